"""What is stored of a seat's waiting answer: a row of its own, that only the server reads."""

import json
from typing import Final, NamedTuple

from ludotheque.core import Fields

from .receipts import Receipt

_MOST_ENTRIES: Final = 10**9


class AnswerRow(NamedTuple):
    """Everything that a seat has said and that no line holds yet."""

    entry: int = 0
    """The entry that opened the window in which it has answered."""
    move: str = ""
    """Its answer, if one is waiting."""
    passes: bool = False
    """Whether it lets everything pass until its next turn."""
    receipts: tuple[Receipt, ...] = ()
    """The requests that were answered meanwhile."""

    def text(self) -> str:
        """An empty text if there is nothing to store."""
        if self == NOTHING_SAID:
            return ""
        content = {**self._asdict(), "receipts": [each.content() for each in self.receipts]}
        return json.dumps(content, ensure_ascii=False, separators=(",", ":"))

    @staticmethod
    def read(text: str) -> "AnswerRow":
        if not text:
            return NOTHING_SAID
        fields = Fields(json.loads(text))
        return AnswerRow(
            fields.number("entry", 0, _MOST_ENTRIES),
            fields.text("move"),
            fields.truth("passes"),
            tuple([Receipt.restore(item) for item in fields.items("receipts")]),
        )


NOTHING_SAID: Final = AnswerRow()
