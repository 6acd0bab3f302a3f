"""The event cards: what the rulebook tells of them, and how ours are shared out."""

from collections import Counter

from aevum.kit.tables import rows
from tests.games.medioevo.tables.ways import PACKAGE, PLACES, SEAS, home, near

EVENTS = {row["event"]: row for row in rows(PACKAGE, "events")}
ICONS = {row["icon"] for row in rows(PACKAGE, "event-icons")}


def test_every_card_shows_three_of_the_four_icons() -> None:
    assert len(EVENTS) == 36
    shown = Counter(frozenset(row["icons"].split()) for row in EVENTS.values())
    assert all(icons < ICONS and len(icons) == 3 for icons in shown)
    assert sorted(shown.values()) == [9, 9, 9, 9]


def test_backs_show_levels_that_a_player_can_choose() -> None:
    levels = Counter(int(row["tolerated"]) for row in EVENTS.values())
    assert levels == {10: 2, 20: 9, 30: 15, 40: 8, 50: 2}


def test_every_territory_is_red_on_two_cards() -> None:
    red = Counter(place for row in EVENTS.values() for place in row["territories"].split())
    assert red == dict.fromkeys(PLACES, 2)
    by_region: dict[str, set[str]] = {}
    for row in EVENTS.values():
        by_region.setdefault(row["region"], set()).add(row["territories"])
    assert len(by_region) == 18
    assert all(len(found) == 1 for found in by_region.values())


def test_every_home_is_hit_alike() -> None:
    red = [place for row in EVENTS.values() for place in row["territories"].split()]
    homes = {row["home"] for row in PLACES.values()} - {""}
    assert {kingdom: sum(place in home(kingdom) for place in red) for kingdom in homes} == dict.fromkeys(
        homes, 14
    )


def test_titles_are_told_apart() -> None:
    assert len({row["title"] for row in EVENTS.values()}) == 36


def test_seas_that_a_card_reaches() -> None:
    # 2.CARD.03: the sea zones adjacent to red territories, ports or not.
    beside = near(("coast", "port"))
    reached = {area for place in EVENTS["EV35"]["territories"].split() for area in beside[place]}
    assert reached == {"EGY", "LEV", "LIB", "SYR"}
    inland = {area for place in EVENTS["EV03"]["territories"].split() for area in beside[place]}
    assert inland == set()
    everywhere = {area for row in EVENTS.values() for p in row["territories"].split() for area in beside[p]}
    assert everywhere == SEAS.keys()
