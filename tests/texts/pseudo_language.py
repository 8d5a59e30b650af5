"""A language that nobody speaks: the English texts, with every letter replaced by one like it.

A letter of English that a reader still sees stands in the code, and not in a text.
"""

import re
import shutil
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

LANG: Final = "qps"
_PLAIN: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_LIKE: Final = "ȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑ"
_LETTERS: Final = str.maketrans(_PLAIN, _LIKE)
_LOCALE: Final = "el"
"""It counts as English does, and lists without a letter of English."""
_FOR_THE_MACHINE: Final = ("language-locale", "vowels", "card-defaults")
_SAID_OF_A_NAME: Final = ("gender", "number", "article", "initial")
_KEPT_IN_RULES: Final = re.compile(
    r"(\{[^}]*\}|\]\([^)]*\)|\b[A-Z]{2}-\d\d\b|<!--.*?-->|\[\^?\w+\])"
)


def accented(text: str) -> str:
    return text.translate(_LETTERS)


class _Accents(Transformer):
    def visit_Message(self, node: ast.Message) -> ast.BaseNode:  # noqa: N802  # so named by Transformer
        return node if node.id.name in _FOR_THE_MACHINE else self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> ast.BaseNode:  # noqa: N802  # so named by Transformer
        return node if node.id.name in _SAID_OF_A_NAME else self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  # so named by Transformer
        node.value = accented(node.value)
        return node


def accented_fluent(source: str) -> str:
    resource = FluentParser().parse(source)
    made: str = FluentSerializer().serialize(_Accents().visit(resource))
    return re.sub(
        "^language-locale = .*$", f"language-locale = {_LOCALE}", made, flags=re.MULTILINE
    )


def accented_rules(source: str) -> str:
    parts = _KEPT_IN_RULES.split(source)
    return "".join(part if at % 2 else accented(part) for at, part in enumerate(parts))


def copy_with_it(root: Path, copy: Path) -> None:
    """The package and its tests somewhere else, with this language as docs/new-language.md adds
    one: a file beside every English one."""
    for folder in ("src", "bench", "tests", "examples"):
        shutil.copytree(
            root / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__", "*.so")
        )
    for english in copy.rglob("en.ftl"):
        made = accented_fluent(english.read_text("utf-8"))
        english.with_name(f"{LANG}.ftl").write_text(made, "utf-8")
    for english in copy.rglob("rules.en.md"):
        made = accented_rules(english.read_text("utf-8"))
        english.with_name(f"rules.{LANG}.md").write_text(made, "utf-8")
