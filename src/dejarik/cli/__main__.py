"""Runs the command as `python -m dejarik.cli`."""

import sys

from dejarik.cli import main

if __name__ == "__main__":
    sys.exit(main())
