"""The commands of the web table: serving it, and backing it up.

The web is imported only when one of them runs, so that the other commands start sooner.
"""

import os
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import click

from ludotheque.terminal import Terminal
from ludotheque.texts.house_names import VARIABLE
from ludotheque.user_files import state_folder

from .arguments import (
    FILE,
    as_contact,
    as_days,
    as_node,
    as_ntfy,
    as_port,
    as_processes,
    as_public_url,
    as_push_services,
    as_webhook,
)
from .command import Command
from .errors import CommandError
from .game_names import names_in
from .passwords import as_password, password_around, password_in


@click.command(
    "serve",
    cls=Command,
    examples=[
        "ludotheque serve",
        "ludotheque serve --host 0.0.0.0 --no-browser",
        "ludotheque serve --host 0.0.0.0 --password-file password.txt",
        "ludotheque serve --names names.ftl",
        "ludotheque serve --db postgresql://localhost/ludotheque",
        "ludotheque serve --db postgresql://localhost/ludotheque --processes 4",
        "ludotheque serve --db postgresql://10.0.0.1/ludotheque --node http://10.0.0.2:8000",
    ],
)
@click.option("--host", metavar="host")
@click.option("--port", metavar="port", callback=as_port)
@click.option("--db", metavar="url")
@click.option("--public-url", metavar="url", callback=as_public_url)
@click.option("--keep", metavar="keep", callback=as_days)
@click.option("--keep-empty", metavar="keep", callback=as_days)
@click.option("--keep-running", metavar="keep", callback=as_days)
@click.option("--contact", metavar="contact", callback=as_contact)
@click.option("--node", metavar="url", callback=as_node)
@click.option("--processes", metavar="count", callback=as_processes)
@click.option("--ntfy", metavar="url", callback=as_ntfy)
@click.option("--push-service", metavar="url", multiple=True, callback=as_push_services)
@click.option("--webhook", metavar="url", callback=as_webhook)
@click.option("--password", metavar="password", callback=as_password)
@click.option("--password-file", metavar="file", type=FILE)
@click.option("--names", metavar="file", type=FILE)
@click.option("--no-browser", is_flag=True)
@click.pass_obj
def serve(
    terminal: Terminal,
    host: str | None,
    port: int | None,
    db: str | None,
    public_url: str,
    keep: float | None,
    keep_empty: float | None,
    keep_running: float | None,
    contact: str,
    node: str,
    processes: int,
    ntfy: str,
    push_service: tuple[str, ...],
    webhook: str,
    password: str,
    password_file: Path | None,
    names: Path | None,
    no_browser: bool,
) -> None:
    from ludotheque.web import server
    from ludotheque.web.errors import StartProblem
    from ludotheque.web.processes import serve_together
    from ludotheque.web.settings import Settings
    from ludotheque.web.views.language import phrasebook

    usual = Settings()
    if node and processes == 1:  # unless it is said otherwise, it listens where it is found
        host, port = host or urlsplit(node).hostname, port or urlsplit(node).port or 80
    if password_file is not None:
        password = password_in(password_file, terminal)
    if names is not None:
        os.environ[VARIABLE] = names_in(names, terminal)
    settings = Settings(
        password=password or password_around(os.environ, terminal),
        host=usual.host if host is None else host,
        public_url=public_url,
        keep_days=usual.keep_days if keep is None else keep,
        keep_empty_days=usual.keep_empty_days if keep_empty is None else keep_empty,
        keep_running_days=usual.keep_running_days if keep_running is None else keep_running,
        contact=contact,
        ntfy=ntfy,
        push_services=push_service,
        webhook=webhook,
        lang=terminal.lang,
    )
    words = phrasebook(terminal.lang)
    try:
        listening = server.listen(settings.host, port)
    except server.CannotListen as error:
        tried = str(usual.port if port is None else port)
        text = words.word("wrong-address", host=settings.host, port=tried, why=str(error))
        raise CommandError(text) from None
    with listening:
        settings = settings._replace(port=listening.getsockname()[1])
        ready = partial(
            server.announce, settings, words, terminal.show, browse=not (no_browser or node)
        )
        database = _database_url(db)
        try:
            if processes == 1:
                server.serve(settings, database, [listening], ready, node_url=node)
            else:
                serve_together(settings, database, listening, ready, processes, node_url=node)
        except StartProblem as problem:
            raise CommandError(words.word(problem.key, **problem.values)) from None


@click.command("backup", cls=Command, examples=["ludotheque backup tables-copy.db"])
@click.argument("copy", metavar="file", type=FILE)
@click.option("--db", metavar="url")
@click.pass_obj
def backup(terminal: Terminal, copy: Path, db: str | None) -> None:
    from ludotheque.web.errors import StoreProblem
    from ludotheque.web.storage.store import back_up
    from ludotheque.web.views.language import phrasebook

    words = phrasebook(terminal.lang)
    copy = copy.absolute()
    try:
        back_up(_database_url(db), copy)
    except StoreProblem as problem:
        raise CommandError(words.word(problem.key, **problem.values)) from None
    terminal.show(words.word("backed-up", file=str(copy)))


def _database_url(given: str | None) -> str:
    from ludotheque.web.storage.database import default_url

    return given if given is not None else default_url(state_folder(os.environ))
