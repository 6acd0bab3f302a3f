# complete
# 5 Combat: full moves by land and sea, what a group meets, conquest and plunder, barbarians who lay waste;
# the cards and technologies of movement.

## Rounds of full moves

ask-full-move = { $seat }: which group makes a full move? (combat round { $round })
option-set-out-from = Set out from { $place }
option-set-sail-from = Set sail from the { $sea }
option-fight-in = Fight in { $place }, where opponents stand side by side
option-fight-at-sea = Fight on the { $sea }, where fleets lie side by side
option-seize-in = Seize what others have in { $place }, beside your units
option-seize-at-sea = Seize what others have on the { $sea }, beside your fleet
option-pass-combat = Pass

ask-march-on =
    { $count ->
        [0] { $things ->
            [0] { $seat }: a group gathers in { $place }. What does it take along?
           *[other] { $seat }: the group in { $place } has no units (transports and engines: { $things }). How does it go on?
        }
        [one] { $seat }: the group in { $place } has one unit (transports and engines: { $things }). How does it go on?
       *[other] { $seat }: the group in { $place } has { $count } units (transports and engines: { $things }). How does it go on?
    }
ask-sail-on =
    { $count ->
        [0] { $seat }: the fleet on the { $sea } has no units aboard (ships, wagons and engines: { $things }). How does it go on?
        [one] { $seat }: the fleet on the { $sea } has one unit aboard (ships, wagons and engines: { $things }). How does it go on?
       *[other] { $seat }: the fleet on the { $sea } has { $count } units aboard (ships, wagons and engines: { $things }). How does it go on?
    }
option-take-thing = Take along the { $item } of level { $level } (no. { $slot })
option-take-unit = Take along { a-unit }
option-take-hired = Take along { a-unit } of the hired barbarians
option-take-all = Take along all that can be carried
option-leave-thing = Leave behind the { $item } of level { $level } (no. { $slot })
option-leave-unit = Leave behind { a-unit }
option-leave-hired = Leave behind { a-unit } of the hired barbarians
option-go-to = Go to { $place }
option-sail-to = Sail to the { $sea }
option-halt = Halt here; the group has moved

event-marched =
    { $count ->
        [0] { $seat }: transports without units go to { $place }.
        [one] { $seat }: a unit goes to { $place }.
       *[other] { $seat }: { $count } units go to { $place }.
    }
event-sailed =
    { $count ->
        [0] { $seat }: a fleet without units sails to the { $sea }.
        [one] { $seat }: a fleet with one unit sails to the { $sea }.
       *[other] { $seat }: a fleet with { $count } units sails to the { $sea }.
    }

## Whole moves

form-group = Who goes along, and who stays (units in the group: { $count }; transports and engines: { $things })
run-march =
    { $units ->
        [0] From { $from_place } to { $place }, without units (transports and engines: { $things }; movement points: { $points })
        [one] One unit from { $from_place } to { $place } (transports and engines: { $things }; movement points: { $points })
       *[other] { $units } units from { $from_place } to { $place } (transports and engines: { $things }; movement points: { $points })
    }
run-embark =
    { $units ->
        [0] From { $from_place } to the { $sea }, without units (ships, wagons and engines: { $things }; movement points: { $points })
        [one] One unit from { $from_place } to the { $sea } (ships, wagons and engines: { $things }; movement points: { $points })
       *[other] { $units } units from { $from_place } to the { $sea } (ships, wagons and engines: { $things }; movement points: { $points })
    }
run-land =
    { $units ->
        [0] From the { $from_sea } to { $place }, without units (ships, wagons and engines: { $things }; movement points: { $points })
        [one] One unit from the { $from_sea } to { $place } (ships, wagons and engines: { $things }; movement points: { $points })
       *[other] { $units } units from the { $from_sea } to { $place } (ships, wagons and engines: { $things }; movement points: { $points })
    }
run-sail =
    { $units ->
        [0] From the { $from_sea } to the { $sea }, without units (ships, wagons and engines: { $things }; movement points: { $points })
        [one] One unit from the { $from_sea } to the { $sea } (ships, wagons and engines: { $things }; movement points: { $points })
       *[other] { $units } units from the { $from_sea } to the { $sea } (ships, wagons and engines: { $things }; movement points: { $points })
    }
refusal-horde-wakes = In { $place }, which nobody holds, the horde of the turn appears, and there is a battle.
refusal-barbarians-stand =
    { $count ->
        [one] One barbarian stands in { $place }; there is a battle.
       *[other] { $count } barbarians stand in { $place }; there is a battle.
    }
