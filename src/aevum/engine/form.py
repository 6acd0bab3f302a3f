"""Forms: a question that is put again and again until all is said, as one sheet to fill in.

A form is plain data, found by what a seat knows. Filled in it is a run (`engine/run.py`), so each line taken
is an ordinary choice that is checked when its turn comes.
"""

from aevum.engine.ask import Option
from aevum.engine.refusal import BadData, Refusal
from aevum.engine.run import MOST_STEPS, Run, Step

KEYS: tuple[str, ...] = ()


class Line:
    """An answer that may be taken up to `most` times, its price, and how many are ticked to begin with.

    Where a question of its own follows (where does the unit go that was bought?), `then` are the answers to
    that, of which one is taken each time, and `then_ask` is its key. Lines of the same answer differ in them.
    """

    __slots__ = ("cost", "most", "option", "rolls", "then", "then_ask", "usual")

    def __init__(
        self,
        option: Option,
        most: int = 1,
        cost: int = 0,
        usual: int = 0,
        rolls: bool = False,
        then: list[Option] | None = None,
        then_ask: str = "",
    ) -> None:
        self.option = option
        self.most = most
        self.cost = cost
        self.usual = usual
        self.rolls = rolls
        self.then: list[Option] = then if then is not None else []
        self.then_ask = then_ask

    def to_json(self) -> dict[str, object]:
        """As it goes over the wire."""
        return {
            **self.option.to_json(),
            "most": self.most,
            "cost": self.cost,
            "usual": self.usual,
            "rolls": self.rolls,
            "then": [option.to_json() for option in self.then],
            "then_ask": self.then_ask,
        }

    def __repr__(self) -> str:
        return f"{self.option.id} (at most {self.most})"


class Form:
    """What belongs together: lines to be filled in, within a purse and a number in all, and how it ends.

    `ask` is the key of the question that each answer is to; `end` the answer that says that this is all,
    empty where the question ends by itself. In all at least `least` and at most `most` are taken (0: as many
    as the lines have). `purse` is what the lines may cost together (no purse: -1), `coin` the key of what
    that is. `lost` tells what is given away by stopping here, each with its rule.

    >>> lines = [Line(Option("buy", {"unit": "legion"}), 2, 5), Line(Option("buy", {"unit": "horse"}), 1, 4)]
    >>> form = Form("purchases", {}, "purchase", lines, "done", purse=12, coin="gold")
    >>> form.filled([(0, 0), (1, 0)])
    buy:legion+buy:horse+done
    >>> form.filled([(0, 0), (0, 0), (1, 0)])
    Traceback (most recent call last):
    ...
    aevum.engine.refusal.BadData: purchases: 14 is more than the 12 there are
    """

    __slots__ = ("args", "ask", "coin", "end", "key", "least", "lines", "lost", "most", "purse")

    def __init__(
        self,
        key: str,
        args: dict[str, object],
        ask: str,
        lines: list[Line],
        end: str = "",
        least: int = 0,
        most: int = 0,
        purse: int = -1,
        coin: str = "",
        lost: list[Refusal] | None = None,
    ) -> None:
        self.key = key
        self.args = args
        self.ask = ask
        self.lines = lines
        self.end = end
        self.least = least
        self.most = most if most else min(MOST_STEPS - 1, sum([line.most for line in lines]))
        self.purse = purse
        self.coin = coin
        self.lost: list[Refusal] = lost if lost is not None else []

    def filled(self, taken: list[tuple[int, int]]) -> Run:
        """The run that takes these, one after the other: each the number of a line and of one of its further
        answers (0 where it has none). BadData where the form does not allow it."""
        self._hold(taken)
        steps: list[Step] = []
        for number, further in taken:
            line = self.lines[number]
            steps.append(Step(line.option.id, self.ask, rolls=line.rolls))
            if line.then:
                steps.append(Step(line.then[further].id, line.then_ask))
        if self.end:
            steps.append(Step(self.end, self.ask))
        return Run("", {}, steps)

    def _hold(self, taken: list[tuple[int, int]]) -> None:
        counts = [0] * len(self.lines)
        for number, further in taken:
            if not 0 <= number < len(counts):
                raise BadData(f"{self.key}: there is no line {number}, only 0 to {len(counts) - 1}")
            line = self.lines[number]
            if not 0 <= further < max(1, len(line.then)):
                last = max(1, len(line.then)) - 1
                raise BadData(f"{self.key}: {line.option.id} has further answers 0 to {last}, not {further}")
            counts[number] += 1
            if counts[number] > line.most:
                raise BadData(f"{self.key}: {line.option.id} may be taken {line.most} times at most")
        if not self.least <= len(taken) <= self.most:
            raise BadData(f"{self.key}: {self.least} to {self.most} are to be taken, not {len(taken)}")
        cost = self.cost(taken)
        if 0 <= self.purse < cost:
            raise BadData(f"{self.key}: {cost} is more than the {self.purse} there are")

    def cost(self, taken: list[tuple[int, int]]) -> int:
        """Of all that is taken."""
        return sum([self.lines[number].cost for number, _ in taken])

    def to_json(self) -> dict[str, object]:
        """As it goes over the wire."""
        return {
            "key": self.key,
            "args": dict(self.args),
            "ask": self.ask,
            "lines": [line.to_json() for line in self.lines],
            "end": self.end,
            "least": self.least,
            "most": self.most,
            "purse": self.purse,
            "coin": self.coin,
            "lost": [stop.to_json() for stop in self.lost],
        }

    def __repr__(self) -> str:
        return f"{self.key}: {self.lines}"
