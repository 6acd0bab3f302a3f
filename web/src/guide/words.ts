/** The page's own words about the guide; what it tells stands in `steps`. */

import { speaker } from "../look/say";

export const say = speaker({
  "next": "Got it",
  "close": "No more tips",
});
