from aevum.engine import Option, Window
from tests.engine.market import asked, bid, held, market
from tests.engine.toys import Pool, Toy
from tests.tiny.cards import BANDITS, ESCORT, GUIDE

PLAY_OR_PASS = ["play:bandits", "pass"]


class Offer(Window[Pool]):
    """Both seats may take a number from the pool, for all to see."""

    trigger = "offer"
    open_knowledge = True

    def __init__(self) -> None:
        super().__init__()
        self.order = [0, 1]

    def could(self, s: Pool, seat: int) -> bool:
        return True

    def responses(self, s: Pool, seat: int) -> list[Option]:
        return [Option("take", {"number": n}) for n in s.pool]

    def respond(self, s: Pool, seat: int, option: Option) -> None:
        s.pool.remove(int(str(option.args["number"])))
        s.note += str(seat)

    def report(self, s: Pool) -> int:
        return len(s.pool)


class Closed(Offer):
    open_knowledge = False


def modifiers(dice: list[int], *choices: tuple[str, str], hands: list[int]) -> dict[str, int]:
    """Plays the choices in a match led by Palmyra; the modifiers of its journey."""
    table = market(hands, dice)
    bid(table, 5, 0, 0)
    for seat, choice in choices:
        table.choose(seat, choice)
    roll = next(event.roll for event in table.log if event.key == "journey" and event.roll is not None)
    assert roll.dice == dice
    return {modifier.key: modifier.value for modifier in roll.modifiers}


def test_whoever_might_respond_is_asked_and_without_the_card_can_only_pass() -> None:
    table = market([GUIDE, ESCORT, BANDITS])
    bid(table, 5, 0, 0)
    assert asked(table) == [("Petra", "ambush", ["pass"])]
    table.choose("Petra", "pass")
    assert asked(table) == [("Dura", "ambush", PLAY_OR_PASS)]


def test_it_goes_round_until_all_have_passed_in_a_row() -> None:
    table = market([GUIDE, BANDITS, BANDITS])
    bid(table, 5, 0, 0)
    table.choose("Petra", "pass")
    table.choose("Dura", "play:bandits")
    for seat in ("Palmyra", "Petra"):
        assert asked(table) == [(seat, "cancel", ["pass"])]
        table.choose(seat, "pass")
    assert asked(table) == [("Petra", "ambush", PLAY_OR_PASS)]


def test_a_response_starts_the_round_of_passes_anew_for_the_responder_too() -> None:
    game = Toy(Closed)
    s = game.start("base", {}, 1)
    for seat, choice in ((0, "pass"), (1, "take:1"), (0, "pass")):
        game.choose(s, seat, choice)
    assert [ask.seat for ask in game.asks(s)] == [1]
    game.choose(s, 1, "pass")
    assert s.outcome is not None


def test_with_open_knowledge_a_lone_pass_answers_itself() -> None:
    game = Toy(Offer)
    s = game.start("base", {}, 1)
    for seat, choice in ((0, "take:1"), (1, "take:2"), (0, "pass"), (1, "take:3")):
        assert [ask.seat for ask in game.asks(s)] == [seat]
        game.choose(s, seat, choice)
    assert s.outcome is not None
    assert (s.result, s.frames[-1].to_json()["frame"]) == (0, "End")
    closed = Toy(Closed)
    s = closed.start("base", {}, 1)
    for seat in (0, 1, 0):
        closed.choose(s, seat, closed.asks(s)[0].options[0])
    assert [option.id for option in closed.asks(s)[0].options] == ["pass"]


def test_a_card_counts_when_nobody_cancels_it() -> None:
    played = (("Petra", "play:bandits"), ("Dura", "pass"), ("Palmyra", "pass"), ("Dura", "pass"))
    assert modifiers([3, 3], *played, hands=[GUIDE, BANDITS, GUIDE]) == {"loads": 0, "bandits": -2}


def test_a_cancelled_card_does_not_count() -> None:
    played = (("Petra", "play:bandits"), ("Dura", "play:escort"), ("Palmyra", "pass"))
    assert modifiers([3, 3], *played, hands=[GUIDE, BANDITS, ESCORT])["bandits"] == 0


def test_a_cancelling_card_can_itself_be_cancelled() -> None:
    played = (("Petra", "play:bandits"), ("Dura", "play:escort"), ("Palmyra", "play:escort"))
    assert modifiers([3, 3], *played, hands=[ESCORT, BANDITS, ESCORT])["bandits"] == -2


def test_a_roll_can_be_rolled_again() -> None:
    table = market([GUIDE, GUIDE, GUIDE], [1, 1, 6, 6])
    bid(table, 5, 0, 0)
    table.choose("Petra", "pass")
    table.choose("Dura", "pass")
    assert asked(table) == [("Palmyra", "again", ["play:guide", "pass"])]
    table.choose("Palmyra", "play:guide")
    table.choose("Petra", "pass")
    table.choose("Dura", "pass")
    rolls = [event.roll.dice for event in table.log if event.key == "journey" and event.roll is not None]
    assert rolls == [[1, 1], [6, 6]]
    assert held(table).loads == [1, 0, 0]


def test_a_standing_order_passes_at_once_and_for_the_future() -> None:
    table = market([GUIDE, BANDITS, BANDITS])
    table.choose("Dura", "order:ambush:pass")
    bid(table, 5, 0, 0)
    assert asked(table) == [("Petra", "ambush", PLAY_OR_PASS)]
    table.choose("Petra", "order:ambush:pass")
    assert asked(table) == [("Palmyra", "again", ["play:guide", "pass"])]
    assert table.state.orders == ["Dura:ambush", "Petra:ambush"]


def test_a_standing_order_can_be_taken_back() -> None:
    table = market([GUIDE, BANDITS, GUIDE])
    table.choose("Petra", "order:ambush:pass")
    assert table.why_not("Petra", "order:ambush:pass") is not None
    table.choose("Petra", "order:ambush:ask")
    bid(table, 5, 0, 0)
    assert asked(table) == [("Petra", "ambush", PLAY_OR_PASS)]


def test_only_its_owner_sees_a_standing_order() -> None:
    table = market([GUIDE, BANDITS, GUIDE])
    others = [table.view(seat).to_json() for seat in (None, "Palmyra", "Dura")]
    table.choose("Petra", "order:ambush:pass")
    assert [table.view(seat).to_json() for seat in (None, "Palmyra", "Dura")] == others
    assert table.view("Petra").data["orders"] == ["Petra:ambush"]
