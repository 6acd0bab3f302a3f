"""What a map, a realm and a match are before anything is set up or played."""

from typing import Any

from aevum.games.invasions.mapset.read import read
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.realm.realm import FAITH, Realm
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import BARBARIAN, NATIONS
from aevum.games.invasions.rules.world.world import FREE, NOBODY, NOWHERE, OUT, World

OF_NATIONS = [
    (0, "initiative gold decline horde_used invading tied_since allies defied pact"),
    (1, "age"),
    (BARBARIAN, "status"),
    (FREE, "tie"),
    (NOBODY, "seat lord"),
    (NOWHERE, "capital horde raids_from"),
    (OUT, "role"),
]
OF_PROVINCES = [
    (0, "pillaged raid raided revolt opened terrified camps"),
    (NOBODY, "raider limes foedus owner"),
]


def fresh() -> World:
    return World(read({"turn": 1, "seats": ["goth"]}, "map").world.land)


def lists(w: World, names: str) -> set[tuple[int, ...]]:
    return {tuple(getattr(w, name)) for name in names.split()}


def test_on_a_fresh_map_nobody_has_anything() -> None:
    w = fresh()
    for value, names in OF_NATIONS:
        assert lists(w, names) == {(value,) * len(NATIONS)}, names
    for value, names in OF_PROVINCES:
        assert lists(w, names) == {(value,) * w.land.provinces}, names
    assert w.area_owner == [NOBODY] * len(w.land.areas)
    assert w.first == [0] * w.land.places
    assert w.leader_place == [NOWHERE] * len(LEADERS)
    assert w.leader_used == [0] * len(LEADERS)
    assert w.friends == [1 << n for n in range(len(NATIONS))], "each of itself alone"
    assert w.of_people == [[] for _ in NATIONS]
    assert (w.turn, w.moving, w.truce, w.men_claim, w.adds_leaders) == (1, 0, 0, False, False)
    assert (w.hired, w.leaves) == ([], [])


def test_units_are_counted_from_one() -> None:
    """The unit 0 is none: it stands nowhere and serves nobody."""
    w = fresh()
    assert (w.code, w.place, w.master, w.march, w.came) == ([0], [NOWHERE], [NOBODY], [0], [NOWHERE])
    assert w.following == [0]


def test_a_fresh_map_has_the_printed_cities_of_its_own() -> None:
    w = fresh()
    assert (w.level, w.walls) == (w.land.built, w.land.fortified)
    assert w.level is not w.land.built
    assert w.walls is not w.land.fortified


def test_in_a_fresh_realm_nothing_has_happened() -> None:
    r = Realm()
    nobody, none = [NOBODY] * len(NATIONS), [0] * len(NATIONS)
    for name in r.of_nations:
        wanted = {"religion": FAITH, "promised": nobody}.get(name, none)
        assert getattr(r, name) == wanted, name
    for name in r.of_others:
        assert getattr(r, name) == ([NOWHERE, 0] if name == "caravan" else []), name


def test_a_fresh_match_is_of_the_basic_game() -> None:
    s = InvasionsState()
    begun: dict[str, Any] = {name: getattr(s, name) for name in (*s.fields, *s.kept_apart)}
    assert begun == {
        **{name: [] for name in ("gold", "points", "kept", "pool")},
        **dict.fromkeys(("advanced", "intercepted_ambush", "marker"), False),
        **dict.fromkeys(("beaten_hordes", "either_declares", "brief_truce", "garrisons_fall"), False),
        **dict.fromkeys(("fight_now", "world_now", "realm_now"), None),
        "goal": "field",
    }
