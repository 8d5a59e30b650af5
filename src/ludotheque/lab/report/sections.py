"""A report in words: what is said, drawn and listed, whoever shows it."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ludotheque.lab.exchange import IN_HAND
from ludotheque.lab.interval import Interval, Moments
from ludotheque.lab.record_import import PERSON
from ludotheque.lab.words import LabWords

from .group import CardSums, Group
from .summary import Summary, Worth

FEWEST_PLAYED: Final = 30
"""A card that was played by fewer seats says nothing about who won."""


class Chart(NamedTuple):
    """Figures with their intervals, to be drawn as dots under each other."""

    rows: tuple[tuple[str, Interval], ...]
    axis: str
    mark: float | None = None
    """Where a line is drawn to compare with."""
    mark_means: str = ""
    whole: bool = False
    """Whether the axis goes from 0 to 100."""
    second: tuple[tuple[str, Interval], ...] = ()
    """The same of somebody else, drawn beside it."""
    names: tuple[str, ...] = ()
    """What the two series are called."""


class Histogram(NamedTuple):
    """How often each number occurs."""

    counts: tuple[tuple[int, int], ...]
    axis: str
    height: str


class Table(NamedTuple):
    """Figures to read and to copy."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Section(NamedTuple):
    """One question and its answer."""

    key: str
    title: str
    sentences: tuple[str, ...]
    picture: Chart | Histogram | None
    table: Table


class Part(NamedTuple):
    """Everything about games of one number of players."""

    players: int
    title: str
    sentences: tuple[str, ...]
    """In short."""
    sections: tuple[Section, ...]


def parts(summary: Summary, words: LabWords) -> list[Part]:
    """One part for each number of players."""
    found = []
    for players in sorted({*summary.groups, *summary.worths}):
        sections = []
        short: list[str] = []
        group = summary.groups.get(players)
        if group is not None:
            sections = [
                _order(group, words),
                _length(group, words),
                _ends(group, summary, words),
            ]
            short = [*sections[0].sentences, *sections[1].sentences, *sections[2].sentences]
        worths = summary.worths.get(players)
        if worths:
            section = _worth(worths, summary, words)
            sections.append(section)
            short += _extremes(worths, summary, words)
        if group is not None:
            if group.categories:
                sections.append(_points(group, summary, words))
            sections.append(_cards(group, summary, words))
            sections.append(_seats(group, words))
            if len(group.bots) > 1:
                sections.append(_bots(group, words))
        title = words.word("report-with-players", players=players)
        found.append(Part(players, title, tuple(short), tuple(sections)))
    if len(summary.groups) > 1:
        found.insert(0, _overview(summary, words))
    return found


def _overview(summary: Summary, words: LabWords) -> Part:
    """What beginning is worth with each number of players."""
    groups = summary.groups_in_order()
    names = [words.word("report-with-players", players=group.players) for group in groups]
    shares = [group.order[0].share for group in groups]
    beyond = [
        share.shifted(-group.equal_share) for share, group in zip(shares, groups, strict=True)
    ]
    chart = Chart(
        tuple((name, _percent(each)) for name, each in zip(names, beyond, strict=True)),
        words.word("players-axis"),
        0.0,
        words.word("order-mark"),
    )
    rows = tuple(
        (
            name,
            words.share(share),
            words.percent(group.equal_share),
            words.number(group.games),
        )
        for name, share, group in zip(names, shares, groups, strict=True)
    )
    columns = ("players", "first", "equal", "games")
    table = Table(tuple(words.word(f"column-{column}") for column in columns), rows)
    title = words.word("players-title")
    section = Section("players", title, (words.word("players-about"),), chart, table)
    sentences = [
        f"{name}{words.word('colon')} {_standing('order', share, group.equal_share, words)}"
        for name, share, group in zip(names, shares, groups, strict=True)
    ]
    return Part(0, words.word("players-all"), tuple(sentences), (section,))


