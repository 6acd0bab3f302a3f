"""The sequence of play: a round with its bids, the journey it leads to, and tolls in between."""

from aevum.engine import Ask, Frame, Modifier, Option, Outcome, Refusal, note

from .cards import Again, Ambush, Market


class Round(Frame[Market]):
    steps = ("deal", "bid", "close")

    def run(self, s: Market) -> None:
        if self.step == "deal":
            for seat, name in enumerate(s.seats):
                at = s.roll("draw", len(s.deck), 1, "C.1", to=1 << seat)[0]
                s.hands[seat].append(s.deck.pop(at - 1))
                s.tell("drawn", {"card": s.hands[seat][-1]}, "C.1", to=1 << seat)
                s.tell("dealt", {"seat": name}, "C.1")
            self.next(s)
        elif self.step == "bid":
            for seat in range(len(s.seats)):
                s.ask(seat, "bid", "C.2", {"round": s.round}, sealed=True)
        else:
            self.close(s)

    def candidates(self, s: Market, ask: Ask) -> list[Option]:
        return [Option("bid", {"gold": gold}, "C.2") for gold in range(s.gold[ask.seat] + 2)]

    def check(self, s: Market, ask: Ask, option: Option) -> Refusal | None:
        if option.args["gold"] == s.gold[ask.seat] + 1:
            return Refusal("poor", {"gold": s.gold[ask.seat]}, "C.2.1")
        return None

    def answers(self, s: Market, asks: list[Ask]) -> None:
        bids = [int(str(ask.answer.args["gold"])) for ask in asks if ask.answer is not None]
        s.tell("bids", {"bids": bids}, "C.2")
        self.next(s)
        if max(bids) > 0 and bids.count(max(bids)) == 1:
            leader = bids.index(max(bids))
            s.gold[leader] -= max(bids)
            s.bank += max(bids)
            s.push(Journey(leader))

    def close(self, s: Market) -> None:
        if s.round < s.rounds:
            s.round += 1
            s.claimed = [0] * len(s.seats)
            self.step = self.steps[0]
            return
        scores = [5 * load + gold for load, gold in zip(s.loads, s.gold, strict=True)]
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        drawn = len(best) == len(scores)
        s.outcome = Outcome([] if drawn else best, scores, "draw" if drawn else "richest")


class Journey(Frame[Market]):
    steps = ("ambush", "raids", "roll", "again", "arrive")

    def __init__(self, leader: int = 0) -> None:
        super().__init__()
        self.leader = leader
        self.raids = 0
        self.total = 0

    def run(self, s: Market) -> None:
        step = self.step
        if step == "arrive" and s.result:
            self.step = "roll"
            return
        if step == "ambush":
            s.push(Ambush([(self.leader + i) % len(s.seats) for i in range(1, len(s.seats))]))
        elif step == "raids":
            self.raids = s.result
        elif step == "roll":
            items: list[Modifier] = []
            self.total = note(items, -s.loads[self.leader], "loads", "C.6.1")
            self.total += note(items, -2 * self.raids, "bandits", "C.6.2")
            self.total += sum(s.roll("journey", 6, 2, "C.6", items))
        elif step == "again":
            s.push(Again([self.leader]))
        elif self.total >= 6:
            s.loads[self.leader] += 1
        self.next(s)


class Toll(Frame[Market]):
    """One house, by a herald, demands a toll of another: it pays a coin, or they fight for two."""

    def __init__(self, claimant: int = 0, payer: int = 0) -> None:
        super().__init__()
        self.claimant = claimant
        self.payer = payer

    def run(self, s: Market) -> None:
        s.ask(self.payer, "toll", "C.3", {"to": s.seats[self.claimant]})

    def candidates(self, s: Market, ask: Ask) -> list[Option]:
        return [Option("pay", rule="C.3"), Option("fight", rule="C.3")]

    def answer(self, s: Market, ask: Ask, option: Option) -> None:
        s.pop()
        amount = 1
        if option.key == "fight":
            first, second = s.roll("toll", 6, 2, "C.3")
            amount = 2 if first > second else 0
        amount = min(amount, s.gold[self.payer])
        s.gold[self.payer] -= amount
        s.gold[self.claimant] += amount
