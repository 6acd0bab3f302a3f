"""Runs: choices of one seat that the table takes one by one, until the first surprise."""

import pytest

from aevum.engine import Ask, BadData, Frame, Option, Outcome, Refusal, Refused, Run, State, Step, Table
from aevum.engine.run import MOST_STEPS
from aevum.engine.table import Past
from tests.engine.toys import Pool, Seal, Toy

END = 5


class Walk(Frame[Pool]):
    """Ur walks along a road, asked at each mile: he may go on, throw a die, turn a stone, or call Uruk."""

    def __init__(self) -> None:
        super().__init__()
        self.at = 0
        self.called = False

    def run(self, s: Pool) -> None:
        if self.called:
            s.ask(1, "called", guarded=True)
        elif self.at == END:
            s.outcome = Outcome([0], [1, 0], "over")
        else:
            s.ask(0, "mile", "W.1", {"at": self.at, "weary": self.at > 2})

    def candidates(self, s: Pool, ask: Ask) -> list[Option]:
        if ask.key == "called":
            return [Option("come")]
        return [Option(key) for key in ("go", "throw", "turn", "call", "back")]

    def check(self, s: Pool, ask: Ask, option: Option) -> Refusal | None:
        return Refusal("at-home", None, "W.2") if option.key == "back" and not self.at else None

    def answer(self, s: Pool, ask: Ask, option: Option) -> None:
        s.tell(option.key)
        self.called = option.key == "call"
        if option.key == "back":
            self.at -= 1
            return
        if option.key == "throw":
            s.roll("throw", 6, 1)
        if option.key == "turn":
            s.revealed += 1
        self.at += option.key != "come"


def walk() -> Table:
    return Table(Toy(Walk), "base", seed=1)


def run(*choices: str, **flags: bool) -> Run:
    return Run("walk", {}, [Step(choice, "mile", {"at": n}, **flags) for n, choice in enumerate(choices)])


def test_a_run_is_its_choices() -> None:
    table, other = walk(), walk()
    ran = table.run("Ur", run("go", "go", "go"))
    assert (ran.taken, ran.of, ran.why) == (3, 3, None)
    for _ in range(3):
        other.choose("Ur", "go")
    assert table.record() == other.record()
    assert [e.to_json() for e in table.log] == [e.to_json() for e in other.log]


@pytest.mark.parametrize(
    ("choice", "why"), [("throw", "run-rolled"), ("turn", "run-revealed"), ("call", "run-asks-other")]
)
def test_it_stops_behind_a_surprise(choice: str, why: str) -> None:
    table = walk()
    ran = table.run("Ur", run("go", choice, "go"))
    assert ran.why is not None
    assert (ran.taken, ran.of, ran.why.key) == (2, 3, why)
    assert table.choices == [("Ur", "go"), ("Ur", choice)]


def test_behind_the_last_choice_nothing_is_a_surprise() -> None:
    for choice in ("throw", "turn", "call"):
        assert walk().run("Ur", run("go", choice)).why is None


def test_what_the_maker_named_is_no_surprise() -> None:
    assert walk().run("Ur", run("throw", "throw", "go", rolls=True)).why is None
    assert walk().run("Ur", run("turn", "go", reveals=True)).why is None
    why = walk().run("Ur", run("turn", "go", rolls=True)).why
    assert why is not None
    assert why.key == "run-revealed"


def test_who_was_asked_before_is_not_asked_again() -> None:
    """Ur answers sealed beside Uruk, and may change the answer."""
    table = Table(Toy(Seal), "base", seed=1)
    ran = table.run("Ur", Run("", {}, [Step("take:1", "seal"), Step("take:2", "seal")]))
    assert ran.why is not None
    assert (ran.taken, ran.why.key) == (1, "run-not-asked")
    assert table.run("Ur", Run("", {}, [Step("take:2", "seal")])).why is None


def test_another_question_stops_it() -> None:
    table = walk()
    steps = [Step("go", "mile"), Step("go", "furlong")]
    ran = table.run("Ur", Run("", {}, steps))
    assert ran.why is not None
    assert (ran.taken, ran.why.key, ran.why.args) == (
        1,
        "run-asks-else",
        {"expected": "furlong", "found": "mile"},
    )
    assert ran.why.rule == "W.1"


