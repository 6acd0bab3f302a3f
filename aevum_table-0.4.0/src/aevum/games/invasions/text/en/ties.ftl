# complete
# Relations between nations: enemies in the wild, alliances, clients, Foedera and vassals.

## Parts of sentences

the-other =
    { $other_people-id ->
        [rome] { $other_people }
        [byzantium] { $other_people }
        [persia] { $other_people }
       *[other] the { $other_people }
    }
the-suzerain =
    { $suzerain_people-id ->
        [rome] { $suzerain_people }
        [byzantium] { $suzerain_people }
        [persia] { $suzerain_people }
       *[other] the { $suzerain_people }
    }
the-vassal =
    { $vassal_people-id ->
        [rome] { $vassal_people }
        [byzantium] { $vassal_people }
        [persia] { $vassal_people }
       *[other] the { $vassal_people }
    }
the-people =
    { $people-id ->
        [rome] { $people }
        [byzantium] { $people }
        [persia] { $people }
       *[other] the { $people }
    }

The-people =
    { $people-id ->
        [rome] { $people }
        [byzantium] { $people }
        [persia] { $people }
       *[other] The { $people }
    }

## In Barbarian Areas

ask-defiance = { The-people } set out ({ $seat }). Is there to be war with them in the Barbarian lands this turn?
option-peace = No war
option-defy = { The-people } declare war on them
option-defy-first = They declare war on { the-people }
event-defies = { $people }: at war with { the-other } in the Barbarian lands until the turn ends.

## Alliances

event-alliance-ends = { $people }: the alliance with { the-other } is over.
event-parting-check = { $place }: as many stand on both sides. Who leaves? Even: { $people }. Odd: { $other_people }.
event-must-part = { $people }: the former allies part, and these troops leave { $place }.

## Clients

event-client-draw = { $people }: a unit is drawn to serve { the-suzerain }.
event-becomes-client = { $people }: client of { the-suzerain } from now on.
event-is-free = { $people }: free of { the-suzerain }.
event-unit-handed-over = { $people }: now in command of { one-unit }, in { $place }.
ask-deploy = { $people }: where does the { $nation } { $unit } go?
option-station = { $place }

## Foedera

ask-foedus = { $people }: keep the Foedus with { the-other }?
option-keep-foedus = Keep it
option-break-foedus = Break it
event-foedus-check = { $people }: the Foedus with { the-other } breaks on an even roll.
event-foedus-holds = { $people }: the Foedus with { the-other } holds.
event-foedus-ends = { $people }: the Foedus with { the-other } is over.
ask-stand-or-leave = { $people }: the friends in { $place } ({ $other_people }) are friends no more. Stand, or leave?
option-stand = Stand and fight
option-evacuate = Leave the province
option-evacuate-some = Some leave, others stand
ask-who-leaves = { $people }: who leaves { $place }?
event-limes-given-up = { $people }: the Limes in { $place } is given up.
refusal-foedus-garrison = { $people }: a federate keeps at least one unit in each province of its Foedus, as here in { $place }.

## Submission

event-becomes-vassal = { $people }: vassal of { the-suzerain } from now on.
event-cannot-subjugate =
    { $rule ->
        [XXIX-C-1] { $vassal_people }: a Kingdom with more than three provinces fights on, and its horde withdraws.
        [XXIX-F-5] { $people }: who serves a lord cannot make others submit, and { the-vassal } may withdraw.
       *[other] { $vassal_people }: an Empire never submits.
    }
event-takes-treasure = { $people }: { $gold } gold out of the Treasury of { the-vassal }.
event-takes-marker = { $people }: a marker taken from the hand of the { $seat }.
ask-loan = { $people }: which unit shall serve { the-suzerain }?
option-choose-unit = { A-unit } in { $place }
ask-king-treasure = { $people }: the king of { the-vassal } is dead. Search his baggage?
option-draw-pillage = Draw a pillage marker
option-draw-nothing = Leave it

## Rebellion

ask-rebellion = { $people }: rise against { the-other }? It succeeds on an even roll; failure costs 5 victory points and a unit.
option-obey = Obey
option-rebel = Rebel
event-rebellion-check = { $people }: a rising against { the-other }, which succeeds on an even roll.
event-rebellion-succeeds = { $people }: the yoke of { the-other } is thrown off.
event-rebellion-fails = { $people }: the rising against { the-other } fails, at the price of { $points } victory points.
ask-rebels-pay = { $people }: which unit is lost for the rising?
event-rebels-lose = { $people }: { one-unit } in { $place } is lost for the rising.
