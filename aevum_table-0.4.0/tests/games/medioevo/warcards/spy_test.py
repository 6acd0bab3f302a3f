"""The Spy, before the dice of a battle (K.CARD.06)."""

import pytest

from aevum.games.medioevo.rules import deeds, effects
from aevum.games.medioevo.rules.battle.fight import running
from aevum.games.medioevo.rules.battle.results import ATTACKER_WON, DEFENDER_WON
from aevum.games.medioevo.rules.pieces import LIGHT
from aevum.games.medioevo.rules.protection import protect
from aevum.games.medioevo.rules.things import cargo_of
from aevum.testing import rule
from tests.games.medioevo.warcards.war import (
    BLUE,
    HORDE,
    PLACE,
    YELLOW,
    Maker,
    dice,
    fight,
    go,
    to_round,
    values,
    war,
)


@rule("K.CARD.06", "K.16.1")
@pytest.mark.parametrize(("die", "left"), [(1, 2), (3, 2), (4, 3), (6, 3), (7, 3), (8, 3)])
def test_an_engine_or_wagon_loses_a_level_on_1_to_3(match: Maker, die: int, left: int) -> None:
    m = war(match, "3 LI", "3 LI", [die]).give(BLUE, 16)
    wagon = m.item(PLACE, YELLOW, "war-wagon", 3)
    m.item(PLACE, YELLOW, "galley", 1)
    m.item(PLACE, YELLOW, "caravan", 1)
    fight(m).do("use-card:16")
    assert m.s.item_level[wagon] == left
    assert m.s.item_left[wagon] == (7 if left == 2 else 8)


@rule("K.CARD.06", "K.16.1")
def test_what_has_one_level_is_gone(match: Maker) -> None:
    m = war(match, "3 LI", "3 LI", [2]).give(BLUE, 16)
    m.item(PLACE, YELLOW, "war-wagon", 2)
    m.item(PLACE, YELLOW, "catapult")
    fight(m).do("use-card:16")
    assert m.offered() == ["sabotage:war-wagon:2:1", "sabotage:catapult:1:2"]
    m.do("sabotage:catapult:1:2")
    assert len(m.s.items(m.seat(YELLOW))) == 1
    assert m.told("sabotaged") == (
        "K.CARD.06",
        {"seat": YELLOW, "item": "catapult", "level": 1, "slot": 2, "left": 0},
    )


@rule("K.CARD.06", "K.16.1", "6.MOVE.01")
def test_a_caravan_that_serves_as_a_war_wagon_is_one_for_the_spy(match: Maker) -> None:
    m = war(match, "3 LI", "3 LI", [2]).give(BLUE, 16)
    caravan = m.item(PLACE, YELLOW, "caravan", 2, salt=2, wine=2)
    effects.put(m.s, effects.DUAL, m.seat(YELLOW), caravan)
    fight(m).do("use-card:16")
    assert m.told("sabotaged")[1]["left"] == 1
    assert m.asked() == (YELLOW, "spill-cube")
    assert m.offered() == ["spill-cube:salt", "spill-cube:wine"]
    m.do("spill-cube:salt", "spill-cube:salt")
    assert m.s.item_level[caravan] == 1
    assert sum(cargo_of(m.s, caravan)) == 2
    assert m.asked() == (BLUE, "battle-intent")


@rule("K.CARD.06", "K.16.2", "K.17.2", "K.18.3")
@pytest.mark.parametrize("die", [7, 8])
@pytest.mark.parametrize("card", [16, 17, 18])
def test_on_7_or_8_an_own_unit_is_removed(match: Maker, card: int, die: int) -> None:
    m = war(match, "2 LI, CAV", "3 LI", [die]).give(BLUE, card)
    m.item(PLACE, YELLOW, "catapult")
    fight(m).do(f"use-card:{card}")
    assert m.asked() == (BLUE, "spy-caught")
    m.do("lose-unit:cavalry")
    assert m.at(PLACE, BLUE) == {"light-infantry": 2}
    assert m.at(PLACE, YELLOW) == {"light-infantry": 3}
    assert m.s.reserve_of(m.seat(BLUE), 3) == 10


@rule("K.CARD.06", "K.17.1")
@pytest.mark.parametrize(
    ("die", "left"), [(3, {"light-infantry": 1}), (4, {"light-infantry": 1, "captain-2": 1})]
)
def test_a_unit_is_eliminated(match: Maker, die: int, left: dict[str, int]) -> None:
    m = war(match, "2 LI", "LI, CPT2", [die]).give(BLUE, 17)
    fight(m).do("use-card:17", "spy-on:captain-2")
    assert m.at(PLACE, YELLOW) == left
    assert m.asked() == (BLUE, "battle-intent")


@rule("K.CARD.06", "K.17.1")
def test_an_ambush_may_end_the_battle_either_way(match: Maker) -> None:
    for die, result in ((1, ATTACKER_WON), (8, DEFENDER_WON)):
        m = war(match, "LI", "LI", [die], enemy=HORDE).give(BLUE, 17)
        fight(m, HORDE).do("use-card:17")
        assert m.done()
        assert m.s.result == result


@rule("K.CARD.06", "K.CARD.10", "K.17.2", "K.28.1")
def test_a_unit_that_is_lost_with_a_spy_is_lost_in_the_battle(match: Maker) -> None:
    m = war(match, "LI", "LI", [8], enemy=HORDE).give(BLUE, 17, 28)
    fight(m, HORDE).do("pass", "use-card:28", "use-card:17")
    assert m.done()
    (effect,) = effects.every(m.s, effects.BUY_BACK)
    assert effect.row()[1:] == [m.seat(BLUE), LIGHT, 1]


