"""What answers are made of."""

import pytest
from markupsafe import Markup

from ludotheque.web.http.responses import compact_json


def test_json_is_compact_and_has_what_templates_made_as_text() -> None:
    content = {"html": Markup("<b>é</b>"), "parts": (1, None, "x")}
    assert compact_json(content) == '{"html":"<b>é</b>","parts":[1,null,"x"]}'


def test_what_json_does_not_know_is_a_mistake_and_not_sent() -> None:
    with pytest.raises(TypeError, match="nothing for JSON"):
        compact_json({"a": object()})
