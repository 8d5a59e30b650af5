// How far this device has come in each lesson. The server is told that somebody has come to a step for
// the first time, and not who.

import { load, store } from "../shared/browser-storage.js";

const KEY = "lessons";

export const lessonState = (lesson) => load(KEY, {})[lesson] ?? { step: 0, furthest: 0 };

// Whether no lesson has been begun here.
export const isUnread = () => !Object.keys(load(KEY, {})).length;

export function noteStep(lesson, address, step, last) {
  const before = lessonState(lesson);
  const furthest = Math.max(before.furthest, step);
  const isDone = before.isDone || step === last;
  store(KEY, { ...load(KEY, {}), [lesson]: { step, furthest, isDone } });
  for (let number = before.furthest + 1; number <= furthest; number += 1)
    navigator.sendBeacon(`${address}/${number}/reached`);
}
