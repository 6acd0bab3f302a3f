"""Runs: several choices of one seat that make one decision, each with what its maker expects of it.

A run is plain data. It is taken as ordinary choices (`Table.run`), so it changes nothing in records, views or
fairness; it stops before the first choice that is not what its maker expected (`engine/going.py`).
"""

from aevum.engine import codec
from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import BadData, Refusal

KEYS: tuple[str, ...] = ()
"""What is read was written with a key that somebody declares."""
MOST_STEPS = 100
"""More choices than any one decision is made of."""


class Step:
    """One choice of a run, and what is expected of it.

    `ask` is the key of the question that it answers, `args` those of the question's arguments that must be
    the same; without `ask` it is something done unasked. `rolls` and `reveals` name what the maker knows may
    come of it: dice, or something hidden that comes to light.
    """

    __slots__ = ("args", "ask", "choice", "reveals", "rolls")

    def __init__(
        self,
        choice: str,
        ask: str = "",
        args: dict[str, object] | None = None,
        rolls: bool = False,
        reveals: bool = False,
    ) -> None:
        self.choice = choice
        self.ask = ask
        self.args: dict[str, object] = args if args is not None else {}
        self.rolls = rolls
        self.reveals = reveals

    def to_json(self) -> dict[str, object]:
        """As it goes over the wire; flags only where they are set."""
        data: dict[str, object] = {"choice": self.choice, "ask": self.ask, "args": dict(self.args)}
        if self.rolls:
            data["rolls"] = True
        if self.reveals:
            data["reveals"] = True
        return data

    @staticmethod
    def from_json(value: object, where: str = "step") -> "Step":
        """`choice` is needed; BadData names what makes no sense, and `where`."""
        data = codec.as_dict(value, where)
        return Step(
            codec.a_text(data, "choice", where),
            codec.a_text(data, "ask", where) if "ask" in data else "",
            dict(codec.a_dict(data, "args", where)) if "args" in data else {},
            codec.a_flag(data, "rolls", where) if "rolls" in data else False,
            codec.a_flag(data, "reveals", where) if "reveals" in data else False,
        )

    def __repr__(self) -> str:
        return self.choice


def step(ask: Ask, option: Option, rolls: bool = False) -> Step:
    """That answer to just this question: one about a force that has lost a unit is another."""
    return Step(option.id, ask.key, dict(ask.args), rolls)


class Run:
    """A whole decision: what it is (`key` and `args`, as an option has them), and the choices it stands for.

    Where it leads somewhere, `args["to"]` is the place, and `args["from"]` where it starts. `stops` tells
    what may stop it on its way, each a key with arguments and the rule. A run that somebody put together
    from choices need not say what it is.

    >>> going = Run("go", {"to": "Thracia"}, [Step("go:Moesia", "march"), Step("go:Thracia", "march")])
    >>> going.id
    'go:Moesia+go:Thracia'
    >>> Run.from_json(going.to_json()).id == going.id
    True
    """

    __slots__ = ("args", "key", "steps", "stops")

    def __init__(
        self, key: str, args: dict[str, object], steps: list[Step], stops: list[Refusal] | None = None
    ) -> None:
        self.key = key
        self.args = args
        self.steps = steps
        self.stops: list[Refusal] = stops if stops is not None else []

    @property
    def id(self) -> str:
        """Its choices: two runs of the same choices are the same."""
        return "+".join([step.choice for step in self.steps])

    def to_json(self) -> dict[str, object]:
        """As it goes over the wire, with its id."""
        return {
            "id": self.id,
            "key": self.key,
            "args": dict(self.args),
            "steps": [step.to_json() for step in self.steps],
            "stops": [stop.to_json() for stop in self.stops],
        }

    @staticmethod
    def from_json(value: object, where: str = "run") -> "Run":
        """`steps` is needed, and what else is there must make sense."""
        data = codec.as_dict(value, where)
        told = codec.a_list(data, "steps", where)
        if not 0 < len(told) <= MOST_STEPS:
            raise BadData(f"{where}.steps: expected 1 to {MOST_STEPS} choices, found {len(told)}")
        stops = codec.a_list(data, "stops", where) if "stops" in data else []
        return Run(
            codec.a_text(data, "key", where) if "key" in data else "",
            dict(codec.a_dict(data, "args", where)) if "args" in data else {},
            [Step.from_json(step, f"{where}.steps[{i}]") for i, step in enumerate(told)],
            [_read(stop, f"{where}.stops[{i}]") for i, stop in enumerate(stops)],
        )

    def __repr__(self) -> str:
        return self.id


class Ran:
    """How far a run went: `taken` of its choices, and `why` no farther (None: it was taken to its end)."""

    __slots__ = ("of", "taken", "why")

    def __init__(self, taken: int, of: int, why: Refusal | None) -> None:
        self.taken = taken
        self.of = of
        self.why = why

    def __repr__(self) -> str:
        return f"{self.taken} of {self.of}" + (f", then {self.why}" if self.why is not None else "")


def _read(value: object, where: str) -> Refusal:
    data = codec.as_dict(value, where)
    args = dict(codec.a_dict(data, "args", where))
    return Refusal(codec.a_text(data, "key", where), args, codec.a_text(data, "rule", where))
