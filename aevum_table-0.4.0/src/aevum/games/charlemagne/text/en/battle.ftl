# complete
# 13.0, T11 Battle.

event-attack = { $seat } attacks { $place } from { $from_place }.

## Markers

trigger-battle-attack = markers for one's own attack
trigger-battle-defence = markers for one's own defence
ask-battle-attack = { $seat }: play a marker for the attack on { $place }?
ask-battle-defence = { $seat }: play a marker for the defence of { $place }?
refusal-ragnarok-tribal-only = Only the Tribal player plays Ragnarok.
refusal-ragnarok-not-pagan = Ragnarok helps a force only if all its units are pagan.

## Strength and result

event-attack-strength = { $seat } attacks { $place } with strength { $strength } ({ $printed } times { $times }).
event-defence-strength = { $seat } defends { $place } with strength { $strength } ({ $printed } times { $times }).
modifier-led-by-leader = a leader
modifier-led-by-charlemagne = Charlemagne
modifier-military-advance = Military Advance
modifier-ragnarok = Ragnarok
modifier-ground-burg = a burg
modifier-ground-rough = rough terrain
modifier-ground-pass = a pass
modifier-ground-river = across a river
modifier-ground-strait = across a strait
modifier-ground-sea = from the sea

event-battle-roll = { $seat } rolls for the battle of { $place }.
roll-battle-roll = the battle roll
event-battle-result = The battle of { $place } at { $odds }: { $result }.
result-AZ = the attacker is annihilated
result-AA = the attacker is beaten
result-BB = a bloodbath
result-DD = the defender is beaten
result-DZ = the defender is annihilated

## Losses, retreat, advance

ask-losses =
    { $strength ->
        [one] { $seat }: which unit in { $place } is lost? (one strength point to go)
       *[other] { $seat }: which unit in { $place } is lost? ({ $strength } strength points to go)
    }
option-lose = { $unit } ({ $region })
event-unit-lost = Lost in { $place }: { $unit } ({ $region }).

ask-hold-burg = { $seat }: hold the burg of { $place }, or retreat?
option-hold = Hold the burg
option-give-way = Retreat
event-holds-burg = { $seat } holds the burg of { $place } and does not retreat.
ask-retreat = { $seat }: where does the force in { $place } retreat?
option-retreat = To { $place }
event-retreats = { $seat }: the beaten force retreats from { $from_place } to { $place }.
event-no-retreat = { $seat }: the force in { $place } has nowhere to go and is lost.
refusal-retreat-occupied = Enemies or neutrals stand in { $place }.
refusal-retreat-terrain = No retreat leads across water or into rough terrain without a pass.
refusal-retreat-zone = { $place } is in an enemy zone of control.
refusal-retreat-no-way = From { $place } there is no way on.
refusal-retreat-back = A retreat does not lead back into { $place }.

ask-advance = { $seat }: { $place } is empty. Who advances?
option-advance = Advance to { $place }
option-stay = Stay behind: { $unit } ({ $region })
option-stay-leader = { $leader } stays behind
option-no-advance = Nobody advances
event-advances =
    { $units ->
        [one] { $seat }: one unit advances to { $place }.
       *[other] { $seat }: { $units } units advance to { $place }.
    }
refusal-last-to-advance = Somebody has to advance, or nobody does.
