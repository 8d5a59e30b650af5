"""The report says what the runs show, in both languages, on one page that needs nothing else."""

import re
from pathlib import Path

import pytest

from ludotheque.games import GAMES
from ludotheque.lab.exchange import exchange_of
from ludotheque.lab.interval import Interval, share_of
from ludotheque.lab.plan import Plan
from ludotheque.lab.problem import LabProblem
from ludotheque.lab.report.page import page
from ludotheque.lab.report.sections import parts
from ludotheque.lab.report.summary import Summary
from ludotheque.lab.run_folder import RunFolder
from ludotheque.lab.words import lab_words
from ludotheque.texts import LANGUAGES, Texts, reconstructed
from tests.lab.runs import PLAN, rows, run_of
from tests.plugins.announced import published_games
from tests.services.axe import check_axe
from tests.services.chromium import PHONE, Visitors


@pytest.fixture(scope="module")
def noir(tmp_path_factory: pytest.TempPathFactory) -> list[RunFolder]:
    """Games, and the experiment with two cards."""
    folder = tmp_path_factory.mktemp("noir")
    experiment = exchange_of(Plan("district-noir", ("random", "random"), "r"), ("+4", "docks"))
    return [run_of(folder / "games", 60, size=25), run_of(folder / "worth", 20, experiment)]


def test_every_figure_follows_from_the_rows(noir: list[RunFolder]) -> None:
    group = Summary(noir).groups[2]
    games = rows(noir[0])
    won = sum((game["places"][game["first"]] == 1) / game["places"].count(1) for game in games)
    assert group.games == 60
    assert group.order[0].share == share_of(won, 60)
    assert group.turns.mean.value == pytest.approx(sum(game["turns"] for game in games) / 60)
    assert sum(group.ends.values()) == 60
    greedy = [
        (game["places"][game["seats"].index("greedy")] == 1) / game["places"].count(1)
        for game in games
    ]
    assert group.bots["greedy"].total == pytest.approx(sum(greedy))
    assert group.turn_quantile(0.5) == sorted(game["turns"] for game in games)[29]
    scored = [game for game in games if game["points"]]
    series = sum(
        each["points"] for game in scored for each in game["categories"]
        if each["category"] == "series"
    )  # fmt: skip
    found = group.categories["series"]
    assert (found.count, found.total) == (2 * len(scored), series)


def test_cards_are_added_up_whatever_the_cut(noir: list[RunFolder], tmp_path: Path) -> None:
    one = Summary(noir[:1]).groups[2].cards
    other = Summary([run_of(tmp_path / "again", 60, size=60)]).groups[2].cards
    assert set(one) == {kind.name for kind in GAMES["district-noir"].box.kinds}
    for name, sums in one.items():
        assert sums[:4] == other[name][:4]
        assert sums.excess.total == pytest.approx(other[name].excess.total)
    played = {row["card"]: 0 for row in rows(noir[0], "cards")}
    for row in rows(noir[0], "cards"):
        played[row["card"]] += row["played"]
    assert played == {name: sums.played for name, sums in one.items()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_needs_nothing_else_and_begins_with_what_is_reconstructed(
    noir: list[RunFolder], lang: str
) -> None:
    html = page(Summary(noir), lab_words(lang))
    body = html[html.index("<body>") :]
    note = reconstructed(Texts(GAMES["district-noir"], lang))
    assert re.match(rf'<body>\s*<header>\s*<p class="note">{re.escape(note)}</p>', body)
    assert f'<html lang="{lang}">' in html
    links = re.findall(r'(?:src|href)="([^"]*)"', html)
    assert links
    assert all(link.startswith("#") for link in links)
    assert "@import" not in html
    assert "url(http" not in html
    assert html.count("<svg ") == html.count("<figure>") > 4
    assert html.count("<table>") == html.count("data-copied=") > 5


def test_the_same_runs_give_the_same_page(noir: list[RunFolder]) -> None:
    pages = [page(Summary(noir), lab_words("en")) for _ in range(2)]
    assert pages[0] == pages[1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", published_games())
def test_ends_and_points_have_words_in_every_game(name: str, lang: str) -> None:
    """Every end that a game tells, and everything it scores points for."""
    words, game = lab_words(lang), GAMES[name]
    ends = {
        "district-noir": ("last-round-over", "holds-the-city"),
        "noxford": ("ended", "all-passed"),
    }.get(name, ("deck-is-out", "bank-is-out", "all-idle", "gold-goes-round"))
    for end in ends:
        said = words.end(game, end)
        assert said[-1] in ".!", said
        assert "{" not in said
    titles = [key for key in _keys(name, lang) if key.startswith("points-from-")]
    assert len(titles) > 1
    for key in titles:
        phrase = f"scored-{key.removeprefix('points-from-')}"
        assert phrase in game.vocabulary.phrases, key
        assert words.category(game, key.removeprefix("points-from-"))


def _keys(name: str, lang: str) -> list[str]:
    return re.findall(r"^([a-z-]+) =", GAMES[name].texts[lang], flags=re.MULTILINE)


def test_figures_are_written_as_people_write_them() -> None:
    french, english = lab_words("fr"), lab_words("en")
    found = Interval(0.5416, 0.5, 0.5833)
    assert english.share(found) == "54.2\u00a0% (50.0 to 58.3)"
    assert french.share(found) == "54,2\u00a0% (50,0 à 58,3)"
    assert english.points(Interval(-0.031, -0.05, 0.012)) == "−3.1 (−5.0 to +1.2)"
    assert french.number(1234567) == "1\u202f234\u202f567"
    assert english.number(-0.04, 1) == "0.0"
    assert english.between(Interval(3.0, float("-inf"), float("inf"))) == "3.0 (? to ?)"


def test_a_balanced_game_is_not_called_unbalanced(noir: list[RunFolder]) -> None:
    (part,) = parts(Summary(noir), lab_words("en"))
    order = Summary(noir).groups[2].order[0].share
    assert ("neither ahead nor behind" in part.sentences[0]) == order.holds(0.5)


def test_every_number_of_players_has_its_part_and_all_have_an_overview(tmp_path: Path) -> None:
    runs = [
        run_of(tmp_path / str(players), 4, Plan("samarande", ("random",) * players, "parts"))
        for players in (3, 2)
    ]
    summary = Summary(runs)
    found = parts(summary, lab_words("en"))
    assert [part.players for part in found] == [0, 2, 3]
    (overview,) = found[0].sections
    assert [row[0] for row in overview.table.rows] == ["With 2 players", "With 3 players"]
    share = summary.groups[3].order[0].share
    assert overview.table.rows[1][1] == lab_words("en").share(share)


def test_runs_of_different_cards_have_no_report_together(
    noir: list[RunFolder], tmp_path: Path
) -> None:
    text = GAMES["district-noir"].box.text.replace("value = 4", "value = 9")
    other = run_of(tmp_path / "other", 2, Plan(PLAN.game, PLAN.seats, PLAN.seed, text))
    with pytest.raises(LabProblem, match="wrong-report-mixed"):
        Summary([noir[0], other])


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_can_be_read_on_a_phone(
    noir: list[RunFolder], lang: str, browser: Visitors
) -> None:
    opened = browser.new_page(PHONE, touch=True, lang=lang)
    opened.set_content(page(Summary(noir), lab_words(lang)))
    assert opened.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check_axe(opened)
    button = opened.locator("button").first
    label = button.inner_text()
    button.click()
    said = "label => document.querySelector('button').innerText !== label"
    opened.wait_for_function(said, arg=label)
