# complete
# A match in the terminal: where the turn stands, tables of nations, cards, ties and income, news in short, a fight.

## The sequence of play

board-turn-of = Turn { $turn } of { $last }
board-step-status = Time phase: ages and statuses
board-step-specials = Special rules of the turn
board-step-reinforcements = Time phase: reinforcements
board-step-events = Time phase: event cards
board-step-raids = Time phase: raids
board-step-caravans = Time phase: caravans
board-step-diplomacy = Time phase: diplomacy
board-step-conversion = Administration: conversion
board-step-cards = Administration: cards
board-step-income = Administration: income
board-step-purchases = Administration: purchases
board-step-suppression = Administration: revolts
board-step-military = Military phase
board-step-end = End of the turn
board-step-scoring = Scoring
board-points-of-all = Points
board-seat-points = { $seat } { $points }

## Nations

column-nation = nation
column-status = status
column-age = age
column-gold = gold
column-seat = capital or horde
column-map = map
column-reserve = reserve
column-lands = lands
column-points = points
column-unit = unit
section-young = young
section-mature = mature
section-old = old
board-decline-level = Decline { $decline }
board-horde-in = horde, { $place }
board-also = Also, only to defend or to raid: { $peoples }
board-of-seat = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-nation-legend = map, reserve: units · lands: provinces/Areas · points: won by this nation

## Ties

tie-client = client
tie-federate = federate
tie-vassal = vassal
board-tie-of = { $tie } of { $people }
board-clients = clients { $peoples }
board-federates = federates { $peoples }
board-vassals = vassals { $peoples }
board-allies = allied with { $peoples }
board-pacts = at peace for now with { $peoples }
board-at-war = at war in the Barbarian lands with { $peoples }
board-promised = has accepted the Foedus of { $people }
board-nation-ties = { $people }: { $ties }
board-no-ties = no ties

## Cards

use-alliance = an ally for this turn, or a client (even roll)
use-break = ends an alliance or a clientship (even roll)
use-treaty = peace this turn, and a province of theirs
use-marriage = a unit on loan; 2 points to them for peace
use-tribute = peace with a nation for this turn
use-foedus = Barbarians must settle here as federates
use-bribe = ends a siege, whoever’s city it is
use-mercenary = a unit on loan from Barbarian neighbours
use-nothing = worth a gold when it is returned
use-offer = Barbarians may settle here as federates
board-event-card = { $title }: { $gist }
board-event-cards = { $count } × { $title }: { $gist }
board-diplomacy-card = { $people }: { $diplomacy }: { $use }
board-price = { $gold } gold
board-play-on = Play { $title } on
board-in-hand = Event cards in hand:
board-no-cards = You hold no cards.
board-event-count = { $seat } { $count ->
    [0] no events
    [one] 1 event
   *[other] { $count } events
}
board-diplomacy-count = { $people } { $count } diplomacy
board-others-hold = In other hands: { $hands }

## Goals

board-scored-on = Objectives count at the end of turn { $turns }, for as many points as stand beside them.
board-worth-now = { $people }: { $points ->
    [one] 1 point
   *[other] { $points } points
} as things stand
board-held = held: { $objectives }
board-to-win = to win: { $objectives }
board-to-sack = to sack: { $objectives }
board-any-level = a level of any city
board-some-of = { $needs } of { $area }
board-each-vassal = { $points } for each vassal

## Income and unrest

board-forecast = { $people }, income if it came now: { $net } to { $gold } gold ({ $items })
board-no-income = Your nations have no income.
board-open-revolt = { $place } (open revolt)
board-revolts = { $people }, revolts: { $places }
board-heresies = { $people }, { $religion } heresy: { $areas }

## Administration cards

board-edict-gold = { $gold } gold
board-edict-ages = { $spaces ->
    [-1] a space younger
    [one] a space older
   *[other] { $spaces } spaces older
}
board-edict-calamity = calamity: { $calamity }
board-edict-leads = the ruler may march
board-edict-idle = the ruler stays in his capital
board-policy = of { $cards } cards { $leads } let the ruler march, { $calamities } bring a calamity; gold { $gold }, age { $ages }

## Purchases

board-recruits = * national units: { $units ->
    [0] none may be recruited
    [one] only one more may be recruited
   *[other] only { $units } more may be recruited
} this turn
board-full-treasury = A Treasury keeps { $gold } gold; what is above is lost after the purchases.

## Many places

board-region = { $area }: { $places }
board-region-units = { $units ->
    [one] 1 unit
   *[other] { $units } units
}
board-region-legend = In brackets: the city with its level, and the units that stand there.
board-seas = Seas
board-no-area = Elsewhere

## Pages

page-nations = all nations in a table: status, age, gold, units, lands, points
page-cards = your cards and what they do
page-goals = what your nations score for
page-ties = who is client, federate, vassal or ally of whom
page-income = what the Income step would bring now; revolts and heresies
board-no-realm = There is nothing of the kind in this scenario.

## News in short

event-all-age = A new age for { $peoples }.
event-all-keep-events = { $seats } keep a private event card.
event-units-join = { $people }: { $units ->
    [one] a unit joins
   *[other] { $units } units join
} in { $place }.
event-units-recruited = { $people }: { $units ->
    [one] a unit is recruited
   *[other] { $units } units are recruited
}.
event-raid-beaten-off = { $people }: the raid on { $place } is beaten off.
event-marches-far = { $people }: { $units ->
    [one] one unit marches
   *[other] { $units } units march
} from { $from } to { $place }, by way of { $ways }.
event-edict-played = { $people }: governed by the card “{ $edict }”.

## A fight

board-place = { $province }, { $terrain }
board-turn = turn { $turn }
board-red-hits = red swords hit
board-red-misses = red swords miss
board-halves-hit = half hits count
board-halves-miss = half hits are lost
board-intercepted = the defender has intercepted
board-city = { The-city }: level { $level }
board-walls = walls { $walls }
board-no-walls = no walls
board-capital = capital of { $status-id ->
        [empire] an Empire
       *[other] a Kingdom
    }
board-supplied = supplied by sea
board-goal-city = the attacker must take it
board-goal-field = the winner of the battle wins
board-sacked = A pillage marker lies face down on { $city }.

board-side =
    { $side-id ->
        [attacker] ATTACKER: { $people } ({ $status })
       *[other] DEFENDER: { $people } ({ $status })
    }
board-decline =
    { $decline ->
        [one] in Decline
       *[other] in double Decline
    }
board-leader = { The-leader }: combat { $combat }
board-mountain-leader = { The-leader }: combat { $combat }, mountaineer
board-rerolls = { some-rerolls } left
board-slain = { The-leader } is dead
board-no-leader = no leader
board-unit = { $count } × { $unit }
board-foreign-unit = { $count } × { $nation } { $unit }
board-damaged = damaged
board-two-hits = ◆ takes two hits, the first one damages it
board-nothing-left = no units
board-retreats = has to retreat
board-submitted = the horde has submitted
board-lost = Lost: { $units }
board-to-roll = To roll: □ { $white } white, ■ { $black } black
board-white-dice = □ white: { $faces }
board-black-dice = ■ black: { $faces }
board-face = { $count } × { $face }
board-would-hit = Now: { some-hits } on the enemy
board-rolled = Total: { $total } ({ $roll } rolled, { $bonus })
board-scored = Scored: { some-hits } on the enemy
board-loot = Loot: { $gold } gold
board-kept =
    { $markers ->
        [one] one marker kept
       *[other] { $markers } markers kept
    }
board-points =
    { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }
