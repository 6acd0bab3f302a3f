"""A worker process: `python -m aevum.server.bots.worker`. It keeps a bot for each seat it is asked about."""

from __future__ import annotations

import os
import signal
import sys
from collections import OrderedDict
from random import Random
from typing import BinaryIO

import msgspec

from aevum.bots import Bot, find
from aevum.bots.stand_in import Fault, strict
from aevum.engine.ask import Ask
from aevum.engine.view import View
from aevum.server.bots.talk import LENGTH, Question, Reply, framed, view_from_data

KEPT = 256
"""Bots remembered at a time; one forgotten has no plans, and makes new ones."""
Bots = OrderedDict[tuple[str, str, str], Bot]


class Done(Exception):  # noqa: N818 - not an error
    """The server has gone."""


def main() -> None:
    # Ctrl-C goes to the whole group; the server decides when its workers end, by closing their input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Whatever a bot prints must not get between the answers.
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    bots: Bots = OrderedDict()
    try:
        while True:
            question = msgspec.json.decode(_read(sys.stdin.buffer), type=Question)
            _write(out, _answer(question, bots, out))
    except (Done, BrokenPipeError):
        return


def _answer(question: Question, bots: Bots, out: BinaryIO) -> Reply:
    ask = Ask.from_json(question.ask)

    def look() -> View:
        _write(out, Reply(look=True))
        return view_from_data(msgspec.json.decode(_read(sys.stdin.buffer)), ask)

    try:
        return Reply(choice=strict(_bot(question, bots), ask, look, Random(question.luck)).id)
    except (Done, BrokenPipeError):
        raise
    except Exception as error:
        # Who knows what state it is in: next time there is another.
        bots.pop(_name(question), None)
        fault = Fault.of(question.bot, error)
        return Reply(fault=fault.error, trace=fault.trace)


def _bot(question: Question, bots: Bots) -> Bot:
    name = _name(question)
    if name not in bots:
        bots[name] = find(question.game, question.bot)
        if len(bots) > KEPT:
            bots.popitem(last=False)
    bots.move_to_end(name)
    return bots[name]


def _name(question: Question) -> tuple[str, str, str]:
    return question.table, question.seat, question.bot


def _read(source: BinaryIO) -> bytes:
    head = source.read(LENGTH)
    data = source.read(int.from_bytes(head, "big")) if len(head) == LENGTH else b""
    if not data:
        raise Done
    return data


def _write(out: BinaryIO, reply: Reply) -> None:
    out.write(framed(msgspec.json.encode(reply)))
    out.flush()


if __name__ == "__main__":
    main()
