// A table's page: kept up to date by a stream, moves sent by POST, cards that can be read.

import { choosing } from "./card-selection.js";
import { clock } from "./answer-countdown.js";
import { patch } from "../shared/page-patch.js";
import { post } from "../shared/form-post.js";
import { reading } from "../shared/info-dialog.js";
import { fillIn, recall, remember } from "../shared/browser-storage.js";
import { travel } from "./card-animation.js";

const RETRIES = [500, 1000, 2000, 4000, 8000];
const PULSE = 20000;
const LATE = 600;
const here = location.pathname.split("/").slice(0, 3).join("/");
const lost = document.getElementById("lost");
let stream = null;
let failures = 0;
let unveiled = false; // at one screen: somebody's hand is on the page
let changes = Promise.resolve(); // one after the other: a card that travels takes its time

const table = () => document.getElementById("table");
const number = () => Number(table().dataset.number);

document.documentElement.classList.add("scripted");
fillIn();
choosing(send);
reading();
clock();
showMuted();
noteThisTable();
for (const list of document.querySelectorAll(".log")) showEnd(list);
listen();

// The stream

function listen() {
  if (stream || document.hidden) return;
  stream = new EventSource(`${here}/stream?after=${number()}`);
  stream.addEventListener("open", () => {
    failures = 0;
    lost.hidden = true;
  });
  stream.addEventListener("update", (event) => update(JSON.parse(event.data)));
  stream.addEventListener("error", () => {
    hangUp();
    lost.hidden = failures < 1;
    setTimeout(listen, RETRIES[Math.min(failures, RETRIES.length - 1)]);
    failures += 1;
  });
}

function hangUp() {
  stream?.close();
  stream = null;
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden) hangUp();
  else listen();
});
addEventListener("pagehide", () => {
  hangUp();
  if (unveiled) veil(); // or the browser would keep the hand for whoever comes back
});
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});
setInterval(async () => {
  if (!document.hidden) return;
  const response = await fetch(`${here}/pulse`).catch(() => null);
  if (response?.ok) document.title = (await response.json()).title;
}, PULSE);

function inTurn(change) {
  changes = changes.then(change).catch((error) => reportError(error));
}

function update(news) {
  const fresh = parsed(news.html);
  if (fresh) inTurn(() => updated(news, fresh));
}

async function updated(news, fresh) {
  if (unveiled && news.act === Number(table().dataset.act)) {
    // somebody came, went or talked: the hand on the table stays as it is
    table().dataset.number = news.number;
    patch(document.getElementById("side"), fresh.querySelector("#side"));
  } else {
    unveiled = false;
    await travel(news.travels, () => show(fresh));
  }
  document.title = news.title;
  announce(news);
}

function parsed(html) {
  return new DOMParser().parseFromString(html, "text/html").getElementById("table");
}

function show(fresh) {
  const refocus = focused();
  const followed = [...document.querySelectorAll(".log")].filter(isAtEnd).map((list) => list.id);
  const notice = document.getElementById("notice");
  const { phase, act } = table().dataset;
  // what was refused for being late is still worth reading, the rest was about an earlier moment
  if (act !== fresh.dataset.act && notice.dataset.code !== "stale") notice.hidden = true;
  if (table().classList.contains("table") === fresh.classList.contains("table")) {
    patch(table(), fresh);
  } else {
    table().replaceWith(fresh);
    scrollTo(0, 0);
    followed.push("log", "sayings");
  }
  for (const card of document.querySelectorAll('.card[aria-pressed="true"]:not(.lit)'))
    card.removeAttribute("aria-pressed");
  document.dispatchEvent(new Event("shown"));
  showMuted();
  noteThisTable();
  for (const id of followed) showEnd(document.getElementById(id));
  refocus();
  if (phase === "playing" && table().dataset.phase === "over")
    document.getElementById("account").scrollIntoView({ block: "nearest" });
}

function isAtEnd(list) {
  return list.scrollTop + list.clientHeight >= list.scrollHeight - 30;
}

function showEnd(list) {
  if (list) list.scrollTop = list.scrollHeight;
}

