// Every legal place in words: grouped by the card it lies next to, or by the card that is moved.

const FEW = 10;

export function listPlaces(list, data, chosen, isGear) {
  const wanted = JSON.stringify([data.choices, isGear ? "" : chosen]);
  if (list.wanted === wanted) return; // or the focus would be lost
  list.wanted = wanted;
  list.replaceChildren();
  if (isGear) for (const key of Object.keys(data.choices)) list.append(moved(data, key, list.dataset));
  else if (chosen) list.append(...around(data, chosen, list.dataset));
  else list.append(paragraph(list.dataset.empty));
}

function paragraph(text) {
  const made = document.createElement("p");
  made.textContent = text;
  return made;
}

function around(data, key, words) {
  const [, , , spots, covers] = data.choices[key];
  const groups = new Map();
  for (const spot of spots) {
    const near = data.near[data.spots[spot][4]];
    groups.set(near, [...(groups.get(near) ?? []), place(data, key, spot, words)]);
  }
  if (covers.length) groups.set(words.over, covers.map((cover) => over(data, key, cover)));
  const open = spots.length + covers.length <= FEW;
  return [...groups].map(([title, items]) => group(title, items, open));
}

// A card that a Gear may move, with where it may go. There are hundreds: they are listed on opening.
function moved(data, key, words) {
  const [asked, , , spots, covers] = data.choices[key];
  const title = document.getElementById(key).dataset.name;
  const made = group(title, [], false, spots.length + covers.length);
  made.dataset.moves = key;
  made.addEventListener("toggle", () => {
    const items = made.querySelector("ul");
    if (made.open && !items.children.length)
      items.append(
        ...spots.map((spot) => place(data, key, spot, words)),
        ...covers.map((cover) => over(data, key, cover)),
      );
  });
  made.title = asked;
  return made;
}

function group(title, items, open, count = items.length) {
  const made = document.createElement("details");
  const summary = document.createElement("summary");
  const number = document.createElement("b");
  const list = document.createElement("ul");
  number.textContent = count;
  summary.append(`${title} `, number);
  list.append(...items);
  made.append(summary, list);
  made.open = open;
  return made;
}

function place(data, key, spot, words) {
  const [, , sideways, text] = data.spots[spot];
  return item(`${sideways ? words.sideways : words.upright}, ${data.texts[text]}`, key, `s${spot}`);
}

function over(data, key, [pile, text]) {
  return item(data.texts[text], key, pile);
}

function item(text, key, target) {
  const made = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "where";
  button.dataset.of = key;
  button.dataset.target = target;
  button.textContent = text;
  made.append(button);
  return made;
}
