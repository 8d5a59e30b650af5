// What is wrong with the layout of a page, in words. Run in the page by layout.py.

// Whether a part of a card's name that may not be broken lies on two lines, or beyond its card.
export const brokenName = (name) => {
  const SLACK = 1.5;
  const card = name.closest(".card").getBoundingClientRect();
  const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    for (const { 0: part, index } of texts.currentNode.data.matchAll(/[^\s-]+-?/g)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + part.length);
      const lines = [...range.getClientRects()];
      if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) return true;
      const isBeyond = ({ left, right, top, bottom }) =>
        left < card.left - SLACK ||
        right > card.right + SLACK ||
        top < card.top - SLACK ||
        bottom > card.bottom + SLACK;
      if (lines.some(isBeyond)) return true;
    }
  }
  return false;
};

export const layoutProblems = (isWithoutScrolling) => {
  const TOUCHABLE =
    "a[href], button, select, summary, textarea, label:has(input), " +
    "input:not([type=hidden], [type=radio], [type=checkbox])";
  const SAMPLES = 9; // along each side of an element
  const LEAST_TARGET = 24; // of what is seen of an element, in pixels
  const LEAST_CARD = 44;
  const SLACK = 1.5; // pixels, for rounding
  const problems = [];
  const root = document.documentElement;
  // what somebody has opened lies over the rest until they close it
  const dialog = document.querySelector(
    "dialog[open], :popover-open, .play-on[open], .settings[open]",
  );
  const named = (element) => {
    const words = element.getAttribute("aria-label") ?? element.textContent;
    const kind = element.getAttribute("class") || element.tagName;
    const name = element.id ? `#${element.id}` : `.${kind.trim().replace(/\s+/g, ".")}`;
    return `${name} "${words.trim().replace(/\s+/g, " ").slice(0, 40)}"`;
  };
  const boxOf = (element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    return { left, top, right, bottom, width, height };
  };
  const isInside = (box, outer) =>
    box.left >= outer.left - SLACK &&
    box.top >= outer.top - SLACK &&
    box.right <= outer.right + SLACK &&
    box.bottom <= outer.bottom + SLACK;
  const screen = { left: 0, top: 0, right: root.clientWidth, bottom: innerHeight };

  const sideways = root.scrollWidth - root.clientWidth;
  if (sideways > 0) problems.push(`the page scrolls sideways by ${sideways} px`);
  scrollTo({ left: 0, top: 0, behavior: "instant" });

  const table = document.getElementById("table");
  const isPlayed =
    table?.dataset.phase === "playing" && !dialog && !document.querySelector("#player");
  // a plain table has as many places as its game, so it may scroll
  const isOneScreen = isPlayed && isWithoutScrolling && !table.matches(".plain");
  if (isPlayed) {
    const below = root.scrollHeight - innerHeight;
    if (isOneScreen && below > SLACK) problems.push(`the table is ${below} px too high`);
    for (const part of document.querySelectorAll("#question, .hand, #curtain")) {
      if (!part.checkVisibility() || part.closest(".unseen")) continue;
      const box = boxOf(part);
      if (box.top < -SLACK || box.bottom > innerHeight + SLACK) {
        const place = `${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight}`;
        problems.push(`${named(part)} is not on the first screen: ${place}`);
      }
    }
  }
  for (const card of document.querySelectorAll("#table .card.lit")) {
    const { width } = boxOf(card);
    if (card.checkVisibility() && width < LEAST_CARD - 0.1)
      problems.push(`${named(card)} can be chosen, and is ${width.toFixed(1)} px wide`);
  }
  for (const name of document.querySelectorAll("#table strong")) {
    if (!name.checkVisibility() || name.closest(".unseen") || !name.textContent.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(name);
    const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
    const words = name.textContent.trim().split(/[\s-]+/).length;
    if (lines.size > words) problems.push(`${named(name)} is broken within a word`);
    if (
      name.scrollWidth > name.clientWidth + SLACK &&
      getComputedStyle(name).overflowX !== "visible"
    )
      problems.push(`${named(name)} is cut`);
  }

  // On cards of market games a word is whole, or broken at one of its hyphens.
  for (const name of document.querySelectorAll("#table.market .card i")) {
    if (!name.checkVisibility() || getComputedStyle(name).clipPath !== "none") continue;
    if (brokenName(name)) problems.push(`${named(name)} is broken within a word, or cut`);
  }
  const confirm = document.querySelector("#move-sheet #confirm");
  if (confirm?.checkVisibility()) {
    const box = boxOf(confirm);
    const sheet = boxOf(confirm.closest("#move-sheet"));
    if (!isInside(box, screen) || !isInside(box, sheet))
      problems.push(`${named(confirm)} is not whole on the first screen`);
  }

  // What can be touched

  // The nearest element around it, beyond whose edge it lies, that hides or scrolls what is there.
  function frameBeyond(element, box, overflow) {
    for (let outer = element.parentElement; outer && outer !== root; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      if (style.display === "contents" || outer === document.body) continue;
      const cuts = (axis) => overflow.test(style[`overflow${axis}`]);
      if (!cuts("X") && !cuts("Y")) continue;
      const frame = boxOf(outer);
      const shown = { ...box };
      if (!cuts("X")) Object.assign(shown, { left: frame.left, right: frame.right });
      if (!cuts("Y")) Object.assign(shown, { top: frame.top, bottom: frame.bottom });
      if (!isInside(shown, frame)) return outer;
    }
    return null;
  }
  // What lies over an element, so that a finger would not meet enough of it; null if nothing does.
  function coverOf(element) {
    const box = boxOf(element);
    const isInline = getComputedStyle(element).display === "inline";
    const { left, top, width, height } = isInline ? element.getClientRects()[0] : box;
    const across = [],
      down = [];
    let over = null;
    for (let i = 0; i < SAMPLES; i += 1) {
      for (let j = 0; j < SAMPLES; j += 1) {
        const x = left + (width * (i + 0.5)) / SAMPLES;
        const y = top + (height * (j + 0.5)) / SAMPLES;
        const hit = document.elementFromPoint(x, y);
        if (hit && (element.contains(hit) || hit.closest("label") === element)) {
          across.push(x);
          down.push(y);
        } else over ??= hit ? named(hit) : "the window's edge";
      }
    }
    const isEnough = (met, side) =>
      Math.max(...met) - Math.min(...met) + side / SAMPLES >= Math.min(LEAST_TARGET, side * 0.6);
    return across.length && isEnough(across, width) && isEnough(down, height) ? null : over;
  }
  const scope = dialog ?? document;
  for (const element of scope.querySelectorAll(TOUCHABLE)) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest(".unseen, .skip, [inert]")) continue;
    if (getComputedStyle(element).pointerEvents === "none") continue;
    scrollTo({ left: 0, top: 0, behavior: "instant" });
    let box = boxOf(element);
    if (!box.width || !box.height) continue;
    if (!isInside(box, screen) || frameBeyond(element, box, /auto|scroll/)) {
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      box = boxOf(element);
    }
    const frame = frameBeyond(element, box, /hidden|clip/);
    if (frame) {
      problems.push(`${named(element)} is clipped by ${named(frame).split('"')[0]}`);
      continue;
    }
    let over = coverOf(element);
    if (over && !isOneScreen) {
      // where a page scrolls, it can be scrolled away
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      over = coverOf(element);
    }
    if (over) problems.push(`${named(element)} is covered by ${over}`);
  }
  scrollTo({ left: 0, top: 0, behavior: "instant" });
  return problems;
};
