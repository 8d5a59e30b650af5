"""The guide for hosts knows every option, and its commands and files are such as are accepted."""

import re
import shlex
from pathlib import Path

import click

from ludotheque.commands.server import serve

GUIDE = (Path(__file__).parent.parent / "docs" / "hosting.md").read_text("utf-8")
FLAGS = {
    param.opts[0]: bool(param.is_flag) for param in serve.params if isinstance(param, click.Option)
}


def test_every_option_of_the_server_is_in_the_guide() -> None:
    of_every_command = {"--help", "--lang"}
    assert {flag for flag in FLAGS if f"| `{flag}" not in GUIDE} == of_every_command


def test_every_command_of_the_guide_is_one() -> None:
    commands = re.findall(r"^.*\b(?:ludotheque|command:) serve (--.*)$", GUIDE, flags=re.MULTILINE)
    assert len(commands) >= 7
    for command in commands:
        words = shlex.split(command)
        while words:
            flag = words.pop(0)
            assert flag in FLAGS, command
            if not FLAGS[flag]:
                assert words, command
                assert not words.pop(0).startswith("--"), command


def test_processes_and_proxies_of_the_guide_fit_together() -> None:
    """The same addresses are in all of its files."""
    nginx, compose = (
        found
        for start in ("For nginx:", "For Compose,")
        for found in re.findall(start + r".*?```\n(.*?)```", GUIDE, flags=re.DOTALL)
    )
    nodes = re.findall(r"server (10[.\d]+:\d+) ", nginx)
    assert len(nodes) == 2
    assert re.findall(r"--node http://(\S+)", compose) == nodes
    for node in nodes:
        assert f"ipv4_address: {node.partition(':')[0]}}}" in compose
    (proxy,) = re.findall(r"FORWARDED_ALLOW_IPS: ([\d.]+)", compose)
    assert f"ipv4_address: {proxy}}}" in compose
