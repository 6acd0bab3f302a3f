"""B.CARTOGRAPHY.2, B.CARTOGRAPHY.4: who may step into a battle, and with what."""

from aevum.games.medioevo.rules.battle.fight import running
from aevum.games.medioevo.rules.combat.arrival import HordeArrives
from aevum.games.medioevo.rules.combat.entering import Enter
from aevum.testing import rule
from tests.games.medioevo.combat.field import Maker, battle_out, left, refused
from tests.games.medioevo.conftest import ScriptedMatch


def invaded(match: Maker, friend: str, units: int = 2) -> ScriptedMatch:
    """Mamluks have come to Thessalonica, and a friend of those who hold it knows Cartography."""
    m = match([1, 1, 2, 1, 1, 2] * 9).turn(2).war("mamluks", "byzantium", 1).learn(friend, "cartography")
    m.points(friend, "blue", 2).active("mamluks").put("THE", "mamluks", "heavy-infantry", 3)
    return m.put("THE", "byzantium", "heavy-infantry", units)


def begun(m: ScriptedMatch) -> list[tuple[object, object]]:
    return [(told.args["seat"], told.args["enemy_seat"]) for told in m.events("battle-begins")]


@rule("B.BLUE.4", "B.CARTOGRAPHY.3", "B.CARTOGRAPHY.4", "5.MISC.02")
def test_who_is_attacked_brings_a_unit_that_is_not_in_the_battle(match: Maker) -> None:
    m = invaded(match, "byzantium").put("ADR", "byzantium", "cavalry")
    m.begin(Enter(1, m.area("THE"), 0))
    assert m.asked() == ("byzantium", "before-battle")
    m.do("use-technology:cartography")  # one unit could come, and does
    assert m.told("battle-joined") == ("B.BLUE.4", {"seat": "byzantium", "unit": "cavalry", "place": "THE"})
    assert (m.at("ADR", "byzantium"), m.at("THE", "byzantium")) == ({}, {"heavy-infantry": 2, "cavalry": 1})
    assert sum(running(m.s).line(m.s, 1)) == 3  # it fights in this battle
    assert m.s.spent(m.area("THE"), 0) == [0, 0, 0, 1, 0, 0, 0]
    assert sum(m.s.store) == 0
    battle_out(m.hush())
    assert begun(m) == [("mamluks", "byzantium")]


@rule("B.BLUE.4", "B.CARTOGRAPHY.4")
def test_the_invader_does_so_too_between_rounds(match: Maker) -> None:
    m = invaded(match, "mamluks", 3).put("SER", "mamluks", "archer", 2)
    m.begin(Enter(1, m.area("THE"), 0)).do("pass")
    while m.asked() != ("mamluks", "round-begins"):
        plain = [wish for wish in ("fight", "let-lie", "pass") if wish in m.offered()]
        m.do(plain[0] if plain else m.offered()[0])
    assert running(m.s).round == 2
    m.do("use-technology:cartography")
    assert (m.at("SER", "mamluks"), m.at("THE", "mamluks")["archer"]) == ({"archer": 1}, 1)


@rule("B.BLUE.4", "B.CARTOGRAPHY.2", "B.CARTOGRAPHY.4", "5.MULTI.01")
def test_a_third_player_comes_with_a_wagon_of_units(match: Maker) -> None:
    m = invaded(match, "hungary").put("SER", "hungary", "cavalry", 3).put("SER", "hungary", "archer")
    wagon = m.put("THE", "mamluks", "heavy-infantry", 6).item("SER", "hungary", "war-wagon")
    m.begin(Enter(1, m.area("THE"), 0)).do("use-technology:cartography")
    assert "join-battle:SER:cavalry:mamluks" in m.offered()
    m.do("join-battle-with:war-wagon:1:1:mamluks")
    assert refused(m, "send-off") == ("nothing-marches", "5.MOVE.01")
    m.do(*["board-unit:cavalry"] * 3)  # it has room for no more, and sets out
    assert (m.at("SER", "hungary"), m.at("THE", "hungary")) == ({"archer": 1}, {"cavalry": 3})
    assert (m.s.item_at[wagon], left(m, wagon)) == (m.area("THE"), 0)
    assert m.told("battle-joined-with") == (
        "B.BLUE.4",
        {"seat": "hungary", "item": "war-wagon", "level": 1, "slot": 1, "count": 3, "place": "THE"},
    )
    assert m.honour("hungary") == -3
    battle_out(m.hush().do("pass"))
    assert begun(m)[:2] == [("mamluks", "byzantium"), ("mamluks", "hungary")]


@rule("B.BLUE.4", "B.CARTOGRAPHY.2", "5.MOVE.06")
def test_a_galley_brings_units_into_the_port(match: Maker) -> None:
    m = match([1, 1, 2] * 9).learn("byzantium", "cartography").points("byzantium", "blue", 2)
    m.put("THE", "byzantium", "light-infantry").put("THE", "barbarians", "light-infantry", 3)
    galley = m.item("AEG", "byzantium", "galley")
    for unit in ("heavy-infantry", "archer", "cavalry"):
        m.put("AEG", "byzantium", unit)
    m.active("byzantium").begin(HordeArrives(m.area("THE")))
    assert m.asked() == ("byzantium", "before-battle")
    m.do("use-technology:cartography", "board-unit:heavy-infantry")
    assert refused(m, "send-off") == ("left-at-sea", "5.MOVE.06")
    m.do("board-unit:archer")  # and the last one, who cannot stay behind
    assert m.s.item_at[galley] == m.area("THE")
    assert m.at("THE", "byzantium") == {"light-infantry": 1, "heavy-infantry": 1, "archer": 1, "cavalry": 1}
    assert m.at("AEG", "byzantium") == {}


