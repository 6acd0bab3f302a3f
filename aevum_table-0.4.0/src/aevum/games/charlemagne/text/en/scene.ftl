# complete
# What the page of the browser shows of a match: pieces, markers, tracks, panels and cards.

owner-empire = Empire
owner-tribal = Tribal player
owner-neutral = Neutral
scene-unit = { $unit } ({ $region })

# Markers on the map
scene-mark-augustus = Augustus
scene-mark-burg = A burg was built here
scene-mark-civilization = Civilization
scene-mark-pillage = Pillaged
scene-mark-converted = Converted: { $faith } now

# Tracks
scene-turns = Turns
scene-phases = Phases of a player turn
scene-turn = { $turn } ({ $year })
scene-years = Turn { $turn }, { $first }–{ $last }
scene-turn-of = Turn { $turn } of { $turns }, { $first }–{ $last }
scene-before = Before the first turn
scene-phase-event = Event
scene-phase-stratagem = Stratagem
scene-phase-vassalage = Vassalage
scene-phase-treasury = Treasury
scene-phase-levy = Levy
scene-phase-operations = Operations

# The battle board
scene-battle = Battle of { $place }
scene-sea-battle = Sea battle: { $place }
scene-vassalage = Vassalage: { $region }
scene-conversion = Conversion: { $region }
scene-step-markers-attack = Attacker’s markers
scene-step-markers-defence = Defender’s markers
scene-step-markers-for = Markers and gifts for it
scene-step-markers-against = Markers and gifts against it
scene-step-die = Die
scene-step-losses = Losses
scene-step-retreat = Retreat
scene-odds-column = Odds { $odds }
scene-roll-means = As the die lies: { $result }.
scene-pool-printed = Printed strength
scene-pool-times = Times
scene-pool-strength = Strength in battle
scene-the-force = The force itself
scene-pool-differential = Differential
scene-pool-against = Points against it
scene-code-V = Full success: the region comes over.
scene-code-C = Success.
scene-code-R = The enemy reacts and draws a marker.
scene-code-C-R = Success, but the enemy draws a marker.
scene-code-none = Nothing comes of it.
scene-report-losses =
    { $lost ->
        [0] No losses
        [one] One unit lost
       *[other] { $lost } units lost
    }

# Odds
scene-odds-about = The battle is fought at { $odds }.
scene-odds-differential = The differential is { $differential }.
scene-result-AZ = Attacker annihilated
scene-result-AA = Attacker beaten
scene-result-BB = Bloodbath
scene-result-DD = Defender beaten
scene-result-DZ = Defender annihilated
scene-odds-C = Converted
scene-odds-C-R = Converted, but the enemy draws a marker
scene-odds-P = Laid waste
scene-odds-P-R = Laid waste, but the enemy draws a marker
scene-odds-R = The enemy draws a marker
scene-odds-none = Nothing comes of it
scene-odds-lost = { $side }: strength lost
scene-odds-wiped = { $side }: every unit lost

# Panels
scene-panel-hand = Markers
scene-panel-regions = Regions
scene-panel-turn = Turn
scene-panel-scores = Scores
scene-markers-held = In your hand, { $count } at most
scene-markers-shown = On the table
scene-markers-papal = With the pope, for the first who wins the Republic of St Peter as a vassal
scene-danegeld = Danegeld
scene-danegeld-owed = the Empire pays { $count } in the next Tribal turn
scene-none-held = You hold no markers.
scene-treasuries = Hands and treasuries
scene-count-markers =
    { $count ->
        [0] no markers
        [one] one marker
       *[other] { $count } markers
    }
scene-treasury-secret = { $markers }
scene-treasury-open =
    { $treasury ->
        [one] { $markers }, one treasury point; { $income } more a turn
       *[other] { $markers }, { $treasury } treasury points; { $income } more a turn
    }
