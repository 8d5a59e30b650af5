"""What the lab cannot do, as a sentence for whoever asked for it."""

from typing import Final

from ludotheque.texts import Argument


class LabProblem(Exception):
    """The key of a sentence of the lab's texts, and its values."""

    def __init__(self, key: str, **values: Argument) -> None:
        super().__init__(f"{key}: {values}")
        self.key: Final = key
        self.values: Final = values
