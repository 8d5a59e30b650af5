"""There is a compiled wheel only where what is compiled is tested: `make test-compiled`."""

import os

collect_ignore = ["test_compiled_wheel.py"]
if os.environ.get("LUDOTHEQUE_TESTED") == "compiled":
    collect_ignore.clear()
