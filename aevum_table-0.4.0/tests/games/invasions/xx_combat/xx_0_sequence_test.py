"""XX The sequence of a battle, and XX.A.5: one round of archery, one of melee."""

from aevum.testing import rule
from tests.games.invasions.conftest import MakeFight, Throws

BATTLE = (
    "persia: elite-cavalry, 2 archer, infantry / leader 1"
    " vs franks: 2 archer, 2 infantry / leader 1 at plain; turn=4"
)


@rule("XX.0.1")
def test_a_battle_runs_in_the_order_of_the_rulebook(fight: MakeFight, throws: Throws) -> None:
    archery = throws("-", "-")
    melee = throws("wr wr wr / w", "- - - w")
    f = fight(BATTLE, [*archery, *melee, 1])
    f.do("pass", "pass", "hit:elite-cavalry:persia:whole", "recover:archer:franks:whole")
    f.do("recover:infantry:franks:whole", "repair:elite-cavalry:persia:damaged")
    told = [event.key for event in f.table.log]
    order = [
        "has-cavalry-advantage",
        "archery",
        "pool",
        "melee-hits",
        "battle-won",
        "leader-check",
        "recovered",
        "repaired",
        "must-retreat",
    ]
    assert [key for i, key in enumerate(told) if key in order and key not in told[:i]] == order
    assert f.table.over


@rule("XX.A.5")
def test_there_is_one_archery_round_and_one_melee_round(fight: MakeFight, throws: Throws) -> None:
    f = fight(BATTLE.replace(" / leader 1", ""), throws("-", "-", "- - - / -", "- - - -"))
    assert f.table.over
    thrown = [(event.rule, event.args["side"]) for event in f.events("battle-dice")]
    both = ["attacker", "attacker", "defender"]
    assert thrown == [("XX.D.1", "attacker"), ("XX.D.1", "defender"), *(("XX.H.1", side) for side in both)]


@rule("XX.A.5")
def test_without_archers_there_is_only_the_melee(fight: MakeFight, throws: Throws) -> None:
    f = fight("alamanni: 2 infantry vs franks: infantry at plain", throws("- -", "-"))
    assert f.table.over
    assert {event.rule for event in f.events("battle-dice")} == {"XX.H.1"}
