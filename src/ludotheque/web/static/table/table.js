// A table's page: a stream keeps it up to date, moves are sent by POST, hands are hidden on a
// shared screen.

import { fillRememberedFields, load, store } from "../shared/browser-storage.js";
import { enableCopying } from "../shared/copied-text.js";
import { numberFor } from "../shared/deal-memory.js";
import { postWithOffer } from "../shared/deal-offer.js";
import { postForm } from "../shared/form-post.js";
import { rememberTable } from "../shared/game-memory.js";
import { enableIconHints } from "../shared/icon-hints.js";
import { enableInfoDialog } from "../shared/info-dialog.js";
import { enableInstallation } from "../shared/installation.js";
import "../shared/rules-search.js";
import { patchElement } from "../shared/page-patch.js";
import { showRefusal } from "../shared/rule-link.js";
import { enableAccountCount } from "./account-count.js";
import { startCountdown } from "./answer-countdown.js";
import { enableBadges } from "./badges.js";
import { showNews } from "./banner.js";
import { animateTravels } from "./card-animation.js";
import { enableCardSelection } from "./card-selection.js";
import { enableChoiceExplanation } from "./choice-explanation.js";
import { enableDealNumbers } from "./deal-numbers.js";
import { closeStream, openStream } from "./event-stream.js";
import { enableFirstGame } from "./first-game.js";
import { enableGoalLine } from "./goal-line.js";
import { enableHint } from "./hint.js";
import { enableInvitation } from "./invitation.js";
import { enableLogEntries } from "./log-entries.js";
import { enableMoveProspect } from "./move-prospect.js";
import {
  addHandKey,
  askForHand,
  closeHand,
  fetchOwnView,
  holdHand,
  isNobodyElseAsked,
  openedHand,
} from "./open-hand.js";
import { enableOptionList } from "./option-list.js";
import { shownVersion, tableAfter } from "./page-model.js";
import { parseTable, scrollToEnd, showTable, table } from "./page-update.js";
import { closePulse, openPulse } from "./pulse.js";
import { enableRecap, stopRecap, tellNews } from "./recap.js";
import { enableResultShare } from "./result-share.js";
import { sendBySocket } from "./table-socket.js";
import { enableTurnAlert, showPulse } from "./turn-alert.js";
import { startTurnClock } from "./turn-clock.js";
import { addUpdate, catchUp, isBehind, nextUpdate, standUntil } from "./update-queue.js";

const LATE_MILLISECONDS = 600;
const SENT_MILLISECONDS = 6000; // so long it is said that a move has been sent after all
const address = location.pathname.split("/").slice(0, 3).join("/");
const tableId = address.split("/").pop();
let changes = Promise.resolve(); // one at a time, since animations take a while
let answeredAct = Promise.resolve(0); // how far the answer to the last form brings the open hand

const lastLine = () => Number(table().dataset.lastLine);
const lastAct = () => Number(table().dataset.lastAct);
const late = () => new Promise((resolve) => setTimeout(resolve, LATE_MILLISECONDS, 0));

document.documentElement.classList.add("scripted");
fillRememberedFields();
enableCardSelection();
enableChoiceExplanation();
enableInfoDialog();
enableInstallation();
enableInvitation();
enableLogEntries();
enableRecap();
startCountdown();
startTurnClock();
enableTurnAlert(address);
enableBadges();
enableIconHints();
enableGoalLine();
enableOptionList();
enableHint(speak);
enableFirstGame(speak);
enableMoveProspect(address);
enableAccountCount();
enableCopying();
enableResultShare();
showTalkHidden();
storeThisTable();
for (const list of document.querySelectorAll(".log")) scrollToEnd(list);
enableDealNumbers(address);
openStream(address, { lastLine, shownVersion }, receiveUpdate);
openPulse(address, showPulse);

document.addEventListener("page-patched", () => {
  showTalkHidden();
  storeThisTable();
});
// What came before the tab was hidden is shown at once: nobody looks, and browsers let pages there wait.
document.addEventListener("visibilitychange", () => document.hidden && showNow());
addEventListener("pagehide", () => {
  closeStream();
  closePulse();
  if (openedHand()) removeHand(); // or the browser would cache it
});
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});

// Updates

function queueChange(change) {
  changes = changes.then(change).catch((error) => reportError(error));
}

function receiveUpdate(update) {
  addUpdate({ ...update, fresh: tableAfter(update) });
  if (openedHand()) catchUp(); // its own view is always the newest
  queueChange(showNextUpdate);
}

async function showNextUpdate() {
  const update = await nextUpdate();
  if (!update) return;
  const before = lastAct();
  await (openedHand() ? showBesideHand(update) : showUpdate(update));
  standUntil(tellNews({ isSkipped: update.isSkipped, hasActed: lastAct() > before }));
}

// Whoever acts is shown the table as it is now.
async function showNow() {
  stopRecap();
  catchUp();
  await changes;
}

async function showUpdate(update) {
  const { fresh } = update;
  await announceUpdate(fresh, update.hurry || update.isSkipped);
  await animateTravels(update.travels, () => showTable(fresh));
  if (!document.hidden) document.title = update.title; // else the pulse says it, which is newer
  for (const note of update.noted) showNews(note);
  const told = [...update.told, ...update.noted];
  speak(load("talk-hidden", false) ? told : [...told, ...update.said]);
  const turn = document.getElementById("turn");
  if (turn.textContent !== update.asked) turn.textContent = update.asked;
}

