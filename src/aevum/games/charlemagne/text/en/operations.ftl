# complete
# 12.0, T5 The Operations Phase.

## Activation

ask-activate = { $seat }: which force acts next?
option-force = The force in { $place }
option-sail = The fleets in { $place }
option-end-operations = End the operations

ask-gather = { $seat }: who goes with the force in { $place }?
option-set-out = Set out
option-leave = Leave behind: { $unit } ({ $region })
option-leave-leader = Leave { $leader } behind

event-operations-roll = { $seat } rolls for the force in { $place }.
roll-operations-roll = the operations roll
event-operations-points =
    { $points ->
        [one] { $seat }: the force in { $place } has one operations point.
       *[other] { $seat }: the force in { $place } has { $points } operations points.
    }
modifier-operations-die = the die
modifier-die-of-leader = a leader doubles the die
modifier-die-of-charlemagne = Charlemagne triples the die
modifier-slowest-unit = the slowest unit
modifier-leader-alone = a leader alone

## Actions

ask-operate =
    { $points ->
        [one] { $seat }: what does the force in { $place } do? (one point left)
       *[other] { $seat }: what does the force in { $place } do? ({ $points } points left)
    }
option-move = Move to { $place }
option-attack = Attack { $place }
option-pillage = Pillage
option-convert = Convert the region
option-drop = Leave here: { $unit } ({ $region })
option-drop-leader = Leave { $leader } here
option-stop = Stop here

event-force-moves =
    { $points ->
        [one] { $seat }: a force moves from { $from_place } to { $place }. One point is left.
       *[other] { $seat }: a force moves from { $from_place } to { $place }. { $points } points are left.
    }
event-force-stops =
    { $points ->
        [0] { $seat }: the force stops in { $place }.
        [one] { $seat }: the force stops in { $place }. One point is lost.
       *[other] { $seat }: the force stops in { $place }. { $points } points are lost.
    }
event-unit-dropped = { $seat }: { $unit } ({ $region }) left in { $place }.
event-leader-dropped = { $seat }: { $leader } stays in { $place }.

refusal-far-from-home = { $place } is too far from { $region } for its people to march there.
refusal-hex-occupied = Others stand in { $place }; a force has to fight them from the hex beside it.
refusal-too-few-points =
    { $points ->
        [one] That costs { $cost }, and one point is left.
       *[other] That costs { $cost }, and { $points } points are left.
    }
refusal-leader-alone-zone = { $place } is in an enemy zone of control; a leader alone does not enter it.
refusal-leader-alone-enemy = The enemy is in { $place }; a leader alone does not go there.
refusal-leader-alone-attack = A leader alone attacks nobody.
refusal-only-fleets = Only fleets lie in { $place }. They do not fight on land and leave when a force enters.
refusal-last-of-force = Somebody has to be left in the force.
refusal-no-force-moves = No force is on the move now.
refusal-points-end = Their points end in { $place }.

## Whole marches

run-set-out = The whole force in { $place } sets out
run-set-out-but = From { $place } all set out but one: { $unit } ({ $region }) stays
run-set-out-with =
    { $unit-id ->
        [field-army] From { $place } set out only field armies, with the leaders there
        [warriors] From { $place } set out only warriors, with the leaders there
        [nomads] From { $place } set out only nomads, with the leaders there
       *[militia] From { $place } set out only militia, with the leaders there
    }
form-gather = Who stays in { $place }?
form-load = Who comes aboard in { $place }, and which fleets stay there?
form-losses = Who is lost in { $place }? (strength: { $strength })
form-overboard =
    { $count ->
        [one] Who goes overboard at { $place }? (one unit)
       *[other] Who goes overboard at { $place }? ({ $count } units)
    }

run-march =
    { $left ->
        [0] From { $from_place } to { $to_place }, and stop there (points: { $cost })
        [one] From { $from_place } to { $to_place }, and stop there (points: { $cost }; one is lost)
       *[other] From { $from_place } to { $to_place }, and stop there (points: { $cost }; { $left } are lost)
    }
run-march-pillage = From { $from_place } to { $to_place }, and pillage there (points: { $cost })
run-march-attack = From { $from_place } to attack { $to_place } (points: { $cost })
refusal-breaks-neutrality = In { $place } they violate the neutrality of { $region }.
refusal-fleets-there = Fleets lie in { $place }; their player is asked where they go.
refusal-asks-between = In { $place } something else is asked first.
refusal-zone-there = { $place } is in an enemy zone of control; to leave it costs { $cost } more.
refusal-hungry-there =
    { $count ->
        [one] { $place } will not feed one of the units there.
       *[other] { $place } will not feed { $count } of the units there.
    }
refusal-enemies-there =
    { $units ->
        [one] One enemy unit stands in { $place }.
       *[other] { $units } enemy units stand in { $place }.
    }
refusal-ground-helps-them = The ground helps those in { $place }.
