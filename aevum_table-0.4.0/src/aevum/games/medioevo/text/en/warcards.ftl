# complete
# Empire cards and technologies that work in battles.

ask-aim-card = { $seat } uses { $card }. On what?
ask-aim-technology = { $seat } uses { $technology }. On what?

## Bishop

option-bless-place = { $place }
event-bishop-blessed = { $seat }: { $card } in { $place }, until the turn ends.

## Condottiero and Crossbowman

option-add-attack = The attack value of { $seat }
event-attack-added = { $points } more on the attack value of { $seat } in this round.
event-extra-archers = { $units ->
    [one] One more unit of { $seat } shoots in this round.
   *[other] { $units } more units of { $seat } shoot in this round.
}

## Infiltrator and Spy

option-turncoat = { $unit }
event-turncoat = { $seat } wins over { a-unit } of { $enemy_seat }.
option-sabotage = { $item }, level { $level } (no. { $slot })
option-spy-on = { $unit }
event-sabotaged = { $left ->
    [0] A { $item } of { $seat } is wrecked.
   *[other] A { $item } of { $seat } loses a level.
}
ask-spill-cube = { $seat }: your { $item } holds fewer cubes now. Which one do you lose?
option-spill-cube = Lose a cube of { $good }
event-cube-spilt = { $seat } loses a cube of { $good } from a { $item }.
event-ambushed = { battle-side }: { a-unit } is ambushed and lost.
event-trapped = { battle-side }: { a-unit } is trapped and takes no part in the battle.
ask-spy-caught = { $seat }: your spy is caught. Which unit do you lose?
option-lose-unit = { $unit }
event-spy-caught = The spy of { $seat } is caught, and { a-unit } is lost.

## Militia and Templar

option-recruit = { $unit }
option-recruit-against = { $unit }, against { $enemy_seat }
event-recruited = { $seat } calls { a-unit } to arms in { $place }.
event-militia-tower = The militia of { $seat } mans the walls in { $place }.

## Surgeon and Assassin

event-calamity-ignored = { $points ->
    [one] The Surgeon saves { $seat } 1 point of damage by the event.
   *[other] The Surgeon saves { $seat } { $points } points of damage by the event.
}
event-damage-ignored = { $seat-id ->
    [barbarians] The barbarians are spared { $points } damage ({ $damage }).
   *[other] { $seat } is spared { $points } damage ({ $damage }).
}
option-lower-die = { battle-side }: the die of { $sides }, from { $face } to { $left }
option-lower-die-of = { battle-side }: a die for the { $item } of level { $level } (no. { $slot }), from { $face } to { $left }
event-die-lowered = A die of { $sides } of { $seat } is turned from { $face } to { $left }.

## Heroine

option-make-captain = { battle-side }: { $unit }
option-raise-captain = { battle-side }: { $unit }
event-heroine-made = { battle-side }: { a-unit } serves as { $new_unit } until the battle ends.

## Technologies

ask-take-alive = { $seat }: which of the units that would be destroyed does the Jailer keep alive?
option-take-alive = { $unit }
option-double-crew = The crew of { $item }, level { $level } (no. { $slot })
event-crew-doubled = The crew of a { $item } of { $seat } counts double in this round.
option-crew-fights = The crew of { $item }, level { $level } (no. { $slot })
event-crew-fights = The crew of a { $item } of { $seat } also fights, until the turn ends.
option-promote = { battle-side }: { a-unit } serves as { $new_unit }
event-promoted = { battle-side }: { a-unit } serves as { $new_unit } until the turn ends.
event-unit-restored = { battle-side }: { a-unit } is { $new_unit } again.
event-unit-not-restored = { battle-side }: no piece is left for { $new_unit }, and { a-unit } goes back to the reserve.
option-aim-damage = At { a-unit } ({ $damage })
event-damage-aimed = { $seat } aims a point of damage ({ $damage }) at { a-unit }.

## Blood

event-blood-shed = { $seat } gets a blood marker for what { $enemy_seat } has done.
