# complete
# Invasions 350-650 AD. Messages without a kind in their name are parts of others.

game-invasions = Invasions 350–650 AD

scenario-nisibis = Nisibis, Iulianus against Sapor
scenario-argentoratum = Argentoratum, the Alamanni against Gratianus
scenario-adrianopolis = Adrianopolis, Fritigernus against Valens
scenario-athenae = Athenae, Fritigernus before the city
scenario-libya = The Libyan Sea, Byzantium against the Vandals
scenario-free = A fight of your own, by the option “battle”

seat-attacker = Attacker
seat-defender = Defender

trigger-rerolls = re-rolls after a melee roll

## Parts of sentences

side-attacker = the attacker
side-defender = the defender
whose-attacker = the attacker’s
whose-defender = the defender’s

The-side =
    { $side-id ->
        [attacker] The attacker ({ $people })
       *[other] The defender ({ $people })
    }
the-enemy =
    { $side-id ->
        [attacker] the defender
       *[other] the attacker
    }
whose-dice =
    { $whose-id ->
        [attacker]
            { $side-id ->
                [attacker] its own
               *[other] { $whose }
            }
       *[other]
            { $side-id ->
                [defender] its own
               *[other] { $whose }
            }
    }
The-leader =
    { $leader-id ->
        [leader] The leader
        [alamannic-rex] The king of the Alamanni
        [rex-of-the-alans] The king of the Alans
        [rex-of-the-kushans] The king of the Kushans
        [magister-orientis] The general of the East
        [satrapa] The Satrap
       *[other] { $leader }
    }
The-city =
    { $city-id ->
        [city] The city
       *[other] { $city }
    }
# A unit as a sentence counts it.
one-unit =
    { $face-id ->
        [damaged] one damaged { $nation } { $unit }
       *[other] one { $nation } { $unit }
    }
# A unit as an answer names it.
A-unit =
    { $face-id ->
        [damaged] Damaged { $nation } { $unit }
       *[other] { $nation } { $unit }
    }
white-dice =
    { $white ->
        [one] one white die
       *[other] { $white } white dice
    }
black-dice =
    { $black ->
        [one] one black die
       *[other] { $black } black dice
    }
white-and-black =
    { $white ->
        [0] { black-dice }
       *[other]
            { $black ->
                [0] { white-dice }
               *[other] { white-dice } and { black-dice }
            }
    }
shown-face =
    { $face-id ->
        [w] a sword
        [r] a red sword
        [wr] a sword and a red sword
        [ww] two swords
       *[other] a blank
    }
some-hits =
    { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }
some-rerolls =
    { $stock ->
        [one] one re-roll
       *[other] { $stock } re-rolls
    }

## Dice

die-white = white
die-black = black

face-- = blank
face-w = sword
face-r = red sword
face-wr = sword+red
face-ww = two swords

face-whole = whole
face-damaged = damaged

## The battle

event-has-cavalry-advantage = { The-side } has the cavalry advantage.
event-has-heavy-advantage = { The-side } has the heavy advantage.

event-ambush-check = { The-side } sets an ambush: it succeeds on an even roll.
event-ambush-laid = { The-side } shoots first, from an ambush.
event-ambush-failed = The ambush of { $side } is discovered.

event-archery = { The-side } shoots with { white-and-black }.
event-shots = { The-side } shoots.
event-shots-hit =
    { $hits ->
        [0] The archers of { $side } miss.
       *[other] The archers of { $side } score { some-hits }.
    }

event-pool =
    { $dice ->
        [one] { The-side } has one die for the melee.
       *[other] { The-side } has { $dice } dice for the melee.
    }
event-swaps =
    { $black ->
        [0] { The-side } exchanges none of them for a black die.
       *[other] { The-side } exchanges white dice for black: { white-and-black }.
    }
event-adds-black = { The-side } spends a re-roll to roll one more black die.
event-removes-black = { The-side } spends a re-roll to take a black die from { the-enemy }.
event-battle-dice =
    { $faces-count ->
        [one] { The-side } rolls one { $die } die.
       *[other] { The-side } rolls { $faces-count } { $die } dice.
    }
