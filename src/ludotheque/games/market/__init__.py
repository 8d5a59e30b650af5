"""What the two games of action points share: the priced line, points, the bank, hands and what is
known of them, the dice, the end. It knows nothing of what players build."""

from ludotheque.games.game_files import texts_by_language


def texts(game: str) -> dict[str, str]:
    """The Fluent texts of the game in this package, by language, the shared ones first."""
    own = texts_by_language(game)
    return {lang: shared + own[lang] for lang, shared in texts_by_language(__name__).items()}
