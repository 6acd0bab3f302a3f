/** The page's own words about the guide; what it tells comes from the game. */

import { speaker } from "../look/say";

export const say = speaker({
  next: "Got it",
  close: "No more tips",
});
