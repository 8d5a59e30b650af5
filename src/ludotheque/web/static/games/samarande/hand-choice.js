// Les Fils de Samarande: which cards of the dealt hand to keep. Tap them in any order; the button
// appears when there are enough.

const keptIds = new Set(); // ids of elements

const hand = () => document.querySelector("[data-keep-count]");

export function enableHandChoice() {
  document.addEventListener("click", (event) => {
    const card = event.target.closest("[data-keep-card]");
    if (card) toggleCard(card);
  });
  document.addEventListener("option-chosen", (event) => {
    if (!hand()) return;
    event.preventDefault();
    chooseCards(event.detail.move.split(" ").slice(1));
    document.getElementById("confirm").focus();
  });
  document.addEventListener("page-patched", showKept);
  document.addEventListener("move-accepted", showKept);
  showKept();
}

function toggleCard(card) {
  document.getElementById("notice").hidden = true;
  if (keptIds.has(card.id)) keptIds.delete(card.id);
  else if (keptIds.size < Number(hand().dataset.keepCount)) keptIds.add(card.id);
  else
    document.dispatchEvent(
      new CustomEvent("move-refused", { detail: { message: hand().dataset.enoughText } }),
    );
  showKept();
}

// From the list of options, or a hint: as many of each kind as it names.
function chooseCards(names) {
  keptIds.clear();
  const missing = [...names];
  for (const { id, dataset } of hand().querySelectorAll("[data-keep-card]")) {
    const index = missing.indexOf(dataset.keepCard);
    if (index < 0) continue;
    missing.splice(index, 1);
    keptIds.add(id);
  }
  showKept();
}

function showKept() {
  const list = hand();
  if (!list) {
    keptIds.clear();
    return;
  }
  const cards = [...list.querySelectorAll("[data-keep-card]")];
  for (const card of cards) card.setAttribute("aria-pressed", keptIds.has(card.id));
  const count = document.getElementById("kept");
  const text = list.dataset.countTexts.split("|")[keptIds.size];
  if (count.textContent !== text) count.textContent = text;
  const confirm = document.getElementById("confirm");
  const isWhole = keptIds.size === Number(list.dataset.keepCount);
  if (!isWhole && confirm === document.activeElement) cards[0].focus();
  confirm.hidden = !isWhole;
  if (!isWhole) return;
  const names = cards.filter((card) => keptIds.has(card.id)).map((card) => card.dataset.keepCard);
  confirm.value = `keep ${names.join(" ")}`;
  confirm.textContent = list.dataset.buttonText;
}
