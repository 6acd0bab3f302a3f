"""Cards outside battles looked at more closely: one condition of a clause at a time."""

from collections.abc import Callable

from aevum.games.medioevo.rules.taxes.interest import Interest
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch
from tests.games.medioevo.uses.pause import Pause

Maker = Callable[..., ScriptedMatch]


@rule("K.63.1", "6.GMKT.03")
def test_camel_63_moves_cubes_of_the_market_alone(match: Maker) -> None:
    m = match().turn(2, 4).give("byzantium", 63).market("CON", "wine", "salt").market("THE", "wine")
    m.active("byzantium").begin(Pause())
    assert [wish for wish in m.offered() if "63" in wish] == ["use-card:63:CON", "use-card:63:THE"]
    m.do("use-card:63:CON")
    assert {wish.split(":")[1] for wish in m.offered()} == {"wine", "salt"}
    assert "move-cube:salt:THE" in m.offered()
    assert "move-cube:wine:THE" not in m.offered()


@rule("K.72.1", "B.MONASTICISM.1", "K.58.1")
def test_mystic_72_counts_the_points_of_cards_and_pirates_and_no_other_figures(match: Maker) -> None:
    # A Tax Collector gives two orange points, which are of one colour; his 10 florins are no points.
    for cards, serves in (((22,), False), ((58,), True)):
        m = match().turn(2, 4).give("byzantium", 72, *cards).learn("byzantium", "monasticism")
        m.active("byzantium").begin(Pause())
        assert ("use-card:72" in m.offered()) == serves


@rule("K.44.1")
def test_a_bard_makes_nothing_ready_that_is_ready(match: Maker) -> None:
    m = match().give("byzantium", 44, 8, 9).active("byzantium")
    m.s.turned[7] = 1
    m.begin(Pause())
    assert [wish for wish in m.offered() if wish.startswith("use-card:44")] == ["use-card:44:8"]


@rule("K.38.1", "D.BANK.01")
def test_magnate_38_takes_his_florins_off_one_payment(match: Maker) -> None:
    m = match().turn(3, 3).give("byzantium", 38).money("byzantium", 600).active("byzantium")
    m.s.loans[0], m.s.most_owed[0], m.s.arrears[0], m.s.missed[0] = 4, 4, 200, 1
    m.begin(Pause()).do("use-card:38", "pay-arrears:150")
    assert m.florins("byzantium") == 450
    m.begin(Interest(0))
    assert m.events("interest-paid")[0].args["florins"] == 200