@rule("B.BLUE.4", "B.CARTOGRAPHY.2", "5.MOVE.16")
def test_a_wagon_that_cannot_stay_at_sea_comes_along(match: Maker) -> None:
    m = match([1, 1, 2] * 9).learn("byzantium", "cartography").points("byzantium", "blue", 2)
    m.put("THE", "byzantium", "light-infantry").put("THE", "barbarians", "light-infantry", 3)
    galley, wagon = m.item("AEG", "byzantium", "galley"), m.item("AEG", "byzantium", "war-wagon")
    m.put("AEG", "byzantium", "archer").active("byzantium").begin(HordeArrives(m.area("THE")))
    m.do("use-technology:cartography")
    assert [m.s.item_at[slot] for slot in (galley, wagon)] == [m.area("THE")] * 2


@rule("B.BLUE.4", "B.CARTOGRAPHY.3")
def test_nobody_is_asked_who_has_no_other_units_near(match: Maker) -> None:
    m = invaded(match, "byzantium").put("CON", "byzantium", "cavalry")
    m.begin(Enter(1, m.area("THE"), 0))
    assert m.asked()[1] != "before-battle"


def fleets(match: Maker, friend: str, dice: list[int]) -> ScriptedMatch:
    """Mamluks sail into the Aegean, where Byzantines are; a friend of these knows Cartography."""
    m = match(dice).turn(2).war("mamluks", "byzantium", 1).learn(friend, "cartography")
    m.points(friend, "blue", 2).active("mamluks")
    for owner in ("mamluks", "byzantium"):
        m.put("AEG", owner, "heavy-infantry", 3).item("AEG", owner, "galley")
    return m


@rule("B.BLUE.4", "B.CARTOGRAPHY.2", "B.CARTOGRAPHY.4", "5.NAVAL.03", "5.NAVAL.07")
def test_a_galley_puts_out_of_port_into_a_battle_at_sea(match: Maker) -> None:
    m = fleets(match, "byzantium", [1, 1, 2, 1, 1, 2]).put("THE", "byzantium", "heavy-infantry", 2)
    galley, wagon = m.item("THE", "byzantium", "galley"), m.item("THE", "byzantium", "war-wagon")
    m.put("ADR", "byzantium", "cavalry").begin(Enter(1, m.area("AEG")))
    assert m.asked() == ("byzantium", "before-battle")
    m.do("use-technology:cartography")  # nobody comes on foot, and the galley not without a unit
    assert m.asked() == ("byzantium", "join-load")
    assert m.offered() == ["board-unit:heavy-infantry", f"board-thing:war-wagon:1:{wagon + 1}", "send-off"]
    m.do(f"board-thing:war-wagon:1:{wagon + 1}", "send-off")
    assert m.told("sea-battle-joined") == (
        "B.BLUE.4",
        {"seat": "byzantium", "item": "galley", "level": 1, "slot": galley + 1, "count": 1, "sea": "AEG"},
    )
    assert (m.at("THE", "byzantium"), m.at("AEG", "byzantium")) == (
        {"heavy-infantry": 1},
        {"heavy-infantry": 4},
    )
    assert [m.s.item_at[slot] for slot in (galley, wagon)] == [m.area("AEG")] * 2
    m.hush().do("tell-off:3", "fight", "fight", "let-lie", "let-lie")
    assert (1, "5.NAVAL.03") in m.modifiers("attack-value")


@rule("B.BLUE.4", "B.CARTOGRAPHY.4", "5.NAVAL.07")
def test_a_galley_comes_from_the_next_sea_between_rounds(match: Maker) -> None:
    m = fleets(match, "byzantium", [1, 1, 2, 1, 1, 2] * 9)
    galley = m.put("MAR", "byzantium", "heavy-infantry", 2).item("MAR", "byzantium", "galley")
    m.begin(Enter(1, m.area("AEG"))).do("pass")
    while m.asked() != ("byzantium", "round-begins"):
        plain = [wish for wish in ("fight", "let-lie", "pass") if wish in m.offered()]
        m.do(plain[0] if plain else m.offered()[0])
    manned = m.at("AEG", "byzantium")["heavy-infantry"]
    m.do("use-technology:cartography")  # both come, as neither can stay behind
    assert m.at("AEG", "byzantium") == {"heavy-infantry": manned + 2}
    assert [row for row in running(m.s).berths if row[0] == galley] == [[galley, 1, 2]]
    battle_out(m.hush())


@rule("B.BLUE.4", "B.CARTOGRAPHY.4", "5.MULTI.01")
def test_a_third_fleet_is_fought_after_the_first_battle(match: Maker) -> None:
    m = fleets(match, "hungary", [1, 1, 1, 2, 2, 2] * 9).put("MAR", "hungary", "heavy-infantry", 3)
    m.item("MAR", "hungary", "galley")
    m.begin(Enter(1, m.area("AEG"))).do("use-technology:cartography")
    assert set(m.offered()) == {
        "join-battle-with:galley:1:1:mamluks",
        "join-battle-with:galley:1:1:byzantium",
    }
    m.do("join-battle-with:galley:1:1:byzantium")
    assert (m.at("AEG", "hungary"), m.honour("hungary")) == ({"heavy-infantry": 3}, -3)
    battle_out(m.hush())
    # The Mamluks, who came first, are beaten: the other attack goes on.
    begun = [(told.args["seat"], told.args["enemy_seat"]) for told in m.events("sea-battle-begins")]
    assert begun == [("mamluks", "byzantium"), ("hungary", "byzantium")]
