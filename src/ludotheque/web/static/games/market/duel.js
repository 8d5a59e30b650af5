// Dice in three beats, in the line's place: the odds, the roll, what follows. The page is updated only
// once the dice lie still, so that nothing on it tells the result before. A touch goes on at once.

import { isMotionReduced } from "../../shared/motion.js";
import { beat } from "../../table/pace.js";
import { sizeOdds } from "./odds-bar.js";

const ODDS_MILLISECONDS = 1200;
const ROLL_MILLISECONDS = 900;
const BETWEEN_MILLISECONDS = 1200; // what follows from one throw, before the next
const FACE_MILLISECONDS = 90;
const FACES = 6;
// A touch on these would be meant for the page that is about to change.
const MAKES_MOVES = "[data-asked] [data-part], [data-next-part], [name=move], #duel";
const GOING_ON_KEYS = ["Enter", " ", "Escape"];

const stage = () => document.getElementById("duel");

let goOn; // ends the beat that is being shown
let faceTimer = 0;

export function enableDuel() {
  document.addEventListener("update-arrives", ({ detail }) => detail.waitFor(showThrows(detail)));
  document.addEventListener("click", endBeat, true);
  document.addEventListener("keydown", endBeat, true);
  document.addEventListener("focusin", ({ target }) => {
    if (!goOn && target.closest?.(".line-place") && !target.closest("#duel")) hideStage();
  });
}

// Before the dice lie still, a touch or one of these keys ends the beat and does nothing else. After
// that, whatever is touched or pressed brings the line back, and does what it always does.
function endBeat(event) {
  if (event.type === "keydown" && goOn && !GOING_ON_KEYS.includes(event.key)) return;
  const isForStage = event.target.closest?.("#duel");
  if (goOn && (event.type === "keydown" || event.target.closest(MAKES_MOVES))) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  if (goOn) goOn();
  else if (stage() && !stage().hidden) {
    hideStage();
    if (isForStage) event.stopImmediatePropagation();
  }
}

async function showThrows({ fresh, isHurried }) {
  const table = document.getElementById("table");
  if (fresh.dataset.lastAct === table.dataset.lastAct || !stage()) return;
  hideStage();
  const thrown = [...fresh.querySelectorAll("#throw .duel")];
  const isAtOnce = isHurried || !beat(1) || isMotionReduced() || document.hidden;
  if (isAtOnce && thrown.length) showThrown(thrown.at(-1).cloneNode(true), "after");
  else
    for (const [index, throwing] of thrown.entries()) {
      await showBeats(throwing.cloneNode(true));
      if (index < thrown.length - 1) await standFor(BETWEEN_MILLISECONDS);
    }
}

function showThrown(throwing, beatName) {
  for (const element of [throwing, ...throwing.querySelectorAll("[id]")])
    element.removeAttribute("id");
  sizeOdds(throwing);
  document.getElementById("duel-thrown").replaceChildren(throwing);
  stage().dataset.beat = beatName;
  stage().hidden = false;
}

async function showBeats(throwing) {
  const hasOdds = throwing.querySelector(".odds") !== null;
  showThrown(throwing, hasOdds ? "odds" : "roll");
  stage().scrollIntoView({ block: "nearest" });
  if (hasOdds) await standFor(ODDS_MILLISECONDS);
  stage().dataset.beat = "roll";
  const stopDice = rollDice([...throwing.querySelectorAll(".die use")]);
  await standFor(ROLL_MILLISECONDS);
  stopDice();
  stage().dataset.beat = "after";
}

// Shows one face after another; what lies in the end is what was thrown.
function rollDice(faces) {
  const thrown = faces.map((face) => face.getAttribute("href"));
  clearInterval(faceTimer);
  faceTimer = setInterval(() => {
    for (const [index, face] of faces.entries()) {
      const shown = 1 + Math.floor(Math.random() * FACES);
      face.setAttribute("href", thrown[index].replace(/\d$/, shown));
    }
  }, FACE_MILLISECONDS);
  return () => {
    clearInterval(faceTimer);
    for (const [index, face] of faces.entries()) face.setAttribute("href", thrown[index]);
  };
}

// Until the time is over, or a touch goes on.
function standFor(milliseconds) {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      goOn = undefined;
      resolve();
    };
    const time = beat(milliseconds);
    const timer = Number.isFinite(time) ? setTimeout(end, time) : 0;
    goOn = end;
  });
}

function hideStage() {
  if (stage()) stage().hidden = true;
}
