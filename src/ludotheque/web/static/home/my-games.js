// All games of this device: the list, what was won, a file to keep, and erasing.

import { postForm } from "../shared/form-post.js";
import {
  askTables,
  checkedGame,
  forgetGame,
  loadGames,
  storeGames,
} from "../shared/game-memory.js";
import { drawGames, gamesToShow, saidOf } from "./game-list.js";

const FORMAT = 1;
const MOST_SEATS_OF_FINISHED = 20; // a rematch is asked for soon, or never
const list = document.getElementById("games");
const status = document.getElementById("games-status");
const texts = status.dataset;

document.documentElement.classList.add("scripted");
show();
askTables().then(show);

function show() {
  const games = gamesToShow();
  drawGames(list, games);
  document.getElementById("no-games").hidden = games.length > 0;
  document.getElementById("games-export").hidden = !games.length;
  document.getElementById("games-erase").hidden = !games.length;
  showWins(games);
}

// Wins by game and by who played against this device

function showWins(games) {
  const levels = JSON.parse(document.getElementById("wins").dataset.levels);
  const lines = new Map();
  for (const game of games) {
    if (game.phase !== "over" || game.won === null || game.practice) continue;
    const against = game.people ? ["people"] : game.bots;
    const key = `${game.game} ${against}`;
    const named = against.map((bot) => levels[bot] ?? bot).join(" + ");
    const line = lines.get(key) ?? { game: saidOf(game).game, against: named, played: 0, won: 0 };
    line.played += 1;
    line.won += game.won ? 1 : 0;
    lines.set(key, line);
  }
  const sorted = [...lines.values()].sort(
    (one, other) => one.game.localeCompare(other.game) || other.played - one.played,
  );
  document.getElementById("wins").hidden = !sorted.length;
  document.querySelector("#wins tbody").replaceChildren(...sorted.map(drawnLine));
}

function drawnLine(line) {
  const row = document.createElement("tr");
  for (const [index, text] of [line.game, line.against, line.played, line.won].entries()) {
    const cell = document.createElement(index ? "td" : "th");
    if (!index) cell.scope = "row";
    cell.textContent = text;
    row.append(cell);
  }
  return row;
}

// A file to keep

document.getElementById("games-export").addEventListener("click", async () => {
  const games = loadGames();
  const finished = games.filter((each) => each.phase === "over").slice(0, MOST_SEATS_OF_FINISHED);
  const kept = [];
  for (const game of games) {
    const isWanted = game.phase !== "over" || finished.includes(game);
    const answer = isWanted ? await postForm(`/t/${game.id}/my-game/token`, {}) : {};
    kept.push(answer.token ? { ...game, token: answer.token } : game);
  }
  const content = JSON.stringify({ format: FORMAT, house: location.origin, games: kept });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  link.download = "ludotheque.json";
  link.click();
  URL.revokeObjectURL(link.href);
  say(texts.exportedText);
});

document.getElementById("games-import").addEventListener("change", async ({ target }) => {
  const file = target.files[0];
  if (!file) return;
  const isTooLarge = file.size > Number(target.dataset.maxBytes);
  const found = isTooLarge ? null : gamesIn(await file.text());
  target.value = "";
  if (isTooLarge) say(texts.tooLargeText);
  else if (!found) say(texts.notOursText);
  else await addGames(found);
});

function gamesIn(text) {
  try {
    const { format, games } = JSON.parse(text);
    if (format !== FORMAT || !Array.isArray(games)) return null;
    const checked = games.map((each) => [checkedGame(each), each?.token]);
    return checked.every(([game]) => game) ? checked : null;
  } catch {
    return null;
  }
}

async function addGames(found) {
  const have = loadGames();
  const isNew = ([game]) => !have.some((each) => each.id === game.id && each.phase === "over");
  const fresh = found.filter(isNew);
  let taken = 0;
  let lost = 0;
  for (const [game, token] of fresh) {
    if (typeof token !== "string" || !token) continue;
    const answer = await postForm(`/t/${game.id}/my-game/take`, { token });
    if (answer.taken) taken += 1;
    else if (answer.error) lost += 1;
  }
  const others = have.filter((each) => !fresh.some(([game]) => game.id === each.id));
  const added = fresh.map(([game]) => game);
  storeGames([...added, ...others].sort((one, other) => isOver(one) - isOver(other)));
  await askTables();
  show();
  const counts = { added: fresh.length, taken, lost };
  say(texts.importedText.replace(/%(\w+)%/g, (_, name) => counts[name]));
}

const isOver = (game) => Number(game.phase === "over");

// Erasing

list.addEventListener("click", async ({ target }) => {
  if (!target.closest("[data-slot=erase]")) return;
  const { table } = target.closest("[data-table]").dataset;
  const game = loadGames().find((each) => each.id === table);
  if (!game || !confirm(isOver(game) ? texts.eraseText : texts.eraseOpenText)) return;
  await erase([game]);
});

document.getElementById("games-erase").addEventListener("click", async () => {
  if (confirm(texts.eraseAllText)) await erase(loadGames());
});

async function erase(games) {
  for (const { id } of games) {
    await fetch(`/t/${id}/my-game/forget`, { method: "POST" }).catch(() => null);
    forgetGame(id);
  }
  show();
  say(texts.erasedText);
  document.getElementById("main").focus();
}

function say(text) {
  status.textContent = text;
}
