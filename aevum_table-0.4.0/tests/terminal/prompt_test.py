"""The prompt at a real terminal: history, and the answers at Tab; other tests type through pipes."""

from collections.abc import Iterator

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput
from rich.console import Console
from rich.text import Text

from aevum.terminal import prompt
from aevum.terminal.prompt import completer, read_line

ANSWERS = {"march:rome-1": "March", "march:huns": "March on", "pass": "Pass"}
UP = "\x1b[A"


@pytest.fixture
def keys(monkeypatch: pytest.MonkeyPatch) -> Iterator[PipeInput]:
    monkeypatch.setattr(prompt, "_at_a_terminal", lambda: True)
    prompt._lines.cache_clear()
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        yield pipe
    prompt._lines.cache_clear()


def line(keys: PipeInput, typed: str, who: str = "Romans") -> str | None:
    keys.send_text(typed)
    return read_line(Console(quiet=True), Text(f"{who} › "), lambda: ANSWERS)


@pytest.mark.parametrize(
    ("begun", "names"),
    [
        ("pa", ["pass"]),
        ("march:", ["march:rome-1", "march:huns"]),
        ("why march:h", ["march:huns"]),
        ("x", []),
    ],
)
def test_a_name_is_completed_colons_and_all(begun: str, names: list[str]) -> None:
    found = list(
        completer(ANSWERS).get_completions(Document(begun), CompleteEvent(completion_requested=True))
    )
    assert [one.text for one in found] == names
    assert [one.display_meta_text for one in found] == [ANSWERS[name] for name in names]
    assert all(begun.endswith(name[: -one.start_position]) for one, name in zip(found, names, strict=True))


def test_a_seat_finds_what_it_has_typed_and_nobody_else_does(keys: PipeInput) -> None:
    assert line(keys, "pass\n") == "pass"
    assert line(keys, f"{UP}\n") == "pass"
    assert line(keys, f"{UP}\n", "Huns") == ""


def test_the_end_of_input_is_no_line(keys: PipeInput) -> None:
    assert line(keys, "\x04") is None
