"""Rules written in Markdown, as HTML with pictures."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict
from markupsafe import Markup, escape

Illustrate = Callable[[str], Markup | None]

_RULE: Final = re.compile(r"\b([A-Z]{2}-\d{1,2})\b")


class _Renderer(RendererHTML):
    """Draws our own pictures where the text names them."""

    def image(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        token = tokens[idx]
        illustrate: Illustrate = env["illustrate"]
        drawn = illustrate(str(token.attrs["src"]))
        if drawn is None:
            raise ValueError(f"there is no picture {token.attrs['src']!r}")
        alt = self.renderInlineAsText(token.children or [], options, env)
        return Markup('<span class="picture" role="img" aria-label="{}">{}</span>').format(
            alt, drawn
        )

    def text(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        """Make the first mention of a rule's number an anchor to link to."""
        seen: set[str] = env.setdefault("seen", set())

        def anchor(found: re.Match[str]) -> str:
            number = found[1]
            if number in seen:
                return number
            seen.add(number)
            return f'<span id="{number}" class="rule">{number}</span>'

        return _RULE.sub(anchor, str(escape(tokens[idx].content)))


def as_html(text: str, illustrate: Illustrate) -> Markup:
    """Our Markdown as HTML; raw HTML in it is shown as text."""
    reader = MarkdownIt("commonmark", {"html": False}, renderer_cls=_Renderer)
    return Markup(reader.render(text, {"illustrate": illustrate}))
