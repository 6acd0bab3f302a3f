"""What happens is told, with the rule that it follows."""

from collections.abc import Callable

from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.diplomacy.war import declare
from aevum.games.medioevo.rules.ending.phase import EndPhase
from aevum.games.medioevo.rules.events.raiders import Raiders
from aevum.games.medioevo.rules.scoring.end import FinalScoring
from aevum.games.medioevo.rules.tables import COMBAT
from aevum.games.medioevo.rules.taxes.interest import Interest
from aevum.games.medioevo.rules.taxes.paying import Upkeep
from aevum.games.medioevo.rules.taxes.phase import TaxPhase
from aevum.games.medioevo.rules.terms import DEFENCE
from aevum.games.medioevo.rules.uses.pay import Pay
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch
from tests.games.medioevo.uses.pause import Pause

Maker = Callable[..., ScriptedMatch]


@rule("3.TAX.01", "3.TAX.07")
def test_taxes_and_upkeep(match: Maker) -> None:
    m = match().turn(2, 3).put("CON", "byzantium", "archer", 2).hush().begin(TaxPhase()).do("tax:30")
    assert m.told("tax-level") == ("3.TAX.01", {"seat": "byzantium", "florins": 30})
    assert m.asked() == ("byzantium", "upkeep")
    due = m.ask().args["florins"]
    m.do(f"pay-upkeep:{due}")
    assert m.told("upkeep-paid") == ("3.TAX.07", {"seat": "byzantium", "florins": due})


@rule("D.BANK.01")
def test_who_is_bankrupt(match: Maker) -> None:
    m = match().turn(3, 3).money("mamluks", 0)
    m.s.loans[1], m.s.borrowed[1] = 5, 1
    m.hush().begin(Interest(1))
    assert m.told("bankrupt") == ("D.BANK.01", {"seat": "mamluks", "florins": 200})
    assert m.ask().args == {"florins": 200}
    m.do("raise-no-more")
    assert m.told("interest-missed") == ("D.BANK.01", {"seat": "mamluks", "florins": 200})


@rule("4.CARD.16")
def test_tokens_that_are_flipped(match: Maker) -> None:
    m = match().token("mamluks", "red", 2).begin(Pay(1, COMBAT, 2)).do("flip-token:red", "flip-token:red")
    assert [event.args for event in m.events("token-flipped")] == [{"seat": "mamluks", "colour": "red"}] * 2
    assert m.done()
    assert m.s.flipped[1 * 6 + COMBAT] == 2


@rule("C.DIP.02", "C.PACT.14")
def test_war_and_disputes(match: Maker) -> None:
    m = match()
    declare(m.s, 1, 3)
    assert m.told("war-declared") == ("C.DIP.02", {"seat": "mamluks", "enemy_seat": "hungary"})
    m.s.terms = [[1, DEFENCE, 0, 2, 0, 0, 3, 0]]
    m.s.pacts_made = 1
    m.put("CON", "byzantium", "archer").active("byzantium").begin(Upkeep(0)).do("dispute-pact:1")
    m.do("broken", "respected", "respected", "broken")
    voted = [(event.key, event.args["seat"]) for event in m.log if event.key.startswith("voted")]
    assert voted == [
        ("voted-broken", "byzantium"),
        ("voted-respected", "mamluks"),
        ("voted-respected", "golden-horde"),
        ("voted-broken", "hungary"),
    ]
    assert m.told("pact-upheld") == ("C.PACT.14", {"pact": 1})


@rule("7.END.03", "V.END.01")
def test_the_end_of_a_turn_and_of_the_match(match: Maker) -> None:
    m = match().turn(4, 7).begin(EndPhase())
    assert m.told("turn-ends") == ("7.END.03", {"turn": 4})
    m.s.event_deck = [3, 4]
    m.begin(FinalScoring())
    assert m.told("final-scoring") == ("V.END.01", {"turn": 4})


@rule("0.GEN.04")
def test_time_is_called_and_up(match: Maker) -> None:
    m = match(**{"time-limit": 240}).turn(3).active("byzantium").begin(Pause())
    for seat in ("byzantium", "mamluks", "hungary"):
        assert m.events("time-is-up") == []
        GAME.choose(m.s, m.seat(seat), "call-time:240")
        assert m.told("time-called") == ("0.GEN.04", {"seat": seat})
    assert m.told("time-is-up") == ("0.GEN.04", {"turn": 3})
    GAME.choose(m.s, m.seat("golden-horde"), "call-time:240")
    assert len(m.events("time-is-up")) == 1


@rule("2.BARB.02")
def test_raids_by_land_and_sea(match: Maker) -> None:
    m = match().turn(2, 2).put("BUL", "barbarians", "light-infantry", 5).hush().begin(Raiders(0))
    embark = [wish for wish in m.offered() if wish.startswith("raid-embark")]
    march = [wish for wish in m.offered() if wish.startswith("raid-march")]
    assert embark
    assert march
    m.do(embark[0])
    told = m.log[-1] if m.log[-1].key.startswith("raid") else m.events("raid-embark")[-1]
    assert (told.key, told.rule, told.args["seat"]) == ("raid-embark", "2.BARB.02", "byzantium")
    landing = [wish for wish in m.offered() if wish.startswith(("raid-land", "raid-sail"))]
    m.do(landing[0])
    assert m.events(landing[0].split(":")[0])
