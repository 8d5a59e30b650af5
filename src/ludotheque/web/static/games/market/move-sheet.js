// The sheet that explains a chosen card before its move is made: what it does, what it costs, what it
// would do here. Words and figures come with the page: the texts of cards are the info dialog's, and
// each option names its preview.

import { sizeOdds } from "./odds-bar.js";

const smallScreen = matchMedia("(max-width: 60rem), (max-height: 30rem)");
const part = (id) => document.getElementById(id);

// `card` is the element that was chosen first, `option` the move if its parts are complete. While
// there is a choice left, `previews` are those of all options that are still open.
export function showSheet({ card, title, option, previews }) {
  const sheet = part("move-sheet");
  if (!sheet) return;
  const form = sheet.closest("form");
  if (!form.classList.contains("choosing")) openSheet(form);
  sheet.hidden = false;
  const about = card?.dataset.card && part(`about-${card.dataset.card}`).content;
  part("sheet-card").replaceChildren(...(about ? [faceOf(about)] : []));
  setText("sheet-title", about ? about.querySelector("h2").textContent : title);
  setText("sheet-about", about ? about.querySelector("p").textContent : "");
  showRule(about);
  part("sheet-does").hidden = !about;
  part("sheet-close").hidden = !card;
  showCost(option ? [option.preview] : previews);
  showHere(option?.preview);
  makeScrollable();
}

// A small link to where the rules explain the card.
function showRule(about) {
  const link = part("sheet-rule");
  const rule = about ? about.querySelector(".card-rule") : null;
  link.hidden = !rule;
  if (!rule) return;
  link.href = rule.getAttribute("href");
  link.textContent = rule.textContent;
}

export function hideSheet() {
  const sheet = part("move-sheet");
  if (!sheet) return;
  sheet.hidden = true;
  sheet.closest("form").classList.remove("choosing");
}

// The table does not move: the sheet is as high as what it replaces. On a small screen it may be
// higher, and the reader's own estate is brought into sight above it.
function openSheet(form) {
  form.style.setProperty("--footprint", `${form.getBoundingClientRect().height}px`);
  form.classList.add("choosing");
  if (smallScreen.matches)
    requestAnimationFrame(() => part("mine")?.scrollIntoView({ block: "start" }));
}

addEventListener("resize", () => {
  const sheet = part("move-sheet");
  if (!sheet || sheet.hidden) return;
  hideSheet();
  openSheet(sheet.closest("form"));
  sheet.hidden = false;
  makeScrollable();
});

// What does not fit is scrolled by keyboard too; what fits is no stop for the Tab key.
function makeScrollable() {
  for (const id of ["sheet-body", "sheet-outlook"]) {
    const { scrollHeight, clientHeight } = part(id);
    if (scrollHeight > clientHeight + 1) part(id).tabIndex = 0;
    else part(id).removeAttribute("tabindex");
  }
}

function faceOf(about) {
  return about.querySelector(".card").cloneNode(true);
}

// The cost, if it is the same for everything that is still open.
export function costOf(previews) {
  const costs = new Set(previews.map((id) => part(id)?.dataset.cost ?? ""));
  const [points] = costs;
  return costs.size === 1 && points ? { points, text: part(previews[0]).dataset.costText } : null;
}

// What a preview says, line by line.
export function outlookOf(preview) {
  const words = (element) => element.textContent.trim().replace(/\s+/g, " ");
  const odds = [...part(preview).querySelectorAll(".odds li")].map(words);
  const lines = [...part(preview).querySelectorAll(".case, p")].map((each) =>
    each.matches("p")
      ? words(each)
      : [...each.querySelectorAll(":scope > small, .unseen")].map(words).join(" · "),
  );
  return [...(odds.length ? [odds.join(" · ")] : []), ...lines];
}

function showCost(previews) {
  const cost = costOf(previews);
  const line = part("sheet-cost");
  line.hidden = !cost;
  if (!cost) return;
  const hexagon = document.createElement("b");
  hexagon.className = "points-cost";
  hexagon.setAttribute("aria-hidden", "true");
  hexagon.textContent = cost.points;
  line.replaceChildren(hexagon, ` ${cost.text}`);
}

function showHere(preview) {
  const shown = preview ? [...part(preview).children].map((each) => each.cloneNode(true)) : [];
  part("sheet-here").replaceChildren(...shown);
  sizeOdds(part("sheet-here"));
  part("sheet-here").parentElement.hidden = !shown.length;
}

// A live region is read again whenever it is written.
function setText(id, text) {
  if (part(id).textContent !== text) part(id).textContent = text;
}
