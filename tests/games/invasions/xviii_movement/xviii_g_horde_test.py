"""XVIII.G, III.D Hordes: they migrate in peace, or move like infantry in an invasion."""

import pytest

from aevum.engine import BadData
from aevum.games.invasions.rules.bounds.closed import why_shut
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.marching.horde import why_not_horde_step
from aevum.games.invasions.rules.movement.legality import Stack, why_not_into
from aevum.games.invasions.rules.movement.together import strays
from aevum.games.invasions.rules.troops import NATIONS, STRAIT
from aevum.games.invasions.rules.world.world import World, put
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap
from tests.games.invasions.xviii_movement.conftest import March

GOTHS = """
turn = 2
seats = ["goth", "other"]
acting = ["visigoths"]
[nations.visigoths]
seat = "goth"
horde = "Dacia"
invading = {invading}
units = {{ Dacia = "3 infantry", Tisia = "infantry" }}
[nations.byzantium]
seat = "other"
areas = ["Moesia"]
units = {{ "Moesia Superior" = "infantry", "Savus" = "infantry" }}
[nations.gepids]
seat = "other"
units = {{ Carpathia = "infantry" }}
"""


def goths(invading: bool = False) -> str:
    return GOTHS.format(invading=str(invading).lower())


def camp(m: ScriptedMap) -> str:
    return m.world.land.names[m.world.horde[NATIONS.index("visigoths")]]


@rule("XVIII.G.1", "III.D.12")
def test_outside_an_invasion_a_horde_only_migrates(march: March) -> None:
    m = march(goths())
    assert "migrate:visigoths" in m.offered()
    refusal = m.refusal("horde:visigoths")
    assert (refusal.key, refusal.rule) == ("horde-migrates-only", "XVIII.G.1")


@rule("XVIII.G.3")
def test_nobody_may_have_moved_before(march: March) -> None:
    m = march(goths(), "march:Tisia", "go:Hunnia", "halt")
    refusal = m.refusal("migrate:visigoths")
    assert (refusal.key, refusal.rule) == ("migration-late", "XVIII.G.3")


@rule("XVIII.G.3", "III.D.12")
def test_the_whole_nation_sets_out(march: March) -> None:
    """F97"""
    m = march(goths(), "migrate:visigoths", "go:Hypanis", "halt")
    assert (camp(m), m.told("migrates")) == ("Hypanis", ["XVIII.G.3"])
    refusal = m.refusal("done")
    assert (refusal.key, refusal.rule) == ("migration-all", "XVIII.G.3")
    m.then("march:Dacia", "go:Hypanis", "halt")
    assert m.refusal("done").args == {"people": "visigoths", "place": "Tisia"}
    m.then("march:Tisia", "go:Dacia", "halt")
    assert "done" in m.offered()


@rule("XVIII.G.3")
def test_the_units_go_with_the_horde(march: March) -> None:
    """F97: nobody goes another way, or stops before he is with it or beside it."""
    m = march(goths(), "migrate:visigoths", "go:Hypanis", "halt", "march:Tisia")
    for away in ("Hunnia", "Carpathia"):
        refusal = m.refusal(f"go:{away}")
        assert (refusal.key, refusal.rule) == ("migration-together", "XVIII.G.3")
    m.then("go:Dacia", "halt", "march:Dacia")
    assert m.refusal("go:Tisia").key == "migration-together"
    m.then("go:Hypanis", "halt")
    assert "done" in m.offered()


@rule("XVIII.G.3")
def test_who_is_left_behind_must_follow(march: March) -> None:
    m = march(goths(), "migrate:visigoths", "go:Hypanis", "go:Ucraina", "halt")
    m.then("march:Dacia", "go:Hypanis", "halt", "march:Tisia", "go:Dacia", "halt")
    refusal = m.refusal("done")
    assert (refusal.key, refusal.args["place"]) == ("migration-left-behind", "Dacia")
    m.then("march:Dacia", "go:Hypanis", "halt")
    assert "done" in m.offered()
    assert not strays(m.world, NATIONS.index("visigoths"), m.place("Hypanis"))


@rule("XVIII.G.3")
def test_a_migrating_nation_attacks_nobody(march: March) -> None:
    m = march(goths(), "migrate:visigoths", "go:Valachia", "halt", "march:Tisia")
    for enemy in ("Savus", "Moesia Superior"):
        refusal = m.refusal(f"go:{enemy}")
        assert (refusal.key, refusal.rule) == ("migration-peaceful", "XVIII.G.3")
    m.then("go:Dacia", "halt", "horde:visigoths")
    assert m.why_not("go:Tyras") is None, "nobody and no city is there"


