// Searches rules and cards while somebody types: only the passages that have all of the words stay.
// Accents and capitals make no difference. The rules' page fetches the cards when they are first
// needed. It works on these pages and where they are shown in a dialog.

const PASSAGES = "p, li, figure";
const HEADINGS = "h2, h3";

document.documentElement.classList.add("scripted");
document.addEventListener("input", ({ target }) => {
  if ("search" in (target.dataset ?? {})) search(target);
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !("search" in (event.target.dataset ?? {}))) return;
  event.preventDefault();
  const found = passagesAround(event.target).find((passage) => !passage.hidden);
  found?.scrollIntoView({ block: "center" });
});

const plain = (text) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();

const textAround = (field) => field.closest("#text");

// Those that hold no other passage.
function passagesAround(field) {
  const all = [...textAround(field).querySelectorAll(PASSAGES)];
  return all.filter(
    (passage) => !passage.closest(".text-search") && !passage.parentElement.closest("li, figure"),
  );
}

async function search(field) {
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  if (words.length) await fetchCards(field);
  if (plain(field.value).split(/\s+/).filter(Boolean).join(" ") !== words.join(" ")) return;
  const passages = passagesAround(field);
  for (const passage of passages) {
    const text = plain(passage.textContent);
    passage.hidden = !words.every((word) => text.includes(word));
  }
  const text = textAround(field);
  const cards = text.querySelector(".found-cards");
  if (cards) cards.hidden = !words.length;
  for (const fold of text.querySelectorAll("details")) setFold(fold, words.length > 0);
  for (const heading of text.querySelectorAll(HEADINGS)) heading.hidden = isEmptyBelow(heading);
  const found = words.length ? passages.filter((passage) => !passage.hidden).length : -1;
  tell(field, found);
}

// What is folded is unfolded while something is found in it, and then as it was.
function setFold(fold, isSearching) {
  const hasFound = [...fold.querySelectorAll(PASSAGES)].some((passage) => !passage.hidden);
  if (isSearching && !("wasOpen" in fold.dataset)) fold.dataset.wasOpen = fold.open ? "1" : "";
  fold.hidden = !hasFound;
  if (isSearching) fold.open = hasFound;
  else if ("wasOpen" in fold.dataset) {
    fold.open = fold.dataset.wasOpen === "1";
    delete fold.dataset.wasOpen;
  }
}

// Whether nothing is left of the section that a heading begins.
function isEmptyBelow(heading) {
  if (heading.closest("li, summary")) return false;
  for (let next = heading.nextElementSibling; next; next = next.nextElementSibling) {
    if (next.matches(HEADINGS) || next.matches("details")) break;
    if (!next.hidden && (!next.querySelector(PASSAGES) || hasShown(next))) return false;
  }
  return true;
}

const hasShown = (element) =>
  [...element.querySelectorAll(PASSAGES)].some((passage) => !passage.hidden);

async function fetchCards(field) {
  const address = field.dataset.alsoSearched;
  const text = textAround(field);
  if (!address || text.querySelector(".found-cards")) return;
  const place = document.createElement("div");
  place.className = "found-cards";
  const heading = document.createElement("h2");
  heading.textContent = field.dataset.cardsTitle;
  place.append(heading);
  text.append(place);
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const cards = page.querySelector(".catalogue");
  for (const card of cards?.querySelectorAll("[id]") ?? []) card.removeAttribute("id");
  if (cards) place.append(cards);
}

function tell(field, found) {
  const texts = field.dataset.foundTexts.split("|");
  const status = field.closest("[role=search]").querySelector("[data-search-status]");
  status.textContent = found < 0 ? "" : texts[Math.min(found, 2)].replace("#", found);
}
