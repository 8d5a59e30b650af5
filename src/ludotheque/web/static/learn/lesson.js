// A lesson: the game's own table, one step after another. The server says whether a move leads on, and
// shows what happens then; which step it is, only the address and this device know.

import { postForm } from "../shared/form-post.js";
import { enableIconHints } from "../shared/icon-hints.js";
import { enableInfoDialog } from "../shared/info-dialog.js";
import { isMotionReduced } from "../shared/motion.js";
import { showRefusal } from "../shared/rule-link.js";
import { enableAccountCount } from "../table/account-count.js";
import { animateTravels } from "../table/card-animation.js";
import { enableCardSelection } from "../table/card-selection.js";
import { enableChoiceExplanation } from "../table/choice-explanation.js";
import { enableLogEntries } from "../table/log-entries.js";
import { beat } from "../table/pace.js";
import { parseTable, scrollToEnd, showTable } from "../table/page-update.js";
import { noteStep } from "./lesson-memory.js";
import { noteSolved } from "./puzzle-memory.js";
import { showStepLights } from "./spotlight.js";

const MOMENT_MILLISECONDS = 1100;
const QUICK_MILLISECONDS = 450; // where much happens between two steps
const MANY_MOMENTS = 6;
const MOST_TRIES = 2; // after so many other moves, what is wanted pulses
const part = (id) => document.getElementById(id);
const card = () => part("lesson-card");
const step = () => Number(card().dataset.step);
let isBusy = false; // something is on its way, or being shown
let tries = 0;
let hurry = () => {};
let isHurried = false;
let coming = null; // the next step, fetched in advance

document.documentElement.classList.add("scripted");
enableCardSelection();
enableChoiceExplanation();
enableInfoDialog();
enableLogEntries();
enableIconHints();
enableAccountCount();
scrollToEnd(part("log"));
beginStep();
card().focus({ preventScroll: true });

// A step

function beginStep() {
  tries = 0;
  const { lesson, address, lastStep } = card().dataset;
  if (lesson) noteStep(lesson, address, step(), Number(lastStep)); // mistakes and puzzles are not counted
  coming = step() < Number(lastStep) ? { to: step() + 1, way: fetchWay(step() + 1) } : null;
  showStepLights(card());
}

async function fetchWay(to) {
  const url = `${card().dataset.address}/${to}`;
  const response = await fetch(url, { headers: { "x-fragment": "1" } }).catch(() => null);
  return response?.ok ? response.json().catch(() => null) : null;
}

// Goes to a step: forwards with all that happens on the way, back at once.
async function goTo(to) {
  const isBack = to < step();
  const before = coming?.to === to ? await coming.way : null;
  const way = before ?? (await fetchWay(to));
  if (!way) {
    say(card().dataset.notSentText);
    return;
  }
  await showMoments(isBack ? way.moments.slice(-1) : way.moments, isBack);
  const fresh = new DOMParser()
    .parseFromString(way.card, "text/html")
    .getElementById("lesson-card");
  card().replaceWith(fresh);
  const url = `${fresh.dataset.address}/${to}`;
  history.replaceState(null, "", url);
  document.querySelector('.languages [name="to"]').value = url;
  beginStep();
  card().focus({ preventScroll: true });
  announce([...way.moments.flatMap(({ told }) => told), part("lesson-says").textContent]);
}

// What happens between two steps, at this device's pace, or at once when somebody hurries.
async function showMoments(moments, isBack) {
  isHurried = isBack || isMotionReduced() || document.hidden;
  const stands = beat(moments.length > MANY_MOMENTS ? QUICK_MILLISECONDS : MOMENT_MILLISECONDS);
  for (const [index, { html, told, travels }] of moments.entries()) {
    const isLast = index === moments.length - 1;
    if (isHurried && !isLast) continue;
    const fresh = parseTable(html);
    await announceUpdate(fresh);
    await animateTravels(isHurried ? [] : travels, () => showTable(fresh));
    if (isLast) break;
    tell(told);
    await pause(stands);
  }
}

// Lets scripts hold the page back until they have shown what leads to it: dice, for example.
async function announceUpdate(fresh) {
  const shown = [];
  const detail = { fresh, isHurried, waitFor: (promise) => shown.push(promise) };
  document.dispatchEvent(new CustomEvent("update-arrives", { detail }));
  await Promise.all(shown);
}

// While others play, the card tells what they do.
function tell(told) {
  if (!told.length) return;
  part("lesson-says").textContent = told.join(" ");
  part("lesson-answer").hidden = true;
  part("lesson-doors").hidden = true;
  part("lesson-hurry").hidden = false;
  showStepLights(null);
}

function pause(milliseconds) {
  return new Promise((resolve) => {
    hurry = () => {
      isHurried = true;
      resolve();
    };
    if (Number.isFinite(milliseconds)) setTimeout(resolve, milliseconds);
  });
}

function announce(sentences) {
  part("announce").textContent = sentences.join(" ");
}

// What is said to a move that does not lead on.

function say(message, rule) {
  const place = part("lesson-answer");
  place.classList.remove("right");
  showRefusal(place, message, rule);
  place.hidden = false;
  place.scrollIntoView({ block: "nearest" }); // a puzzle's card may have left the window
}

function sayToOther(message, rule) {
  tries += 1;
  say(message, rule);
  card().classList.toggle("insists", tries >= MOST_TRIES);
}

document.addEventListener("move-refused", ({ detail }) => sayToOther(detail.message, detail.rule));

async function send(form, submitter) {
  const answer = await postForm(form.action, new FormData(form, submitter));
  if (answer.error)
    sayToOther(answer.error.message ?? card().dataset.notSentText, answer.error.rule);
  else if (answer.right) {
    if (answer.solved) noteSolved(card().dataset.puzzle);
    sayRight(answer.right);
  } else if (answer.says) sayToOther(answer.says);
  else {
    document.dispatchEvent(new Event("move-accepted"));
    await goTo(step() + 1);
  }
}

// A mistake was put right, a puzzle was solved, or the answer shown.
function sayRight(message) {
  say(message);
  part("lesson-answer").classList.add("right");
  const doors = [...card().querySelectorAll("#lesson-doors .door")];
  for (const door of doors) door.classList.toggle("main", door === doors.at(-1));
}

// A hint about a mistake or a puzzle, or its answer.
async function ask(what) {
  const answer = await postForm(`${card().dataset.address}/${step()}/${what}`, new FormData());
  if (answer.right) sayRight(answer.right);
  else say(answer.says ?? answer.error?.message ?? card().dataset.notSentText);
}

async function alone(work) {
  if (isBusy) return;
  isBusy = true;
  try {
    await work();
  } finally {
    isBusy = false;
  }
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.method !== "post" || form.action.endsWith("/language")) return;
  if ("inDialog" in form.dataset) return;
  event.preventDefault();
  if ("moveForm" in form.dataset) alone(() => send(form, event.submitter));
});

document.addEventListener("click", (event) => {
  const link = event.target.closest("#lesson-card [data-to-step]");
  if (event.target.id === "lesson-hurry") hurry();
  if (event.target.id === "notice") event.target.hidden = true;
  const asking = event.target.closest("#lesson-card [data-ask]");
  if (asking) alone(() => ask(asking.dataset.ask));
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  alone(() => goTo(Number(link.dataset.toStep)));
});