@rule("XVIII.G.3")
def test_nor_does_it_besiege_a_city(march: March) -> None:
    text = goths().replace('"Moesia Superior" = "infantry", ', "")
    m = march(text, "migrate:visigoths", "go:Valachia", "halt", "march:Tisia")
    assert m.refusal("go:Moesia Superior").key == "migration-peaceful"
    m.then("go:Dacia", "halt")


@rule("XVIII.G.5")
def test_a_migrating_horde_is_not_intercepted(on_map: OnMap) -> None:
    m = on_map(goths()).to_stacks().do("migrate:visigoths", "go:Valachia", "go:Tyras")
    assert m.owner("Tyras") == "", "it came into Roman land"
    assert m.asked() == ("goth", "horde"), "and the Romans next door were not asked"


@rule("XVIII.G.2", "III.D.11")
def test_in_an_invasion_it_moves_by_itself(march: March) -> None:
    m = march(goths(invading=True), "horde:visigoths", "go:Valachia", "halt")
    assert (camp(m), len(m.at("Dacia"))) == ("Valachia", 3)
    assert "done" in m.offered()
    assert m.told("horde-moves") == ["XVIII.G.2"]


@rule("XVIII.G.2", "III.D.8")
def test_an_invading_horde_follows_its_units_into_enemy_land(march: March) -> None:
    """F96"""
    m = march(goths(invading=True), "horde:visigoths", "go:Tisia")
    for place in ("Savus", "Moesia Superior"):
        refusal = m.refusal(f"go:{place}")
        assert (refusal.key, refusal.rule) == ("horde-alone", "III.D.8")
    m.then(
        "halt", "march:Tisia", "go:Savus", "march:Dacia", "go:Tisia", "halt", "horde:visigoths", "go:Savus"
    )
    assert camp(m) == "Savus"
    assert m.refusal("horde:visigoths").key == "horde-tired", "it stops with them (XVIII.C.1)"


@rule("III.D.4", "XVIII.G.4", "XVII.C.2")
def test_a_horde_is_never_part_of_a_stack(march: March) -> None:
    m = march(goths(invading=True), "march:Dacia")
    assert not any("horde" in option for option in m.offered())


@rule("XII.D.2")
def test_a_horde_crosses_neutral_ground_but_does_not_camp_there(march: March) -> None:
    """F95"""
    m = march(goths(invading=True), "horde:visigoths", "go:Carpathia")
    refusal = m.refusal("halt")
    assert (refusal.key, refusal.rule) == ("neutral-end", "XII.D.2")
    m.then("go:Moravia", "go:Bohemia")
    assert camp(m) == "Bohemia"


@rule("XII.D.2")
def test_nor_does_it_enter_when_it_could_not_leave(march: March) -> None:
    m = march(goths(invading=True), "horde:visigoths", "go:Tisia", "go:Hunnia")
    assert m.refusal("go:Carpathia").key == "neutral-end"


NEUTRALS = """
turn = 2
seats = ["goth", "other"]
acting = ["visigoths"]
[nations.visigoths]
seat = "goth"
horde = "{start}"
invading = true
units = {{ "{start}" = "3 infantry" }}
[nations.gepids]
seat = "other"
units = {{ "{through}" = "infantry" }}
"""


@rule("XII.D.2", "XVIII.J.4")
@pytest.mark.parametrize(("start", "through"), [("Ultonia", "Dal Riata"), ("Holsatia", "Iutia")])
@pytest.mark.parametrize("who", ["march:{}", "horde:visigoths"])
def test_nor_over_a_strait_or_into_a_dead_end(march: March, start: str, through: str, who: str) -> None:
    """F95: a strait takes all the paces, and the way back counts for nothing."""
    m = march(NEUTRALS.format(start=start, through=through), who.format(start))
    refusal = m.refusal(f"go:{through}")
    assert (refusal.key, refusal.rule) == ("neutral-end", "XII.D.2")
    free = march(NEUTRALS.format(start=start, through="Frisia"), who.format(start))
    assert f"go:{through}" in free.offered()


@rule("XVIII.G.1")
def test_a_horde_that_is_picked_up_moves(march: March) -> None:
    m = march(goths(invading=True), "horde:visigoths")
    assert m.refusal("halt").key == "horde-set-out"
    assert m.refusal("go:Bohemia").key == "not-adjacent"


