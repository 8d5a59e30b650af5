"""Places of a ranking."""


def places_of(counts: list[int]) -> list[int]:
    """Each one's place, 1 for the most; equals share the better one and the next is skipped."""
    return [1 + sum([other > count for other in counts]) for count in counts]
