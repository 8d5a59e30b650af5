// The latest games of this device on the home page: as they were, then as they are.

import { askTables } from "../shared/game-memory.js";
import { drawGames, gamesToShow } from "./game-list.js";

const MOST_SHOWN = 6;
const section = document.getElementById("recent");

function show() {
  const games = gamesToShow();
  section.hidden = !games.length;
  drawGames(section.querySelector("ul"), games.slice(0, MOST_SHOWN));
}

show();
askTables().then(show);
