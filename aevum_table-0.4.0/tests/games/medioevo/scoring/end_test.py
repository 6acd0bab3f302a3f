"""V.END The final scoring of a match."""

from typing import Any

from aevum.games.medioevo.rules.buildings import CIVIL
from aevum.games.medioevo.rules.events.cards import TOLERATED
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import SEATS_MOST
from aevum.games.medioevo.rules.pieces import ARCHER, FORCE
from aevum.games.medioevo.rules.protection import building, protect
from aevum.games.medioevo.rules.scoring.end import FinalScoring, best_team
from aevum.games.medioevo.rules.scoring.reckoning import reckoning
from aevum.games.medioevo.rules.taxes.elimination import eliminate
from aevum.games.medioevo.rules.waste import overrun
from aevum.testing import example, rule


def items(m: Any, owner: str) -> dict[str, int]:
    return {item.key: item.value for item in reckoning(m.s)[m.seat(owner)]}


def decks(m: Any, level: int = 50) -> Any:
    """The card that is drawn at last, and below it one whose back shows this level."""
    m.s.event_deck = [TOLERATED.index(level), next(n for n in range(9) if TOLERATED[n] != level)]
    return m


@rule("V.END.03", "V.END.02")
def test_most_money_net_of_debts(match: Any) -> None:
    m = match().money("byzantium", 2000).money("mamluks", 1700)
    m.s.loans[0] = 1
    assert items(m, "mamluks")["award-money"] == 3
    assert "award-money" not in items(m, "byzantium")
    m.money("hungary", 1700)
    assert items(m, "mamluks")["award-money"] == items(m, "hungary")["award-money"] == 1


@example("EX-060")
@rule("D.DEBT.05", "V.END.03")
def test_a_thousand_florins_with_a_loan_count_as_450(match: Any) -> None:
    for money, points in ((449, [3, 0]), (450, [1, 1]), (451, [0, 3])):
        m = match().money("byzantium", 1000).money("mamluks", money)
        m.money("golden-horde", 0).money("hungary", 0).s.loans[0] = 1
        assert [items(m, owner).get("award-money", 0) for owner in ("byzantium", "mamluks")] == points


@rule("V.END.04")
def test_the_highest_great_market_that_somebody_controls(match: Any) -> None:
    m = match().market("CON", "salt", "wine").market("KON", "salt", "wine", "furs").market("ALE", "furs")
    assert items(m, "byzantium")["award-great-market"] == 3
    m.mark("KON", "mamluks")
    assert items(m, "mamluks")["award-great-market"] == 3
    m.put("KON", "barbarians", "light-infantry")
    assert items(m, "byzantium")["award-great-market"] == 3


@rule("V.END.05")
def test_the_highest_technology(match: Any) -> None:
    m = match().learn("byzantium", "logistics").learn("mamluks", "logistics", "law")
    assert items(m, "mamluks")["award-technology"] == 3


@rule("V.END.06", "V.END.07")
def test_the_holy_cities(match: Any) -> None:
    m = match(kingdoms="byzantium,mamluks,hungary,holy-roman-empire").mark("ROM", "hungary")
    assert items(m, "hungary")["award-rome"] == 3
    assert "award-jerusalem" not in items(m, "mamluks")
    m.mark("JER", "byzantium")
    assert items(m, "byzantium")["award-jerusalem"] == 3


@rule("V.END.08")
def test_buildings_and_territories(match: Any) -> None:
    m = (
        match()
        .build("CON", "byzantium", "city", "castle", "cathedral")
        .build("THE", "byzantium", "town", "tower")
    )
    m.build("ALE", "mamluks", "city", "castle").mark("KON", "hungary")
    assert items(m, "byzantium")["award-cathedrals"] == 3
    assert items(m, "byzantium")["award-cities"] == items(m, "mamluks")["award-castles"] == 1
    assert items(m, "hungary")["award-territories"] == 3


