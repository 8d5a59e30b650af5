"""What holds for every picture of ours."""

import re
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
ELEMENTS = {"svg", "symbol", "g", "path", "rect", "text"}


def check_plain(picture: str, *, has_ids: bool) -> None:
    """It is whole, plain and wordless. Only a sprite has ids: what stands alone can stand on a
    page twice."""
    root = ElementTree.fromstring(picture)  # noqa: S314  # it is our own
    assert root.tag == f"{SVG}svg"
    ids: list[str] = []
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in ELEMENTS
        assert "style" not in element.attrib
        assert not any(attribute.startswith("on") for attribute in element.attrib)
        assert not re.search(r"[^\W\d_]", (element.text or "") + (element.tail or ""))
        if "id" in element.attrib:
            ids.append(element.attrib["id"])
    assert len(ids) == len(set(ids))
    assert bool(ids) == has_ids