@rule("K.CARD.06", "4.CARD.13", "K.17.1")
def test_a_captain_of_a_horde_who_is_ambushed_counts_as_one_beaten(match: Maker) -> None:
    m = war(match, "LI", "CPT1", [1], enemy=HORDE).give(BLUE, 17)
    fight(m, HORDE).do("use-card:17")
    assert m.done()
    assert deeds.values(m.s, m.seat(BLUE), deeds.HORDE_CAPTAIN) == [1]


@rule("K.CARD.06", "K.18.1", "K.18.2")
def test_a_trapped_unit_takes_no_part_but_can_be_hit(match: Maker) -> None:
    m = war(match, "2 AR", "AR, LI", [1, 8, 1]).give(BLUE, 18)
    fight(m).do("use-card:18", "spy-on:archer")
    assert running(m.s).line(m.s, 1) == [1, 0, 0, 0, 0, 0, 0]
    go(m, "assign-damage")
    assert dice(m, "archery") == [[8, 1]]  # the trapped archer does not bar them
    assert m.offered() == ["hit:light-infantry", "hit:archer"]
    assert m.told("trapped") == ("K.CARD.06", {"seat": YELLOW, "unit": "archer"})


@rule("K.CARD.06", "5.BATTLE.14", "K.18.1")
def test_a_trapped_unit_adds_nothing_to_the_battle_score(match: Maker) -> None:
    m = war(match, "2 HI", "9 HI", [3, 1, 2, 8, 1, 1, 1]).give(YELLOW, 18).active(BLUE)
    fight(m).do("use-card:18")
    go(m, "assign-damage")
    assert values(m) == [8, 0]
    assert m.events("damage-dealt")[0].args["points"] == 1


@rule("K.CARD.06", "K.17.3")
def test_spies_work_before_the_dice_of_any_round_and_not_after_them(match: Maker) -> None:
    m = war(match, "9 LI", "9 LI", [1, 1, 2, 1, 1, 3, 1]).give(BLUE, 17)
    fight(m).do("pass")
    assert (m.asked(), m.offered()) == ((BLUE, "round-begins"), ["use-card:17", "pass"])
    m.do("pass", "fight", "fight")
    go(m, "rolled", "round-begins")
    assert m.asked() == (BLUE, "round-begins")
    assert running(m.s).round == 2
    m.do("use-card:17")
    assert m.events("ambushed")


@rule("K.CARD.06", "4.CARD.13", "K.17.1")
def test_a_captain_in_an_ambush_is_remembered(match: Maker) -> None:
    m = war(match, "2 LI", "2 LI, CPT2", [1]).give(BLUE, 17)
    fight(m).do("use-card:17", "spy-on:captain-2")
    assert deeds.values(m.s, m.seat(BLUE), deeds.CAPTAIN_TAKEN) == [1]
    assert deeds.values(m.s, m.seat(YELLOW), deeds.CAPTAIN_TAKEN) == []
    m = war(match, "2 LI", "2 LI, CPT2", [1]).give(BLUE, 17)
    fight(m).do("use-card:17", "spy-on:light-infantry")
    assert deeds.values(m.s, m.seat(BLUE), deeds.CAPTAIN_TAKEN) == []


@rule("K.CARD.06", "K.CARD.20", "K.16.1")
def test_what_a_diplomat_protects_is_not_sabotaged_to_pieces(match: Maker) -> None:
    m = war(match, "2 LI", "2 LI", []).give(BLUE, 16)
    engine = m.item(PLACE, YELLOW, "catapult")
    protect(m.s, m.seat(YELLOW), engine)
    fight(m)
    assert m.asked()[1] != "before-battle"
    m.s.item_level[engine] = 2
    assert fight(m).offered() == ["use-card:16", "pass"]


@rule("E.BARB.05", "K.18.2")
def test_of_barbarians_alike_the_trapped_one_falls_last(match: Maker) -> None:
    m = war(match, "3 LI", "2 AR", [3, 8, 1, 2, 3], HORDE).give(BLUE, 18)
    m.s.circle = [1, 6, 8]
    fight(m, HORDE).do("use-card:18")
    to_round(m, 2, "battle-dice")
    assert m.at(PLACE, HORDE) == {"archer": 1}
    assert sum(running(m.s).line(m.s, 1)) == 0


@rule("K.18.1", "5.CAPT.02")
@pytest.mark.parametrize(("die", "expected"), [(3, 8), (4, 4)])
def test_a_trapped_unit_does_not_count_for_the_three_to_one_of_capture(
    match: Maker, die: int, expected: int
) -> None:
    m = war(match, "3 HI", "2 HI", [die, 1, 3, 8, 1, 2, 4]).give(BLUE, 18)
    fight(m).do("use-card:18")
    go(m, "battle-intent").do("capture", "fight")
    go(m, "assign-damage", "battle-intent")
    assert values(m)[0] == expected


@rule("K.18.1", "E.BARB.08")
@pytest.mark.parametrize(("die", "given"), [(3, 0), (4, 1)])
def test_a_trapped_barbarian_is_not_given_up(match: Maker, die: int, given: int) -> None:
    m = war(match, "3 HI", "2 LI", [die, 1, 3, 8], enemy=HORDE).give(BLUE, 18)
    fight(m, HORDE).do("use-card:18")
    go(m, "battle-dice")
    assert len(m.events("given-up")) == given
