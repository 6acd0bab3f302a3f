# complete
# The purchase phase (4): what is bought, raised, repaired, ransomed and brought back, and cards about it.

ask-buy = { $seat }: what do you buy? (units this turn: { $count } at most)
option-done-buying = Buy nothing more
form-purchases = What is bought in this turn (units: { $count } at most)
refusal-points-would-be-lost =
    { $count ->
        [one] A technology point that was made is lost.
       *[other] { $count } technology points that were made are lost.
    }

## Technologies

option-learn = { $technology } for { $florins } florins
event-learnt = { $seat } learns { $technology } for { $florins } florins.
refusal-lower-technology-first = The lower technologies of the branch come first.
refusal-branch-advanced = You have bought a technology of this branch in this turn.
refusal-technology-missing = That needs { $technology }.

## Buildings

option-build = { $points ->
    [one] { $place }: { $building } for { $florins } florins and 1 point
   *[other] { $place }: { $building } for { $florins } florins and { $points } points
}
option-repair = { $place }: repair the { $building } by one point for { $florins } florins
event-repaired = { $seat } repairs the { $building } in { $place } by one point for { $florins } florins.
refusal-settlement-needed = { $place } is no settlement.
refusal-built-already = { $place } has a { $building } already.

## Transports and siege engines

option-equip = { $points ->
    [one] { $place }: { $item } of level { $level } for { $florins } florins and 1 point
   *[other] { $place }: { $item } of level { $level } for { $florins } florins and { $points } points
}
option-improve = { $points ->
    [one] Raise the { $item } (level { $level }, no. { $slot }) to level { $new_level } for { $florins } florins and 1 point
   *[other] Raise the { $item } (level { $level }, no. { $slot }) to level { $new_level } for { $florins } florins and { $points } points
}
event-equipped = { $seat } places a { $item } of level { $level } in { $place }.
event-improved = { $seat } now has a { $item } of level { $level } in { $place }.
refusal-no-property-marker = You have no property marker of level { $level } free.
refusal-not-there = That cannot be placed or raised there.

## Units

option-hire = { $points ->
    [0] { $place }: { $unit } for { $florins } florins
    [one] { $place }: { $unit } for { $florins } florins and 1 point
   *[other] { $place }: { $unit } for { $florins } florins and { $points } points
}
option-train-captain = { $points ->
    [one] { $place }: { $old_unit } becomes { $unit } for { $florins } florins and 1 point
   *[other] { $place }: { $old_unit } becomes { $unit } for { $florins } florins and { $points } points
}
event-hired = { $seat } places { a-unit } in { $place }.
event-captain-trained = { $seat } now has a { $unit } in { $place }.
refusal-unit-limit = You have as many new units as you may have in this turn.
refusal-none-in-reserve = You have no { $unit } left in your reserve.
refusal-no-such-unit = You have no such unit there.

option-ransom = { $place }: ransom { a-unit } from { $enemy_seat } for { $florins } florins
event-ransomed = { $seat } pays { $enemy_seat } { $florins } florins: { a-unit } is free and comes to { $place }.
option-ransom-aside = ransom { a-unit } from { $enemy_seat } for { $florins } florins, and set it aside
event-ransomed-aside = { $seat } pays { $enemy_seat } { $florins } florins: { a-unit } is free, and set aside.
option-recall = { $place }: bring back { a-unit } that was set aside
event-recalled = { $seat } brings back { a-unit } that was set aside, to { $place }.
option-buy-back = { $place }: buy back { a-unit } for { $florins } florins
event-bought-back = { $seat } buys back { a-unit } for { $florins } florins, in { $place }.

## Empire cards

option-buy-card = An Empire card for { $florins } florins
event-cards-drawn = { $count ->
    [one] { $seat } draws an Empire card.
   *[other] { $seat } draws { $count } Empire cards.
}
event-card-drawn = You look at { $card }, with the objective { $objective }.
ask-cards-drawn = { $seat }: use something before you choose a card?
trigger-cards-drawn = cards that one has drawn
ask-take-card = { $seat }: which card do you keep?
option-take-card = { $card }, with the objective { $objective }
event-card-taken = { $seat } keeps { $card }.
event-cards-put-back = The other cards go under the deck.
refusal-card-bought-already = You have bought an Empire card in this turn.
refusal-deck-empty = There is no card in the Empire deck.

## Deployment

ask-deployment = { $seat }: do you ask for deployment? Then all place what they buy only when everybody has bought.
option-claim-deployment = Ask for deployment
option-buy-openly = Do not ask for it
event-deployment-claimed = { $seat } asks for deployment: purchases stay behind the screens.
option-order-building = { $points ->
    [one] { $building } for { $florins } florins and 1 point
   *[other] { $building } for { $florins } florins and { $points } points
}
option-order-item = { $points ->
    [one] { $item } of level { $level } for { $florins } florins and 1 point
   *[other] { $item } of level { $level } for { $florins } florins and { $points } points
}
option-order-unit = { $points ->
    [0] { $unit } for { $florins } florins
    [one] { $unit } for { $florins } florins and 1 point
   *[other] { $unit } for { $florins } florins and { $points } points
}
event-purchases-shown = { $count ->
    [0] { $seat } lifts the screen: nothing is there.
    [one] { $seat } lifts the screen: one purchase is there.
   *[other] { $seat } lifts the screen: { $count } purchases are there.
}
ask-deploy = { $count ->
    [one] { $seat }: one thing waits behind your screen. Place it.
   *[other] { $seat }: { $count } things wait behind your screen. What do you place?
}
option-deploy-building = { $place }: { $building }
option-deploy-item = { $place }: { $item } of level { $level }
option-deploy-unit = { $place }: { $unit }
event-undeployed = { $seat } finds no place for { $count ->
    [one] one purchase
   *[other] { $count } purchases
} and takes back { $florins } florins.
refusal-no-place-left = There is no place for it.
