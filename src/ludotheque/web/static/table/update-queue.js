// Updates that wait to be shown: one after the other, each for as long as the pace of this device
// gives it. Whoever cannot wait is shown the newest one at once.

import { INSTANT, pace } from "./pace.js";

const MOST_MILLISECONDS_BEHIND = 4500; // at the quick pace, however much others do
let waiting = [];
let standing = Promise.resolve(); // until what is shown now has stood long enough
let endStanding = () => {};
let isCatchingUp = false;
let isSkipping = false; // to the reader's next turn
let limit = 0;

export const isBehind = () => waiting.length > 0;

export function addUpdate(update) {
  waiting.push(update);
  // where answers are awaited for a while, the time runs
  if (update.hurry || isSkipping || pace() === INSTANT) catchUp();
  else if (pace() === "quick" && !limit) limit = setTimeout(catchUp, MOST_MILLISECONDS_BEHIND);
  if (isBehind()) document.dispatchEvent(new Event("table-behind"));
}

// The update to show next, as soon as it is time; nothing if it was shown with an earlier one.
export async function nextUpdate() {
  await standing;
  const shown = isCatchingUp ? waiting : waiting.slice(0, 1);
  waiting = waiting.slice(shown.length);
  if (!isBehind()) {
    isCatchingUp = false;
    clearTimeout(limit);
    limit = 0;
  }
  if (shown.some((update) => update.asked)) isSkipping = false;
  return shown.length ? together(shown) : null;
}

// What is shown now stands until `isOver`, or until somebody cannot wait.
export function standUntil(isOver) {
  standing = Promise.race([isOver, new Promise((resolve) => (endStanding = resolve))]);
}

export function catchUp() {
  isCatchingUp = isBehind();
  endStanding();
}

// From now on everything is shown at once, until the reader is asked.
export function skipToTurn() {
  isSkipping = !document.getElementById("table").matches("[data-asked]");
  catchUp();
}

function together(updates) {
  const newest = updates.at(-1);
  return {
    ...newest,
    told: updates.flatMap((update) => update.told),
    said: updates.flatMap((update) => update.said),
    travels: updates.length > 1 ? [] : newest.travels,
    isSkipped: updates.length > 1,
  };
}
