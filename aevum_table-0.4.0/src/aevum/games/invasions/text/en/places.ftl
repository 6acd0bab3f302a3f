# complete
# Scenarios on the map, their seats and persons, and the picture of the map for the terminal.

scenario-frontiers-375 = Frontiers of 375, one Military phase
scenario-free-map = A map of your own, by the option “map”

seat-roman = Romans
seat-hun = Huns
seat-persian = Persians
seat-goth = Goths
seat-roman-hun = Romans and Huns
seat-persian-goth = Persians and Goths

## How it ends: provinces and levels of cities taken and lost, and victory points won

event-scores = { $seat }: { $taken } taken, { $lost } lost, { $points } won otherwise: { $score } in all.
outcome-most-taken =
    { $points ->
        [one] { $winner_seats } win with one point.
       *[other] { $winner_seats } win with { $points } points.
    }

## Leaders

leader-theodosius = Theodosius
leader-caesar = Caesar
leader-magister-orientis = the general of the East
leader-satrapa = the Satrap
leader-vithimiris = Vithimiris
leader-balamber = Balamber
leader-priarius = Priarius
leader-rex-of-the-alans = the king of the Alans
leader-rex-of-the-kushans = the king of the Kushans

## Units in tables

short-infantry = inf
short-archer = arch
short-cavalry = cav
short-heavy-cavalry = h.cav
short-horse-archer = h.arch
short-elite-infantry = e.inf
short-elite-cavalry = e.cav
short-noble-cavalry = n.cav
short-legion = leg
short-guard = guard
short-palatine = pal
short-clibanarii = clib
short-cataphractae = cata
short-auxiliary = aux
short-auxiliary-horse-archer = aux.h.arch
short-satrapes = sat
short-frankish-infantry = axe
short-mountain-infantry = m.inf
short-mountain-archer = m.arch
short-sea-raider = raider
short-elite-frankish-infantry = e.axe
short-elite-mountain-infantry = e.m.inf
short-elite-sea-raider = e.raider
short-fleet = fleet
short-elite-fleet = e.fleet
short-limes = Limes
short-horde = horde

board-short-unit = { $short }
board-short-units = { $count } { $short }
board-short-foreign = { $nation } { $short }
board-short-foreigners = { $count } { $nation } { $short }

## Attitudes and columns

stance-friendly = friendly
stance-neutral = neutral
stance-hostile = hostile
stance-empty = empty

column-stack = stack in
column-units = units
column-leader = leader
column-paces = paces
column-enemy = enemy (away)
column-away = away
column-chance = chance
column-place = place
column-terrain = terrain
column-cost = cost
column-attitude = to you
column-there = there

## The map in the terminal

board-acting = { $people } ({ $status })
board-invading = { $people } ({ $status }, invading)
board-treasury = { $people }: { $gold } gold
board-score = Score
board-seat-score = { $seat } { $score }
board-under = { $units } under { $leaders }
board-garrison = { $people }: { $units }
board-walled = { $city }, walls { $walls }
board-is-capital = { $city }, capital
board-all-paces = all
board-paces-left = paces left: { $paces }
board-threat = ! { $place } ({ $units }) { $chance } %
board-threats = ! who may intercept there, with how many units, and how likely
board-foe = { $units } { $place } ({ $paces })
board-voyage = Over { $sea }
board-landing = Landing from { $sea }
board-and-sea = { $way } and { $sea }
