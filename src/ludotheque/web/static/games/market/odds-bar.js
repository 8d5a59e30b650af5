// Makes each part of a bar as wide as it is likely: a page may bring no styles of its own.

export function sizeOdds(element) {
  for (const part of element.querySelectorAll("[data-percent]"))
    part.style.flexGrow = part.dataset.percent;
}
