"""Labels belong to a match: it folds what is told into them, and fills its sentences in."""

from ludotheque.core import (
    CARD,
    LIST,
    NO_LABELS,
    SEAT,
    TEXT,
    WORDS,
    Dice,
    Event,
    Journal,
    Labels,
    Log,
    Match,
    Outcome,
    Player,
    Refusal,
    ScoreLine,
    Sentence,
    SentenceT,
    Vocabulary,
    cards_in,
    parts_in,
)
from ludotheque.games import GAMES

VOCABULARY = Vocabulary()
THING = VOCABULARY.words("thing", card=CARD, letter=TEXT)
CAME = VOCABULARY.told("came", seat=SEAT, letter=TEXT, thing=WORDS)
WON = VOCABULARY.scored("won", letter=TEXT, things=LIST)
REFUSED = VOCABULARY.refused("refused", letter=TEXT)


class Counted(Labels):
    """A label is how many things have come."""

    def __init__(self, count: int) -> None:
        self.count = count

    def after(self, event: Event) -> "Counted":
        return Counted(self.count + 1)

    def named(self, sentence: SentenceT) -> SentenceT:
        at = sentence.phrase.names.index("letter")
        values = list(sentence.values)
        values[at] = str(self.count)
        return sentence.with_values(tuple(values))


def test_a_sentence_keeps_its_kind_with_other_values() -> None:
    event = Event(CAME, (0, "", Sentence(THING, (3, "A"))), witnesses=(1,))
    other = event.with_values((1, "B", Sentence(THING, (3, "B"))))
    assert isinstance(other, Event)
    assert (other.number("seat"), other.witnesses) == (1, (1,))
    refusal = Refusal(REFUSED, ("A",)).with_values(("B",))
    assert isinstance(refusal, Refusal)
    assert refusal.text("letter") == "B"


def test_parts_of_a_sentence() -> None:
    thing = Sentence(THING, (3, "A"))
    assert Event(CAME, (0, "", thing)).words("thing") == thing
    assert Sentence(WON, ("", (thing, thing))).parts("things") == (thing, thing)
    assert parts_in(thing) == (thing,)
    assert parts_in((1, 2)) == parts_in("A") == ()
    assert cards_in((1, 2)) == (1, 2)
    assert cards_in(thing) == cards_in((thing,)) == ()
    assert hash(Sentence(WON, ("", (thing,)))) == hash(Sentence(WON, ("", (thing,))))


def test_an_outcome_is_named_line_by_line() -> None:
    line = ScoreLine(Sentence(WON, ("", ())), 1, 3)
    named = Outcome((1, 2), (0, 3), Sentence(WON, ("", ())), (line,)).named(Counted(7))
    assert named.how.text("letter") == named.lines[0].sentence.text("letter") == "7"
    assert (named.lines[0].seat, named.lines[0].points) == (1, 3)
    assert (named.places, named.points) == ((1, 2), (0, 3))


def test_most_games_have_none() -> None:
    game = GAMES["district-noir"]
    match = Match.start(game, [Player("Ada"), Player("Blaise")], seed="none")
    assert match.labels is NO_LABELS
    assert game.labels(game.new(players=2, chance=Dice(1))) is NO_LABELS
    event = Event(CAME, (0, "", Sentence(THING, (3, "A"))))
    assert NO_LABELS.after(event) is NO_LABELS
    assert NO_LABELS.named(event) is event


def test_only_a_journal_is_read() -> None:
    assert Journal().is_read
    assert not Log().is_read
