"""Templates are indented for their readers; the HTML that is sent is not."""

import re
from typing import Final

from jinja2.ext import Extension

_INDENTATION: Final = re.compile(r"\n[ \t]+")


class Unindent(Extension):
    """Drops the indentation of templates when they are compiled. HTML collapses white space, and a
    page is sent again after every move."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        return _INDENTATION.sub("\n", source)
