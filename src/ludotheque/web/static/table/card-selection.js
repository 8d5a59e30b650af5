// A whole move that can be selected, a card in hand for example: touch it once to select it, and
// again to play it. The button that appears and the place that lights up play it too. Nothing is
// sent before that.

import { explainSelected } from "./choice-explanation.js";

const WHOLE_MOVES = "[data-meaning][value]"; // elsewhere a card in hand is only a part of a move
const SELECTED = `${WHOLE_MOVES}[aria-pressed="true"]`;
let isSelecting = false; // the selected card may be gone when its move has been played
const isRefused = (move) => move?.getAttribute("aria-disabled") === "true";

export function enableCardSelection() {
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-plays-selected]")) {
      document.getElementById("confirm")?.click();
      return;
    }
    const move = event.target.closest(WHOLE_MOVES);
    if (!move) {
      if (event.target.closest(".play") && !event.target.closest("button")) selectMove(null);
      return;
    }
    if (isRefused(move)) return; // the server says why
    if (move.getAttribute("aria-pressed") === "true") return; // the second touch plays it
    event.preventDefault();
    selectMove(move);
    document.getElementById("notice").hidden = true; // it was about another attempt
  });

  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !document.querySelector("dialog[open]")) selectMove(null);
  });
  document.addEventListener("page-patched", () => {
    const selected = document.querySelector(SELECTED);
    selectMove(isRefused(selected) ? null : selected);
  });
  document.addEventListener("move-accepted", () => selectMove(null));
}

function selectMove(move) {
  const confirm = document.getElementById("confirm");
  const selected = document.querySelectorAll(SELECTED);
  if (!move && !isSelecting && !selected.length) return; // other kinds of choice are not handled here
  isSelecting = Boolean(move);
  for (const other of selected) {
    if (other === move) continue;
    other.removeAttribute("aria-pressed");
    if (confirm && confirm === document.activeElement) other.focus(); // before it is hidden
  }
  const landing = document.querySelector("[data-plays-selected]");
  move?.setAttribute("aria-pressed", "true");
  if (landing) landing.hidden = !move?.closest(".hand");
  explainSelected(move?.dataset);
  if (!confirm) return;
  confirm.hidden = !move;
  if (move) {
    confirm.value = move.value;
    confirm.textContent = move.dataset.meaning;
  }
}
