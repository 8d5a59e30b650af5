"""What the two games of action points share: the priced line, points, the bank, hands and what is
known of them, the dice, the end. It knows nothing of what players build."""

from importlib.resources import files


def texts(game: str) -> dict[str, str]:
    """The Fluent texts of the game in this package, by language, the shared ones first."""
    return {
        lang: "".join(
            [(files(package) / f"{lang}.ftl").read_text("utf-8") for package in (__name__, game)]
        )
        for lang in ("fr", "en")
    }
