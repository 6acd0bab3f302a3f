"""0.SETUP From the first bid to the first token."""

from collections.abc import Callable

from aevum.engine import Table
from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.objectives.possible import possible
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import ROMANS
from aevum.games.medioevo.rules.things import marked
from aevum.testing import example, rule

Tables = Callable[..., Table]


def state(table: Table) -> MedioevoState:
    s = table.at(len(table.choices))
    assert isinstance(s, MedioevoState)
    return s


def bidden(table: Table, *florins: int) -> Table:
    """The first bid, by seat."""
    for seat, sum_of in zip(table.seats, florins, strict=True):
        table.choose(seat, f"bid:{sum_of}")
    return table


def asked(table: Table) -> tuple[str, str]:
    (ask,) = table.asks()
    return table.seats[ask.seat], ask.key


def offered(table: Table) -> list[str]:
    return [option.id for option in table.asks()[0].options]


def play_on(table: Table, key: str) -> Table:
    """Take the first option of everything until somebody is asked this."""
    while table.asks()[0].key != key:
        ask = next(ask for ask in table.asks() if ask.answer is None)
        table.choose(table.seats[ask.seat], ask.options[0].id)
    return table


def told(table: Table, key: str) -> list[dict[str, object]]:
    """What everybody is told under this key."""
    return [event.args for event in table.story(None) if event.key == key]


@rule("0.SETUP.05", "0.SETUP.16", "0.SETUP.06")
def test_everybody_begins_with_florins_and_honour_and_bids_at_once(table: Tables) -> None:
    t = table("introduction")
    s = state(t)
    assert s.money[:3] == [1600] * 3
    assert s.honour[:3] == [10] * 3
    assert {ask.key for ask in t.asks()} == {"bid"}
    assert (s.turn, s.phase) == (0, 0)


@rule("0.SETUP.06", "0.SETUP.07")
def test_villages_come_in_turn_order_on_a_settlement_at_home(table: Tables) -> None:
    t = bidden(table("introduction"), 0, 30, 10)
    assert state(t).order == [1, 2, 0]
    assert asked(t) == ("mamluks", "place-village")
    home = [LAND.names[place] for place in LAND.homes[1]]
    settled = [name for name in home if LAND.settlement[LAND.number(name)]]
    assert offered(t) == [f"place-village:{name}" for name in settled]
    open_country = next(name for name in home if name not in settled)
    refusal = t.why_not("mamluks", f"place-village:{open_country}")
    assert refusal is not None
    assert refusal.rule == "0.SETUP.07"
    t.choose("mamluks", "place-village:ALE")
    s = state(t)
    assert s.buildings[LAND.number("ALE") * 3] == 1
    assert s.builder[LAND.number("ALE")] == 1
    assert told(t, "village-placed") == [{"seat": "mamluks", "place": "ALE"}]
    assert asked(t) == ("golden-horde", "place-village")


@example("EX-005")
@rule("0.SETUP.08", "0.SETUP.02", "0.SETUP.18")
def test_the_archer_and_two_levels_of_transports_stand_at_home(table: Tables) -> None:
    t = play_on(bidden(table("introduction"), 30, 10, 0), "place-archer")
    assert asked(t) == ("byzantium", "place-archer")
    t.choose("byzantium", "place-archer:CON")
    assert asked(t) == ("byzantium", "place-transport")
    t.choose("byzantium", "place-transport:galley:1:CON")
    assert "place-transport:caravan:2:CON" not in offered(t)
    refusal = t.why_not("byzantium", "place-transport:caravan:2:CON")
    assert refusal is not None
    assert refusal.rule == "0.SETUP.02"
    t.choose("byzantium", "place-transport:caravan:1:CON")
    assert asked(t) == ("mamluks", "place-archer")
    s = state(t)
    assert s.count(LAND.number("CON"), 0) == 1
    assert marked(s, 0) == [2, 0, 0]
    assert told(t, "archer-placed") == [{"seat": "byzantium", "place": "CON"}]
    assert told(t, "transport-placed") == [
        {"seat": "byzantium", "item": item, "level": 1, "place": "CON"} for item in ("galley", "caravan")
    ]
    t.choose("mamluks", "place-archer:CAI")
    t.choose("mamluks", "place-transport:merchant-ship:2:ALE")
    assert asked(t) == ("golden-horde", "place-archer")
    t.choose("golden-horde", "place-archer:SAR")
    t.choose("golden-horde", "place-transport:caravan:2:SAR")
    assert {(ask.key, ask.sealed) for ask in t.asks()} == {
        ("keep-card", True)
    }  # nothing is left for a war wagon


@rule("0.SETUP.09")
def test_ships_of_the_start_lie_in_a_port(table: Tables) -> None:
    t = play_on(bidden(table("introduction"), 30, 10, 0), "place-transport")
    inland = next(place for place in LAND.homes[0] if not LAND.port[place])
    refusal = t.why_not("byzantium", f"place-transport:galley:1:{LAND.names[inland]}")
    assert refusal is not None
    assert refusal.rule == "0.SETUP.09"


@example("EX-005")
@rule("0.SETUP.10")
def test_a_kingdom_without_a_port_takes_no_ships(table: Tables) -> None:
    assert not any(LAND.port[place] for place in LAND.homes[ROMANS])
    t = bidden(table("short", {"agreed": "hungary,byzantium,holy-roman-empire"}), 0, 0, 10)
    t = play_on(t, "place-transport")
    assert {wish.split(":")[1] for wish in offered(t)} == {"caravan", "war-wagon"}
    refusal = t.why_not("holy-roman-empire", "place-transport:galley:1:COL")
    assert refusal is not None
    assert refusal.rule == "0.SETUP.10"


