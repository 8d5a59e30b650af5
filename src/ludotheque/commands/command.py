"""A command of the command line: click's, with our own help page, sentences and completions.

Every text is found by name: `command-play` explains the command `play`, `option-pace` its option
`--pace`, and `placeholder-pace` stands for the value of an option whose metavar is `pace`.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

import click

from ludotheque.terminal import Terminal
from ludotheque.texts import LANGUAGES

from .help_page import explanation, show_command_help, show_group_help
from .usage_errors import check_nothing_is_left, check_values, usage_errors_translated

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem


class Command(click.Command):
    """A command, with examples of its use for the help page."""

    within: str = ""
    """The name of the group that it belongs to."""

    def __init__(self, name: str, *, examples: Sequence[str], **attributes: Any) -> None:
        super().__init__(
            name,
            add_help_option=False,
            context_settings={"allow_extra_args": True},  # we refuse them with our own sentence
            **attributes,
        )
        self.examples: Final = examples
        self.params += [language_option(), help_option(self.show_help)]

    def show_help(self, terminal: Terminal) -> None:
        show_command_help(self, self.examples, terminal, self.within)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if ctx.resilient_parsing:  # completing a line: it may still be incomplete
            return super().parse_args(ctx, args)
        if "--help" in args or "-h" in args:  # help takes precedence over errors
            args = ["--help"]
        with usage_errors_translated(ctx):
            check_values(ctx, args)
            rest = super().parse_args(ctx, [word for word in args if word])
            check_nothing_is_left(ctx, rest)
            return rest

    def shell_complete(self, ctx: click.Context, incomplete: str) -> "list[CompletionItem]":
        return explained(super().shell_complete(ctx, incomplete), ctx.obj, self.within)


class CommandGroup(click.Group):
    """Commands under one name; shows what there is if none is given."""

    def __init__(self, name: str, commands: Sequence[click.Command]) -> None:
        super().__init__(name, commands, invoke_without_command=True, add_help_option=False)
        self.params += [language_option(), help_option(self.show_help)]

    def show_help(self, terminal: Terminal) -> None:
        show_group_help(self, terminal)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        with usage_errors_translated(ctx):
            return super().parse_args(ctx, args)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        with usage_errors_translated(ctx):
            return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        status = super().invoke(ctx)
        if ctx.invoked_subcommand is None:
            self.show_help(ctx.obj)
        return status

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> "list[CompletionItem]":
        return explained(super().shell_complete(ctx, incomplete), ctx.obj)


def explained(
    items: "Iterable[CompletionItem]", terminal: Terminal, within: str = ""
) -> "list[CompletionItem]":
    """Completions with their explanations from the help page, for shells that show them."""
    found = list(items)
    for item in found:
        item.help = explanation(str(item.value), terminal, within)
    return found


def help_option(show_help: Callable[[Terminal], None]) -> click.Option:
    """`--help`: show the page instead of doing anything."""

    def show(ctx: click.Context, _param: click.Parameter, is_wanted: bool) -> None:
        if is_wanted and not ctx.resilient_parsing:
            show_help(ctx.obj)
            ctx.exit()

    return click.Option(
        ["--help", "-h"], is_flag=True, is_eager=True, expose_value=False, callback=show
    )


def language_option() -> click.Option:
    """`--lang` is only checked here: errors need the language earlier, so `main` reads it."""
    return click.Option(
        ["--lang"],
        metavar="lang",
        expose_value=False,
        callback=_check_language,
        shell_complete=_languages,
    )


def _check_language(ctx: click.Context, _param: click.Parameter, lang: str | None) -> None:
    if lang is not None and lang not in LANGUAGES:
        terminal: Terminal = ctx.obj
        raise click.UsageError(
            terminal.word("wrong-lang", found=lang, known=", ".join(LANGUAGES)), ctx
        )


def _languages(_ctx: click.Context, _param: click.Parameter, start: str) -> list[str]:
    return [lang for lang in LANGUAGES if lang.startswith(start)]
