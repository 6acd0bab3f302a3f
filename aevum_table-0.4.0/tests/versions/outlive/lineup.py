"""The matches that are played: who sits where, and how far each is played under the first version."""

from typing import Any, NamedTuple

ME, GUEST = "me", "guest"
TWO = ("roman-hun", "persian-goth")
THREE = ("byzantium", "mamluks", "golden-horde")
NAMES = {
    "duel-350": TWO,
    "goths-and-huns": TWO,
    "lombard-war": ("empire", "tribal"),
    "introduction": THREE,
    "short": THREE,
}
FIGHT = ("attacker", "defender")
OPTIONS: dict[str, dict[str, Any]] = {"goths-and-huns": {"seats": 2}, "short": {"players": 3}}


class Plan(NamedTuple):
    game: str
    scenario: str
    players: tuple[str, ...]
    """Of each seat `me`, `guest` (a person who joins) or the name of a bot."""
    depth: int
    """So many choices are made under the first version."""
    options: dict[str, Any]

    @property
    def seats(self) -> dict[str, str]:
        return dict(zip(NAMES.get(self.scenario, FIGHT), self.players, strict=True))

    @property
    def bots_only(self) -> bool:
        return ME not in self.players and GUEST not in self.players


def _plan(line: str) -> Plan:
    game, scenario, depth, *players = line.split()
    scenario, _, combat = scenario.partition("+")
    options = {**OPTIONS.get(scenario, {}), **({"combat": combat} if combat else {})}
    return Plan(game, scenario, tuple(players), int(depth), options)


# The game, the scenario, how deep, and the players.
LINEUP = [
    _plan(line)
    for line in """
    invasions   adrianopolis       8   me me
    charlemagne lombard-war        70  me me
    medioevo    introduction       60  me me me
    invasions   duel-350           16  me guest
    charlemagne lombard-war        60  me fast
    medioevo    introduction       80  me fast fast
    invasions   duel-350           30  me fast
    invasions   argentoratum       5   me guest
    charlemagne lombard-war        40  me guest
    medioevo    introduction       70  me guest fast
    invasions   goths-and-huns     60  me fast
    medioevo    short              90  me me me
    charlemagne lombard-war        20  fast fast
    invasions   nisibis            6   me me
    invasions   nisibis            14  me fast
    invasions   nisibis+advanced   9   me me
    invasions   nisibis            12  me guest
    invasions   adrianopolis       7   me guest
    invasions   adrianopolis       8   me fast
    invasions   argentoratum       4   me me
    invasions   argentoratum       6   me fast
    invasions   argentoratum       99  me me
    invasions   duel-350           12  me me
    invasions   duel-350           18  me me
    invasions   duel-350           25  me random
    invasions   duel-350           10  fast fast
    invasions   goths-and-huns     20  fast fast
    charlemagne lombard-war        10  me me
    charlemagne lombard-war        50  me me
    charlemagne lombard-war        64  me guest
    charlemagne lombard-war        80  me guest
    charlemagne lombard-war        50  fast me
    charlemagne lombard-war        75  me me
    charlemagne lombard-war        90  me me
    medioevo    introduction       20  me me fast
    medioevo    introduction       64  me me me
    medioevo    introduction       70  me me random
    medioevo    introduction       40  me guest guest
    medioevo    introduction       20  fast fast fast
    medioevo    short              60  me fast fast
    """.strip().splitlines()
]
FEW = 13
"""So many of them, the first, have some of everything."""
