// Choosing a move of the games of action points, part by part: a card, a place, what lies there.
// Every option is in the page with the parts that lead to it; what can come next is lit. Nothing
// leaves the page before the choice is whole.

import { post } from "../../shared/form-post.js";

const wide = matchMedia("(min-width: 60.01rem)");
let chosen = []; // the parts so far

const options = () =>
  [...document.querySelectorAll("#options button")].map((button) => ({
    move: button.value,
    path: button.dataset.path.split(" "),
    says: button.textContent,
  }));
const tokens = (element) => element.dataset.part.split(" ");
const touched = (token) => [...document.querySelectorAll("[data-part]")].filter((e) => tokens(e).includes(token));
const fitting = () => options().filter(({ path }) => chosen.every((part, place) => path[place] === part));

document.addEventListener("click", (event) => {
  const element = event.target.closest("[data-part], [data-next]");
  if (!element) {
    if (event.target.closest(".play") && !event.target.closest("button, summary, select, label")) choose([]);
    return;
  }
  if (element.dataset.next) {
    choose([...chosen, element.dataset.next]);
    return;
  }
  touch(element);
});

function touch(element) {
  const own = [...tokens(element), ...tokensBelow(element)];
  const next = fitting().map(({ path }) => path[chosen.length]);
  const part = own.find((token) => next.includes(token));
  const again = own.find((token) => chosen.includes(token));
  if (part) choose([...chosen, part]);
  else if (again && again === chosen.at(-1) && whole()) document.getElementById("confirm").click();
  else if (again) choose(chosen.slice(0, chosen.indexOf(again)));
  else if (options().some(({ path }) => own.includes(path[0]))) choose([options().find(({ path }) => own.includes(path[0])).path[0]]);
  else tryAnyway(element);
}

// Whoever touches what lies on a place may mean the place.
function tokensBelow(element) {
  const place = element.closest(".site")?.querySelector("[data-part]");
  return place && place !== element ? tokens(place) : [];
}

// What cannot be done is asked about, so that the answer says why.
async function tryAnyway(element) {
  const move = chosen.length ? composed(element) : element.dataset.sample;
  if (!move) {
    document.dispatchEvent(new CustomEvent("explain", { detail: element.dataset.card }));
    return;
  }
  const form = document.getElementById("moves");
  const fields = new FormData(form);
  fields.set("move", move);
  const answer = await post(form.action.replace(/move$/, "judge"), fields);
  const why = answer.error ?? (answer.why && { message: answer.why, rule: answer.rule });
  if (why) document.dispatchEvent(new CustomEvent("refused", { detail: why }));
}

// A card of the hand, aimed at something it may not be aimed at, as the move would be written.
function composed(element) {
  const card = touched(chosen[0])[0];
  if (!card?.dataset.form || "form" in element.dataset) return element.dataset.sample;
  const aimed = [...chosen.slice(1).map((token) => touched(token)[0]), element];
  const wanted = card.dataset.form.split(" ");
  const words = [];
  for (const target of aimed)
    while (words.length < wanted.length && wanted[words.length] in target.dataset && !ends(words, wanted, target, aimed))
      words.push(target.dataset[wanted[words.length]]);
  return words.length === wanted.length ? `${card.dataset.stem} ${words.join(" ")}` : undefined;
}

// A place that a move names last is not the one that it named first.
function ends(words, wanted, target, aimed) {
  return target !== aimed.at(-1) && wanted.indexOf(wanted[words.length]) < words.length;
}

function whole() {
  const left = fitting();
  if (left.length === 1 && chosen.length) return left[0];
  return chosen.length ? left.find(({ path }) => path.length === chosen.length) : undefined;
}

function choose(parts) {
  const first = touched(chosen[0] ?? "")[0];
  const leaving = document.activeElement?.closest("#confirm, #parts, [data-near]");
  chosen = parts;
  document.getElementById("notice").hidden = true; // what it said was about another try
  show();
  const isLost = document.activeElement === document.body || !document.activeElement.checkVisibility();
  if (leaving && isLost) (firstPart() ?? first)?.focus();
}

function show() {
  if (!fitting().length) chosen = [];
  const left = fitting();
  const done = whole();
  const next = new Set(left.map(({ path }) => path[chosen.length]).filter(Boolean));
  for (const element of document.querySelectorAll("[data-part]")) {
    const own = tokens(element);
    const lit = own.some((token) => next.has(token));
    element.classList.toggle("lit", lit);
    if (element.classList.contains("aim")) element.hidden = !lit && !own.some((token) => chosen.includes(token));
    if (own.some((token) => chosen.includes(token))) element.setAttribute("aria-pressed", "true");
    else element.removeAttribute("aria-pressed");
  }
  const confirm = document.getElementById("confirm");
  if (!confirm) return;
  confirm.hidden = !done;
  if (done) {
    confirm.value = done.move;
    confirm.textContent = done.says;
  }
  for (const button of document.querySelectorAll(".doing")) button.hidden = chosen.length > 0;
  for (const list of document.querySelectorAll("[data-near]")) list.hidden = !list.querySelector(".lit, [aria-pressed]");
  const isOpen = chosen.length ? !(done && left.length === 1) : mustAim(next);
  offer(isOpen ? [...next].filter((token) => !isNear(token)) : []);
}

// Where nothing else can be done than to choose something that is built: it may be folded up.
const mustAim = (next) => next.size > 0 && !document.querySelector(".doing") && [...next].every((token) => token[0] === "e");

// What lies ready right above the hand needs no second button.
const isNear = (token) => touched(token)[0].closest("[data-near]") !== null;

// What can come next, also as buttons in words: what is lit may be far away.
function offer(next) {
  const parts = document.getElementById("parts");
  const known = [...parts.children].map((button) => button.dataset.next).join();
  if (known === next.join()) return;
  parts.replaceChildren(...next.map((token) => {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.next = token;
    button.textContent = touched(token)[0].dataset.says;
    return button;
  }));
  parts.hidden = !next.length;
}

function firstPart() {
  const confirm = document.getElementById("confirm");
  return confirm.hidden ? document.querySelector("#parts button") : confirm;
}

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || document.querySelector("dialog[open]") || !chosen.length) return;
  choose([]);
});

document.addEventListener("change", (event) => {
  if ("prices" in event.target.dataset) document.getElementById("ask-price").value = event.target.value;
});

document.addEventListener("shown", () => {
  unfold();
  show();
});
document.addEventListener("sent", () => choose([]));

// Where there is room, all that is built can be seen.
function unfold() {
  for (const details of document.querySelectorAll("[data-opens]:not([data-kept-open])")) {
    details.dataset.keptOpen = "";
    details.open = wide.matches;
  }
}
wide.addEventListener("change", () => {
  for (const details of document.querySelectorAll("[data-opens]")) details.open = wide.matches;
});

unfold();
show();
