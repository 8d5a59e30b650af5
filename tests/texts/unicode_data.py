"""`python -m tests.texts.unicode_data FOLDER`: make `texts/unicode.toml` of Unicode's own data.

FOLDER is `source/data/unidata` of ICU's sources, which hold `confusables.txt` of UTS 39 and, in
`ppucd.txt`, the properties of every character.
"""

import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from textwrap import fill

MADE = Path(__file__).parents[2] / "src" / "ludotheque" / "texts" / "unicode.toml"
EVERYWHERE = ("Zyyy", "Zinh", "Zzzz")
"""Scripts of characters that go with every other: common, inherited, unknown."""
HEAD = """\
# What the names of players are checked with, made by tests/texts/unicode_data.py from ICU's copy of
# Unicode's data files confusables.txt (UTS 39), Scripts.txt, ScriptExtensions.txt and
# DerivedCoreProperties.txt. Numbers are hexadecimal, a range has both its ends.
#
"""


def main(folder: Path) -> None:
    version, properties = read_properties((folder / "ppucd.txt").read_text("utf-8"))
    scripts: dict[str, list[int]] = defaultdict(list)
    ignorable = []
    for character, values in sorted(properties.items()):
        extensions = values["scx"] if values["scx"] != "<script>" else values["sc"]
        if extensions not in EVERYWHERE:
            scripts[extensions].append(character)
        if "DI" in values:
            ignorable.append(character)
    alike: dict[str, list[int]] = defaultdict(list)
    for source, target in read_confusables((folder / "confusables.txt").read_text("utf-8")):
        alike[target].append(source)
    text = HEAD + licence((folder / "../../../LICENSE").read_text("utf-8"))
    text += f'\nversion = "{version}"\n\n{entry("ignorable", ignorable)}\n[scripts]\n'
    text += "".join([entry(f'"{name}"', scripts[name]) for name in sorted(scripts)])
    text += "\n[confusables]\n"
    text += "".join([entry(f'"{target}"', sorted(alike[target])) for target in sorted(alike)])
    MADE.write_text(text, "utf-8")


def licence(text: str) -> str:
    """Unicode's permission notice, which goes with every copy of its data."""
    notice = text[: text.index("SPDX-License-Identifier")].rstrip().splitlines()
    return "".join([f"# {line}".rstrip() + "\n" for line in notice])


def read_properties(text: str) -> tuple[str, dict[int, dict[str, str]]]:
    """The version, and of every character the properties that differ from the defaults."""
    found: dict[int, dict[str, str]] = {}
    version = ""
    defaults: dict[str, str] = {}
    block: dict[str, str] = {}
    for line in text.splitlines():
        kind, *fields = line.split(";")
        if kind == "ucd":
            version = fields[0]
        elif kind == "defaults":
            defaults = with_changes({}, fields[1:])
        elif kind == "block":
            block = with_changes(defaults, fields[1:])
            for character in characters(fields[0]):
                found[character] = block
        elif kind in ("cp", "unassigned"):
            before = block if kind == "cp" else defaults
            for character in characters(fields[0]):
                in_block = found.get(character) is block
                found[character] = with_changes(before if in_block else defaults, fields[1:])
    return version, found


def with_changes(before: dict[str, str], fields: Iterable[str]) -> dict[str, str]:
    after = dict(before)
    for field in fields:
        name, _, value = field.partition("=")
        if name.startswith("-"):
            after.pop(name[1:], None)
        else:
            after[name] = value
    return after


def read_confusables(text: str) -> Iterator[tuple[int, str]]:
    for source, target in re.findall(r"^\ufeff?([0-9A-F]+) ;\t([0-9A-F ]+) ;\tMA", text, re.M):
        yield int(source, 16), target


def characters(text: str) -> range:
    first, _, last = text.partition("..")
    return range(int(first, 16), int(last or first, 16) + 1)


def entry(name: str, numbers: list[int]) -> str:
    """One line of the file, or several if it is long."""
    value = " ".join(ranges(numbers))
    if len(name) + len(value) < 90:
        return f'{name} = "{value}"\n'
    return f'{name} = """\n{fill(value, 98)}"""\n'


def ranges(numbers: list[int]) -> Iterator[str]:
    first = last = numbers[0]
    for number in [*numbers[1:], -1]:
        if number == last + 1:
            last = number
            continue
        yield f"{first:04X}" if first == last else f"{first:04X}-{last:04X}"
        first = last = number


if __name__ == "__main__":
    main(Path(sys.argv[1]))
