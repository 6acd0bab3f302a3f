# complete
# What the page of the browser shows of a match: pieces, markers, tracks, panels and cards.

scene-unit = { $nation } { $unit }
scene-damaged-unit = Damaged { $nation } { $unit }
scene-horde = Horde ({ $people })
scene-limes = Limes ({ $people })
scene-fight = { $people } against { $other_people }
scene-fight-over = The fight is over

# Markers
scene-mark-revolt = Revolt
scene-mark-raid = Raided
scene-mark-raided = Raided: { $people }
scene-mark-pillage = Sacked: a pillage marker lies here
scene-mark-foedus = Ceded by Foedus to: { $people }
scene-mark-passage = A passage is forced here
scene-mark-battle = A battle is to be fought here
scene-mark-siege = A city is to be besieged here
scene-mark-terror = Terror goes before the army
scene-mark-aside = Stands aside from the battle
scene-mark-decline = { $people } in Decline
scene-mark-client = { $people }: client of { the-lord }
scene-mark-federate = { $people }: federates of { the-lord }
scene-mark-vassal = { $people }: vassal of { the-lord }
scene-mark-heresy = Heresy of the { $religion } faith
scene-mark-caravan = An exceptional caravan
the-lord =
    { $lord_people-id ->
        [rome] { $lord_people }
        [byzantium] { $lord_people }
        [persia] { $lord_people }
       *[other] the { $lord_people }
    }

# Tracks
scene-turns = Turns
scene-steps = Steps of the turn
scene-turn = { $turn } ({ $year })
scene-years = Turn { $turn }, { $first }–{ $last }
scene-status = Status
scene-reinforcements = Reinforcements
scene-events = Events
scene-raids = Raids
scene-caravans = Caravans
scene-diplomacy = Diplomacy
scene-conversion = Conversion
scene-cards = Government
scene-income = Income
scene-purchases = Purchases
scene-suppression = Revolts
scene-military = War
scene-end = End of turn
scene-scoring = Scoring

# The battle board
scene-battle = Battle of { $place }
scene-battle-here = Battle
scene-siege = Siege of { $city }
scene-came-over = came { $way }
scene-report-losses =
    { $lost ->
        [0] No losses
        [one]
            { $back ->
                [0] One unit lost
               *[other] One unit lost, and recovered
            }
       *[other]
            { $back ->
                [0] { $lost } units lost
                [one] { $lost } units lost, one of them recovered
               *[other] { $lost } units lost, { $back } of them recovered
            }
    }
# Of a siege: the city, with its province where that is known.
scene-report-city =
    { $place-id ->
        [nowhere] { $city }
       *[other] { $city } in { $place }
    }
scene-report-city-falls =
    { $other_people-id ->
        [nobody] { The-people } besieged { scene-report-city }, which nobody held, and took it.
       *[other] { The-people } besieged { scene-report-city } and took it from { the-other }.
    }
scene-report-city-holds =
    { $other_people-id ->
        [nobody] { The-people } besieged { scene-report-city }, which held out on its own.
       *[other] { The-people } besieged { scene-report-city }, but it held out for { the-other }.
    }
scene-report-city-surrenders =
    { $other_people-id ->
        [nobody] In terror { scene-report-city }, which nobody held, opened its gates to { the-people }.
       *[other] In terror { scene-report-city } opened its gates to { the-people }, and { the-other } lost it.
    }
scene-report-must-retreat = Must retreat
scene-report-horde-submits = The horde was hit: the nation submits
scene-report-horde-captured = The horde is taken: the nation submits
scene-step-archery = Archery
scene-step-pools = Dice pools
scene-step-tactics = Tactics
scene-step-melee = Melee and re-rolls
scene-step-hits = Hits
scene-step-recovery = Recovery and retreat
scene-step-besiege = Before the walls
scene-step-assault = Assault
scene-step-check = Siege roll
scene-step-sack = The fallen city
scene-pool-archery = Archery: { white-and-black }
scene-pool-archery-roll = Archery: 2D6 and
scene-pool-melee = Melee: { white-and-black }
scene-pool-melee-roll = Melee: 2D6 and
scene-pool-black = Black dice among them
scene-pool-choices = what players and cards made of it
scene-pool-siege =
    { $rolls ->
        [one] Siege: one D10 and
       *[other] Siege: the best of { $rolls } D10 and
    }

# Odds
scene-odds-at-sea = Both sides are taken to accept the battle and to play steadily: elites damaged first.
scene-odds-slips = The enemy fleets slip away
scene-odds-landing-fails = The landing fails
scene-odds-wins = Victory: { $people }
scene-odds-annihilated = { $people }: every unit lost
scene-odds-leader = { $people }: leader lost
scene-odds-submits = { $people }: the horde submits
scene-odds-lost = { $people }: units lost for good
scene-odds-falls = { $city } falls
scene-odds-holds = { $city } holds
scene-odds-storm = With an assault, for { $hits } hits, { $city } falls
scene-odds-terror = { $city } opens its gates in terror, before any siege
scene-odds-intercepted =
    { $units ->
        [one] Intercepted from { $place } by one unit
       *[other] Intercepted from { $place } by { $units } units
    }

