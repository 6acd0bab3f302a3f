# complete
# Stratagem markers, the Spear and Treachery, and vassalage.

## Answers to markers and rolls

ask-treachery = { $seat } shows { $marker }. Cancel it with Treachery?
ask-spear = { $seat }: { $roll } shows { $dice }. Have it rolled again?
ask-spear-battle = { $seat }: { $roll } shows { $dice }. Have it rolled again?
ask-spear-vassalage = { $seat }: { $roll } shows { $dice }. Have it rolled again?
ask-spear-conversion = { $seat }: { $roll } shows { $dice }. Have it rolled again?
ask-spear-pillage = { $seat }: { $roll } shows { $dice }. Have it rolled again?
ask-spear-operations = { $seat }: { $roll } shows { $dice }. Have it rolled again?
ask-spear-event = { $seat }: { $roll } shows { $dice }. Have it rolled again?
trigger-treachery = Treachery against markers that are shown
trigger-spear = the Spear of Longinus after rolls of harvest, plague, disaster and Heerbann
trigger-spear-battle = the Spear of Longinus after battle rolls
trigger-spear-vassalage = the Spear of Longinus after vassalage rolls
trigger-spear-conversion = the Spear of Longinus after conversion rolls
trigger-spear-pillage = the Spear of Longinus after pillage rolls
trigger-spear-operations = the Spear of Longinus after operations rolls
trigger-spear-event = the Spear of Longinus after event and revolt rolls
event-marker-shown = { $seat } shows { $marker }.
event-marker-cancelled = { $seat }: { $marker } goes back without effect, by Treachery.

## Drawing and returning

event-stratagem-draws = { $count ->
    [one] { $seat } is to draw one marker.
   *[other] { $seat } is to draw { $count } markers.
}
modifier-draw-each-turn = each turn
modifier-draw-civilization = civilization markers held
modifier-draw-augustus = Augustus
event-draw = { $seat } reaches into the container.
event-marker-drawn = { $seat } draws a marker.
event-marker-is = It is { $marker }.
event-orders-lapse = From now on you are asked again where { $marker } could be used.
event-container-empty = { $seat }: the container is empty.
event-leader-drawn = { $seat } draws a leader: { $leader }.
event-leader-nowhere = { $seat }: there is no force that { $leader } could join. He goes back into the container.
ask-place-leader = { $seat }: which force does { $leader } join?
option-stand = The force in { $place }
event-leader-placed = { $seat }: { $leader } joins the force in { $place }.
trigger-ragnarok = returning Ragnarok
ask-ragnarok = { $seat }: only the Tribal player plays Ragnarok. If you hold it, put it back into the container?
option-return = Put { $marker } back
event-marker-returned = { $seat } puts { $marker } back.

event-crown-offered = { $seat }: the pope offers { $marker }.

## Played unasked

option-crown = Have { $leader } crowned { $marker }
event-crowned = { $seat }: { $leader } is crowned Augustus in Rome.
event-spied = { $markers-count ->
    [0] { $enemy_seat } holds no markers. Treasury: { $treasury }.
   *[other] { $enemy_seat } holds { $markers }. Treasury: { $treasury }.
}

## Vassalage

ask-vassalage = { $seat }: which region do you try to win as a vassal?
option-attempt = { $region }
option-spy = First play { $marker }
ask-commit = { $seat }: play markers for the attempt on { $region }, then roll. Points so far: { $points }.
option-roll = Play no more markers
option-give-up-attempt = Give up the attempt
trigger-vassalage-defence = markers against attempts at vassalage
ask-vassalage-defence = { $seat }: play a marker against the attempt on { $region }? Points so far: { $points }.
option-gift = Give gold: { $price }
event-gift = { $seat } sends gifts for { $price }.
event-attempt-given-up = { $seat } gives up the attempt on { $region }.
event-vassalage-roll = { $seat } rolls for { $region }.
event-vassalage = { $code ->
    [V] { $region }, differential { $differential }, die { $die }: full success.
    [C] { $region }, differential { $differential }, die { $die }: conditional success.
    [R] { $region }, differential { $differential }, die { $die }: the enemy reacts.
   *[other] { $region }, differential { $differential }, die { $die }: nothing comes of it.
}
modifier-vassalage-points = markers and gifts for it
modifier-vassalage-defence = markers and gifts against it
modifier-all-burgs = every burg occupied
modifier-king-in-person = Charlemagne is there himself
modifier-fellow-franks = Franks themselves
modifier-christian-region = a Christian region
modifier-muslim-region = a Muslim region
modifier-two-emperors = Augustus, against Byzantium
refusal-not-in-group = { $marker } does not count in { $region }.
refusal-rome-not-held = { $marker } counts only for the player who occupies Rome.
refusal-play-a-marker-first = There is no roll without a marker of yours.
refusal-markers-stand = Your markers stand; now roll for { $region }.
refusal-austrasia-is-loyal = { $region } never becomes a vassal of the Tribal player.
refusal-controlled-already = You control { $region } already.
refusal-attempted-already = { $region }: attempted already in this phase.
refusal-out-of-reach = Your envoys have no way to { $region }.
refusal-no-foothold = { $region }: there is a crown of their own; you need half of the burgs first.
refusal-franks-are-loyal = The Franks of { $region } are loyal; you need a burg there first.
refusal-hostages-given = The lords of { $region } have given hostages: the Empire occupies every burg there. Take one first.
refusal-no-marker-for-it = You hold no marker that counts in { $region }.

roll-vassalage-roll = the vassalage roll
roll-heerbann-roll = the Heerbann roll
