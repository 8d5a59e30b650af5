// Tells somebody who looks elsewhere that it is their turn: by the title, by a mark on the icon of the
// tab, and, if they have chosen that, by a sound and a notification. Once for each turn.

import { load } from "../shared/browser-storage.js";
import { subscribeTo } from "../shared/push.js";
import { allowSound, playTurnSound } from "../shared/turn-sound.js";

const ICON = "/static/shared/icon.svg";
const ICON_OF_TURN = "/static/shared/icon-turn.svg";
const PICTURE = "/static/pictures/icon-192.png";
let known = null; // the last own act before the turn that was told; nothing while nobody is asked

export function enableTurnAlert(address) {
  // what a browser or its push service refuses is not to be had
  const subscribe = () =>
    "known" in document.getElementById("table").dataset && subscribeTo(address).catch(() => {});
  document.addEventListener("alerts-allowed", subscribe);
  subscribe();
  known = ownActOf(shownState());
  markIcon(known !== null);
  // in a hidden tab the pulse is newer
  document.addEventListener("page-patched", () => document.hidden || notice(shownState()));
  for (const kind of ["pointerdown", "keydown"])
    document.addEventListener(kind, () => load("sound", "off") === "on" && allowSound());
}

// What a hidden page is told.
export function showPulse({ title, asked, act, own }) {
  document.title = title;
  notice({ isAsked: asked, act, own });
}

function shownState() {
  const { dataset } = document.getElementById("table");
  const { lastAct, ownAct } = dataset;
  return { isAsked: "asked" in dataset, act: Number(lastAct), own: Number(ownAct) };
}

const ownActOf = ({ isAsked, own }) => (isAsked ? own : null);

function notice(state) {
  markIcon(state.isAsked);
  const now = ownActOf(state);
  // whoever has just acted and goes on knows that it is their turn
  const isNew = now !== null && now !== known && state.act !== state.own;
  known = now;
  if (!isNew) return;
  if (load("sound", "off") === "on") playTurnSound();
  if (document.hidden && load("alerts", "off") === "on") notify();
}

function markIcon(isAsked) {
  const icon = document.querySelector("link[rel=icon]");
  const wanted = isAsked ? ICON_OF_TURN : ICON;
  if (icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

async function notify() {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const { notificationTitle, notificationText } = document.getElementById("turn").dataset;
  // the same name as that of a message to a closed page, so that one takes the place of the other
  const content = { body: notificationText, tag: location.pathname, icon: PICTURE };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) {
    await worker.showNotification(notificationTitle, content); // phones know no other way
    return;
  }
  const shown = new Notification(notificationTitle, content);
  shown.addEventListener("click", () => {
    window.focus();
    shown.close();
  });
}
