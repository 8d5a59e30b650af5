"""How much memory something keeps from being used by others."""

import gc
import sys
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Final

_CODE: Final = (type, ModuleType, FunctionType, BuiltinFunctionType)
"""What belongs to the program, not to what is measured."""


def held_bytes(held: object, shared: object) -> int:
    """The bytes of everything that can be reached from `held` and not from `shared`."""
    known: set[int] = set()
    _reach(shared, known)
    return _reach(held, known)


def _reach(root: object, known: set[int]) -> int:
    """The bytes of what can be reached and is not known yet; then it is."""
    found = 0
    waiting = [root]
    while waiting:
        item = waiting.pop()
        if id(item) in known or isinstance(item, _CODE):
            continue
        known.add(id(item))
        found += sys.getsizeof(item)
        waiting += gc.get_referents(item)
    return found
