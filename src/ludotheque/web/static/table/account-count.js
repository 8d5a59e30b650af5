// Counts the points of a game up that ends while somebody looks: line by line, or column by column,
// as the account says. A key or a touch shows everything at once. Whoever comes later, or wants
// little motion, sees it whole. Nothing is hidden from screen readers meanwhile.

import { isMotionReduced } from "../shared/motion.js";
import { table } from "./page-update.js";

const WINNER_MILLISECONDS = 1400; // a moment for the winner before anything is counted
const STEP_MILLISECONDS = 700;
let phase = "";
let shown = -1; // the last step to be seen; -1 while nothing is counted
let timer = 0;

export function enableAccountCount() {
  phase = table().dataset.phase;
  document.addEventListener("page-patched", () => {
    const hasEnded = phase === "playing" && table().dataset.phase === "over";
    phase = table().dataset.phase;
    if (hasEnded) begin();
    else if (shown >= 0) show(); // the new page shows everything
  });
  for (const kind of ["pointerdown", "keydown"])
    document.addEventListener(kind, () => shown >= 0 && finish(), true);
}

const steps = () => [...document.querySelectorAll("#account [data-count-step]")];
const stepOf = (element) => Number(element.closest("[data-count-step]").dataset.countStep);

function begin() {
  if (isMotionReduced() || document.hidden || !steps().length) return;
  shown = 0;
  show();
  timer = setTimeout(goOn, WINNER_MILLISECONDS);
}

function goOn() {
  shown += 1;
  if (shown > Math.max(...steps().map(stepOf))) {
    finish();
    return;
  }
  show();
  timer = setTimeout(goOn, STEP_MILLISECONDS);
}

function finish() {
  clearTimeout(timer);
  shown = -1;
  show();
}

function show() {
  const isCounting = shown >= 0;
  document.getElementById("skip-count").hidden = !isCounting;
  for (const element of steps())
    element.classList.toggle("uncounted", isCounting && stepOf(element) > shown);
  const sums = new Map();
  for (const cell of document.querySelectorAll("#account [data-adds]")) {
    const { adds } = cell.dataset;
    const owner = cell.dataset.for;
    if (stepOf(cell) <= shown) sums.set(owner, (sums.get(owner) ?? 0) + Number(adds));
  }
  for (const total of document.querySelectorAll("#account [data-total-of]")) {
    if (isCounting) total.dataset.running = figure(sums.get(total.dataset.totalOf) ?? 0);
    else delete total.dataset.running;
  }
}

const figure = (points) => String(points).replace("-", "−");
