# complete
# XXV The sea on the map; the naval battle itself stands with the fights.

some-fleets =
    { $fleets ->
        [one] one fleet
       *[other] { $fleets } fleets
    }
a-stack-of-fleets =
    { $fleets ->
        [one] { $elites ->
            [0] one fleet
           *[other] one elite fleet
        }
       *[other] { $elites ->
            [0] { $fleets } fleets
            [one] { $fleets } fleets, one of them elite
           *[other] { $elites } elite fleets
        }
    }
the-other-fleets =
    { $other_fleets ->
        [one] { $other_elites ->
            [0] one fleet
           *[other] one elite fleet
        }
       *[other] { $other_elites ->
            [0] { $other_fleets } fleets
            [one] { $other_fleets } fleets, one of them elite
           *[other] { $other_elites } elite fleets
        }
    }
some-landsmen =
    { $units ->
        [0] nobody but the leader
        [one] one unit
       *[other] { $units } units
    }

## Naval stacks

ask-navies = { $seat }: whose fleets in { $place } put to sea?
option-navy = { $people }
ask-sail-with = { $seat }: which of the { $units } fleets in { $place } put to sea, beside the enemy? ({ $people })
option-sail-with =
    { $met ->
        [0] { a-stack-of-fleets } (zones left: { $paces })
       *[other] { a-stack-of-fleets }, who had their interception (zones left: { $paces })
    }
ask-sail =
    { $units ->
        [one] { $seat }: where does the fleet in { $place } sail? ({ $people })
       *[other] { $seat }: where do the { $units } fleets in { $place } sail? ({ $people })
    }
event-sails = { $people }: { some-fleets } from { $from } to { $place }.

ask-ashore = { The-leader } is aboard in { $place }. Does he go ashore for a campaign ({ $seat })?
option-stay-aboard = He stays aboard
option-put-ashore = { The-leader } goes ashore in { $place }
event-goes-aboard = { The-leader } goes aboard in { $place }.
event-goes-ashore = { The-leader } goes ashore in { $place }.

refusal-fleets-at-sea = Fleets keep to the sea, and { $place } is land.
refusal-seas-apart = { $from } and { $place } do not touch.
refusal-far-from-port = A fleet stays within { $zones } zones of a port city of its own nation; { $place } is too far from all of them.
refusal-sea-full = { $place } holds no more than { $fleets } fleets of one nation.
refusal-naval-stack-full = No more than { $fleets } fleets sail together.

## Interception

ask-intercept-at-sea = { $seat }: enemy fleets ({ $enemy_people }) are on the move in { $place }. Intercept them? ({ $people })
option-intercept-fleet = Intercept the enemy fleets ({ $people })
option-intercept-stack = Intercept the stack of { a-stack-of-fleets } ({ $people })
option-intercept-with-fleets = Intercept with { a-stack-of-fleets }
ask-pair-fleets = { $seat }: enemy fleets ({ $enemy_people }) go for yours in { $place }. Which of them stand together? ({ $people })
option-pair-fleets = { a-stack-of-fleets }; and { the-other-fleets }
ask-aim-at-fleets = { $seat }: which of the enemy’s two stacks in { $place } do your fleets go for? ({ $people })
option-let-sail = Let them go
event-fleet-sure = { $people }: all ports of { $place } are in the hands of the interceptors, so the enemy fleets ({ $enemy_people }) cannot slip away.
event-fleet-check = { $people }: the fleets in { $place } go for the enemy ({ $enemy_people }) and find them on an even roll.
event-fleet-caught = { $people }: they bring the enemy fleets to bay.
event-fleet-missed = { $people }: the enemy fleets slip away.
refusal-fleet-engaged = These fleets have had their one interception of this activation. ({ $people })

## Transports and landings

option-ship = Ship to { $place } over { $sea }
option-ship-on = Ship to { $place } over { $sea } and { $last_sea }
option-land = Land in { $place } over { $sea }
option-land-on = Land in { $place } over { $sea } and { $last_sea }
ask-carriers = { $seat }: which ships in { $place } carry them ({ $people })?
option-carry-with =
    { $met ->
        [0] { a-stack-of-fleets } ({ $people })
       *[other] { a-stack-of-fleets }, who had their interception ({ $people })
    }
event-ships = { $people }: ships from { $from } to { $place } over { $seas }, with { some-landsmen } aboard.
event-lands = { $people }: ships from { $from } for a landing in { $place } over { $seas }, with { some-landsmen } aboard.
event-sea-risk = { $people }: the sea is a risk, and the landing in { $place } succeeds at { $needed } or more, modifiers included.
event-landing-follows = The sea treats all alike who land in { $place } now: nobody rolls again.
event-landing-fails = The landing in { $place } fails, and everybody is back where they embarked.
event-voyage-cancelled = The ships turn back, and nobody goes to { $place }.
event-drowns = Lost with the ships: { one-unit }.
event-leader-drowns = { The-leader } goes down with the ships.
event-ashore = { $people }: { some-landsmen } ashore in { $place }.

ask-drown =
    { $units ->
        [one] { $seat }: choose the last unit that goes down with the ships. ({ $people })
       *[other] { $seat }: choose a unit that goes down with the ships ({ $units } left). ({ $people })
    }
ask-drown-leader = { $seat }: each ship that is left has room for one leader. Who goes down with the others? ({ $people })
option-drown-leader = { The-leader }
option-drown = { A-unit } (paces left: { $paces })
option-drown-hired = { A-unit } in the pay of { $people } (paces left: { $paces })

modifier-strange-coast = no own port city on that coast
modifier-our-sea = Romans at home on the inner seas

refusal-landing-failed = The landing in { $place } has failed, and one roll decides for all stacks.
refusal-voyage-too-long = A voyage crosses no more than { $zones } sea zones.
refusal-voyage-ends-at-sea = No land unit ends its move in { $place }.
refusal-voyage-apart = These seas do not lead from { $from } to { $place }.
refusal-voyage-start = Only from a friendly province do units embark, and { $place } is none.
refusal-voyage-second = This stack has used its one naval transport.
refusal-voyage-nomads = Nomads do not go to sea, unless others hired them. ({ $people })
refusal-voyage-paces =
    { $zones ->
        [one] The voyage takes a pace, and the stack has none left.
       *[other] The voyage takes { $zones } paces, and the stack has fewer.
    }
refusal-voyage-no-fleet = No friendly fleet that is active now lies in { $place }.
refusal-voyage-fleet-busy = The fleets in { $place } have made their two transports.
refusal-voyage-fleet-tired = The fleets in { $place } have no pace left.
refusal-voyage-too-many = The fleets in { $place } carry { $units } units at most.
refusal-voyage-leaders = Each fleet carries one leader, and { $place } has { some-fleets } for them.
refusal-ship-unfriendly = A transport ends in a friendly province, and { $place } is none; only a landing goes there.
refusal-land-friendly = { $place } is friendly; a transport goes there, not a landing.
refusal-land-neutral = { $place } is neutral, and nobody lands there.
