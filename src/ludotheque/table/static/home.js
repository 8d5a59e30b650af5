import { recall } from "./remember.js";

const recent = document.getElementById("recent");
for (const { id, title } of recall("tables", []).slice(0, 6)) {
  const link = document.createElement("a");
  link.href = `/t/${encodeURIComponent(id)}`;
  link.className = "door";
  link.textContent = `${recent.dataset.goingOn}: ${title}`;
  const item = document.createElement("li");
  item.append(link);
  recent.querySelector("ul").append(item);
  recent.hidden = false;
}