event-reroll = { The-side } re-rolls { whose-dice } { $die } die showing { shown-face }.
event-melee-hits = { The-side } scores { some-hits } in the melee.

event-melee-roll = Round { $round }: { $side } rolls for the melee.
event-rolls-again = { The-side } spends a re-roll: { whose-dice } dice are rolled again.
event-table-hits =
    { $units ->
        [one] { The-side } comes to { $roll } with one unit: { some-hits }.
       *[other] { The-side } comes to { $roll } with { $units } units: { some-hits }.
    }
event-tactics-used = { The-side } spends a re-roll to { $how }.
how-press = strengthen its own roll
how-hamper = weaken the enemy’s roll
event-withdraws = { The-side } withdraws before the second round.

event-damaged = { The-side } turns { one-unit } to its damaged side.
event-eliminated = { The-side } loses { one-unit }.
event-all-lost = { The-side } loses everything that was left.
event-horde-submits = The horde of { $side } is hit, and its nation submits.
event-horde-captured = The horde of { $side } cannot retreat from nomads, and its nation submits.

event-battle-won =
    { $rule ->
        [XX-I-1] { The-side } wins the battle: every enemy unit is gone.
        [XX-I-3] { The-side } wins the battle: as many were lost on both sides, but its city or horde stands.
        [XX-I-4] { The-side } wins the battle: as many were lost on both sides, but its leader is the better one.
        [XX-I-5] { The-side } wins the battle: as many were lost on both sides, and it defended.
        [XXV-C-7] { The-side } wins the battle: it did more harm.
       *[other] { The-side } wins the battle. Units lost: attacker { $attacker }, defender { $defender }.
    }
event-battle-drawn = Nobody wins the battle.
event-leader-check = The stack of { $leader } is destroyed: an even roll saves the leader.
event-leader-dies = { The-leader } dies with the stack of { $side }.
event-leader-escapes = { The-leader } escapes.
event-murder-check = { The-leader } returns in triumph to an Empire in Decline: { $needed } or more means murder.
event-leader-murdered = { The-leader } is murdered.
event-recovered = { The-side } recovers { one-unit }.
event-repaired = { The-side } repairs { one-unit }.
event-must-retreat = { The-side } must retreat.

event-limes-overrun = The attacker overruns the lone Limes.
event-limes-check = The Limes strikes back: an even roll is a hit on the attacker.

ask-ambush = { $seat }: set an ambush before the battle?
option-ambush = Set an ambush
option-no-ambush = No ambush

ask-swaps = { $seat }: how many dice will be black? The enemy’s leader may take a black one away.
option-take-black =
    { $black ->
        [0] No black die
        [one] One black die
       *[other] { $black } black dice
    }
event-keeps-white =
    { $dice ->
        [one] { The-side } leaves one die white.
       *[other] { The-side } leaves { $dice } dice white.
    }

ask-trade = { $seat }: trade a re-roll for a black die before the melee? ({ some-rerolls } left)
ask-tactics = { $seat }: trade a re-roll for an edge in this round? ({ some-rerolls } left)
option-no-trade = Keep the re-rolls
option-add-black = One more black die for me
option-remove-black = One black die less for the enemy
option-press = 2 more on my roll
option-hamper = 2 less on the enemy’s roll

ask-rerolls = { $seat }: use a re-roll, or pass? ({ some-rerolls } left)
option-reroll =
    { $whose-id ->
        [attacker] Attacker’s { $die } die: { $face }
       *[other] Defender’s { $die } die: { $face }
    }
option-roll-again = Roll { $whose } dice again

ask-losses =
    { $hits ->
        [one] { $seat }: choose a unit to take the last hit.
       *[other] { $seat }: choose a unit to take a hit ({ $hits } left).
    }
option-hit = { A-unit }
option-hit-over = { A-unit }, { $way }
option-hit-mercenary = { A-unit }, a mercenary, { $way }

