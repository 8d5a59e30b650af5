"""What a device is given that installs us, and what other programs show of our links."""

import json
import re

import pytest

from ludotheque.games import GAMES
from tests.web.clients import client
from tests.web.rendered_pages import Elements
from tests.web.servers import running


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_manifest_names_icons_that_are_there(sqlite: str, lang: str) -> None:
    with running(sqlite) as server:
        browser = client(server.url, {"accept-language": lang})
        links = [each for each in Elements(browser.get("/").text).all if each["tag"] == "link"]
        (address,) = [each["href"] for each in links if each.get("rel") == "manifest"]
        found = browser.get(address)
        assert found.headers["content-type"].startswith("application/manifest+json")
        manifest = json.loads(found.text)
        assert (manifest["lang"], manifest["start_url"]) == (lang, "/")
        assert {icon["sizes"] for icon in manifest["icons"]} == {"192x192", "512x512"}
        touched = [each["href"] for each in links if each.get("rel") == "apple-touch-icon"]
        for picture in (*touched, *(icon["src"] for icon in manifest["icons"])):
            assert browser.get(picture).headers["content-type"] == "image/png"


def test_the_service_worker_may_keep_the_page_without_connection_and_no_other(sqlite: str) -> None:
    with running(sqlite) as server:
        browser = client(server.url)
        script = browser.get("/service-worker.js?lang=fr").text
        told = re.match(r"self.OFFLINE_PAGE = (.*);\nself.FILES = (.*);\n", script)
        assert told is not None
        page, files = json.loads(told[1]), json.loads(told[2])
        assert page == "/offline?lang=fr"
        assert all(each.startswith("/static/") for each in files)
        shown = Elements(browser.get(page).text).all
        loaded = [
            each.get("src") or each["href"] for each in shown if each["tag"] in ("script", "link")
        ]
        assert set(loaded) <= set(files)
        for each in files:
            assert browser.get(each).status_code == 200


@pytest.mark.parametrize("name", list(GAMES))
def test_a_link_to_a_table_shows_its_game_and_nothing_of_the_table(sqlite: str, name: str) -> None:
    with running(sqlite) as server:
        (host,) = server.gather("Ada", game=name)
        asking = client(server.url, {"accept-language": "en"})
        shown = Elements(asking.get(f"/t/{host.table}").text).all
        told = {each["property"]: each["content"] for each in shown if "property" in each}
        assert told["og:title"]
        assert "Ada" not in "".join(told.values())
        assert told["og:url"].endswith(f"/t/{host.table}")
        picture = told["og:image"].partition("/static/")[2]
        assert asking.get(f"/static/{picture}").headers["content-type"].startswith("image/")
        assert told["og:image"].startswith("http")
