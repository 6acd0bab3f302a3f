"""What a seat can do between activations: play diplomacy and event cards, offer a Foedus, hire Huns."""

from typing import Final

from aevum.engine.ask import Option
from aevum.engine.refusal import Refusal
from aevum.games.invasions.rules.diplomacy.deck import PRICE, holds
from aevum.games.invasions.rules.diplomacy.foedus import to_offer
from aevum.games.invasions.rules.diplomacy.hun_hire import HunHire, may_hire_huns
from aevum.games.invasions.rules.diplomacy.offer import FoedusOffer
from aevum.games.invasions.rules.diplomacy.play import show_card
from aevum.games.invasions.rules.diplomacy.targets import CARD, RULE, USES, can_deal
from aevum.games.invasions.rules.events.strategic import has_target, play_strategic, strategic
from aevum.games.invasions.rules.events.targets import on_stage
from aevum.games.invasions.rules.hands.deck import STRATEGIC, of_trigger
from aevum.games.invasions.rules.hands.hand import holds as holds_events
from aevum.games.invasions.rules.hands.hand import maybe
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import EMPIRE, NATIONS
from aevum.games.invasions.rules.world.world import NOBODY

ENVOYS: Final = "envoys"
OFFER: Final = "offer-foedus"
HIRE: Final = "hire-huns"
HIRING: Final = USES.index("mercenary")
BETWEEN: Final[list[int]] = of_trigger(STRATEGIC)
"""Event cards for this time, one of each name."""


def nations_of(s: InvasionsState, seat: int) -> list[int]:
    return [n for n, other in enumerate(s.world.seat) if other == seat]


def might_act(s: InvasionsState, seat: int, group: int, acted: int) -> bool:
    """Whether the seat could do anything, as far as the others know: they see how many cards it has."""
    if might_play(s, seat, group):
        return True
    for n in nations_of(s, seat):
        for use in range(len(USES)) if s.realm.held[n] else ():
            if can_deal(s, n, use, acted, group):
                return True
        if group and s.world.status[n] == EMPIRE and to_offer(s, n, group):
            return True
        if not group and may_hire_huns(s, n):
            return True
    return False


def might_play(s: InvasionsState, seat: int, group: int) -> bool:
    """Whether the seat might hold an event card that would do something now, as far as the others know."""
    r = s.realm
    if not holds_events(r, seat):
        return False
    among = on_stage(s.world)
    return any(maybe(r, seat, card) and has_target(s, card, seat, group, among) for card in BETWEEN)


def offers(s: InvasionsState, seat: int, group: int, acted: int) -> list[Option]:
    """XXX.A.1: cards, and Foedera of Empires; useless cards are among it, and `refusal` says why."""
    found: list[Option] = []
    for n in nations_of(s, seat):
        if s.realm.held[n]:
            for use, name in enumerate(USES):
                if holds(s.realm, n, CARD[use]):
                    found.append(Option(ENVOYS, {"people": NATIONS[n], "diplomacy": name}, RULE[use]))
        if s.world.status[n] == EMPIRE and to_offer(s, n, group):
            found.append(Option(OFFER, {"people": NATIONS[n]}, "XXVIII.A.2"))
        if not group and may_hire_huns(s, n):  # before the Military phase
            found.append(Option(HIRE, {"people": NATIONS[n]}, "XIV.C.1"))
    found.extend(strategic(s, seat, group))
    return found


def might_hire(s: InvasionsState, seat: int) -> bool:
    """Whether the seat could play Mercenary, as far as the others know, whoever has acted (XXX.A.8)."""
    return any(s.realm.held[n] and can_deal(s, n, HIRING, 0, 0) for n in nations_of(s, seat))


def hires(s: InvasionsState, seat: int) -> list[Option]:
    own = [n for n in nations_of(s, seat) if holds(s.realm, n, CARD[HIRING])]
    return [Option(ENVOYS, {"people": NATIONS[n], "diplomacy": USES[HIRING]}, RULE[HIRING]) for n in own]


def refusal(s: InvasionsState, option: Option, group: int, acted: int) -> Refusal | None:
    if option.key != ENVOYS:
        return None
    n = NATIONS.index(str(option.args["people"]))
    use = USES.index(str(option.args["diplomacy"]))
    price = PRICE[CARD[use]]
    if s.world.gold[n] < price:
        return Refusal("card-too-dear", {"people": NATIONS[n], "gold": price}, "XXX.A.10")
    if not can_deal(s, n, use, acted, group):
        return Refusal("card-no-target", dict(option.args), "XXX.A.8")
    return None


def take_up(s: InvasionsState, seat: int, option: Option, group: int, acted: int) -> None:
    if option.key == ENVOYS:
        use = USES.index(str(option.args["diplomacy"]))
        show_card(s, NATIONS.index(str(option.args["people"])), use, acted, group)
    elif option.key == OFFER:
        s.push(FoedusOffer(NATIONS.index(str(option.args["people"])), NOBODY, False, group))
    elif option.key == HIRE:
        s.push(HunHire(NATIONS.index(str(option.args["people"]))))
    else:
        play_strategic(s, seat, option)
