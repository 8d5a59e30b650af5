// The log: an entry lights the elements that it is about, under the pointer, the finger or the focus.
// The log is one stop for the Tab key; the arrow keys go from entry to entry.

import { light, putOut } from "./lights.js";

const ENTRY = "#log .log-entry";
const STEPS = { ArrowDown: 1, ArrowUp: -1 };
let lit = null;

export function enableLogEntries() {
  document.addEventListener("pointerover", (event) => lightEntry(event.target.closest?.(ENTRY)));
  document.addEventListener("focusin", (event) => lightEntry(event.target.closest(ENTRY)));
  document.addEventListener("focusout", () => lightEntry(null));
  document.addEventListener("keydown", (event) => {
    const log = document.getElementById("log");
    if (!(event.key in STEPS) || !log?.contains(event.target)) return;
    const entries = [...log.querySelectorAll(".log-entry")];
    const at = entries.indexOf(event.target);
    const next = at < 0 ? entries.at(-1) : entries[at + STEPS[event.key]];
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  document.addEventListener("page-patched", () => lightEntry(null));
}

function lightEntry(entry) {
  if (entry === lit || (!entry && !lit)) return;
  lit = entry;
  if (entry?.dataset.lights) light(entry.dataset.lights);
  else putOut();
}
