"""What all tests share."""

import pytest

# When a law fails, pytest shows the values that it found.
pytest.register_assert_rewrite("ludotheque.laws", "ludotheque.scripted_play")
