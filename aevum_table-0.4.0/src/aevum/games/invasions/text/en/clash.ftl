# complete
event-clash = { The-people } against { the-other } in { $place }.

ask-face = { $seat }: whom do you fight first in { $place }?
option-face = { The-people }

# XX.L Retreats on the map.

ask-retreat =
    { $units ->
        [0] { $seat }: where does the horde in { $place } go ({ $people })?
        [one] { $seat }: where does the unit in { $place } go ({ $people })?
       *[other] { $seat }: where do the { $units } units in { $place } go ({ $people })?
    }
option-retreat = To { $place }
option-overrun-first = All of them overrun the enemy in { $place }, and part there
option-split = { A-unit } waits, to go elsewhere
option-split-hired = { A-unit } in the pay of { $people } waits, to go elsewhere
option-split-leader = { The-leader } waits, to go elsewhere
option-stay = The others stay
option-horde-stays = The horde stays where it is
option-horde-flees = Only the horde flees, and all others stay
ask-who-retreats =
    { $units ->
        [one] { $seat }: { $place } has room for one more unit. Which one goes ({ $people })?
       *[other] { $seat }: { $place } has room for { $units } more units. Who goes ({ $people })?
    }
option-goes = { A-unit }
option-goes-hired = { A-unit } in the pay of { $people }
ask-retreat-over = { $seat }: which way to { $place } ({ $people })?
option-over = Over the lone enemy in { $place }
option-over-nobody = Without a fight

event-retreats =
    { $units ->
        [one] { $people }: one unit goes from { $from } to { $place }.
       *[other] { $people }: { $units } units go from { $from } to { $place }.
    }
event-stands-aside =
    { $units ->
        [one] { $people }: one unit goes from { $from } to { $place } and stands aside from what goes on there.
       *[other] { $people }: { $units } units go from { $from } to { $place } and stand aside from what goes on there.
    }
event-retreats-again = { $people }: who stood aside in { $place } must retreat once more.
event-cut-off = { $people }: in { $place } { one-unit } has no way out and is lost.

refusal-retreat-to-attacker = The enemy came from { $place }.
refusal-retreat-neutral = { $place } is neutral: one may pass through, but not stay.
refusal-retreat-city = { $place } is empty but has a city, which is not yours.
refusal-retreat-hostile = { $place } is in enemy hands.
refusal-retreat-full = There is no room left in { $place }.
refusal-retreat-other-way = A beaten attacker goes back where he came from, and { $place } lies another way.
refusal-flight-one-way = { $place } does not lie on the way of those who fled already: a flight drops units, but does not part.
refusal-retreat-no-way = No open way of three paces leads to { $place }.
