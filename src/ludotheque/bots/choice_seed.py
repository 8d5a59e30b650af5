"""The seed that a bot chooses by, where the same match may be played once more."""

from hashlib import sha256


def choice_seed(seed: str, number: int) -> str:
    """What a bot is given for the choice that becomes entry `number` of a match with this seed. The
    same deal and the same course lead to the same choice, and nothing of the seed can be told from
    it."""
    return sha256(f"ludotheque choice 1/{seed}/{number}".encode()).hexdigest()
