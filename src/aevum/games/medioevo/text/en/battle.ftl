# complete
# 5 Battle: rounds, siege, archery, captains, dice, damage, flight, surrender, capture, galleys.
# `seat-barbarians` stands where a side of a battle is named.

seat-barbarians = the barbarians
battle-side = { $seat-id ->
    [barbarians] The barbarians
   *[other] { $seat }
}

damage-siege = siege engines
damage-arrows = arrows
damage-melee = melee
damage-casualties = casualties

sort-civil = the civil building
sort-military = the military building
sort-religious = the cathedral

event-battle-begins = { $seat-id ->
    [barbarians] The barbarians attack { $enemy_seat } in { $place }.
   *[other] { $seat } attacks { $enemy_seat } in { $place }.
}
event-sea-battle-begins = { $seat-id ->
    [barbarians] The barbarians attack { $enemy_seat } on the { $sea }.
   *[other] { $seat } attacks { $enemy_seat } on the { $sea }.
}
event-battle-won = { $seat-id ->
    [barbarians] The barbarians win the battle against { $enemy_seat }.
   *[other] { $seat } wins the battle against { $enemy_seat }.
}
event-battle-undecided = The battle of { $seat } against { $enemy_seat } ends without a winner.

## Before a round

ask-choose-shelter =
    { $points ->
        [one] { $seat }: against what does the military building protect? (1 damage)
       *[other] { $seat }: against what does the military building protect? ({ $points } damage)
    }
option-shelter = Against { $damage }
event-protected = { $seat }: the military building protects against { $damage }.
event-damage-spared =
    { $points ->
        [one] The military building spares { $seat } 1 damage.
       *[other] The military building spares { $seat } { $points } damage.
    }

ask-battle-intent = { $seat }: round { $round } against { $enemy_seat }. What do you do?
option-fight = Fight
option-capture = Fight to capture
option-demand-surrender = Ask the other side to surrender
option-surrender = Offer to surrender
option-flee = Flee to { $place } (movement points: { $movement })
option-flee-to-sea = Flee to the { $sea } (movement points: { $movement })
event-capture-announced = { $seat } means to capture and not to destroy.
event-flight = { $seat } means to flee to { $place }.
event-flight-to-sea = { $seat } means to flee to the { $sea }.
event-fled =
    { $units ->
        [one] { $seat } flees with 1 unit.
       *[other] { $seat } flees with { $units } units.
    }

ask-take-surrender = { $seat }: { $enemy_seat } offers to surrender. Do you agree?
ask-yield-to-demand = { $seat }: { $enemy_seat } asks you to surrender. Do you agree?
option-agree-surrender = Agree
option-refuse-surrender = Refuse
event-surrender-refused = { $seat } refuses: the battle goes on.
event-surrendered =
    { $units ->
        [one] { $seat } surrenders to { $enemy_seat }: 1 unit lies beside the board.
       *[other] { $seat } surrenders to { $enemy_seat }: { $units } units lie beside the board.
    }

## Siege engines and arrows

ask-crew-engine = { $seat }: who serves the { $item } (no. { $slot }), and at what does it fire?
ask-aim-engine = { $seat }: at what does the { $item } (no. { $slot }) fire?
option-man-engine = One more to serve it, { a-unit }
option-aim-at-units = Fire at units
option-aim-at-building = Fire at { $sort }
option-leave-idle = It does not fire
event-engine-manned =
    { $units ->
        [one] { $seat }: 1 unit serves the { $item }.
       *[other] { $seat }: { $units } units serve the { $item }.
    }
event-siege-fire = { $seat } fires the { $item }.
event-archery = The archers of { $seat } shoot.
event-archery-again = The archers of { $seat } shoot again.
modifier-steady-aim = steady aim

## Captains and powers

ask-captains = { $seat }: what do the captains do?
option-act-as = A captain acts as { a-unit }
option-lend-power = Let { the-units } use their power even against their like
option-cancel-power = Cancel the power of { the-units } of the enemy
option-captains-done = Nothing more
event-captain-acts = { battle-side }: a captain acts as { a-unit }.
event-power-lent = { $seat }: a captain lets { the-units } use their power.
event-power-cancelled = { $seat }: a captain cancels the power of { the-units } of the enemy.

event-power-works =
    { $units ->
        [one] { battle-side }: the power of 1 unit works ({ $unit }).
       *[other] { battle-side }: the power of { $units } units works ({ $unit }).
    }

ask-give-up = { $seat }: who is given up for a higher attack value?
option-give-up = Give up { a-unit }
option-keep-all = Nobody more
event-given-up = { $seat-id ->
    [barbarians] The barbarians give up { a-unit }.
   *[other] { $seat } gives up { a-unit }.
}

## Dice

event-battle-die = { $seat } throws a die.
ask-battle-dice = { $seat }: the dice of 4, 6 and 8 show { $dice }. Throw some of them again?
option-let-lie = Keep them
option-rethrow = Throw { $dice } again
event-attack-value = { battle-side }: dice { $dice }, attack value { $attack }.
modifier-critical = critical roll
modifier-turn-order = place in turn order
modifier-given-up = light infantry given up
modifier-galleys = more galleys
modifier-condottiero = Condottiero
modifier-blood = blood markers
modifier-flight = halved for flight
modifier-capture = halved for capture
ask-spend-blood =
    { $blood ->
        [one] { $seat }: spend your blood marker on the attack value?
       *[other] { $seat }: spend a blood marker on the attack value? (you have { $blood })
    }
