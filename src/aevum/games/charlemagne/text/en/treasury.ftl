# complete
# Treasury and levy.

## Income

ask-coinage = { $seat }: play Honest Coinage before the income is counted?
event-coinage = { $seat }: Honest Coinage brings { $count }.
event-income = { $seat }: income { $count }.
modifier-income-burgs = burgs held
modifier-income-coinage = Honest Coinage
modifier-income-byzantium = Byzantium
modifier-income-cordoba = Córdoba

event-missi = { $count ->
    [0] { $seat } has nothing to pay for counts and envoys in new land.
   *[other] { $seat } pays { $count } for counts and envoys in new land.
}
event-danegeld = { $count ->
    [0] { $seat } owes { $owed } of danegeld and has nothing to pay.
   *[other] { $seat } pays { $count } of danegeld ({ $owed } owed).
}

## Provision

ask-provision = { $count ->
    [one] { $seat }: { $place } does not feed one of your units. Pay for a unit, or let it go.
   *[other] { $seat }: { $place } does not feed { $count } of your units. Pay for a unit, or let it go.
}
option-pay = Pay { $price }: { $unit } ({ $region })
option-disband = Let go: { $unit } ({ $region })
event-provisioned = { $seat } pays { $price } for { $unit } ({ $region }) in { $place }.
event-disbanded = { $seat } does not pay: { $unit } ({ $region }) in { $place } is disbanded.

## Spending

ask-spend = { $seat }: what do you buy?
option-hire = Hire in { $place } for { $price }: { $unit } ({ $region })
option-buy-marker = Draw a stratagem marker for { $price }
option-build-burg = Build a burg in { $place } for { $price }
option-civilize = Place a civilization marker in { $place } for { $price }
option-restore = Remove the pillage marker in { $place } for { $price }
option-done = Buy nothing more
event-bought-hire = { $seat } hires { $unit } ({ $region }) in { $place } for { $price }.
event-bought-buy-marker = { $seat } pays { $price } for a stratagem marker.
event-bought-build-burg = { $seat } builds a burg in { $place } for { $price }.
event-bought-civilize = { $seat } places a civilization marker in { $place } for { $price }.
event-bought-restore = { $seat } removes the pillage marker in { $place } for { $price }.
refusal-cannot-afford = That costs { $price }, and your treasury holds { $treasury }.
refusal-container-empty = The container is empty.
refusal-hired-enough = No more units can be hired in { $place } in this phase.
refusal-lies-pillaged = { $place } lies pillaged; remove that marker first.
refusal-burg-too-near = There is a burg in { $place } or next to it.
refusal-no-burg-there = There is no burg in { $place }.
refusal-civilized-enough = { $region }: there is no room for another civilization marker.
refusal-burgs-enough = A burg was built in { $region } already.
refusal-hand-full = Your hand is full: it holds { $count } markers.
refusal-already-civilized = { $place } has a civilization marker already.

## Levy

ask-heerbann = { $seat }: call up the Heerbann?
event-heerbann-roll = { $seat } rolls for the Heerbann.
event-heerbann = { $count ->
    [one] { $seat }: the Heerbann brings one more unit.
   *[other] { $seat }: the Heerbann brings { $count } more units.
}
ask-levy = { $count ->
    [one] { $seat }: place the levy. One unit is still to come.
   *[other] { $seat }: place the levy. { $count } units are still to come.
}
ask-levy-more = { $count ->
    [one] { $seat }: place one more unit of the Heerbann.
   *[other] { $seat }: place { $count } more units of the Heerbann.
}
option-levy = Raise in { $place }: { $unit } ({ $region })
event-levied = { $unit } ({ $region }) raised in { $place }.
event-levy-lost = { $count ->
    [one] { $region }: one { $unit } of the levy cannot be placed and is lost.
   *[other] { $region }: { $count } units of the levy ({ $unit }) cannot be placed and are lost.
}

## Whole decisions

run-provide = Pay for the cheapest units everywhere: { $units } for { $cost } of { $treasury }
form-provision =
    { $count ->
        [one] Who is paid for in { $place }, or let go? (one unit)
       *[other] Who is paid for in { $place }, or let go? ({ $count } units)
    }
form-spend = What do you buy?
form-levy =
    { $count ->
        [one] Where is the levy raised? (one unit)
       *[other] Where is the levy raised? ({ $count } units)
    }
form-levy-more =
    { $count ->
        [one] Where does the Heerbann gather? (one unit)
       *[other] Where does the Heerbann gather? ({ $count } units)
    }

## What several rooms say

option-play = Play { $marker }
refusal-marker-not-held = You do not hold { $marker }.
refusal-held-by-others = Others stand in { $place }.
refusal-tribes-apart = Units of another tribe stand in { $place }, and tribes never share a hex.
refusal-stack-full = { $place } is full.
refusal-region-not-yours = You do not control { $region }.
refusal-pool-empty = No such unit of { $region } is left.
