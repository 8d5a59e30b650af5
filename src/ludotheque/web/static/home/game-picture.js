// A game's picture in a line of a list: a copy of the one that the page has.

export function addPicture(place, name) {
  const source = document.querySelector(`[data-picture="${CSS.escape(name)}"]`);
  const picture = (source?.content ?? source)?.querySelector("svg")?.cloneNode(true);
  if (!picture) return;
  for (const named of picture.querySelectorAll("[id]")) {
    if (source.content) break; // what a template holds is not in the page
    named.removeAttribute("id"); // it is there already, and shown by that name
  }
  picture.setAttribute("preserveAspectRatio", "xMidYMid slice");
  place.append(picture);
}
