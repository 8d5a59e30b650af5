// The part of the settings about being told of one's turn: tries the sound, asks the browser for
// notifications, and says why there are none. Loaded when the settings are opened.

import { load, store } from "./browser-storage.js";
import { canPush, unsubscribe } from "./push.js";
import { playTurnSound } from "./turn-sound.js";

const field = document.querySelector("[data-setting=alerts]");
const { lang } = document.documentElement;
const asked = fetch(`/alerts?lang=${lang}`).then((answer) => answer.json());

document.addEventListener("setting-chosen", ({ detail: { name, value } }) => {
  if (name === "sound" && value === "on") playTurnSound();
  if (name === "alerts") choose(value === "on");
});
showState();

async function choose(isOn) {
  if (isOn && canNotify() && Notification.permission === "default")
    await Notification.requestPermission();
  if (isOn && state() !== "on") {
    store("alerts", "off");
    field.value = "off";
  }
  // what the server is not told now, the push service will tell it
  if (!isOn) await unsubscribe().catch(() => {});
  else if (state() === "on") document.dispatchEvent(new Event("alerts-allowed"));
  showState();
}

function showState() {
  field.disabled = !canNotify();
  if (field.disabled) field.value = "off";
  const place = document.getElementById("alerts-note");
  // without a connection nothing is said
  asked
    .then(({ notes, key }) => {
      const isOn = state() === "on" && key && canPush();
      place.textContent = notes[isOn ? "closed" : state()];
    })
    .catch(() => {});
}

function canNotify() {
  return isSecureContext && "Notification" in window;
}

function state() {
  if (!isSecureContext) return "insecure";
  if (!canNotify()) return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  return load("alerts", "off") === "on" && Notification.permission === "granted" ? "on" : "off";
}
