"""Pages for the operator of a server: health and metrics."""

from collections.abc import Iterable

from fastapi import APIRouter
from starlette.responses import JSONResponse, PlainTextResponse

from ludotheque.web.http.metrics import MEDIA_TYPE, of_node, summed, together

from .services import Services


def routes(services: Services) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    registry = services.registry

    @router.get("/health")
    async def health() -> JSONResponse:
        problem = await registry.health.problem()
        if problem:
            return JSONResponse({"status": "failing", "reason": problem}, 503)
        return JSONResponse({"status": "ok"})

    def own() -> list[str]:
        """What this server has in memory; with many nodes, with its name."""
        lines = [
            "# TYPE ludotheque_tables_in_memory gauge",
            f"ludotheque_tables_in_memory {registry.session_count}",
            "# TYPE ludotheque_streams gauge",
            f"ludotheque_streams {registry.stream_count}",
            "# TYPE ludotheque_lines_total counter",
            f"ludotheque_lines_total {registry.line_count}",
            "# TYPE ludotheque_bots_thinking gauge",
            f"ludotheque_bots_thinking {registry.pool.busy}",
            "# TYPE ludotheque_bots_waiting gauge",
            f"ludotheque_bots_waiting {registry.pool.waiting}",
            *services.lesson_counts.metrics(),
        ]
        node = registry.ownership.url
        return of_node(lines, node) if node else lines

    async def answer(lines: Iterable[str]) -> PlainTextResponse:
        """These, and what the database counts, which is the same wherever it is asked for."""
        tables = await registry.store.count()
        counted = [
            "# TYPE ludotheque_tables gauge",
            *[f'ludotheque_tables{{phase="{phase}"}} {n}' for phase, n in sorted(tables.items())],
        ]
        return PlainTextResponse("\n".join([*counted, *lines]) + "\n", media_type=MEDIA_TYPE)

    async def of_all() -> tuple[list[str], dict[str, bool]]:
        """What every node has in memory, and which of them have answered."""
        answers = await registry.ownership.ask_others("/metrics/own")
        up = {registry.ownership.url: True} | {url: bool(text) for url, text in answers.items()}
        return ["\n".join(own()), *filter(None, answers.values())], up

    @router.get("/metrics")
    async def metrics() -> PlainTextResponse:
        return await answer(own())

    @router.get("/metrics/own")
    async def metrics_of_this_node() -> PlainTextResponse:
        return PlainTextResponse("\n".join(own()) + "\n", media_type=MEDIA_TYPE)

    @router.get("/metrics/nodes")
    async def metrics_of_nodes() -> PlainTextResponse:
        texts, up = await of_all()
        known = [f'ludotheque_node_up{{node="{url}"}} {int(up[url])}' for url in sorted(up)]
        return await answer(["# TYPE ludotheque_node_up gauge", *known, *together(texts)])

    @router.get("/metrics/sum")
    async def metrics_summed() -> PlainTextResponse:
        texts, up = await of_all()
        count = f"ludotheque_nodes {sum(up.values())}"
        return await answer(["# TYPE ludotheque_nodes gauge", count, *summed(texts)])

    return router
