# complete
# 6 Trade: journeys, deals, Great Markets, trade routes, plundered transports.

## Journeys

ask-choose-trader = { $seat }: which transport trades next?
option-choose-trader = The { $item } of level { $level } (no. { $slot })
option-end-trade = No more trade in this turn
refusal-trader-rests = This { $item } has done what it can for now.

form-route = The steps of a trade route from { $place } (laid: { $count })
run-trader-buys =
    { $count ->
        [one] The { $item } of level { $level } (no. { $slot }) to { $place }, and there a cube of { $good } is bought for { $florins } florins (movement points on the way: { $points })
       *[other] The { $item } of level { $level } (no. { $slot }) to { $place }, and there { $count } cubes of { $good } are bought for { $florins } florins (movement points on the way: { $points })
    }
ask-trader-acts = { $seat }: what does the { $item } of level { $level } in { $place } do? (movement points left: { $points })
ask-trader-at-sea = { $seat }: what does the { $item } of level { $level } on the { $sea } do? (movement points left: { $points })
option-trader-goes = Go to { $place }
option-trader-sails = Sail to the { $sea }
option-leave-trader = Done with this transport
event-trader-went = { $seat }: a { $item } of level { $level } goes to { $place }.
event-trader-sailed = { $seat }: a { $item } of level { $level } sails to the { $sea }.
refusal-trader-off-the-map = That lies outside the map of this match.
refusal-trader-held = A Bishop lets nothing leave from here in this turn.
refusal-trader-tired =
    { $points ->
        [one] That takes a movement point, and the transport has none left.
       *[other] That takes { $points } movement points, and the transport has too few left.
    }
refusal-trader-lost-there = From there it could not come back to where it belongs.
refusal-trader-astray = The { $item } may not stay here: a caravan belongs ashore, a ship at sea or in a port.

## Whole journeys

run-trader-march = The { $item } of level { $level } (no. { $slot }) from { $from_place } to { $place } (movement points: { $points }, then { $left } left)
run-trader-embark = The { $item } of level { $level } (no. { $slot }) from { $from_place } to the { $sea } (movement points: { $points }, then { $left } left)
run-trader-land = The { $item } of level { $level } (no. { $slot }) from the { $from_sea } to { $place } (movement points: { $points }, then { $left } left)
run-trader-sail = The { $item } of level { $level } (no. { $slot }) from the { $from_sea } to the { $sea } (movement points: { $points }, then { $left } left)
run-trader-sells =
    { $count ->
        [one] The { $item } of level { $level } (no. { $slot }) to { $place }, and there the cube is sold (movement points on the way: { $points })
       *[other] The { $item } of level { $level } (no. { $slot }) to { $place }, and there { $count } cubes are sold together (movement points on the way: { $points })
    }
refusal-trader-falls-to = In { $place } the transport falls to { $other_seat }.
refusal-trader-falls-to-at-sea = On the { $sea } the transport falls to { $other_seat }.
refusal-no-trader-goes = No trade transport can go anywhere now.

## Deals

option-buy-cubes =
    { $count ->
        [one] Buy 1 cube of { $good } for { $florins } florins
       *[other] Buy { $count } cubes of { $good } for { $florins } florins
    }
option-sell-cube = Sell a cube of { $good }
option-sell-all = Sell all { $count } cubes that can be sold here
ask-sell-together =
    { $count ->
        [0] { $seat }: which cubes are sold?
        [one] { $seat }: one cube is to be sold; more with it?
       *[other] { $seat }: { $count } cubes are to be sold; more with them?
    }
option-sell-more = A cube of { $good } too
option-sell-these =
    { $count ->
        [one] Sell this cube
       *[other] Sell these { $count } cubes
    }
event-purchase-agreed = { $seat } is about to buy { $goods } for { $florins } florins.
event-sale-agreed =
    { $count ->
        [one] { $seat } is about to sell a cube ({ $goods }) for { $florins } florins.
       *[other] { $seat } is about to sell { $count } cubes ({ $goods }) for { $florins } florins.
    }
event-cubes-bought =
    { $count ->
        [one] { $seat } buys a cube of { $goods } in { $place } for { $florins } florins.
       *[other] { $seat } buys { $count } cubes of { $goods } in { $place } for { $florins } florins.
    }
event-cubes-sold =
    { $count ->
        [one] { $seat } sells a cube ({ $goods }) in { $place } for { $florins } florins.
       *[other] { $seat } sells { $count } cubes ({ $goods }) in { $place } for { $florins } florins.
    }
event-cubes-sold-at-sea =
    { $count ->
        [one] { $seat } sells a cube ({ $goods }) at sea for { $florins } florins.
       *[other] { $seat } sells { $count } cubes ({ $goods }) at sea for { $florins } florins.
    }
