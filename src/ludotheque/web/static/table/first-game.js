// Explains, once, what is new to somebody in their first games of a kind: a short note beside what it
// is about, whenever they are asked. The server says which situations the table is in; this device
// remembers which of them it has explained, and can be told to stop.

import { load, store } from "../shared/browser-storage.js";
import { floatNote } from "./floating-notes.js";
import { table } from "./page-update.js";

const KEY = "first-games"; // by game: the games that have ended here, and what has been explained
const OFF = "explains-nothing";
const FIRST_GAMES = 2;
let shown = ""; // the situation that is explained now
let shownAfter = ""; // what the reader had done last when it was first shown
let counted = ""; // the end of a game is counted once

const game = () => table().dataset.game;
const ownAct = () => table().dataset.ownAct;
const noteOf = (name) => (name ? document.getElementById(`new-${name}`) : null);

function memory() {
  return load(KEY, {})[game()] ?? { ended: endedBefore(), known: [] };
}

// Who has played before there were such notes knows the goal of the game, unless a lesson was what
// taught it.
function endedBefore() {
  const hasLearnt = Object.keys(load("lessons", {})).some((name) => name.startsWith(`${game()}/`));
  return load("goals-known", []).includes(game()) && !hasLearnt ? FIRST_GAMES : 0;
}

const remember = (changes) =>
  store(KEY, { ...load(KEY, {}), [game()]: { ...memory(), ...changes } });

export function enableFirstGame(speak) {
  document.addEventListener("click", ({ target }) => {
    if (target.closest("[data-situations-off]")) store(OFF, true);
    else if (!target.closest("[data-situation-known]")) return;
    finish();
    document.getElementById("question")?.focus();
    showSwitch();
  });
  document.addEventListener("change", ({ target }) => {
    if (!("explainsNew" in (target.dataset ?? {}))) return;
    store(OFF, !target.checked);
    if (target.checked) remember({ ended: 0, known: [] });
    else finish();
    shownAfter = "";
    follow(speak);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && noteOf(shown)?.contains(document.activeElement)) finish();
  });
  document.addEventListener("page-patched", () => follow(speak));
  document.addEventListener("notes-changed", () => follow(speak));
  follow(speak);
}

// What others do meanwhile is no answer: a note stays until the reader has acted or is not asked.
function follow(speak) {
  showSwitch();
  countEnd(table().dataset.phase);
  if (shown && (!noteOf(shown) || ownAct() !== shownAfter)) finish();
  const isHinted = document.querySelector("#hint:not([hidden])");
  if (isHinted) {
    if (shown) noteOf(shown).hidden = true; // it comes back when the hint is closed
    return;
  }
  if (!shown && isWanted()) choose(speak);
  const note = noteOf(shown);
  if (!note) return;
  note.hidden = false;
  floatNote(note);
}

function isWanted() {
  return !load(OFF, false) && memory().ended < FIRST_GAMES;
}

// One at a time: the next thing that is new waits for the next move.
function choose(speak) {
  const { known } = memory();
  const notes = [...document.querySelectorAll("[data-situation]")];
  const fresh = notes.find((note) => !known.includes(note.dataset.situation));
  if (!fresh || ownAct() === shownAfter) return;
  shown = fresh.dataset.situation;
  shownAfter = ownAct();
  speak([fresh.querySelector("p").textContent.trim()]);
}

function finish() {
  if (!shown) return;
  const note = noteOf(shown);
  if (note) {
    note.hidden = true;
    floatNote(null);
  }
  remember({ known: [...memory().known, shown] });
  shown = "";
}

function countEnd(phase) {
  if (phase !== "over") counted = phase;
  else if (counted === "playing") {
    counted = phase;
    remember({ ended: memory().ended + 1 });
  }
}

function showSwitch() {
  const box = document.querySelector("[data-explains-new]");
  if (box) box.checked = isWanted();
}
