"""The player in a seat."""

from typing import Final

from .errors import BadOption
from .fields import Fields
from .phrases import BAD_NAME

LONGEST_NAME: Final = 40
_JOINERS: Final = ("\u200c", "\u200d")
"""Characters that join letters or keep them apart, in scripts that are written so, and in emoji."""


class Player:
    """A person or a bot, with the name shown at the table."""

    __slots__ = ("bot", "name")

    def __init__(self, name: str, bot: str = "") -> None:
        name = name.strip()
        shown = name
        for joiner in _JOINERS:
            shown = shown.replace(joiner, "")
        if not shown or len(name) > LONGEST_NAME or not shown.isprintable():
            raise BadOption(BAD_NAME, LONGEST_NAME)
        self.name: Final = name
        self.bot: Final = bot

    def content(self) -> dict[str, object]:
        return {"name": self.name, "bot": self.bot} if self.bot else {"name": self.name}

    @staticmethod
    def restore(fields: Fields) -> "Player":
        try:
            return Player(fields.text("name"), fields.text("bot") if "bot" in fields else "")
        except BadOption:
            raise fields.wrong("name") from None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and self.name == other.name and self.bot == other.bot

    def __hash__(self) -> int:
        return hash((self.name, self.bot))

    def __repr__(self) -> str:
        return f"Player({self.name!r}, bot={self.bot!r})" if self.bot else f"Player({self.name!r})"
