"""`python -m bench.study`: the study of docs/lab.md. Run by `make study`.

For each game: its balance with two and with the most players, what its cards are worth with two,
and how much the reconstructed figures matter. What was played is kept in a folder, so it can be
stopped and continued. Writes tables in Markdown, and pictures if it is told where.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from ludotheque.games import GAMES
from ludotheque.lab.card_list import reconstructed
from ludotheque.lab.chunk import Chunk
from ludotheque.lab.doubt import doubt, spread_of
from ludotheque.lab.exchange import Exchange, exchange_of
from ludotheque.lab.interval import Interval
from ludotheque.lab.plan import Plan
from ludotheque.lab.pool import Pool, Workers
from ludotheque.lab.report.charts import drawn
from ludotheque.lab.report.sections import Chart, ranked
from ludotheque.lab.report.summary import Summary, Worth
from ludotheque.lab.run_folder import RunFolder
from ludotheque.lab.simulation import simulate
from ludotheque.lab.words import LabWords, lab_words

SEED: Final = "study"


class Effort(NamedTuple):
    """How much is played of a game."""

    games: int
    games_with_most: int
    pairs: int
    lists: int
    games_of_a_list: int


EFFORTS: Final = {
    "district-noir": Effort(5000, 0, 2000, 20, 1000),
    "noxford": Effort(1000, 500, 150, 20, 100),
    "sans-foi-ni-loi": Effort(1000, 1000, 150, 20, 150),
    "samarande": Effort(2000, 1000, 300, 20, 250),
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="study", description="The study of docs/lab.md.")
    parser.add_argument("--folder", type=Path, default=Path("build/study"))
    parser.add_argument("--pictures", type=Path, help="the folder for pictures")
    parser.add_argument("--game", choices=list(EFFORTS), action="append")
    parser.add_argument("--part", type=int, default=1, help="play one in so many, to try it out")
    parser.add_argument("--processes", type=int, default=0)
    given = parser.parse_args()
    words = lab_words("en")
    balances: list[tuple[str, Interval]] = []
    with Pool(given.processes) as workers:
        for name in given.game or EFFORTS:
            effort = Effort(*[-(-each // given.part) for each in EFFORTS[name]])
            study = Study(name, effort, given.folder, workers, words)
            sys.stdout.write("\n".join(study.told()) + "\n\n")
            sys.stdout.flush()
            balances += study.ahead
            if given.pictures is not None:
                given.pictures.mkdir(parents=True, exist_ok=True)
                path = given.pictures / f"lab-worth-{name}.svg"
                path.write_text(
                    drawn(study.worth_chart(), f"What the cards of {name} are worth", words)
                )
    if given.pictures is not None:
        axis = "victories of the first player beyond an equal share, percentage points"
        picture = drawn(Chart(tuple(balances), axis, 0.0), "Who begins, in all four games", words)
        (given.pictures / "lab-first-player.svg").write_text(picture)


class Study:
    """One game."""

    def __init__(
        self, name: str, effort: Effort, folder: Path, workers: Workers, words: LabWords
    ) -> None:
        self._name: Final = name
        self._effort: Final = effort
        self._folder: Final = folder
        self._workers: Final = workers
        self._words: Final = words
        self._game: Final = GAMES[name]
        self._worths: dict[str, Worth] = {}
        self.ahead: Final[list[tuple[str, Interval]]] = []
        """For each number of players, by how much the first one is ahead, in percentage points."""

    def told(self) -> Iterator[str]:
        words, game = self._words, self._game
        title = words.texts(game).word("game-name")
        yield f"### {title}"
        least, most = min(game.players), max(game.players)
        for players, games in ((least, self._effort.games), (most, self._effort.games_with_most)):
            if games and (players == least or most != least):
                yield from self._balance(title, players, games)
        yield from self._worth(least)
        yield from self._doubt(least)

    def worth_chart(self) -> Chart:
        words = self._words
        rows = [
            (words.card(self._game, name), _points(worth.value))
            for name, worth in ranked(self._worths)
        ]
        return Chart(tuple(rows), words.word("worth-axis"), 0.0)

    def _plan(self, players: int) -> Plan:
        return Plan(self._name, ("greedy",) * players, SEED)

    def _balance(self, title: str, players: int, games: int) -> Iterator[str]:
        run = self._run(f"{self._name}-{players}", self._plan(players), games)
        group = Summary([run]).groups[players]
        words = self._words
        first = group.order[0].share
        beyond = _points(first.shifted(-group.equal_share))
        self.ahead.append((f"{title}, {players}", beyond))
        order = "; ".join(words.share(each.share) for each in group.order)
        ends = "; ".join(
            f"{words.end(self._game, key)} {words.share(group.share_of_games(count))}"
            for key, count in group.ends.most_common()
        )
        yield f"{players} players, {words.number(group.games)} games"
        yield f"  in the order of play: {order}"
        yield f"  turns: {words.between(group.turns.mean)}"
        yield f"  decisions: {words.between(group.decisions.mean)}"
        yield f"  ends: {ends}"
        yield f"  shared victories {words.share(group.share_of_games(group.shared))}"

    def _worth(self, players: int) -> Iterator[str]:
        exchange = exchange_of(self._plan(players))
        pairs = self._effort.pairs * len(exchange.wanted)
        run = self._run(f"{self._name}-worth", exchange, pairs)
        self._worths = Summary([run]).worths[players]
        words = self._words
        order = ranked(self._worths)
        yield f"worth, {self._effort.pairs} pairs a card"
        for name, worth in order:
            mean = worth.value
            among_all = worth.differences.difference_of(len(order))
            sure = "" if mean.holds(0.0) else " *" if among_all.holds(0.0) else " **"
            plain = words.card(self._game, worth.plain)
            card = words.card(self._game, name)
            yield f"  {card} {words.points(mean)}{sure} ({worth.place}, {plain})"

    def _doubt(self, players: int) -> Iterator[str]:
        figures = len(reconstructed(self._game))
        yield f"reconstructed figures: {figures}"
        if not figures:
            return
        lists, games = self._effort.lists, self._effort.games_of_a_list
        kept = self._folder / f"{self._name}-doubt-{lists}-{games}.txt"
        if not kept.exists():
            found = list(doubt(self._plan(players), lists, games, self._workers))
            lines = [
                " ".join(repr(each) for each in (*result.first, *result.turns)) for result in found
            ]
            kept.write_text("\n".join(lines) + "\n")
        rows = [[float(each) for each in line.split()] for line in kept.read_text().splitlines()]
        for title, at in (("first player", 0), ("turns", 3)):
            published, *others = [Interval(*row[at : at + 3]) for row in rows]
            spread = spread_of(others)
            yield (
                f"  {title}: published {published.value:.3f}, {lists} lists from "
                f"{spread.lowest:.3f} to {spread.highest:.3f}, "
                f"standard deviation {spread.spread:.4f}"
            )

    def _run(self, name: str, plan: Plan | Exchange, games: int) -> RunFolder:
        """The run of this name, played to its end."""
        path = self._folder / name
        wanted = Chunk(0, games - 1)
        run = RunFolder.read(path) if RunFolder.is_there(path) else None
        if run is None:
            run = RunFolder.create(path, plan, wanted)
        elif games > run.wanted.games:
            run.wanted = wanted
            run.save()
        for there in simulate(run, self._workers):
            sys.stderr.write(f"\r{name}: {there} of {run.wanted.games}  ")
        return run


def _points(share: Interval) -> Interval:
    return Interval(*(100 * each for each in share))


if __name__ == "__main__":
    main()
