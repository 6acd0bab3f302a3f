# complete
# A fight of any kind and the examples of the rulebook. Messages without a kind in their name are parts of others.

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

## How it ends

outcome-field-won = { The-side } wins the battle.
outcome-field-drawn = Nobody wins the battle.
outcome-city-taken = The attacker takes { $city }.
outcome-city-held = The defender keeps { $city }.
