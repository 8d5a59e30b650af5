// A card of the hand that is a whole move: tap once to select it, again to play it; or use the
// button that appears, or the place that lights up. Nothing is sent before that.

const WHOLE_MOVES = ".hand .card[value]"; // elsewhere a card in hand is only a part of a move
const SELECTED = '.hand [value][aria-pressed="true"]';

export function enableCardSelection() {
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-plays-selected]")) {
      document.getElementById("confirm")?.click();
      return;
    }
    const card = event.target.closest(WHOLE_MOVES);
    if (!card) {
      if (event.target.closest(".play") && !event.target.closest("button")) selectCard(null);
      return;
    }
    if (!card.classList.contains("lit")) return; // the server says why not
    if (card.getAttribute("aria-pressed") === "true") return; // the second tap plays it
    event.preventDefault();
    selectCard(card);
    document.getElementById("notice").hidden = true; // what it said was about another try
  });

  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !document.querySelector("dialog[open]")) selectCard(null);
  });
  document.addEventListener("page-patched", () => selectCard(document.querySelector(SELECTED)));
  document.addEventListener("move-accepted", () => selectCard(null));
}

function selectCard(card) {
  const confirm = document.getElementById("confirm");
  const selected = document.querySelectorAll(SELECTED);
  if (!card && !selected.length) return; // what is chosen otherwise is not ours
  for (const other of selected) {
    if (other === card) continue;
    other.removeAttribute("aria-pressed");
    if (confirm && confirm === document.activeElement) other.focus(); // before it is hidden
  }
  const landing = document.querySelector("[data-plays-selected]");
  if (card) card.setAttribute("aria-pressed", "true");
  if (landing) landing.hidden = !card;
  if (!confirm) return;
  confirm.hidden = !card;
  if (card) {
    confirm.value = card.value;
    confirm.textContent = card.dataset.meaning;
  }
}
