# complete
# Who controls a region, neutrality, and leaders who are left alone or lost.

event-control-changes = { $side-id ->
    [neutral] { $region }: with { $from_side } until now, neutral from now on.
   *[other] { $from_side-id ->
        [neutral] { $region }: neutral until now, with { $side } from now on.
       *[other] { $region }: with { $from_side } until now, with { $side } from now on.
    }
}
event-neutrality-violated = { $region }: the { $seat-id ->
    [empire] Empire
   *[other] Tribal player
} violates the neutrality.
event-units-settle = { $count ->
    [one] { $region }: one unit moves from { $from_place } to { $place }.
   *[other] { $region }: { $count } units move from { $from_place } to { $place }.
}
event-units-disband = { $count ->
    [one] { $region }: one unit in { $from_place } finds no place at home and is disbanded.
   *[other] { $region }: { $count } units in { $from_place } find no place at home and are disbanded.
}
event-leader-fled = { $seat }: { $leader } is left alone and joins the force in { $place }.
event-leader-escapes = { $seat }: { $leader } escapes to { $place }.
event-leader-lost = { $seat }: { $leader } is lost.
event-augustus-falls = { $seat }: with him falls Augustus. { $count ->
    [0] There were no markers in hand to lose.
    [one] The one marker in hand goes back into the container.
   *[other] All { $count } markers in hand go back into the container.
}

ask-settle-units = { $count ->
    [one] { $region }: one unit cannot stay in { $from_place }. Where does it go?
   *[other] { $region }: { $count } units cannot stay in { $from_place }. Where do they go?
}
ask-leader-flees = { $leader } is left alone. Which force does he join?

option-settle = { $place }