def _order(group: Group, words: LabWords) -> Section:
    shares = [moments.share for moments in group.order]
    names = [words.word("order-first")] + [
        words.word("order-later", number=at + 1) for at in range(1, group.players)
    ]
    equal = group.equal_share
    said = [_standing("order", shares[0], equal, words)]
    for at, share in enumerate(shares[1:], start=2):
        if group.players > 2 and not share.holds(equal):
            key = "order-other-ahead" if share.low > equal else "order-other-behind"
            said.append(words.word(key, number=at, share=words.share(share)))
    return Section(
        "order",
        words.word("order-title"),
        tuple(said),
        _shares(list(zip(names, shares, strict=True)), equal, words),
        _share_table(words.word("column-player"), names, group.order, words),
    )


def _standing(key: str, share: Interval, equal: float, words: LabWords) -> str:
    how = "even" if share.holds(equal) else "ahead" if share.low > equal else "behind"
    return words.word(f"{key}-{how}", share=words.share(share), equal=words.percent(equal))


def _shares(rows: Sequence[tuple[str, Interval]], equal: float, words: LabWords) -> Chart:
    scaled = tuple((name, _percent(share)) for name, share in rows)
    mark = words.word("order-mark")
    return Chart(scaled, words.word("order-axis"), 100 * equal, mark)


def _percent(share: Interval) -> Interval:
    return Interval(*(100 * each for each in share))


def _share_table(
    column: str, names: Sequence[str], moments: Sequence[Moments], words: LabWords
) -> Table:
    rows = tuple(
        (name, words.share(each.share), words.number(each.count))
        for name, each in zip(names, moments, strict=True)
    )
    return Table((column, words.word("column-share"), words.word("column-games")), rows)


def _seats(group: Group, words: LabWords) -> Section:
    names = [words.word("seats-seat", number=at + 1) for at in range(group.players)]
    shares = [moments.share for moments in group.seats]
    return Section(
        "seats",
        words.word("seats-title"),
        (words.word("seats-about"),),
        _shares(list(zip(names, shares, strict=True)), group.equal_share, words),
        _share_table(words.word("column-seat"), names, group.seats, words),
    )


def _bots(group: Group, words: LabWords) -> Section:
    names = [words.word("bots-person") if bot == PERSON else bot for bot in group.bots]
    moments = list(group.bots.values())
    shares = [each.share for each in moments]
    return Section(
        "bots",
        words.word("bots-title"),
        (words.word("bots-about"),) if PERSON not in group.bots else (),
        _shares(list(zip(names, shares, strict=True)), group.equal_share, words),
        _share_table(words.word("column-bot"), names, moments, words),
    )


def _length(group: Group, words: LabWords) -> Section:
    low, middle, high = (group.turn_quantile(share) for share in (0.05, 0.5, 0.95))
    turns, decisions = group.turns.mean, group.decisions.mean
    said = words.word(
        "length-said",
        turns=words.number(turns.value, 1),
        decisions=words.number(decisions.value, 1),
        low=words.number(low),
        high=words.number(high),
        spread="none" if low == high else "some",
    )
    rows = (
        (words.word("row-turns"), words.between(turns)),
        (words.word("row-decisions"), words.between(decisions)),
        (words.word("row-median"), words.number(middle)),
        (words.word("row-low"), words.number(low)),
        (words.word("row-high"), words.number(high)),
    )
    counts = tuple(sorted(group.turn_counts.items()))
    return Section(
        "length",
        words.word("length-title"),
        (said,),
        Histogram(counts, words.word("length-axis"), words.word("length-games")),
        Table((words.word("column-measure"), words.word("column-value")), rows),
    )


def _ends(group: Group, summary: Summary, words: LabWords) -> Section:
    ends = [
        (words.end(summary.game, key), group.share_of_games(count), count)
        for key, count in group.ends.most_common()
    ]
    said = [words.word("ends-said", share=words.share(ends[0][1]), how=ends[0][0])]
    if group.shared:
        shared = words.share(group.share_of_games(group.shared))
        said.append(words.word("ends-shared", share=shared))
    rows = tuple((how, words.share(share), words.number(count)) for how, share, count in ends)
    columns = ("column-end", "column-share-of-games", "column-games")
    chart = Chart(
        tuple((how, _percent(share)) for how, share, _ in ends), words.word("ends-axis"), whole=True
    )
    return Section(
        "ends",
        words.word("ends-title"),
        tuple(said),
        chart,
        Table(tuple(words.word(column) for column in columns), rows),
    )


