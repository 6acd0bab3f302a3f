# complete
# What the page of the browser shows of a match: pieces, markers, tracks, panels, cards and the battle board.

scene-barbarians = Barbarians

## What may be done besides the question

group-cards = Empire cards
group-technologies = Technologies
group-money = Loans
group-diplomacy = Diplomacy
group-other = Other
group-pact-commerce = Trade
group-pact-passage = Passage
group-pact-military-control = Military control
group-pact-civil-control = Civil control
group-pact-non-belligerence = Non-belligerence
group-pact-defence = Defensive alliance
group-pact-offence = Offensive alliance
group-pact-payment = Payment
group-pact-prisoners = Prisoners
group-pact-armistice = Armistice
group-pact-parties = More kingdoms

## Pieces and markers

scene-item = { $item } { $level }
scene-cargo = { $count } × { $good }
scene-building = { $building }
scene-damaged = { $building }, damaged: { $left } of { $whole } structure points left
scene-safe = { $building }, protected by a Diplomat
scene-mark-protected = Protected by a Diplomat
scene-mark-control = Control marker of { $seat }
scene-mark-rebels = Rebels
scene-mark-no-battle = A Bishop forbids battles here
scene-mark-no-trade = A Bishop forbids trade here
scene-mark-no-movement = A Bishop lets nobody leave
scene-route = Trade route of { $seat }

## Tracks

scene-turns = Turns
scene-phases = Phases
scene-turn = Turn { $turn }
scene-turn-of = Turn { $turn } of { $turns }
scene-before = Set-up

## Panels

scene-panel-board = Kingdoms
scene-panel-cards = Cards
scene-panel-technologies = Technologies
scene-panel-markets = Markets
scene-panel-pacts = Pacts
scene-panel-turn = Turn
scene-panel-scores = Honour

scene-head-kingdom = Kingdom
scene-head-honour = Honour
scene-head-florins = Florins
scene-head-tax = Tax
scene-head-debt = Debt
scene-head-land = Land
scene-head-army = Units
scene-head-branch = Branch
scene-head-level = { $level } ({ $florins })
scene-head-place = Place
scene-head-makes = Makes
scene-head-market = Great Market
scene-head-pays = Pays
scene-head-stands = Stands there
scene-head-holder = Held by
scene-head-ground = Ground
scene-head-border = Border

scene-order = Turn order
scene-florins = { $florins } florins
scene-none = none
scene-empty = empty
scene-yes = yes
scene-token = { $count } { $colour } ({ $ready } ready)
scene-prisoners-of = { $seat }: { $units }
scene-no-cards = You have no Empire card.
scene-cards-of = Cards of { $seat }
scene-turned-card = { $card } (used)
scene-turned = Used in this turn
scene-ready = Ready
scene-card-points =
    { $points ->
        [0] none
        [one] 1 point: { $colours }
       *[other] { $points } points: { $colours }
    }
scene-card-gear = It brings a token: { $colours }.
scene-aim-met = Met: the card may be shown.
scene-tree-of = What { $seat } has learnt
scene-learning = All kingdoms
scene-points = { $points } { $colour }
scene-points-left = Points to spend in this phase
scene-markets = Settlements
scene-traders = Your traders
scene-wars = War and peace
scene-war = { $seat } is at war with { $enemy_seat }
scene-war-from = { $seat } has declared war on { $enemy_seat }; it may be fought from turn { $turn }
scene-truce = Armistice between { $seat } and { $other_seat }
scene-peace = All kingdoms are at peace.
scene-team = Team { $number }
scene-pacts = Pacts
scene-no-pacts = You know of no pact.
scene-open-pact = Pact { $number }: { $seats }
scene-secret-pact = Secret pact { $number }: { $seats }
scene-until = Until turn { $turn }
scene-for-good = For the whole game
scene-term = { $seat } to { $other_seat }: { $term }
scene-term-florins = { $seat } to { $other_seat }: { $term }, { $florins } florins
scene-term-units = { $units ->
    [one] { $seat } to { $other_seat }: { $term }, 1 unit
   *[other] { $seat } to { $other_seat }: { $term }, { $units } units
}
scene-term-against = { $units ->
    [0] { $seat } to { $other_seat }: { $term }, against { $enemy_seat }
    [one] { $seat } to { $other_seat }: { $term }, 1 unit against { $enemy_seat }
   *[other] { $seat } to { $other_seat }: { $term }, { $units } units against { $enemy_seat }
}
scene-term-prisoners = { $seat } to { $other_seat }: { $term }, { $units } × { $unit }
scene-term-both = { $seat } and { $other_seat }: { $term }
scene-offer = An offer of { $seat } to { $other_seat }
scene-offer-of-several = An offer of { $seat } to { $seats }
scene-offer-hidden = What is in it only those know whom it concerns.
scene-offer-secret = It would be kept secret.
scene-offer-empty = Nothing is written yet.
scene-circle = War Circle
scene-die = { $face } (d{ $sides })
scene-honour = Honour points
scene-awards-of = If the match ended now: { $seat }
scene-limit = Who comes to { $points } honour points ends the match.

