"""The page that asks for the password of this house."""

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.forms import Form, inside, wants_json
from ludotheque.web.http.front_door import PASSWORD_PAGE
from ludotheque.web.http.responses import NO_STORE
from ludotheque.web.views.language import language_for

from .services import Services


def routes(services: Services) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    password = services.password

    @router.get(PASSWORD_PAGE, response_model=None)
    async def page(request: Request) -> Response:
        if not password.is_needed or password.is_known_to(request):
            return RedirectResponse("/", 303)
        asked = RequestRefused(200, "password-needed")
        return services.password_page(language_for(request), "/", asked)

    @router.post(PASSWORD_PAGE, response_model=None)
    async def come_in(request: Request) -> Response:
        if not password.is_needed:
            return RedirectResponse("/", 303)
        form = await Form.of(request)
        to = inside(form["to"])
        try:
            await password.check(request, form["password"].encode())
        except RequestRefused as refused:
            if wants_json(request):
                raise
            return services.password_page(language_for(request), to, refused)
        response: Response = RedirectResponse(to, 303)
        if wants_json(request):
            response = JSONResponse({"go": to}, headers=NO_STORE)
        password.remember(response)
        return response

    return router
