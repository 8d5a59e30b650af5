"""`python -m tests.services`: find what tests and lint need from the machine, or install it."""

import sys

from playwright.sync_api import sync_playwright

from tests.services import caddy, chromium, nginx, node, postgresql
from tests.services.packages import Missing


def main() -> int:
    missing = 0
    services = (
        ("PostgreSQL", postgresql.programs),
        ("Chromium", _chromium),
        ("nginx", nginx.program),
        ("Caddy", caddy.program),
        ("npm", node.npm),
    )
    for name, find in services:
        try:
            sys.stdout.write(f"{name}: {find()}\n")
        except Missing as why:
            sys.stderr.write(f"{why}\n")
            missing += 1
    return missing


def _chromium() -> object:
    with sync_playwright() as playwright:
        return chromium.executable(playwright)


if __name__ == "__main__":
    sys.exit(main())
