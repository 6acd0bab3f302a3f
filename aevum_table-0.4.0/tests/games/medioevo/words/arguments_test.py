"""Questions and events name what they are about."""

from collections.abc import Callable

from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.setup.first_cards import FirstCards
from aevum.games.medioevo.rules.taxes.paying import Upkeep
from aevum.games.medioevo.rules.terms import DEFENCE, PASSAGE
from aevum.games.medioevo.rules.trade.phase import TradePhase
from aevum.testing import rule
from tests.games.medioevo.combat.field import combat
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]


def allied(m: ScriptedMatch) -> ScriptedMatch:
    """Byzantium owes the Golden Horde help, and lets it pass."""
    m.s.terms = [[1, DEFENCE, 0, 2, 0, 0, 3, 0], [1, PASSAGE, 0, 2, 0, 0, 0, 0]]
    m.s.pacts_made = 1
    return m.put("CON", "byzantium", "archer").active("byzantium").begin(Upkeep(0))


@rule("5.MOVE.03")
def test_who_marches_with_what(match: Maker) -> None:
    m = match().put("CON", "byzantium", "archer", 2)
    m.item("CON", "byzantium", "war-wagon")
    combat(m).do("set-out-from:CON", "take-all")
    assert m.ask().args == {"place": "CON", "count": 2, "things": 1}
    m.do("go-to:ADR")
    assert m.told("marched") == ("5.MOVE.03", {"seat": "byzantium", "place": "ADR", "count": 2, "things": 1})


@rule("C.PACT.13", "C.PACT.14")
def test_what_a_broken_pact_said(match: Maker) -> None:
    m = allied(match()).do("dispute-pact:1")
    assert m.ask().args == {"pact": 1, "seat": "byzantium", "other_seat": "golden-horde"}
    terms = m.events("pact-disputed")[0].args["terms"]
    assert terms
    m.do("broken", "broken", "broken", "respected")
    rule_id, told = m.told("pact-broken")
    assert (rule_id, told["seat"], told["other_seat"]) == ("C.PACT.13", "golden-horde", "byzantium")
    assert (told["pact"], told["terms"]) == (1, terms)


@rule("C.PACT.15")
def test_which_pact_is_to_end(match: Maker) -> None:
    m = allied(match()).do("end-pact:1")
    assert (m.asked(), m.ask().args["pact"]) == (("golden-horde", "end-of-pact-offered"), 1)


@rule("6.ROUTE.01", "6.ROUTE.02")
def test_the_steps_of_a_route(match: Maker) -> None:
    m = match()
    m.item("KIE", "golden-horde", "caravan", 3)
    m.turn(2, 6).hush().begin(TradePhase()).do("choose-trader:caravan:3:1", "buy-cubes:1:slaves:100")
    assert m.ask().args == {"place": "KIE"}
    m.do("open-route")
    steps = ["CAF", "SAR", "TRE", "ANT"]
    for at, step in enumerate(steps):
        assert m.ask().args == {"place": "KIE", "count": at, "places": steps[:at]}
        m.do(f"route-step:{step}")
    m.do("close-route:4:2")
    assert m.told("route-opened") == (
        "6.ROUTE.01",
        {"seat": "golden-horde", "from_place": "KIE", "places": steps},
    )


@rule("0.SETUP.12")
def test_each_hears_of_the_own_cards_with_their_objectives(match: Maker) -> None:
    m = match().begin(FirstCards())
    dealt = m.events("card-dealt")
    assert len(dealt) == 3 * 4
    for at, event in enumerate(dealt):
        assert event.args["seat"] == m.s.seats[at // 3]
        assert event.args["objective"]
        assert [event.seen_by(seat) for seat in range(4)] == [seat == at // 3 for seat in range(4)]
    kept: list[str] = []
    for seat in range(4):
        ask = m.s.ask_of(seat)
        assert ask is not None
        assert [option.args["card"] for option in ask.options] == [
            event.args["card"] for event in dealt[3 * seat : 3 * seat + 3]
        ]
        kept.append(str(ask.options[1].args["card"]))
        GAME.choose(m.s, seat, ask.options[1].id)
    assert [event.args["card"] for event in m.events("card-kept")] == kept
    assert (m.done(), len(m.s.deck)) == (True, 72 - 4)
    assert sorted(m.s.deck) == sorted(set(range(72)) - {int(card) - 1 for card in kept})