# Panels
scene-panel-nations = Nations
scene-panel-hands = Cards
scene-panel-goals = Objectives
scene-panel-ties = Relations
scene-panel-income = Income
scene-panel-timeline = Timeline
scene-panel-religions = Religions
scene-panel-scores = Scores
scene-head-nation = Nation
scene-head-card = Card
scene-head-use = Use
scene-head-price = Price
scene-head-goal = Objective
scene-head-points = Points
scene-head-held = Held
scene-head-ties = Ties
scene-head-item = Item
scene-head-gold = Gold
scene-head-comes = What comes
scene-head-area = Area
scene-head-faiths = Religions
scene-head-heresy = Heresy
scene-head-seat = Player
scene-head-turn = This turn
scene-head-objectives = Objectives now
scene-head-place = Place
scene-head-border = Border
scene-head-holder = Held by
scene-head-effects = What it does
scene-events-held = Event cards
scene-none-held = You hold none.
scene-diplomacy-held = Diplomacy cards
scene-others-hold = In other hands
scene-count-events =
    { $count ->
        [0] no event card
        [one] one event card
       *[other] { $count } event cards
    }
scene-count-diplomacy =
    { $count ->
        [one] one diplomacy card
       *[other] { $count } diplomacy cards
    }
scene-held = held
scene-goal-vassals = Each vassal
scene-deed-sack = Sack: { $name }
scene-deed-empire = Found an Empire
scene-deed-king-killed = Kill a king in battle
scene-deed-survives = Survive to the end
scene-deed-reunion = Reunite the Empire
scene-income-of = { $people }: { $net } to { $gold } gold
scene-unrest-of = { $people }: revolts and heresies
scene-arrives = arrive in { $place }
scene-arrives-invading = arrive in { $place } and invade
scene-any-units =
    { $units ->
        [one] one unit
       *[other] { $units } units
    }
scene-invades-with = invade, with { $units }
scene-invades = invade
scene-raids-then = raid
scene-areas = Areas
scene-points-so-far = won so far
scene-role-active = plays in full
scene-role-inactive = only defends itself
scene-role-raider = only raids
scene-role-out = not on the map

# Cards: places
scene-fact-control = Held by
scene-fact-area = Area
scene-fact-city = City
scene-fact-port = Port on
scene-fact-income = Income
scene-fact-limit = Room for
scene-fact-stack = Fleets in a stack
scene-fact-faith = Religion
scene-fact-granary = Granary
scene-fact-caravan = Caravan
scene-fact-marker = Marker
scene-fact-monopoly = Monopoly
scene-fact-ports = Ports
scene-fact-kingdom-income = Income of a Kingdom
scene-fact-empire-income = Income of an Empire
scene-gold = { $gold } gold
scene-units =
    { $units ->
        [one] one unit
       *[other] { $units } units
    }
scene-yes = yes
scene-nobody = nobody
scene-site = { $city }: a site, nothing built
scene-capital-of = capital ({ $people })
scene-who-is-there = Who is there
scene-neighbours = Neighbours
scene-provinces = Provinces

# Cards: pieces
scene-trait-elite = Elite
scene-able-elite = takes two hits; the first turns it over, and it fights on as plain infantry (a fleet as a plain fleet)
scene-trait-double = Guard
scene-able-double = counts as two elites
scene-trait-heavy = Heavy
scene-able-heavy = counts for the heavy advantage, which spoils the enemy’s dice
scene-trait-archer = Archer
scene-able-archer = shoots in the archery round, then fights in the melee
scene-trait-cavalry = Cavalry
scene-able-cavalry = counts for the cavalry advantage, and moves a pace farther
scene-trait-infantry = Infantry
scene-able-infantry = the plain soldier, without special abilities
scene-trait-francisca = Throwing axes
scene-able-francisca = four of them shoot as one die
scene-trait-alpine = Mountaineers
scene-able-alpine = count double in the archery of an ambush in the mountains
scene-trait-amphibious = Amphibious
scene-able-amphibious = does not mind rivers in battle, and lands without risk
scene-trait-auxiliary = Auxiliary
scene-able-auxiliary = serves the Empire with the men of another people
scene-trait-fleet = Fleet
scene-able-fleet = fights at sea, guards coasts, and lets armies cross
scene-trait-limes = Limes
scene-able-limes = stops invaders where they enter; never moves, and alone it falls
scene-trait-horde = Horde
scene-able-horde = the people on the move: a capital that travels; defends as one unit, and is never destroyed, only made to submit
scene-now-damaged = It has been hit, and counts as what stands above until it is repaired.
scene-now-barbarian = Barbarians use their elites as plain units.
scene-of-nomads = Nomads: on steppe they have a black die more.
scene-fact-paces = Paces
scene-fact-price = Price
scene-fact-nation = Nation
scene-fact-turns = Turns
scene-fact-stands = Stands in
scene-rank-general = General
scene-rank-king = King
scene-rank-emperor = Emperor
scene-rating-combat = Combat: re-rolls
scene-rating-stacking = Units more in his stack
scene-rating-administration = Administration cards more
scene-rating-diplomacy = Diplomacy cards more
scene-rating-campaign = Campaigns
scene-mountain = Mountain symbol
scene-mountain-able = cannot be ambushed

# Cards: nations and decks
scene-fact-role = Part
scene-fact-map = Units on the map
scene-fact-reserve = Units in reserve
scene-fact-lands = Provinces/Areas
scene-special = Of its own
scene-nomads = Nomads
scene-nomads-are = at home on the steppe, clumsy before walls until turn 9
scene-romans = Romans
scene-romans-are = four elites bring two black dice
scene-convert = Conversion
scene-converts = scores when it turns Catholic
scene-cardless = Minor
scene-cardless-are = scores nothing for itself
scene-initiative = Initiative
scene-private-event = Event card, kept until played
scene-public-event = Event card, happens at once
scene-diplomacy-card = Diplomacy card
scene-fact-copies = Copies in the deck
