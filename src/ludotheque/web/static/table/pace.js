// How fast what others do is shown: whoever watches decides, in the settings of the device.

import { load } from "../shared/browser-storage.js";

export const INSTANT = "instant";
export const BY_STEPS = "steps";
const USUAL = "normal";
const SPEEDS = { [INSTANT]: 0, quick: 4 / 9, [USUAL]: 1, [BY_STEPS]: Number.POSITIVE_INFINITY };

export function pace() {
  // a browser that stores nothing keeps what was chosen on this page
  const chosen = load("pace", null) ?? document.documentElement.dataset.pace;
  return chosen in SPEEDS ? chosen : USUAL;
}

// How long something stands that takes so many milliseconds at the normal pace: nothing at once, and
// without end where the watcher goes from step to step.
export function beat(milliseconds) {
  return milliseconds && milliseconds * SPEEDS[pace()];
}
