"""Cards that answer cards: Bard, Jester, Princess (K.CARD.17, K.CARD.19, K.CARD.24)."""

from typing import Any

import pytest

from aevum.games.medioevo.rules.battle.battle import Battle
from aevum.games.medioevo.rules.ending.afresh import begin_afresh, make_ready
from aevum.games.medioevo.rules.tables import COMBAT, COMMERCE, LAW, TRANSPORT
from aevum.games.medioevo.rules.uses.held import hold_back
from aevum.games.medioevo.rules.uses.pay import Pay
from aevum.games.medioevo.rules.uses.turning import TurnForPoints, UseCard, turning
from aevum.testing import rule
from tests.games.medioevo.uses.pause import Pause
from tests.games.medioevo.warcards.war import danger


def toll(match: Any) -> Any:
    """Byzantium holds the Tax Collector 22, worth 30 florins now."""
    m = match().give("byzantium", 22).active("byzantium")
    m.item("CON", "hungary", "caravan", 2, salt=3)
    return m


def use(m: Any) -> Any:
    return m.begin(UseCard(0, 21, []))


@rule("K.CARD.19", "K.49.1", "K.49.2")
def test_a_jester_cancels_a_card_which_is_out_all_the_same(match: Any) -> None:
    m = use(toll(match).give("mamluks", 49))
    assert m.asked() == ("mamluks", "card-turned")
    m.do("use-card:49")
    assert m.done()
    assert m.florins("byzantium") == 1600
    assert m.s.turned[21] == 1
    assert m.s.turned[48] == 1
    assert m.events("card-cancelled")[-1].args["card"] == "22"


@rule("K.CARD.19", "K.48.1")
def test_the_jester_48_costs_fifty_florins(match: Any) -> None:
    m = toll(match).give("mamluks", 48).money("mamluks", 49)
    use(m)
    # Florins are secret: who could not pay is asked as well (0.COMP.07).
    assert m.offered() == ["pass"]
    m = use(toll(match).give("mamluks", 48))
    m.do("use-card:48")
    assert m.florins("mamluks") == 1550
    assert m.florins("byzantium") == 1600


@rule("K.CARD.19", "K.49.1")
def test_it_cancels_points_too(match: Any) -> None:
    m = toll(match).give("mamluks", 49)
    m.begin(Pay(0, LAW, 2)).do("turn-card:22:orange", "use-card:49")
    assert m.s.store[LAW] == 0
    assert m.offered() == ["buy-points:200", "stop-paying"]


@rule("K.CARD.19", "K.GEN.01", "K.49.1")
def test_a_jester_answers_a_jester(match: Any) -> None:
    m = use(toll(match).give("mamluks", 49).give("byzantium", 48))
    m.do("use-card:49")
    assert m.asked() == ("byzantium", "card-turned")
    m.do("use-card:48")
    assert m.done()
    assert m.florins("byzantium") == 1600 - 50 + 30


@rule("K.CARD.19", "K.49.1")
def test_nobody_cancels_a_card_of_their_own(match: Any) -> None:
    m = use(toll(match).give("byzantium", 49))
    assert m.done()
    assert m.florins("byzantium") == 1630


@rule("K.CARD.17", "4.CARD.08", "K.44.1")
def test_a_bard_makes_a_used_card_ready_for_nothing(match: Any) -> None:
    m = toll(match).give("mamluks", 44)
    m.s.turned[21] = 1
    m.active("mamluks").begin(Pause())
    m.initiate("mamluks", "use-card:44:22")
    assert m.s.turned[21] == 0
    assert m.s.turned[43] == 1
    assert m.florins("mamluks") == 1600
    assert m.told("card-made-ready") == (
        "K.CARD.17",
        {"seat": "mamluks", "card": "22", "owner_seat": "byzantium"},
    )


@rule("K.CARD.17", "K.45.1")
def test_the_bard_45_costs_fifty_florins(match: Any) -> None:
    m = toll(match).give("byzantium", 45)
    m.s.turned[21] = 1
    m.begin(Pause()).do("use-card:45:22")
    assert m.florins("byzantium") == 1550
    assert "use-card:22" in m.offered()


@rule("K.CARD.17", "K.GEN.01", "K.44.1")
def test_a_bard_acts_on_a_card_as_it_is_turned(match: Any) -> None:
    m = toll(match).give("byzantium", 44, 8)
    m.s.turned[7] = 1
    use(m)
    # Only on that one: the other was turned long ago.
    assert m.offered() == ["use-card:44:22", "pass"]
    m.do("use-card:44:22")
    assert m.done()
    assert m.florins("byzantium") == 1630
    assert m.s.turned[21] == 0


@rule("K.CARD.17", "K.44.1")
def test_a_bard_does_not_make_itself_ready(match: Any) -> None:
    m = match().give("byzantium", 44).active("byzantium").begin(Pause())
    assert not [wish for wish in m.offered() if wish.startswith("use-card:44")]


@rule("K.CARD.24", "K.59.1")
def test_a_princess_lets_a_card_give_its_points_beside_its_ability(match: Any) -> None:
    m = use(toll(match).give("byzantium", 59))
    m.do("use-card:59")
    assert m.done()
    assert m.florins("byzantium") == 1630
    assert m.s.store[LAW] == 2


