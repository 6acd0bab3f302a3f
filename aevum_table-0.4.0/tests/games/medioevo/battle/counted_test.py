"""V.GAIN.09, 4.CARD.13: whom a battle has cost a side, and by whom."""

from collections.abc import Callable

from aevum.games.medioevo.rules import deeds
from aevum.games.medioevo.rules.battle.results import ATTACKER_WON
from aevum.testing import rule
from tests.games.medioevo.battle.field import BLUE, YELLOW, Match, begin, lay_out, line_up, on, verdict

Make = Callable[..., Match]


@rule("5.LI.01", "4.CARD.13")
def test_who_was_given_up_did_not_fall_to_the_enemy(match: Make) -> None:
    m = lay_out(match, [1, 2, 3] * 2)
    line_up(m, BLUE, "8 LI")
    line_up(m, YELLOW, "8 HI")
    begin(m).do("fight", "fight", *["give-up:light-infantry"] * 3, "keep-all")
    on(m)
    lost = [event.args["unit"] for event in m.events("unit-lost") if event.args["seat"] == BLUE]
    dealt = [event.args["points"] for event in m.events("damage-dealt") if event.args["seat"] == BLUE]
    casualties = m.events("casualty-value")[0].args["points"]
    assert len(lost) == 3 + sum(dealt)
    fallen = sum(dealt) - casualties
    assert deeds.values(m.s, 1, deeds.ROUND_LOSSES) == ([fallen] if fallen else [])


@rule("V.GAIN.09", "5.CAPT.03")
def test_an_army_is_destroyed_by_those_who_fell_and_those_who_were_taken(match: Make) -> None:
    m = lay_out(match, [1, 2, 5, 1, 2, 4, 1, 2, 8, 1, 2, 3])
    line_up(m, BLUE, "10 AR")
    line_up(m, YELLOW, "5 AR")
    on(begin(m).do("fight", "fight"))
    assert m.at(m.place, YELLOW) == {"archer": 2}
    on(m.do("capture", "fight"))
    assert verdict(m) == ATTACKER_WON
    assert len(m.events("unit-captured")) == 2
    assert m.honour(BLUE) == 1
    assert deeds.values(m.s, 0, deeds.UNSCATHED) == []


@rule("5.FORT.01", "5.BATTLE.16")
def test_what_walls_spare_stands_among_the_reasons(match: Make) -> None:
    m = lay_out(match, [1, 2, 8, 1, 2, 3])
    line_up(m, BLUE, "9 AR")
    line_up(m, YELLOW, "9 AR")
    m.build(m.place, YELLOW, "fortress")
    on(begin(m).do("shelter:melee", "fight", "fight"), "choose-shelter")
    melee = [event for event in m.events("damage-dealt") if event.args["damage"] == "melee"]
    reasons = [(item.value, item.key, item.rule) for item in melee[0].roll.modifiers]
    assert (-2, "spared", "5.FORT.01") in reasons
    assert sum([value for value, _, _ in reasons]) == melee[0].args["points"] == 4
