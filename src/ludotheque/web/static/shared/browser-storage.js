// What this browser remembers for itself: a name, its tables, whether talk is muted.

export function recall(what, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(what)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function remember(what, value) {
  try {
    localStorage.setItem(what, JSON.stringify(value));
  } catch {
    // a browser that remembers nothing plays as well
  }
}

export function fillIn() {
  for (const field of document.querySelectorAll("[data-remember]")) {
    if (!field.value) field.value = recall(field.dataset.remember, "");
    field.form.addEventListener("submit", () => remember(field.dataset.remember, field.value));
  }
}