@rule("K.CARD.24", "4.CARD.10", "K.59.1")
def test_of_two_colours_one_is_chosen(match: Any) -> None:
    # Spy 16 gives orange or blue; its ability finds nobody to spy on.
    m = match().give("byzantium", 16, 59).active("byzantium")
    m.begin(UseCard(0, 15, [])).do("use-card:59")
    assert m.offered() == ["take-colour:blue", "take-colour:orange"] or m.offered() == [
        "take-colour:orange",
        "take-colour:blue",
    ]
    m.do("take-colour:blue")
    assert (m.s.store[TRANSPORT], m.s.store[LAW]) == (1, 0)


@rule("K.CARD.24", "K.59.1")
def test_and_its_ability_beside_its_points(match: Any) -> None:
    m = toll(match).give("mamluks", 59)
    m.begin(TurnForPoints(0, 21, LAW)).do("use-card:59")
    # Anybody's card, but its user decides.
    assert m.asked() == ("byzantium", "choose-ability")
    assert m.ask().guarded
    m.do("use-card:22")
    assert m.done()
    assert m.florins("byzantium") == 1630
    assert m.s.store[LAW] == 2


@rule("K.CARD.24", "K.59.1")
def test_the_ability_may_be_left_and_must_be_paid(match: Any) -> None:
    m = match().give("byzantium", 48, 59).active("byzantium")
    m.begin(TurnForPoints(0, 47, LAW))
    assert m.done()
    assert m.s.store[LAW] == 1
    m = toll(match).give("byzantium", 59)
    m.begin(TurnForPoints(0, 21, LAW)).do("use-card:59", "leave-ability")
    assert m.florins("byzantium") == 1600


@rule("K.CARD.24", "K.CARD.17", "K.59.1")
def test_an_ability_by_a_princess_costs_what_it_costs(match: Any) -> None:
    m = toll(match).give("byzantium", 45, 59).money("byzantium", 49)
    m.s.turned[21] = 1
    m.begin(TurnForPoints(0, 44, COMMERCE)).do("use-card:59")
    assert m.offered() == ["leave-ability"]
    assert m.why_not("use-card:45:22").key == "too-dear"
    assert m.told("card-works-both-ways") == (
        "K.CARD.24",
        {"seat": "byzantium", "other_seat": "byzantium", "card": "45"},
    )


@rule("K.CARD.24", "K.60.1")
def test_a_princess_doubles_points(match: Any) -> None:
    m = toll(match).give("mamluks", 60).give("byzantium", 9)
    m.begin(Pay(0, LAW, 4)).do("turn-card:22:orange", "use-card:60")
    assert m.done()
    assert m.s.store[LAW] == 0
    m.begin(TurnForPoints(0, 8, COMBAT))
    assert m.done()
    assert (m.s.store[COMBAT], m.s.store[COMMERCE]) == (1, 0)


@rule("K.CARD.24", "K.60.1")
def test_an_ability_has_no_points_to_double_unless_it_works_both_ways(match: Any) -> None:
    m = use(toll(match).give("mamluks", 60))
    assert m.done()
    m = use(toll(match).give("mamluks", 60).give("byzantium", 59))
    m.do("use-card:59", "use-card:60")
    assert m.s.store[LAW] == 4


@rule("K.CARD.24", "K.CARD.19", "K.60.1")
def test_what_a_jester_has_cancelled_gives_nothing(match: Any) -> None:
    m = use(toll(match).give("mamluks", 49).give("byzantium", 59))
    # The Jester lets the Princess pass.
    m.do("use-card:59", "pass", "use-card:49")
    assert m.done()
    assert m.s.store[LAW] == 0
    assert m.florins("byzantium") == 1600


def test_who_answers_is_told_which_card_is_turned(match: Any) -> None:
    m = use(toll(match).give("mamluks", 49))
    assert m.ask().args == {"card": "22", "other_seat": "byzantium"}
    assert m.ask().options[0].rule == "K.49.1"


@rule("K.CARD.24", "K.CARD.23", "K.60.1")
def test_the_points_of_a_pirate_count_twice_as_well(match: Any) -> None:
    m = match().give("byzantium", 58, 60).active("byzantium").begin(UseCard(0, 57, ["red"]))
    m.do("use-card:60")
    assert m.done()
    assert m.s.store[COMBAT] == 4
    assert m.told("card-points-doubled") == (
        "K.CARD.24",
        {"seat": "byzantium", "other_seat": "byzantium", "card": "58"},
    )


@rule("K.CARD.17", "K.CARD.05", "K.44.1")
def test_a_bard_makes_ready_what_was_used_and_held_back_in_this_turn(match: Any) -> None:
    m = toll(match).give("byzantium", 44)
    m.s.turned[21] = 1
    hold_back(m.s, 1, 21)
    m.begin(Pause()).do("use-card:44:22")
    assert m.s.turned[21] == 0


