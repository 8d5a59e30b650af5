// Every legal place in words, grouped by the neighbouring card or by the card that is moved.

const FEW_PLACES = 10;

export function listPlaces(list, data, choice, isGearMove) {
  const shownFor = JSON.stringify([data.choices, isGearMove ? "" : choice]);
  if (list.shownFor === shownFor) return; // rebuilding it would lose the focus
  list.shownFor = shownFor;
  list.replaceChildren();
  if (isGearMove)
    for (const key of Object.keys(data.choices)) list.append(movedCard(data, key, list.dataset));
  else if (choice) list.append(...placesFor(data, choice, list.dataset));
  else list.append(paragraph(list.dataset.emptyText));
}

function paragraph(text) {
  const made = document.createElement("p");
  made.textContent = text;
  return made;
}

function placesFor(data, key, texts) {
  const [, , , spots, covers] = data.choices[key];
  const groups = new Map();
  for (const spot of spots) {
    const near = data.near[data.spots[spot][4]];
    groups.set(near, [...(groups.get(near) ?? []), place(data, key, spot, texts)]);
  }
  if (covers.length)
    groups.set(
      texts.coverHeading,
      covers.map((covered) => cover(data, key, covered)),
    );
  const open = spots.length + covers.length <= FEW_PLACES;
  return [...groups].map(([title, items]) => group(title, items, open));
}

// A card that a Gear may move, and where to. Its hundreds of places are listed when it is opened.
function movedCard(data, key, texts) {
  const [asked, , , spots, covers] = data.choices[key];
  const title = document.getElementById(key).dataset.pileName;
  const made = group(title, [], false, spots.length + covers.length);
  made.addEventListener("toggle", () => {
    const items = made.querySelector("ul");
    if (made.open && !items.children.length)
      items.append(
        ...spots.map((spot) => place(data, key, spot, texts)),
        ...covers.map((covered) => cover(data, key, covered)),
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

function place(data, key, spot, texts) {
  const [, , sideways, text] = data.spots[spot];
  return item(
    `${sideways ? texts.sidewaysText : texts.uprightText}, ${data.texts[text]}`,
    key,
    `s${spot}`,
  );
}

function cover(data, key, [pile, text]) {
  return item(data.texts[text], key, pile);
}

function item(text, key, target) {
  const made = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "listed-place";
  button.dataset.choice = key;
  button.dataset.target = target;
  button.textContent = text;
  made.append(button);
  return made;
}
