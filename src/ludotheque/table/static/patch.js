// Changes a page in place into a newer one: elements are matched by id, so that focus, scrolling,
// open details, what was typed and half-made choices stay as they are.

const KEPT = new Set(["open", "aria-pressed"]); // what the person did, not the server

export function patch(old, fresh) {
  if (old.nodeType !== fresh.nodeType || old.nodeName !== fresh.nodeName || old.id !== fresh.id) {
    old.replaceWith(fresh);
    return fresh;
  }
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return old;
  }
  attributes(old, fresh);
  if (old !== document.activeElement || !("value" in old)) children(old, fresh);
  return old;
}

function attributes(old, fresh) {
  for (const { name, value } of [...fresh.attributes])
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  for (const { name } of [...old.attributes])
    if (!fresh.hasAttribute(name) && !KEPT.has(name) && name !== "style") old.removeAttribute(name);
}

function children(old, fresh) {
  const byId = new Map([...old.children].filter((child) => child.id).map((child) => [child.id, child]));
  let at = old.firstChild;
  for (const wanted of [...fresh.childNodes]) {
    const known = wanted.id ? byId.get(wanted.id) : matching(at, wanted);
    if (known) {
      if (known === at) at = at.nextSibling;
      else old.insertBefore(known, at);
      byId.delete(wanted.id);
      patch(known, wanted);
    } else {
      old.insertBefore(wanted, at);
    }
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

function matching(at, wanted) {
  const same = at && !at.id && at.nodeType === wanted.nodeType && at.nodeName === wanted.nodeName;
  return same ? at : null;
}
