# complete
# Chances of battles and the profit of sales, for aevum odds and the board.

odds-battle = The battle, if both sides make the usual choices
odds-won = The attacker wins
odds-lost = The defender wins
odds-nobody = Nobody is left
odds-rounds = Rounds, on average
odds-first-round = First round: the attacker wins it { $won }, loses it { $lost }, neither { $drawn }.
odds-attacker = Attacker: { $force }
odds-defender = Defender: { $force }
odds-horde = barbarians, { $units }; War Circle { $dice }
odds-damage = Damage in the first round
odds-loses = Units lost in the battle
odds-florins = Florins of units lost
odds-usual = Usual choices: both fight on; captains do what helps most at once; dice are thrown again one after the other while that promises more; damage goes to whoever is cheapest to lose, of barbarians to those who shoot; walls protect against melee. No siege engines, cards or technologies.
odds-sale = A sale of { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
odds-proceeds = What it pays
odds-cost = What the cubes have cost
odds-profit = Profit
odds-check = Played { $games } times by the rules: at most { $worst } standard errors away. { $agrees ->
    [yes] The odds agree.
   *[other] The odds do not agree.
}
