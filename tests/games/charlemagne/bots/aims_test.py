"""Either side knows what it plays for."""

from collections.abc import Callable
from functools import partial
from random import Random

from aevum.games.charlemagne import GAME
from aevum.games.charlemagne.bots.bot import Chancellor
from aevum.games.charlemagne.bots.envoys import worth_in_hand
from aevum.games.charlemagne.bots.fighting import Clash
from aevum.games.charlemagne.bots.garrisons import movers
from aevum.games.charlemagne.bots.marching import battered
from aevum.games.charlemagne.bots.preaching import gain
from aevum.games.charlemagne.bots.raiding import plunder
from aevum.games.charlemagne.bots.wars import wars
from aevum.games.charlemagne.bots.worth import capture, swing
from aevum.games.charlemagne.rules.battle.battle import Battle
from aevum.games.charlemagne.rules.counters import CHARLEMAGNE, KIND, MILITIA
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.levy.phase import LevyPhase
from aevum.games.charlemagne.rules.markers import NAMES
from aevum.games.charlemagne.rules.operations.phase import OperationsPhase
from aevum.games.charlemagne.rules.regions import region
from aevum.games.charlemagne.rules.state import POOL
from aevum.games.charlemagne.rules.tables import EMPIRE, NEUTRAL, TRIBAL
from aevum.games.charlemagne.rules.treasury.phase import TreasuryPhase
from aevum.games.charlemagne.rules.vassalage.phase import VassalagePhase
from tests.games.charlemagne.conftest import ScriptedMatch

Made = Callable[..., ScriptedMatch]


def chosen(m: ScriptedMatch) -> str:
    """What the bot answers to the open question."""
    ask = m.ask()
    return Chancellor().choose(ask, partial(GAME.view, m.s, ask.seat), Random(1)).id


def test_the_empire_wants_regions_and_the_other_wants_them_away(match: Made) -> None:
    s = match().s
    bavaria, neustria = region("BAV"), region("NEU")
    assert swing(s, EMPIRE, bavaria, EMPIRE) > swing(s, EMPIRE, region("BOH"), EMPIRE) > 0
    assert swing(s, TRIBAL, bavaria, TRIBAL) > 0 > swing(s, TRIBAL, bavaria, EMPIRE)
    assert swing(s, TRIBAL, neustria, TRIBAL) > swing(s, TRIBAL, neustria, NEUTRAL) > 0


def test_a_burg_with_a_court_is_worth_more(match: Made) -> None:
    m = match()
    pavia, genoa = m.hex("Pavia"), m.hex("Genoa")
    assert capture(m.s, pavia, EMPIRE) > capture(m.s, genoa, EMPIRE) > 0
    assert capture(m.s, pavia, TRIBAL) == 0


def test_charlemagne_counts_thrice_in_an_attack(match: Made) -> None:
    m = match().clear()
    m.put("Aachen", "AUS field-army", 2).leader("Aachen", "empire").put("Cologne", "LOM field-army", 3)
    led = Clash(m.s, EMPIRE, m.s.pieces(m.hex("Aachen")), m.hex("Aachen"), m.hex("Cologne"))
    alone = Clash(m.s, EMPIRE, led.attackers[:2], m.hex("Aachen"), m.hex("Cologne"))
    assert led.attack == alone.attack * 3
    assert led.wary() > alone.wary()


def test_a_garrison_stays_and_the_slow_do_not_hold_up_the_swift(match: Made) -> None:
    m = match().clear().put("Paris", "NEU field-army", 2).put("Paris", "NEU militia", 2)
    force = movers(m.s, EMPIRE, m.hex("Paris"))
    assert len(force) == 2
    assert all(KIND[piece] != MILITIA for piece in force)
    m.clear().put("Paris", "NEU field-army")
    assert movers(m.s, EMPIRE, m.hex("Paris")) == []


def test_austrasia_is_never_left_open(match: Made) -> None:
    m = match().clear().put("Aachen", "AUS field-army", 4).put("Metz", "AUS field-army", 2)
    assert len(movers(m.s, EMPIRE, m.hex("Aachen"))) == 2
    assert len(movers(m.s, EMPIRE, m.hex("Metz"))) == 1


def test_charlemagne_stays_with_his_men_and_reckons_with_losses(match: Made) -> None:
    m = (
        match()
        .clear()
        .put("Paris", "NEU field-army", 2)
        .put("Paris", "NEU militia")
        .leader("Paris", "empire")
    )
    force = movers(m.s, EMPIRE, m.hex("Paris"))
    assert CHARLEMAGNE in force
    assert [m.name(piece) for piece in battered(force)] == ["NEU field-army", "charlemagne"]


