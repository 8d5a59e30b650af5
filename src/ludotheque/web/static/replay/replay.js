// A replay: a slider over the moments of a finished game, any seat's eyes, an address per moment.

import { fillRememberedFields } from "../shared/browser-storage.js";
import { postForm } from "../shared/form-post.js";
import { enableInfoDialog } from "../shared/info-dialog.js";
import { patchElement } from "../shared/page-patch.js";
import { enableLogEntries } from "../table/log-entries.js";

const STEP_MILLISECONDS = 1200;
const MOST_FETCHED = 80;
const TOO_MANY_REQUESTS = 429;
const RETRY_MILLISECONDS = 1000;
const SETTLED_MILLISECONDS = 250;
const fetchedMoments = new Map(); // the last ones, by address
let wantedAddress = null; // what to show next, while something else is loading
let isShowing = false;
let stepTimer = 0;
let addressTimer = 0;

const replay = () => document.getElementById("replay");
const line = () => Number(replay().dataset.line);
const last = () => Number(replay().dataset.lastLine);
const slider = document.getElementById("line");
const playButton = document.getElementById("run");
const copyButton = document.getElementById("copy");
const copyText = copyButton.querySelector("span");

document.documentElement.classList.add("scripted");
fillRememberedFields();
enableInfoDialog("[data-card]");
enableLogEntries();
scrollLogToEnd();

// Fetching

function addressOf(line, eyes = replay().dataset.eyes) {
  return `${location.pathname}?line=${line}&eyes=${eyes}`;
}

function fetchMoment(url) {
  if (!fetchedMoments.has(url)) {
    fetchedMoments.set(url, loadMoment(url));
    if (fetchedMoments.size > MOST_FETCHED)
      fetchedMoments.delete(fetchedMoments.keys().next().value);
  }
  return fetchedMoments.get(url);
}

async function loadMoment(url) {
  const response = await fetch(url, { headers: { "x-fragment": "1" } }).catch(() => null);
  if (response?.status === TOO_MANY_REQUESTS) {
    await new Promise((done) => setTimeout(done, RETRY_MILLISECONDS));
    return loadMoment(url);
  }
  if (response?.ok) return response.json();
  fetchedMoments.delete(url); // so that the next call tries again
  return null;
}

// Showing: while one moment is loading, only the last of those asked for matters.

async function showAddress(url) {
  wantedAddress = url;
  if (isShowing) return;
  isShowing = true;
  while (wantedAddress) {
    const next = wantedAddress;
    const moment = await fetchMoment(next);
    if (wantedAddress === next) wantedAddress = null;
    if (moment) showMoment(next, moment);
    else stopPlaying();
    document.getElementById("lost-moment").hidden = Boolean(moment);
  }
  isShowing = false;
  for (const near of [line() + 1, line() - 1])
    if (near >= 0 && near <= last()) fetchMoment(addressOf(near));
}

function showMoment(url, moment) {
  patchElement(
    replay(),
    new DOMParser().parseFromString(moment.html, "text/html").getElementById("replay"),
  );
  document.getElementById("eyes").value = replay().dataset.eyes;
  copyText.textContent = copyButton.dataset.linkText;
  document.dispatchEvent(new Event("page-patched"));
  scrollLogToEnd();
  if (wantedAddress) return;
  slider.value = line();
  // the slider announces its position itself
  if (document.activeElement !== slider)
    document.getElementById("announce").textContent = moment.told;
  clearTimeout(addressTimer);
  addressTimer = setTimeout(() => {
    history.replaceState(null, "", url); // browsers limit how often this may be called
    document.querySelector('.languages [name="to"]').value = url;
  }, SETTLED_MILLISECONDS);
}

function scrollLogToEnd() {
  const log = document.getElementById("log");
  log.scrollTop = log.scrollHeight;
}

function goTo(to) {
  const there = Math.min(Math.max(to, 0), last());
  if (there !== line() || wantedAddress) showAddress(addressOf(there));
}

// The slider, the buttons, the eyes and the keys

slider.addEventListener("input", () => {
  stopPlaying();
  goTo(Number(slider.value));
});

document.addEventListener("change", ({ target }) => {
  if (target.id === "eyes") showAddress(addressOf(line(), target.value));
});

document.addEventListener("click", (event) => {
  const step = event.target.closest(".steps a");
  if (!step || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  stopPlaying();
  if (step.dataset.line) goTo(Number(step.dataset.line));
});

const KEYS = {
  ArrowLeft: () => goTo(line() - 1),
  ArrowRight: () => goTo(line() + 1),
  Home: () => goTo(0),
  End: () => goTo(last()),
};

document.addEventListener("keydown", (event) => {
  const { target, key } = event;
  if (document.querySelector("dialog[open]") || event.altKey || event.ctrlKey || event.metaKey)
    return;
  const nowhere = target === document.body;
  if (key === " " && target.matches(".steps a")) target.click();
  else if (key === " " && nowhere) playButton.click();
  else if (key in KEYS && (nowhere || target.closest(".steps"))) {
    stopPlaying();
    KEYS[key]();
  } else return;
  event.preventDefault();
});

// Playing by itself

playButton.addEventListener("click", () => {
  if (stepTimer) stopPlaying();
  else startPlaying();
});

function startPlaying() {
  playButton.setAttribute("aria-pressed", "true");
  if (line() === last()) goTo(0);
  stepTimer = setInterval(() => {
    if (isShowing) return; // it waits for a moment that takes long to load
    if (line() < last()) goTo(line() + 1);
    else stopPlaying();
  }, STEP_MILLISECONDS);
}

function stopPlaying() {
  clearInterval(stepTimer);
  stepTimer = 0;
  playButton.setAttribute("aria-pressed", "false");
}

// A link to this moment, and playing on from it

copyButton.addEventListener("click", async () => {
  const link = new URL(addressOf(line()), location.href).href;
  try {
    await navigator.clipboard.writeText(link);
    copyText.textContent = copyButton.dataset.copiedText;
  } catch {
    prompt(copyButton.dataset.linkText, link); // without HTTPS a page may not copy
  }
});

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.method !== "post" || form.action.endsWith("/language")) return;
  event.preventDefault(); // the table's own forms are only shown here
  if (!("playOn" in form.dataset) || form.getAttribute("aria-busy")) return;
  form.setAttribute("aria-busy", "true");
  const answer = await postForm(form.action, new FormData(form));
  form.removeAttribute("aria-busy");
  if (answer.go) {
    location.assign(answer.go);
    return;
  }
  const notice = document.getElementById("play-on-notice");
  notice.textContent = answer.error.message ?? notice.dataset.notSentText;
  notice.hidden = false;
});
