"""The commands that start a server."""

import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.error import HTTPError

import pytest

from aevum.cli import main
from aevum.server import serving


@contextmanager
def started(*words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    process = subprocess.Popen(
        [sys.executable, "-m", "aevum.cli", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # Whoever runs the tests in the background may have had it ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        assert process.stdout is not None
        yield process, process.stdout.readline()
    finally:
        process.kill()
        process.communicate()


def page(address: str) -> bool:
    """Whether the page is there, or a sentence that says how to build it."""
    try:
        with urllib.request.urlopen(address, timeout=30) as answer:
            return b"<html" in answer.read()
    except HTTPError as missing:
        return b"make web" in missing.read()


@pytest.mark.slow
@pytest.mark.parametrize("command", [("serve",), ("play", "--no-open")])
def test_it_says_where_it_is_and_ends_with_ctrl_c(command: tuple[str, ...], database: str) -> None:
    with started(*command, "--port", "0", "--database", database) as (process, line):
        address = line.split()[4]
        assert address.startswith("http://127.0.0.1:")
        with urllib.request.urlopen(f"{address}api/tables", timeout=30) as answer:
            assert answer.read() == b"[]"
        assert page(address)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
        assert process.returncode == 130
        assert (out, err) == ("", "")


def test_a_port_that_is_taken(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert main(["serve", "--port", port, "--database", database]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err == f"aevum serve: the server cannot listen on 127.0.0.1, port {port}: Address already in use\n"


def test_play_takes_another_port_when_the_usual_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        monkeypatch.setattr(serving, "PORT", other.getsockname()[1])
        assert serving.free_port("127.0.0.1") == 0


@pytest.mark.parametrize("port", ["x", "-1", "70000"])
def test_a_port_that_is_none(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", port]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_database_that_cannot_be_opened(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--database", "nonsense"]) == 2
    assert capsys.readouterr().err.startswith("aevum serve: --database: 'nonsense' cannot be opened")


@pytest.mark.parametrize(
    ("words", "said"),
    [(("chess",), "there is no game 'chess'"), (("--language", "la"), "--language goes with --terminal")],
)
def test_what_the_page_has_no_use_for(
    words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *words, "--port", "0", "--no-open", "--database", "nonsense"]) == 2
    assert said in capsys.readouterr().err
