// The puzzles of a game: which of them are solved.

import { isSolved } from "./puzzle-memory.js";

for (const door of document.querySelectorAll(".puzzles [data-puzzle]")) {
  if (!isSolved(door.dataset.puzzle)) continue;
  door.classList.add("solved");
  door.setAttribute("aria-label", door.dataset.solvedText);
}