def test_only_the_tribal_player_lays_waste(match: Made) -> None:
    m = match().clear().put("Rouen", "SAX warriors", 4)
    rouen = m.hex("Rouen")
    assert plunder(m.s, TRIBAL, rouen, m.s.pieces(rouen)) > 0
    m.clear().put("Verden", "AUS field-army", 3)
    assert plunder(m.s, EMPIRE, m.hex("Verden"), m.s.pieces(m.hex("Verden"))) == 0


def test_either_side_has_a_faith_to_spread(match: Made) -> None:
    s = match().s
    assert gain(s, EMPIRE, region("FRI")) > gain(s, EMPIRE, region("SAX")) > 0
    assert gain(s, TRIBAL, region("LOM")) > gain(s, TRIBAL, region("SAX"))
    assert gain(s, TRIBAL, region("COR")) == 0


def test_it_courts_where_the_king_made_war(match: Made) -> None:
    m = match().hush().control("LOM", "neutral").give("empire", "vassalage").begin(VassalagePhase())
    assert chosen(m) == "attempt:LOM"


def test_it_takes_from_the_enemy_first(match: Made) -> None:
    m = match().hush().give("empire", "vassalage").begin(VassalagePhase())
    assert chosen(m) == "attempt:LOM"


def test_it_does_not_court_without_a_marker_for_it(match: Made) -> None:
    m = match().hush().give("empire", "missionary").begin(VassalagePhase())
    assert chosen(m) == "pass"


def test_markers_of_vassalage_are_kept_before_others_where_somebody_is_to_be_courted(match: Made) -> None:
    s = match().s
    vassalage, pavia, ring = (
        NAMES.index(name) for name in ("vassalage", "crown-of-pavia", "ring-of-the-avars")
    )
    assert worth_in_hand(s, EMPIRE, vassalage) > worth_in_hand(s, EMPIRE, NAMES.index("treachery"))
    # Lombardy can be reached from Burgundy, nobody of the Ring from anywhere but Thuringia.
    assert worth_in_hand(s, EMPIRE, pavia) > worth_in_hand(s, EMPIRE, vassalage)
    s.control[region("THU")] = TRIBAL
    assert worth_in_hand(s, EMPIRE, ring) < worth_in_hand(s, EMPIRE, vassalage)


def test_no_war_on_a_neutral_land_that_it_half_holds(match: Made) -> None:
    m = match().hush().control("SAX", "neutral").control("LOM", "neutral")
    assert wars(m.s, EMPIRE) == region("SAX")
    home = m.s.pieces(m.hex("Eresburg"))
    for piece in home:
        m.s.put(piece, POOL)
    m.put("Eresburg", "AUS militia")
    assert wars(m.s, EMPIRE) != region("SAX")


def test_treachery_strikes_the_coinage_of_a_rich_realm(match: Made) -> None:
    m = match().give("empire", "honest-coinage").give("tribal", "treachery").begin(TreasuryPhase())
    m.do("play:honest-coinage")
    assert m.asked() == ("tribal", "treachery")
    assert chosen(m) == "play:treachery"


def test_an_empty_burg_is_garrisoned_first(match: Made) -> None:
    m = match().hush()
    for piece in list(m.s.pieces(m.hex("Metz"))):
        m.s.put(piece, -1)
    m.begin(LevyPhase())
    assert chosen(m) == f"levy:{LAND.names[m.hex('Metz')]}:AUS:militia"


def test_a_leader_in_rome_is_crowned(match: Made) -> None:
    m = match().clear().control("RSP", "empire").put("Rome", "AUS field-army", 2).leader("Rome", "empire")
    m.give("empire", "augustus").begin(OperationsPhase())
    assert chosen(m) == "crown:augustus:charlemagne"
    m.do("crown:augustus:charlemagne")
    assert m.s.augustus == CHARLEMAGNE


def test_a_marker_is_played_where_it_moves_the_odds(match: Made) -> None:
    m = match().clear().put("Metz", "AUS field-army", 4).put("Verdun", "SAX warriors", 3)
    m.give("empire", "military-advance")
    m.begin(Battle(EMPIRE, m.hex("Metz"), m.hex("Verdun"), list(m.s.pieces(m.hex("Metz")))))
    assert m.asked() == ("empire", "battle-attack")
    assert chosen(m) == "play:military-advance"


def test_no_marker_is_wasted_on_a_battle_that_is_won(match: Made) -> None:
    m = match().clear().put("Metz", "AUS field-army", 6).put("Verdun", "SAX warriors")
    m.give("empire", "military-advance")
    m.begin(Battle(EMPIRE, m.hex("Metz"), m.hex("Verdun"), list(m.s.pieces(m.hex("Metz")))))
    assert chosen(m) == "pass"
