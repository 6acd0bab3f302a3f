# complete
# XIII Administration, XIV Income, XV Purchases.

## XIII Administration cards

event-draws-edict = { $people }: an administration card is drawn, face down.
event-turns-edict = { $people }: an administration card is turned up.
event-draws-any-edict = { $people }: an administration card is drawn.
event-edicts-drawn = { $people }: { NUMBER($cards) } administration cards are drawn, face down: { $passive } passive, { $military } military, { $reform } for reforms.
event-sees-edict = You look at a card: { $edict }.
event-plays-edict = { $people }: governed by the card “{ $edict }”.
event-cannot-govern = { $people }: the Treasury is empty, and nobody was paid. Bankruptcy follows at the end of the Income step.
event-ruler-idle = { $people }: the ruler stays in his capital this turn.

ask-policy = { $people }: how is the realm governed this turn? (Treasury: { $gold } gold)
option-govern = { $policy } ({ $gold } gold)
ask-edict = { $people }: which card is played?
option-play = { $edict }
refusal-edict-too-dear = It costs { $gold } gold, and the Treasury holds { $has }.

policy-passive = Passive
policy-military = Military
policy-reform = Reform

edict-panem-et-circenses = Bread and games
edict-remissio-reliquorum = Arrears forgiven
edict-adoratio = Court ceremonial
edict-suffragium = Offices for sale
edict-concilium = A council of bishops
edict-cubicularii = Chamberlains
edict-otium = Golden leisure
edict-dilectus = A levy of recruits
edict-donativum = A donative
edict-comitatenses = The field army
edict-annona-militaris = Supplies for the army
edict-laeti = Settlers under arms
edict-expeditio = The ruler takes the field
edict-bucellarii = Private retinues
edict-codex = A code of laws
edict-solidus = A new gold coin
edict-indictio = A new census
edict-dioecesis = New provinces

## XIV Income

event-income = { $people }: income { $gross } gold, expenses { $due } gold, net { NUMBER($net) }.
modifier-income-cities = cities
modifier-income-provinces = provinces
modifier-income-halves = less than a gold each: poor provinces, sacked cities, shares
modifier-income-shared = the own part of provinces held together with allies
modifier-income-areas = Areas
modifier-income-total-control = Areas under total control
modifier-income-off-map = lands off the map
modifier-income-capital = capital
modifier-income-trade = trade
modifier-income-monopolies = monopolies
modifier-income-vassals = tribute of vassals
modifier-income-clients = tribute of clients
modifier-income-suzerain = tribute to the suzerain
modifier-income-federates = tribute to federates
modifier-income-revolts = revolts
modifier-income-heresies = heresies
modifier-income-decline = Decline
modifier-income-maintenance = maintenance of units

ask-pay-federates = { $people }: who is paid first? (Treasury: { $gold } gold, too little for all federates)
option-pay-federate = { $people } ({ $gold } gold)

event-city-recovers = { $city } has recovered from the sack.
ask-redeploy-capital = { $people }: which city is the new capital?

event-bankrupt = { $people }: bankrupt!
event-bankrupt-edict = { $people }: the card is “{ $edict }”; only its calamity counts.
ask-dismiss =
    { $units ->
        [one] { $people }: which unit is dismissed for want of pay?
       *[other] { $people }: which unit is dismissed next for want of pay? ({ $units } left)
    }
event-dismissed = { $people }: { one-unit } in { $place } is dismissed.

event-collapse-check = { $people }: the Empire collapses with a 9 or more, modifiers included.
modifier-collapse-age = old age
modifier-collapse-decline = Decline
modifier-collapse-calamities = calamities of this turn
modifier-collapse-capital = the capital fell last turn
modifier-collapse-areas = Areas beyond that of the capital
event-empire-holds = { $people }: the Empire holds.
event-empire-collapses = { $people }: the Empire collapses and is no more.
ask-exchange-auxiliary =
    { $units ->
        [one] { $people }: auxiliaries of the fallen Empire go over to their own people, but there is one soldier to take their place. Who is it, and where?
       *[other] { $people }: auxiliaries of the fallen Empire go over to their own people. Who takes their place, and where? ({ $units } to come)
    }
event-auxiliary-exchanged = Auxiliaries go over to their own people: { one-unit } in { $place }.

## XV Purchases

ask-purchases = { $people }: what is bought? (Treasury: { $gold } gold)
option-buy = { $unit } ({ $gold } gold)
option-mend = Repair an elite
option-fortify = Fortify a city ({ $gold } gold)
option-done-buying = Nothing more
ask-repair-elite = { $people }: which elite is repaired?
ask-fortify-city = { $people }: which city is fortified?
option-fortify-at = { $city } ({ $place })
event-recruited = Recruited: { one-unit } in { $place }.
event-elite-repaired = Repaired: { one-unit } in { $place }.
event-city-fortified = { $city } is fortified.
event-loyalty-check = { $people }: in Decline; with an odd roll a Usurper rises.

refusal-all-in-play = All units of this kind are in play.
refusal-not-yet = It is there from turn { $turn } on.
refusal-too-dear = It costs { $gold } gold, and the Treasury holds { $has }.
refusal-recruits-limit =
    { $units ->
        [one] Only one national unit is recruited each turn.
       *[other] Only { $units } national units are recruited each turn.
    }
refusal-no-room-for-purchase = There is no room for it in any province of yours.
refusal-repairs-imperial = Only Empires repair elites with gold.
refusal-repairs-done = No more than { $units } elites are repaired in a turn.
refusal-nothing-to-repair = There is no damaged elite that you could pay for.
refusal-nothing-to-fortify = All your cities are fortified.

## What gold is for

why-administration = administration
why-edict = an administration card
why-income = income
why-expenses = expenses
why-tribute = tribute
why-purchase = a purchase
why-repair = a repair
why-fortification = fortification
why-full-treasury = the Treasury holds no more
