"""A complete choice, identified by its text."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Move:
    """An immutable choice. Logs, records, addresses and tests carry its text.

    A game's own moves subclass this and add what the text means, already looked up. Moves that are
    listed by the hundred and rarely read are made without a text and `spell` it on demand.
    """

    __slots__ = ("_text",)

    def __init__(self, text: str = "") -> None:
        self._text = text

    @property
    def text(self) -> str:
        if not self._text:
            self._text = self.spell()
        return self._text

    def spell(self) -> str:
        """The text of a move that was made without one."""
        raise NotImplementedError(f"{type(self).__name__} was made without a text")

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)
