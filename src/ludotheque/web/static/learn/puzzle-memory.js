// Which puzzles this device has solved: by their keys, since numbers may change.

import { load, store } from "../shared/browser-storage.js";

const KEY = "puzzles";

export const isSolved = (puzzle) => load(KEY, []).includes(puzzle);

export function noteSolved(puzzle) {
  if (!isSolved(puzzle)) store(KEY, [...load(KEY, []), puzzle]);
}
