# complete
# Turn order by bids.

ask-bid = { $seat }: how many florins do you bid for the first place in turn order?
hint-bid = Nobody sees your bid before all have bid. Only the highest bid is paid, to whoever is last.
ask-bid-again = { $seat }: there is a tie for the first place. How many florins do you add to your bid?
option-bid =
    { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }
event-bids = { $seat } bids { $florins }.
event-tie-for-first = { $seats } tie for the first place.
event-turn-order = Turn order: { $seats }.
event-bid-paid =
    { $florins ->
        [one] { $seat } pays the bid of { $florins } florin to { $other_seat }.
       *[other] { $seat } pays the bid of { $florins } florins to { $other_seat }.
    }
