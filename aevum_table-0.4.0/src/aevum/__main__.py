"""`python -m aevum` is the command `aevum`."""

import sys

from aevum.cli import main

sys.exit(main())
