// Builds a move of a game of action points part by part: a card, a place, what lies there. The page
// holds every option with the parts that lead to it, and lights up what can come next. Nothing is
// sent before the move is complete.

import { postForm } from "../../shared/form-post.js";
import { hideSheet, showSheet } from "./move-sheet.js";

// A touch on these is not a touch beside everything.
const KEEPS_CHOICE = "button, summary, select, label, #move-sheet";

let chosenParts = [];

const isAsked = () => document.getElementById("table").matches("[data-asked]");
const options = () =>
  [...document.querySelectorAll("#options button")].map((button) => ({
    move: button.value,
    path: button.dataset.partPath.split(" "),
    text: button.textContent,
    preview: button.dataset.preview,
    brief: button.dataset.brief,
  }));
const tokensOf = (element) => element.dataset.part.split(" ");
const elementsOf = (token) =>
  [...document.querySelectorAll("[data-part]")].filter((element) =>
    tokensOf(element).includes(token),
  );
const openOptions = () =>
  options().filter(({ path }) => chosenParts.every((part, index) => path[index] === part));

export function enableMoveBuilder() {
  document.addEventListener("click", (event) => {
    const element = event.target.closest("[data-asked] [data-part], [data-next-part]");
    if (event.target.closest("#sheet-close")) {
      chooseParts([]);
      return;
    }
    if (!element) {
      if (event.target.closest("#board, .reach") && !event.target.closest(KEEPS_CHOICE))
        chooseParts([]);
      return;
    }
    if (element.dataset.nextPart) {
      chooseParts([...chosenParts, element.dataset.nextPart]);
      return;
    }
    touchElement(element);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || document.querySelector("dialog[open]") || !chosenParts.length)
      return;
    chooseParts([]);
  });
  document.addEventListener("option-chosen", (event) => {
    const chosen = options().find(({ move }) => move === event.detail.move);
    if (!chosen) return; // a button of its own
    event.preventDefault();
    chooseParts(chosen.path);
    document.getElementById("confirm").focus();
  });
  document.addEventListener("page-patched", showParts);
  document.addEventListener("move-accepted", () => chooseParts([]));
  showParts();
}

// The options that a touch on this element would leave open; none if it cannot be chosen now.
export function optionsWith(element) {
  if (!element.dataset.part || !isAsked()) return [];
  const tokens = [...tokensOf(element), ...tokensBelow(element)];
  const leading = (given, depth) => {
    const part = tokens.find((token) => given.some(({ path }) => path[depth] === token));
    return part ? given.filter(({ path }) => path[depth] === part) : [];
  };
  const next = leading(openOptions(), chosenParts.length);
  return next.length ? next : leading(options(), 0);
}

// What could be chosen after this element, and the least to say of it.
export function nextParts(element) {
  const open = optionsWith(element);
  const tokens = [...tokensOf(element), ...tokensBelow(element)];
  const depth = open[0].path.findIndex((part) => tokens.includes(part)) + 1;
  const next = [...new Set(open.map(({ path }) => path[depth]).filter(Boolean))];
  return next.map((token) => ({
    name: elementsOf(token)[0].dataset.partName,
    brief: briefOf(token, open, depth),
  }));
}

function touchElement(element) {
  const tokens = [...tokensOf(element), ...tokensBelow(element)];
  const next = openOptions().map(({ path }) => path[chosenParts.length]);
  const part = tokens.find((token) => next.includes(token));
  const again = tokens.find((token) => chosenParts.includes(token));
  const other = options().find(({ path }) => tokens.includes(path[0]));
  if (part) chooseParts([...chosenParts, part]);
  else if (again) chooseParts(chosenParts.slice(0, chosenParts.indexOf(again)));
  else if (other) chooseParts([other.path[0]]);
  else explainRefusal(element);
}

// A touch on a card may be meant for the place it lies on.
function tokensBelow(element) {
  const place = element.closest(".site")?.querySelector("[data-part]");
  return place && place !== element ? tokensOf(place) : [];
}

// Asks the server about what cannot be done, since its answer says why.
async function explainRefusal(element) {
  const move = chosenParts.length ? composeMove(element) : element.dataset.sampleMove;
  if (!move) {
    document.dispatchEvent(
      new CustomEvent("card-info-requested", { detail: element.dataset.card }),
    );
    return;
  }
  const form = document.getElementById("moves");
  const fields = new FormData(form);
  fields.set("move", move);
  const answer = await postForm(form.action.replace(/move$/, "judge"), fields);
  const error = answer.error ?? (answer.why && { message: answer.why, rule: answer.rule });
  if (error) document.dispatchEvent(new CustomEvent("move-refused", { detail: error }));
}

