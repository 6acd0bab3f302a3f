"""What the odds of a battle tell."""


class BattleOdds:
    """Lists by side have the attacker first. `won`, `lost` and `nobody` are the ends of the whole battle."""

    __slots__ = ("dealt", "florins", "lost", "nobody", "round", "rounds", "units", "won")

    def __init__(self) -> None:
        self.won = 0.0
        self.lost = 0.0
        self.nobody = 0.0
        """Nobody is left of either side (5.NOWIN)."""
        self.units = [0.0, 0.0]
        """Units that each side loses on the average."""
        self.florins = [0.0, 0.0]
        """What they have cost, units that were reduced among them."""
        self.rounds = 0.0
        self.round = [0.0, 0.0, 0.0]
        """The first round: won, lost, drawn (or over before the dice, by arrows)."""
        self.dealt = [0.0, 0.0]
        """Points of damage that each side takes in the first round, casualties too."""
