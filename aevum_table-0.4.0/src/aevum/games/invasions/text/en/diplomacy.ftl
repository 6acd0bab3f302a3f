# complete
# Diplomacy cards, the councils in which they are played, and the Foedus.

## The cards

diplomacy-alliance = Alliance
diplomacy-break = Alliance, to part others
diplomacy-treaty = Treaty
diplomacy-marriage = Marriage
diplomacy-tribute = Tribute
diplomacy-foedus = Foedus
diplomacy-bribe = Bribe
diplomacy-mercenary = Mercenary
diplomacy-nothing = Nothing
why-diplomacy = diplomacy
why-discard = diplomacy cards returned
why-wedding = a marriage in peace
why-foedus = the Foedus

event-draws-diplomacy = { $people }: { $cards ->
    [one] one diplomacy card
   *[other] { $cards } diplomacy cards
} drawn.
event-diplomacy-draw = { $people }: a card is drawn.
event-diplomacy-drawn = { $people }: the card is { $diplomacy }.
event-huns-hired = { The-people } will lend { the-other } a unit for { $gold } gold.
event-huns-decline = { $people }: no unit is for hire to { the-other }.
event-plays-diplomacy = { $people }: “{ $diplomacy }” is played, and envoys go to { the-other }.

## Councils

ask-counsel =
    { $when ->
        [last] All have acted. Hire a mercenary for the next turn?
       *[in-time] { $peoples-count ->
            [0] Play a card, or offer a Foedus?
           *[other] About to act: { $peoples }. Play a card, or offer a Foedus?
        }
    }
option-hire-huns = { $people }: ask the Huns for riders, for gold
option-envoys = { $people }: play { $diplomacy }
option-offer-foedus = { $people }: offer a Foedus
refusal-card-too-dear = { $people }: this card costs { $gold } gold, which the Treasury does not hold.
refusal-card-no-target = { $people }: there is nobody now on whom { $diplomacy } could be played.
ask-envoys = { $people }: to whom do the envoys go ({ $diplomacy })?
option-envoys-to = To { the-people }
option-drive-apart = Part { the-people } and { the-other }

## Alliance

ask-alliance-offer = { $people }: accept the alliance that { the-other } offers for this turn?
ask-hun-hire = { $people }: lend { the-other } a unit for { $gold } gold, for its next activation?
option-accept-offer = Accept
option-decline-offer = Decline
event-alliance-roll = { $people }: the offer of { the-other } is accepted on an even roll.
event-alliance-declined = { $people }: the offer of { the-other } is declined.
event-alliance-sealed = { $people }: allied with { the-other } until both have acted.
event-discord-check = { $people }: the tie to { the-other } breaks on an even roll.
event-discord-fails = { $people }: the tie to { the-other } holds.

## Pacts

event-pact-made = { $people }: a pact with { the-other }. Neither attacks the other until both have acted.
event-pact-ends = { $people }: the pact with { the-other } has run out.
ask-treaty-province = { $people }: which province must { the-other } give up?
ask-treaty-evacuation = { $people }: { $place } is ceded. { $units ->
    [one] Where does the unit there go?
   *[other] Where do the { $units } units there go?
}
ask-treaty-garrison = { $people }: which unit goes to { $place }?
event-province-ceded = { $people }: { $place } is ceded by { the-other }.

## Mercenaries

event-loan-lapses = { $people }: no unit can be sent to { the-suzerain }.
event-mercenary-deserts = { $people }: in { $place } { one-unit } will not fight its own people, and changes sides.

## Bribes

ask-bribery = { $place } is besieged ({ $people }). Buy the besiegers off?
option-bribe = { $people }: play a Bribe for 1 gold
event-siege-bought-off = { $people }: a Bribe ends the siege, and { the-other } must leave { $place }.

## The Foedus

ask-foedus-whom = { $people }: to whom is the Foedus of this turn offered?
ask-foedus-lands = { $people }: which two provinces would { the-other } get?
option-cede = { $place } and { $other_place }
event-foedus-offered = { $people }: { the-other } offers a Foedus, with { $place } and { $other_place }.
ask-foedus-reply = { $people }: accept the Foedus of { the-other }, with { $place } and { $other_place }?
event-foedus-refused = { $people }: the Foedus of { the-other } is declined.
event-foedus-promised = { $people }: federates of { the-other } as soon as they act, in { $place } and { $other_place }.
event-foedus-lapses = { $people }: the Foedus with { the-other } comes to nothing.
event-foedus-begins = { $people }: federates of { the-other } from now on, in { $place } and { $other_place }.
ask-foedus-horde = { $people }: where in the land of the Foedus does the horde camp?
ask-foedus-leader = { $people }: where in the land of the Foedus is { $leader }?
ask-foedus-units = { $people }: who goes where in the land of the Foedus? (units to come: { $units })
ask-foedus-garrison = { $people }: which unit holds the new land?
ask-make-room = { $people }: the federates settle in { $place }. { $units ->
    [0] Who leaves?
    [one] One unit has to leave.
   *[other] { $units } units have to leave.
}
option-resettles = { A-unit } goes to { $place }
option-settles = { A-unit } from { $from } goes to { $place }
option-others-stay = Nobody else leaves
refusal-foedus-too-many = { $place }: { $units ->
    [one] one more unit has
   *[other] { $units } more units have
} to leave.

refusal-raid-battle-waits = Enemies stand in the land already: there is a battle or a siege to come.

## Standing orders

trigger-counsel = councils between activations
trigger-bribery = bribes in sieges
