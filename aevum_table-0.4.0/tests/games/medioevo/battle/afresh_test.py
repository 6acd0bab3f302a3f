"""5.BATTLE.19: what belonged to a round is over with it; 5.BATTLE.10: what makes casualties up."""

from collections.abc import Callable

from aevum.games.medioevo.rules import deeds
from aevum.games.medioevo.rules.owners import SEATS_MOST
from aevum.testing import rule
from tests.games.medioevo.battle.field import BLUE, YELLOW, Match, begin, lay_out, left, line_up, on, verdict
from tests.games.medioevo.battle.forces import force

Make = Callable[..., Match]


def casualty_items(m: Match, at: int) -> list[tuple[int, str, str]]:
    """What makes a casualty value up: amount, reason, rule."""
    roll = m.events("casualty-value")[at].roll
    return [(item.value, item.key, item.rule) for item in roll.modifiers] if roll is not None else []


@rule("W.BLOOD.02")
def test_blood_counts_for_one_round_and_everybody_hears_of_it(match: Make) -> None:
    m = lay_out(match, [1, 2, 8, 1, 2, 8] * 2, options={"blood": True})
    line_up(m, BLUE, "9 AR")
    line_up(m, YELLOW, "9 AR")
    m.s.blood[0], m.s.blood_left = 3, 15
    begin(m).do("fight", "fight", "let-lie", "let-lie")
    assert (m.asked(), m.ask().args) == ((BLUE, "spend-blood"), {"blood": 3})
    m.do("spend-blood")
    assert m.told("blood-spent") == ("W.BLOOD.02", {"seat": BLUE})
    assert (m.s.blood[0], m.s.blood_left) == (2, 16)
    m.do("keep-blood")
    while m.ask().key != "battle-intent":
        m.do(m.offered()[0])
    m.do("fight", "fight", "let-lie", "let-lie", "keep-blood")
    attacks = [event.args["attack"] for event in m.events("attack-value")]
    assert attacks[0] > attacks[2]
    assert attacks[1] == attacks[3]


@rule("5.BATTLE.19", "5.CPT.01")
def test_what_captains_did_is_done_with_the_round(match: Make) -> None:
    m = lay_out(match, [1, 2, 3, 1, 2, 3] * 3)
    line_up(m, BLUE, "8 HI, CPT1")
    line_up(m, YELLOW, "8 CAV")
    begin(m).do("fight", "fight")
    for _ in range(2):
        while m.ask().key != "captains":
            m.do("let-lie" if "let-lie" in m.offered() else m.offered()[0])
        first = m.offered()[0]
        assert first != "captains-done"
        m.do(first)
        if m.ask().key == "captains":
            assert first not in m.offered()
            m.do("captains-done")
        while m.ask().key not in ("battle-intent", "captains"):
            m.do("let-lie" if "let-lie" in m.offered() else m.offered()[0])
        if m.ask().key == "battle-intent":
            m.do("fight", "fight")


@rule("5.BATTLE.10", "5.BATTLE.15", "5.HI.01")
def test_what_superiority_saves_stands_among_the_reasons(match: Make) -> None:
    m = lay_out(match, [1, 5, 3, 1, 5, 2, 2, 4, 4, 7])
    line_up(m, BLUE, "AR")
    line_up(m, "hungary", "4 AR")
    begin(m, BLUE, "hungary").do("fight", "fight", "rethrow:d4+d8", "let-lie")
    m.do("rethrow:d6+d8", "let-lie")
    assert m.ask().args == {"choices": 1}
    m.do("hold-back")
    assert casualty_items(m, 0) == [(-1, "superiority", "5.BATTLE.15")]
    assert casualty_items(m, 1) == []


@rule("5.BATTLE.10", "5.HI.01")
def test_what_heavy_infantry_saves_stands_among_the_reasons(match: Make) -> None:
    m = lay_out(match, [8] * 9 + [2, 3, 4, 2, 3, 4])
    line_up(m, BLUE, "4 HI")
    line_up(m, YELLOW, "9 AR")
    begin(m).do("fight", "fight", "let-lie", "let-lie")
    while not m.events("casualty-value"):
        m.do(m.offered()[0])
    (item,) = casualty_items(m, 0)
    assert item[1:] == ("heavy-infantry", "5.HI.01")
    assert m.events("casualty-value")[0].args["points"] == max(0, 2 + item[0])
    assert item[0] < 0


