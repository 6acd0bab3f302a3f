/** The guided first tables: short texts that come with the questions of the real match. */

import type { Tip } from "./tour";

const DUEL: Tip[] = [
  {
    id: "welcome", on: "start", look: "map", title: "Welcome to the year 350",
    text: "Rome and Byzantium stand together against the Alamanni on the Rhine and Persia in the East. One turn is played. Drag the map, zoom with the wheel or two fingers, point at anything to learn what it is.",
  },
  {
    id: "prompt", on: "start", look: "prompt", title: "One question at a time",
    text: "This bar always says what is asked of you, with every legal answer. Take one by a click, by its number, or by clicking what is lit on the map. You can undo until dice fall or another seat is asked.",
  },
  {
    id: "wait", on: "wait", look: "side", title: "The other side acts",
    text: "The log tells what happens, line by line. Click a line to see the place on the map; a roll unfolds into its dice and modifiers; small codes like XX.F open that rule.",
  },
  {
    id: "battle", on: "battle", look: "battle", title: "A battle",
    text: "Both sides stand face to face. Each unit gives a die; troops, ground and leaders turn white dice into better black ones. First archers shoot, then all fight once. Whoever loses fewer units wins, and the loser retreats.",
  },
  {
    id: "intercept", on: "intercept", look: "map", title: "Intercept?",
    text: "An enemy marches into your land. An army within three paces may try to bar the way: roll 6 or more on a ten-sided die, plus 2 for an Empire and the leader’s bonus. If it fails, it just stays. “Let them come” is a fair answer, too.",
  },
  {
    id: "intercept-with", on: "intercept-with", look: "prompt", title: "Who goes along?",
    text: "You may leave units behind to guard the province they come from. Those who do not fit into the target must stay. When nobody else should stay, say that they are ready.",
  },
  {
    id: "event-window", on: "interception-events", look: "prompt", title: "A moment for cards",
    text: "You are asked whether you play an event card. With none to play, pass. Under “Orders” you can have this answered for you, so that the game does not stop for it.",
  },
  {
    id: "battle-events", on: "battle-events", look: "prompt", title: "Cards before the clash",
    text: "Here a fitting event card could sway the battle. Most of the time you have none: pass. A standing order can pass for you.",
  },
  {
    id: "flee", on: "flee", look: "map", title: "Stand or flee?",
    text: "Fleeing needs 9 or more on a ten-sided die; a leader, walls and twice the enemy’s numbers help. When it works, your troops slip away up to three paces. When not, they fight where they stand.",
  },
  {
    id: "ambush", on: "ambush", look: "battle", title: "Mountains favour you",
    text: "A defender in the mountains may lie in wait. If the ambush works, your archers and foot shoot first and the enemy answers only with who is left. Trying costs nothing.",
  },
  {
    id: "swaps", on: "swaps", look: "battle", title: "White dice and black dice",
    text: "Black dice are better: four faces of six show swords. Usually take all you may. Only when the enemy’s leader could take one away is it worth thinking twice.",
  },
  {
    id: "trade", on: "trade", look: "battle", title: "A re-roll for a die",
    text: "A great leader may give up one re-roll before the melee, for a black die more or one less for the enemy.",
  },
  {
    id: "rerolls", on: "rerolls", look: "battle", title: "Throw a die again",
    text: "Your leader lets you throw dice again: a blank of yours, or a good one of the enemy. Click the die. The new face counts, better or worse. Pass when you are content.",
  },
  {
    id: "losses", on: "losses", look: "battle", title: "Who takes the hit?",
    text: "Click the unit that suffers. An elite is only damaged by its first hit and stays in the fight, so hits go well on elites: the battle is decided by units lost.",
  },
  {
    id: "recovery", on: "recovery", look: "battle", title: "The wounded come back",
    text: "After a battle some of the lost return to the ranks, at most two. Take the best ones back; elites come back damaged.",
  },
  {
    id: "repair", on: "repair", look: "battle", title: "Repair an elite",
    text: "One damaged elite may be made whole again. There is rarely a reason not to.",
  },
  {
    id: "retreat", on: "retreat", look: "map", title: "Where to retreat",
    text: "Beaten troops go up to three paces through friendly or empty land: attackers back to where they came from, defenders never to where the enemy came from. Lit provinces are open. Go where they protect a city or join an army.",
  },
  {
    id: "counsel", on: "counsel", look: "prompt", title: "Diplomacy before war",
    text: "Before a nation acts, cards of diplomacy may be played: tribute, alliances, mercenaries. Most must be played in time; what is left at the end brings one gold a card. Pass to get on.",
  },
  {
    id: "envoys", on: "envoys", look: "prompt", title: "Send envoys",
    text: "An alliance can be sought, or one between others broken. Choose whom the envoys visit; other players answer as they like, and for the rest a roll decides.",
  },
  {
    id: "bribery", on: "bribery", look: "prompt", title: "Gold instead of blood",
    text: "A city is about to be besieged. Whoever holds a Bribe may buy the besiegers off for one gold. Without that card, pass.",
  },
  {
    id: "siege-events", on: "siege-events", look: "prompt", title: "Help for the city",
    text: "Some event cards change the siege roll, like a bishop’s plea. Walls of a great city are worth such a card; a village is not.",
  },
  {
    id: "deploy", on: "deploy", look: "map", title: "Fresh troops",
    text: "A new unit joins you. Lit provinces can take it. Put it where the enemy is near, or next to a leader who will march.",
  },
  {
    id: "stacks", on: "stacks", look: "map", title: "Your armies march",
    text: "Now your nation acts: its stacks move, one after the other, in any order. Pick one on the map. When all stand where you want them, say that nobody else moves; then the battles are fought.",
  },
  {
    id: "march", on: "march", look: "map", title: "Pace by pace",
    text: "Go to a lit province, one pace after another: foot has three, horse four, a leader at their side gives one more. Units can be left behind as garrisons. Entering a province with enemies ends the march.",
  },
  {
    id: "confront", on: "confront", look: "prompt", title: "The way is barred",
    text: "Enemies stand here. Stop and fight when all have marched, or hold the passage open so that those who follow can go on.",
  },
  {
    id: "battles", on: "battles", look: "map", title: "Which fight first?",
    text: "You choose the order of your battles. Begin with the one you are surest of: its outcome may open or close ways to retreat for the others.",
  },
  {
    id: "besiege", on: "besiege", look: "battle", title: "Before the walls",
    text: "An enemy city without troops can be besieged: 7 or more on a ten-sided die takes it, less its walls. A leader may roll again. If it fails, you usually retreat.",
  },
  {
    id: "assault", on: "assault", look: "battle", title: "Storm the walls?",
    text: "An assault adds 1 to the roll and costs you two hits, whatever happens. Look at the odds: worth it when one point makes the difference and your elites can bear it.",
  },
  {
    id: "sack", on: "sack", look: "battle", title: "Sack or spare?",
    text: "A sacked city gives gold and pillage at once, but pays less when it is next taxed. Sack what you cannot hold; spare what shall be yours.",
  },
  {
    id: "campaigns", on: "campaigns", look: "map", title: "Campaigns",
    text: "After all stacks have moved, leaders may go on campaign: each of them marches and fights again with his army, as often as his rating allows.",
  },
  {
    id: "campaign-again", on: "campaign-again", look: "map", title: "Once more?",
    text: "Each campaign is a march with a fight at its end, for the leader’s army alone. Fresh troops and a near prize speak for it; tired elites and long ways against it.",
  },
  {
    id: "call-up", on: "call-up", look: "map", title: "Join the leader",
    text: "Units nearby may come to the leader before he sets out, as far as their feet carry them. Whoever leaves a garrison leaves a gap.",
  },
  {
    id: "raid-target", on: "raid-target", look: "map", title: "A raid",
    text: "Raiders strike a province without a city and go home with what they find. They cannot pass a Limes or walls on the way; garrisons and fleets make it harder.",
  },
  {
    id: "raid-or-march", on: "raid-or-march", look: "prompt", title: "March or raid?",
    text: "A people without a state may march to war with all it has, or send two units on a raid and stay at home otherwise.",
  },
  {
    id: "horde", on: "horde", look: "map", title: "The horde moves",
    text: "The horde is the people itself: wagons, families, herds. Where it stays, the people settles. Keep warriors around it, for a people whose horde is taken must submit.",
  },
  {
    id: "winning", on: "start", look: "scores", title: "How the duel is won",
    text: "Whoever has more victory points at the end of the turn wins. Each nation scores objectives of its own, mostly land it holds: look them up among the panels. The Empire holds more from the start, so the other side begins with some points.",
  },
  {
    id: "over", on: "over", look: "scores", title: "The duel is decided",
    text: "See among the panels where the points came from, replay the turn with the arrow keys, and check the dice: the seed is open now. Then try the other side, or a longer match.",
  },
];

export const TOURS: Record<string, Tip[]> = { "duel-350": DUEL };
