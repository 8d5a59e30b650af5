"""A small policy for District Noir: a network of NumPy arrays that says how promising each option
is. `train.py` trains it, and `evaluate.py --weights` lets it play against our levels.
"""

from itertools import pairwise
from pathlib import Path

import numpy as np

from ludotheque.adapters.encoding import Encoding
from ludotheque.games import GAMES

GAME = GAMES["district-noir"]
ENCODING = Encoding(GAME, players=2)
KINDS = len(GAME.box.names)
MEANINGS = KINDS + 1
"""What an option can mean: 0 is to take, k + 1 is to play a card of kind k."""
LATEST = 10
"""So many cards at the end of the line are told apart: those of this take and of the next."""
HIDDEN = 256
COLUMNS = {name: number for number, name in enumerate(ENCODING.columns)}
ONE_KIND = np.eye(KINDS + 1, KINDS, -1, np.float32)
"""A row for each number of a card: nothing but zeros for none, then a 1 for its kind."""


def columns(*names):
    return [COLUMNS[name] for name in names]


PLACES = ("seat +0 hand", "seat +0 pile", "seat +1 pile", "line")
COUNTS = columns(*[f"{place} {kind}" for place in PLACES for kind in GAME.box.names])
TAKEN = columns("seat +0 has taken", "seat +1 has taken")
POINTS = columns("seat +0 points", "seat +1 points")
SIZES = columns("line cards", "deck cards", "seat +0 hand cards", "seat +1 hand cards")


def features(views):
    """Of views in the columns of the encoding, numbers of about one size; a card, whose number
    means nothing by itself, gets a column for each kind that it can be."""
    length = views[:, COLUMNS["line cards"], None]
    places = length - 1 - np.arange(LATEST)  # counted from the end; the line is the first place
    cards = np.take_along_axis(views, COLUMNS["card 1"] + np.maximum(places, 0), 1)
    latest = ONE_KIND[np.where(places >= 0, cards, 0)].reshape(len(views), -1)
    parts = views[:, COUNTS] / 4, views[:, TAKEN], views[:, POINTS] / 20, views[:, SIZES] / 10
    return np.concatenate([latest, *parts], 1, dtype=np.float32)


def meanings(options):
    """Of rows of options, what each means: the card is the second word of a move, and taking has
    none. Rows that are not options look like taking; the mask tells them apart."""
    return options[..., ENCODING.option_columns.index("part 2 value")]


class SmallPolicy:
    """Two hidden layers; then a column for each meaning, the more promising the higher, and one
    for the reward that the viewer can expect."""

    def __init__(self, weights):
        self.weights = weights

    @classmethod
    def new(cls, random):
        inputs = features(np.zeros((1, len(COLUMNS)), np.int32)).shape[1]
        sizes = [inputs, HIDDEN, HIDDEN, MEANINGS + 1]
        weights = []
        for rows, width in pairwise(sizes):
            spread = np.sqrt(2 / rows) if width == HIDDEN else 0.01
            weights.append(random.normal(0, spread, (rows, width)).astype(np.float32))
            weights.append(np.zeros(width, np.float32))
        return cls(weights)

    @classmethod
    def load(cls, path):
        with np.load(path) as kept:
            if str(kept["columns"]) != ENCODING.name:
                raise ValueError(f"{path} was trained on other columns than {ENCODING.name}")
            return cls([kept[f"weights {number}"] for number in range(len(kept.files) - 1)])

    def save(self, path):
        named = {f"weights {number}": kept for number, kept in enumerate(self.weights)}
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        with Path(path).open("wb") as file:
            np.savez(file, columns=ENCODING.name, **named)

    def layers(self, inputs):
        """What each layer makes of these features; the last one is what they are for."""
        found = [inputs]
        for layer in range(0, len(self.weights), 2):
            found.append(found[-1] @ self.weights[layer] + self.weights[layer + 1])
            if layer + 2 < len(self.weights):
                np.maximum(found[-1], 0, out=found[-1])
        return found

    def gradients(self, layers, slopes):
        """By how much each weight would change something, from how the last layer would."""
        found = []
        for layer in range(len(self.weights) - 2, -1, -2):
            before = layers[layer // 2]
            found = [before.T @ slopes, slopes.sum(0), *found]
            slopes = (slopes @ self.weights[layer].T) * (before > 0)
        return found

    def __call__(self, view, options):
        """The most promising option: this is how an `Agent` asks."""
        promise = self.layers(features(np.array([view])))[-1][0]
        return int(promise[meanings(np.array(options))].argmax())