@rule("V.END.09")
def test_a_monopoly_is_of_all_settlements_in_play(match: Any) -> None:
    m = match(kingdoms="byzantium,mamluks,golden-horde")
    # Of textiles: beside Constantinople; Cologne and others lie outside the map.
    assert not m.s.open[m.area("COL")]
    m.mark("KON", "byzantium")
    m.mark("ACR", "byzantium")
    assert "award-monopoly" not in items(m, "byzantium")
    m.mark("VEN", "byzantium")
    assert items(m, "byzantium")["award-monopoly"] == 3


@rule("V.END.09")
def test_each_of_the_eight_goods_may_be_a_monopoly(match: Any) -> None:
    for good in range(8):
        m = match()
        for place in LAND.settlements:
            if m.s.open[place] and LAND.good[place] == good:
                m.mark(LAND.names[place], "hungary")
        assert items(m, "hungary")["award-monopoly"] == 3, good


@rule("V.END.10", "5.CAPT.10", "V.END.11", "V.END.12")
def test_prisoners_debts_and_tokens(match: Any) -> None:
    m = match().token("byzantium", "red", 2).token("byzantium", "blue")
    m.s.loans[0] = 3
    m.s.prisoners[(1 * SEATS_MOST + 0) * FORCE + ARCHER] = 2
    m.s.prisoners[(2 * SEATS_MOST + 0) * FORCE + ARCHER] = 2
    found = items(m, "byzantium")
    assert (found["award-prisoners"], found["award-debts"], found["award-tokens"]) == (-6, -6, 3)


@rule("V.END.13", "0.GEN.02")
def test_all_points_are_told_item_by_item_and_the_most_win(match: Any) -> None:
    m = decks(match()).money("byzantium", 1700).token("mamluks", "red", 5)
    m.s.honour[2] = 17
    m.begin(FinalScoring())
    told = {event.args["seat"]: event for event in m.events("final-score")}
    assert told["byzantium"].args["points"] == 10 + 3 + 1
    roll = told["mamluks"].roll
    assert roll is not None
    # Jerusalem is their own; everybody has seven territories.
    assert [(item.value, item.rule) for item in roll.modifiers] == [
        (10, "0.GEN.09"), (1, "V.END.08"), (8, "V.END.12"),
    ]  # fmt: skip
    outcome = m.s.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ([1], [14, 19, 18, 11])


@rule("V.END.13")
def test_ties_go_to_the_richest_then_to_the_earlier(match: Any) -> None:
    m = decks(match()).money("hungary", 1700)
    m.s.honour[0] = 13
    m.begin(FinalScoring())
    assert m.s.outcome is not None
    assert m.s.outcome.winners == [3]
    m = decks(match())
    m.s.order = [2, 3, 0, 1]
    m.begin(FinalScoring())
    assert m.s.outcome is not None
    assert m.s.outcome.winners == [2]


@rule("V.END.01")
def test_a_last_check_for_rebellions(match: Any) -> None:
    m = decks(match(), 30).turn(8, 7).hush()
    for place in ("CON", "ADR", "GAL", "TRO", "THE", "NIC"):
        m.put(place, "byzantium", "heavy-infantry")
    m.s.tax[0] = 40
    drawn = m.s.event_deck[-1]
    m.begin(FinalScoring())
    # The only home territory without units; it is barbarian when territories are counted.
    assert m.s.event == drawn
    assert m.lord("SMY") == ""
    assert m.at("SMY", "barbarians")
    assert m.events("rebellion")[-1].args["place"] == "SMY"
    points = {event.args["seat"]: event.args["points"] for event in m.events("final-score")}
    assert points["byzantium"] == points["mamluks"] - 1


@rule("V.END.01", "4.CARD.11")
def test_points_left_of_the_last_phase_are_gone_before_the_last_check(match: Any) -> None:
    m = decks(match(), 30).turn(8, 7).learn("byzantium", "law").points("byzantium", "orange", 3)
    m.s.tax[0] = 40
    m.begin(FinalScoring())
    assert m.asked() == ("byzantium", "place-rebellion")
    assert sum(m.s.store) == 0


