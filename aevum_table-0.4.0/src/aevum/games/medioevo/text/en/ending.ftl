# complete
# The end of a turn.

ask-turn-ends = { $seat }: the turn ends, and cards are about to be made ready. Do you use something before?
trigger-turn-ends = the end of a turn
event-turn-ends = Turn { $turn } is over: stop markers go, cards and tokens are ready again.
event-card-not-ready = { $card } stays turned.

ask-hold-cards = { $count ->
    [one] { $seat }: choose a card that is not made ready.
   *[other] { $seat }: choose up to { $count } cards that are not made ready.
}
option-hold-card = { $card } of { $other_seat }
option-hold-no-more = No further card
event-card-held = { $seat } sees to it that { $card } of { $other_seat } is not made ready.
