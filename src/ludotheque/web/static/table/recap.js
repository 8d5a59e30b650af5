// What others have done since the reader's last turn, step by step: in one row above the question,
// while each step lights where it happened. The table stays as it is, and nobody has to wait for it.

import { showHarm, showNews } from "./banner.js";
import { light, markHarm, putOut } from "./lights.js";
import { BY_STEPS, beat, INSTANT, pace } from "./pace.js";
import { isBehind, skipToTurn } from "./update-queue.js";

const STEP_MILLISECONDS = 900;
const QUIET_MILLISECONDS = 300; // for what is no step: a card taken, a turn ended
const steps = () => [...document.querySelectorAll("#recap-steps > .step")];
const numberOf = (step) => Number(step.id.replace("step-", ""));
const isAsked = () => "asked" in document.getElementById("table").dataset;
const warningText = () => document.getElementById("last-round")?.textContent.trim() ?? "";
let told = 0; // the number of the last step that this page has shown
let warning = "";
let current = ""; // the id of the step that is shown now
let timer = 0;
let unmark = () => {};
let finish = () => {};

export function enableRecap() {
  const tools = {
    "recap-play": () => play(steps()[0]),
    "recap-back": () => goBy(-1),
    "recap-next": () => goBy(1),
    "recap-skip": () => {
      stopRecap();
      skipToTurn();
    },
  };
  document.addEventListener("click", ({ target }) => tools[target.id]?.());
  document.addEventListener("page-patched", render);
  document.addEventListener("table-behind", render);
  told = Math.max(0, ...steps().map(numberOf));
  warning = warningText();
  // after a reload there may be something to catch up on
  if (isAsked() && pace() !== INSTANT) play(steps()[0]);
  else render();
}

// Tells what an update has brought. Returns when the reader has seen it.
export function tellNews({ isSkipped, hasActed }) {
  const fresh = steps().filter((step) => numberOf(step) > told);
  told = Math.max(told, ...fresh.map(numberOf));
  for (const step of fresh) if (step.matches(".to-you")) showHarm(step);
  const now = warningText();
  if (now && !warning) showNews(now);
  warning = now;
  if (isSkipped || pace() === INSTANT) {
    stopRecap();
    return Promise.resolve();
  }
  if (!fresh.length) return pause(hasActed && pace() !== BY_STEPS ? beat(QUIET_MILLISECONDS) : 0);
  play(fresh[0]);
  return new Promise((resolve) => (finish = resolve));
}

export function stopRecap() {
  clearTimeout(timer);
  unmark();
  putOut();
  current = "";
  render();
  finish();
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function play(step) {
  clearTimeout(timer);
  if (!step) {
    stopRecap();
    return;
  }
  current = step.id;
  render();
  light(step.dataset.lights);
  unmark();
  const isHarm = step.matches(".to-you");
  unmark = isHarm ? markHarm(step.dataset.lights, step.dataset.mark) : () => {};
  const stands = beat(STEP_MILLISECONDS);
  if (Number.isFinite(stands)) timer = setTimeout(() => goBy(1), stands);
}

function goBy(way) {
  const all = steps();
  play(all[all.findIndex((step) => step.id === current) + way]);
}

// The row shows this step; between the steps the last one, or on one's own turn how many there were.
function render() {
  const all = steps();
  const at = all.findIndex((step) => step.id === current);
  const isPlaying = at >= 0;
  const now = isPlaying ? all[at] : isAsked() ? null : all.at(-1);
  for (const step of all) step.classList.toggle("current", step === now);
  setText("recap-count", isPlaying ? `${at + 1} / ${all.length}` : "");
  setHidden("recap-summary", Boolean(now));
  setHidden("recap-back", !isPlaying || at === 0);
  setHidden("recap-next", !isPlaying);
  setHidden("recap-play", isPlaying || isBehind() || !isAsked());
  setHidden("recap-skip", !isPlaying && !isBehind());
}

function setText(id, text) {
  const element = document.getElementById(id);
  if (element) element.textContent = text;
}

function setHidden(id, hidden) {
  const element = document.getElementById(id);
  if (!element || element.hidden === hidden) return;
  const hadFocus = element === document.activeElement;
  element.hidden = hidden;
  if (hadFocus) document.getElementById("question")?.focus({ preventScroll: true });
}