// Lets scripts hold an update back until they have shown what leads to it.
async function announceUpdate(fresh, isHurried) {
  const shown = [];
  const detail = { fresh, isHurried, waitFor: (promise) => shown.push(promise) };
  document.dispatchEvent(new CustomEvent("update-arrives", { detail }));
  await Promise.all(shown);
}

function speak(sentences) {
  if (sentences.length) document.getElementById("announce").textContent = sentences.join(" ");
}

// Forms

async function sendForm(form, submitter) {
  const fields = new FormData(form, submitter);
  form.setAttribute("aria-busy", "true");
  if (isBehind()) await showNow();
  else stopRecap();
  if (fields.has("at")) fields.set("at", lastLine());
  addHandKey(fields);
  const action = submitter?.hasAttribute("formaction") ? submitter.formAction : form.action;
  if ("dealNumber" in form.dataset && table().dataset.dealHash)
    fields.set("deal-number", numberFor(tableId, table().dataset.dealHash));
  const post = "dealOffer" in form.dataset ? postWithOffer : postForm;
  const hand = openedHand();
  let wasSilent = false;
  const sent = post(action, fields, {
    isPatient: "moveForm" in form.dataset,
    sendFirst: sendAction,
    onSilence() {
      wasSilent = true;
      showNotice("waiting");
    },
  });
  answeredAct = sent.then((answer) => answer.view?.act ?? 0);
  const answer = await sent;
  form.removeAttribute("aria-busy");
  if (answer.error) {
    showError(answer.error);
    return;
  }
  if (wasSilent) showNotice("sent");
  else document.getElementById("notice").hidden = true;
  if (answer.go) location.assign(answer.go);
  // if the update is late, the next player must not see the previous hand
  if (answer.view) queueChange(() => showOwnView(answer.view, hand));
  else if (hand) late().then(() => openedHand() === hand && removeHand());
  if ("clearAfterSend" in form.dataset) form.reset();
  if ("moveForm" in form.dataset) document.dispatchEvent(new Event("move-accepted"));
}

// By the socket, if it is an action at this table and there is one.
function sendAction(url, fields, milliseconds) {
  const [place, action] = [`${location.origin}${address}/`, url.split("/").pop()];
  return url === place + action ? sendBySocket(action, fields, milliseconds) : null;
}

// What there is to say of a move while the connection is lost, and once it is back.
function showNotice(kind) {
  const notice = document.getElementById("notice");
  const { waitingText, sentText } = notice.dataset;
  showError({ code: kind, message: kind === "sent" ? sentText : waitingText });
  if (kind !== "sent") return;
  setTimeout(() => {
    if (notice.dataset.errorCode === kind) notice.hidden = true;
  }, SENT_MILLISECONDS);
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
  catchUp();
  form.setAttribute("aria-busy", "true");
  const asked = await askForHand(form);
  form.removeAttribute("aria-busy");
  if (!asked) {
    showError({ code: "offline" });
    return;
  }
  queueChange(async () => {
    if (!asked.view || asked.view.act < lastAct()) {
      location.reload(); // something happened meanwhile
      return;
    }
    holdHand(asked);
    await showUpdate(drawnView(asked.view));
    const first = document.querySelector(".hand .card") ?? document.getElementById("take");
    (first ?? document.getElementById("question")).focus();
  });
}

// The stream is public: while a hand is open, it only tells that there is something new.
async function showBesideHand(update) {
  const { fresh } = update;
  const hand = openedHand();
  if (update.act <= lastAct()) {
    // somebody came, left or talked, or this page has moved: the open hand stays as it is
    if (update.number > lastLine()) {
      table().dataset.lastLine = update.number;
      if (!load("talk-hidden", false)) speak(update.said);
    }
    patchElement(document.getElementById("watching"), fresh.querySelector("#watching"));
    return;
  }
  if (isNobodyElseAsked(fresh)) {
    const answered = await Promise.race([answeredAct, late()]);
    if (answered >= update.act) return; // the answer to a form brings it
    const view = await fetchOwnView(address, lastLine());
    if (view) {
      await showOwnView(view, hand);
      return;
    }
  }
  closeHand();
  await showUpdate(update);
}

// Shows a view that was asked for while this hand was open.
async function showOwnView(view, hand) {
  if (hand && openedHand() === hand && view.act >= lastAct()) await showUpdate(drawnView(view));
}

// A view of one's own comes whole, and the model is for what everybody may see.
const drawnView = (view) => ({ ...view, fresh: parseTable(view.html) });

// Everything that only its owner may see, also what they were told.
function removeHand() {
  closeHand();
  for (const id of ["moves", "side", "story"]) document.getElementById(id)?.remove();
}

// Closing the notice, hiding the talk

document.addEventListener("click", (event) => {
  if (event.target.id === "notice") event.target.hidden = true;
  if (event.target.closest("[data-hide-talk]")) {
    store("talk-hidden", !load("talk-hidden", false));
    showTalkHidden();
  }
});

function showTalkHidden() {
  const isHidden = load("talk-hidden", false);
  document.getElementById("talk")?.classList.toggle("hidden-talk", isHidden);
  document.getElementById("hide-talk")?.setAttribute("aria-pressed", isHidden);
}

// Lets the home page list the table.
function storeThisTable() {
  rememberTable(tableId, "known" in table().dataset, table().dataset.phase === "over");
}
