"""Options that differ in one figure alone are asked for as a figure."""

from aevum.engine.ask import Option
from aevum.server.show.options import SERIES, series


def bids(count: int) -> list[Option]:
    return [Option("bid", {"florins": 10 * n}) for n in range(count)]


def test_many_of_a_key_that_differ_in_one_figure_are_a_series() -> None:
    options = [Option("pass"), *bids(SERIES)]
    assert series(options) == {("bid", "florins"): list(range(1, SERIES + 1))}


def test_few_are_none() -> None:
    assert series(bids(SERIES - 1)) == {}


def test_what_else_differs_parts_them() -> None:
    terms = [
        Option("term", {"term": "payment", "seat": seat, "amount": amount})
        for seat in ("byzantium", "mamluks")
        for amount in range(SERIES)
    ]
    assert list(series(terms)) == [("term:payment:byzantium", "amount"), ("term:payment:mamluks", "amount")]


def test_two_figures_that_differ_are_none() -> None:
    assert series([Option("buy", {"count": n, "florins": 100 * n}) for n in range(SERIES)]) == {}


def test_flags_are_no_figures() -> None:
    options = [Option("set", {"place": f"P{n}", "open": True}) for n in range(SERIES)]
    assert series(options) == {}
