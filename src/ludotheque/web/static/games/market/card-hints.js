// Under the mouse and the focus, a card says what it does, in the bubble of shared/icon-hints.js. Its
// text is the info dialog's; it is given to the card just before the bubble looks for it.

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
  const card = target.closest?.("#table [data-card]");
  if (!card || card.dataset.hint || card.dataset.card.includes(" ")) return;
  const about = document.getElementById(`about-${card.dataset.card}`).content;
  const [name, text] = ["h2", "p"].map((part) => about.querySelector(part).textContent);
  card.dataset.hint = `${name} · ${text}`;
}
