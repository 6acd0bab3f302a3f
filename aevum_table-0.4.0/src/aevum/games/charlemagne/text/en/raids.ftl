# complete
# 15.0, 16.0, 17.0, T4, T6 Pillage, conversion, fleets and the sea.

## Pillage

event-pillage-roll = { $seat } rolls to pillage { $place }.
roll-pillage-roll = the pillage roll
event-pillage = { $code ->
    [P] { $place }, strength { $strength }, die { $die }: the hex is pillaged.
    [R] { $place }, strength { $strength }, die { $die }: the enemy reacts.
    [P-R] { $place }, strength { $strength }, die { $die }: the hex is pillaged, and the enemy reacts.
   *[other] { $place }, strength { $strength }, die { $die }: nothing comes of it.
}
event-laid-waste = { $count ->
    [0] { $seat } lays { $place } waste and finds no booty.
    [one] { $seat } lays { $place } waste and gains one treasury point.
   *[other] { $seat } lays { $place } waste and gains { $count } treasury points.
}
refusal-nobody-to-pillage = Only land units can pillage { $place }.
refusal-own-region = You control { $region }; nobody pillages his own region.
refusal-pillaged-already = { $place } is pillaged already.
refusal-pillage-tried = Somebody tried to pillage { $place } already in this phase.
refusal-in-enemy-zone = { $place } is in an enemy zone of control: no pillage there and no conversion.

## Conversion

ask-preach = { $seat }: play Missionaries for the conversion of { $region }, then roll. Played so far: { $count }.
trigger-conversion-defence = markers against conversions
ask-conversion-defence = { $seat }: play a marker against the conversion of { $region }? Played so far: { $count }.
event-conversion-roll = { $seat } rolls for the conversion of { $region }.
roll-conversion-roll = the conversion roll
event-conversion = { $code ->
    [C] { $region }, differential { $differential }, die { $die }: the region is converted.
    [R] { $region }, differential { $differential }, die { $die }: the enemy reacts.
    [C-R] { $region }, differential { $differential }, die { $die }: the region is converted, and the enemy reacts.
   *[other] { $region }, differential { $differential }, die { $die }: nothing comes of it.
}
modifier-missionaries = Missionaries for it
modifier-missionaries-against = Missionaries against it
modifier-ragnarok-against = Ragnarok
modifier-christian-faith = Christians hold to their faith
ask-name-faith = { $seat }: which religion does { $region } take?
option-faith = { $faith }
event-converted = { $region }: { $faith } from now on.
event-faith-kept = { $region }: { $faith } as before.
refusal-nobody-to-convert = Without a unit in { $region } nobody converts it.
refusal-christian-already = { $region }: Christian already.
refusal-conversion-tried = The conversion of { $region } was tried already in this phase.
refusal-ragnarok-pagan-region = { $region }: not pagan, and Ragnarok means nothing there.

## Setting sail

ask-load = { $room ->
    [0] { $seat }: the fleets in { $place } are full. Set sail?
    [one] { $seat }: who sails with the fleets in { $place }? There is room for one more unit.
   *[other] { $seat }: who sails with the fleets in { $place }? There is room for { $room } more units.
}
option-board = { $unit } ({ $region }) from { $place }
option-board-leader = { $leader } from { $place }
option-leave-fleet = Leave a fleet behind ({ $region })
option-set-sail = Set sail
event-unit-boards = { $seat }: { $unit } ({ $region }) goes aboard.
event-leader-boards = { $seat }: { $leader } goes aboard.
event-fleet-points = { $points ->
    [one] { $seat }: the fleets in { $place } have one operations point.
   *[other] { $seat }: the fleets in { $place } have { $points } operations points.
}
modifier-embarking = embarking
refusal-fleet-is-laden = The other fleets could not carry all that is aboard.
refusal-no-room-aboard = The fleets are full.

## Under way

ask-sail = { $points ->
    [one] { $seat }: where do the fleets in { $place } go? (one point left)
   *[other] { $seat }: where do the fleets in { $place } go? ({ $points } points left)
}
option-sail-to = Sail to { $place }
option-assail = Attack the fleets in { $place }
option-put-in = Put into { $place }
option-land = Land the troops in { $place }
event-fleet-sails = { $points ->
    [one] { $seat }: fleets sail to { $place }. One point is left.
   *[other] { $seat }: fleets sail to { $place }. { $points } points are left.
}
event-fleet-puts-in = { $seat }: fleets put into { $place }.
event-troops-land = { $seat }: troops land in { $place }.
event-fleets-stop = { $points ->
    [0] { $seat }: the fleets stop in { $place }.
    [one] { $seat }: the fleets stop in { $place }. One point is lost.
   *[other] { $seat }: the fleets stop in { $place }. { $points } points are lost.
}
ask-overboard = { $count ->
    [one] { $seat }: the fleets in { $place } cannot carry all. Which unit is lost?
   *[other] { $seat }: the fleets in { $place } cannot carry all. Which units are lost? ({ $count } to go)
}
event-cargo-lost = { $seat }: all that is left aboard in { $place } is lost.
refusal-cargo-aboard = There are troops aboard in { $place }; bring them to land first.

## Ports

event-fleets-stranded = { $seat }: the fleets in { $place } have neither a port nor friends ashore, and are lost.
ask-fleets-leave = { $seat }: the enemy enters { $place }. Where do the fleets go?
option-put-out = Put out to { $place }
event-fleets-put-out = { $seat }: fleets put out from { $from_place } to { $place }.
event-fleets-trapped = { $seat }: the fleets in { $place } have nowhere to go and are lost.

## Battles at sea

event-fleets-attack = { $seat }: fleets from { $from_place } attack the fleets in { $place }.
event-sea-battle-roll = { $seat } rolls for the sea battle in { $place }.
roll-sea-battle-roll = the roll of the sea battle
event-fleets-take-hex = { $seat }: the fleets are masters of { $place }.
ask-fleets-retreat = { $seat }: where do the beaten fleets in { $place } go?
event-fleets-retreat = { $seat }: beaten fleets retreat to { $place }.