ask-withdraw = { $seat }: fight a second round, or withdraw and lose the battle?
option-fight-on = Fight on
option-withdraw = Withdraw

ask-recovery =
    { $count ->
        [one] { $seat }: choose a lost unit that { $side } recovers.
       *[other] { $seat }: choose a lost unit that { $side } recovers ({ $count } left).
    }
option-recover = { A-unit }
option-recover-mercenary = { A-unit }, a mercenary

ask-repair = { $seat }: repair one { $nation } elite?
option-repair = { A-unit }
option-repair-mercenary = { A-unit }, a mercenary
option-no-repair = Repair none

refusal-no-black-die = The enemy has no black die.
refusal-last-die = It is the enemy’s only die, and nobody rolls with fewer than one.
refusal-first-loss-national = The first unit that this stack loses must be one of its own nation, not { one-unit }.

## At sea

event-sea-control = { The-side } holds the coasts of this sea: { some-rerolls } more.
event-refuses-battle = { The-side } refuses battle and counts as beaten.
event-pays-point =
    { $points ->
        [one] { The-side } gives one victory point to { the-enemy } for it.
       *[other] { The-side } gives { $points } victory points to { the-enemy } for it.
    }

ask-naval-battle = { $seat }: the fleets meet. Fight?
option-accept-battle = Fight
option-refuse-battle = Refuse, and count as beaten

## The siege

event-terror-check = Terror goes before { $leader }: { $city } surrenders on an even roll.
event-city-surrenders = { The-city } surrenders.
event-city-resists = { The-city } does not open its gates.
event-siege-lifted = The attacker leaves { $city } alone.
event-siege-roll = The attacker besieges { $city }: the best die must reach { $needed }, modifiers included.
event-city-holds = { The-city } holds out.
event-city-falls = { The-city } falls.
event-capital-falls = { The-city } is no capital any more until the next turn.
event-walls-razed = The attacker razes the walls of { $city }.

event-sacks = The attacker sacks { $city } for { $gold } gold and what the pillage markers bring.
event-draws-pillage = A pillage marker is drawn.
event-pillage = The marker is worth { $gold } gold.
event-public-event = It brings an event for everybody: { $effect }.
event-keeps-marker = It can be played later, so it is kept: { $effect }.
event-usurper-check = It shows a Usurper, who rises on the face 0 (10) alone.
event-usurper-ignored = It shows a Usurper; Barbarians have none.
event-usurper-rises = A Usurper rises against the attacker.
event-usurper-quiet = No Usurper dares to rise.
event-lays-pillage = A marker to lay face down is drawn unseen.
event-marker-laid = A marker lies face down on { $city }: while it lies there, there is nothing to sack.

effect-famine = famine
effect-heresy = heresy
effect-revolt = revolt
effect-shortage = shortage
effect-dice = better dice
effect-reaction = a reaction

ask-besiege = { $seat }: besiege { $city }?
option-besiege = Besiege the city
option-leave-city = Leave the city alone
ask-assault = { $seat }: storm the walls of { $city } for 1 more on the siege roll, at the price of 2 hits?
option-no-assault = Wait and starve them out
option-assault = Storm the walls
ask-sack = { $seat }: { $city } is yours. Sack it?
option-sack = Sack the city
option-spare = Spare the city
ask-raze = { $seat }: raze the walls of { $city }?
option-keep-walls = Let the walls stand
option-raze-walls = Raze the walls

refusal-assault-too-weak = The assault costs { $hits } hits, and they would destroy the whole stack.
refusal-already-sacked = { The-city } has been sacked already; nothing is left to take.

## Where modifiers come from

