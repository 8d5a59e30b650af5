"""Pages for the operator of a server: health and metrics."""

from fastapi import APIRouter
from starlette.responses import JSONResponse, PlainTextResponse

from .services import Services


def routes(services: Services) -> APIRouter:
    router = APIRouter(include_in_schema=False)

    @router.get("/health")
    async def health() -> JSONResponse:
        problem = await services.registry.health.problem()
        if problem:
            return JSONResponse({"status": "failing", "reason": problem}, 503)
        return JSONResponse({"status": "ok"})

    @router.get("/metrics")
    async def metrics() -> PlainTextResponse:
        registry = services.registry
        tables = await registry.store.count()
        lines = [
            "# TYPE ludotheque_tables gauge",
            *[f'ludotheque_tables{{phase="{phase}"}} {n}' for phase, n in sorted(tables.items())],
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
        return PlainTextResponse("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")

    return router