// Where the focus was; to be called when that may be gone: then the next best place has it.
function focused() {
  const element = document.activeElement;
  if (!table().contains(element)) return () => {};
  const inHand = [...document.querySelectorAll(".hand .card")].indexOf(element);
  return () => {
    if (element.isConnected && element.checkVisibility()) {
      element.focus({ preventScroll: true }); // it may have been hidden for a moment
      return;
    }
    const hand = document.querySelectorAll(".hand .card");
    const places = [
      document.getElementById(element.id),
      hand[Math.min(inHand, hand.length - 1)],
      ...["question", "account-title", "curtain-title", "main"].map((id) => document.getElementById(id)),
    ];
    places.find((place) => place?.checkVisibility()).focus({ preventScroll: true });
  };
}

function announce(news) {
  const spoken = recall("muted", false) ? news.told : [...news.told, ...news.said];
  if (spoken.length) document.getElementById("announce").textContent = spoken.join(" ");
  const turn = document.getElementById("turn");
  if (turn.textContent !== news.asked) turn.textContent = news.asked;
}

// Sending

async function send(form, submitter) {
  const fields = new FormData(form, submitter);
  if (fields.has("at")) fields.set("at", number());
  form.setAttribute("aria-busy", "true");
  const action = submitter?.hasAttribute("formaction") ? submitter.formAction : form.action;
  const answer = await post(action, fields);
  form.removeAttribute("aria-busy");
  if (answer.error) {
    complain(answer.error);
    return false;
  }
  document.getElementById("notice").hidden = true;
  if (answer.go) location.assign(answer.go);
  if ("clears" in form.dataset) form.reset();
  // should the news be late, the next player sees no hand of the one before
  const { act } = table().dataset;
  const isLate = () => unveiled && table().dataset.act === act;
  if (isLate() && "moves" in form.dataset) setTimeout(() => isLate() && veil(), LATE);
  return true;
}

function complain(error) {
  const notice = document.getElementById("notice");
  notice.textContent = error.message ?? notice.dataset.unsent;
  if (error.rule) notice.append(` (${error.rule})`);
  notice.dataset.code = error.code;
  notice.hidden = false;
  notice.scrollIntoView({ block: "nearest" });
}

document.addEventListener("refused", (event) => complain(event.detail));

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (event.defaultPrevented || form.method !== "post" || form.action.endsWith("/language")) return;
  if ("reader" in form.dataset) return;
  event.preventDefault();
  if (form.getAttribute("aria-busy")) return; // a double click is one click
  if (form.dataset.confirm && !confirm(form.dataset.confirm)) return;
  if ("unveils" in form.dataset) await unveil(form);
  else await send(form, event.submitter);
});

document.addEventListener("change", (event) => {
  if ("submits" in (event.target.dataset ?? {})) event.target.form.requestSubmit();
});

// One screen

async function unveil(form) {
  form.setAttribute("aria-busy", "true");
  const response = await fetch(form.action, {
    method: "POST",
    body: new URLSearchParams(new FormData(form)),
    headers: { "x-fragment": "1" },
  }).catch(() => null);
  form.removeAttribute("aria-busy");
  if (!response) {
    complain({ code: "offline" });
    return;
  }
  const fresh = response.ok && parsed(await response.text());
  inTurn(() => {
    if (!fresh || Number(fresh.dataset.act) < Number(table().dataset.act)) {
      location.reload(); // something has happened meanwhile
      return;
    }
    unveiled = true;
    show(fresh);
    const first = document.querySelector(".hand .card") ?? document.getElementById("take");
    (first ?? document.getElementById("question")).focus();
  });
}

function veil() {
  document.getElementById("moves")?.remove();
}

// Small things

document.addEventListener("click", async (event) => {
  const copies = event.target.closest("[data-copies]");
  if (copies) {
    const text = document.getElementById(copies.dataset.copies).textContent;
    try {
      await navigator.clipboard.writeText(text);
      copies.textContent = copies.dataset.done;
    } catch {
      getSelection().selectAllChildren(document.getElementById(copies.dataset.copies));
    }
  }
  if (event.target.id === "notice") event.target.hidden = true;
  if (event.target.closest("[data-mutes]")) {
    remember("muted", !recall("muted", false));
    showMuted();
  }
});

function showMuted() {
  const muted = recall("muted", false);
  document.getElementById("talk")?.classList.toggle("muted", muted);
  document.getElementById("mute")?.setAttribute("aria-pressed", muted);
}

function noteThisTable() {
  const id = here.split("/").pop();
  const others = recall("tables", []).filter((each) => each.id !== id);
  const mine = "known" in table().dataset && table().dataset.phase !== "over";
  remember("tables", mine ? [{ id }, ...others].slice(0, 20) : others);
}
