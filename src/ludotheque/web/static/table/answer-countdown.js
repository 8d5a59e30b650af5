// The time that is left to answer, as a bar that grows shorter.

const BEAT = 100;
let known = "";
let ends = 0; // by this device's clock, which need not be the server's

export function clock() {
  setInterval(() => {
    const bar = document.getElementById("clock");
    if (!bar) return;
    const { closes, seconds } = bar.dataset;
    if (closes !== known) {
      known = closes;
      const left = Number(closes) - Date.now() / 1000;
      ends = Date.now() + 1000 * (left > 0 && left <= Number(seconds) ? left : Number(seconds));
    }
    const share = Math.max(0, (ends - Date.now()) / 1000 / Number(seconds));
    bar.firstElementChild.style.inlineSize = `${100 * share}%`;
  }, BEAT);
}
