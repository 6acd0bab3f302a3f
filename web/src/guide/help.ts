/** A line for beginners on each kind of question of which the game itself sends none. */

const INVASIONS: Record<string, string> = {
  // Marching and meeting
  "excess": "A province holds only so many units: those above the limit must go.",
  "displaced": "Invaders come here. Units go to empty or friendly land beside it, towards their horde or capital; who finds no room is gone for good.",
  "displaced-horde": "Invaders come here, and a horde must make way like everybody else.",
  "refuge": "A surrounded people seeks refuge with its strongest neighbour, and submits to him.",
  "refuge-place": "A surrounded people seeks refuge with its strongest neighbour, and submits to him.",
  "refuge-excess": "Refugees for whom there is no room are gone for good.",
  "vanished": "The people has no unit of its own left on the map: whoever holds some of its soldiers gives one of them up each turn.",
  "drown": "With their ships lost, those who find no place aboard the others drown.",
  // Battles
  "naval-battle": "Whoever refuses counts as beaten: the side that sails stops there, the other gives it a victory point. At sea nobody shoots and nobody retreats.",
  // Sieges
  "terror-loot": "The city opened its gates for fear. To sack it, the stack must stop here.",
  // Campaigns and sea
  "navies": "Fleets move up to four seas, carry armies over at most two, and stay within two of a port city of their own.",
  "intercept-at-sea": "Fleets find enemies in their own sea on an even roll, and for sure if all its port cities are theirs.",
  // Raids
  "raid-start": "Raiders set out from their own land.",
  "raid-loss": "The raid failed: one of the raiders is lost for good.",
  "raid-settle": "The raid went so well that the raiders may stay in the land.",
  "site-recovery": "While the mark of a raid lies there, the province cannot be raided again. A Civilized nation clears up to two in each Area that it controls.",
  // Cards
  "envoys": "Another player’s nation answers freely; for others a roll decides.",
  "treaty-province": "A treaty forces peace for this turn and takes one province of the other side.",
  "treaty-garrison": "At least one unit must hold the province won by treaty.",
  "foedus-whom": "A Foedus settles a Barbarian people on two provinces of yours. It lends you a unit and its land scores for you; you pay it three gold a turn, and only it can break the Foedus.",
  "foedus-lands": "Two neighbouring provinces of one Area, one of them next to the people’s own land.",
  "interception-events": "A fitting event card may be played now. A standing order can pass for you.",
  "flight-events": "A fitting event card may be played now. A standing order can pass for you.",
  "sea-events": "A fitting event card may be played on the landing. A standing order can pass for you.",
  "calamity-events": "A fitting event card may be played before the calamity strikes.",
  "event-recruit": "The event brings a unit: choose which.",
  "attrition": "Hardship costs a unit. Which one is the least loss?",
  "foedus": "Only you can end the Foedus. It brings three victory points and three gold a turn, but the land scores for the Empire.",
  "foedus-horde": "The horde and as many units as there is room for move at once; your own land behind them is left.",
  "foedus-first": "Those for whom there is no room in the new land stay where they are.",
  "foedus-garrison": "The federates must keep the land of the Foedus, so somebody has to stand there.",
  "make-room": "Those above the stacking limit must leave; others may, even into what the federates have left.",
  "treaty-evacuation": "By the treaty the province changes hands: the units there move out.",
  "loan": "The unit serves the other nation for its next activation, and is yours again after it.",
  "hun-hire": "The unit serves the other nation for its next activation; the gold stays with you.",
  "event-partner": "An alliance lasts for this turn; allies act together and may stand together.",
  "event-alliance": "An alliance lasts for this turn; allies act together and may stand together.",
  "event-city": "The event changes one city: choose which.",
  "event-leader": "The event strikes one leader: choose which.",
  "loot-caravan": "An even roll finds a pillage marker in the caravan.",
  "calamity-loss": "The calamity costs a unit. Which one is the least loss?",
  // Government
  "repair-elite": "A repaired elite can take two hits again.",
  "fortify-city": "Walls make a siege harder and add to the defence.",
  "dismiss": "There is no pay for all: choose who is let go.",
  "levy-types": "Choose the types that come; for most peoples at least half must be foot.",
  "choose-revolt": "A province in revolt pays nothing and costs gold until the revolt is put down.",
  "found-capital": "The capital is assigned for good, and adds to the income.",
  "rebellion": "An even roll frees you. Failure is costly.",
  "reunite": "The two halves would act as one nation again.",
  "levy-unit": "Some of those who come are drawn by lot; the rest you choose. Nomads choose all.",
  "launch": "A new fleet is launched from a port city of yours.",
  "found-city": "The new Kingdom builds a first city on an empty site that it holds.",
  "redeploy-capital": "The old capital was lost. The city that you choose takes its place.",
  "persian-front": "The Limites of the Persian front may move with the border, to where it runs now.",
  "choose-heresy": "A heresy seizes a whole Area. It lasts two turns, costs a gold, and makes revolts harder to put down.",
  "bless": "The convert scores the income of its Catholic provinces once. Later they may be more, or fewer.",
  "suppression-loss": "The revolt was not put down: one of the units there is lost.",
  "rebels-pay": "The rising has failed: it costs five victory points and a unit.",
  "king-treasure": "A king and all his army are gone. His baggage may hold a pillage marker.",
  "stand-or-leave": "The Foedus is broken. Those who stand defend themselves; those who leave retreat at once.",
};

const HELP: Record<string, Record<string, string>> = { invasions: INVASIONS };

export function help(game: string, key: string): string {
  return HELP[game]?.[key] ?? "";
}