def test_arguments_that_matter_must_be_the_same() -> None:
    steps = [Step("go", "mile", {"at": 0}), Step("go", "mile", {"at": 2, "weary": False})]
    ran = walk().run("Ur", Run("", {}, steps))
    assert ran.why is not None
    assert (ran.taken, ran.why.key) == (1, "run-changed")
    assert ran.why.args == {"name": "at", "expected": 2, "found": 1}
    assert walk().run("Ur", Run("", {}, [Step("go", "mile"), Step("go", "mile")])).why is None


def test_an_answer_that_is_not_offered_has_its_rule() -> None:
    steps = [Step("go", "mile"), Step("back", "mile"), Step("back", "mile")]
    ran = walk().run("Ur", Run("", {}, steps))
    assert ran.why is not None
    assert (ran.taken, ran.why.key, ran.why.rule) == (2, "at-home", "W.2")
    assert repr(ran) == "2 of 3, then at-home() [W.2]"
    unknown = walk().run("Ur", Run("", {}, [Step("go", "mile"), Step("fly", "mile")])).why
    assert unknown is not None
    assert unknown.key == "not-offered"


def test_the_end_of_the_match_ends_it() -> None:
    ran = walk().run("Ur", run(*["go"] * (END + 1)))
    assert ran.why is not None
    assert (ran.taken, ran.why.key) == (END, "match-over")


@pytest.mark.parametrize(
    ("seat", "first", "why"),
    [
        ("Ur", Step("back", "mile"), "at-home"),
        ("Ur", Step("go", "furlong"), "run-asks-else"),
        ("Ur", Step("go", "mile", {"at": 1}), "run-changed"),
        ("Ur", Step("go", "mile", {"nowhere": 1}), "run-changed"),
        ("Ur", Step("borrow:9"), "not-offered"),
        ("Uruk", Step("go", "mile"), "run-not-asked"),
        ("Babylon", Step("go", "mile"), "unknown-seat"),
    ],
)
def test_where_not_even_the_first_can_be_taken_nothing_changes(seat: str, first: Step, why: str) -> None:
    table = walk()
    before = table.game.to_json(table.state)
    with pytest.raises(Refused, match=why):
        table.run(seat, Run("", {}, [first, Step("go", "mile")]))
    assert (table.game.to_json(table.state), table.choices, table.log) == (before, [], [])


def test_what_is_done_unasked_is_part_of_a_run_too() -> None:
    table = walk()
    assert table.run("Ur", Run("", {}, [Step("borrow:2"), Step("go", "mile")])).why is None
    assert table.choices == [("Ur", "borrow:2"), ("Ur", "go")]


class Fickle(Walk):
    """It refuses in the end what it has offered."""

    def answer(self, s: Pool, ask: Ask, option: Option) -> None:
        if option.key == "turn":
            raise Refused(Refusal("fickle"))
        super().answer(s, ask, option)


def test_rules_that_refuse_what_they_offered_stop_it() -> None:
    ran = Table(Toy(Fickle), "base", seed=1).run("Ur", run("go", "turn", "go"))
    assert ran.why is not None
    assert (ran.taken, ran.why.key) == (1, "fickle")
    with pytest.raises(Refused, match="fickle"):
        Table(Toy(Fickle), "base", seed=1).run("Ur", run("turn"))


# Undo


def test_a_run_goes_back_as_a_whole() -> None:
    table = walk()
    table.choose("Ur", "go")
    before = table.game.to_json(table.state)
    steps = [Step("go", "mile"), Step("go", "mile")]
    table.run("Ur", Run("", {}, steps))
    assert table.undoable("Ur") == (2, None)
    table.undo("Ur")
    assert (table.game.to_json(table.state), table.choices) == (before, [("Ur", "go")])
    table.choose("Ur", "go")
    table.choose("Ur", "go")
    assert table.undoable("Ur") == (1, None)


def test_what_stopped_goes_back_as_far_as_it_went() -> None:
    table = walk()
    table.run("Ur", Run("", {}, [Step("go", "mile"), Step("go", "mile"), Step("fly", "mile")]))
    table.undo("Ur")
    assert table.choices == []


