"""A stage for every game that is found, those of plug-ins included."""

from ludotheque.web.views.games import usable_stages

EVERY_STAGE, PROBLEMS = usable_stages()
assert not PROBLEMS
