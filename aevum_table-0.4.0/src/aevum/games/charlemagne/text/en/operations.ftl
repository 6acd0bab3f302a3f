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
