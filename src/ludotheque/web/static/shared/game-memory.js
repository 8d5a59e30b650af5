// The games of this device, the latest first: what its tables said of them last. Nobody else has such
// a list, so a browser that forgets it has to be given a file of it.

import { load, store } from "./browser-storage.js";

const MOST_GAMES = 300;
const MOST_ASKED = 20; // tables that are asked anew at a time; what is over is never asked again
const ASKED_TOGETHER = 2;
const TABLE_ID = /^[a-z0-9]{1,32}$/;
const beingAsked = new Set();

export function loadGames() {
  const games = load("tables", []);
  return Array.isArray(games) ? games.map(checkedGame).filter(Boolean) : [];
}

export function storeGames(games) {
  store("tables", games.slice(0, MOST_GAMES));
}

export function forgetGame(id) {
  storeGames(loadGames().filter((each) => each.id !== id));
}

function updateGame(game) {
  storeGames(loadGames().map((each) => (each.id === game.id ? game : each)));
}

// Called by a table's page, whenever it shows something new.
export function rememberTable(id, isKnown, isOver) {
  const games = loadGames();
  const kept = games.find((each) => each.id === id);
  if (isOver && kept?.phase === "over") return;
  const others = games.filter((each) => each.id !== id);
  if (!isKnown) {
    if (kept) storeGames(others);
    return;
  }
  storeGames([kept ?? checkedGame({ id }), ...others]);
  if (isOver && !beingAsked.has(id)) {
    beingAsked.add(id);
    askTable(id).finally(() => beingAsked.delete(id));
  }
}

// What the tables say now at which something can still happen.
export async function askTables() {
  const open = loadGames().filter((each) => each.phase !== "over");
  const waiting = open.slice(0, MOST_ASKED);
  const askNext = async () => {
    while (waiting.length) await askTable(waiting.shift().id);
  };
  await Promise.all(Array.from({ length: ASKED_TOGETHER }, askNext));
}

async function askTable(id) {
  const response = await fetch(`/t/${id}/my-game`).catch(() => null);
  const found = response?.ok ? await response.json().catch(() => null) : null;
  if (response?.status === 404 || found?.known === false) forgetGame(id);
  else if (found) updateGame(checkedGame({ ...found, id }));
}

// Only what we know how to show: the list may come from a file.
export function checkedGame(given) {
  if (!TABLE_ID.test(given?.id)) return null;
  return {
    id: given.id,
    game: textOf(given.game),
    world: textOf(given.world).replace(/[^\w-]/g, ""),
    phase: textOf(given.phase),
    at: Number.isFinite(given.at) ? given.at : 0,
    yours: given.yours === true,
    practice: given.practice === true,
    bots: listOf(given.bots).map(textOf),
    people: Number.isInteger(given.people) ? given.people : 0,
    won: typeof given.won === "boolean" ? given.won : null,
    challenge: given.challenge === true,
    rematch: textOf(given.rematch),
    says: saidOf(given.says),
  };
}

const textOf = (value) => (typeof value === "string" ? value.slice(0, 300) : "");
const listOf = (value) => (Array.isArray(value) ? value.slice(0, 10) : []);

function saidOf(given) {
  const said = {};
  for (const lang of Object.keys(given ?? {}).slice(0, 10)) {
    const { game, who, state, score } = given[lang] ?? {};
    said[lang] = {
      game: textOf(game),
      who: textOf(who),
      state: textOf(state),
      score: textOf(score),
    };
  }
  return said;
}