modifier-units = units, a die each
modifier-marsh = attack into a marsh
modifier-crossing = every attacker crossed a river, range or strait
modifier-strait = every attacker crossed a strait
modifier-river-or-range = every attacker crossed a river or range
modifier-enemy-strait = every enemy crossed a strait
modifier-forest = attack on settled Barbarians in a forest
modifier-barbarian-land = Barbarians attack Civilized troops in a Barbarian Area
modifier-fortified = fortified city
modifier-fortified-empire = an Empire in its fortified city
modifier-limes = Limes
modifier-horde = horde
modifier-at-least-one = nobody rolls with fewer than one die
modifier-roman-elites = four Roman elites or more
modifier-elites = two elites or more
modifier-cavalry-advantage = cavalry advantage
modifier-empire-barbarians = troops of an Empire against Barbarians
modifier-nomads-steppe = nomads on the steppe
modifier-enemy-heavy = the enemy’s heavy advantage
modifier-leader-tactics = re-rolls traded before the roll
modifier-archers = archers
modifier-franks = axe-throwers
modifier-ambush-foot = other foot in the ambush
modifier-ambush-others = other troops in the ambush
modifier-horse-archers-swap = of them black, for horse archers on open ground
modifier-assault = assault
modifier-civilized-besieger = Civilized besieger
modifier-nomad-besieger = nomads know little of sieges
modifier-besieged-decline = the besieged Empire is in Decline
modifier-walls = walls
modifier-alert-city = every town is on its guard in these years
modifier-supplied-port = a friendly fleet supplies the port

## How it ends

outcome-field-won = { The-side } wins the battle.
outcome-field-drawn = Nobody wins the battle.
outcome-city-taken = The attacker takes { $city }.
outcome-city-held = The defender keeps { $city }.

## Units

unit-infantry = infantry
unit-archer = archer
unit-cavalry = cavalry
unit-heavy-cavalry = heavy cavalry
unit-horse-archer = horse archer
unit-elite-infantry = elite infantry
unit-elite-cavalry = elite cavalry
unit-noble-cavalry = noble cavalry
unit-legion = legion
unit-guard = guard
unit-palatine = palatine
unit-clibanarii = clibanarius
unit-cataphractae = cataphract
unit-auxiliary = auxiliary
unit-auxiliary-horse-archer = auxiliary horse archer
unit-satrapes = satrap
unit-frankish-infantry = axe-thrower
unit-mountain-infantry = mountain infantry
unit-mountain-archer = mountain archer
unit-sea-raider = sea raider
unit-elite-frankish-infantry = elite axe-thrower
unit-elite-mountain-infantry = elite mountain infantry
unit-elite-sea-raider = elite sea raider
unit-fleet = fleet
unit-elite-fleet = elite fleet
unit-limes = Limes
unit-horde = horde

## Leaders; one without a name is “leader”

leader-leader = the leader
leader-iulianus = Iulianus
leader-gratianus = Gratianus
leader-valens = Valens
leader-sapor = Sapor
leader-fritigernus = Fritigernus
leader-alamannic-rex = the king of the Alamanni
leader-alaricus = Alaricus
leader-belisarius = Belisarius
leader-feargus = Feargus
leader-baianus = Baianus

## Ground

terrain-plain = plain
terrain-steppe = steppe
terrain-desert = desert
terrain-forest = forest
terrain-marsh = marsh
terrain-mountain = mountains
terrain-sea = open sea

# A city without a name.
city-city = the city

way-none = over open ground
way-river = over a river
way-range = over a range
way-strait = over a strait

## Nations, as what belongs to them is called

