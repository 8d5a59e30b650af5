// A line for each game of this device, drawn from the template of the page.

import { loadGames } from "../shared/game-memory.js";
import { addPicture } from "./game-picture.js";

const DAY_MILLISECONDS = 86_400_000;
const DAYS_BY_NAME = 7; // “yesterday”, “3 days ago”; later the date
const lang = document.documentElement.lang;

// First where it is this device's turn, then what runs, then what is over.
export function gamesToShow() {
  const rank = (game) => (game.phase === "over" ? 2 : game.yours ? 0 : 1);
  return loadGames()
    .filter((game) => saidOf(game))
    .sort((one, other) => rank(one) - rank(other));
}

export function saidOf(game) {
  return game.says[lang] ?? Object.values(game.says)[0];
}

export function drawGames(list, games) {
  list.replaceChildren(...games.map((game) => drawnGame(game, Number(list.dataset.keepDays))));
}

function drawnGame(game, keepDays) {
  const row = document.getElementById("game-row").content.cloneNode(true).firstElementChild;
  const slot = (name) => row.querySelector(`[data-slot=${name}]`);
  const said = saidOf(game);
  const isOver = game.phase === "over";
  const isGone = isOver && Date.now() - game.at * 1000 > keepDays * DAY_MILLISECONDS;
  const address = `/t/${game.id}`;
  row.dataset.table = game.id;
  row.classList.toggle("yours", game.yours && !isOver);
  row.classList.toggle("over", isOver);
  if (game.world) row.classList.add(game.world);
  slot("game").textContent = said.game;
  slot("about").textContent = [said.who, isOver && dayOf(game.at), said.score]
    .filter(Boolean)
    .join(" · ");
  slot("state").textContent = said.state;
  slot("play").href = address;
  slot("play").hidden = isOver;
  for (const name of ["analysis", "replay"]) {
    const door = slot(name);
    if (!door) continue; // the home page has fewer
    door.href = `${address}/${name}`;
    door.hidden = !isOver || isGone;
  }
  const challenge = slot("challenge"); // the page with all games has it
  if (challenge) {
    challenge.href = `${address}/challenge`;
    challenge.hidden = !game.challenge || isGone;
  }
  slot("rematch").action = `${address}/again`;
  slot("rematch").hidden = !isOver || isGone;
  for (const part of row.querySelectorAll("[data-about-game]"))
    part.setAttribute("aria-label", `${part.textContent.trim()}: ${said.game}, ${said.who}`);
  addPicture(slot("picture"), game.game);
  return row;
}

function dayOf(at) {
  const midnight = (time) => new Date(time).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(Date.now()) - midnight(at * 1000)) / DAY_MILLISECONDS);
  if (days < DAYS_BY_NAME)
    return new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(-days, "day");
  return new Date(at * 1000).toLocaleDateString(lang, { dateStyle: "medium" });
}
