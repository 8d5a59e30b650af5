"""What the two games of action points share: the line at its prices, points, the bank, hands and
what is known of them, the dice, the end. It knows nothing of what anybody builds."""

from importlib.resources import files


def texts() -> dict[str, str]:
    """The shared sentences in Fluent, by language."""
    here = files(__name__)
    return {lang: (here / f"{lang}.ftl").read_text("utf-8") for lang in ("fr", "en")}
