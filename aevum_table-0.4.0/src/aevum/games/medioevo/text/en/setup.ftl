# complete
# The set-up: kingdoms, villages, first army and transports, first cards and tokens.

## Kingdoms

ask-choose-kingdom = { $seat }: which kingdom do you play?
option-choose-kingdom = { $kingdom }
event-chooses-in-order = The lots are drawn. Kingdoms are chosen in this order: { $seats-before }.
event-takes-kingdom = { $seat-before } plays the { $kingdom }.
event-kingdom-drawn = A kingdom is drawn by lot.
event-lots-drawn = Lots are drawn.
refusal-kingdom-apart = The { $kingdom } has no link with the kingdoms in play.

## The initial auction

ask-auction = { $seat }: which kingdom do you want, and how many honour points do you bid for it?
hint-auction = Nobody sees your bid before all have bid. The highest bid for a kingdom takes it and is paid in honour points.
ask-auction-again = { $seat }: others bid as much for the { $kingdom }. Bid once more; if there is another tie, lots are drawn.
option-auction-bid = { $points } for the { $kingdom }
event-auction-bids = { $points ->
    [one] { $seat-before } bids 1 honour point for the { $kingdom }.
   *[other] { $seat-before } bids { $points } honour points for the { $kingdom }.
}
event-begins-with-honour = { $seat } begins with { $points } honour points.

## Decks

event-backs-dealt = Every Empire card gets its objective.
event-empire-deck-shuffled = The Empire deck is shuffled.
event-event-deck-shuffled = The Event deck is shuffled.

## Village, army, transports

ask-place-village = { $seat }: in which settlement of your home does your village stand?
option-place-village = { $place }
event-village-placed = { $seat } has a village in { $place }.
refusal-no-settlement = There is no settlement in { $place }.

ask-place-archer = { $seat }: where does your archer stand?
option-place-archer = { $place }
event-archer-placed = An archer of { $seat } stands in { $place }.

ask-place-transport = { $levels ->
    [one] { $seat }: take a transport of level I.
   *[other] { $seat }: take transports of { $levels } levels in all.
}
hint-place-transport = War wagons and galleys carry armies, caravans and merchant ships carry goods. Ships need a port.
option-place-transport = { $item } of level { $level } in { $place }
event-transport-placed = { $seat } has a { $item } of level { $level } in { $place }.
refusal-levels-given-out = { $levels ->
    [one] Only one level is left to you.
   *[other] Only { $levels } levels are left to you.
}
refusal-no-port-at-home = Your home has no port, so you cannot begin with ships.
refusal-no-port = There is no port in { $place }.

event-fires-lit = Barbarians gather at the fires: { $unit } in { $places }.

## First card and token

ask-keep-card = { $seat }: which of the three Empire cards do you keep?
hint-keep-card = Each has an ability, technology points and an objective. The other two go back into the deck.
option-keep-card = Keep { $card }; objective: { $objective }
event-card-dealt = You look at { $card }; on its back: { $objective }.
event-card-kept = { $seat } keeps { $card }.

ask-take-token = { $seat }: of which colour is your first objective token?
hint-take-token = Once a turn it gives a technology point of its colour.
option-take-token = { $colour }
event-token-taken = { $seat } takes an objective token: { $colour }.
