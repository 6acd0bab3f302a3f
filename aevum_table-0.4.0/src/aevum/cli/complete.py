"""`aevum complete SHELL`: what a shell needs to complete commands and their flags."""

from __future__ import annotations

import argparse

import shtab

from aevum.cli import COMMANDS, common, parser

EXAMPLES = """\
examples:
  aevum complete bash > ~/.local/share/bash-completion/completions/aevum
  aevum complete zsh > ~/.zfunc/_aevum"""


def add(subparsers: common.Subparsers) -> None:
    own = common.command(subparsers, "complete", "print what a shell needs to complete commands", EXAMPLES)
    own.add_argument("shell", choices=shtab.SUPPORTED_SHELLS, help="whose script is printed")


def run(args: argparse.Namespace) -> int:
    print(shtab.complete(parser(COMMANDS), shell=args.shell))
    return 0
