// Watching a game again: a slider over its moments, anybody's eyes, an address for each.

import { patch } from "../shared/page-patch.js";
import { post } from "../shared/form-post.js";
import { reading } from "../shared/info-dialog.js";
import { fillIn } from "../shared/browser-storage.js";

const PACE = 1200;
const KEPT = 80;
const TOO_OFTEN = 429;
const WAIT = 1000;
const SETTLED = 250;
const made = new Map(); // the moments that were fetched last, by address
let wanted = null; // what shall be shown next, while something else is on its way
let showing = false;
let running = 0;
let settling = 0;

const replay = () => document.getElementById("replay");
const line = () => Number(replay().dataset.line);
const last = () => Number(replay().dataset.last);
const slider = document.getElementById("line");
const run = document.getElementById("run");
const copy = document.getElementById("copy");
const copied = copy.querySelector("span");

document.documentElement.classList.add("scripted");
fillIn();
reading("[data-card]");
showEnd();

// Fetching

function address(line, eyes = replay().dataset.eyes) {
  return `${location.pathname}?line=${line}&eyes=${eyes}`;
}

function fetched(url) {
  if (!made.has(url)) {
    made.set(url, load(url));
    if (made.size > KEPT) made.delete(made.keys().next().value);
  }
  return made.get(url);
}

async function load(url) {
  const response = await fetch(url, { headers: { "x-fragment": "1" } }).catch(() => null);
  if (response?.status === TOO_OFTEN) {
    await new Promise((done) => setTimeout(done, WAIT));
    return load(url);
  }
  if (response?.ok) return response.json();
  made.delete(url); // to be asked for anew next time
  return null;
}

// Showing: of the moments that are asked for while one is on its way, only the last matters.

async function show(url) {
  wanted = url;
  if (showing) return;
  showing = true;
  while (wanted) {
    const next = wanted;
    const moment = await fetched(next);
    if (wanted === next) wanted = null;
    if (moment) put(next, moment);
    else stop();
    document.getElementById("lost-moment").hidden = Boolean(moment);
  }
  showing = false;
  for (const near of [line() + 1, line() - 1]) if (near >= 0 && near <= last()) fetched(address(near));
}

function put(url, moment) {
  patch(replay(), new DOMParser().parseFromString(moment.html, "text/html").getElementById("replay"));
  document.getElementById("eyes").value = replay().dataset.eyes;
  copied.textContent = copy.dataset.label;
  document.dispatchEvent(new Event("shown"));
  showEnd();
  if (wanted) return;
  slider.value = line();
  // the slider says by itself where it is
  if (document.activeElement !== slider) document.getElementById("announce").textContent = moment.told;
  clearTimeout(settling);
  settling = setTimeout(() => {
    history.replaceState(null, "", url); // a browser lets itself be told only so often
    document.querySelector('.languages [name="to"]').value = url;
  }, SETTLED);
}

function showEnd() {
  const log = document.getElementById("log");
  log.scrollTop = log.scrollHeight;
}

function go(to) {
  const there = Math.min(Math.max(to, 0), last());
  if (there !== line() || wanted) show(address(there));
}

// By slider, buttons, eyes and keys

slider.addEventListener("input", () => {
  stop();
  go(Number(slider.value));
});

document.addEventListener("change", ({ target }) => {
  if (target.id === "eyes") show(address(line(), target.value));
});

document.addEventListener("click", (event) => {
  const step = event.target.closest(".steps a");
  if (!step || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  stop();
  if (step.dataset.line) go(Number(step.dataset.line));
});

const KEYS = {
  ArrowLeft: () => go(line() - 1),
  ArrowRight: () => go(line() + 1),
  Home: () => go(0),
  End: () => go(last()),
};

document.addEventListener("keydown", (event) => {
  const { target, key } = event;
  if (document.querySelector("dialog[open]") || event.altKey || event.ctrlKey || event.metaKey) return;
  const nowhere = target === document.body;
  if (key === " " && target.matches(".steps a")) target.click();
  else if (key === " " && nowhere) run.click();
  else if (key in KEYS && (nowhere || target.closest(".steps"))) {
    stop();
    KEYS[key]();
  } else return;
  event.preventDefault();
});

// Running by itself

run.addEventListener("click", () => {
  if (running) stop();
  else start();
});

function start() {
  run.setAttribute("aria-pressed", "true");
  if (line() === last()) go(0);
  running = setInterval(() => {
    if (line() < last()) go(line() + 1);
    else stop();
  }, PACE);
}

function stop() {
  clearInterval(running);
  running = 0;
  run.setAttribute("aria-pressed", "false");
}

// A link to this moment, and playing on from it

copy.addEventListener("click", async () => {
  const link = new URL(address(line()), location.href).href;
  try {
    await navigator.clipboard.writeText(link);
    copied.textContent = copy.dataset.done;
  } catch {
    prompt(copy.dataset.label, link); // without https a page may not copy by itself
  }
});

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.method !== "post" || form.action.endsWith("/language")) return;
  event.preventDefault(); // what could be done at the table then is only shown
  if (!("plays" in form.dataset) || form.getAttribute("aria-busy")) return;
  form.setAttribute("aria-busy", "true");
  const answer = await post(form.action, new FormData(form));
  form.removeAttribute("aria-busy");
  if (answer.go) {
    location.assign(answer.go);
    return;
  }
  const notice = document.getElementById("play-on-notice");
  notice.textContent = answer.error.message ?? notice.dataset.unsent;
  notice.hidden = false;
});
