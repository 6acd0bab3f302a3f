"""Which events are details, and to whom they matter."""

NOISE = (
    "draws-diplomacy", "draws-raider", "raider-drawn", "no-treasury", "raid-roll", "raids", "raids-deep",
    "site-pillaged", "sees-edict",
    "draws-pillage", "lays-pillage", "marker-laid", "diplomacy-draw", "draws-event", "draws-edict",
    "turns-edict", "draws-any-edict", "client-draw", "draws-levy", "caravan-roll", "revolt-selector",
    "map-half", "revolt-area", "growth-lost", "raider-lost",
)  # fmt: skip
"""What another event tells better."""
FIGHT = (
    "battle-dice", "pool", "swaps", "melee-hits", "reroll", "archery", "shots-hit", "has-cavalry-advantage",
    "has-heavy-advantage", "damaged", "recovered", "repaired", "eliminated", "all-lost", "ambush-check",
    "ambush-laid", "ambush-failed", "must-retreat", "battle-won", "leader-check", "horde-submits",
)  # fmt: skip
"""How a battle goes: for those who fight it."""
OUTCOME = ("battle-won", "horde-submits")
"""What even strangers hear of it."""
FOREIGN = (
    "earns-gold", "pays-gold", "unit-handed-over", "horde-moves", "flight-roll", "flight-fails",
    "will-intercept", "interception-roll", "interception-fails", "forces-passage", "leader-leaves",
    "leader-steps-aside", "raid-gold", "defies", "ruler-idle", "edicts-drawn", "limes-rebuilt",
    "migrates",
)  # fmt: skip
"""What matters to the nation that it names, and to nobody else."""
WAR = (
    "siege-roll", "pillage", "joins", "leader-goes", "redeploys", "terror-check", "city-resists",
    "usurper-check", "usurper-quiet", "usurper-ignored", "elite-repaired", "site-recovers", "city-recovers",
    "keeps-marker",
)  # fmt: skip
"""Details of a war: for whoever acts, even where they name somebody."""
STARTS = ("activates", "marches", "campaigns", "turn-begins")
"""With these, attention turns to somebody, or away from everybody."""
TWICE = (
    "income", "objective", "expenses", "purchase", "repair", "administration", "fortification",
)  # fmt: skip
"""Gold that the event beside it tells of already."""
HOME = "XXVII.B.3"
"""The rule by which a client's unit goes home."""
