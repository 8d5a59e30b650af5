// The time left to answer, as a bar that shrinks.

const TICK_MILLISECONDS = 100;
let shownClosing = "";
let endsAt = 0; // by this device's clock, which may differ from the server's

export function startCountdown() {
  setInterval(() => {
    const bar = document.getElementById("countdown");
    if (!bar) return;
    const { closesAt } = bar.dataset;
    const windowSeconds = Number(bar.dataset.windowSeconds);
    if (closesAt !== shownClosing) {
      shownClosing = closesAt;
      const left = Number(closesAt) - Date.now() / 1000;
      endsAt = Date.now() + 1000 * (left > 0 && left <= windowSeconds ? left : windowSeconds);
    }
    const share = Math.max(0, (endsAt - Date.now()) / 1000 / windowSeconds);
    bar.firstElementChild.style.inlineSize = `${100 * share}%`;
  }, TICK_MILLISECONDS);
}
