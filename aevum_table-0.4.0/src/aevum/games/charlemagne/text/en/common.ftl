# complete
# What all rooms name: seats, phases, units, markers, leaders, faiths, regions.

game-charlemagne = Charlemagne 771–814
seat-empire = Empire
seat-tribal = Tribal player
side-empire = the Empire
side-tribal = the Tribal player
side-neutral = nobody
scenario-771 = The whole reign, 771–814
scenario-lombard-war = The Lombard war, 771–782

phase-event = Event Phase
phase-stratagem = Stratagem Phase
phase-vassalage = Vassalage Phase
phase-treasury = Treasury Phase
phase-levy = Levy Phase
phase-operations = Operations Phase

event-turn = Turn { $turn }: { NUMBER($from, useGrouping: 0) } to { NUMBER($to, useGrouping: 0) }.
event-player-turn = { $seat }: player turn { $turn } begins.
event-phase = { $seat }: { $phase }.

unit-field-army = field army
unit-warriors = warrior formation
unit-nomads = nomad horde
unit-militia = militia
unit-fleet = fleet

leader-charlemagne = Charlemagne
leader-roland = Roland
leader-gerold = Gerold
leader-william-of-gellone = William of Gellone
leader-pepin-of-italy = Pepin of Italy
leader-louis-of-aquitaine = Louis of Aquitaine
leader-charles-the-younger = Charles the Younger
leader-widukind = Widukind
leader-desiderius = Desiderius
leader-abd-al-rahman = Abd al-Rahman
leader-godfred = Godfred
leader-tassilo = Tassilo
leader-the-khagan = The Khagan

faith-christian = Christian
faith-muslim = Muslim
faith-pagan = pagan

marker-augustus = Augustus
marker-crown-of-pavia = Crown of Pavia
marker-donation-of-constantine = Donation of Constantine
marker-espionage = Espionage
marker-frankish-general-assembly = Frankish General Assembly
marker-heerbann = Heerbann
marker-honest-coinage = Honest Coinage
marker-leader = Leader
marker-military-advance = Military Advance
marker-missionary = Missionary
marker-ragnarok = Ragnarok
marker-ring-of-the-avars = Ring of the Avars
marker-spear-of-longinus = Spear of Longinus
marker-treachery = Treachery
marker-vassalage = Vassalage

region-AUS = Austrasia
region-NEU = Neustria
region-BUR = Burgundy
region-GAS = Gascony
region-AQU = Aquitaine
region-SEP = Septimania
region-PRO = Provence
region-THU = Thuringia
region-ALE = Alemannia
region-BRI = Brittany
region-FRI = Frisia
region-SAX = Saxony
region-BAV = Bavaria
region-ANG = Anglo-Saxons
region-NOR = Norse
region-SLA = Slavs
region-LOM = Lombardy
region-RSP = Republic of St Peter
region-SPO = Spoleto
region-BEN = Benevento
region-BYZ = Byzantium
region-COR = Emirate of Córdoba
region-AST = Asturias
region-NAV = Navarre
region-DEN = Denmark
region-WEN = Wends
region-SOR = Sorbs
region-BOH = Bohemia
region-AVA = Avars
region-OST = Ostmark
region-SER = Serbs

hex-on-land = { $region } { $hex_number }
hex-at-sea = { $sea } { $hex_number }
