"""What the two games of action points share: the line at its prices, points, the bank, hands and
what is known of them, the dice, the end. It knows nothing of what anybody builds."""

from importlib.resources import files


def texts(game: str) -> dict[str, str]:
    """The sentences of the game in this package in Fluent, by language, the shared ones first."""
    return {
        lang: "".join(
            [(files(package) / f"{lang}.ftl").read_text("utf-8") for package in (__name__, game)]
        )
        for lang in ("fr", "en")
    }
