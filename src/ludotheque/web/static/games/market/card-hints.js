// Under the mouse and the focus, what can be chosen says what it does, what it costs and what it would
// do here, in the bubble of shared/icon-hints.js; a card that can only be read, what it does. The words
// are those of the info dialog and of the sheet, given to the element just before the bubble looks.

import { nextParts, optionsWith } from "./move-builder.js";
import { costOf, outlookOf } from "./move-sheet.js";

const MOST_TARGETS = 6;
const written = new WeakSet();

export function enableCardHints() {
  document.addEventListener(
    "pointerover",
    ({ target, pointerType }) => pointerType !== "touch" && hintAt(target),
    true,
  );
  document.addEventListener(
    "focusin",
    ({ target }) => target.matches(":focus-visible") && hintAt(target),
    true,
  );
}

function hintAt(target) {
  const element = target.closest?.("#table :is([data-card], .deck)");
  if (!element || (element.dataset.hint && !written.has(element))) return;
  if (element.dataset.card?.includes(" ")) return;
  const lines = [aboutOf(element), ...prospectOf(element)];
  element.dataset.hint = lines.join("\n");
  written.add(element);
}

function aboutOf({ dataset, ariaLabel }) {
  if (!dataset.card) return ariaLabel;
  const about = document.getElementById(`about-${dataset.card}`).content;
  return ["h2", "p"].map((part) => about.querySelector(part).textContent).join(" · ");
}

// What a touch would lead to: the outlook if it is the same wherever it is aimed, otherwise the targets
// with the least to say of each.
function prospectOf(element) {
  const open = optionsWith(element);
  if (!open.length) return [];
  const previews = [...new Set(open.map(({ preview }) => preview))];
  const cost = costOf(previews);
  const lines = previews.length === 1 ? outlookOf(previews[0]) : targetsOf(element);
  const here = document.getElementById("here-title")?.textContent;
  return [cost?.text, lines.length && `${here} · ${lines.join("\n")}`].filter(Boolean);
}

function targetsOf(element) {
  const targets = nextParts(element).filter(({ brief }) => brief);
  const told = targets.slice(0, MOST_TARGETS).map(({ name, brief }) => `${name} · ${brief}`);
  return targets.length > MOST_TARGETS ? [...told, "…"] : told;
}
