# complete
# The picture of the match in the terminal. `tag-byzantium`: three letters of an owner; `short-archer`: a unit or a
# thing in the fewest words; `page-realm`: what a page shows.

board-turn = Turn { $turn } of { $last }
board-event = Event: { $title }
board-circle = War Circle { $dice }: { $horde }
board-florins = { $florins } florins
board-honour = honour { $points }
board-tax = taxes { $level }
board-arrears = { $florins } florins of interest owed
board-loans = { $count ->
    [one] 1 loan
   *[other] { $count } loans
}
board-cards = cards { $ready } of { $count } ready
board-points = points and tokens: { $names }
board-other = { $name } honour { $points }, lands { $lands }, cards { $cards }

board-some = { $count } { $unit }
board-closed = not in play
board-settlement = settlement:
board-port = port:
board-market = market { $count } ({ $names })
board-damaged = (damage { $points })
board-fire = fire
board-around = Around it:

board-group = The group: { $text }
board-moves = { $thing } (moves { $points })
board-battle-ahead = Battle with { $name }, { $force }: won { $won }, lost { $lost }; own losses { $own }
board-trader = { $thing } in { $name }, movement points { $points }; aboard: { $cargo }
board-empty = nothing
board-route = Trade route: { $names }
board-sale-there = { $count ->
    [one] 1 cube would sell for { $florins } florins, profit { $profit }
   *[other] { $count } cubes would sell for { $florins } florins, profit { $profit }
}

board-attacker = attacker
board-defender = defender

board-until = Until the end of turn:
board-against = against { $seat }
board-yes = yes
board-from = From { $name } to
board-use = Cards and technologies:
board-diplomacy = Diplomacy:
board-other-things = At any time:
board-hire = { $points ->
    [0] { $short } { $florins }
   *[other] { $short } { $florins }+{ $points }p
}
board-build = { $building } { $florins }+{ $points }p
board-equip = { $short } { $level } { $florins }+{ $points }p
board-repair = repair { $building } { $florins }
board-place-transport = { $short } { $level }
board-add = Add { $short } in
board-prices = Florins, and p for technology points of the thing’s colour.

tag-byzantium = Byz
tag-mamluks = Mam
tag-hungary = Hun
tag-holy-roman-empire = HRE
tag-novgorod = Nov
tag-golden-horde = GoH
tag-barbarians = Bar

short-light-infantry = light
short-archer = archer
short-heavy-infantry = heavy
short-cavalry = cavalry
short-captain-1 = captain I
short-captain-2 = captain II
short-captain-3 = captain III
short-war-wagon = wagon
short-galley = galley
short-caravan = caravan
short-merchant-ship = ship
short-catapult = catapult
short-stone-thrower = stone-thrower
short-bombard = bombard

page-realm = your territories, and where else you have pieces
page-armies = every army on the map, barbarians last
page-boards = the player boards
page-cards = Empire cards: abilities, points, objectives
page-tech = technologies, who owns them, points at hand
page-markets = settlements, Great Markets, trade routes, own cargoes
page-pacts = wars, truces and pacts
page-turn = turn order, War Circle, event, supply of barbarians
page-scores = honour points and what the end will bring
page-look = look PLACE: a territory or sea and what lies around it
page-land = land KINGDOM: its home territories; land rest: those that are nobody’s home
