"""What every objective asks for: one function for each kind of the table (4.CARD.13)."""

from collections.abc import Callable, Sequence
from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.objectives import feats, forces, realm, standing
from aevum.games.medioevo.rules.objectives.table import KIND, SCOPE, SUBJECT
from aevum.games.medioevo.rules.pieces import UNITS
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import BRANCHES, line
from aevum.kit.tables import index

Aim = Callable[[MedioevoState, int, int], bool]

_KINDS: Final[dict[str, Aim]] = {
    "archery-damage": feats.archery_damage,
    "battles-won": feats.battles_won,
    "bid": standing.bid,
    "branch": standing.branch,
    "branches": standing.branches,
    "buildings": realm.buildings,
    "buildings-breached": feats.buildings_breached,
    "captain-level": forces.captain_level,
    "captains-taken": feats.captains_taken,
    "captured": forces.captured,
    "cards": standing.cards,
    "cargo-colours": forces.cargo_colours,
    "castle-amid": realm.castle_amid,
    "cathedral-at": realm.cathedral_at,
    "city-and-castle": realm.city_and_castle,
    "commercial-pacts": standing.commercial_pacts,
    "conquests": feats.conquests,
    "control": realm.control,
    "debt-repaid": feats.debt_repaid,
    "engines": forces.engines,
    "far-transport": forces.far_transport,
    "fires": realm.fires,
    "foreign-home": realm.foreign_home,
    "great-market": realm.great_market,
    "home-guard": realm.home_guard,
    "honour": standing.honour,
    "horde-captains": feats.horde_captains,
    "last-and-large": standing.last_and_large,
    "money": standing.money,
    "money-without-debt": standing.money_without_debt,
    "naval-victories": feats.naval_victories,
    "noble-prisoners": forces.noble_prisoners,
    "outpost": forces.outpost,
    "pacts": standing.pacts,
    "plunder": feats.plunder,
    "prisoners": forces.prisoners,
    "prisoners-or-owners": forces.prisoners_or_owners,
    "prizes": feats.prizes,
    "ransoms": feats.ransoms,
    "realm": realm.realm,
    "rebels-abroad": realm.rebels_abroad,
    "round-losses": feats.round_losses,
    "route": feats.route,
    "sale-income": feats.sale_income,
    "same-good": realm.same_good,
    "scouts": forces.scouts,
    "settlements": realm.settlements,
    "settlements-sold-in": feats.settlements_sold_in,
    "sound-buildings": realm.sound_buildings,
    "spared": feats.spared,
    "stack": forces.stack,
    "tax-in-peace": feats.tax_in_peace,
    "tax-income": feats.tax_income,
    "territories-with": forces.territories_with,
    "token-colours": standing.token_colours,
    "trade-fleet": forces.trade_fleet,
    "transports": forces.transports,
    "units": forces.units,
    "unscathed": feats.unscathed,
}

_SUBJECTS: Final[dict[str, Sequence[str]]] = {
    "branch": BRANCHES,
    "buildings": list(realm.SORT_OF),
    "cathedral-at": LAND.names,
    "control": LAND.names,
    "territories-with": UNITS,
    "units": UNITS,
}
"""What an objective of a kind may be about, where the rules look for it by its name."""


def _aims() -> list[Aim]:
    for number, kind in enumerate(KIND):
        if kind not in _KINDS:
            raise BadData(
                f"{line('objectives', number)}: the rules know no kind '{kind}'; known: {', '.join(_KINDS)}"
            )
        for subject in SUBJECT[number]:
            if kind in _SUBJECTS:
                index(_SUBJECTS[kind], subject, f"{line('objectives', number)}: subject")
    return [_KINDS[kind] for kind in KIND]


_AIMS: Final[list[Aim]] = _aims()


def met(s: MedioevoState, seat: int, objective: int) -> bool:
    """Whether a seat fulfils an objective as things stand, and by what happened in the turn (R-056)."""
    return _AIMS[objective](s, seat, objective)


def is_shown(objective: int) -> bool:
    """Whether to claim it lays open how much money one has (0.COMP.07)."""
    return SCOPE[objective] == "shown"
