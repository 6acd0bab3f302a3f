# complete
# Where things are. `place-COL`: a territory; `sea-NSE`: a sea zone; `terrain-forest`: the ground of a territory.

## The Holy Roman Empire

place-COL = Cologne
place-SAX = Saxony
place-THU = Thuringia
place-NUR = Nuremberg
place-SWA = Swabia
place-BAV = Bavaria
place-GVA = Geneva

## Hungary

place-BUD = Buda
place-PRE = Pressburg
place-PAN = Pannonia
place-ALF = Alföld
place-TRA = Transylvania
place-TEM = Temes
place-ZAG = Zagreb

## Byzantium

place-CON = Constantinople
place-ADR = Thrace
place-GAL = Gallipoli
place-TRO = Troad
place-THE = Thessalonica
place-NIC = Nicaea
place-SMY = Smyrna

## The Mamluks

place-ALE = Alexandria
place-CAI = Cairo
place-UEG = Upper Egypt
place-SIN = Sinai
place-JER = Jerusalem
place-KAR = Karak
place-DAM = Damascus

## Novgorod

place-NOV = Novgorod
place-RUS = Rusa
place-PSK = Pskov
place-ING = Ingria
place-LAD = Ladoga
place-TOR = Torzhok
place-BEL = Beloozero

## The Golden Horde

place-SAR = Saraj
place-TAN = Tana
place-DON = Don Steppe
place-UKE = Ukek
place-BOL = Bolghar
place-AST = Hajji Tarkhan
place-YAI = Yaik

## Outside the homes

place-FLA = Flanders
place-CHA = Champagne
place-BUR = Burgundy
place-PRO = Marseille
place-PIE = Piedmont
place-LUB = Lübeck
place-DNK = Denmark
place-BRA = Brandenburg
place-PRA = Prague
place-MOR = Moravia
place-VIE = Austria
place-STY = Styria
place-MIL = Milan
place-GNO = Genoa
place-VEN = Venice
place-FLO = Tuscany
place-ANC = Ancona
place-ROM = Rome
place-NAP = Naples
place-APU = Apulia
place-PNM = Panormum
place-SRD = Sardinia
place-ZAR = Dalmatia
place-BOS = Bosnia
place-SER = Serbia
place-BUL = Tarnovo
place-WAL = Wallachia
place-MOL = Moldavia
place-DUR = Durazzo
place-EPI = Epirus
place-ATH = Athens
place-MRE = Morea
place-CAN = Candia
place-RHO = Rhodes
place-GPO = Greater Poland
place-KRA = Kraków
place-MAZ = Mazovia
place-DAN = Danzig
place-PRU = Prussia
place-LIT = Lithuania
place-RIG = Riga
place-EST = Estonia
place-FIN = Finland
place-SWE = Sweden
place-VIS = Gotland
place-POL = Polotsk
place-SMO = Smolensk
place-VOH = Volhynia
place-HAL = Halych
place-KIE = Kiev
place-CHE = Chernigov
place-RYA = Ryazan
place-MOS = Moscow
place-VLA = Vladimir
place-MRD = Mordvinia
place-EDI = Edisan
place-TAU = Tauria
place-CAF = Caffa
place-KUB = Kuban
place-ALN = Alania
place-GEO = Georgia
place-SHI = Shirvan
place-ARM = Armenia
place-TAB = Tabriz
place-MSL = Mosul
place-BAG = Baghdad
place-EDE = Edessa
place-PAL = Palmyra
place-ALP = Aleppo
place-TRE = Trebizond
place-ERZ = Erzurum
place-SIV = Sivas
place-KON = Konya
place-SNP = Sinope
place-PHR = Phrygia
place-ATT = Attaleia
place-CIL = Cilicia
place-ANT = Antakya
place-TRP = Tripoli
place-ACR = Acre
place-CYP = Cyprus
place-CYR = Cyrenaica
place-TPB = Barbary Tripoli
place-TUN = Tunis
place-HEJ = Hejaz

## Sea zones

sea-NSE = North Sea
sea-BAW = Western Baltic
sea-BAS = Southern Baltic
sea-BAE = Eastern Baltic
sea-GFI = Gulf of Finland
sea-BOT = Gulf of Bothnia
sea-LIO = Gulf of Lion
sea-LIG = Ligurian Sea
sea-TYR = Tyrrhenian Sea
sea-SAS = Sea of Sardinia
sea-SIC = Strait of Sicily
sea-SYR = Gulf of Syrtis
sea-ION = Ionian Sea
sea-ADL = Lower Adriatic
sea-ADU = Upper Adriatic
sea-LIB = Libyan Sea
sea-CRE = Sea of Crete
sea-AEG = Aegean Sea
sea-MAR = Sea of Marmara
sea-BSW = Western Black Sea
sea-BSN = Northern Black Sea
sea-BSS = Southern Black Sea
sea-BSE = Eastern Black Sea
sea-AZO = Sea of Azov
sea-PAM = Sea of Pamphylia
sea-LEV = Levantine Sea
sea-EGY = Egyptian Sea

## Terrain

terrain-plain = plains
terrain-forest = forest
terrain-hills = hills
terrain-desert = desert
terrain-mountain = mountains
