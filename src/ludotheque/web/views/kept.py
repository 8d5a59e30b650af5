"""What was worked out and may be needed again."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, Generic, TypeVar

V = TypeVar("V")


class Kept(Generic[V]):
    """Values by what they were made of, up to a number: those not needed for longest go first."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._values: Final[OrderedDict[Hashable, V]] = OrderedDict()

    def value(self, key: Hashable, make: Callable[[], V]) -> V:
        """The value for this key, made if it is not there."""
        found = self._values.get(key)
        if found is None:
            found = self._values[key] = make()
            if len(self._values) > self._most:
                self._values.popitem(last=False)
        else:
            self._values.move_to_end(key)
        return found
