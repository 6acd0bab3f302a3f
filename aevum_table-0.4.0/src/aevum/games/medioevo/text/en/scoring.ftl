# complete
# How a match ends: the clock, the final scoring, who has won.

option-call-time = Say that the { $minutes } minutes are over
event-time-called = { $seat } says that the time is over.
event-time-is-up = Most players say so: turn { $turn } is the last one.

event-final-scoring = The game is over after turn { $turn }. One more event card is drawn, for the taxes alone.
event-screen-lifted = { $seat } has { $florins } florins and { $loans ->
    [0] no loans
    [one] one loan
   *[other] { $loans } loans
}.
event-final-score = { $seat }: { $points } honour { $points ->
    [one] point
   *[other] points
} in the end.

modifier-honour-so-far = honour points won in play
modifier-award-money = { award-money }
modifier-award-great-market = { award-great-market }
modifier-award-technology = { award-technology }
modifier-award-rome = { award-rome }
modifier-award-jerusalem = { award-jerusalem }
modifier-award-cathedrals = { award-cathedrals }
modifier-award-cities = { award-cities }
modifier-award-castles = { award-castles }
modifier-award-territories = { award-territories }
modifier-award-monopoly = { award-monopoly }
modifier-award-prisoners = own units held prisoner
modifier-award-debts = debts
modifier-award-tokens = objective tokens

outcome-victory = { $seat } wins with { $points } honour points.
outcome-team-victory = { $winner_seats } win together, with { $points } honour points.
outcome-nobody-left = Nobody is left in the game, and nobody has won.
