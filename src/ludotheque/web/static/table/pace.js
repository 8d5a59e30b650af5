// How fast what others do is shown: whoever watches decides, and this device remembers it.

import { load, store } from "../shared/browser-storage.js";

export const INSTANT = "instant";
export const BY_STEPS = "steps";
const USUAL = "normal";
const SPEEDS = { [INSTANT]: 0, quick: 4 / 9, [USUAL]: 1, [BY_STEPS]: Number.POSITIVE_INFINITY };
const KEY = "pace";

export function pace() {
  const stored = load(KEY, USUAL);
  return stored in SPEEDS ? stored : USUAL;
}

// How long something stands that takes so many milliseconds at the normal pace: nothing at once, and
// without end where the watcher goes from step to step.
export function beat(milliseconds) {
  return milliseconds && milliseconds * SPEEDS[pace()];
}

// It is chosen in the bar, or beside the log, which is sent again after every move.
export function enablePaceField() {
  document.addEventListener("change", ({ target }) => {
    if (!("paceChoice" in target.dataset)) return;
    store(KEY, target.value);
    showPace();
  });
  document.addEventListener("page-patched", showPace);
  showPace();
}

function showPace() {
  for (const field of document.querySelectorAll("[data-pace-choice]")) field.value = pace();
}
