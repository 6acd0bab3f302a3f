# complete
# Objectives that are claimed, Empire cards that answer other cards, and the Diplomat and the Camel.

## Objectives

option-claim-objective = Show { $objective }, on the back of { $card }, and take { a-token }
option-claim-without-token = Show { $objective }, on the back of { $card }, though no token is left for it
event-objective-claimed = { $seat } shows { $objective } on the back of { $card } and takes { a-token }.
event-objective-shown = { $seat } shows { $objective } on the back of { $card }. No token is left for it.
ask-last-claims = { $seat }: the turn ends. Do you show an objective before?
trigger-last-claims = objectives at the end of a turn
event-money-shown = { $seat } shows { $florins } florins.
event-deposit-lost = { $florins } florins that { $seat } had put on { $card } are lost.

## Cards that answer cards

ask-card-turned = { $seat }: { $other_seat } turns { $card }. Do you answer it?
trigger-card-turned = an Empire card that is turned
event-card-made-ready = { $seat } makes { $card } of { $owner_seat } ready again.
event-card-cancelled = { $seat } laughs { $card } of { $enemy_seat } off: it does nothing.
event-card-works-both-ways = At the word of { $seat }, { $card } gives { $other_seat } its ability and its points.
event-card-points-doubled = At the word of { $seat }, { $card } gives { $other_seat } twice its points.
ask-choose-ability = { $seat }: { $card } also works with its ability.
option-leave-ability = Leave it at the points
ask-choose-colour = { $seat }: { $card } also gives points. Of which colour?
option-take-colour = { $colour }
option-borrow-points = Use { $card }, which is another player’s, for its points: { $colour }

## Diplomat and Camel

ask-protect = { $count ->
    [one] { $seat }: choose one thing that nobody may plunder this turn.
   *[other] { $seat }: choose { $count } things that nobody may plunder this turn, one after the other.
}
option-protect-item = { $item }, level { $level } (no. { $slot })
option-protect-building = { $building }, { $place }
option-protect-cube = { $good }, a cube in { $place }
event-item-protected = { $seat } protects { $item }, level { $level } (no. { $slot }), until the turn ends.
event-building-protected = { $seat } protects a building in { $place } until the turn ends: { $building }.
event-cube-protected = { $seat } protects a cube in { $place } until the turn ends: { $good }.
ask-move-cube = { $seat }: which cube goes from { $place }, and where to?
option-move-cube = { $good } to { $place }
event-cube-moved = { $seat } moves a cube from { $place } to { $other_place }: { $good }.

## Cards and technologies with a target

option-use-card-with-place = Use { $card }: { $place }
option-use-card-with-item-level-slot = Use { $card }: { $item }, level { $level } (no. { $slot })
option-use-card-with-item-level-slot-good = Use { $card }: { $good }, { $item }, level { $level } (no. { $slot })
option-use-card-with-way = Use { $card }: { $way }
option-use-card-with-other_card = Use { $card }: { $other_card }
option-use-card-with-colour = Use { $card }: { $colour }
option-borrow-card-with-place = Use { $card }, which is another player’s: { $place }
option-borrow-card-with-item-level-slot = Use { $card }, which is another player’s: { $item }, level { $level } (no. { $slot })
option-borrow-card-with-item-level-slot-good = Use { $card }, which is another player’s: { $good }, { $item }, level { $level } (no. { $slot })
option-borrow-card-with-way = Use { $card }, which is another player’s: { $way }
option-borrow-card-with-other_card = Use { $card }, which is another player’s: { $other_card }
option-borrow-card-with-colour = Use { $card }, which is another player’s: { $colour }
option-use-technology-with-item-level-slot = Use { $technology }: { $item }, level { $level } (no. { $slot })
option-use-technology-with-count = Use { $technology }: cubes that pay more, { $count }
option-use-technology-with-way-count = Use { $technology }: { $way }, { $count } × 50 florins
option-use-technology-with-good-from_place-place = Use { $technology }: { $good } from { $from_place } to { $place }
option-use-technology-with-from_place-place = Use { $technology }: from { $from_place } to { $place }
option-use-technology-with-place = Use { $technology }: { $place }
option-use-technology-with-place-unit = Use { $technology }: { $unit }, { $place }
option-borrow-technology-with-item-level-slot = Use { $technology }, which is another player’s: { $item }, level { $level } (no. { $slot })
option-borrow-technology-with-count = Use { $technology }, which is another player’s: cubes that pay more, { $count }
option-borrow-technology-with-way-count = Use { $technology }, which is another player’s: { $way }, { $count } × 50 florins
option-borrow-technology-with-good-from_place-place = Use { $technology }, which is another player’s: { $good } from { $from_place } to { $place }
option-borrow-technology-with-from_place-place = Use { $technology }, which is another player’s: from { $from_place } to { $place }
option-borrow-technology-with-place = Use { $technology }, which is another player’s: { $place }
option-borrow-technology-with-place-unit = Use { $technology }, which is another player’s: { $unit }, { $place }
