"""Rules written in Markdown, as HTML with pictures."""

import re
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict
from markupsafe import Markup, escape

from ludotheque.texts import FOLDED

from .rule_anchors import picture_anchor

Illustrate = Callable[[str], Markup | None]

_RULE: Final = re.compile(r"\b([A-Z]{2}-\d{1,2})\b")
_SECTION: Final = "h2"
NO_ANCHORS: Final[Mapping[str, str]] = MappingProxyType({})


class _Renderer(RendererHTML):
    """Draws our own pictures where the text names them, and folds sections."""

    def image(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        """A picture with its caption. A card's caption is its name, and what the picture shows is
        for those who cannot see it; the caption of any other picture says what it shows."""
        token = tokens[idx]
        illustrate: Illustrate = env["illustrate"]
        drawn = illustrate(str(token.attrs["src"]))
        if drawn is None:
            raise ValueError(f"there is no picture {token.attrs['src']!r}")
        shows = self.renderInlineAsText(token.children or [], options, env)
        name, card = token.attrs.get("title"), str(token.attrs["src"]).removeprefix("card:")
        if name is None:
            return Markup(
                '<figure class="picture"><span aria-hidden="true">{}</span>'
                "<figcaption>{}</figcaption></figure>"
            ).format(drawn, shows)
        return Markup(
            '<figure class="picture of-card"{}><span role="img" aria-label="{}">{}</span>'
            "<figcaption>{}</figcaption></figure>"
        ).format(_id_of(picture_anchor(card), env), shows, drawn, name)

    def list_item_open(
        self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType
    ) -> str:
        """An item that begins with a card's name is what the card links to."""
        inline = tokens[idx + 2].children or []
        words = [child.content for child in inline if child.content]
        is_strong = any(child.type == "strong_open" for child in inline[:2])
        title = words[0].removesuffix(".") if is_strong and words else ""
        anchors: Mapping[str, str] = env["anchors"]
        return f"<li{_id_of(anchors.get(title, ''), env)}>"

    def softbreak(
        self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType
    ) -> str:
        return "\n"

    def paragraph_open(
        self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType
    ) -> str:
        """Pictures that stand alone are a gallery: a paragraph cannot hold figures."""
        if tokens[idx].hidden:
            return ""
        return '<div class="gallery">' if _is_gallery(tokens[idx + 1]) else "<p>"

    def paragraph_close(
        self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType
    ) -> str:
        if tokens[idx].hidden:
            return "\n" if idx + 1 < len(tokens) and tokens[idx + 1].nesting >= 0 else ""
        return "</div>\n" if _is_gallery(tokens[idx - 1]) else "</p>\n"

    def text(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        """Make the first mention of a rule's number an anchor, to which all others link."""
        seen: set[str] = env.setdefault("seen", set())

        def anchor(found: re.Match[str]) -> str:
            number = found[1]
            if number in seen:
                return f'<a class="rule" href="#{number}">{number}</a>'
            seen.add(number)
            return f'<span id="{number}" class="rule">{number}</span>'

        return _RULE.sub(anchor, str(escape(tokens[idx].content)))


def _id_of(anchor: str, env: EnvType) -> Markup:
    """The attribute for this id, where it is first needed."""
    used: set[str] = env.setdefault("used", set())
    if not anchor or anchor in used:
        return Markup()
    used.add(anchor)
    return Markup(' id="{}"').format(anchor)


def _is_gallery(inline: Token) -> bool:
    kinds = [child.type for child in inline.children or []]
    return "image" in kinds and set(kinds) <= {"image", "softbreak"}


def as_html(text: str, illustrate: Illustrate, anchors: Mapping[str, str] = NO_ANCHORS) -> Markup:
    """Our Markdown as HTML; raw HTML in it is shown as text. `anchors` are the ids of items that
    begin with these names."""
    reader = MarkdownIt("commonmark", {"html": False}, renderer_cls=_Renderer)
    env: dict[str, object] = {"illustrate": illustrate, "anchors": anchors}
    parts: list[str] = []
    for section in _sections(reader.parse(text, env)):
        is_folded = section[0].tag == _SECTION and section[1].content.endswith(FOLDED)
        if not is_folded:
            parts.append(reader.renderer.render(section, reader.options, env))
            continue
        title = escape(section[1].content.removesuffix(FOLDED))
        body = reader.renderer.render(section[3:], reader.options, env)
        parts.append(
            f'<details class="folded"><summary><h2>{title}</h2></summary>\n{body}</details>\n'
        )
    return Markup("".join(parts))


def _sections(tokens: Sequence[Token]) -> list[list[Token]]:
    """The tokens of each section, which begins with its heading."""
    sections: list[list[Token]] = [[]]
    for token in tokens:
        if token.type == "heading_open" and token.tag == _SECTION:
            sections.append([])
        sections[-1].append(token)
    return [section for section in sections if section]
