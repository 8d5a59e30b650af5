"""A finished match's deal in words, step by step, and as numbers for the browser to check."""

from typing import Final, NamedTuple

from ludotheque.core import FAILS, PROVABLY, UNSHOWN, Check, Contribution, FairDeal
from ludotheque.texts import Phrasebook
from ludotheque.web.tables.deal_checks import DealCheck


class ClientLine(NamedTuple):
    """One client's part in a deal: who it is, and what became of its number."""

    sentence: str
    sent: Contribution


class DealScene:
    """What the page that checks a deal says, in one language."""

    def __init__(self, check: DealCheck, words: Phrasebook) -> None:
        self._texts: Final = words.texts(check.game)
        self.verification: Final = check.verification
        self.header: Final = check.verification.header
        self.deal: Final[FairDeal | None] = self.header.deal
        self.names: Final = [player.name for player in self.header.seats]

    @property
    def is_provable(self) -> bool:
        return self.header.how_dealt == PROVABLY

    @property
    def story(self) -> str:
        """How the numbers came, as a key of the page's texts."""
        if self.deal is None or not self.deal.contributions:
            return "nobody"
        return self.deal.procedure

    @property
    def dealt_before(self) -> str:
        """In a challenge or a duplicate match, that another table had the deal; else empty."""
        checks = [check for check in self.verification.checks if check.name == "challenge"]
        return "".join([self.say(check) for check in checks])

    @property
    def is_unshown(self) -> bool:
        return self.deal is not None and self.deal.procedure == UNSHOWN

    def say(self, check: Check) -> str:
        """What the server found, in words; with the reason, if a line cannot be replayed."""
        said = self._texts.say(check.sentence, self.names)
        if check.problem is None:
            return said
        return f"{said} {self._texts.problem(check.problem, self.names)}"

    def clients(self) -> list[ClientLine]:
        """Everybody who could add a number."""
        if self.deal is None:
            return []
        said = {check.sentence.values[0]: self.say(check) for check in self._number_checks()}
        return [ClientLine(said[sent.seats[0]], sent) for sent in self.deal.contributions]

    def others_at_a_screen(self) -> list[str]:
        """Who played at whose screen."""
        if self.deal is None:
            return []
        speakers = [sent.seats[0] for sent in self.deal.contributions]
        checks = self._number_checks()
        return [self.say(check) for check in checks if check.sentence.values[0] not in speakers]

    def _number_checks(self) -> list[Check]:
        checks = self.verification.checks
        return [check for check in checks if check.name == "number" and check.sentence.values]

    @property
    def moves(self) -> Check:
        """What the server found when it played the game again: what fails, or else all moves."""
        checks = [check for check in self.verification.checks if check.name in ("moves", "digests")]
        return next((check for check in checks if check.status == FAILS), checks[0])

    def conclusion(self) -> str:
        return self._texts.say(self.verification.conclusion, self.names)

    @property
    def dealt_draws(self) -> int:
        return len(self.verification.draws[0])

    @property
    def later_draws(self) -> int:
        return sum(len(drawn) for drawn in self.verification.draws[1:])

    def numbers(self) -> dict[str, object]:
        """Everything that the browser needs to compute it all again."""
        return {
            "proof": self.verification.is_proof,
            "seats": len(self.names),
            "seed": self.header.seed,
            "deal": None if self.deal is None else self.deal.content(),
            "draws": [[n, drawn] for n, drawn in enumerate(self.verification.draws) if drawn],
        }