scene-head-region = Region
scene-head-worth = Worth
scene-crowned = has a crown of its own: hears only envoys of who holds half of its burgs
scene-head-marker = Marker
scene-head-use = What it does
scene-head-faith = Faith
scene-head-burgs = Burgs
scene-head-burg = Burg
scene-head-levy = Levy
scene-head-group = Group
scene-head-level = Result
scene-head-points = Points
scene-head-phase = Phase
scene-head-what = What happens
scene-head-holder = Held by
scene-head-place = Hex
scene-head-ground = Terrain
scene-head-border = Side
scene-head-cost = Cost
scene-once = once { $faith }
scene-burgs-of = { $count } held by { $side }
group-assembly = Assembly
group-pavia = Pavia
group-ring = Ring
scene-points-now = The Empire’s points now
scene-total = Together
scene-levels = What they are worth at the end
scene-from = from { $points }
scene-below = below that
scene-now = now
scene-overrun = Every burg of Austrasia is in Tribal hands: the Empire falls at the end of this turn.
level-empire-decisive = Decisive victory of the Empire
level-empire-marginal = Marginal victory of the Empire
level-draw = Draw
level-tribal-marginal = Marginal victory of the Tribal player
level-tribal-decisive = Decisive victory of the Tribal player
scene-event = Event
scene-whose-turn = Player turn: { $seat }
about-phase-event = Two dice on the event table: harvests, plague, disasters, revolts.
about-phase-stratagem = Markers are drawn: one, and more for every three civilization markers and Augustus.
about-phase-vassalage = Markers are played to win regions without a battle.
about-phase-treasury = Income, danegeld for ships that no Frankish ship answers, counts and envoys for regions of the Empire beyond ten, provisions for large stacks, then spending.
about-phase-levy = Every controlled region raises units in its burgs.
about-phase-operations = Forces and fleets move, fight, pillage and convert, one after the other.

# Cards
scene-region = Region
scene-leader = Leader
scene-marker = Stratagem marker
scene-regions = Regions
scene-leaders = Leaders
scene-fact-region = Region
scene-fact-control = Control
scene-fact-enter = To enter
scene-fact-forage = Forage
scene-fact-burg = Burg
scene-fact-burgs = Burgs held
scene-fact-port = Port
scene-fact-ports = Ports
scene-fact-zone = Zone of control
scene-fact-marker = Marker
scene-fact-markers = Markers in hand
scene-fact-faith = Faith
scene-fact-worth = Worth to the Empire
scene-fact-once = Faith of old
scene-fact-levy = Levy
scene-fact-group = Group
scene-fact-pool = Still in its pool
scene-fact-strength = Strength
scene-fact-operations = Operations
scene-fact-provision = Provision
scene-fact-hire = To hire
scene-fact-home = Home
scene-fact-state = State
scene-fact-battle = In battle
scene-fact-march = On the march
scene-fact-points = Vassalage points
scene-fact-copies = In the game
scene-fact-units = On the map
scene-units-of =
    { $count ->
        [one] one unit, strength { $strength }
       *[other] { $count } units, strength { $strength }
    }
scene-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
scene-price = { $price } from the treasury
scene-yes = yes
scene-none = none
scene-burg-ruined = in ruins
scene-port-coast = on the coast
scene-port-river = on a river
scene-port-gate = { $port }, by { $sea }
scene-who-is-there = Who is there
scene-neighbours = Hexes around
scene-attempt-of = { $seat }: to begin with, an attempt has
scene-counts-in = Counts in
scene-acted = has acted in this phase
scene-leads = +{ $modifier } to the multiplier
scene-marches = the die counts { $times } times
scene-leader-risk = He falls with the last unit of his force.
ground-clear = open country
ground-rough = rough terrain
ground-pass = a pass
ground-sea = sea
border-river = river
border-strait = strait

# What the markers do
use-augustus = The pope gives it to the first who wins the Republic of St Peter as a vassal. In your own turn, with a leader of yours in Rome: he is crowned. He brings a marker more each turn, Charlemagne two; attempts on Byzantium are harder. If he falls you lose all your markers.
use-crown-of-pavia = Two vassalage points for or against an attempt on a region of the Pavia group.
use-donation-of-constantine = Two vassalage points for or against an attempt on any region, if you occupy Rome.
use-espionage = At any time: see the enemy’s markers and treasury.
use-frankish-general-assembly = Two vassalage points for or against an attempt on a region of the Assembly group.
use-heerbann = In your own Levy Phase: a die of extra units of types that your levy gives.
use-honest-coinage = In your own Treasury Phase: one treasury point more for each burg you hold.
use-leader = A leader joins one of your forces as soon as the marker is drawn.
use-military-advance = In any battle, attacking or defending: one more to the multiplier of your force.
use-missionary = In a conversion: +1 if you convert, −1 if you defend.
use-ragnarok = For the Tribal player only: one more to the multiplier of an all-pagan force, or −1 to the conversion of a pagan region.
use-ring-of-the-avars = Two vassalage points for or against an attempt on a region of the Ring group.
use-spear-of-longinus = After any roll of either player: it is rolled again, and the second roll stands.
use-treachery = When the enemy shows a marker: it goes back without effect. Not against a leader.
use-vassalage = One vassalage point for or against an attempt; it lets you make one.
