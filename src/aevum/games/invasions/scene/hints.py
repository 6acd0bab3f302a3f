"""Words for beginners: the questions that have some; a table asks for `hint-` and the question's key."""

KEYS: tuple[str, ...] = (
    "hint-stacks", "hint-march", "hint-horde", "hint-sail", "hint-confront", "hint-intercepted",
    "hint-intercept", "hint-intercept-with", "hint-flee", "hint-sit-out", "hint-battles", "hint-ambush",
    "hint-swaps", "hint-trade", "hint-tactics", "hint-rerolls", "hint-losses", "hint-recovery",
    "hint-repair", "hint-retreat", "hint-who-retreats", "hint-withdraw", "hint-besiege", "hint-assault",
    "hint-sack", "hint-raze", "hint-keep-siege", "hint-campaigns", "hint-campaign-again",
    "hint-call-up", "hint-defiance", "hint-raid-or-march", "hint-raid-target", "hint-raiders",
    "hint-counsel", "hint-policy", "hint-edict", "hint-purchases", "hint-deploy", "hint-suppress",
    "hint-found-kingdom", "hint-kingdom-religion", "hint-convert", "hint-public-event",
    "hint-foedus-reply", "hint-alliance-offer", "hint-post-leader", "hint-bribery",
    "hint-battle-events", "hint-siege-events",
)  # fmt: skip
