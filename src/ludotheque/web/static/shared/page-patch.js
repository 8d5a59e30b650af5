// Changes a page in place into a newer one: elements are matched by id, so that focus, scrolling,
// open details, what was typed and half-made choices stay as they are.

// Attributes that the person or a script has changed are kept.
const KEPT_ATTRIBUTES = new Set(["open", "aria-busy", "aria-pressed", "style"]);

export function patchElement(old, fresh) {
  if (old.nodeType !== fresh.nodeType || old.nodeName !== fresh.nodeName || old.id !== fresh.id) {
    old.replaceWith(fresh);
    return fresh;
  }
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return old;
  }
  if ("noPatch" in old.dataset) return old;
  patchAttributes(old, fresh);
  patchChildren(old, fresh);
  if (old.nodeName === "SELECT" && old !== document.activeElement) old.value = fresh.value;
  return old;
}

function patchAttributes(old, fresh) {
  for (const { name, value } of [...fresh.attributes])
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  for (const { name } of [...old.attributes])
    if (!fresh.hasAttribute(name) && !KEPT_ATTRIBUTES.has(name)) old.removeAttribute(name);
}

function patchChildren(old, fresh) {
  const wantedIds = new Set([...fresh.children].map((child) => child.id));
  const byId = new Map();
  for (const child of [...old.children]) {
    if (!child.id) continue;
    if (wantedIds.has(child.id)) byId.set(child.id, child);
    else child.remove(); // now, or later elements would be moved and lose the focus
  }
  let at = old.firstChild;
  for (const wanted of [...fresh.childNodes]) {
    const known = wanted.id ? byId.get(wanted.id) : matchingNode(at, wanted);
    if (!known) {
      old.insertBefore(wanted, at);
      continue;
    }
    while (at && at !== known && at.nodeType !== Node.ELEMENT_NODE) at = removeAndGoOn(at);
    if (known === at) at = at.nextSibling;
    else old.insertBefore(known, at);
    patchElement(known, wanted);
  }
  while (at) at = removeAndGoOn(at);
}

function removeAndGoOn(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

function matchingNode(at, wanted) {
  const same = at && !at.id && at.nodeType === wanted.nodeType && at.nodeName === wanted.nodeName;
  return same ? at : null;
}
