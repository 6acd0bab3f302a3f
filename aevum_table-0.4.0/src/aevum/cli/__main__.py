import sys

from aevum.cli import main

sys.exit(main())