def _points(group: Group, summary: Summary, words: LabWords) -> Section:
    found = [
        (words.category(summary.game, key), moments.mean, group.winners[key].mean)
        for key, moments in group.categories.items()
    ]
    found.sort(key=lambda row: -row[1].value)
    chart = Chart(
        tuple((name, mean) for name, mean, _ in found),
        words.word("points-axis"),
        0.0,
        second=tuple((name, mean) for name, _, mean in found),
        names=(words.word("points-all"), words.word("points-winners")),
    )
    rows = tuple(
        (name, words.between(mean, 2), words.between(winners, 2)) for name, mean, winners in found
    )
    columns = ("column-category", "column-all", "column-winners")
    return Section(
        "points",
        words.word("points-title"),
        (words.word("points-about"),),
        chart,
        Table(tuple(words.word(column) for column in columns), rows),
    )


def _cards(group: Group, summary: Summary, words: LabWords) -> Section:
    names = [name for name in summary.game.box.names if name in group.cards]
    rows = tuple(_card_row(name, group.cards[name], group, summary, words) for name in names)
    columns = (
        "column-card",
        "column-gained",
        "column-played",
        "column-kept",
        "column-correlation",
    )
    return Section(
        "cards",
        words.word("cards-title"),
        (words.word("cards-about"), words.word("cards-warning")),
        None,
        Table(tuple(words.word(column) for column in columns), rows),
    )


def _card_row(
    name: str, sums: CardSums, group: Group, summary: Summary, words: LabWords
) -> tuple[str, ...]:
    told = "–"
    if sums.games_played >= FEWEST_PLAYED:
        told = words.points(sums.excess.mean)
    counts = (sums.gained, sums.played, sums.kept)
    each = [words.number(count / group.games, 2) for count in counts]
    return words.card(summary.game, name), *each, told


def ranked(worths: dict[str, Worth]) -> list[tuple[str, Worth]]:
    """The strongest first."""
    return sorted(worths.items(), key=lambda item: -item[1].value.value)


def _worth(worths: dict[str, Worth], summary: Summary, words: LabWords) -> Section:
    order = ranked(worths)
    game = summary.game
    plain = sorted({words.card(game, worth.plain) for worth in worths.values()})
    said = [
        words.word("worth-about", plain=", ".join(plain)),
        *_extremes(worths, summary, words),
        words.word("worth-many", count=len(worths)),
    ]
    chart = Chart(
        tuple((words.card(game, name), _percent(worth.value)) for name, worth in order),
        words.word("worth-axis"),
        0.0,
        words.word("worth-mark"),
    )
    rows = tuple(
        (
            words.card(game, name) + ("" if worth.place == IN_HAND else "\N{NO-BREAK SPACE}*"),
            words.points(worth.value),
            words.number(worth.differences.count),
        )
        for name, worth in order
    )
    if any(worth.place != IN_HAND for worth in worths.values()):
        said.append(words.word("worth-open"))
    columns = ("column-card", "column-worth", "column-pairs")
    table = Table(tuple(words.word(column) for column in columns), rows)
    return Section("worth", words.word("worth-title"), tuple(said), chart, table)


def _extremes(worths: dict[str, Worth], summary: Summary, words: LabWords) -> Iterator[str]:
    """The strongest and the weakest card, as far as they are sure although many are compared."""
    order = ranked(worths)
    is_any = False
    for key, (name, worth) in (("best", order[0]), ("worst", order[-1])):
        _, low, high = worth.differences.difference_of(len(worths))
        if (key == "best" and low > 0.0) or (key == "worst" and high < 0.0):
            is_any = True
            card = words.card(summary.game, name)
            yield words.word(f"worth-{key}", card=card, worth=words.points(worth.value))
    if not is_any:
        yield words.word("worth-none")
