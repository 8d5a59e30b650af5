"""A second opinion: how likely each option is to win, and why. It receives views, never the true
state."""

from .estimate import Estimate, Weighed, estimate
from .hint import Hint, hint

__all__ = ["Estimate", "Hint", "Weighed", "estimate", "hint"]
