// A table's page: a stream keeps it up to date, moves are sent by POST, hands are hidden on a
// shared screen.

import { fillRememberedFields, load, store } from "../shared/browser-storage.js";
import { numberFor } from "../shared/deal-memory.js";
import { postWithOffer } from "../shared/deal-offer.js";
import { postForm } from "../shared/form-post.js";
import { enableInfoDialog } from "../shared/info-dialog.js";
import { patchElement } from "../shared/page-patch.js";
import { showRefusal } from "../shared/rule-link.js";
import { startCountdown } from "./answer-countdown.js";
import { animateTravels } from "./card-animation.js";
import { enableCardSelection } from "./card-selection.js";
import { enableDealNumbers } from "./deal-numbers.js";
import { closeStream, openStream } from "./event-stream.js";
import { parseTable, scrollToEnd, showTable, table } from "./page-update.js";

const LATE_MILLISECONDS = 600;
const MOST_TABLES = 20;
const address = location.pathname.split("/").slice(0, 3).join("/");
const tableId = address.split("/").pop();
let isHandOpen = false; // on a shared screen: somebody's hand is shown
let changes = Promise.resolve(); // one at a time, since animations take a while

const lastLine = () => Number(table().dataset.lastLine);

document.documentElement.classList.add("scripted");
fillRememberedFields();
enableCardSelection();
enableInfoDialog();
startCountdown();
showMuted();
storeThisTable();
for (const list of document.querySelectorAll(".log")) scrollToEnd(list);
enableDealNumbers(address);
openStream(address, lastLine, receiveUpdate);

document.addEventListener("page-patched", () => {
  showMuted();
  storeThisTable();
});
addEventListener("pagehide", () => {
  closeStream();
  if (isHandOpen) removeHand(); // or the browser would cache the hand
});
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});

// Updates

function queueChange(change) {
  changes = changes.then(change).catch((error) => reportError(error));
}

function receiveUpdate(update) {
  const fresh = parseTable(update.html);
  if (fresh) queueChange(() => showUpdate(update, fresh));
}

async function showUpdate(update, fresh) {
  if (isHandOpen && update.act === Number(table().dataset.lastAct)) {
    // somebody came, left or talked: the open hand stays as it is
    table().dataset.lastLine = update.number;
    patchElement(document.getElementById("side"), fresh.querySelector("#side"));
  } else {
    isHandOpen = false;
    await animateTravels(update.travels, () => showTable(fresh));
  }
  document.title = update.title;
  announce(update);
}

function announce(update) {
  const spoken = load("muted", false) ? update.told : [...update.told, ...update.said];
  if (spoken.length) document.getElementById("announce").textContent = spoken.join(" ");
  const turn = document.getElementById("turn");
  if (turn.textContent !== update.asked) turn.textContent = update.asked;
}

// Forms

async function sendForm(form, submitter) {
  const fields = new FormData(form, submitter);
  if (fields.has("at")) fields.set("at", lastLine());
  form.setAttribute("aria-busy", "true");
  const action = submitter?.hasAttribute("formaction") ? submitter.formAction : form.action;
  if ("dealNumber" in form.dataset && table().dataset.dealHash)
    fields.set("deal-number", numberFor(tableId, table().dataset.dealHash));
  const post = "dealOffer" in form.dataset ? postWithOffer : postForm;
  const answer = await post(action, fields);
  form.removeAttribute("aria-busy");
  if (answer.error) {
    showError(answer.error);
    return;
  }
  document.getElementById("notice").hidden = true;
  if (answer.go) location.assign(answer.go);
  if ("clearAfterSend" in form.dataset) form.reset();
  if (!("moveForm" in form.dataset)) return;
  // if the update is late, the next player must not see the previous hand
  const { lastAct } = table().dataset;
  const isLate = () => isHandOpen && table().dataset.lastAct === lastAct;
  if (isLate()) setTimeout(() => isLate() && removeHand(), LATE_MILLISECONDS);
  document.dispatchEvent(new Event("move-accepted"));
}

function showError(error) {
  const notice = document.getElementById("notice");
  showRefusal(notice, error.message ?? notice.dataset.notSentText, error.rule);
  notice.dataset.errorCode = error.code;
  notice.hidden = false;
  notice.scrollIntoView({ block: "nearest" });
}

document.addEventListener("move-refused", (event) => showError(event.detail));

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (event.defaultPrevented || form.method !== "post" || form.action.endsWith("/language")) return;
  if ("inDialog" in form.dataset) return;
  event.preventDefault();
  if (form.getAttribute("aria-busy")) return; // a double click is one click
  if (form.dataset.confirmQuestion && !confirm(form.dataset.confirmQuestion)) return;
  if ("opensHand" in form.dataset) await openHand(form);
  else await sendForm(form, event.submitter);
});

document.addEventListener("change", (event) => {
  if ("submitOnChange" in (event.target.dataset ?? {})) event.target.form.requestSubmit();
});

// A shared screen

async function openHand(form) {
  form.setAttribute("aria-busy", "true");
  const response = await fetch(form.action, {
    method: "POST",
    body: new URLSearchParams(new FormData(form)),
    headers: { "x-fragment": "1" },
  }).catch(() => null);
  form.removeAttribute("aria-busy");
  if (!response) {
    showError({ code: "offline" });
    return;
  }
  const fresh = response.ok && parseTable(await response.text());
  queueChange(() => {
    if (!fresh || Number(fresh.dataset.lastAct) < Number(table().dataset.lastAct)) {
      location.reload(); // something happened meanwhile
      return;
    }
    isHandOpen = true;
    showTable(fresh);
    const first = document.querySelector(".hand .card") ?? document.getElementById("take");
    (first ?? document.getElementById("question")).focus();
  });
}

function removeHand() {
  document.getElementById("moves")?.remove();
}

// Copying the link, closing the notice, muting the talk

document.addEventListener("click", async (event) => {
  const copyButton = event.target.closest("[data-copy-from]");
  if (copyButton) {
    const source = document.getElementById(copyButton.dataset.copyFrom);
    try {
      await navigator.clipboard.writeText(source.textContent);
      copyButton.textContent = copyButton.dataset.copiedText;
    } catch {
      getSelection().selectAllChildren(source);
    }
  }
  if (event.target.id === "notice") event.target.hidden = true;
  if (event.target.closest("[data-mute-toggle]")) {
    store("muted", !load("muted", false));
    showMuted();
  }
});

function showMuted() {
  const isMuted = load("muted", false);
  document.getElementById("talk")?.classList.toggle("muted", isMuted);
  document.getElementById("mute")?.setAttribute("aria-pressed", isMuted);
}

// Lets the home page list the table until its game is over.
function storeThisTable() {
  const others = load("tables", []).filter((each) => each.id !== tableId);
  const isOpen = "known" in table().dataset && table().dataset.phase !== "over";
  store("tables", isOpen ? [{ id: tableId }, ...others].slice(0, MOST_TABLES) : others);
}
