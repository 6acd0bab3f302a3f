# complete
# War, peace and pacts (C). `term-passage` names a term.

term-commerce = commerce
term-passage = right of passage
term-military-control = military control
term-civil-control = civil control
term-non-belligerence = non-belligerence
term-defence = defensive alliance
term-offence = offensive alliance
term-payment = payment
term-prisoners = prisoners go home
term-promise = a promise in words
term-armistice = armistice

# Of a pact’s list of terms, how often each stands in it

many-term-commerce = { $count ->
    [one] { term-commerce }
    [2] { term-commerce } both ways
   *[other] { term-commerce } ({ $count })
}
many-term-passage = { $count ->
    [one] { term-passage }
    [2] { term-passage } both ways
   *[other] { term-passage } ({ $count })
}
many-term-military-control = { $count ->
    [one] { term-military-control }
    [2] { term-military-control } both ways
   *[other] { term-military-control } ({ $count })
}
many-term-civil-control = { $count ->
    [one] { term-civil-control }
    [2] { term-civil-control } both ways
   *[other] { term-civil-control } ({ $count })
}
many-term-non-belligerence = { term-non-belligerence }
many-term-defence = { $count ->
    [one] { term-defence }
    [2] { term-defence } both ways
   *[other] { term-defence } ({ $count })
}
many-term-offence = { $count ->
    [one] { term-offence }
    [2] { term-offence } both ways
   *[other] { term-offence } ({ $count })
}
many-term-payment = { term-payment }
many-term-prisoners = { term-prisoners }
many-term-promise = { term-promise }
many-term-armistice = { term-armistice }

## War and peace

option-declare-war = Declare war on { $other_seat }
option-offer-peace = Offer { $other_seat } peace
option-offer-armistice = Offer { $other_seat } an armistice for this turn
event-war-declared = { $seat } declares war on { $enemy_seat }.
event-attacked-undeclared = { $seat } attacks { $enemy_seat } without a declaration of war.
event-peace-made = { $seat } and { $enemy_seat } make peace.
event-armistice-made = { $seat } and { $enemy_seat } agree on an armistice for this turn.
ask-peace-offered = { $seat } offers you peace.
ask-armistice-offered = { $seat } offers you an armistice for this turn.
option-accept = Accept
option-refuse = Refuse
event-offer-refused = { $seat } refuses an offer of { $other_seat }.
event-pact-void = Nothing comes of the pact that { $seat } has offered: what it pays is not there any more.

## Pacts

option-offer-pact = Offer { $other_seat } a pact
ask-write-pact = What is to stand in the pact with { $other_seat }?
ask-write-pact-between = What is to stand in the pact between { $one_seat } and { $other_seat }?
option-invite = Offer it to { $other_seat } as well
option-between = Go on with what is between { $seat } and { $other_seat }
refusal-pact-leaves-out = Nothing in the pact is about { $other_seat }.
option-term = { $term-id ->
    [commerce] { $amount ->
        [0] commerce: { $seat } lets the other trade freely
       *[other] commerce: { $seat } lets the other trade for { $amount } florins a sale
    }
    [defence] { $amount ->
        [one] { $term }: { $seat } stands by the other with 1 unit
       *[other] { $term }: { $seat } stands by the other with { $amount } units
    }
    [offence] { $amount ->
        [one] { $term } against { $enemy_seat }: { $seat } sends 1 unit
       *[other] { $term } against { $enemy_seat }: { $seat } sends { $amount } units
    }
    [payment] payment: { $seat } pays { $amount } florins
    [non-belligerence] { $term }, on both sides
    [armistice] { $term } for this turn
   *[other] { $term }, given by { $seat }
}
option-more = { $term-id ->
    [defence] { $term }: { $amount } more units of { $seat }
    [commerce] { $term } with { $seat }: { $amount } more florins a sale
   *[other] { $term } by { $seat }: { $amount } more florins
}
option-more-against = { $term } against { $enemy_seat }: { $amount } more units of { $seat }
option-free-prisoners = { term-prisoners }: { $seat } lets { $count } × { $unit } go
option-until = It lasts until the end of turn { $turn }
option-keep-secret = It is secret
option-send-offer = Send the offer
option-drop-offer = Forget about it
ask-pact-offered = { $seat } offers you a pact.
event-pact-signed = { $seat } and { $other_seat } sign pact { $pact }: { $terms-counted }.
event-pact-of-several-signed = { $seats } sign pact { $pact }: { $terms-counted }.
event-pact-over = The time of pact { $pact } is over.
option-end-pact = Propose to end pact { $pact }
ask-end-of-pact-offered = { $seat } proposes to end a pact.
event-pact-ended = Pact { $pact } is ended by those who signed it.
secret-pact = { $number } (secret, { $seats })
option-break-pact = Break pact { $pact }
event-pact-broken = { $seat } breaks pact { $pact } with { $other_seat }: { $terms-counted }.
event-pact-of-several-broken = { $seat } breaks pact { $pact } with { $seats }: { $terms-counted }.
refusal-pact-between-enemies = Enemies sign no such pact without non-belligerence.
refusal-player-is-out = { $other_seat } is out of the game.
refusal-team-mates = { $other_seat } is on your team.
refusal-at-war-already = You are at war with { $other_seat } already.
refusal-not-at-war = You are not at war with { $other_seat }.
refusal-armistice-already = There is an armistice with { $other_seat } in this turn already.
refusal-offers-spent = You have made { $most } offers in this turn: no more until the next.
refusal-between-turns = That may be done while a turn is played.
refusal-under-way = That may be done as soon as what is under way is settled.
refusal-no-promise-now = No promise can be written now.
refusal-promise-too-long = A promise is one line of at most { $most } characters.

## Disputes

option-dispute-pact = Call pact { $pact } broken
option-accuse = Say that { $other_seat } broke pact { $pact }
event-pact-disputed = { $seat } says that pact { $pact } was broken: { $terms-counted }.
ask-judge-pact = { $seat } says that { $other_seat } broke pact { $pact }. How do you vote?
option-respected = It was respected
option-broken = It was broken
event-voted-respected = { $seat } votes: respected.
event-voted-broken = { $seat } votes: broken.
event-pact-upheld = Pact { $pact } stands.
ask-torn-between-allies = Two of your allies fight each other. Whom do you leave?
option-leave-ally = Leave { $other_seat }