## Cards

scene-sea = Sea
scene-closed = Outside the map of this match
scene-river = river
scene-port = port
scene-structure = { $left } of { $whole } structure points
scene-struck = The event strikes here
scene-who-is-there = Here now
scene-neighbours = Around it
scene-hordes = Where they stand
scene-home = Home
scene-abroad = Held abroad
scene-unplayed = Nobody plays this kingdom.
scene-moved = Has moved in this turn
scene-steps-left = { $left } of { $whole } left
scene-level-of = { $branch }, level { $level }
scene-owners = Owned by

scene-fact-income = Income at this tax
scene-fact-upkeep = Upkeep
scene-fact-tokens = Objective tokens
scene-fact-pool = In reserve
scene-fact-prisoners = Prisoners
scene-fact-aside = Set aside
scene-fact-blood = Blood markers
scene-fact-deck = Cards in the deck
scene-fact-state = State
scene-fact-ability = Ability
scene-fact-points = Technology points
scene-fact-horde = A horde called up now
scene-fact-supply = Barbarians in the supply
scene-fact-control = Held by
scene-fact-home = Home of
scene-fact-port = Port on
scene-fact-ports = Ports
scene-fact-fire = Fire
scene-fact-event = Event
scene-fact-marker = Marker
scene-fact-good = Makes
scene-fact-market = Great Market
scene-fact-pays = A cube sells for
scene-fact-power = Power
scene-fact-price = Price
scene-fact-movement = Movement points
scene-fact-cubes = Room for cubes
scene-fact-units = Room for units
scene-fact-builder = Built by
scene-fact-when = When
scene-fact-lasts = Lasts
scene-fact-use = A use takes

scene-power-light-infantry = If the enemy has none, some may be given up for a higher attack value.
scene-power-archer = If the enemy has none, they shoot before the melee.
scene-power-heavy-infantry = If the enemy has none, each takes one off the own casualties.
scene-power-cavalry = If the enemy has none, each deals damage in a round that is not lost.
scene-power-captain = With more levels than the enemy’s captains, acts as another unit, lends a power or cancels one.

## The battle board

scene-battle = Battle: { $where }
scene-sea-battle = Sea battle: { $where }
scene-round = Round { $round }
scene-stage-begin = Intent
scene-stage-siege = Engines
scene-stage-archery = Archers
scene-stage-captains = Captains
scene-stage-dice = Dice
scene-stage-melee = Melee
scene-stage-casualties = Casualties
scene-stage-over = End
scene-best-die = Highest die
scene-least-die = Lowest die
scene-pool-attack = Attack value
scene-pool-casualties = Own casualties
scene-means-capture = Means to capture
scene-means-flight = Means to flee
scene-order-act = A captain acts as { $unit }
scene-order-lend = A captain lets these use their power: { $unit }
scene-order-cancel = A captain cancels the enemy’s power: { $unit }
scene-powers = Powers that work: { $units }
scene-engine-idle = { $item }: does not fire
scene-engine-at-units = { $item }, crew of { $crew }: at the units
scene-engine-at-building = { $item }, crew of { $crew }: at { $sort }
scene-shield = { $points ->
    [one] Walls spare 1 point of { $damage }
   *[other] Walls spare { $points } points of { $damage }
}
scene-given = Light infantry given up: { $count }
scene-pending = { $points ->
    [one] Takes 1 point of { $damage }
   *[other] Takes { $points } points of { $damage }
}
scene-blood = Blood markers spent: { $count }
scene-report-losses =
    { $lost ->
        [0] No losses
        [one] One unit lost
       *[other] { $lost } units lost
    }
scene-report-taken =
    { $taken ->
        [one] One unit captured
       *[other] { $taken } units captured
    }
scene-odds = { $seat } against { $enemy }, if both make the usual choices
scene-odds-won = You win
scene-odds-lost = You lose
scene-odds-nobody = Nobody is left
scene-odds-own-losses = Own units lost
scene-odds-enemy-losses = Enemy units lost
scene-odds-rounds = Rounds
