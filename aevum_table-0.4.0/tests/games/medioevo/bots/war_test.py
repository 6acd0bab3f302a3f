"""Captains, engines, prisoners, and what is bought for the march of the turn."""

from collections.abc import Callable

import pytest

from aevum.engine.ask import Option
from aevum.games.medioevo.bots.barracks import hiring
from aevum.games.medioevo.bots.bot import RULES, Chancellor
from aevum.games.medioevo.bots.campaign import Campaign
from aevum.games.medioevo.bots.clash import fought
from aevum.games.medioevo.bots.general import General
from aevum.games.medioevo.bots.purse import value_of
from aevum.games.medioevo.rules.combat.phase import CombatPhase
from aevum.games.medioevo.rules.owners import SEATS_MOST
from aevum.games.medioevo.rules.pieces import FORCE
from tests.games.medioevo.battle.field import BLUE, YELLOW, begin, lay_out, line_up
from tests.games.medioevo.bots.aims_test import BYZANTIUM, MAMLUKS, chosen, play
from tests.games.medioevo.conftest import Rest, ScriptedMatch

Make = Callable[..., ScriptedMatch]


@pytest.fixture(autouse=True)
def _rest_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RULES.frames, "Rest", Rest)


def hire(unit: str, place: str, florins: int) -> Option:
    return Option("hire", {"unit": unit, "place": place, "florins": florins, "points": 0}, "4.ARM.01")


def test_a_captain_makes_an_army_stronger() -> None:
    guard = [0, 0, 3, 0, 0, 0, 0]
    alone = fought([0, 0, 4, 0, 0, 0, 0], guard, [], 0, 0, 0, 300)
    led = fought([0, 0, 4, 0, 1, 0, 0], guard, [], 0, 0, 0, 300)
    checked = fought([0, 0, 4, 0, 1, 0, 0], [0, 0, 3, 0, 1, 0, 0], [], 0, 0, 0, 300)
    assert led.win > alone.win
    assert checked.win < led.win


def test_a_captain_is_wanted_with_an_army_that_has_room_for_one(match: Make) -> None:
    board = match().put("ADR", "byzantium", "heavy-infantry", 3)
    captain = hire("captain-1", "ADR", 100)
    board.item("ADR", "byzantium", "war-wagon")
    assert hiring(board.s, BYZANTIUM, captain) == 0
    board.item("ADR", "byzantium", "war-wagon", 2)
    assert hiring(board.s, BYZANTIUM, captain) > 0
    board.put("ADR", "byzantium", "captain-1")
    assert hiring(board.s, BYZANTIUM, captain) == 0


def test_captains_keep_their_power_for_the_melee(match: Make) -> None:
    m = lay_out(match, [1, 4, 7, 1, 2, 4])
    line_up(m, BLUE, "CPT1, 3 HI")
    line_up(m, YELLOW, "2 LI")
    begin(m).do("fight", "fight")
    asked = []
    while m.asked() == (BLUE, "captains"):
        asked.append(chosen(m))
        m.do(asked[-1])
    assert "act-as:archer" not in asked
    assert "act-as:cavalry" in asked


def test_the_light_man_an_engine_and_the_heavy_stand_before_it(match: Make) -> None:
    m = lay_out(match, [1, 4, 7, 1, 2, 4])
    line_up(m, BLUE, "LI, 2 HI")
    line_up(m, YELLOW, "2 HI")
    m.item(m.place, BLUE, "catapult")
    begin(m).do("fight", "fight")
    asked = []
    while m.asked() == (BLUE, "crew-engine"):
        asked.append(chosen(m))
        m.do(asked[-1])
    assert asked == ["man-engine:light-infantry", "aim-at-units"]


def test_three_to_one_take_prisoners(match: Make) -> None:
    m = lay_out(match, [1, 4, 7, 1, 2, 4])
    line_up(m, BLUE, "3 HI")
    line_up(m, YELLOW, "LI")
    begin(m)
    assert (m.asked()[1], chosen(m)) == ("battle-intent", "capture")


def test_two_to_one_just_fight(match: Make) -> None:
    m = lay_out(match, [1, 4, 7, 1, 2, 4])
    line_up(m, BLUE, "2 HI")
    line_up(m, YELLOW, "LI")
    begin(m)
    assert chosen(m) == "fight"


def test_prisoners_are_worth_most_when_their_ransom_saves_honour(match: Make) -> None:
    board = match()
    words: dict[str, object] = {"unit": "light-infantry", "place": "CON", "enemy_seat": "mamluks"}
    option = Option("ransom", {**words, "florins": 40}, "5.CAPT.07")
    at = (MAMLUKS * SEATS_MOST + BYZANTIUM) * FORCE
    board.s.prisoners[at] = 1
    early = value_of(board.s, BYZANTIUM, option)
    board.turn(8, 4)
    late = value_of(board.s, BYZANTIUM, option)
    board.s.prisoners[at] = 3
    shared = value_of(board.s, BYZANTIUM, option)
    assert late > early > 40
    assert late > shared > 40


def test_units_are_bought_for_the_march_that_they_win(match: Make) -> None:
    board = match()
    board.item("ADR", "byzantium", "war-wagon")
    general = General(Campaign(20))
    heavy = hire("heavy-infantry", "ADR", 50)
    gain = general.gain(board.s, BYZANTIUM, heavy)
    assert gain is not None
    assert gain > 0
    assert general.gain(board.s, BYZANTIUM, hire("heavy-infantry", "NIC", 50)) == 0
    assert board.s.count(board.area("ADR"), BYZANTIUM) == 0
    assert general.gain(board.s, BYZANTIUM, Option("done-buying", None, "4.GEN.01")) is None


def test_engines_that_keep_up_go_along(match: Make) -> None:
    board = match()
    board.put("ADR", "byzantium", "heavy-infantry", 3)
    board.item("ADR", "byzantium", "war-wagon")
    engine = board.item("ADR", "byzantium", "catapult")
    board.s.circle = [4, 6, 8]
    board.hush().begin(CombatPhase())
    play(board, Chancellor())
    assert board.s.item_at[engine] != board.area("ADR")


def test_of_several_enemies_the_bots_go_on_to_the_next_and_spare_others(match: Make) -> None:
    m = match([1, 6, 8, 1, 1, 1]).turn(2).war("byzantium", "mamluks", 1).war("byzantium", "hungary", 1)
    for owner in ("mamluks", "golden-horde", "hungary"):
        m.put("SER", owner, "heavy-infantry")
    m.put("THE", "byzantium", "heavy-infantry", 3).item("THE", "byzantium", "war-wagon")
    m.hush().begin(CombatPhase()).do("set-out-from:THE", "take-all", "go-to:SER")
    assert chosen(m) == "attack:mamluks"
    m.do("attack:mamluks", "fight", "fight", "let-lie", "let-lie")
    while m.asked()[1] == "assign-damage":
        m.do(m.offered()[0])
    assert m.offered() == ["attack:golden-horde", "attack:hungary", "leave-in-peace"]
    assert chosen(m) == "attack:hungary"


def test_the_bots_seize_what_enemies_left_beside_their_army_and_nothing_of_others(match: Make) -> None:
    m = match().turn(3).war("byzantium", "hungary", 2).put("CAI", "byzantium", "archer", 2)
    m.item("CAI", "mamluks", "caravan")
    assert chosen(m.hush().begin(CombatPhase())) == "pass-combat"
    m.item("CAI", "hungary", "caravan", 1, salt=1)
    assert chosen(m.begin(CombatPhase())) == "seize-in:CAI"
    assert chosen(m.do("seize-in:CAI")) == "attack:hungary"
