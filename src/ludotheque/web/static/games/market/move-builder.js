// Builds a move of a game of action points part by part: a card, a place, what lies there. The page
// holds every option with the parts that lead to it, and lights up what can come next. Nothing is
// sent before the move is complete.

import { postForm } from "../../shared/form-post.js";

let chosenParts = [];

const options = () =>
  [...document.querySelectorAll("#options button")].map((button) => ({
    move: button.value,
    path: button.dataset.partPath.split(" "),
    text: button.textContent,
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
    const element = event.target.closest("[data-part], [data-next-part]");
    if (!element) {
      if (event.target.closest(".play") && !event.target.closest("button, summary, select, label"))
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
  document.addEventListener("page-patched", showParts);
  document.addEventListener("move-accepted", () => chooseParts([]));
  showParts();
}

function touchElement(element) {
  const tokens = [...tokensOf(element), ...tokensBelow(element)];
  const next = openOptions().map(({ path }) => path[chosenParts.length]);
  const part = tokens.find((token) => next.includes(token));
  const again = tokens.find((token) => chosenParts.includes(token));
  const other = options().find(({ path }) => tokens.includes(path[0]));
  if (part) chooseParts([...chosenParts, part]);
  else if (again && again === chosenParts.at(-1) && wholeOption())
    document.getElementById("confirm").click();
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
  const leaving = document.activeElement?.closest("#confirm, #parts, [data-beside-hand]");
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
  const confirm = document.getElementById("confirm");
  if (!confirm) return;
  confirm.hidden = !whole;
  if (whole) {
    confirm.value = whole.move;
    confirm.textContent = whole.text;
  }
  for (const button of document.querySelectorAll(".doing")) button.hidden = chosenParts.length > 0;
  for (const list of document.querySelectorAll("[data-beside-hand]"))
    list.hidden = !list.querySelector(".lit, [aria-pressed]");
  const isOffered = chosenParts.length ? !(whole && open.length === 1) : mustAim(next);
  offerParts(isOffered ? [...next].filter((token) => !isBesideHand(token)) : []);
}

// Whether every next part lies in an estate, which may be folded up.
const mustAim = (next) =>
  next.size > 0 &&
  !document.querySelector(".doing") &&
  [...next].every((token) => token[0] === "e");

// What lies right above the hand needs no second button.
const isBesideHand = (token) => elementsOf(token)[0].closest("[data-beside-hand]") !== null;

// Offers the next parts as buttons with words too: what is lit may be far away.
function offerParts(tokens) {
  const parts = document.getElementById("parts");
  const offered = [...parts.children].map((button) => button.dataset.nextPart).join();
  if (offered === tokens.join()) return;
  parts.replaceChildren(
    ...tokens.map((token) => {
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.nextPart = token;
      button.textContent = elementsOf(token)[0].dataset.partName;
      return button;
    }),
  );
  parts.hidden = !tokens.length;
}

function firstButton() {
  const confirm = document.getElementById("confirm");
  return confirm.hidden ? document.querySelector("#parts button") : confirm;
}
