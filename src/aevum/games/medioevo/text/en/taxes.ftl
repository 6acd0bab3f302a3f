# complete
# Taxes, interest, upkeep, loans, bankruptcy (3, D), and cards about florins and technology points.

## Taxes

ask-tax-level = { $seat }: at which level do you tax this turn? { $count ->
    [one] It is collected once
   *[other] It is collected { $count } times
}; upkeep and interest come to { $florins } florins.
option-tax = { $florins } florins for each territory
run-tax = Tax at { $florins } florins, take in { $income } and pay { $upkeep } of upkeep (florins left: { $left })
event-tax-level = { $seat } taxes at { $florins }.
event-income = { $seat } receives { $florins } florins.
modifier-income-territories = territories
modifier-income-buildings = villages, towns and cities
modifier-income-markets = Great Markets of cities
modifier-income-aid = aid for a player without units and territories

## Interest

event-interest-paid = { $seat } pays { $florins } florins of interest.
event-interest-shared = The Magnate brings { $florins } florins of it to { $seat }.
event-interest-missed = { $seat } pays no interest, and owes { $florins } florins of it.
event-bankrupt = { $seat } cannot pay { $florins } florins of interest, and nobody lends any more: bankrupt.
ask-interest-short = { $seat }: you owe { $florins } florins of interest and do not have them. Borrow, or find them otherwise.
ask-bankrupt = { $seat }: you owe { $florins } florins of interest. Raise what you can, or do not pay.
option-settle-interest = Borrow no more for it
option-pay-arrears = Pay the { $florins } florins of interest that you owe
option-raise-florins = Raise florins by own buildings, transports or rebellions: you owe { $florins } of interest
event-arrears-paid = { $seat } pays { $florins } florins of interest that were owed.
ask-interest-due = { $seat }: use something before interest is paid?
trigger-interest-due = interest that is due
option-plunder-own-building = { $place }: tear down { $sort } for { $florins } florins
option-plunder-own-transport = Break up the { $item } of level { $level } (no. { $slot }) for { $florins } florins
option-sell-a-rebellion = Let a rebellion break out for { $florins } florins
option-raise-no-more = Raise no more
event-plundered-own-building = { $seat } tears down { $sort } in { $place } for { $florins } florins.
event-plundered-own-transport = { $seat } breaks up a { $item } for { $florins } florins.
event-sold-a-rebellion = { $seat } lets a rebellion break out for { $florins } florins.
event-out-of-the-game = { $seat } has missed interest twice in a row and is out of the game.

## Upkeep

ask-upkeep = { $seat }: upkeep is { $florins } florins. Pay, or give something up first.
option-pay-upkeep = Pay { $florins } florins of upkeep
option-disband = { $place }: disband { a-unit }
option-disband-at-sea = { $sea }: disband { a-unit }
option-scrap = { $place }: give up the { $item } of level { $level } (no. { $slot })
option-scrap-at-sea = { $sea }: give up the { $item } of level { $level } (no. { $slot })
event-upkeep-paid = { $seat } pays { $florins } florins of upkeep.
event-disbanded = { $seat } disbands { a-unit } in { $place }.
event-disbanded-at-sea = { $seat } disbands { a-unit } on the { $sea }.
event-scrapped = { $seat } gives up a { $item } in { $place }.
event-scrapped-at-sea = { $seat } gives up a { $item } on the { $sea }.
refusal-galley-fights = The { $item } is in the battle.
refusal-galley-is-laden = The { $item } carries more than your other galleys here can take.
refusal-owes-the-most = Nobody owes more than { $florins } florins.
refusal-borrowed-already = You have taken a loan in this turn.
refusal-owes-nothing = You owe nothing.
refusal-repaid-already = You have paid back a loan in this turn.
refusal-too-dear = That costs { $florins } florins, more than you have.

## Removing pieces

ask-remove-pieces = { $seat }: what do you take off the board?
option-remove-pieces = Take own pieces off the board
option-keep-the-rest = Keep the rest

## Loans

option-borrow = Borrow { $florins } florins
option-repay = Pay back { $florins } florins
event-borrowed = { $seat } borrows { $florins } florins: { $loans } { $loans ->
    [one] loan
   *[other] loans
} now.
event-repaid = { $seat } pays back { $florins } florins: { $loans ->
    [0] no loans
    [one] 1 loan
   *[other] { $loans } loans
} left.

## Technology points

ask-pay-points = { $seat }: { $points } { $colour } { $points ->
    [one] point is
   *[other] points are
} due. Where from?
option-turn-card = Turn { $card } for its points: { $colour }
option-use-pirate = Turn { $card } for { $colour }
option-flip-token = Flip { a-token }
option-buy-points = Buy what is missing for { $florins } florins
option-stop-paying = Do without it
event-token-flipped = { $seat } flips { a-token }.
event-points-bought = { $seat } buys { $points } { $colour } { $points ->
    [one] point
   *[other] points
} for { $florins } florins.
event-card-turned-for-points = { $seat } turns { $card } for its points.
event-points-gained = { $card } gives { $seat } { $points } { $colour } { $points ->
    [one] point
   *[other] points
}.
ask-sell-points = { $seat }, { $card }: which technology points do you sell?
option-sell-points = Sell technology points for { $florins } florins: { $colours }
option-sell-no-more = Sell no more
event-points-sold = { $seat } sells technology points ({ $colours }) for { $florins } florins.

## Cards and technologies in use

option-use-card = Use { $card }
option-borrow-card = Use { $card }, which is another player’s
option-use-technology = Use { $technology }
option-borrow-technology = Use { $technology }, which is another player’s
event-card-used = { $seat } uses { $card }.
event-technology-used = { $seat } uses { $technology }.
event-toll-taken = The Tax Collector takes { $florins } florins for { $seat }.
event-deposit-made = { $seat } puts { $florins } florins on { $card }.
event-deposit-taken = { $seat } takes { $florins } florins off { $card }.
way-put = put florins on it
way-take = take the florins off it
way-raise = raise the price
way-lower = lower the price