refusal-barbarians-stand-at-sea =
    { $count ->
        [one] One barbarian ship lies on the { $sea }; there is a battle.
       *[other] { $count } barbarian ships lie on the { $sea }; there is a battle.
    }
refusal-army-stands =
    { $count ->
        [one] One unit of { $enemy_seat } stands in { $place }; there is a battle.
       *[other] { $count } units of { $enemy_seat } stand in { $place }; there is a battle.
    }
refusal-army-stands-at-sea =
    { $count ->
        [one] One unit of { $enemy_seat } is aboard on the { $sea }; there is a battle.
       *[other] { $count } units of { $enemy_seat } are aboard on the { $sea }; there is a battle.
    }
refusal-enters-unasked = { $place } belongs to { $enemy_seat }: to enter it is war at once, without a declaration.
refusal-enters-enemy-land = { $place } belongs to { $enemy_seat }, an enemy: the move ends there.
refusal-alone-among = What comes to { $place } without units is at the mercy of { $other_seat }.
refusal-alone-among-at-sea = What comes to the { $sea } without units is at the mercy of { $other_seat }.
refusal-other-answers = In { $place } there is a question for { $other_seat } first.
refusal-other-answers-at-sea = On the { $sea } there is a question for { $other_seat } first.
refusal-dice-fall = Dice fall in { $place }.
refusal-dice-fall-at-sea = Dice fall on the { $sea }.
refusal-way-ends = The move ends on the way there.
refusal-no-group-marches = No group can set out now.

refusal-closed-area = That lies outside the map of this match.
refusal-no-movement = A Bishop lets nobody leave { $place } in this turn.
refusal-units-owed =
    { $count ->
        [one] One more unit must be left behind before the others go on.
       *[other] { $count } more units must be left behind before the others go on.
    }
refusal-nothing-marches = Nothing is in the group yet that could make this step.
refusal-armistice-holds = An armistice with { $enemy_seat } bars { $place } in this turn.
refusal-no-harbour = { $place } has no port on that sea, and ships land at ports only.
refusal-no-ship = Across water only galleys carry a group.
refusal-no-way-back = From there the { $item } could not come back to where it belongs.
refusal-wagons-full = There is room for { $room } units, and the group would have { $count }.
refusal-galleys-full = The galleys hold { $room }, and { $count } would be aboard.
refusal-not-aboard = A galley takes units, war wagons and siege engines, but no { $item }.
refusal-no-points = The { $item } (no. { $slot }) has too few movement points: the step takes { $points }.
refusal-left-at-sea = On the { $sea } nothing can be left behind without a galley that holds it.
refusal-no-halt-here = The group may not stay here while it can go on.
refusal-one-at-a-time = One transport or engine at a time makes the step.

event-turned-back = { $seat }: a { $item } of level { $level } could not stay where it was, and is back in { $place }.
event-turned-back-at-sea = { $seat }: a { $item } of level { $level } could not stay where it was, and is back on the { $sea }.
refusal-no-halt-there = There the move would end, and what is moved by Logistics could not stay.
event-foundered = { $seat }: a { $item } of level { $level } goes down on the { $sea }.
event-wrecked = { $seat }: a { $item } of level { $level } is lost in { $place }, away from the water.
event-unit-drowned = { $seat } loses { a-unit } on the { $sea }.

## Meeting others

trigger-threatened = an army that enters one’s own territory
ask-threatened = { $seat }: somebody enters a territory of another player. Do you answer it?
trigger-plunder-near = things of one’s own that are about to be plundered
ask-plunder-near = { $seat }: things of yours are about to be plundered. Do you answer it?
ask-choose-enemy = { $seat }: whom do you attack in { $place }?
ask-choose-enemy-at-sea = { $seat }: whom do you attack on the { $sea }?
option-attack = Attack { $enemy_seat }
option-leave-in-peace = Leave them all in peace
event-marker-swept-away = The control marker of { $seat } in { $place } is swept away.
event-nobody-left = Nobody is left in { $place }.

## Conquest

event-conquered = { $seat } conquers { $place }.
ask-plunder = { $seat }: what is plundered in { $place }?
option-plunder-building = Plunder the { $building } for { $florins } florins
option-plunder-cube = Plunder the cube of { $good }
option-keep-conquests = Keep the rest
event-building-plundered = { $seat } plunders the { $building } in { $place } for { $florins } florins.
event-cube-plundered = { $seat } plunders a cube of { $good } in { $place } for { $florins } florins.
event-buildings-kept = { $seat } takes over the buildings of { $enemy_seat } in { $place }.

## Barbarians alone

