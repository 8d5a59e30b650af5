"""What a file of a game's artwork may be: safe in a page, small, in the game's colours, and written
in one form, so that a change to a drawing is a small difference."""

import re
from collections.abc import Iterator, Sequence
from xml.etree import ElementTree
from xml.sax.saxutils import quoteattr

SVG = "{http://www.w3.org/2000/svg}"
LARGEST = 16_000
"""Bytes. The largest drawings, the scenes, have about 12,000."""

SHAPES = {"g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
"""Nothing that runs, styles, embeds or says anything, and nothing that needs an id: a page can hold
the same drawing many times."""
ROOT_ATTRIBUTES = {"viewBox", "color"}
COLOURS = {"fill", "stroke"}
ATTRIBUTES = COLOURS | {
    *("d", "points", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r"),
    *("x1", "y1", "x2", "y2", "transform", "opacity", "fill-opacity", "fill-rule"),
    *("stroke-opacity", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray"),
}
INK = "currentColor"
A_COLOUR = re.compile(r"#[0-9a-f]{6}|#[0-9a-f]{3}")


def parse(document: str) -> ElementTree.Element:
    """The document with its comments."""
    builder = ElementTree.TreeBuilder(insert_comments=True)
    return ElementTree.fromstring(document, ElementTree.XMLParser(target=builder))  # noqa: S314


def faults(document: str, palette: Sequence[str] | None, *, is_for_cards: bool) -> list[str]:
    """What is wrong with a file, in words. The first colour of the palette is the ink. In a game
    without a palette any colour is allowed, and each file says what its ink is."""
    try:
        root = parse(document)
    except ElementTree.ParseError as error:
        return [f"it is no XML: {error}"]
    if root.tag != f"{SVG}svg":
        return [f"it is {root.tag}, no SVG"]
    found = [*_forbidden(root), *_other_colours(root, palette)]
    ink = palette[0] if palette else root.attrib.get("color", "#000")
    found += _ink_faults(root, ink, is_for_cards=is_for_cards)
    size = len(document.encode())
    if size > LARGEST:
        found.append(f"it has {size} bytes, and {LARGEST} is the most")
    if "viewBox" not in root.attrib:
        found.append("it has no viewBox")
    if not found and document != formed(document):
        found.append("it is not in form: `make drawings` puts it into form")
    return found


def formed(document: str) -> str:
    """The same document in the one form: an element or a comment a line, indented by two spaces."""
    return "".join(_lines(parse(document), 0, ' xmlns="http://www.w3.org/2000/svg"'))


def _lines(element: ElementTree.Element, depth: int, namespace: str = "") -> Iterator[str]:
    indent = "  " * depth
    if _is_comment(element):
        yield f"{indent}<!-- {(element.text or '').strip()} -->\n"
        return
    tag = element.tag.removeprefix(SVG)
    attributes = "".join(f" {name}={quoteattr(value)}" for name, value in element.items())
    if not len(element):
        yield f"{indent}<{tag}{namespace}{attributes}/>\n"
        return
    yield f"{indent}<{tag}{namespace}{attributes}>\n"
    for child in element:
        yield from _lines(child, depth + 1)
    yield f"{indent}</{tag}>\n"


def _is_comment(element: ElementTree.Element) -> bool:
    return callable(element.tag)  # ElementTree's mark of a comment


def _elements(root: ElementTree.Element) -> Iterator[ElementTree.Element]:
    return (each for each in root.iter() if not _is_comment(each))


def _forbidden(root: ElementTree.Element) -> Iterator[str]:
    """Elements, attributes and words that are not on the list of what is allowed."""
    for element in _elements(root):
        tag = element.tag.removeprefix(SVG)
        if element is not root and tag not in SHAPES:
            yield f"<{tag}> may not be there"
        allowed = ROOT_ATTRIBUTES if element is root else ATTRIBUTES
        for attribute in sorted(set(element.attrib) - allowed):
            yield f"<{tag}> may not have {attribute}"
    texts = [each.text or "" for each in _elements(root)] + [
        each.tail or "" for each in root.iter()
    ]
    if words := "".join(texts).strip():
        yield f"it says {words!r}"


def _colours(root: ElementTree.Element) -> set[str]:
    return {value for each in _elements(root) for key, value in each.items() if key in COLOURS}


def _other_colours(root: ElementTree.Element, palette: Sequence[str] | None) -> Iterator[str]:
    for colour in sorted(_colours(root) - {INK, "none"}):
        if palette is None and not A_COLOUR.fullmatch(colour):
            yield f"{colour} is no colour"
        if palette is not None and colour not in palette:
            yield f"{colour} is not in the palette"


def _ink_faults(root: ElementTree.Element, ink: str, *, is_for_cards: bool) -> Iterator[str]:
    """A picture gives a drawing its ink, so a drawing for cards asks for it. A sign may have only
    colours of its own, to look the same wherever it lies."""
    has_ink = INK in _colours(root)
    if root.attrib.get("color") != (ink if has_ink else None):
        yield f"its color is {ink} if it uses {INK}, and otherwise not there"
    if has_ink and ink in _colours(root):
        yield f"{ink} is the ink, which is {INK}"
    if is_for_cards and not has_ink:
        yield f"a drawing for cards uses {INK}"
