// What this device has chosen in the settings: stored here, and applied before anything is drawn. So
// this is no module; modules run when the page has been read, and the page would flicker.

const APPLIED = ["theme", "text-size", "motion", "signs"]; // as attributes that style sheets know
const ON_ROOT = [...APPLIED, "pace"]; // and what scripts look for where nothing is stored
const panel = () => document.querySelector(".settings");
const isOpen = () => panel()?.open;

function storedSetting(name) {
  try {
    return JSON.parse(localStorage.getItem(name));
  } catch {
    return null; // there is no storage
  }
}

function storeSetting(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // it counts on this page, and is forgotten
  }
}

function applySetting(name, value) {
  if (ON_ROOT.includes(name)) document.documentElement.setAttribute(`data-${name}`, value);
}

function applyStored() {
  for (const name of APPLIED) applySetting(name, storedSetting(name) ?? "");
}

function showStored() {
  for (const field of document.querySelectorAll("[data-setting]")) {
    const value = storedSetting(field.dataset.setting);
    const isKnown = [...field.options].some((option) => option.value === value);
    if (isKnown) field.value = value;
  }
}

applyStored();

document.addEventListener("DOMContentLoaded", () => {
  document.querySelector(".device-settings").hidden = false;
  document.querySelector(".without-device-settings").hidden = true;
  showStored();
});
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) applyStored(); // a browser that goes back shows the page as it was left
  showStored(); // and fills in what was there
});

// chosen in another tab
addEventListener("storage", () => {
  applyStored();
  showStored();
});

document.addEventListener("change", async ({ target }) => {
  const { value } = target;
  const name = target.dataset.setting;
  if (!name) return;
  applySetting(name, value);
  storeSetting(name, value);
  await loadAlertSettings();
  document.dispatchEvent(new CustomEvent("setting-chosen", { detail: { name, value } }));
});

// Being told of one's turn takes more, which most pages never need.
let alertSettings = null;
function loadAlertSettings() {
  alertSettings ??= new Promise((resolve) => {
    const script = document.createElement("script");
    Object.assign(script, { type: "module", src: panel().dataset.script, onload: resolve });
    document.head.append(script);
  });
  return alertSettings;
}

document.addEventListener("toggle", ({ target }) => target === panel() && loadAlertSettings(), {
  capture: true,
});

// The panel closes like a menu, by a touch or by the keyboard. (A click reaches nothing on some
// phones unless it is on a button.)
for (const kind of ["pointerdown", "focusin"]) {
  document.addEventListener(kind, ({ target }) => {
    if (isOpen() && !panel().contains(target)) panel().open = false;
  });
}
document.addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || !isOpen()) return;
    event.stopPropagation();
    panel().open = false;
    panel().querySelector("summary").focus();
  },
  { capture: true },
);
