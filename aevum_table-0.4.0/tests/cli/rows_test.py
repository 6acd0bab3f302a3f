"""Packs with rows more or less than ours: played with, or refused in a sentence."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.packing import Pack
from tests.seated import Run

Change = Callable[[Pack], None]


def checked(run: Run, pack: Pack) -> tuple[int, str]:
    """The exit code, and the one line that was written."""
    code, out, err = run("data", pack.game, "--check", str(pack.folder))
    assert (out + err).count("\n") == 1
    return code, out + err


# Medioevo


def card_73(pack: Pack) -> None:
    pack.more("cards", "22", card="73")
    pack.more("card-points", card="73")
    pack.more("objectives", objective="the-last-word", card="73")


CARD_73 = ("aim-the-last-word", "card-73", "gist-card-73", "objective-the-last-word")


def test_a_73rd_empire_card_without_words_is_told_which_it_lacks(run: Run, tmp_path: Path) -> None:
    pack = Pack("medioevo", tmp_path)
    card_73(pack)
    code, told = checked(run, pack)
    assert code == 2
    assert f"there are no words for {', '.join(CARD_73)}: write them into en.ftl of the pack" in told


def test_a_73rd_empire_card(run: Run, tmp_path: Path) -> None:
    pack = Pack("medioevo", tmp_path)
    card_73(pack)
    pack.say(*CARD_73)
    assert checked(run, pack) == (
        0,
        "4 files are sound: card-points.csv, cards.csv, en.ftl, objectives.csv.\n",
    )


def more_of_medioevo(pack: Pack) -> None:
    """A seventh kingdom with two places, one with a port, a good, a terrain, an event and so on."""
    pack.more("kingdoms", kingdom="xanadu", colour="pink")
    pack.more("kingdom-links", a="xanadu", b="novgorod")
    pack.more("goods", good="amber", colour="teal")
    pack.more("terrain", terrain="marsh")
    pack.more("places", "NOV", place="XAN", home="xanadu", good="amber", terrain="marsh")
    pack.more("places", "NOV", place="XAD", home="xanadu", port="1")
    for a, b, kind in (("NOV", "XAN", "land"), ("XAN", "XAD", "land"), ("XAD", "NSE", "port")):
        pack.more("edges", a=a, b=b, kind=kind)
    pack.more("events", event="EV37")
    pack.more("objectives", objective="the-last-word", card="73")
    pack.more("property-markers")
    pack.more("routes", steps="5", points="3")
    pack.more("tokens", tokens="9", points="30")
    scenarios = (pack.data / "scenarios.toml").read_text(encoding="utf-8")
    pack.folder.joinpath("scenarios.toml").write_text(
        scenarios.replace("[3, 4, 5, 6]", "[3, 4, 5, 6, 7]"), encoding="utf-8"
    )
    pack.say("seat-xanadu", "kingdom-xanadu", "seat-player-7", "good-amber", "terrain-marsh", "place-XAN")
    pack.say("place-XAD", "title-EV37", "gist-EV37", "region-EV37", *CARD_73[::3])


def less_of_medioevo(pack: Pack) -> None:
    """Cards whose figures the rules need, the deposit of the Magnate, a kingdom, an event, a place."""
    for card in ("4", "6", "8", "10", "19", "28", "36", "52", "72"):
        pack.less("cards", card=card)
        pack.less("card-points", card=card)
    pack.less("kingdoms", kingdom="novgorod")
    pack.less("kingdom-links", a="novgorod")
    places = [row for row in pack.rows("places") if row["place"] != "LAD"]
    pack.write("places", [{**row, "home": row["home"].replace("novgorod", "")} for row in places])
    pack.less("edges", a="LAD", b="LAD")
    events = [{**row, "territories": row["territories"].replace("LAD", "")} for row in pack.rows("events")]
    pack.write("events", events[:-1])
    pack.less("routes", steps="8")
    scenarios = (pack.data / "scenarios.toml").read_text(encoding="utf-8")
    pack.folder.joinpath("scenarios.toml").write_text(
        scenarios.replace("[3, 4, 5, 6]", "[3, 4, 5]"), encoding="utf-8"
    )


# Charlemagne


def more_of_charlemagne(pack: Pack) -> None:
    """A region with a burg, carved out of Serbia, a seventh leader, an event, a level of victory."""
    taken = [row["hex"] for row in pack.rows("hexes") if row["region"] == "SER" and not row["burg"]][:3]
    pack.more("regions", region="XYZ")
    pack.more("burgs", burg="Xanten", title="Xanten", region="XYZ", civilization="1")
    pack.write(
        "hexes",
        [
            {**row, "region": "XYZ", "burg": "Xanten" if row["hex"] == taken[0] else "", "port": "coast"}
            if row["hex"] in taken
            else row
            for row in pack.rows("hexes")
        ],
    )
    pack.more("pool", region="XYZ", unit="nomads", count="5")
    pack.more("setup", burg="Xanten", unit="nomads", count="2")
    pack.more("leaders", leader="leader-7", empire="Otto", tribal="Hrolf")
    pack.change("markers", "leader", count="7")
    pack.change("events", "revolt-e", last="55")
    pack.more("events", "plague", event="great-plague", first="56", last="56")
    pack.more("levels", "771", level="empire-total", least="300")
    pack.say("region-XYZ", "leader-otto", "leader-hrolf", "title-great-plague", "gist-great-plague")
    pack.say("level-empire-total", "outcome-empire-total")


def less_of_charlemagne(pack: Pack) -> None:
    """No Serbia, no leaders but Charlemagne, no Augustus."""
    hexes = {row["hex"] for row in pack.rows("hexes") if row["region"] == "SER"}
    burgs = {row["burg"] for row in pack.rows("burgs") if row["region"] == "SER"}
    for table in ("regions", "burgs", "hexes", "pool"):
        pack.less(table, region="SER")
    pack.write("setup", [row for row in pack.rows("setup") if row["burg"] not in burgs])
    sides = [row for row in pack.rows("hexsides") if not hexes & {row["a"], row["b"]}]
    pack.write("hexsides", sides)
    pack.write(
        "events", [{**row, "regions": row["regions"].replace(";SER", "")} for row in pack.rows("events")]
    )
    pack.write("leaders", pack.rows("leaders")[:1])
    pack.change("markers", "leader", count="0")
    pack.change("markers", "augustus", count="0")


# Invasions


def more_of_invasions(pack: Pack) -> None:
    """A people with all that belongs to it, two provinces, a kind of unit, and cards for every deck."""
    for table in ("nations", "cards", "seating"):
        pack.more(table, "gepids", nation="xerxians")
    pack.change("cards", "xerxians", arrival="2", initiative="30")
    pack.more("leaders", "ardaricus", leader="xerxes", nation="xerxians", turns="2")
    pack.more("leaders", "rex-of-the-gepids", leader="rex-x", nation="xerxians")
    pack.more(
        "timeline", "5", turn="2", entry="arrival", nation="xerxians", place="Nova", units="3 camel-rider"
    )
    pack.more("units", "cavalry", unit="camel-rider")
    pack.more("prices", "cavalry", unit="camel-rider")
    pack.more("counters", "gepids", nation="xerxians", unit="camel-rider", count="6")
    pack.more("objectives", "gepids", nation="xerxians", what="province", name="Nova")
    own = next(row for row in pack.rows("provinces") if row["province"] == "Tisia")
    nova = {**own, "province": "Nova", "city": "Novum", "city_level": "1"}
    pack.write("provinces", [*pack.rows("provinces"), nova, {**own, "province": "Secunda", "city": ""}])
    for a, b in (("Tisia", "Nova"), ("Nova", "Secunda"), ("Dacia", "Secunda")):
        pack.more("borders", "Abascia", a=a, b=b, border="open", name="", sea="", map="base")
    pack.more("events", "2", number="73")  # a third Ambush, apart from the others
    pack.more("events", "10", number="74", key="new-event")
    pack.more("diplomacy", "1", card="19")
    pack.more("pillage", "1", marker="27")
    pack.more("administration", card="new-edict")
    pack.more("calamities", calamity="boredom")
    pack.say("nation-xerxians", "people-xerxians", "leader-xerxes", "leader-rex-x", "edict-new-edict")
    pack.say("unit-camel-rider", "short-camel-rider", "title-new-event", "gist-new-event", "calamity-boredom")


def less_of_invasions(pack: Pack) -> None:
    pack.less("leaders", leader="cunimundus")
    pack.less("provinces", province="Silesia")
    pack.less("borders", a="Silesia", b="Silesia")
    pack.write("events", pack.rows("events")[:60])
    pack.write(
        "pillage", [row for row in pack.rows("pillage") if not row["event"] or int(row["event"]) <= 60]
    )
    pack.less("diplomacy", kind="marriage")
    pack.less("administration", card="panem-et-circenses")
    pack.less("objectives", nation="gepids")


SOUND: list[tuple[str, Change]] = [
    ("medioevo", more_of_medioevo),
    ("medioevo", less_of_medioevo),
    ("charlemagne", more_of_charlemagne),
    ("charlemagne", less_of_charlemagne),
    ("invasions", more_of_invasions),
    ("invasions", less_of_invasions),
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "change"), SOUND)
def test_rows_more_or_less_are_played_with(run: Run, tmp_path: Path, game: str, change: Change) -> None:
    pack = Pack(game, tmp_path)
    change(pack)
    code, told = checked(run, pack)
    assert (code, "files are sound" in told) == (0, True), told


REFUSED: list[tuple[str, Change, str]] = [
    (
        "medioevo",
        lambda pack: pack.change("cards", "72", power="flying"),
        "cards.csv, line 73: the rules know no power 'flying'; known: add-attack, ",
    ),
    (
        "medioevo",
        lambda pack: pack.change("cards", "72", window="dinner"),
        "cards.csv, line 73: window: 'dinner' is none of ambush, any, ",
    ),
    (
        "medioevo",
        lambda pack: pack.change("cards", "72", power="deposit"),
        "cards.csv, line 73: only one card can have the power 'deposit'",
    ),
    (
        "medioevo",
        lambda pack: pack.change("cards", "72", power="outnumber", amount="3"),
        "cards.csv: cards with the power 'outnumber' cannot have different figures",
    ),
    (
        "medioevo",
        lambda pack: pack.more("cards", "22", card="73"),
        "objectives.csv: 72 objectives are not enough for 73 Empire cards",
    ),
    (
        "medioevo",
        lambda pack: pack.less("card-points", card="5"),
        "card-points.csv: there is no row for card 5 (cards.csv, line 6)",
    ),
    (
        "medioevo",
        lambda pack: pack.less("objectives", card="5"),
        "objectives.csv: 71 objectives are not enough for 72 Empire cards",
    ),
    (
        "medioevo",
        lambda pack: pack.change("objectives", "three-spires", kind="juggling"),
        "objectives.csv, line 2: the rules know no kind 'juggling'",
    ),
    (
        "medioevo",
        lambda pack: pack.more("technologies", technology="alchemy"),
        "technologies.csv, line 26: there is no technology 'alchemy': the rules tell what each",
    ),
    (
        "medioevo",
        lambda pack: pack.less("parameters", parameter="loan"),
        "parameters.csv: the row of the parameter 'loan' is missing",
    ),
    (
        "medioevo",
        lambda pack: pack.more("transports"),
        "transports.csv, line 14: transport level 'merchant-ship 3' stands in line 13 already",
    ),
    (
        "medioevo",
        lambda pack: pack.less("goods", good="wine"),
        "good: there is no good 'wine', so the pack needs this table too",
    ),
    ("medioevo", lambda pack: pack.more("places", "COL", place="XYZ"), "XYZ borders on nothing in edges.csv"),
    ("medioevo", lambda pack: pack.more("edges"), "cannot be joined, or are joined already"),
    ("medioevo", lambda pack: pack.less("debts", loans="3"), "debts.csv: there is no row for 3 loans"),
    ("medioevo", lambda pack: pack.less("turn-order", players="4"), "no row for the 4 players of 'short'"),
    ("medioevo", lambda pack: pack.more("kingdoms", kingdom="xanadu"), "xanadu is the home of no place"),
    (
        "medioevo",
        lambda pack: pack.less("kingdom-links", b="mamluks"),
        "scenarios.toml, introduction: the kingdoms must be different and connected [0.KING.02]",
    ),
    ("charlemagne", lambda pack: pack.more("burgs", burg="Ulm"), "burgs.csv, line 99: Ulm is in 0 hexes of"),
    (
        "charlemagne",
        lambda pack: pack.more("regions", region="XYZ"),
        "regions.csv, line 33: no hex with a burg of hexes.csv lies in XYZ",
    ),
    (
        "charlemagne",
        lambda pack: pack.more("leaders", leader="leader-7"),
        "leaders.csv: 7 rows beside Charlemagne, but markers.csv has 6 Leader markers",
    ),
    ("charlemagne", lambda pack: pack.less("leaders", leader="charlemagne"), "Charlemagne comes first"),
    (
        "charlemagne",
        lambda pack: pack.less("events", event="plague"),
        "events.csv: 0 rows instead of one for the dice 24",
    ),
    (
        "charlemagne",
        lambda pack: pack.change("events", "plague", kind="eclipse"),
        "events.csv, line 7: kind: 'eclipse' is none of optimism, ",
    ),
    (
        "charlemagne",
        lambda pack: pack.more("markers", marker="excalibur"),
        "markers.csv, line 17: there is no marker 'excalibur'",
    ),
    ("charlemagne", lambda pack: pack.more("hexsides", a="0130"), "have no side in common"),
    (
        "invasions",
        lambda pack: pack.change("events", "72", effect="rain"),
        "events.csv, line 73: the rules do not know 'battle rain' for trigger effect",
    ),
    (
        "invasions",
        lambda pack: pack.change("events", "1", needs="own moonlight"),
        "events.csv, line 2: needs: the rules do not know 'moonlight' for strategic",
    ),
    (
        "invasions",
        lambda pack: pack.change("events", "3", amount="4"),
        "events.csv, line 4: amount: cards with the key 'ambush' do the same",
    ),
    (
        "invasions",
        lambda pack: pack.change("events", "47", works_on="mule"),
        "events.csv, line 48: works_on: the rules do not know 'mule' for siege",
    ),
    ("invasions", lambda pack: pack.less("events", number="9"), "numbered from 1 without a gap"),
    ("invasions", lambda pack: pack.less("leaders", leader="attila"), "there is no leader 'attila'"),
    ("invasions", lambda pack: pack.change("diplomacy", "1", kind="duel"), "do not know 'duel' for kind"),
    (
        "invasions",
        lambda pack: pack.change("diplomacy", "1", price="9"),
        "price: all cards of a kind cost the same",
    ),
    (
        "invasions",
        lambda pack: pack.less("revolt-areas", area="Britannia"),
        "revolt-areas.csv: the die 3 of the west has no row",
    ),
    (
        "invasions",
        lambda pack: pack.write("administration", pack.rows("administration")[:3]),
        "administration.csv: a deck needs at least",
    ),
    ("invasions", lambda pack: pack.more("peoples", place="Thule"), "place: there is no province 'Thule'"),
    ("invasions", lambda pack: pack.more("closed", open_to="elves"), "open_to: there is no nation 'elves'"),
    ("invasions", lambda pack: pack.more("walls", city="Troia"), "walls.csv, line 7: city: there is no city"),
    ("invasions", lambda pack: pack.more("areas"), "is listed already"),
    (
        "invasions",
        lambda pack: pack.more("provinces", "Italia", province="Nova", city="", port_sea=""),
        "'Nova' borders on nothing in borders.csv or coasts.csv",
    ),
    (
        "invasions",
        lambda pack: pack.change("pillage", "1", event="99", kind="public", effect="plague"),
        "pillage.csv, marker 1: events.csv has no public event 99",
    ),
]


@pytest.mark.parametrize(("game", "change", "sentence"), REFUSED)
def test_what_the_rules_cannot_use_is_refused(
    run: Run, tmp_path: Path, game: str, change: Change, sentence: str
) -> None:
    pack = Pack(game, tmp_path)
    change(pack)
    code, told = checked(run, pack)
    assert (code, sentence in told) == (2, True), told


def test_what_breaks_in_play_is_told_with_scenario_seed_and_choices(run: Run, tmp_path: Path) -> None:
    pack = Pack("medioevo", tmp_path)
    pack.write("cards", pack.rows("cards")[:8])
    pack.write("card-points", pack.rows("card-points")[:8])
    code, told = checked(run, pack)
    assert code == 2
    assert "choices of 'short' (seed 1) the match breaks: IndexError: pop from empty list" in told
