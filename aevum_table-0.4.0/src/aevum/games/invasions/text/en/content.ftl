# complete
# Leaders of the whole match; those of the examples stand with the pieces.
leader-honorius = Honorius
leader-stilicho = Stilicho
leader-valentinianus-iii = Valentinianus III
leader-aetius = Aetius
leader-majorianus = Majorianus
leader-iulius-nepos = Iulius Nepos
leader-majorianus-ii = Majorianus II
leader-claudius-iii = Claudius III
leader-antoninus = Antoninus
leader-arcadius = Arcadius
leader-asparus = Asparus
leader-theodosius-ii = Theodosius II
leader-leo-i = Leo I
leader-zeno = Zeno
leader-anastasius = Anastasius
leader-iustinianus = Iustinianus
leader-narses = Narses
leader-mauricius = Mauricius
leader-heraclius = Heraclius
leader-isdigerdes-i = Isdigerdes I
leader-vararanes-v = Vararanes V
leader-perozes = Perozes
leader-cavades-i = Cavades I
leader-chosroes-i = Chosroes I
leader-hormisdas-iv = Hormisdas IV
leader-vararanes-chobin = Vararanes Chobin
leader-chosroes-ii = Chosroes II
leader-shahrbaraz = Shahrbaraz
leader-isdigerdes-iii = Isdigerdes III
leader-uldinus = Uldinus
leader-attila = Attila
leader-ellacus = Ellacus
leader-athanaricus = Athanaricus
leader-theodericus-i = Theodericus I
leader-theodericus-ii = Theodericus II
leader-euricus = Euricus
leader-alaricus-ii = Alaricus II
leader-theudis = Theudis
leader-athanagildus = Athanagildus
leader-leovigildus = Leovigildus
leader-sisebutus = Sisebutus
leader-suinthila = Suinthila
leader-ermanaricus = Ermanaricus
leader-radagaisus = Radagaisus
leader-valamirus = Valamirus
leader-flavius-theodericus = Flavius Theodericus
leader-vitiges = Vitiges
leader-totila = Totila
leader-gundericus = Gundericus
leader-gaisericus = Gaisericus
leader-hunericus = Hunericus
leader-thrasamundus = Thrasamundus
leader-gelimer = Gelimer
leader-hermericus = Hermericus
leader-rechila = Rechila
leader-rechiarius = Rechiarius
leader-theodemirus = Theodemirus
leader-miro = Miro
leader-gundaharius = Gundaharius
leader-gundiocus = Gundiocus
leader-gundobadus = Gundobadus
leader-godomarus = Godomarus
leader-respendialis = Respendialis
leader-sangibanus = Sangibanus
leader-gibuldus = Gibuldus
leader-butilinus = Butilinus
leader-clodio = Clodio
leader-childericus = Childericus
leader-chlodovechus = Chlodovechus
leader-theudebertus = Theudebertus
leader-chlotharius-i = Chlotharius I
leader-childebertus-ii = Childebertus II
leader-chlotharius-ii = Chlotharius II
leader-dagobertus = Dagobertus
leader-hengestus = Hengestus
leader-aethelbertus = Aethelbertus
leader-aella = Aella
leader-cerdicus = Cerdicus
leader-cynricus = Cynricus
leader-ceaulinus = Ceaulinus
leader-cynegils = Cynegils
leader-ida = Ida
leader-aethelfridus = Aethelfridus
leader-eduinus = Eduinus
leader-ardaricus = Ardaricus
leader-thraustila = Thraustila
leader-elemundus = Elemundus
leader-cunimundus = Cunimundus
leader-odoacrus = Odoacrus
leader-rodulfus = Rodulfus
leader-tato = Tato
leader-wacho = Wacho
leader-alboinus = Alboinus
leader-autharius = Autharius
leader-agilulfus = Agilulfus
leader-rotharius = Rotharius
leader-garibaldus = Garibaldus
leader-tassilo = Tassilo
leader-ziebel = Ziebel
leader-acsunvar = Acsunvar
leader-toramana = Toramana
leader-grumbates = Grumbates
leader-kidara = Kidara
leader-vortigernus = Vortigernus
leader-ambrosius = Ambrosius
leader-artorius = Artorius
leader-maglocunus = Maglocunus
leader-urbgenus = Urbgenus
leader-catguollaunus = Catguollaunus
leader-syagrius = Syagrius
leader-aedanus = Aedanus
leader-rex-of-the-visigoths = Rex Visigothorum
leader-rex-of-the-ostrogoths = Rex Ostrogothorum
leader-rex-of-the-huns = Rex Hunnorum
leader-rex-of-the-vandals = Rex Vandalorum
leader-rex-of-the-suebi = Rex Sueborum
leader-rex-of-the-burgundians = Rex Burgundionum
leader-rex-of-the-franks = Rex Francorum
leader-rex-of-the-jutes = Rex Iutorum
leader-rex-of-the-saxons = Rex Saxonum
leader-rex-of-the-angles = Rex Anglorum
leader-rex-of-the-anglo-saxons = Rex Anglosaxonum
leader-rex-of-the-gepids = Rex Gepidarum
leader-rex-of-the-herules = Rex Herulorum
leader-rex-of-the-lombards = Rex Langobardorum
leader-rex-of-the-bavarians = Rex Baiovariorum
leader-rex-of-the-avars = Rex Avarorum
leader-rex-of-the-khazars = Rex Chazarorum
leader-rex-of-the-hephthalites = Rex Ephthalitarum
leader-rex-of-the-scots = Rex Scotorum
leader-dux-brittonum = Dux Brittonum
leader-dux-gallorum = Dux Gallorum
leader-dux-cappadocum = Dux Cappadocum