nation-alamanni = Alamannic
nation-angles = Anglian
nation-bavarians = Bavarian
nation-burgundians = Burgundian
nation-franks = Frankish
nation-gepids = Gepid
nation-ostrogoths = Ostrogothic
nation-visigoths = Visigothic
nation-herules = Herulian
nation-jutes = Jutish
nation-lombards = Lombard
nation-saxons = Saxon
nation-suebi = Suebian
nation-vandals = Vandal
nation-anglo-saxons = Anglo-Saxon
nation-alans = Alan
nation-avars = Avar
nation-hephthalites = Hephthalite
nation-huns = Hunnic
nation-khazars = Khazar
nation-kushans = Kushan
nation-arabs = Arab
nation-blemmyes = Blemmyan
nation-hibernians = Hibernian
nation-picts = Pictish
nation-vikings = Viking
nation-rome = Roman
nation-byzantium = Byzantine
nation-africano-romans = Africano-Roman
nation-brito-romans = Brito-Roman
nation-gallo-romans = Gallo-Roman
nation-hispano-romans = Hispano-Roman
nation-cappadocians = Cappadocian
nation-aestii = Aestian
nation-sclaveni = Sclavenian
nation-venedae = Venedic
nation-armenians = Armenian
nation-berbers = Berber
nation-britons = British
nation-colchidians = Colchian
nation-ghassanids = Ghassanid
nation-gokturks = Göktürk
nation-guptas = Gupta
nation-iberians = Iberian
nation-kidarites = Kidarite
nation-lakhmids = Lakhmid
nation-mauritanians = Mauritanian
nation-persia = Persian
nation-scots = Scottish
nation-sogdians = Sogdian
nation-euskalduns = Basque
nation-sards = Sardinian

## Nations by name

people-alamanni = Alamanni
people-angles = Angles
people-bavarians = Bavarians
people-burgundians = Burgundians
people-franks = Franks
people-gepids = Gepids
people-ostrogoths = Ostrogoths
people-visigoths = Visigoths
people-herules = Herules
people-jutes = Jutes
people-lombards = Lombards
people-saxons = Saxons
people-suebi = Suebi
people-vandals = Vandals
people-anglo-saxons = Anglo-Saxons
people-alans = Alans
people-avars = Avars
people-hephthalites = Hephthalites
people-huns = Huns
people-khazars = Khazars
people-kushans = Kushans
people-arabs = Arabs
people-blemmyes = Blemmyes
people-hibernians = Hibernians
people-picts = Picts
people-vikings = Vikings
people-rome = Rome
people-byzantium = Byzantium
people-africano-romans = Africano-Romans
people-brito-romans = Brito-Romans
people-gallo-romans = Gallo-Romans
people-hispano-romans = Hispano-Romans
people-cappadocians = Cappadocians
people-aestii = Aestii
people-sclaveni = Sclaveni
people-venedae = Venedae
people-armenians = Armenians
people-berbers = Berbers
people-britons = Britons
people-colchidians = Colchians
people-ghassanids = Ghassanids
people-gokturks = Göktürks
people-guptas = Guptas
people-iberians = Iberians
people-kidarites = Kidarites
people-lakhmids = Lakhmids
people-mauritanians = Mauritanians
people-persia = Persia
people-scots = Scots
people-sogdians = Sogdians
people-euskalduns = Basques
people-sards = Sards

status-barbarian = Barbarian
status-kingdom = Kingdom
status-empire = Empire

## The picture for the terminal

board-place = { $province }, { $terrain }
board-turn = turn { $turn }
board-red-hits = red swords hit
board-red-misses = red swords miss
board-halves-hit = half hits count
board-halves-miss = half hits are lost
board-intercepted = the defender has intercepted
board-city = { The-city }: level { $level }
board-walls = walls { $walls }
board-no-walls = no walls
board-capital = capital of { $status-id ->
        [empire] an Empire
       *[other] a Kingdom
    }
board-supplied = supplied by sea
board-goal-city = the attacker must take it
board-goal-field = the winner of the battle wins
board-sacked = A pillage marker lies face down on { $city }.

board-side =
    { $side-id ->
        [attacker] ATTACKER: { $people } ({ $status })
       *[other] DEFENDER: { $people } ({ $status })
    }
board-decline =
    { $decline ->
        [one] in Decline
       *[other] in double Decline
    }
