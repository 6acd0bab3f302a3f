# complete
# XI Raids.

## The raid

ask-raid-start = { $seat }: where do the { $people } set out from?
option-raid-from = { $place }
ask-raid-target = { $seat }: which province do the { $people } raid from { $from }?
option-raid-at = { $place }
ask-raid-way = { $seat }: by which way do the { $people } go to { $place }?
option-raid-by = By way of { $place }
ask-raiders =
    { $left ->
        [one] { $seat }: who goes along on the raid of the { $people }?
       *[other] { $seat }: who goes on the raid of the { $people }? (units left to choose: { $left })
    }
option-raider = { A-unit } from { $place }

event-draws-raider = A raider of the { $people } is drawn from their reserve.
event-raider-drawn = It is { one-unit }.
event-raids =
    { $units ->
        [one] One unit of the { $people } raids { $place } from { $from }.
       *[other] { $units } units of the { $people } raid { $place } from { $from }.
    }
event-raids-deep =
    { $units ->
        [one] One unit of the { $people } raids { $place } from { $from }, by way of { $between }.
       *[other] { $units } units of the { $people } raid { $place } from { $from }, by way of { $between }.
    }
event-raid-roll = The raid on { $place } succeeds with a 5 or more, modifiers included.
event-raid-fails = The raid on { $place } fails.
event-raid-minus =
    { $points ->
        [one] Raid −: the { $people } carry off what they can from { $place }, for one victory point.
       *[other] Raid −: the { $people } carry off what they can from { $place }, for { $points } victory points.
    }
event-raid-plus =
    { $points ->
        [one] Raid +: the { $people } plunder { $place } thoroughly, for one victory point.
       *[other] Raid +: the { $people } plunder { $place } thoroughly, for { $points } victory points.
    }
event-raid-gold = The { $people } bring home { $gold } gold.
event-no-treasury = The { $people } keep no Treasury, so nobody counts their gold.
event-site-pillaged = A marker lies face down on { $city }: while it lies there, nobody raids the province.
event-raid-breaks-limes = The raiders tear down the Limes of { $place }.

ask-raid-loss = { $seat }: which raider of the { $people } does not come back?
option-lose-raider = { A-unit } from { $place }
event-raider-lost = The raiders lose { one-unit } for good.

event-raiders-at-rest = The { $people } are no raiders any more and stay where they are.
event-raiders-gone = The { $people } have no raiders left.
event-raid-no-target = The { $people } find nothing to raid.

## Staying

ask-raid-settle = { $seat }: the way lies open. Do the { $people } stay in { $place }?
option-settle = Stay
option-go-home = Go home with the spoils
event-raiders-settle = The { $people } settle in { $place }; they raid and attack nobody any more.
event-raiders-stay = The raiders of the { $people } stay in { $place }.

## Recovery

ask-site-recovery =
    { $left ->
        [one] { $seat }: which other province of { $area } recovers from its raiders?
       *[other] { $seat }: which province of { $area } recovers from its raiders? ({ $left } can)
    }
option-recover-site = { $place }
event-site-recovers = { $place } recovers from its raiders.

## Why not

refusal-raid-bound = The { $people } are bound to another nation and may not raid.
refusal-raid-no-horde = The { $people } have no horde on the map to raid from.
refusal-raid-no-units = The { $people } have no unit that could raid.
refusal-raid-nothing-near = Nothing can be raided from { $place }.
refusal-raid-home-only = Before a raid, units march among the provinces of their own nation, and nothing else moves.
refusal-raider-no-boat = Everything to be raided lies over the sea, and this unit is not amphibious: { $unit }.
refusal-raid-wild = { $place } lies in a Barbarian Area.
refusal-raid-no-enemy = { $place } is not controlled by an enemy.
refusal-raid-no-site = { $place } has no site for a city, and so nothing to plunder.
refusal-raid-city = { The-city } is built; raiders seek empty sites.
refusal-raid-pillaged = { $place } was plundered already and has not recovered.
refusal-raid-limes = The Limes in { $place } bars the way.
refusal-raid-walls = The fortified city in { $place } bars the way.
refusal-raid-blockade = Enemy fleets close the strait at { $place }.
refusal-raid-boats = { $place } lies over the sea, and not all raiders are amphibious.
refusal-raid-too-far = { $place } is too far: from { $from } the { $people } pass through one province at most.

## Where modifiers come from

modifier-raid-garrison = Civilized units in the province
modifier-raid-passage = Civilized units in the province on the way
modifier-raid-fleets = Civilized fleets on the sea
modifier-raid-minus-before = Raid − there last turn
modifier-raid-plus-before = Raid + there last turn
