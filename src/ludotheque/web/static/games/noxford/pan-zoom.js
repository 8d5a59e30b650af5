// Pan and zoom: which part of a table is seen. It is the page's own affair: no update changes it,
// unless nobody has touched it yet; then the whole city is kept in sight.

const NEAREST = 7;
const FARTHEST = 0.8;
const STEP = 1.35;
const FAR = 6; // pixels: less is a tap

const seen = { x: 0, y: 0, zoom: 1, own: false }; // the middle, in millimetres as drawn
const fingers = new Map();
let dragged = false;

const city = () => document.getElementById("city");

function measures() {
  const svg = city();
  const [left, top, width, height] = svg.getAttribute("viewBox").split(" ").map(Number);
  const box = svg.getBoundingClientRect();
  return { box, left, top, width, height, base: Math.min(box.width / width, box.height / height) };
}

// How many pixels a millimetre takes.
export function scale() {
  return measures().base * seen.zoom;
}

export function toTable({ clientX, clientY }) {
  const { box, base } = measures();
  const each = base * seen.zoom;
  return {
    x: seen.x + (clientX - box.left - box.width / 2) / each,
    y: seen.y + (clientY - box.top - box.height / 2) / each,
  };
}

export function toScreen(x, y) {
  const { box, base } = measures();
  const each = base * seen.zoom;
  return { x: box.left + box.width / 2 + (x - seen.x) * each, y: box.top + box.height / 2 + (y - seen.y) * each };
}

function show(glide = false) {
  const ground = document.getElementById("ground");
  if (!ground) return;
  const { left, top, width, height } = measures();
  seen.zoom = Math.min(NEAREST, Math.max(FARTHEST, seen.zoom));
  seen.x = Math.min(left + width, Math.max(left, seen.x));
  seen.y = Math.min(top + height, Math.max(top, seen.y));
  ground.classList.toggle("gliding", glide);
  const { zoom, x, y } = seen;
  ground.style.transform = `translate(${left + width / 2 - zoom * x}px, ${top + height / 2 - zoom * y}px) scale(${zoom})`;
  document.dispatchEvent(new Event("looked"));
}

export function fit(glide = true) {
  const { box, base } = measures();
  if (!box.width || !box.height) return;
  const [left, bottom, right, top] = city().dataset.frame.split(" ").map(Number);
  seen.x = (left + right) / 2;
  seen.y = -(bottom + top) / 2;
  seen.zoom = Math.min(box.width / (right - left), box.height / (top - bottom)) / base;
  seen.own = false;
  show(glide);
}

export function zoom(factor, at) {
  const fixed = at && toTable(at);
  const before = seen.zoom;
  seen.zoom = Math.min(NEAREST, Math.max(FARTHEST, seen.zoom * factor));
  if (fixed) {
    const change = before / seen.zoom;
    seen.x = fixed.x + (seen.x - fixed.x) * change;
    seen.y = fixed.y + (seen.y - fixed.y) * change;
  }
  seen.own = true;
  show(!at);
}

export function pan(across, down, glide = false) {
  const each = scale();
  seen.x -= across / each;
  seen.y -= down / each;
  seen.own = true;
  show(glide);
}

// Whatever is here must be in sight, with some room around it.
export function reveal({ x, y, width, height }) {
  const room = 24;
  const { box } = measures();
  const a = toScreen(x, y);
  const b = toScreen(x + width, y + height);
  const across = Math.max(0, box.left + room - a.x) || Math.min(0, box.right - room - b.x);
  const down = Math.max(0, box.top + room - a.y) || Math.min(0, box.bottom - room - b.y);
  if (across || down) pan(across, down, true);
}

// Whether the click that now comes ends a drag.
export function wasDragged() {
  return dragged;
}

export function looking(grabs) {
  const watched = new ResizeObserver(() => (seen.own ? show() : fit(false)));
  let of = null;
  function look() {
    if (!city()) return;
    if (of !== city()) {
      watched.disconnect();
      of = city();
      watched.observe(of);
    }
    if (!seen.own) fit();
    else show();
  }
  document.addEventListener("shown", look);
  look();

  document.addEventListener(
    "wheel",
    (event) => {
      if (!event.target.closest("#city")) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), event);
    },
    { passive: false },
  );

  document.addEventListener("pointerdown", (event) => {
    dragged = false;
    if (!event.target.closest("#city") || event.button) return;
    if (!fingers.size && grabs(event)) return;
    fingers.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY });
  });
  addEventListener("pointermove", (event) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const across = event.clientX - finger.clientX;
    const down = event.clientY - finger.clientY;
    if (!dragged && Math.hypot(across, down) < FAR) return;
    dragged = true;
    if (fingers.size === 1) pan(across, down);
    else pinch(event, finger);
    finger.clientX = event.clientX;
    finger.clientY = event.clientY;
  });
  for (const end of ["pointerup", "pointercancel"])
    addEventListener(end, (event) => fingers.delete(event.pointerId));

  document.addEventListener("click", (event) => {
    const tool = event.target.closest(".tool")?.id;
    if (tool === "zoom-in") zoom(STEP);
    if (tool === "zoom-out") zoom(1 / STEP);
    if (tool === "fit") fit();
  });
}

function pinch(event, finger) {
  const [other] = [...fingers.entries()].filter(([id]) => id !== event.pointerId).map(([, each]) => each);
  const before = Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY);
  const after = Math.hypot(event.clientX - other.clientX, event.clientY - other.clientY);
  const middle = { clientX: (event.clientX + other.clientX) / 2, clientY: (event.clientY + other.clientY) / 2 };
  pan((event.clientX - finger.clientX) / 2, (event.clientY - finger.clientY) / 2);
  if (before > 10) zoom(after / before, middle);
}

// Keys: + and - and 0 anywhere at the table, Shift and an arrow to pan.
export function lookByKey(event) {
  const steps = { ArrowLeft: [80, 0], ArrowRight: [-80, 0], ArrowUp: [0, 80], ArrowDown: [0, -80] };
  if (event.shiftKey && steps[event.key]) pan(...steps[event.key], true);
  else if (event.key === "+" || event.key === "=") zoom(STEP);
  else if (event.key === "-") zoom(1 / STEP);
  else if (event.key === "0") fit();
  else return false;
  return true;
}
