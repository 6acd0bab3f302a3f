"""What all commands have in common."""

import subprocess
import sys

import pytest

from aevum import __version__, cli
from tests.seated import Run


def test_version(run: Run) -> None:
    assert run("--version") == (0, f"aevum {__version__}\n", "")


def test_help_lists_the_commands(run: Run) -> None:
    code, out, _ = run("--help")
    assert code == 0
    for command in cli.COMMANDS:
        assert f"\n    {command} " in out


@pytest.mark.parametrize("command", ["play", "sim", "replay", "verify", "versions"])
def test_every_command_has_help_with_an_example(run: Run, command: str) -> None:
    code, out, _ = run(command, "--help")
    assert code == 0
    assert f"aevum {command}" in out.partition("example")[2]


def test_no_command(run: Run) -> None:
    code, out, err = run()
    assert (code, out) == (2, "")
    assert err.startswith("usage: aevum")


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["dance"], "aevum: argument COMMAND: invalid choice: 'dance'"),
        (["sim"], "aevum sim: the following arguments are required: GAME"),
        (["sim", "caravans", "--games", "none"], "expected a number of matches, found 'none'"),
        (["sim", "caravans", "--games", "0"], "expected a number of matches, found '0'"),
        (["sim", "caravans", "--seed", "x"], "expected a number from 0 to 2^128 - 1, found 'x'"),
        (["sim", "caravans", "--seed", "-1"], "expected a number from 0 to 2^128 - 1, found '-1'"),
        (["sim", "caravans", "--dance"], "aevum: unrecognized arguments: --dance"),
        (["verify"], "aevum verify: the following arguments are required: FILE"),
    ],
)
def test_wrong_usage_is_told_in_one_sentence(run: Run, argv: list[str], sentence: str) -> None:
    code, out, err = run(*argv)
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1


def test_ctrl_c(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(args: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("aevum.cli.verify.run", stop)
    assert run("verify", "x")[0] == 130


def test_a_reader_who_has_had_enough() -> None:
    program = f"{sys.executable} -m aevum.cli --help | head -0; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr == ""


def test_starting_is_cheap() -> None:
    """Neither colours nor words nor a game are loaded before a command needs them."""
    program = (
        "import sys; from aevum.cli import main; main(['play', '--help']); "
        "sys.exit(' '.join(m for m in sys.modules if m in ('rich', 'fluent', 'msgspec', 'aevum.engine')))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr.strip() == ""
