// Pan and zoom: which part of the city can be seen. The whole city is shown until the person pans
// or zooms; from then on, no update changes the view. What the page itself brings into view stays
// there until the next update.

const LARGEST_ZOOM = 7;
const SMALLEST_ZOOM = 0.8;
const ZOOM_STEP = 1.35;
const DRAG_PIXELS = 6; // less is a tap

// The middle, in millimetres as drawn; and whether the person has moved it.
const viewport = { x: 0, y: 0, zoom: 1, isMoved: false };
const pointers = new Map();
let isDragged = false;

const city = () => document.getElementById("city");

function measure() {
  const svg = city();
  const [left, top, width, height] = svg.getAttribute("viewBox").split(" ").map(Number);
  const box = svg.getBoundingClientRect();
  return { box, left, top, width, height, base: Math.min(box.width / width, box.height / height) };
}

// The number of pixels per millimetre.
export function pixelsPerMillimetre() {
  return measure().base * viewport.zoom;
}

export function toCity({ clientX, clientY }) {
  const { box, base } = measure();
  const pixels = base * viewport.zoom;
  return {
    x: viewport.x + (clientX - box.left - box.width / 2) / pixels,
    y: viewport.y + (clientY - box.top - box.height / 2) / pixels,
  };
}

export function toScreen(x, y) {
  const { box, base } = measure();
  const pixels = base * viewport.zoom;
  return {
    x: box.left + box.width / 2 + (x - viewport.x) * pixels,
    y: box.top + box.height / 2 + (y - viewport.y) * pixels,
  };
}

function applyViewport(glide = false) {
  const ground = document.getElementById("ground");
  if (!ground) return;
  const { left, top, width, height } = measure();
  viewport.zoom = Math.min(LARGEST_ZOOM, Math.max(SMALLEST_ZOOM, viewport.zoom));
  viewport.x = Math.min(left + width, Math.max(left, viewport.x));
  viewport.y = Math.min(top + height, Math.max(top, viewport.y));
  ground.classList.toggle("gliding", glide);
  const { zoom, x, y } = viewport;
  const [right, down] = [left + width / 2 - zoom * x, top + height / 2 - zoom * y];
  ground.style.transform = `translate(${right}px, ${down}px) scale(${zoom})`;
  document.dispatchEvent(new Event("pan-zoom-changed"));
}

export function fitCity(glide = true) {
  const { box, base } = measure();
  if (!box.width || !box.height) return;
  const [left, bottom, right, top] = document
    .getElementById("city-frame")
    .dataset.cityFrame.split(" ")
    .map(Number);
  viewport.x = (left + right) / 2;
  viewport.y = -(bottom + top) / 2;
  viewport.zoom = Math.min(box.width / (right - left), box.height / (top - bottom)) / base;
  viewport.isMoved = false;
  applyViewport(glide);
}

export function zoom(factor, at) {
  const fixed = at && toCity(at);
  const before = viewport.zoom;
  viewport.zoom = Math.min(LARGEST_ZOOM, Math.max(SMALLEST_ZOOM, viewport.zoom * factor));
  if (fixed) {
    const change = before / viewport.zoom;
    viewport.x = fixed.x + (viewport.x - fixed.x) * change;
    viewport.y = fixed.y + (viewport.y - fixed.y) * change;
  }
  viewport.isMoved = true;
  applyViewport(!at);
}

function shift(across, down, glide) {
  const pixels = pixelsPerMillimetre();
  viewport.x -= across / pixels;
  viewport.y -= down / pixels;
  applyViewport(glide);
}

export function pan(across, down, glide = false) {
  viewport.isMoved = true;
  shift(across, down, glide);
}

// Pans until this box can be seen. All places can be, as long as the whole city is shown.
export function bringIntoView({ x, y, width, height }) {
  const room = 4;
  const { box } = measure();
  const a = toScreen(x, y);
  const b = toScreen(x + width, y + height);
  const across = Math.max(0, box.left + room - a.x) || Math.min(0, box.right - room - b.x);
  const down = Math.max(0, box.top + room - a.y) || Math.min(0, box.bottom - room - b.y);
  if (across || down) shift(across, down, true);
}

// Whether the current click ends a drag.
export function wasDragged() {
  return isDragged;
}

export function enablePanZoom(startsDrag) {
  const resizes = new ResizeObserver(() => (viewport.isMoved ? applyViewport() : fitCity(false)));
  let observedCity = null;
  function update() {
    if (!city()) return;
    if (observedCity !== city()) {
      resizes.disconnect();
      observedCity = city();
      resizes.observe(observedCity);
    }
    if (!viewport.isMoved) fitCity();
    else applyViewport();
  }
  document.addEventListener("page-patched", update);
  update();

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
    isDragged = false;
    if (!event.target.closest("#city") || event.button) return;
    if (!pointers.size && startsDrag(event)) return;
    pointers.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY });
  });
  addEventListener("pointermove", (event) => {
    const pointer = pointers.get(event.pointerId);
    if (!pointer) return;
    const across = event.clientX - pointer.clientX;
    const down = event.clientY - pointer.clientY;
    if (!isDragged && Math.hypot(across, down) < DRAG_PIXELS) return;
    isDragged = true;
    if (pointers.size === 1) pan(across, down);
    else pinch(event, pointer);
    pointer.clientX = event.clientX;
    pointer.clientY = event.clientY;
  });
  for (const end of ["pointerup", "pointercancel"])
    addEventListener(end, (event) => pointers.delete(event.pointerId));

  document.addEventListener("click", (event) => {
    const tool = event.target.closest(".tool")?.id;
    if (tool === "zoom-in") zoom(ZOOM_STEP);
    if (tool === "zoom-out") zoom(1 / ZOOM_STEP);
    if (tool === "fit") fitCity();
  });
}

function pinch(event, pointer) {
  const [other] = [...pointers.entries()]
    .filter(([id]) => id !== event.pointerId)
    .map(([, each]) => each);
  const before = Math.hypot(pointer.clientX - other.clientX, pointer.clientY - other.clientY);
  const after = Math.hypot(event.clientX - other.clientX, event.clientY - other.clientY);
  const middle = {
    clientX: (event.clientX + other.clientX) / 2,
    clientY: (event.clientY + other.clientY) / 2,
  };
  pan((event.clientX - pointer.clientX) / 2, (event.clientY - pointer.clientY) / 2);
  if (before > 10) zoom(after / before, middle);
}

// Keys: +, - and 0 anywhere at the table; Shift and an arrow key to pan.
export function panOrZoomByKey(event) {
  const steps = { ArrowLeft: [80, 0], ArrowRight: [-80, 0], ArrowUp: [0, 80], ArrowDown: [0, -80] };
  if (event.shiftKey && steps[event.key]) pan(...steps[event.key], true);
  else if (event.key === "+" || event.key === "=") zoom(ZOOM_STEP);
  else if (event.key === "-") zoom(1 / ZOOM_STEP);
  else if (event.key === "0") fitCity();
  else return false;
  return true;
}