event-laid-waste = Barbarians destroy a { $item } of { $seat } in { $place }.
event-sunk-by-barbarians = Barbarians destroy a { $item } of { $seat } on the { $sea }.
event-market-laid-waste = Barbarians carry off the cubes of the Great Market in { $place }.

## Cards and technologies

event-movement-forbidden = { $seat } forbids all movement in { $place } for this turn.
event-serves-twice = { $seat }: a { $item } of level { $level } serves as caravan and war wagon in this turn.
event-wagon-unloaded = { $cubes ->
    [one] { $seat }: a { $item } is no caravan any more, and 1 cube is lost.
   *[other] { $seat }: a { $item } is no caravan any more, and { $cubes } cubes are lost.
}
event-engine-hauled = { $seat }: the { $item } keeps up with its army in this turn.
event-engine-carries = { $seat }: the { $item } serves as a war wagon in this turn.
event-unseen = { $seat }: a { $item } of level { $level } moves unnoticed in this turn.
event-group-unseen = { $seat }: a whole group moves unnoticed in this turn.

ask-rescue = { $points ->
    [one] { $seat }: who hurries to { $place }? 1 movement point is left.
   *[other] { $seat }: who hurries to { $place }? { $points } movement points are left.
}
ask-rescue-load = { $seat }: what does the { $item } of level { $level } (no. { $slot }) take along?
option-send-unit = { $unit } from { $place } ({ $points } { $points ->
    [one] point
   *[other] points
})
option-send-thing = The { $item } of level { $level } from { $place } (no. { $slot }, { $points } { $points ->
    [one] point
   *[other] points
})
option-send-thing-at-sea = The { $item } of level { $level } on the { $sea } (no. { $slot }, { $points } { $points ->
    [one] point
   *[other] points
})
option-board-unit = Take { a-unit }
option-board-thing = Take the { $item } of level { $level } (no. { $slot })
option-send-off = Set out
option-send-no-more = No more
event-militia-comes =
    { $count ->
        [one] { $seat }: a unit hurries from { $from_place } to { $place }.
       *[other] { $seat }: { $count } units hurry from { $from_place } to { $place }.
    }
event-fleet-comes =
    { $count ->
        [one] { $seat }: a fleet brings a unit to { $place }.
       *[other] { $seat }: a fleet brings { $count } units to { $place }.
    }
event-thing-sent = { $seat }: a { $item } comes along to { $place }.

ask-templar-place = { $seat }: where do the Templars appear?
ask-templar-unit = { $seat }: what do the Templars send to { $place }?
option-send-templar = In { $place }
option-templar-unit = { $unit }
event-templar-comes = { $seat }: the Templars send { a-unit } to { $place }.
refusal-templar-not-at-home = The Templars help outside the home kingdom only.

event-horde-hired =
    { $count ->
        [one] { $seat } hires a barbarian in { $place }.
       *[other] { $seat } hires { $count } barbarians in { $place }.
    }
event-hired-unit-leaves = A hired barbarian ({ $unit }) leaves { $seat } in { $place }.
ask-lend-to = { $seat }: which horde gets units from you?
option-lend-to = The horde in { $place }
option-lend-to-fleet = The horde on the { $sea }
ask-lend-unit =
    { $count ->
        [one] { $seat }: lend one more unit to the horde?
       *[other] { $seat }: lend up to { $count } units to the horde?
    }
option-lend-unit = { $unit } from { $place }
option-lend-no-more = No more
event-unit-lent = { $seat } lends { a-unit } from { $place } to the barbarians.
event-lent-unit-returns = { $seat }: { a-unit } comes back from the barbarians to { $place }.
event-lent-unit-lost = { $seat }: { a-unit } cannot come back to { $place } from the barbarians.

ask-step-from = { $seat }: where does the further step begin?
ask-join-battle = { $seat }: who steps into the battle, and against whom?
option-join-battle = { $unit } from { $place }, against { $enemy_seat }
option-join-battle-with = { $item }, level { $level } (no. { $slot }), with units, against { $enemy_seat }
option-reinforce = { $unit } from { $place }, to your own side
option-reinforce-with = { $item }, level { $level } (no. { $slot }), with units, to your own side
ask-join-load = { $seat }: who comes with the { $item } of level { $level } (no. { $slot })?
event-battle-joined-with = { $seat }: a { $item } of level { $level } brings units into the battle of { $place }: { $count }.
event-sea-battle-joined = { $seat }: a { $item } of level { $level } brings units into the battle in { $sea }: { $count }.
event-battle-joined = { $seat }: { a-unit } steps into the battle of { $place }.
