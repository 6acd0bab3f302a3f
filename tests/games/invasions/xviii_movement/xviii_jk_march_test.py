"""XVIII.J and XVIII.K on the map: what straits cost, and which lands are closed to whom."""

import pytest

from aevum.engine import BadData
from aevum.games.invasions.atlas import atlas
from aevum.games.invasions.atlas_facts import place, way
from aevum.games.invasions.rules.bounds.closed import why_not_enter
from aevum.games.invasions.rules.movement.straits import activations, within_reach
from aevum.games.invasions.rules.troops import BARBARIAN, KINGDOM, NATIONS
from aevum.testing import rule
from tests.narrow import of_kind


def entered(
    area: str, province: str, nation: str, status: int = BARBARIAN, raiding: bool = False, turn: int = 2
) -> str | None:
    refusal = why_not_enter(area, province, NATIONS.index(nation), status, raiding, turn)
    return refusal.rule if refusal else None


@pytest.mark.parametrize(
    ("nation", "status", "turn", "refused"),
    [
        pytest.param("huns", BARBARIAN, 2, None, id="nomads"),
        pytest.param("huns", KINGDOM, 2, "XVIII.K.1", id="no nomads any more"),
        pytest.param("ostrogoths", BARBARIAN, 1, None, id="Ostrogoths on turn 1"),
        pytest.param("ostrogoths", BARBARIAN, 2, "XVIII.K.1", id="Ostrogoths later"),
        pytest.param("visigoths", BARBARIAN, 1, "XVIII.K.1", id="others"),
    ],
)
@rule("XVIII.K.1")
def test_scythia(nation: str, status: int, turn: int, refused: str | None) -> None:
    assert entered("Scythia", "Volga", nation, status, turn=turn) == refused


@rule("XVIII.K.2")
@pytest.mark.parametrize(
    ("nation", "raiding", "open_"), [("arabs", True, 1), ("arabs", False, 0), ("huns", True, 0)]
)
def test_arabia_deserta(nation: str, raiding: bool, open_: int) -> None:
    assert entered("Arabia", "Arabia Deserta", nation, raiding=raiding) == (None if open_ else "XVIII.K.2")
    assert entered("Arabia", "Hijaz", nation, raiding=raiding) is None, "the Area is not closed"


@rule("XVIII.K.3")
@pytest.mark.parametrize(
    ("nation", "raiding", "open_"),
    [("berbers", True, 1), ("berbers", False, 0), ("mauritanians", False, 1), ("rome", True, 0)],
)
def test_mauretania(nation: str, raiding: bool, open_: int) -> None:
    assert entered("Mauretania", "Sahara", nation, raiding=raiding) == (None if open_ else "XVIII.K.3")


@rule("XVIII.J.4")
@pytest.mark.parametrize(
    ("straits", "paces", "moves"),
    [
        ([1], 3, 1),
        ([0, 1], 3, 2),
        ([1, 0], 3, 2),
        ([0, 1, 0], 5, 3),
        ([1, 1], 4, 2),
        ([0, 0, 0], 3, 1),
        ([0, 0, 0, 0], 3, 2),
        ([], 3, 0),
    ],
)
def test_a_strait_takes_a_move_of_its_own(straits: list[int], paces: int, moves: int) -> None:
    assert activations([bool(crosses) for crosses in straits], paces) == moves


def path(start: str, end: str, **options: object) -> dict[str, object]:
    board = atlas()
    return way(board, board.find(start), board.find(end), options)


@rule("XVIII.J.3", "XVIII.J.4")
def test_over_the_bosphorus_on_the_map() -> None:
    found = path("Moesia Inferior", "Cappadocia", paces=5)
    assert found["path"] == ["Moesia Inferior", "Thracia", "Bythinia", "Cappadocia"]
    assert found["moves"] == 3
    assert "moves" not in path("Moesia Inferior", "Cappadocia")


@rule("XVIII.K.1")
def test_a_way_goes_around_what_is_closed() -> None:
    board = atlas()
    scythia = set(board.areas["Scythia"].provinces)
    nomads = {board.find(name) for name in of_kind(list, path("Donetus", "Bolgar", nation="huns")["path"])}
    assert nomads & scythia
    assert path("Donetus", "Bolgar", nation="rome")["distance"] is None
    assert path("Alania", "Volga", nation="ostrogoths", turn=1)["distance"] is not None


def reach(province: str, **options: object) -> dict[str, list[str]]:
    board = atlas()
    return of_kind(dict, place(board, board.find(province), options)["reach"])


@rule("XVIII.J.6", "XIX.A.8", "XIX.A.9")
def test_a_reaction_crosses_straits_like_any_border() -> None:
    found = reach("Thracia", reach=3)
    assert "Bythinia" in found["1"]
    west_and_north = {"Achaia", "Illyricum", "Dalmatia", "Savus", "Tisia", "Dacia", "Hypanis"}
    assert west_and_north | {"Pontus", "Melitene", "Cilicia"} <= set(found["3"])
    assert list(found) == ["1", "2", "3"]


@rule("XVIII.J.6")
def test_but_not_those_that_are_blocked() -> None:
    found = reach("Thracia", reach=3, blocked="Propontis")
    everything = {name for ring in found.values() for name in ring}
    assert not everything & {"Bythinia", "Mysia", "Pontus", "Cappadocia"}
    assert "Moesia Inferior" in found["1"]


@pytest.mark.parametrize(
    ("options", "names"),
    [({"speed": 1}, "there is no option 'speed'"), ({"reach": 10}, "reach"), ({"blocked": "Styx"}, "Styx")],
)
def test_a_bad_reach_is_named(options: dict[str, object], names: str) -> None:
    with pytest.raises(BadData, match=names):
        reach("Thracia", **options)


@pytest.mark.parametrize(
    ("options", "names"),
    [
        ({"nation": "hobbits"}, "options.nation: there is no nation 'hobbits'"),
        ({"paces": -1}, "options.paces"),
        ({"turn": 13}, "options.turn"),
        ({"raid": "yes"}, "options.raid"),
        ({"speed": 3}, "there is no option 'speed'"),
    ],
)
def test_bad_options_are_named(options: dict[str, object], names: str) -> None:
    with pytest.raises(BadData, match=names):
        path("Thracia", "Mysia", **options)


@rule("XVIII.J.6")
def test_no_province_is_reached_twice() -> None:
    assert within_reach(0, 3, [[1], [0, 2], [1]], set()) == [[0], [1], [2], []]
