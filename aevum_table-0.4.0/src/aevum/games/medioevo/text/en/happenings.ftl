# complete
# The event phase: dice of the barbarians, the event card, reinforcements, rebellions; and what moves barbarians.

## The War Circle

event-barbarian-die = The barbarians’ die of { $sides } is thrown.
ask-barbarian-dice = { $seat }: the barbarians’ dice show { $dice }. Which do you throw again?
option-keep-dice = Leave them as they are
option-throw-again-4 = The die of four
option-throw-again-6 = The die of six
option-throw-again-8 = The die of eight
option-throw-again-4-6 = The dice of four and six
option-throw-again-4-8 = The dice of four and eight
option-throw-again-6-8 = The dice of six and eight
option-throw-again-4-6-8 = All three
event-war-circle = The War Circle shows { $dice }: the horde of the turn is { $units-counted }.
event-horde-appears = A horde appears in { $place }: { $units-counted }.
event-no-horde-left = No barbarians are left to appear in { $place }.

## The event card

event-event-drawn = Event: { $title } ({ $region }).
ask-event-seen = { $seat }: the event is known. Do you use something before it strikes?
trigger-event-seen = an event that is known
ask-event-strikes = { $seat }: the icons of the event are chosen. Do you use something before they work?
trigger-event-strikes = an event that is about to strike
ask-choose-icons = { $seat }: { $title } strikes. Which two effects does it have?
option-choose-icons = { $icon } and { $other_icon }
event-icons-chosen = { $seat } chooses { $icon } and { $other_icon }.
event-event-die = { $seat } rolls for { $icon }.

ask-suffer = { $points ->
    [one] { $seat }: the event strikes ({ $icon }). What is hit?
   *[other] { $seat }: the event strikes ({ $icon }). What is hit first? ({ $points } points to go)
}
option-calamity-halt = The { $item } of level { $level } (no. { $slot }) in { $place } stands still
option-calamity-halt-at-sea = The { $item } of level { $level } (no. { $slot }) on the { $sea } stands still
option-calamity-wound = 1 damage: { a-unit } in { $place }
option-calamity-wound-at-sea = 1 damage: { a-unit } on the { $sea }
option-calamity-breach = 1 damage: { $building } in { $place }
option-calamity-spoil = Cubes are lost from: { $item } { $slot }, level { $level }, in { $place }
option-calamity-spoil-at-sea = Cubes are lost from: { $item } { $slot }, level { $level }, on the { $sea }
option-calamity-cube = Lose a cube of { $good }
event-calamity-halted = A { $item } of { $seat } in { $place } does not move this turn.
event-calamity-halted-at-sea = A { $item } of { $seat } on the { $sea } does not move this turn.
event-calamity-reduced = { $seat }: { $unit } in { $place } becomes { $lesser_unit }.
event-calamity-reduced-at-sea = { $seat }: { $unit } on the { $sea } becomes { $lesser_unit }.
event-calamity-lost = { $seat } loses { a-unit } in { $place }.
event-calamity-lost-at-sea = { $seat } loses { a-unit } on the { $sea }.
event-calamity-cube-lost = { $seat } loses a cube of { $good } from a { $item }.

## Cards of the event phase

event-card-die = { $seat } throws a die for { $card }.
ask-ward = { $count ->
    [one] { $seat }: which territory does the event spare?
   *[other] { $seat }: which territories does the event spare? { $count } of them.
}
option-ward = { $place }
option-ward-no-more = No further territory
event-warded = { $seat } protects { $place } from the event.
event-event-offered = { $seat } draws a further event card: { $title }.
event-events-put-under = Event cards go under the deck.
ask-pick-event = { $seat }: which is the event of this turn?
option-pick-event = { $title }
option-draw-event = Draw another card ({ $count } more)
event-event-picked = { $seat } chooses the event of the turn: { $title }.

## Reinforcements

ask-barbarian-points = { $points ->
    [one] { $seat }: you have one barbarian point left. What do the barbarians do?
   *[other] { $seat }: you have { $points } barbarian points. What do the barbarians do?
}
hint-barbarian-points = A point adds one barbarian, or moves all barbarians of one area to the next.
option-add-barbarian = Add { a-unit } in { $place }
option-raid-march = Move the barbarians of { $from_place } to { $place }
option-raid-embark = Move the barbarians of { $from_place } to the { $sea }
option-raid-sail = Move the barbarians on the { $from_sea } to the { $sea }
option-raid-land = Land the barbarians on the { $from_sea } at { $place }
option-barbarians-done = Let the barbarians be
event-barbarian-added = { $seat } adds { a-unit } to the barbarians in { $place }.
event-raid-march = { $seat } moves the barbarians of { $from_place } to { $place }.
event-raid-embark = { $seat } sends the barbarians of { $from_place } out to the { $sea }.
event-raid-sail = { $seat } moves the barbarians on the { $from_sea } to the { $sea }.
event-raid-land = The barbarians on the { $from_sea } land at { $place }, where { $seat } sends them.
refusal-horde-too-small = To add { a-unit } a horde must have { $count } units.
refusal-barbarians-run-out = There are no more barbarians of this kind: { $unit }.
refusal-barbarians-beside-units = Units of { $seat } stand beside these barbarians.
refusal-barbarians-onto-units = Units of { $seat } are in { $place }: barbarians are not moved onto them.
refusal-barbarians-in-own-land = You do not move barbarians out of your own land.
refusal-movement-forbidden = A Bishop forbids all movement there.

## Rebellions

event-tolerated = The people put up with a tax level of { $florins }.
event-rebellions = { $count ->
    [one] { $seat } takes { $florins }: a rebellion breaks out.
   *[other] { $seat } takes { $florins }: { $count } rebellions break out.
}
ask-place-rebellion = { $seat }: where does the rebellion break out?
option-place-rebellion = { $place }
event-rebellion = { $place } rebels against { $seat }.
event-rebellion-nowhere = { $seat } has no territory left that could rebel.
ask-rebellion-begins = { $seat }: a rebellion breaks out. Do you answer it?
trigger-rebellion-begins = a rebellion that breaks out
event-rebellion-moved = By Law { $seat } turns the rebellion in { $from_place } away to { $place }.

## Technologies that move barbarians or win them over

ask-nation = { $seat }: which barbarian takes a step, and where to?
ask-nation-more = { $seat }: does another barbarian go with them, for a point each? They arrive together.
option-nation-arrives = No more: they arrive
option-nation-march = { $unit } from { $from_place } to { $place }
option-nation-embark = { $unit } from { $from_place } to the { $sea }
option-nation-sail = { $unit } from the { $from_sea } to the { $sea }
option-nation-land = { $unit } from the { $from_sea } to { $place }
event-nation-march = { $seat } sends { a-unit } of the barbarians from { $from_place } to { $place }.
event-nation-embark = { $seat } sends { a-unit } of the barbarians from { $from_place } to the { $sea }.
event-nation-sail = { $seat } sends { a-unit } of the barbarians from the { $from_sea } to the { $sea }.
event-nation-land = { $seat } sends { a-unit } of the barbarians from the { $from_sea } to { $place }.
event-barbarian-won-over = { $seat } wins over { a-unit } of the barbarians in { $place }.
