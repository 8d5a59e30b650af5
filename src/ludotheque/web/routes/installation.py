"""What a device asks for that installs us: the manifest, the service worker, and its one page."""

from importlib.resources import files

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from ludotheque.web.http.kept_answers import KeptAnswers
from ludotheque.web.views.device_settings import alert_notes
from ludotheque.web.views.installation import manifest, service_worker
from ludotheque.web.views.language import language_for, phrasebook

from .services import Services

OFFLINE_PAGE = "/offline"


def routes(services: Services) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    kept = KeptAnswers(address=services.settings.address)

    @router.get("/manifest.webmanifest")
    async def the_manifest(request: Request) -> Response:
        lang = language_for(request)
        return kept.answer(
            request,
            ("manifest", lang),
            lambda: manifest(phrasebook(lang)),
            "application/manifest+json",
        )

    @router.get("/service-worker.js")
    async def worker(request: Request) -> Response:
        lang = language_for(request)
        answer = kept.answer(request, ("worker", lang), lambda: _worker(lang), "text/javascript")
        answer.headers["cache-control"] = "no-cache"
        return answer

    @router.get(OFFLINE_PAGE)
    async def offline(request: Request) -> Response:
        lang = language_for(request)
        return kept.answer(
            request,
            ("offline", lang),
            lambda: services.pages.page("home/offline", lang, "/"),
        )

    @router.get("/alerts")
    async def alerts(request: Request) -> Response:
        """What the settings say of notifications."""
        lang, key = language_for(request), await services.calls.push.public_key()
        return kept.answer(
            request,
            ("alerts", lang),
            lambda: alert_notes(phrasebook(lang), key),
            "application/json",
        )

    def _worker(lang: str) -> str:
        script = files("ludotheque.web") / "static" / "shared" / "service-worker.js"
        addresses = [
            address
            for name in ("settings.js", "sheet.css", "offline.js")
            for address in services.pages.files.addresses(name)
        ]
        return service_worker(
            script.read_text("utf-8"),
            f"{OFFLINE_PAGE}?lang={lang}",
            [*addresses, "/static/shared/icon.svg"],
        )

    return router
