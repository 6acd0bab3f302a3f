# complete
# The event table: titles, what each event does, and the questions it puts.

event-event-roll = { $seat }: what happens this turn?
event-event = { $seat }: { $title }. { $gist }
event-markers-returned = { $seat }: { $count ->
    [0] there were no markers to put back.
    [one] one marker goes back into the container.
   *[other] { $count } markers go back into the container.
}
event-boom-roll = { $seat }: how good is the harvest?
event-boom = { $seat }: the treasury grows by { $points }.
event-civilization-advances = { $seat }: { $place } gets a civilization marker.
event-civilization-unused = { $seat } places no civilization marker.
event-civilization-nowhere = { $seat }: there is no hex that could take a civilization marker.
event-plague-treasury-roll = { $seat }: what does the plague cost?
event-plague-treasury = { $seat }: the treasury loses { $points }, or what there was of it.
event-plague-roll = { $region }: does the plague come?
event-plague-strikes = { $region }: the plague is there.
event-lost-to-plague = { $region }: one { $unit } in { $place } dies of the plague.
event-disaster-roll = Whom does the disaster strike?
event-disaster-strikes = The disaster strikes the { $seat-id ->
    [empire] Empire
   *[other] Tribal player
}.
event-burg-ruined = { $seat }: the burg marker in { $place } is gone.
event-civilization-ruined = { $seat }: the civilization marker in { $place } is gone.
event-marker-returned-unseen = { $seat } puts a marker back.
event-revolt-roll = { $region }: will there be a revolt?
event-revolt-succeeds = { $region }: revolt! (The die with all modifiers: { $total })
event-revolt-fails = { $region }: no revolt. (The die with all modifiers: { $total })
event-conversion-lapses = { $region }: back to the old faith, { $faith } again.

ask-advance-of-civilization = { $seat }: where does civilization advance?
ask-plague-loss = { $seat }: plague ({ $region }). It takes { $count ->
    [one] one more
   *[other] { $count } more
}. Which?
form-plague-loss = { $region }: whom does the plague take? ({ $count })
ask-disaster-ruins = { $seat }: which marker does the disaster take?
ask-return-marker = { $seat }: which marker do you put back?

option-give-up = { $region }: { $unit } in { $place }
option-give-up-leader = { $leader } in { $place }
option-ruin-burg = The burg marker in { $place }
option-ruin-civilization = The civilization marker in { $place }

modifier-revolt-burgs = the Empire occupies every burg
modifier-revolt-christian = a Christian region of the Empire

roll-event-roll = the event roll
roll-revolt-roll = the revolt roll
roll-boom-roll = the harvest roll
roll-plague-roll = the plague roll
roll-plague-treasury-roll = the roll for the cost of the plague
roll-disaster-roll = the disaster roll

title-historical-optimism = Historical optimism
title-historical-crisis = Historical crisis
title-agricultural-development = Agricultural development
title-agricultural-boom = Agricultural boom
title-advance-of-civilization = Advance of civilization
title-plague = Plague
title-natural-disaster = Natural disaster
title-revolt-a = Revolt in the Frankish lands
title-revolt-b = Revolt in the marches
title-revolt-c = Unrest beyond the northern sea and in the east
title-revolt-d = Revolt in Italy
title-revolt-e = Revolt in Spain
title-revolt-f = Revolt along the eastern border

gist-historical-optimism = The phasing player draws three markers.
gist-historical-crisis = Both players put back every marker in hand.
gist-agricultural-development = The levy of the phasing player is doubled this turn.
gist-agricultural-boom = Each player rolls a die and gains as much.
gist-advance-of-civilization = The phasing player may place a civilization marker.
gist-plague = It costs both players treasure; in each region, on a die of 4 or more, half of all units.
gist-natural-disaster = One player loses a marker on the map and one in hand.
gist-revolt-a = Eight regions may revolt.
gist-revolt-b = Four regions may revolt.
gist-revolt-c = Three regions may revolt.
gist-revolt-d = Five regions may revolt.
gist-revolt-e = Three regions may revolt.
gist-revolt-f = Seven regions may revolt.
option-settle-court = Put the marker in { $place }
option-no-court = Place no marker
