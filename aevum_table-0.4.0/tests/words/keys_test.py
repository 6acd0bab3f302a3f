"""The scanner that finds the messages code will ask for."""

from pathlib import Path

import pytest

from aevum.testing.keys import Found, scan
from aevum.testing.word_files import WordFile, findings

EACH_FORM = """
PLAY = "play"

class Reroll(Window[S]):
    trigger, rule = "reroll", "X.1"

def step(s, seat, items, value, words):
    s.ask(seat, "where", "X.2")
    s.tell("moved")
    s.roll("battle", 6, 2)
    Option(PLAY)
    Option("hit" if value else "miss", {"unit": "legion"})
    engine.Event("lost", {})
    note(items, value, "marsh", "X.3")
    Modifier(1, "hill", "X.4")
    Refusal(key="too-far")
    Outcome([], [], "peace")
    words.say("board-title")
    said(words, "scene-turn", turn=1)
    words.ask(seat)
    file.tell()
"""


def scanned(tmp_path: Path, source: str) -> Found:
    (tmp_path / "module.py").write_text(source)
    return scan([tmp_path])


def test_each_form_of_a_key_is_found(tmp_path: Path) -> None:
    found = scanned(tmp_path, EACH_FORM)
    assert found.problems == []
    assert set(found.used) == {
        "ask-reroll",
        "ask-where",
        "event-moved",
        "event-battle",
        "event-lost",
        "option-play",
        "option-hit",
        "option-miss",
        "modifier-marsh",
        "modifier-hill",
        "refusal-too-far",
        "outcome-peace",
        "board-title",
        "scene-turn",
    }


@pytest.mark.parametrize(
    "call", ["s.tell(name)", 's.tell(f"lost-{n}")', "Option(*parts)", 'Option("a" if n else key)']
)
def test_a_computed_key_is_a_problem(tmp_path: Path, call: str) -> None:
    (problem,) = scanned(tmp_path, f"\n{call}\n").problems
    assert problem.startswith("module.py:2: ")


def test_a_function_may_pass_a_key_on(tmp_path: Path) -> None:
    (tmp_path / "dice.py").write_text(
        "def d2(s, key, rule):\n    return d10(s, key, rule)[0] > 5\n"
        "def d10(s, key, rule):\n    return s.roll(key, 10, 1, rule)\n"
        "class Side:\n    def lose(self, s, key):\n        s.tell(key)\n"
    )
    found = scanned(tmp_path, 'd2(s, "escape", "X.1")\nside.lose(s, key="routed")\n')
    assert found.problems == []
    assert set(found.used) == {"event-escape", "event-routed"}


def test_a_module_may_list_what_it_computes(tmp_path: Path) -> None:
    found = scanned(tmp_path, 'KEYS: tuple[str, ...] = ("event-a", "event-b")\ns.tell(name)\n')
    assert found.problems == []
    assert set(found.used) == {"event-a", "event-b"}


def test_a_constant_of_another_module(tmp_path: Path) -> None:
    (tmp_path / "other.py").write_text('PASS = "pass"\n')
    found = scanned(tmp_path, "from other import PASS\nOption(PASS)\n")
    assert set(found.used) == {"option-pass"}


def test_what_a_word_file_lacks_and_what_it_has_too_much(tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_text("event-a = A { part }\npart = of it\nspare = -\nevent-a = again\n= broken\n")
    used = Found()
    used.add("event-a", "x.py:1")
    used.add("event-b", "x.py:2")
    used.add("option-pass", "x.py:3")
    assert findings(WordFile(path), used, {"unit-legion"}, {"option-pass"}) == [
        "event-a is written twice",
        "cannot be read: = broken",
        "event-b is missing; used in x.py:2",
        "unit-legion of the vocabulary is missing",
        "spare is used nowhere",
    ]


def test_a_hint_belongs_to_a_question(tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_text("ask-march = Where to?\nhint-march = Pace by pace.\nhint-sail = Nobody asks that.\n")
    used = Found()
    used.add("ask-march", "x.py:1")
    assert findings(WordFile(path), used, set(), set()) == ["hint-sail is used nowhere"]
