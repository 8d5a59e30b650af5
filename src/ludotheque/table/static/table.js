// A table's page: kept up to date by a stream, moves sent by POST, cards that can be read.

import { choosing } from "./choosing.js";
import { patch } from "./patch.js";
import { post } from "./post.js";
import { reading } from "./reading.js";
import { fillIn, recall, remember } from "./remember.js";
import { travel } from "./travel.js";

const RETRIES = [500, 1000, 2000, 4000, 8000];
const PULSE = 20000;
const here = location.pathname.split("/").slice(0, 3).join("/");
const lost = document.getElementById("lost");
let stream = null;
let failures = 0;
let unveiled = false; // at one screen: somebody's hand is on the page

const table = () => document.getElementById("table");
const number = () => Number(table().dataset.number);

document.documentElement.classList.add("scripted");
fillIn();
choosing(send);
reading();
showMuted();
noteThisTable();
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
addEventListener("pagehide", hangUp);
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload(); // whatever hand was shown, it is not shown again
});
setInterval(async () => {
  if (!document.hidden) return;
  const response = await fetch(`${here}/pulse`).catch(() => null);
  if (response?.ok) document.title = (await response.json()).title;
}, PULSE);

function update(news) {
  const fresh = parsed(news.html);
  if (!fresh) return;
  const nothingDone = unveiled && news.act === Number(table().dataset.act);
  travel(nothingDone ? [] : news.travels, () => {
    if (nothingDone) {
      // somebody came, went or talked: the hand on the table stays as it is
      table().dataset.number = news.number;
      const side = document.getElementById("side");
      if (side) patch(side, fresh.querySelector("#side"));
    } else {
      unveiled = false;
      show(fresh);
    }
  });
  document.title = news.title;
  announce(news);
}

function parsed(html) {
  return new DOMParser().parseFromString(html, "text/html").getElementById("table");
}

function show(fresh) {
  const log = document.getElementById("log");
  const atEnd = !log || log.scrollTop + log.clientHeight >= log.scrollHeight - 30;
  const samePhase = table().dataset.phase === fresh.dataset.phase;
  if (samePhase || table().classList.contains("table") === fresh.classList.contains("table")) {
    patch(table(), fresh);
  } else {
    table().replaceWith(fresh);
    scrollTo(0, 0);
  }
  for (const card of document.querySelectorAll('.card[aria-pressed="true"]:not(.lit)'))
    card.removeAttribute("aria-pressed");
  document.dispatchEvent(new Event("shown"));
  showMuted();
  noteThisTable();
  if (atEnd) for (const list of document.querySelectorAll(".log")) list.scrollTop = list.scrollHeight;
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
  const notice = document.getElementById("notice");
  form.setAttribute("aria-busy", "true");
  const action = submitter?.hasAttribute("formaction") ? submitter.formAction : form.action;
  const answer = await post(action, fields);
  form.removeAttribute("aria-busy");
  if (answer.error) {
    notice.textContent = answer.error.message ?? lost.textContent;
    if (answer.error.rule) notice.append(` (${answer.error.rule})`);
    notice.hidden = false;
    return false;
  }
  if (notice) notice.hidden = true;
  if (answer.go) location.assign(answer.go);
  if ("clears" in form.dataset) form.reset();
  return true;
}

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
  const response = await fetch(form.action, {
    method: "POST",
    body: new URLSearchParams(new FormData(form)),
    headers: { "x-fragment": "1" },
  }).catch(() => null);
  if (!response?.ok) {
    location.reload();
    return;
  }
  const fresh = parsed(await response.text());
  unveiled = true;
  show(fresh);
  document.querySelector(".hand .card")?.focus();
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
  const mine = table().querySelector("form") && table().dataset.phase !== "over";
  const title = document.getElementById("main")?.textContent.trim().replace(/\s+/g, " ");
  remember("tables", mine ? [{ id, title }, ...others].slice(0, 20) : others);
}
