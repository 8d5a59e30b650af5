"""Which addresses concern a table."""

import re
from typing import Final

OF_A_TABLE: Final = re.compile(r"/(?:t|api/tables)/([a-z0-9]{1,32})(?:/.*)?", re.DOTALL)