ask-deal-made = { $seat }: a deal is agreed and not yet paid. Do you use something?
trigger-deal-made = a deal that is agreed and not yet paid
event-fee-paid = By their pact { $seat } pays { $other_seat } { $florins } florins for the sale.
event-deal-unpaid = { $seat } cannot pay for the purchase any more; nothing is bought.
event-deal-stopped = { $seat }: the deal in { $place } does not come about.
modifier-bought = the price of the cubes
modifier-sold = the cubes
modifier-merchant-price = the price of the Merchant
modifier-great-market = the Great Market
modifier-trade-route = the trade route
modifier-trade = Trade
modifier-haggled = Market
refusal-no-market-there = There is no settlement here where this transport can trade.
refusal-trade-forbidden = A Bishop forbids trade in { $place } in this turn.
refusal-trade-among-enemies = Nobody trades in { $place } beside armies at war.
refusal-no-commercial-pact = { $place } belongs to { $seat }, with whom there is no commercial pact.
refusal-good-is-there = { $good-id ->
    [grain] There is { $good } here already.
    [salt] There is { $good } here already.
    [wine] There is { $good } here already.
   *[other] There are { $good } here already.
}

## Great Markets

ask-add-cube = { $seat }: a cube of which colour is added in { $place }?
option-add-cube = A cube of { $good }
event-cube-added = { $seat } adds a cube of { $good } to the market of { $place }.
event-cube-sent = { $seat } moves a cube of { $good } from { $from_place } to { $place }.
event-trade-forbidden = { $seat }: a Bishop forbids trade in { $place } until the end of the turn.

## Trade routes

ask-open-route = { $seat }: open a trade route from { $place }?
option-open-route = Open a trade route
option-no-route = No trade route
ask-route-steps =
    { $count ->
        [0] { $seat }: the first step of the route from { $place }? A route has 4, 6 or 8 of them, the destination last.
       *[other] { $seat }: the next step, after { $places }? ({ $count } so far)
    }
option-route-step = { $place }
option-close-route = That is all: { $count } steps, worth { $points } trade points
ask-route-transport = { $seat }: which transport takes the route?
option-route-transport = The { $item } of level { $level } (no. { $slot })
event-route-opened = { $seat } opens a trade route from { $from_place }: { $places }.
event-route-step-done = { $seat }: { $place } is done on the trade route.
event-route-finished = { $seat } finishes a trade route of { $count } steps in { $place }.
event-route-given-up = { $seat }: the trade route is given up.
event-route-kept = { $seat }: the Salesman keeps the trade route for another transport.
event-route-taken-over = { $seat }: another transport takes the trade route over.
ask-transport-lost = { $seat }: a transport on a trade route is lost. Do you use something?
trigger-transport-lost = the loss of a transport on a trade route
option-drop-route = Give up the trade route
option-take-over-route = The { $item } of level { $level } (no. { $slot }) takes over the trade route
ask-spend-trade-points =
    { $count ->
        [one] { $seat }: how are the trade points spent? One on florins is 50 more for the cube sold.
       *[other] { $seat }: how are the trade points spent? One on florins is 50 more for each of { $count } cubes.
    }
option-spend-trade-points =
    { $points ->
        [0] All { $florins } on florins
       *[other] { $florins ->
            [0] All { $points } on honour points
           *[other] { $points } on honour points, { $florins } on florins
        }
    }
deed-trade-route = a trade route finished
ask-lift-marker = { $seat }: which marker of the trade route is laid elsewhere?
option-lift-marker = The one in { $place }
option-markers-stay = The markers lie well
ask-lay-marker = { $seat }: where does the marker from { $place } go?
option-lay-marker = { $place }
event-marker-moved = { $seat } moves a marker of the trade route from { $from_place } to { $place }.

## Transports and foreign armies

ask-trader-comes = { $seat }: a { $item } of level { $level } of { $other_seat } comes to { $place }. Plunder it?
ask-ship-comes = { $seat }: a { $item } of level { $level } of { $other_seat } comes to the { $sea }. Plunder it?
option-let-pass = Let it pass
option-attack-trader = Attack it: war, and the loss of 3 honour points if none was declared
event-lost-to-barbarians = Barbarians in { $place } plunder a { $item } of level { $level } of { $other_seat }.
event-lost-to-barbarian-ships = Barbarians on the { $sea } plunder a { $item } of level { $level } of { $other_seat }.
ask-seize = { $seat }: the { $item } of level { $level } of { $other_seat } is in your hands. Take it, or plunder it?
option-plunder-transport = Plunder it for { $florins } florins
option-take-transport = Take it
option-take-unladen = Take it, and plunder its cubes for { $florins } florins
option-plunder-cargo = Plunder a cube of { $good } for { $florins } florins
event-cargo-cube-plundered = { $seat } plunders a cube of { $good } of { $other_seat } for { $florins } florins.
event-transport-taken = { $seat } takes a { $item } of level { $level } of { $other_seat }.
event-cargo-plundered = { $seat } takes a { $item } of level { $level } of { $other_seat } and plunders its cubes for { $florins } florins.
event-transport-plundered = { $seat } plunders a { $item } of level { $level } of { $other_seat } for { $florins } florins.
