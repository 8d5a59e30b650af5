// Checks a deal in the browser: fingerprints, seed, cards and dice are computed again.

import { rememberedDeal } from "../shared/deal-memory.js";
import { sha256 } from "../shared/sha-256.js";
import { Dice } from "./fair-dice.js";

document.documentElement.classList.add("scripted");
const { proof, seats, seed, deal, draws } = JSON.parse(
  document.getElementById("deal-data").textContent,
);
const failures = [...document.querySelectorAll(".deal-step.fails")].map((step) => step.id);

if (deal) {
  showOutcome("secret", sha256(deal.secret) === deal.shown);
  checkMemory();
  checkNumbers();
  await painted();
  showOutcome("seed", seedOf() === seed);
}
await painted();
if (document.getElementById("cards")) showOutcome("cards", draws.every(comesFromSeed(0, 0)));
await painted();
if (document.getElementById("dice")) showOutcome("dice", draws.every(comesFromSeed(1, Infinity)));
showVerdict();

// What each client has added to the seed: a number that does not fit its promise does not count.
function countedNumber(client) {
  const isKept = deal.procedure !== "committed" || sha256(client.number) === client.commitment;
  return isKept ? client.number : "";
}

function seedOf() {
  const numbers = Array(seats).fill("");
  for (const client of deal.clients) numbers[client.seats[0]] = countedNumber(client);
  return sha256(["ludotheque deal 1", deal.secret, deal.table, ...numbers].join("/"));
}

function checkNumbers() {
  const lines = document.querySelectorAll(".deal-client");
  for (const [index, client] of deal.clients.entries())
    lines[index].classList.add(countedNumber(client) ? "holds" : "note");
  const isWhole = deal.clients.length > 0 && deal.clients.every(countedNumber);
  show("numbers", isWhole && deal.procedure !== "unshown" ? "holds" : "note");
}

function checkMemory() {
  const known = rememberedDeal(deal.table);
  if (!known) {
    show("memory", "note", "nothing");
  } else if (known.hash !== deal.shown) {
    failures.push("memory");
    show("memory", "fails", "other-hash");
  } else if (!known.number) {
    show("memory", "holds", "hash");
  } else if (deal.clients.map(countedNumber).includes(known.number)) {
    show("memory", "holds", "both");
  } else {
    failures.push("memory");
    show("memory", "fails", "no-number");
  }
}

// Whether all that was drawn in these lines is what the seed gives.
function comesFromSeed(first, last) {
  return ([line, drawn]) => {
    if (line < first || line > last) return true;
    const dice = new Dice(`${seed}/${line}`);
    return drawn.every(([below, outcome]) => dice.below(below) === outcome);
  };
}

// To a browser that was not shown the hash before the deal, it proves less.
function showVerdict() {
  if (failures.length) show("verdict", "fails", "fails");
  else if (proof && !rememberedDeal(deal.table)) show("verdict", "note", "unseen");
  else show("verdict", proof ? "holds" : "note", "holds");
}

function showOutcome(id, holds) {
  if (!holds) failures.push(id);
  show(id, holds ? "holds" : "fails", holds ? "holds" : "fails");
}

function show(id, sign, outcome = "") {
  const step = document.getElementById(id);
  step.classList.add(sign);
  for (const text of step.querySelectorAll("[data-outcome]"))
    text.hidden = text.dataset.outcome !== outcome;
}

// Lets the browser show what was found so far.
function painted() {
  return new Promise((resolve) => setTimeout(resolve));
}
