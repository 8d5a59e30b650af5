"""Which numbered rules of the ledgers have a test that carries their number."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
LEDGERS: Final = {
    "district-noir": "DN",
    "noxford": "NX",
    "sans-foi-ni-loi": "SF",
    "samarande": "SA",
    "pebbles": "PB",
}


def numbered_rules(game: str, ledgers: Path = ROOT / "docs" / "rules") -> set[str]:
    """All rules of a game's ledger: DN-01, DN-02, …; the toy's is where the toy is."""
    folder = ROOT / "examples" / "pebbles" if game == "pebbles" else ledgers
    text = (folder / f"{game}.md").read_text("utf-8")
    return set(re.findall(rf"\*\*({LEDGERS[game]}-\d\d)\b", text))


def rules_of(name: str, markers: list[str]) -> set[str]:
    """The rules that a test carries: `test_dn_24_…`, `test_dn_24_dn_25_…`, or by its marker."""
    prefixes = "|".join(LEDGERS.values()).lower()
    found = re.findall(rf"(?:^test|(?<=\d))_({prefixes})_(\d\d)(?!\d)", name.lower())
    return {f"{prefix.upper()}-{number}" for prefix, number in found} | set(markers)


def carried_rules(tests: Path = ROOT / "tests") -> set[str]:
    """The rules carried by all tests that pytest collects, whatever part of them runs now."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.rules", str(tests)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return set(json.loads(run.stdout.splitlines()[-1]))


class _Collector:
    def __init__(self) -> None:
        self.rules: set[str] = set()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            markers = [rule for mark in item.iter_markers("rule") for rule in mark.args]
            self.rules |= rules_of(item.name, markers)


if __name__ == "__main__":
    collector = _Collector()
    status = pytest.main(
        ["--collect-only", "-qq", "-p", "no:cacheprovider", "-p", "no:xdist", sys.argv[1]],
        plugins=[collector],
    )
    sys.stdout.write("\n" + json.dumps(sorted(collector.rules)) + "\n")
    sys.exit(status)
