"""Where the program starts. The version alone is told at once; everything else is a command, and
takes importing."""

import os
import sys
from io import TextIOWrapper

ASKING_FOR_THE_VERSION = (["--version"], ["-V"])


def main() -> int:
    """Run the command line of this process; its exit status."""
    if sys.argv[1:] in ASKING_FOR_THE_VERSION:
        from .languages import language_of
        from .version import version_told

        if isinstance(sys.stdout, TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # it may not know the letter é
        sys.stdout.write(version_told(language_of(os.environ)) + "\n")
        return 0
    from . import cli

    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
