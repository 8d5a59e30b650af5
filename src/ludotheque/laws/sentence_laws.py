"""The laws about what is said: everything can be, and whatever differs is told apart."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

from ludotheque.core import (
    HIDDEN,
    VOCABULARY,
    WATCHER,
    Chance,
    Dice,
    Event,
    Game,
    Journal,
    Labels,
    Move,
    Seat,
    Sentence,
    State,
)
from ludotheque.texts import LANGUAGES, Texts

from .random_play import names, played
from .sample_sentences import all_sentences

NEIGHBOURS: Final = 8
"""How many options of a decision are told and compared."""


def law_9_everything_can_be_said(game: Game, players: int, choices: Chance) -> None:
    called = names(players)
    for lang in LANGUAGES:
        texts = Texts(game, lang)
        for vocabulary in (VOCABULARY, game.vocabulary):
            for sentence in all_sentences(game, players, vocabulary):
                for reader in (0, 1, WATCHER):  # the sentences speak of seats 0 and 1
                    assert texts.say(sentence, called, reader).strip()
        for card in (HIDDEN, *range(len(game.box.kinds))):
            assert texts.card(card)
            assert texts.some(card, 1)
            assert texts.some(card, 3)
        for kind in game.box.kinds:
            assert all(texts.figure(name) for name in kind.figures)
        for key in ("game-name", "game-about", "game-length"):
            assert texts.word(key)
        for option in game.options:
            assert texts.word(f"option-{option.key}")
            for choice in option.choices:
                assert texts.choice(option, choice)
        said = {*VOCABULARY.phrases, *game.vocabulary.phrases}
        for state in played(game, players, choices):
            decision = state.decision()
            for move in decision.options if decision else ():
                meaning = game.meaning(move, state)
                assert meaning.key in said
                assert texts.say(meaning, called, 0)
            for zone in state.zones():
                assert texts.zone(zone).strip()


def law_13_no_two_options_read_the_same(game: Game, players: int, choices: Chance) -> None:
    called = names(players)
    languages = [Texts(game, lang) for lang in LANGUAGES]
    for state in played(game, players, choices):
        decision = state.decision()
        if decision is None:
            continue
        meanings = [game.meaning(move, state) for move in decision.options]
        for texts in languages:
            read: dict[str, Move] = {}
            for move, meaning in zip(decision.options, meanings, strict=True):
                text = texts.say(meaning, called, decision.seat)
                same = read.setdefault(text.casefold(), move)
                assert same == move, f"{texts.lang}: both “{same}” and “{move}” read “{text}”"


def law_14_what_is_told_tells_moves_apart(game: Game, players: int, choices: Chance) -> None:
    called = names(players)
    languages = [Texts(game, lang) for lang in LANGUAGES]
    state = game.new(players=players, chance=choices)
    labels = game.labels(state)
    while (decision := state.decision()) is not None:
        first = choices.below(len(decision.options))
        neighbours = decision.options[first : first + NEIGHBOURS]  # the likest stand together
        moves = [Told.of(state, labels, move) for move in neighbours]
        for reader, texts in product((decision.seat, WATCHER), languages):
            heard: dict[str, Told] = {}
            for told in moves:
                after = told.after.view(reader)
                for text in told.texts(texts, called, reader):
                    same = heard.setdefault(text, told)
                    assert same.after.view(reader) == after, (
                        f"{texts.lang}: both “{same.move}” and “{told.move}” are told as “{text}”"
                    )
        chosen = Journal()
        state.apply(choices.pick(decision.options), choices, chosen)
        for event in chosen.events:
            labels = labels.after(event)


class Told(NamedTuple):
    """What a move tells, and what it leads to."""

    move: Move
    events: Sequence[Event]
    after: State
    question: Sentence | None
    """What those are asked who may answer it."""

    @staticmethod
    def of(state: State, labels: Labels, move: Move) -> "Told":
        """Every move meets the same dice, so that only what was chosen makes a difference."""
        after, journal = state.copy(), Journal()
        after.apply(move, Dice("the same"), journal)
        events = []
        for event in journal.events:
            labels = labels.after(event)
            events.append(labels.named(event))
        before, now = state.decision(), after.decision()
        opens_a_window = before and not before.window and now and now.window
        return Told(move, events, after, now.question if now and opens_a_window else None)

    def texts(self, texts: Texts, called: Sequence[str], reader: Seat) -> Iterator[str]:
        """What the log says of it, and the question: each by itself must be enough."""
        if self.events:
            events = [event.seen_by(reader) for event in self.events]
            yield " ".join([texts.say(event, called, reader) for event in events])
        if self.question is not None:
            yield texts.say(self.question, called, reader)