@rule("V.END.08", "E.BARB.10", "K.CARD.20", "K.51.3")
def test_what_a_diplomat_kept_from_barbarians_is_lost_before_the_points(match: Any) -> None:
    m = decks(match()).turn(8, 7).hush().build("THE", "byzantium", "city")
    m.put("THE", "barbarians", "light-infantry")
    protect(m.s, 0, building(m.area("THE"), CIVIL))
    overrun(m.s)
    assert m.s.builder[m.area("THE")] == 0
    m.s.effects = []  # the last turn is over
    m.begin(FinalScoring())
    assert (m.s.builder[m.area("THE")], len(m.events("final-score"))) == (-1, 4)


@rule("V.END.01", "V.LOSS.05")
def test_further_rebellions_cost_honour_points_at_the_end_too(match: Any) -> None:
    m = decks(match(), 30).turn(8, 7).hush()
    m.put("SMY", "barbarians", "light-infantry")
    m.s.tax[0] = 40
    m.begin(FinalScoring())
    m.do("place-rebellion:CON")
    assert m.events("honour-lost")[-1].args["seat"] == "byzantium"


@rule("0.GEN.05", "V.END.01")
def test_the_final_scoring_is_played_out_after_a_limit_was_reached(match: Any) -> None:
    m = decks(match(**{"honour-limit": 20}), 30).turn(3, 5).hush()
    m.s.honour[3], m.s.over = 20, True
    m.s.tax[0] = 40
    m.put("SMY", "barbarians", "light-infantry")
    m.active("hungary").begin(FinalScoring())
    # It is no phase and nobody's turn: nothing stops it once more.
    assert (m.s.phase, m.s.active, m.s.over) == (0, -1, False)
    m.do("place-rebellion:CON")
    assert m.events("honour-lost")
    assert m.s.outcome is not None
    assert m.s.outcome.winners == [3]


@rule("W.TEAM.01")
def test_teams_add_up_their_points(match: Any) -> None:
    m = decks(match(teams=True)).token("hungary", "red", 5)
    m.s.honour[0] = 15
    m.begin(FinalScoring())
    outcome = m.s.outcome
    assert outcome is not None
    assert outcome.winners == [1, 3]
    assert outcome.key == "team-victory"
    assert outcome.args["points"] == outcome.scores[1] + outcome.scores[3]


@rule("W.TEAM.01")
def test_ties_of_teams() -> None:
    assert best_team([0, 1, 0, 1], [10, 12, 12, 10], [100, 0, 0, 200], [0, 1, 2, 3]) == 1
    assert best_team([0, 1, 0, 1], [10, 12, 12, 10], [100, 0, 0, 100], [3, 0, 1, 2]) == 1
    assert best_team([0, 1, 0, 1], [10, 12, 12, 10], [0, 0, 0, 0], [0, 2, 3]) == 0


@rule("D.BANK.05", "V.END.13")
def test_who_is_out_of_the_game_neither_scores_nor_wins(match: Any) -> None:
    m = decks(match())
    m.s.honour[2] = 40
    m.s.out[2] = 1
    m.s.order = [0, 1, 3]
    m.s.enthrone()
    m.begin(FinalScoring())
    assert [event.args["seat"] for event in m.events("final-score")] == ["byzantium", "mamluks", "hungary"]
    assert m.s.outcome is not None
    assert m.s.outcome.winners == [0]
    assert m.told("screen-lifted") == ("V.END.03", {"seat": "hungary", "florins": 1600, "loans": 0})


@rule("V.END.08", "5.TERR.04")
def test_a_city_that_its_builder_has_left_counts_for_who_controls_it(match: Any) -> None:
    m = decks(match().build("CON", "mamluks", "city")).begin(FinalScoring())
    (told,) = [event for event in m.log if event.key == "final-score" and event.args["seat"] == "byzantium"]
    assert told.roll is not None
    assert "award-cities" in [item.key for item in told.roll.modifiers]


@rule("V.END.03", "D.BANK.05")
def test_who_is_out_is_not_counted_and_all_others_are(match: Any) -> None:
    m = decks(match())
    eliminate(m.s, 0)
    m.begin(FinalScoring())
    for key in ("screen-lifted", "final-score"):
        assert [event.args["seat"] for event in m.events(key)] == ["mamluks", "golden-horde", "hungary"]
