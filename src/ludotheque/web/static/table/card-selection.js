// A card in hand that is a whole move: tap once to select it, and again to play it. The button that
// appears and the place that lights up play it too. Nothing is sent before that.

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
    document.getElementById("notice").hidden = true; // it was about another attempt
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
  if (!card && !selected.length) return; // other kinds of choice are not handled here
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
