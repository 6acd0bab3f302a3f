# complete

game-caravans = Caravans and tolls

scenario-spring = A spring
scenario-year = A whole year

seat-Palmyra = House of Palmyra
seat-Petra = House of Petra
seat-Dura = House of Dura
seat-Bostra = House of Bostra

card-guide = a guide
card-bandits = bandits
card-escort = an escort

trigger-ambush = ambushes
trigger-cancel = cards of others
trigger-again = second attempts

event-draw = You draw from the deck.
event-drawn = Your new card has the number { $card }.
event-dealt = { $seat } gets a card.
event-bids = The bids are { $bids }.
event-played = { $seat } plays { $card }.
event-journey = The caravan sets out.
event-toll = They fight over the toll.

ask-bid = Round { NUMBER($round) }: bid for the right to send the caravan.
ask-toll = { $to } demands a toll.
ask-ambush = Will you set bandits on the caravan?
ask-cancel = Will you cancel that card?
ask-again = Will you try the road once more?

option-bid =
    { $gold ->
        [0] Bid nothing
        [one] Bid one coin
       *[other] Bid { $gold } coins
    }
option-play = Play { $card }
option-pay = Pay a coin
option-fight = Fight
option-claim = Demand a toll of { $from }

refusal-seats = Two, three or four houses can play, not { $seats }.
refusal-poor = You have only { $gold } coins.
refusal-only-while-bidding = Tolls are demanded while the bids are open.
refusal-once-a-round = One toll a round is enough.
refusal-no-coin-for-a-herald = You have no coin for a herald.
refusal-nothing-to-claim = { $from } has nothing to give.

modifier-loads = loads brought home already
modifier-bandits = bandits on the road

outcome-draw = All houses are equally rich.
outcome-richest =
    { $winner_seats-count ->
        [one] { $winner_seats } is the richest.
       *[other] { $winner_seats } are the richest.
    }
