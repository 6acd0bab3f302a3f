"""The answer to "what are my chances?": the odds of a line, and the same line played by the rules."""

from aevum.engine.game import Game
from aevum.engine.refusal import BadData
from aevum.games.charlemagne.odds import layout, line, played
from aevum.games.charlemagne.odds.battle import BattleOdds, battle_odds
from aevum.games.charlemagne.odds.conversion import ConversionOdds, conversion_odds
from aevum.games.charlemagne.odds.data import (
    battle_chances,
    battle_json,
    conversion_json,
    pillage_json,
    revolt_json,
    vassalage_json,
)
from aevum.games.charlemagne.odds.line import Wish
from aevum.games.charlemagne.odds.pillage import PillageOdds, pillage_odds
from aevum.games.charlemagne.odds.revolt import RevoltOdds, revolt_odds
from aevum.games.charlemagne.odds.vassalage import VassalageOdds, vassalage_odds
from aevum.games.charlemagne.rules.battle.battle import Battle
from aevum.games.charlemagne.rules.conversion.operation import Conversion
from aevum.games.charlemagne.rules.events.revolts import Revolts
from aevum.games.charlemagne.rules.events.table import REVOLTING
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.markers import ADVANCE, RAGNAROK
from aevum.games.charlemagne.rules.pillage.operation import Pillage
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.tables import SEATS
from aevum.games.charlemagne.rules.vassalage.attempt import Attempt
from aevum.kit.samples import report


def answer(game: Game, scenario: str, options: dict[str, object]) -> dict[str, object]:
    """Odds of a roll that a line describes (`odds.line`)."""
    wish = _wish(scenario, options)
    found: dict[str, object] = {"game": game.name, "kind": wish.kind, "line": wish.line}
    match wish.kind:
        case "battle":
            return {**found, "by": SEATS[layout.acting(wish)], **battle_json(_battle(game, wish))}
        case "vassalage":
            return {**found, **_where(wish), **vassalage_json(_vassalage(game, wish))}
        case "conversion":
            return {**found, **_where(wish), **conversion_json(_conversion(game, wish))}
        case "pillage":
            return {**found, **pillage_json(_pillage(game, wish))}
        case _:
            return {**found, "region": REGIONS[wish.region], **revolt_json(_revolt(game, wish))}


def checked(
    game: Game, scenario: str, options: dict[str, object], games: int, seed: int
) -> dict[str, object]:
    """Let the rules roll it so many times and compare."""
    wish = _wish(scenario, options)
    counts: dict[str, int] = {}
    chances: dict[str, float] = {}
    match wish.kind:
        case "battle":
            field = layout.battlefield(game, wish)
            battle = Battle(layout.acting(wish), field.source, field.target, field.attackers, field.from_sea)
            counts = played.battles(game, field.state, battle, games, seed)
            chances = battle_chances(_battle(game, wish))
        case "vassalage":
            attempt = Attempt(layout.acting(wish), layout.place_of(wish))
            attempt.points = wish.number
            attempt.step = "roll"
            s = layout.country(game, wish)
            s.result = wish.count("against")
            counts = played.codes(game, s, attempt, "vassalage", games, seed)
            chances = _vassalage(game, wish).chance
        case "conversion":
            conversion = Conversion(layout.acting(wish), LAND.hexes[layout.place_of(wish)][0])
            conversion.missionaries = wish.number
            conversion.step = "roll"
            s = layout.country(game, wish)
            s.result = wish.count("against") + 100 * wish.count("ragnarok")
            counts = played.codes(game, s, conversion, "conversion", games, seed)
            chances = _conversion(game, wish).chance
        case "pillage":
            s, hex = layout.open_country(game, wish)
            pillage = Pillage(layout.acting(wish), hex, wish.number)
            counts = played.codes(game, s, pillage, "pillage", games, seed)
            chances = _pillage(game, wish).chance
        case _:
            row = next(row for row, regions in enumerate(REVOLTING) if wish.region in regions)
            revolts = Revolts(row)
            revolts.at = REVOLTING[row].index(wish.region)
            s = layout.country(game, wish)
            counts = played.revolts(game, s, revolts, REGIONS[wish.region], games, seed)
            chances = {"revolt": _revolt(game, wish).chance}
    return report(chances, counts, games)


def _wish(scenario: str, options: dict[str, object]) -> Wish:
    text = options.get("battle")
    if not isinstance(text, str):
        raise BadData(f"scenario: '{scenario}' is no single roll, and so has no odds; try 'battle 9 vs 4'")
    for name in options:
        if name != "battle":
            raise BadData(f"options.{name}: there is no such option")
    return line.read(text)


def _where(wish: Wish) -> dict[str, object]:
    return {"by": SEATS[layout.acting(wish)], "region": REGIONS[layout.place_of(wish)]}


# The odds of a line


def _battle(game: Game, wish: Wish) -> BattleOdds:
    field = layout.battlefield(game, wish)
    seat = layout.acting(wish)
    return battle_odds(
        field.state,
        seat,
        field.attackers,
        field.source,
        field.target,
        field.from_sea,
        _markers(wish, ""),
        _markers(wish, "enemy-"),
    )


def _markers(wish: Wish, whose: str) -> list[int]:
    return [ADVANCE] * wish.count(f"{whose}advance") + [RAGNAROK] * wish.count(f"{whose}ragnarok")


def _vassalage(game: Game, wish: Wish) -> VassalageOdds:
    s = layout.country(game, wish)
    place = layout.place_of(wish)
    return vassalage_odds(s, layout.acting(wish), place, wish.number, wish.count("against"))


def _conversion(game: Game, wish: Wish) -> ConversionOdds:
    s = layout.country(game, wish)
    against, ragnaroks = wish.count("against"), wish.count("ragnarok")
    return conversion_odds(s, layout.acting(wish), layout.place_of(wish), wish.number, against, ragnaroks)


def _pillage(game: Game, wish: Wish) -> PillageOdds:
    s, hex = layout.open_country(game, wish)
    return pillage_odds(s, hex, wish.number)


def _revolt(game: Game, wish: Wish) -> RevoltOdds:
    return revolt_odds(layout.country(game, wish), wish.region)
