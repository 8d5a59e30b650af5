// The table as the server last drew it, without anything that a script or the reader has changed.
// Updates bring only the parts that differ; they are put together here.

const SVG = "http://www.w3.org/2000/svg";

let model = document.getElementById("table").cloneNode(true);
const sent = new Map(); // the HTML of each part that came in an update, last and the time before
let replaced = []; // by the present update: what it keeps of them has another place now
let attributes = {}; // of the table itself, which may be drawn without them
let version = document.getElementById("lost").dataset.shownVersion;

// Which of its drawings the server has sent last.
export const shownVersion = () => version;

// Changes the model and returns a copy of it.
export function tableAfter(update) {
  const fresh = new Map(update.parts.map((change) => [change[0], htmlAfter(change)]));
  replaced = [];
  for (const id of [...fresh.keys()]) {
    const old = partOf(id);
    // what is within another new part comes with that one
    if (!fresh.has(id) || !old) continue;
    const drawn = build(id, fresh, isSvg(old));
    replaced.push(old);
    if (old === model) model = drawn;
    else old.replaceWith(drawn);
  }
  attributes = { ...attributes, ...update.attributes };
  for (const [name, value] of Object.entries(attributes))
    if (value === null) model.removeAttribute(name);
    else model.setAttribute(name, value);
  version = update.version;
  return model.cloneNode(true);
}

// The HTML of a part that came whole, or as what is new in the middle of what came before.
function htmlAfter([id, html, start, end, back]) {
  const before = sent.get(id) ?? [];
  const old = before[back];
  const whole = old === undefined ? html : old.slice(0, start) + html + old.slice(old.length - end);
  sent.set(id, [whole, before[0]]);
  return whole;
}

// A new part, with everything within it: other new parts, and old ones that stay as they are.
function build(id, fresh, isDrawing) {
  const drawn = parse(fresh.get(id), isDrawing);
  fresh.delete(id);
  for (const place of drawn.querySelectorAll("[data-part-place]")) {
    const inside = place.dataset.partPlace;
    place.replaceWith(fresh.has(inside) ? build(inside, fresh, isSvg(place)) : partOf(inside));
  }
  return drawn;
}

function partOf(id) {
  if (model.id === id) return model;
  for (const tree of [model, ...replaced]) {
    const found = tree.querySelector(`#${CSS.escape(id)}`);
    if (found) return found;
  }
  return null;
}
const isSvg = (element) => element?.namespaceURI === SVG && element.localName !== "svg";

function parse(html, isDrawing) {
  const holder = document.createElement("template");
  holder.innerHTML = isDrawing ? `<svg>${html}</svg>` : html;
  const root = holder.content.firstElementChild;
  return isDrawing ? root.firstElementChild : root;
}
