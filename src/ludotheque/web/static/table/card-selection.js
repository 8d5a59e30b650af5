// Choosing a move: tap once to select, again to act; or use the button that appears, or the place
// that lights up. Nothing leaves the page before the choice is whole.

const MOVES = ".hand .card[value]"; // elsewhere a card in hand is only a part of a move
const SELECTED = '.hand [value][aria-pressed="true"]';

export function choosing(send) {
  document.addEventListener("click", (event) => {
    const lands = event.target.closest("[data-lands]");
    if (lands) {
      document.getElementById("confirm")?.click();
      return;
    }
    const card = event.target.closest(MOVES);
    if (!card) {
      if (event.target.closest(".play") && !event.target.closest("button")) select(null);
      return;
    }
    if (!card.classList.contains("lit")) return; // the server says why not
    if (card.getAttribute("aria-pressed") === "true") return; // the second tap acts
    event.preventDefault();
    select(card);
    document.getElementById("notice").hidden = true; // what it said was about another try
  });

  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !document.querySelector("dialog[open]")) select(null);
  });
  document.addEventListener("shown", () => select(document.querySelector(SELECTED)));

  document.addEventListener("submit", async (event) => {
    if (!("moves" in event.target.dataset)) return;
    event.preventDefault();
    const form = event.target;
    if (form.getAttribute("aria-busy")) return;
    const done = await send(form, event.submitter);
    if (!done) return;
    select(null);
    document.dispatchEvent(new Event("sent"));
  });
}

function select(card) {
  const confirm = document.getElementById("confirm");
  const selected = document.querySelectorAll(SELECTED);
  if (!card && !selected.length) return; // what is chosen otherwise is not ours
  for (const other of selected) {
    if (other === card) continue;
    other.removeAttribute("aria-pressed");
    if (confirm && confirm === document.activeElement) other.focus(); // before it is hidden
  }
  const landing = document.querySelector("[data-lands]");
  if (card) card.setAttribute("aria-pressed", "true");
  if (landing) landing.hidden = !card;
  if (!confirm) return;
  confirm.hidden = !card;
  if (card) {
    confirm.value = card.value;
    confirm.textContent = card.dataset.meaning;
  }
}