# Units of the whole match; those of the examples stand with the pieces.
unit-elephants = elephant
unit-themata = theme
unit-gothic-auxiliary = Gothic auxiliary
unit-hunnic-auxiliary = Hunnic auxiliary
unit-vandal-auxiliary = Vandal auxiliary
unit-burgundian-auxiliary = Burgundian auxiliary
unit-herul-auxiliary = Herul auxiliary
unit-gepid-auxiliary = Gepid auxiliary
unit-moorish-auxiliary = Moorish auxiliary
unit-gaelic-infantry = Gaelic infantry
unit-sea-archer = sea archer
unit-noble-horse-archer = noble horse archer
short-elephants = eleph
short-themata = theme
short-gothic-auxiliary = Goth.aux
short-hunnic-auxiliary = Hun.aux
short-vandal-auxiliary = Vand.aux
short-burgundian-auxiliary = Burg.aux
short-herul-auxiliary = Her.aux
short-gepid-auxiliary = Gep.aux
short-moorish-auxiliary = Moor.aux
short-gaelic-infantry = gael
short-sea-archer = s.arch
short-noble-horse-archer = n.h.arch

# Scoring
event-scoring = The objectives of turn { $turn } are counted.
event-holds-objectives = { $people }: { NUMBER($points) } { $points ->
    [one] point
   *[other] points
} for objectives ({ $areas-count ->
    [0] { $places-count ->
        [0] none held directly
       *[other] { $places }
    }
   *[other] { $places-count ->
        [0] { $areas }
       *[other] { $areas }; { $places }
    }
}).
modifier-points-own-land = objectives of its own
modifier-points-foedus-land = land of a Foedus it granted
modifier-points-shared-land = shared with allies
modifier-points-with-patron = half of the own land, as the patron has the other half
modifier-points-vassals-land = land of vassals
modifier-points-clients-land = half for land of clients
modifier-points-vassals = vassals
modifier-points-of-a-vassal = half goes to nobody, as a vassal
why-sack = a city sacked
why-empire = an Empire founded
why-king-killed = an enemy king slain
why-survives = the Empire still stands
why-reunion = one Empire again

# Scenarios of whole turns
scenario-350 = Scenario I: 350 AD, the whole match
scenario-duel-350 = The duel of 350: one turn for two
scenario-goths-and-huns = Goths and Huns: turns 2 to 5
scenario-justinian = Justinian: turns 7 to 9
