// What this browser stores for itself: a name, its tables, whether talk is hidden.

export function load(key, fallback) {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? fallback;
  } catch {
    return fallback;
  }
}

export function store(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // playing works without storage too
  }
}

// Fields marked with data-remembered-as are filled in, and stored when their form is sent.
export function fillRememberedFields() {
  for (const field of document.querySelectorAll("[data-remembered-as]")) {
    if (!field.value) field.value = load(field.dataset.rememberedAs, "");
    field.form.addEventListener("submit", () => store(field.dataset.rememberedAs, field.value));
  }
}
