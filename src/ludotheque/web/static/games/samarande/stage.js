// Les Fils de Samarande: what its sister game has, and keeping some cards of the hand that was
// dealt. Tap those to keep, in any order; when there are enough, the button appears.

import "../market/stage.js";

const kept = new Set(); // the elements' ids

const hand = () => document.querySelector("[data-keeping]");

document.addEventListener("click", (event) => {
  const card = event.target.closest("[data-keep]");
  if (!card) return;
  document.getElementById("notice").hidden = true;
  if (kept.has(card.id)) kept.delete(card.id);
  else if (kept.size < Number(hand().dataset.keeping)) kept.add(card.id);
  else document.dispatchEvent(new CustomEvent("refused", { detail: { message: hand().dataset.enough } }));
  show();
});

function show() {
  const list = hand();
  if (!list) {
    kept.clear();
    return;
  }
  const cards = [...list.querySelectorAll("[data-keep]")];
  for (const card of cards) card.setAttribute("aria-pressed", kept.has(card.id));
  const count = document.getElementById("kept");
  const says = list.dataset.counts.split("|")[kept.size];
  if (count.textContent !== says) count.textContent = says;
  const confirm = document.getElementById("confirm");
  const whole = kept.size === Number(list.dataset.keeping);
  if (!whole && confirm === document.activeElement) cards[0].focus();
  confirm.hidden = !whole;
  if (!whole) return;
  const names = cards.filter((card) => kept.has(card.id)).map((card) => card.dataset.keep);
  confirm.value = `keep ${names.join(" ")}`;
  confirm.textContent = list.dataset.done;
}

document.addEventListener("shown", show);
document.addEventListener("sent", show);
show();
