// What decided a finished game: the page follows the work, then a slider goes along the curves.

import { patchElement } from "../shared/page-patch.js";

const ASK_AGAIN_MILLISECONDS = 1500;
const AFTER_TROUBLE_MILLISECONDS = 5000;
const all = (selector) => [...document.querySelectorAll(selector)];
const byId = (id) => document.getElementById(id);
const isWorking = () => "working" in byId("analysis").dataset;

document.documentElement.classList.add("scripted");
if (isWorking()) follow();
else if (byId("course-line")) enableCourse();

// While it is being worked out

async function follow() {
  let isLost = false;
  while (isWorking()) {
    await new Promise((done) =>
      setTimeout(done, isLost ? AFTER_TROUBLE_MILLISECONDS : ASK_AGAIN_MILLISECONDS),
    );
    const response = await fetch(location.href, { headers: { "x-fragment": "1" } }).catch(
      () => null,
    );
    if (response && !response.ok && response.status < 500 && response.status !== 429) {
      location.reload(); // it says why
      return;
    }
    const answer = response?.ok ? await response.json().catch(() => null) : null;
    isLost = !answer;
    byId("analysis-lost").hidden = !isLost;
    if (answer?.go) {
      location.replace(answer.go); // to what was waited for
      return;
    }
    if (answer) {
      const page = new DOMParser().parseFromString(answer.html, "text/html");
      const fresh = page.getElementById("analysis");
      if ("working" in fresh.dataset) patchElement(byId("analysis"), fresh);
      else byId("analysis").replaceWith(fresh);
    }
  }
  if (byId("course-line")) enableCourse();
}

// The slider over the moments, and whose chances are shown

function enableCourse() {
  const slider = byId("course-line");
  const rows = all("#course-rows tbody tr");
  const whose = () => Number(document.querySelector("[name=whose]:checked").value);
  const figure = () => document.querySelector(`.curve-figure[data-seat="${whose()}"]`);
  const marks = all("[data-at]") // all telling moments, in the order of play
    .map((mark) => ({
      at: Number(mark.dataset.at),
      seat: mark.closest("[data-seat]").dataset.seat,
    }))
    .sort((one, other) => one.at - other.at);
  const [title, chances] = byId("course-now").children;

  function show(at) {
    slider.value = at;
    const row = rows[at];
    const [number, name, done] = row.cells;
    const isEnd = at === rows.length - 1;
    title.textContent = (isEnd ? [done] : [number, name, done])
      .map(({ textContent }) => textContent.trim())
      .join(" · ");
    const [known, open] = [...row.cells].slice(3 + 2 * whose());
    chances.textContent = figure()
      .dataset.chancesText.replace("%known%", known.textContent)
      .replace("%open%", open.textContent);
    slider.setAttribute("aria-valuetext", title.textContent);
    byId("course-watch").href =
      `${location.pathname.replace(/analysis$/, "replay")}?line=${row.dataset.line}&eyes=${whose()}`;
    for (const each of all(".curve-figure")) each.classList.toggle("on", each === figure());
    for (const line of figure().querySelectorAll(".here")) {
      const { width, height } = line.ownerSVGElement.viewBox.baseVal;
      const across = rows.length > 1 ? (width * at) / (rows.length - 1) : 0;
      line.setAttribute("d", `M${across} 0V${height}`);
    }
    for (const mark of figure().querySelectorAll("[data-at]"))
      mark.classList.toggle("on", Number(mark.dataset.at) === at);
    for (const card of all(".moment-card"))
      card.classList.toggle("on", card.id === `m${number.textContent.trim()}`);
    for (const button of all("[data-go]"))
      button.disabled = next(Number(button.dataset.go)) === undefined;
  }

  // The next telling moment, whoever it was that moved.
  function next(way) {
    const here = Number(slider.value);
    return way > 0 ? marks.find(({ at }) => at > here) : marks.findLast(({ at }) => at < here);
  }

  function goTo({ at, seat }) {
    document.querySelector(`[name=whose][value="${seat}"]`).checked = true;
    show(at);
    byId(`m${rows[at].cells[0].textContent.trim()}`)?.scrollIntoView({ block: "nearest" });
  }

  slider.addEventListener("input", () => show(Number(slider.value)));
  for (const radio of all("[name=whose]"))
    radio.addEventListener("change", () => show(Number(slider.value)));
  for (const button of all("[data-go]"))
    button.addEventListener("click", () => goTo(next(Number(button.dataset.go))));
  for (const mark of all(".curve-mark"))
    mark.addEventListener("click", () => goTo({ at: Number(mark.dataset.at), seat: whose() }));
  document.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.target.closest("input, select, details[open]")) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const at = Number(slider.value) + step;
    if (at >= 0 && at < rows.length) show(at);
    event.preventDefault();
  });
  show(marks.find(({ seat }) => Number(seat) === whose())?.at ?? 0);
}