board-leader = { The-leader }: combat { $combat }
board-mountain-leader = { The-leader }: combat { $combat }, mountaineer
board-rerolls = { some-rerolls } left
board-slain = { The-leader } is dead
board-no-leader = no leader
board-unit = { $count } × { $unit }
board-foreign-unit = { $count } × { $nation } { $unit }
board-damaged = damaged
board-two-hits = ◆ takes two hits, the first one damages it
board-nothing-left = no units
board-retreats = has to retreat
board-submitted = the horde has submitted
board-lost = Lost: { $units }
board-to-roll = To roll: □ { $white } white, ■ { $black } black
board-white-dice = □ white: { $faces }
board-black-dice = ■ black: { $faces }
board-face = { $count } × { $face }
board-would-hit = Now: { some-hits } on the enemy
board-rolled = Total: { $total } ({ $roll } rolled, { $bonus })
board-scored = Scored: { some-hits } on the enemy
board-loot = Loot: { $gold } gold
board-kept =
    { $markers ->
        [one] one marker kept
       *[other] { $markers } markers kept
    }
board-points =
    { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }

## The odds

odds-wins = Wins the battle
odds-draw = Nobody wins
odds-annihilated = Loses every unit
odds-leader-lost = Loses its leader
odds-submits = Its horde submits
odds-loses =
    { $units ->
        [0] Loses no unit
        [one] Loses one unit
       *[other] Loses { $units } units
    }
odds-archery = { $side }, archery:
odds-melee = { $side }, melee:
odds-dice = { white-and-black }
odds-no-dice = no dice
odds-rerolls =
    { $rerolls ->
        [0] no re-rolls
        [one] one re-roll
       *[other] { $rerolls } re-rolls
    }
odds-siege = A siege takes the city
odds-assault = With an assault
odds-terror = half of the time terror opens the gates before the siege
odds-siege-rolls =
    { $rolls ->
        [one] one die, which must reach { $needed }
       *[other] the best of { $rolls } dice must reach { $needed }
    }
odds-policy = Both sides are taken to play steadily: every ambush, no trades, no withdrawal, elites damaged first.
odds-check =
    { $agrees-id ->
        [yes] { $games } battles played out agree (largest difference: { $worst } standard errors).
       *[other] { $games } battles played out DISAGREE (largest difference: { $worst } standard errors).
    }

## The map

border-open = open border
border-river = river
border-range = mountain range
border-strait = strait
border-coast = coast
border-sea = open water

map-area = Area
map-area-is = { $area }, { $status }
map-status-barbarian = Barbarian
map-status-civilized = Civilized
map-terrain = Terrain
map-income = Income
map-city = City
map-level = level { $level }
map-site = a site, nothing built
map-walls = walls −{ $walls }
map-port = port on { $sea }
map-extras = Also
map-granary = granary
map-caravan = caravan
map-coasts = Coasts
map-coast = { $sea } (coast { $number })
map-monopoly = Monopoly
map-ports = Ports
map-shore = Coast { $number }
map-off-map = Off the map
map-off-map-income = worth { $income } to the kingdom or empire it is attached to
map-border = { $border } { $name }
map-strait = { $border } in { $sea }
map-way =
    { $steps ->
        [0] { $start } is where it is
        [one] { $start } to { $end }: one step
       *[other] { $start } to { $end }: { $steps } steps
    }
map-reach =
    { $distance ->
        [one] At one pace
       *[other] At { $distance } paces
    }
map-interception = { $way }: { $chance }
map-interception-needs = A ten-sided die with these must reach { $needed }.
map-no-interception = No interception reaches { $end } from { $start } within { $paces } paces.
modifier-three-paces = three paces away
modifier-range-crossed = a range is crossed
modifier-strait-crossed = a strait is crossed
modifier-bosphorus = it is the Bosphorus
modifier-leader-combat = combat bonus of the leader
modifier-own-capital = the enemy is before the capital
modifier-interceptor-empire = the interceptor is an Empire
map-no-way = There is no way by land from { $start } to { $end }.
map-moves =
    { $moves ->
        [one] One activation is enough.
       *[other] It takes { $moves } activations; a strait is crossed in one of its own.
    }
refusal-closed-land = { $place } is closed to this people ({ $people }).
map-kingdom = Income as a kingdom
map-empire = Income as an empire
map-sum = Its provinces together
map-provinces = provinces
map-areas = Areas
map-seas = seas
map-boxes = off-map boxes
map-cities = cities
map-sites = sites of cities
map-port-count = ports
