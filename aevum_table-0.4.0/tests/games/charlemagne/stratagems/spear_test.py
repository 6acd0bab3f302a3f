"""14.3.b, T10.SM13 The Spear of Longinus."""

from collections.abc import Callable
from pathlib import Path
from re import findall

import pytest

from aevum.games import charlemagne
from aevum.games.charlemagne.rules.markers import CUP, MARKERS
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.throw import KEYS, QUIET, SPEARS, Throw
from aevum.games.charlemagne.scenarios import Charlemagne
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.cup import listen
from tests.games.charlemagne.rest import Rest

Maker = Callable[..., ScriptedMatch]


class Result(Rest):
    """Keeps what the roll came to."""

    def run(self, s: CharlemagneState) -> None:
        s.turn = s.result
        super().run(s)


def rolled(m: ScriptedMatch, key: str = "battle-roll", dice: int = 1) -> ScriptedMatch:
    m.s.push(Result())
    return m.begin(Throw(key, "T11.1.table", 0, dice, "SAX", "2117"))


@rule("T10.SM13", "T10.SM13.b")
@pytest.mark.parametrize("seat", ["empire", "tribal"])
def test_either_player_has_a_roll_made_again_and_the_second_stands(match: Maker, seat: str) -> None:
    m = rolled(match([2, 5]).give(seat, "spear-of-longinus"))
    assert m.asked() == (seat, "spear-battle")
    assert m.ask().args == {"roll": "battle-roll", "dice": 2}
    m.do("play:spear-of-longinus")
    assert m.told("marker-shown") == [({"seat": seat, "marker": "spear-of-longinus"}, "T10.SM13")]
    assert m.s.turn == 5
    assert m.s.script == []
    assert m.s.holder == [CUP] * MARKERS
    assert m.asked() == ("empire", "rest")


@rule("T10.SM13.a", "T10.SM13.b", "1.3")
def test_both_dice_of_an_event_are_rolled_again(match: Maker) -> None:
    m = rolled(match([2, 3, 6, 1]).give("tribal", "spear-of-longinus"), "event-roll", 2)
    assert m.ask().args["dice"] == 23
    m.do("play:spear-of-longinus")
    assert m.s.turn == 61


@rule("T10.SM13")
def test_a_roll_that_is_left_alone_stands(match: Maker) -> None:
    m = rolled(match([2]).give("empire", "spear-of-longinus")).do("pass")
    assert m.s.turn == 2
    assert m.hand("empire") == ["spear-of-longinus"]


@rule("14.3.b")
@pytest.mark.parametrize(("phasing", "other"), [("empire", "tribal"), ("tribal", "empire")])
def test_the_phasing_player_is_asked_first(match: Maker, phasing: str, other: str) -> None:
    m = match([2]).give("empire", "vassalage").give("tribal", "vassalage").phasing(phasing)
    rolled(m)
    assert m.asked() == (phasing, "spear-battle")
    m.do("pass")
    assert m.asked() == (other, "spear-battle")
    m.do("pass")
    assert m.asked() == ("empire", "rest")


@rule("14.3.b")
def test_the_second_roll_opens_no_window(match: Maker) -> None:
    m = match([2, 5]).give("empire", "spear-of-longinus", "vassalage").give("tribal", "vassalage")
    rolled(m).do("play:spear-of-longinus")
    assert m.asked() == ("tribal", "treachery")
    m.do("pass")
    assert m.asked() == ("empire", "rest")


@rule("14.3.b", "T10.SM14")
def test_a_spear_that_is_cancelled_leaves_the_roll_and_nobody_is_asked_again(match: Maker) -> None:
    m = match([2]).give("empire", "spear-of-longinus", "vassalage").give("tribal", "treachery", "vassalage")
    rolled(m).do("play:spear-of-longinus", "play:treachery", "pass")
    assert m.s.turn == 2
    assert m.asked() == ("empire", "rest")


@rule("14.3.b")
def test_nobody_is_asked_when_both_hands_are_empty(match: Maker) -> None:
    m = rolled(match([4]))
    assert m.s.turn == 4
    assert m.asked() == ("empire", "rest")


@pytest.mark.parametrize(
    ("key", "trigger"),
    [
        ("battle-roll", "spear-battle"),
        ("sea-battle-roll", "spear-battle"),
        ("vassalage-roll", "spear-vassalage"),
        ("conversion-roll", "spear-conversion"),
        ("pillage-roll", "spear-pillage"),
        ("operations-roll", "spear-operations"),
        ("event-roll", "spear-event"),
        ("revolt-roll", "spear-event"),
        ("plague-roll", "spear"),
    ],
)
@rule("14.3.b")
def test_each_sort_of_roll_has_a_standing_order_of_its_own(match: Maker, key: str, trigger: str) -> None:
    m = listen(match([4]), trigger).give("empire", "vassalage")
    assert rolled(m, key).asked() == ("empire", trigger)
    m = match([4]).give("empire", "vassalage")
    m.s.orders = [f"empire:{trigger}"]
    assert rolled(m, key).asked() == ("empire", "rest")


def test_frequent_rolls_are_passed_until_a_player_wants_to_be_asked() -> None:
    assert set(QUIET) <= {spear.trigger for spear in SPEARS}
    s = Charlemagne().setup("771", {}, 1, "base")
    assert s.orders == [f"{seat}:{trigger}" for seat in s.seats for trigger in (*QUIET, "ragnarok")]
    assert "spear-battle" not in QUIET


def test_every_roll_of_the_rules_has_its_words_listed() -> None:
    rules = Path(charlemagne.__file__).parent / "rules"
    source = "".join(path.read_text(encoding="utf-8") for path in rules.rglob("*.py"))
    made = findall(r'(?:Throw\(|roll_key: ClassVar\[str\] = )"([a-z-]+)"', source)
    assert {f"event-{key}" for key in made} == set(KEYS)
