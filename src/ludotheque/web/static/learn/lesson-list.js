// The lessons of a game: which are done, and where one goes on.

import { lessonState } from "./lesson-memory.js";

let isSuggested = false; // the first lesson that is not done

for (const door of document.querySelectorAll("[data-lesson]")) {
  const reached = lessonState(door.dataset.lesson);
  const last = Number(door.dataset.lastStep);
  const isBegun = reached.step > 1 && reached.step < last;
  const state = door.querySelector(".lesson-state");
  const { openText, begunText, doneText } = state.dataset;
  state.textContent = isBegun ? begunText : reached.isDone ? doneText : openText;
  door.classList.toggle("done", Boolean(reached.isDone) && !isBegun);
  if (isBegun) door.href += `/${reached.step}`;
  const bar = door.querySelector("progress");
  bar.value = isBegun ? reached.step - 1 : reached.isDone ? last : 0;
  bar.hidden = !bar.value;
  if (reached.isDone || isSuggested) continue;
  isSuggested = true;
  door.classList.add("suggested");
}
