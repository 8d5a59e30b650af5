import { recall, remember } from "../shared/browser-storage.js";

const recent = document.getElementById("recent");
const tables = recall("tables", []);
const titles = await Promise.all(tables.slice(0, 6).map(({ id }) => title(id)));
tables.slice(0, 6).forEach(({ id }, number) => titles[number] && show(id, titles[number]));
remember("tables", tables.filter((_, number) => titles[number] !== null));

// What the table's own tab would say; nothing if it cannot be asked, null if it is no more.
async function title(id) {
  const response = await fetch(`/t/${encodeURIComponent(id)}/pulse`).catch(() => undefined);
  if (response?.status === 404) return null;
  return response?.ok ? (await response.json()).title : undefined;
}

function show(id, title) {
  const link = document.createElement("a");
  link.href = `/t/${encodeURIComponent(id)}`;
  link.className = "door";
  link.textContent = title;
  const item = document.createElement("li");
  item.append(link);
  recent.querySelector("ul").append(item);
  recent.hidden = false;
}