// The text of a move that aims a card in hand at a target that is not allowed.
function composeMove(element) {
  const card = elementsOf(chosenParts[0])[0];
  if (!card?.dataset.neededWords || "neededWords" in element.dataset)
    return element.dataset.sampleMove;
  const targets = [...chosenParts.slice(1).map((token) => elementsOf(token)[0]), element];
  const neededWords = card.dataset.neededWords.split(" ");
  const words = [];
  for (const target of targets)
    while (words.length < neededWords.length) {
      const kind = neededWords[words.length];
      // the last place that a move names is not the first one
      const isForLast = target !== targets.at(-1) && neededWords.indexOf(kind) < words.length;
      if (!target.hasAttribute(`data-word-${kind}`) || isForLast) break;
      words.push(target.getAttribute(`data-word-${kind}`));
    }
  return words.length === neededWords.length
    ? `${card.dataset.moveStem} ${words.join(" ")}`
    : undefined;
}

function wholeOption() {
  const open = openOptions();
  if (open.length === 1 && chosenParts.length) return open[0];
  return chosenParts.length
    ? open.find(({ path }) => path.length === chosenParts.length)
    : undefined;
}

function chooseParts(parts) {
  const first = elementsOf(chosenParts[0] ?? "")[0];
  const leaving = document.activeElement?.closest("#move-sheet");
  chosenParts = parts;
  document.getElementById("notice").hidden = true; // it was about another attempt
  showParts();
  const isFocusLost =
    document.activeElement === document.body || !document.activeElement.checkVisibility();
  if (leaving && isFocusLost) (firstButton() ?? first)?.focus();
}

function showParts() {
  if (!openOptions().length) chosenParts = [];
  const open = openOptions();
  const whole = wholeOption();
  const next = new Set(open.map(({ path }) => path[chosenParts.length]).filter(Boolean));
  for (const element of document.querySelectorAll("[data-part]")) {
    const tokens = tokensOf(element);
    const isLit = tokens.some((token) => next.has(token));
    const isChosen = tokens.some((token) => chosenParts.includes(token));
    element.classList.toggle("lit", isLit);
    if (element.classList.contains("aim")) element.hidden = !isLit && !isChosen;
    if (isChosen) element.setAttribute("aria-pressed", "true");
    else element.removeAttribute("aria-pressed");
  }
  for (const element of document.querySelectorAll("#hand [data-part], #deck")) {
    if (isAsked()) element.removeAttribute("aria-disabled");
    else element.setAttribute("aria-disabled", "true");
  }
  if (!document.getElementById("move-sheet")) return;
  const confirm = document.getElementById("confirm");
  confirm.hidden = !whole;
  if (whole) {
    confirm.value = whole.move;
    confirm.textContent = whole.text;
  }
  for (const list of document.querySelectorAll("[data-beside-hand]"))
    list.hidden = !list.querySelector(".lit, [aria-pressed]");
  const isOffered = chosenParts.length ? !(whole && open.length === 1) : mustAim(next);
  offerParts(isOffered ? [...next].filter((token) => !isBesideHand(token)) : [], open);
  if (chosenParts.length || isOffered)
    showSheet({
      card: elementsOf(chosenParts[0] ?? "")[0],
      title: titleOf(chosenParts[0]),
      option: whole,
      previews: open.map(({ preview }) => preview),
    });
  else hideSheet();
}

// What is chosen is called, if it is not a card: the deck, for example. Before, it is the question.
const titleOf = (token) =>
  token
    ? (elementsOf(token)[0].dataset.partName ?? elementsOf(token)[0].getAttribute("aria-label"))
    : document.getElementById("question").textContent;

// Whether every next part lies in an estate, which may be folded up.
const mustAim = (next) =>
  next.size > 0 &&
  !document.querySelector(".doing") &&
  [...next].every((token) => token[0] === "e");

// What lies right above the hand needs no second button.
const isBesideHand = (token) => elementsOf(token)[0].closest("[data-beside-hand]") !== null;

// Offers the next parts as buttons with words too: what is lit may be far away. Beside each stands
// what it would bring, if that depends on nothing else.
function offerParts(tokens, open) {
  const parts = document.getElementById("parts");
  const offered = tokens.map((token) => ({
    token,
    brief: briefOf(token, open, chosenParts.length),
  }));
  const key = JSON.stringify(offered);
  if (parts.dataset.offered === key) return;
  parts.dataset.offered = key;
  parts.replaceChildren(...offered.map(offeredPart));
  parts.hidden = !tokens.length;
}

function offeredPart({ token, brief }) {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.nextPart = token;
  button.textContent = elementsOf(token)[0].dataset.partName;
  if (brief) {
    const chance = document.createElement("b");
    chance.textContent = brief;
    button.append(" ", chance);
  }
  return button;
}

function briefOf(token, open, depth) {
  const leading = open.filter(({ path }) => path[depth] === token);
  const briefs = new Set(leading.map(({ brief }) => brief));
  return briefs.size === 1 ? [...briefs][0] : "";
}

function firstButton() {
  const confirm = document.getElementById("confirm");
  return confirm.hidden ? document.querySelector("#parts button") : confirm;
}
