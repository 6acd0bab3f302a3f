"""What is asked again and again, as a sheet."""

from collections.abc import Callable

import pytest

from aevum.engine import BadData, Form
from aevum.games.charlemagne.rules.battle.losses import Losses
from aevum.games.charlemagne.rules.events.plague_losses import PlagueLosses
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.levy.phase import LevyPhase
from aevum.games.charlemagne.rules.regions import region
from aevum.games.charlemagne.rules.tables import EMPIRE
from aevum.games.charlemagne.rules.treasury.provision import Provision
from aevum.games.charlemagne.rules.treasury.spending import Spending
from aevum.testing import rule
from aevum.testing.runs import both_ways
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import all_of
from tests.games.charlemagne.marching import another, phase

Maker = Callable[..., ScriptedMatch]
AACHEN = LAND.names[LAND.of_burg("Aachen")]


def sheet(m: ScriptedMatch) -> Form:
    (form,) = m.table.forms(m.asked()[0])
    assert m.listener.words.form(form)
    return form


def line(form: Form, wish: str) -> int:
    return next(n for n, one in enumerate(form.lines) if one.option.id.startswith(wish))


def both(m: ScriptedMatch, form: Form, *wishes: str) -> int:
    """Taken as a sheet and one by one."""
    return both_ways(m.table, m.ask().seat, form.filled([(line(form, wish), 0) for wish in wishes]))


@rule("10.4.a", "10.4.e", "T7.2.army")
def test_purchases_have_prices_and_a_purse(match: Maker) -> None:
    m = match().clear().phasing("empire").hush()
    m.s.treasury = [13, 13]
    form = sheet(m.begin(Spending(EMPIRE)))
    hire = form.lines[line(form, f"hire:{AACHEN}:AUS:field-army")]
    assert (form.purse, form.end, hire.cost, hire.most) == (13, "done", 4, 2)
    with pytest.raises(BadData, match="more than the 13"):
        form.filled([(line(form, "buy-marker"), 0)] * 5 + [(line(form, "hire"), 0)])
    assert both(m, form, f"hire:{AACHEN}:AUS:field-army", f"hire:{AACHEN}:AUS:militia") == 3


@rule("10.4.h")
def test_markers_are_drawn_and_said_to_be(match: Maker) -> None:
    m = match().clear().phasing("empire").hush()
    m.s.treasury = [9, 9]
    form = sheet(m.begin(Spending(EMPIRE)))
    assert form.lines[line(form, "buy-marker")].rolls
    assert not form.lines[line(form, "hire")].rolls
    assert both(m, form, "buy-marker") >= 1


@rule("12.2.a")
def test_who_stays_behind(match: Maker) -> None:
    m = another(match([1]).clear()).put("Aachen", "AUS field-army", 2).put("Aachen", "AUS militia", 2)
    form = sheet(phase(m).do(f"force:{AACHEN}"))
    assert [(one.option.id, one.most) for one in form.lines] == [
        ("leave:AUS:field-army", 2),
        ("leave:AUS:militia", 2),
    ]
    assert (form.end, form.most) == ("set-out", 3)
    assert both(m, form, "leave:AUS:field-army", "leave:AUS:militia") == 3


@rule("10.2.b", "10.2.c")
def test_who_is_fed_and_who_goes(match: Maker) -> None:
    m = match().clear().put("Aachen", "AUS field-army").put("Aachen", "AUS militia", 2)
    m.s.pillaged = [m.hex("Aachen")]
    m.s.treasury = [5, 5]
    form = sheet(m.phasing("empire").hush().begin(Provision(EMPIRE)))
    assert (form.least, form.most, form.purse) == (3, 3, 5)
    assert both(m, form, "disband:AUS:field", "pay:AUS:militia", "pay:AUS:militia") == 3


@rule("11.2.a")
def test_the_levy(match: Maker) -> None:
    m = match().clear().phasing("empire").hush().begin(LevyPhase())
    form = sheet(m)
    assert (form.most, form.least, form.end) == (m.ask().args["count"], 0, "")
    assert both(m, form, form.lines[0].option.id, form.lines[-1].option.id) == 2


@rule("T11.3.choice")
def test_losses_in_battle(match: Maker) -> None:
    m = match().clear().put("Aachen", "AUS field-army").put("Aachen", "AUS militia", 3)
    m.phasing("empire").hush().begin(Losses(EMPIRE, m.hex("Aachen"), 2, all_of(m, "Aachen", "empire")))
    assert both(m, sheet(m), "lose:AUS:militia", "lose:AUS:militia") == 2


@rule("T2.1.3")
def test_losses_to_the_plague(match: Maker) -> None:
    m = match().clear().put("Aachen", "AUS field-army", 2).put("Aachen", "AUS militia", 2)
    form = sheet(m.phasing("empire").hush().begin(PlagueLosses(region("AUS"), EMPIRE)))
    assert (form.least, form.most) == (2, 2)
    assert both(m, form, "give-up", "give-up") == 2


def test_other_questions_have_no_sheet(match: Maker) -> None:
    m = phase(another(match().clear()).put("Aachen", "AUS field-army"))
    assert m.asked() == ("empire", "activate")
    assert m.table.forms("empire") == []
    assert m.table.forms("tribal") == []
