"""Every numbered rule of a game with a ledger has a test that carries its number."""

from pathlib import Path

import pytest

from tests.rules import LEDGERS, carried_rules, numbered_rules, rules_of


@pytest.mark.slow
def test_every_rule_has_a_test_and_every_number_that_a_test_carries_is_a_rule() -> None:
    tested = carried_rules()  # it takes a while to collect all tests
    for game in LEDGERS:
        missing = numbered_rules(game) - tested
        assert not missing, f"{game}: no test carries {', '.join(sorted(missing))}"
    known = set().union(*(numbered_rules(game) for game in LEDGERS))
    assert tested <= known


@pytest.mark.slow
def test_a_rule_without_a_test_is_noticed(tmp_path: Path) -> None:
    ledger = "- **DN-01 [book]** One.\n- **DN-02 [book]** Two.\n- **DN-03** Three.\n"
    (tmp_path / "district-noir.md").write_text(ledger)
    tests = "import pytest\ndef test_dn_01_one(): pass\n"
    tests += "@pytest.mark.rule('DN-03')\ndef test_three(): pass\n"
    (tmp_path / "test_some.py").write_text(tests)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = rule: a rule\n")
    assert numbered_rules("district-noir", tmp_path) - carried_rules(tmp_path) == {"DN-02"}


def test_which_rules_a_test_carries() -> None:
    assert rules_of("test_dn_24_one_take_a_round[3]", []) == {"DN-24"}
    assert rules_of("test_dn_24_dn_25_both", []) == {"DN-24", "DN-25"}
    assert rules_of("test_the_ledgers_example", ["DN-30"]) == {"DN-30"}
    assert rules_of("test_about_dn_24", []) == set()


def test_all_four_ledgers_are_there() -> None:
    for game, at_least in (("district-noir", 22), ("noxford", 37), ("samarande", 37)):
        assert len(numbered_rules(game)) >= at_least
    assert len(numbered_rules("sans-foi-ni-loi")) >= 60