@rule("XVIII.B.4")
def test_after_three_paces_it_stops_by_itself(march: March) -> None:
    m = march(goths(invading=True), "horde:visigoths", "go:Valachia", "go:Dacia", "go:Hypanis")
    assert (m.asked(), camp(m)) == (("goth", "stacks"), "Hypanis")
    assert m.refusal("horde:visigoths").key == "horde-tired"


@rule("XVIII.K.3")
def test_no_horde_enters_closed_land(on_map: OnMap) -> None:
    text = goths().replace("Dacia", "Ucraina")
    w = on_map(text).world
    n, (closed, beside) = NATIONS.index("visigoths"), shut(w)
    w.horde = put(w.horde, n, beside)
    refusal = why_not_horde_step(w, n, closed, True)
    assert refusal is not None
    assert refusal.rule.startswith("XVIII.K")


def shut(w: World) -> tuple[int, int]:
    """A province that is closed to the Visigoths, and one beside it by land."""
    n = NATIONS.index("visigoths")
    return next(
        (p, q)
        for p in range(w.land.provinces)
        for q in w.land.near[p]
        if why_shut(w, n, p) is not None and why_shut(w, n, q) is None and w.land.crossing(p, q) != STRAIT
    )


@rule("XVIII.K.3")
def test_nor_does_a_leader_alone(on_map: OnMap) -> None:
    w = on_map(goths()).world
    n, (closed, beside) = NATIONS.index("visigoths"), shut(w)
    leader = LEADERS.index("fritigernus")
    refusal = why_not_into(w, Stack(n, beside, [], [leader]), closed)
    assert refusal is not None
    assert refusal.rule.startswith("XVIII.K")


FEDERATE = """
turn = 4
seats = ["goth", "other"]
acting = ["visigoths"]
[nations.visigoths]
seat = "goth"
tie = "federate"
lord = "rome"
foedus = ["Aquitania", "Vendeum"]
horde = "Aquitania"
units = { Aquitania = "2 infantry", Vendeum = "2 infantry" }
[nations.rome]
seat = "other"
areas = ["Gallia Meridionalis"]
units = { Provincia = "legion" }
"""


@rule("XXVIII.E.4")
def test_a_federates_horde_stays_in_its_foedus(march: March) -> None:
    m = march(FEDERATE, "migrate:visigoths")
    assert camp(m) == "Vendeum", "there is no other place to go"
    refusal = m.refusal("go:Liger")
    assert (refusal.key, refusal.rule) == ("federate-stays", "XXVIII.E.4")


@rule("III.D.1")
def test_only_barbarians_have_a_horde(on_map: OnMap) -> None:
    with pytest.raises(BadData, match=r"III\.D\.1"):
        on_map(FEDERATE.replace('seat = "other"', 'seat = "other"\nhorde = "Latium"'))


@rule("XVIII.G.5")
def test_nor_are_the_units_that_migrate_with_it(march: March, on_map: OnMap) -> None:
    text = goths().replace('"Moesia Superior" = "infantry"', '"Moesia Inferior" = "infantry"')
    alone = on_map(text).to_stacks().do("march:Dacia", "go:Valachia", "go:Tyras")
    assert alone.asked() == ("other", "intercept"), "who does not migrate is intercepted"
    m = march(text, "migrate:visigoths", "go:Valachia", "halt")
    m.do("march:Dacia", "go:Valachia", "go:Tyras")
    assert m.asked() == ("goth", "march")


@rule("XVIII.G.2", "III.D.11")
def test_an_invading_horde_crosses_empty_enemy_land_like_infantry(march: March) -> None:
    """F96: where no enemy is near enough to meet it; else its units go first."""
    far = goths(invading=True).replace(
        '"Moesia Superior" = "infantry", "Savus" = "infantry"', 'Nilus = "infantry"'
    )
    m = march(far, "horde:visigoths", "go:Tisia", "go:Savus")
    assert (camp(m), m.at("Savus")) == ("Savus", [])
    near = goths(invading=True).replace('"Moesia Superior" = "infantry", "Savus"', '"Dardania"')
    m = march(near, "horde:visigoths", "go:Tisia")
    assert m.refusal("go:Savus").key == "horde-alone"
    m = march(near, "march:Tisia", "go:Savus", "halt", "horde:visigoths", "go:Tisia")
    assert m.why_not("go:Savus") is None, "they need not stand before anybody"