def test_behind_dice_that_were_named_the_rest_goes_back() -> None:
    table = walk()
    table.run("Ur", run("go", "throw", "go", "go", rolls=True))
    assert table.undoable("Ur") == (2, None)
    table.undo("Ur")
    assert table.choices == [("Ur", "go"), ("Ur", "throw")]
    back, why = table.undoable("Ur")
    assert why is not None
    assert (back, why.key) == (0, "undo-final")


def test_a_table_that_is_taken_up_again_knows_what_belongs_together() -> None:
    table = walk()
    table.run("Ur", run("go", "go", "go"))
    past = Past({3: table.state.copy()})
    past.choices, past.marks, past.final, past.tied = table.choices[:], [0] * 3, [False] * 3, {1, 2}
    past.states[0] = walk().state
    again = Table(table.game, "base", seed=1, past=past)
    again.undo("Ur")
    assert again.choices == []


# As data


def test_a_run_goes_to_json_and_back() -> None:
    stops = [Refusal("robbers", {"at": 2}, "W.3")]
    made = Run("walk", {"to": "Uruk"}, [Step("go", "mile", {"at": 0}, True, True), Step("borrow:2")], stops)
    assert Run.from_json(made.to_json()).to_json() == made.to_json()
    assert made.id == "go+borrow:2"
    assert Run.from_json({"steps": [{"choice": "go"}]}).to_json() == {
        "id": "go",
        "key": "",
        "args": {},
        "steps": [{"choice": "go", "ask": "", "args": {}}],
        "stops": [],
    }


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ([], "run: expected an object"),
        ({}, "run: the field 'steps' is missing"),
        ({"steps": "go"}, "run.steps: expected a list"),
        ({"steps": []}, f"run.steps: expected 1 to {MOST_STEPS} choices, found 0"),
        ({"steps": [{"choice": "go"}] * (MOST_STEPS + 1)}, f"found {MOST_STEPS + 1}"),
        ({"steps": [{}]}, "run.steps[0]: the field 'choice' is missing"),
        ({"steps": [{"choice": 3}]}, "run.steps[0].choice: expected text"),
        ({"steps": [{"choice": "go", "ask": 3}]}, "run.steps[0].ask: expected text"),
        ({"steps": [{"choice": "go", "args": []}]}, "run.steps[0].args: expected an object"),
        ({"steps": [{"choice": "go", "rolls": 1}]}, "run.steps[0].rolls: expected true or false"),
        ({"steps": [{"choice": "go"}], "key": 1}, "run.key: expected text"),
        ({"steps": [{"choice": "go"}], "args": 1}, "run.args: expected an object"),
        ({"steps": [{"choice": "go"}], "stops": [{}]}, "run.stops[0].args"),
    ],
)
def test_what_is_no_run_is_named(data: object, sentence: str) -> None:
    with pytest.raises(BadData) as error:
        Run.from_json(data)
    assert sentence.split(".args")[0] in str(error.value)


# Proposals


class Guide(Toy):
    """It proposes to walk as many miles as the note says, which only the host knows."""

    def runs(self, s: State, seat: int) -> list[Run]:
        assert isinstance(s, Pool)
        s.pool.clear()
        return [run(*["go"] * len(s.note))] if seat == 0 else []

    def hide(self, data: dict[str, object], seat: int) -> None:
        own = data["own"]
        assert isinstance(own, dict)
        own["note"] = "x"


def test_a_game_proposes_by_what_the_seat_knows_and_on_a_state_of_its_own() -> None:
    table = Table(Guide(Walk), "base", seed=1)
    found = []
    for note in ("xx", "xxxx"):
        assert isinstance(table.state, Pool)
        table.state.note = note
        found.append([one.to_json() for one in table.runs("Ur")])
    assert found[0] == found[1] == [run("go").to_json()]
    assert isinstance(table.state, Pool)
    assert table.state.pool == [1, 2, 3]
    assert table.runs("Uruk") == []
    assert table.why_no_run("Ur", "Kish").key == "run-nowhere"


def test_by_itself_a_game_proposes_nothing_and_after_the_end_none_does() -> None:
    assert walk().runs("Ur") == []
    table = Table(Guide(Walk), "base", seed=1)
    table.run("Ur", run(*["go"] * END))
    assert table.over
    assert table.runs("Ur") == []