option-spend-blood = Spend one
option-keep-blood = Nothing more
event-blood-spent = { $seat } spends a blood marker.

event-casualty-value = { battle-side }: casualty value { $points }.
modifier-flight-casualties = flight
modifier-heavy-infantry = heavy infantry
modifier-superiority = absolute superiority
modifier-battle-score = battle score
modifier-cavalry = cavalry
modifier-spared = the military building

event-round-won = { $seat-id ->
    [barbarians] The barbarians win round { $round }.
   *[other] { $seat } wins round { $round }.
}
event-round-drawn = Round { $round } is a draw.
ask-superiority =
    { $choices ->
        [one] { $seat }: absolute superiority. What is it used for?
       *[other] { $seat }: absolute superiority, { $choices } times. What is it used for?
    }
ask-barbarian-superiority =
    { $choices ->
        [one] { $seat }: the barbarians have absolute superiority, and you act for them. What do they use it for?
       *[other] { $seat }: the barbarians have absolute superiority, { $choices } times, and you act for them. What do they use it for?
    }
option-press-on = 1 more damage
option-hold-back = 1 casualty less

## Damage

event-damage-dealt =
    { $seat-id ->
        [barbarians] The barbarians take { $points } damage: { $damage }.
       *[other] { $seat } takes { $points } damage: { $damage }.
    }
ask-barbarian-losses =
    { $points ->
        [one] { $seat }: which barbarian takes the damage? ({ $damage }, the last point)
       *[other] { $seat }: which barbarian takes the damage? ({ $damage }, { $points } points to go)
    }
ask-assign-damage =
    { $points ->
        [one] { $seat }: who takes the damage? ({ $damage }, the last point)
       *[other] { $seat }: who takes the damage? ({ $damage }, { $points } points to go)
    }
form-losses = Who takes the damage ({ $damage }, { $points } points to go)
form-barbarian-losses = Which barbarians take the damage ({ $damage }, { $points } points to go)
option-hit = { $unit }
option-hit-lent = { $unit }, lent to them
option-hit-changed = { $unit }, which it is for this turn only
option-hit-crew = { $unit }, of a crew
event-unit-lost = { $seat-id ->
    [barbarians] The barbarians lose { a-unit }.
   *[other] { $seat } loses { a-unit }.
}
event-unit-reduced = { $seat }: { $unit } becomes { $lesser_unit }.
event-unit-captured = { $seat } captures { a-unit } of { $enemy_seat }.
event-prisoners-freed =
    { $units ->
        [one] { $seat }: 1 prisoner is free again, as no captor is left.
       *[other] { $seat }: { $units } prisoners are free again, as no captor is left.
    }

## At sea

ask-tell-off = { $seat }: how many units are aboard the galley of level { $level } (no. { $slot })?
option-tell-off =
    { $units ->
        [0] None
        [one] 1 unit
       *[other] { $units } units
    }
ask-lost-aboard = { $seat }: from which galley were those lost? ({ $units } to go)
option-lost-aboard = The galley of level { $level } (no. { $slot })
event-galley-adrift = { $seat }: a galley of level { $level } has nobody left aboard. Does it sink?
event-galley-sinks = { $seat }: the galley of level { $level } sinks.
ask-overboard = { $seat }: there is no room on the { $sea }. What goes down? ({ $count } to go)
option-overboard = A { $item } of level { $level } (no. { $slot })
option-unit-overboard = { a-unit }
ask-embark = { $seat }: which { $count ->
    [one] thing has
   *[other] things have
} room aboard? ({ $count } to go)
option-embark = A { $item } of level { $level } (no. { $slot })
event-item-sinks = { $seat }: a { $item } goes down with it.
ask-prize = { $seat }: a { $item } of level { $level } is yours. Keep it?
option-keep-prize = Keep it
option-scuttle-prize = Scuttle it for { $florins } florins
refusal-no-marker-for-prize = You have no property marker left for a { $item } of level { $level }.
refusal-prize-protected = A Diplomat protects the { $item }.
event-prize-kept = { $seat } keeps a { $item } of { $enemy_seat }.
event-prize-scuttled = { $seat } scuttles a { $item } of { $enemy_seat } for { $florins } florins.
event-prize-removed = { $seat }: the barbarians destroy a { $item }.

## Moments for cards and technologies

trigger-before-battle = the moment before a battle
trigger-round-begins = the beginning of a battle round
trigger-siege-fire = siege engines about to fire
trigger-archery = archers about to shoot
trigger-melee-begins = arrows that have fallen before melee
trigger-rolled = the dice of a battle round
trigger-dice-lie = any other dice that are thrown
trigger-unit-ambushed = a unit that an ambush has eliminated
trigger-damage-dealt = damage about to be assigned
ask-before-battle = { $seat }: a battle is about to begin. Use something?
ask-round-begins = { $seat }: a battle round begins. Use something?
ask-siege-fire = { $seat }: siege engines are about to fire. Use something?
ask-archery = { $seat }: archers may shoot now. Use something?
ask-melee-begins = { $seat }: arrows have fallen, and melee is about to begin. Use something?
ask-rolled = { $seat }: the dice of both sides lie there. Use something?
ask-dice-lie = { $seat }: the dice lie there, and nothing has come of them yet. Use something?
ask-unit-ambushed = { $seat }: an ambush has eliminated a unit. Do you keep it alive?
ask-damage-dealt = { $seat }: damage is about to be assigned. Use something?