@rule("K.CARD.17", "K.CARD.05", "K.44.1")
def test_a_bard_does_not_make_ready_what_was_held_back_in_the_turn_before(match: Any) -> None:
    m = toll(match).give("byzantium", 44, 8)
    m.s.turned[21] = m.s.turned[7] = 1
    hold_back(m.s, 1, 21)
    make_ready(m.s)
    begin_afresh(m.s)
    assert m.s.turned[21] == 1
    m.turn(2, 4)
    m.s.turned[7] = 1
    m.begin(Pause())
    assert "use-card:44:8" in m.offered()
    assert "use-card:44:22" not in m.offered()
    make_ready(m.s)
    begin_afresh(m.s)
    assert m.s.turned[21] == 0
    assert m.s.effects == []


@rule("K.CARD.24", "K.CARD.17")
def test_by_a_princess_a_bard_turned_for_points_makes_another_card_ready(match: Any) -> None:
    m = toll(match).give("byzantium", 45, 59)
    m.s.turned[21] = 1
    m.begin(TurnForPoints(0, 44, COMMERCE)).do("use-card:59")
    assert m.offered() == ["use-card:45:22", "use-card:45:59", "leave-ability"]
    m.do("use-card:45:22")
    assert m.s.turned[21] == 0
    assert m.florins("byzantium") == 1550
    assert m.s.store[COMMERCE] == 1


@rule("K.CARD.24", "K.59.1")
def test_once_each_and_not_what_is_cancelled(match: Any) -> None:
    m = toll(match).give("mamluks", 59, 60)
    m.begin(TurnForPoints(0, 21, LAW))
    assert m.offered() == ["use-card:59", "use-card:60", "pass"]
    running = turning(m.s)
    assert running is not None
    for name, value in (("both", True), ("factor", 2), ("void", True)):
        setattr(running, name, value)
        m.s.refresh(m.ask())
        assert ("use-card:59" in m.offered()) == (name == "factor")
        assert ("use-card:60" in m.offered()) == (name == "both")
        setattr(running, name, {"both": False, "factor": 1, "void": False}[name])


@rule("K.44.1", "K.45.1", "K.24.1")
@pytest.mark.parametrize("bard", [44, 45])
def test_a_bard_makes_militia_ready_as_the_land_is_threatened(match: Any, bard: int) -> None:
    m = match().give("byzantium", 24).give("hungary", bard)
    m.s.turned[23] = 1
    m.begin(danger(m, "THE", "byzantium"))
    assert m.asked() == ("hungary", "threatened")
    assert m.offered() == [f"use-card:{bard}:24", "pass"]
    m.do(f"use-card:{bard}:24")
    assert m.asked() == ("byzantium", "threatened")
    m.do("use-card:24", "recruit:archer")
    assert m.at("THE", "byzantium") == {"archer": 1}


@rule("K.44.1")
def test_no_bard_is_asked_where_nobody_could_use_the_card(match: Any) -> None:
    m = match().give("mamluks", 24).give("hungary", 44)
    m.s.turned[23] = 1
    assert m.begin(danger(m, "THE", "byzantium")).done()


@rule("K.44.1", "K.49.1", "K.59.1")
@pytest.mark.parametrize("answer", [49, 59])
def test_a_bard_makes_a_jester_or_a_princess_ready_for_the_card_that_is_turned(
    match: Any, answer: int
) -> None:
    m = toll(match).give("mamluks", 44, answer)
    m.s.turned[answer - 1] = 1
    use(m)
    assert m.asked() == ("mamluks", "card-turned")
    assert m.offered() == ["use-card:44:22", f"use-card:44:{answer}", "pass"]
    m.do(f"use-card:44:{answer}", f"use-card:{answer}")
    assert m.done()
    assert (m.florins("byzantium"), m.s.store[LAW]) == ((1600, 0) if answer == 49 else (1630, 2))


@rule("K.44.1", "K.46.1")
def test_a_bard_makes_an_assassin_ready_for_dice_that_lie(match: Any) -> None:
    m = (
        match([8])
        .give("byzantium", 17, 44, 46)
        .put("BUL", "byzantium", "archer")
        .put("BUL", "mamluks", "archer")
    )
    m.s.turned[45] = 1
    m.active("byzantium").begin(Battle(m.area("BUL"), 0, 1)).do("use-card:17", "pass")
    assert m.asked() == ("byzantium", "dice-lie")
    m.do("use-card:44:46", "use-card:46")
    assert m.told("die-lowered")[1]["left"] == 7


@rule("K.44.1", "K.45.1", "K.59.1")
def test_a_bard_that_is_turned_for_points_is_answered_by_another_bard(match: Any) -> None:
    m = toll(match).give("byzantium", 45).give("mamluks", 44).give("hungary", 49, 59)
    m.s.turned[21] = m.s.turned[48] = m.s.turned[58] = 1
    m.begin(TurnForPoints(0, 44, COMMERCE))
    assert m.asked() == ("mamluks", "card-turned")
    assert m.offered() == ["use-card:44:45", "use-card:44:49", "pass"]
    m.do("use-card:44:49", "use-card:49")
    assert m.s.store[COMMERCE] == 0