@rule("0.SETUP.11", "0.KING.05")
def test_a_barbarian_stands_at_every_fire_in_play(table: Tables) -> None:
    t = play_on(bidden(table("introduction"), 30, 10, 0), "keep-card")
    s = state(t)
    lit = [place for place in range(LAND.places) if s.count(place, BARBARIANS)]
    assert lit == sorted(place for place in LAND.fires if s.open[place])
    assert 0 < len(lit) < len(LAND.fires)
    open_fires = [LAND.names[place] for place in LAND.fires if s.open[place]]
    assert told(t, "fires-lit") == [{"unit": "light-infantry", "places": open_fires}]
    assert all(s.force(place, BARBARIANS) == [1, 0, 0, 0, 0, 0, 0] for place in lit)


@rule("0.SETUP.12", "0.SETUP.13")
def test_one_of_three_cards_is_kept_and_the_others_go_back(table: Tables) -> None:
    t = play_on(bidden(table("introduction"), 30, 10, 0), "keep-card")
    size = len(state(t).deck)
    hands = [[option.args["card"] for option in ask.options] for ask in t.asks()]
    assert [len(hand) for hand in hands] == [3, 3, 3]
    assert len({card for hand in hands for card in hand}) == 9
    for seat, ask in zip(t.seats, t.asks(), strict=True):
        t.choose(seat, ask.options[1].id)
    s = state(t)
    assert [s.holder[int(str(hand[1])) - 1] for hand in hands] == [0, 1, 2]
    assert [s.holder.count(seat) for seat in range(3)] == [1, 1, 1]
    assert len(s.deck) == size + 6
    kept = [{"seat": seat, "card": hand[1]} for seat, hand in zip(t.seats, hands, strict=True)]
    assert told(t, "card-kept") == kept


@rule("0.SETUP.12", "4.CARD.05")
def test_nobody_sees_what_others_were_dealt(table: Tables) -> None:
    t = play_on(bidden(table("introduction"), 30, 10, 0), "keep-card")
    frames = t.view("mamluks").data["frames"]
    assert isinstance(frames, list)
    dealt = frames[-1]["dealt"]
    assert [card >= 0 for card in dealt] == [False] * 3 + [True] * 3 + [False] * 3
    told = [event for event in t.story("mamluks") if event.key == "card-dealt"]
    assert [event.args["seat"] for event in told] == ["mamluks"] * 3
    faces = [f"keep-card:{event.args['card']}:{event.args['objective']}" for event in told]
    assert faces == [option.id for option in t.asks()[1].options]
    own = t.view("mamluks").data["own"]
    assert isinstance(own, dict)
    assert len([aim for aim in own["objective"] if aim >= 0]) == 3


@rule("0.SETUP.01")
def test_objectives_and_decks_are_in_random_order(table: Tables) -> None:
    one, other = (state(table("short", seed=seed)) for seed in (1, 2))
    assert sorted(one.objective) == sorted(other.objective) == list(range(72))
    assert one.objective != other.objective
    assert one.deck != other.deck
    assert one.event_deck != other.event_deck


@rule("0.SETUP.14", "4.CARD.15")
def test_a_first_token_of_any_colour(table: Tables) -> None:
    t = play_on(bidden(table("introduction"), 30, 10, 0), "take-token")
    assert asked(t) == ("byzantium", "take-token")
    assert len(offered(t)) == 6
    t.choose("byzantium", "take-token:red")
    s = state(t)
    assert s.tokens[3] == 1
    assert s.token_supply == [8, 8, 8, 7, 8, 8]
    assert told(t, "token-taken") == [{"seat": "byzantium", "colour": "red"}]


@rule("0.SETUP.17")
def test_then_the_first_turn_begins_with_the_events(table: Tables) -> None:
    t = play_on(bidden(table("introduction"), 30, 10, 0), "barbarian-dice")
    s = state(t)
    assert (s.turn, s.phase) == (1, 2)
    assert asked(t) == ("byzantium", "barbarian-dice")
    assert GAME.view(s, 0).ask is not None


@rule("0.SETUP.13")
def test_the_empire_deck_is_shuffled_again_when_all_have_their_card(table: Tables) -> None:
    t = play_on(bidden(table("introduction"), 0, 30, 10), "take-token")
    rules = [event.rule for event in t.log if event.key == "empire-deck-shuffled"]
    assert rules == ["0.SETUP.01", "0.SETUP.13"]


@rule("4.CARD.13", "0.KING.05")
def test_objectives_that_this_match_makes_impossible_are_not_in_the_deck(table: Tables) -> None:
    t = play_on(bidden(table("introduction"), 0, 30, 10), "take-token")
    s = state(t)
    there = [card for card in range(len(s.holder)) if card in s.deck or s.holder[card] >= 0]
    assert all(possible(s, s.objective[card]) for card in there)
    assert len(there) < len(s.holder)


@rule("W.BLOOD.01")
def test_blood_markers_lie_ready_only_where_they_are_agreed_on(table: Tables) -> None:
    assert state(table("introduction")).blood_left == 0
    assert state(table("introduction", {"blood": True})).blood_left == 18
