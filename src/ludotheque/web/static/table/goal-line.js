// The goal of the game in one line, at the top of a first game: until it is closed, or until a game
// of this kind has ended on this device. A small screen shows it only while the game is young: later
// the table needs the room.

import { load, store } from "../shared/browser-storage.js";
import { table } from "./page-update.js";

const KEY = "goals-known";
const YOUNG_LINES = 20;
const smallScreen = matchMedia("(max-width: 60rem), (max-height: 30rem)");

export function enableGoalLine() {
  const line = document.getElementById("goal");
  if (!line) return;
  const game = line.dataset.goalOf;
  const isKnown = () => load(KEY, []).includes(game);
  const remember = () => isKnown() || store(KEY, [...load(KEY, []), game]);

  function follow() {
    const { phase, lastAct } = table().dataset;
    if (phase === "over") remember();
    const isInTheWay = smallScreen.matches && Number(lastAct) > YOUNG_LINES;
    line.hidden = phase !== "playing" || isInTheWay || isKnown();
  }

  line.querySelector("button").addEventListener("click", () => {
    remember();
    follow();
    document.getElementById("question")?.focus();
  });
  document.addEventListener("page-patched", follow);
  smallScreen.addEventListener("change", follow);
  follow();
}
