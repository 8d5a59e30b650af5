// What this browser remembers of deals: the hash it was shown first for each table, and the number of
// its own that it added. After the game they are compared with what the server then tells.

import { load, store } from "./browser-storage.js";

const MOST_DEALS = 50;
const DIGITS = /^[0-9a-f]{64}$/;
let deals = load("deals", []); // kept here too: a browser may refuse to store anything

export function rememberedDeal(table) {
  return deals.find((deal) => deal.table === table);
}

// The first hash counts. A later one for the same table must be the same, or the check will fail.
export function rememberDeal(table, hash, number = "") {
  deals = load("deals", deals); // another tab may have added something
  const known = rememberedDeal(table);
  const deal = { table, hash: known?.hash ?? hash, number: known?.number || number };
  if (deal.hash === known?.hash && deal.number === known?.number) return;
  deals = [deal, ...deals.filter((other) => other.table !== table)].slice(0, MOST_DEALS);
  store("deals", deals);
}

// This browser's number for a table, drawn when it is first needed.
export function numberFor(table, hash) {
  if (!DIGITS.test(rememberedDeal(table)?.number)) rememberDeal(table, hash, newNumber());
  return rememberedDeal(table).number;
}

export function newNumber() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
