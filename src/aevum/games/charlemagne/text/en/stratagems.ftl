# complete
# Stratagem markers, the Spear and Treachery, and vassalage.

ask-treachery = { $seat }: answer { $marker } with Treachery?
ask-spear = { $seat }: { $roll } shows { $dice }. Have it rolled again?
ask-spear-battle = { $seat }: { $roll } shows { $dice }. Have it rolled again?
ask-spear-vassalage = { $seat }: { $roll } shows { $dice }. Have it rolled again?
ask-spear-conversion = { $seat }: { $roll } shows { $dice }. Have it rolled again?
ask-spear-pillage = { $seat }: { $roll } shows { $dice }. Have it rolled again?
ask-spear-operations = { $seat }: { $roll } shows { $dice }. Have it rolled again?
ask-spear-event = { $seat }: { $roll } shows { $dice }. Have it rolled again?
ask-ragnarok = { $seat }: put Ragnarok back into the container?
ask-place-leader = { $seat }: which force does { $leader } join?
ask-vassalage = { $seat }: win a region as your vassal?
ask-commit = { $seat }: play markers for the attempt on { $region } ({ $points } so far), then roll.
ask-vassalage-defence = { $seat }: play markers against the attempt on { $region } ({ $points } so far)?

option-stand = He joins the force in { $place }
option-return = Put { $marker } back
option-crown = { $leader } is crowned Augustus
option-attempt = Attempt { $region }
option-roll = Roll the die

event-draw = { $seat } draws.
event-marker-drawn = { $seat } draws { $marker }.
event-marker-drawn-unseen = { $seat } draws a marker.
event-leader-drawn = { $seat } draws a leader: { $leader }.
event-leader-nowhere = { $seat } has no force that { $leader } could join; he goes back into the container.
event-leader-placed = { $seat }: { $leader } joins the force in { $place }.
event-container-empty = { $seat } finds the container empty.
event-marker-shown = { $seat } shows { $marker }.
event-marker-cancelled = Treachery: { $marker } of { $seat } goes back without effect.
event-marker-returned = { $seat } puts { $marker } back.
event-stratagem-draws = { $seat } draws { $count ->
    [one] one marker
   *[other] { $count } markers
  }.
event-crowned = { $leader } is crowned Augustus in Rome.
event-spied = { $enemy_seat } holds { $markers } and a treasury of { $treasury }.
event-vassalage-roll = { $seat } rolls for { $region }.
event-vassalage = { $region }: differential { $differential }, die { $die }: { $code ->
    [V] { $seat } wins it
    [C] it gives way
    [R] nothing but a reaction
   *[other] nothing
  }.
event-attempt-lapses = { $seat }: nothing is left of the attempt on { $region }.
event-heerbann-roll = { $seat } rolls for the Heerbann.

modifier-draw-each-turn = each turn
modifier-draw-civilization = civilization markers held
modifier-draw-augustus = Augustus
modifier-vassalage-points = markers for it
modifier-vassalage-defence = markers against it
modifier-all-burgs = every burg occupied
modifier-christian-region = a Christian region
modifier-muslim-region = a Muslim region
modifier-two-emperors = Augustus, against Byzantium

refusal-no-vassalage-points = { $marker } has no vassalage points.
refusal-not-in-group = { $marker } does not count in { $region }.
refusal-rome-not-held = { $marker } counts only for who occupies Rome.
refusal-play-a-marker-first = An attempt needs a marker of yours that stands.
refusal-austrasia-is-loyal = { $region } can never be won by the Tribal player.
refusal-controlled-already = You control { $region } already.
refusal-attempted-already = { $region } was attempted already in this phase.
refusal-no-marker-for-it = You hold no marker that counts in { $region }.

roll-vassalage-roll = the vassalage roll
roll-heerbann-roll = the Heerbann roll
