// The tables at which this browser has a seat, with the titles that their tabs would have.

import { load, store } from "../shared/browser-storage.js";

const MOST_SHOWN = 6;

const section = document.getElementById("recent");
const tables = load("tables", []);
const titles = await Promise.all(tables.slice(0, MOST_SHOWN).map(({ id }) => fetchTitle(id)));
for (const [index, title] of titles.entries()) if (title) showTable(tables[index].id, title);
store(
  "tables",
  tables.filter((_, index) => titles[index] !== null),
);

// Undefined if the server cannot be reached, null if the table is gone.
async function fetchTitle(id) {
  const response = await fetch(`/t/${encodeURIComponent(id)}/pulse`).catch(() => undefined);
  if (response?.status === 404) return null;
  return response?.ok ? (await response.json()).title : undefined;
}

function showTable(id, title) {
  const link = document.createElement("a");
  link.href = `/t/${encodeURIComponent(id)}`;
  link.className = "door";
  link.textContent = title;
  const item = document.createElement("li");
  item.append(link);
  section.querySelector("ul").append(item);
  section.hidden = false;
}
