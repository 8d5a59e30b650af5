// Counts down how long whoever is asked still has. Screen readers hear of it twice at most: when a
// tenth of the time is left, and when it is up.

const TICK_MILLISECONDS = 1000;
const FEW = 0.1;
const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];
const { lang } = document.documentElement;
let shownEnd = "";
let endsAt = 0; // by this device's clock, which may differ from the server's
let saidLast = "";

export function startTurnClock() {
  setInterval(show, TICK_MILLISECONDS);
  document.addEventListener("page-patched", show);
  show();
}

function show() {
  const clock = document.getElementById("turn-clock");
  if (!clock) return;
  const whole = Number(clock.dataset.turnSeconds);
  if (clock.dataset.endsAt !== shownEnd) {
    shownEnd = clock.dataset.endsAt;
    const left = Number(shownEnd) - Date.now() / 1000;
    endsAt = Date.now() + 1000 * Math.min(left, whole);
  }
  const left = Math.ceil((endsAt - Date.now()) / 1000);
  const { leftText, upText } = clock.dataset;
  const says = left > 0 ? leftText.replace("%left%", inWords(left)) : upText;
  if (clock.textContent !== says) clock.textContent = says;
  const isLate = left <= whole * FEW;
  clock.classList.toggle("few", isLate);
  if ("asked" in document.getElementById("table").dataset && isLate) announce(left > 0, says);
}

function announce(isRunning, says) {
  const key = `${shownEnd} ${isRunning}`;
  if (key === saidLast) return;
  saidLast = key;
  document.getElementById("announce").textContent = says;
}

// The two largest units, without seconds beside hours: nobody wants to see days tick.
function inWords(seconds) {
  const first = UNITS.findIndex(([, size]) => seconds >= size);
  let left = seconds;
  const parts = [];
  for (const [unit, size] of UNITS.slice(first, first + 2)) {
    const count = Math.floor(left / size);
    left -= count * size;
    if (count || !parts.length)
      parts.push(count.toLocaleString(lang, { style: "unit", unit, unitDisplay: "short" }));
  }
  return parts.join(" ");
}
