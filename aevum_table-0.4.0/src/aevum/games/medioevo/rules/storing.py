"""Copies of a position, and positions in saves."""

from typing import ClassVar

from aevum.engine.codec import a_list
from aevum.engine.refusal import BadData
from aevum.engine.state import State
from aevum.games.medioevo.rules.items import ALL_SLOTS
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.memory import DEED_ROW, EFFECT_ROW, deed_of, effect_of
from aevum.games.medioevo.rules.pieces import FORCE
from aevum.games.medioevo.rules.position import CARDS, Position


class StoredPosition(Position):
    copies_all: ClassVar[bool] = True

    def copy_own(self, new: State) -> None:
        assert isinstance(new, Position)
        new.scenario = self.scenario
        new.settings = self.settings
        new.kingdoms = self.kingdoms[:]
        new.team = self.team
        new.turn = self.turn
        new.phase = self.phase
        new.order = self.order[:]
        new.active = self.active
        new.out = self.out[:]
        new.over = self.over
        new.time_called = self.time_called[:]
        new.money = self.money[:]
        new.honour = self.honour[:]
        new.tax = self.tax[:]
        new.loans = self.loans[:]
        new.borrowed = self.borrowed[:]
        new.repaid = self.repaid[:]
        new.missed = self.missed[:]
        new.arrears = self.arrears[:]
        new.most_owed = self.most_owed[:]
        new.bid = self.bid
        new.levels = self.levels[:]
        new.learnt = self.learnt[:]
        new.store = self.store[:]
        new.tokens = self.tokens[:]
        new.flipped = self.flipped[:]
        new.token_supply = self.token_supply[:]
        new.holder = self.holder[:]
        new.turned = self.turned[:]
        new.objective = self.objective[:]
        new.seen = self.seen[:]
        new.deck = self.deck[:]
        new.deposit = self.deposit
        new.cards_bought = self.cards_bought[:]
        new.event_deck = self.event_deck[:]
        new.event_pile = self.event_pile[:]
        new.event = self.event
        new.circle = self.circle[:]
        new.supply = self.supply[:]
        new.reserve = self.reserve[:]
        new.lord = self.lord[:]
        new.held = self.held
        new.marker = self.marker[:]
        new.buildings = self.buildings[:]
        new.damage = self.damage[:]
        new.builder = self.builder[:]
        new.market = self.market[:]
        new.item_kind = self.item_kind[:]
        new.item_level = self.item_level[:]
        new.item_at = self.item_at[:]
        new.item_left = self.item_left[:]
        new.item_from = self.item_from[:]
        new.cargo = self.cargo[:]
        new.prisoners = self.prisoners[:]
        new.aside = self.aside[:]
        new.aside_new = self.aside_new[:]
        new.behind = self.behind[:]
        new.bought = self.bought[:]
        new.route_item = self.route_item[:]
        new.route_from = self.route_from[:]
        new.route_steps = self.route_steps[:]
        new.route_done = self.route_done[:]
        new.war = self.war[:]
        new.truce = self.truce[:]
        new.terms = self.terms[:]
        new.pact_texts = self.pact_texts[:]
        new.pacts_made = self.pacts_made
        new.offers = self.offers[:]
        new.blood = self.blood[:]
        new.blood_left = self.blood_left
        new.conquered = self.conquered[:]
        new.holy = self.holy[:]
        new.rebels = self.rebels[:]
        new.effects = self.effects[:]
        new.story = self.story[:]
        new.armies = self.armies.copy()
        new.moved = self.moved.copy()
        new.seat_of = self.seat_of
        new.open = self.open

    def own_json(self) -> dict[str, object]:
        data = super().own_json()
        data["effects"] = [effect.row() for effect in self.effects]
        data["story"] = [deed.row() for deed in self.story]
        data["armies"] = [[key, *self.armies[key]] for key in sorted(self.armies)]
        data["moved"] = [[key, *self.moved[key]] for key in sorted(self.moved)]
        return data

    def take_own(self, data: dict[str, object]) -> None:
        super().take_own(data)
        self.effects = [effect_of(row) for row in _taken(data, "effects")]
        self.story = [deed_of(row) for row in _taken(data, "story")]
        self.armies = {row[0]: row[1:] for row in _taken(data, "armies")}
        self.moved = {row[0]: row[1:] for row in _taken(data, "moved")}
        self.enthrone()

    def read_own(self, data: dict[str, object], where: str) -> None:
        super().read_own(data, where)
        for name, size in (("lord", LAND.places), ("holder", CARDS), ("item_at", ALL_SLOTS)):
            if len(getattr(self, name)) != size:
                raise BadData(f"{where}.{name}: expected {size} numbers")
        self.effects = [effect_of(row) for row in _rows(data, "effects", EFFECT_ROW, where)]
        self.story = [deed_of(row) for row in _rows(data, "story", DEED_ROW, where)]
        self.armies = _forces(data, "armies", where)
        self.moved = _forces(data, "moved", where)
        self.enthrone()


def _taken(data: dict[str, object], name: str) -> list[list[int]]:
    return [row for row in a_list(data, name, "own") if isinstance(row, list)]


def _rows(data: dict[str, object], name: str, size: int, where: str) -> list[list[int]]:
    found: list[list[int]] = []
    for row in a_list(data, name, where):
        if not isinstance(row, list) or len(row) != size:
            raise BadData(f"{where}.{name}: expected rows of {size} numbers, found {row!r}")
        numbers: list[int] = []
        for value in row:
            if not isinstance(value, int):
                raise BadData(f"{where}.{name}: expected whole numbers, found {value!r}")
            numbers.append(value)
        found.append(numbers)
    return found


def _forces(data: dict[str, object], name: str, where: str) -> dict[int, list[int]]:
    return {row[0]: row[1:] for row in _rows(data, name, FORCE + 1, where)}
