/** The page's own words about plots. */

import { speaker } from "../look/say";

export const say = speaker({
  point: "{at}: {values}",
  pair: "{name} {value}",
  when: "Point in time",
  empty: "Nothing to plot yet: the first point comes when a turn ends.",
});
