"""What is proposed at a question, and why nothing leads to a place."""

from aevum.engine.form import Form
from aevum.engine.game import Game
from aevum.engine.refusal import BadData, Refusal
from aevum.engine.run import Run
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.runs.buying import purchases
from aevum.games.medioevo.rules.runs.gathering import groups
from aevum.games.medioevo.rules.runs.journeys import CHOOSING, TRADING, journeys, why_no_journey
from aevum.games.medioevo.rules.runs.losses import losses
from aevum.games.medioevo.rules.runs.marches import marches, why_no_march
from aevum.games.medioevo.rules.runs.routes import routes
from aevum.games.medioevo.rules.runs.taxing import levels
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.kit.names import find


def proposals(game: Game, s: MedioevoState, seat: int) -> list[Run]:
    return [*marches(game, s, seat), *journeys(game, s, seat), *levels(game, s, seat)]


def sheets(game: Game, s: MedioevoState, seat: int) -> list[Form]:
    return [*purchases(game, s, seat), *losses(s, seat), *groups(s, seat), *routes(s, seat)]


def why_no_way(game: Game, s: MedioevoState, seat: int, to: str) -> Refusal:
    """Capitals and the end of the name do not matter."""
    ask = s.ask_of(seat)
    try:
        goal = LAND.number(find(to, LAND.names, "place"))
    except BadData:
        return Refusal("run-nowhere", {"place": to})
    if ask is None:
        return Refusal("not-asked", {"seat": s.seats[seat]})
    if ask.key == CHOOSING or ask.key in TRADING:
        return why_no_journey(game, s, seat, goal)
    return why_no_march(game, s, seat, goal)
