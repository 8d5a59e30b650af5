"""A second opinion: how likely each option is to win, and why. It receives views, never the true
state."""

from .estimate import Estimate, Weighed, estimate
from .facts import FACTS, Facts
from .hint import Hint, hint

__all__ = ["FACTS", "Estimate", "Facts", "Hint", "Weighed", "estimate", "hint"]
