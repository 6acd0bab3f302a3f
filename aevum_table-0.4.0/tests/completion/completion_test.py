"""What a shell completes: every command, and the flags of each."""

import shutil
import subprocess

import pytest
import shtab

from aevum import cli

ASK = """
source /dev/stdin
COMP_WORDS=({words})
COMP_CWORD={last}
_shtab_aevum
echo "${{COMPREPLY[@]}}"
"""


def script(shell: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert cli.main(["complete", shell]) == 0
    return capsys.readouterr().out


def completed(text: str, *words: str) -> list[str]:
    ask = ASK.format(words=" ".join(words), last=len(words) - 1)
    done = subprocess.run(["bash", "-c", ask], input=text, capture_output=True, text=True, check=True)
    return done.stdout.split()


@pytest.mark.parametrize("shell", shtab.SUPPORTED_SHELLS)
def test_every_command_is_in_the_script_of_a_shell(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = script(shell, capsys)
    assert [command for command in cli.COMMANDS if command not in text] == []


@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash here")
def test_a_shell_completes_commands_and_flags(capsys: pytest.CaptureFixture[str]) -> None:
    text = script("bash", capsys)
    assert completed(text, "aevum", "pl") == ["play"]
    assert completed(text, "aevum", "ver") == ["verify", "versions"]
    assert completed(text, "aevum", "verify", "--j") == ["--json"]


def test_an_unknown_shell_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["complete", "cmd"]) == 2
    assert "invalid choice: 'cmd'" in capsys.readouterr().err
