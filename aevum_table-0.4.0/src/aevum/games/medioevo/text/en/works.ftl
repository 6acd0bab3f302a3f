# complete
# Buildings as they stand, and control markers (4.BLD, 5.CTRL, 5.DESTR); cards and technologies that raise buildings.

event-built = { $seat } has a { $building } in { $place }.
event-inherited = The { $building } in { $place } falls to { $seat }.
event-building-damaged = { $points ->
    [one] The { $building } in { $place } takes 1 point of damage.
   *[other] The { $building } in { $place } takes { $points } points of damage.
}
event-building-destroyed = The { $building } in { $place } is no more.

## Control markers

ask-place-marker = { $count ->
    [one] { $seat }: place a control marker next to { $place }.
   *[other] { $seat }: place { $count } control markers next to { $place }.
}
option-mark = Control { $place }
option-stop-marking = Place no more
event-marked = { $seat } places a control marker in { $place }.
ask-replace-marker = { $seat }: you keep the military building in { $place }. Put own control markers in place of others?
option-replace = Take over { $place }
event-marker-replaced = { $seat } puts a control marker in place of that of { $enemy_seat } in { $place }.
event-marker-lost = { $seat } loses the control marker in { $place }: no military building supports it any more.
refusal-marked-already = Your control marker is in { $place } already.
refusal-controlled-by-other = Another player controls { $place }.
refusal-armies-of-others = Others have units in { $place }.
refusal-no-marker-left = You have no control marker left.
refusal-marker-supported = Another military building next to { $place } supports that marker.

## Raised for nothing

ask-raise = { $seat }: what rises in { $place }?
option-raise-building = Make it a { $building } in { $place }
option-raise-engine = Raise the { $item } by one level (number { $slot })