@rule("5.FLEE.03", "5.BATTLE.10")
def test_what_flight_costs_stands_among_the_reasons(match: Make) -> None:
    m = lay_out(match, [1, 1, 1, 1, 2, 3])
    line_up(m, BLUE, "9 AR")
    line_up(m, YELLOW, "2 AR")
    m.item(m.place, BLUE, "war-wagon", 3)
    m.item(m.place, BLUE, "war-wagon", 3)
    begin(m)
    flights = [wish for wish in m.offered() if wish.startswith("flee")]
    m.do(flights[0])
    points = int(flights[0].split(":")[2])
    while not m.events("casualty-value"):
        offered = m.offered()
        m.do("let-lie" if "let-lie" in offered else offered[0])
    told = [event for event in m.events("casualty-value") if event.args["seat"] == BLUE]
    roll = told[0].roll
    assert roll is not None
    assert [(item.value, item.key, item.rule) for item in roll.modifiers] == [
        (points, "flight-casualties", "5.FLEE.03")
    ]


@rule("5.CAPT.05", "4.CARD.13")
def test_who_was_captured_and_freed_is_not_lost(match: Make) -> None:
    m = lay_out(match, [3, 6, 6, 1, 2, 3])
    line_up(m, BLUE, "2 AR")
    line_up(m, YELLOW, "2 AR")
    begin(m).do("capture", "fight", "let-lie", "let-lie")
    assert verdict(m) == 2
    assert left(m, YELLOW) == force("2 AR")
    assert sum(m.s.prisoners[: SEATS_MOST * SEATS_MOST]) == 0
    assert deeds.values(m.s, 1, deeds.UNSCATHED) == [2]


@rule("5.BATTLE.19", "5.LI.01")
def test_what_was_given_up_counts_for_one_round(match: Make) -> None:
    m = lay_out(match, [1, 2, 3] * 4)
    line_up(m, BLUE, "8 LI")
    line_up(m, YELLOW, "8 HI")
    begin(m).do("fight", "fight", "give-up:light-infantry", "keep-all")
    on(m).do("fight", "fight")
    on(m)
    reasons = [[item.key for item in event.roll.modifiers] for event in m.events("attack-value")]
    assert "given-up" in reasons[0]
    assert "given-up" not in reasons[2]


@rule("5.BATTLE.19", "4.CARD.13")
def test_losses_are_counted_round_by_round(match: Make) -> None:
    m = lay_out(match, [1, 2, 8, 1, 2, 3] * 2)
    line_up(m, BLUE, "9 AR")
    line_up(m, YELLOW, "9 AR")
    on(begin(m).do("fight", "fight"))
    on(m.do("fight", "fight"))
    assert deeds.values(m.s, 0, deeds.ROUND_LOSSES) == [6, 2]  # no more were left of nine


@rule("5.FORT.02", "5.BATTLE.19")
def test_what_walls_shelter_from_is_chosen_anew_each_round(match: Make) -> None:
    m = lay_out(match, [1, 2, 8, 1, 2, 3] * 2)
    line_up(m, BLUE, "9 AR")
    line_up(m, YELLOW, "9 AR")
    m.build(m.place, YELLOW, "tower")
    begin(m).do("shelter:melee", "fight", "fight")
    on(m, "choose-shelter")
    assert m.events("damage-spared")[-1].args == {"seat": YELLOW, "points": 1}
    assert m.asked() == (YELLOW, "choose-shelter")
    on(m.do("shelter:arrows", "fight", "fight"), "choose-shelter")
    assert len(m.events("damage-spared")) == 1


@rule("5.SIEGE.08", "5.BATTLE.19")
def test_crews_are_told_off_anew_each_round(match: Make) -> None:
    m = lay_out(match, [8, 1, 2, 3, 1, 2, 3])
    line_up(m, BLUE, "8 LI")
    line_up(m, YELLOW, "8 LI")
    m.item(m.place, BLUE, "catapult")
    begin(m).do("fight", "fight", "man-engine:light-infantry", "aim-at-units")
    assert len(m.events("siege-fire")) == 1
    on(m).do("fight", "fight")
    assert m.asked() == (BLUE, "crew-engine")
    m.do("leave-idle")
    on(m)
    assert len(m.events("siege-fire")) == 1
