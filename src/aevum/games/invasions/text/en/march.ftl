# complete
# XVIII Movement, XVII stacking, and the order of the Military phase.

## Activation

event-activates = Now acting: { $people }.
ask-raid-or-march = { $seat }: will the { $people } march, or only raid?
option-march-out = March
option-raid = Raid, and do nothing else

## Stacks

ask-stacks = { $seat }: which stack moves next ({ $people })?
option-march = The stack in { $place }
option-sail = The fleet on { $place }
option-done = Nobody else moves

ask-march =
    { $units ->
        [0] { $seat }: where does the leader in { $place } go ({ $people })?
        [one] { $seat }: where does the unit in { $place } go ({ $people })?
       *[other] { $seat }: where do the { $units } units in { $place } go ({ $people })?
    }
option-go = To { $place }
option-ask-passage = Ask the enemy fleet to be let through to { $place }
ask-blockade =
    { $units ->
        [one] { $seat }: a unit of the { $people } wants to cross to { $place }. Do your fleets block the strait?
       *[other] { $seat }: { $units } units of the { $people } want to cross to { $place }. Do your fleets block the strait?
    }
option-block-strait = Block the strait
option-let-through = Let them pass
event-strait-blocked = { $people }: the strait to { $place } is blocked.
event-let-through = { $people }: the fleets let them cross to { $place }.
ask-strait-wish = { $seat }: enemy fleets close straits to { the-people }. Do you ask to be let through?
option-ask-leave = Ask the fleets in { $place } for leave to cross
option-without-leave = Ask nobody
ask-strait-leave = { $seat }: { the-people } want to cross a strait of { $place }. Do your fleets block it?
event-leave-given = { $people }: the fleets in { $place } let them cross.
event-leave-refused = { $people }: the fleets in { $place } block the strait.
option-halt = Halt here
option-leave = Leave behind: { A-unit } (paces left: { $paces })
option-leave-hired = Leave behind: { A-unit } in the pay of { $people } (paces left: { $paces })
option-take = Take along: { A-unit } (paces left: { $paces })
option-take-hired = Take along: { A-unit } in the pay of { $people } (paces left: { $paces })
option-leave-leader = Leave behind: { $leader }
option-take-leader = Take along: { $leader }
event-marches =
    { $units ->
        [0] { $people }: a leader goes from { $from } to { $place }.
        [one] { $people }: one unit marches from { $from } to { $place }.
       *[other] { $people }: { $units } units march from { $from } to { $place }.
    }

## Whole marches

run-march =
    { $units ->
        [0] { $people }: { $leaders } from { $from } to { $to } (paces: { $paces })
        [one] { $people }: the unit in { $from } to { $to } (paces: { $paces })
       *[other] { $people }: the { $units } units in { $from } to { $to } (paces: { $paces })
    }
refusal-enemies-stand =
    { $units ->
        [one] An enemy in { $place } stops everybody.
       *[other] { $units } enemies in { $place } stop everybody.
    }
refusal-fights-across =
    { $way-id ->
        [river] They would fight in { $place } across a river.
        [range] They would fight in { $place } across a mountain range.
       *[strait] They would fight in { $place } across a strait.
    }
refusal-may-intercept = In { $place } they may be intercepted, from { $froms }.
refusal-dice-fall = Dice fall in { $place }.
refusal-paces-end = Their paces end in { $place }.
refusal-no-march = No stack can march now.

## Enemies on the way

ask-confront =
    { $defenders ->
        [0] { $seat }: the enemy bars the way in { $place } ({ $people }).
        [one] { $seat }: one enemy bars the way in { $place } ({ $people }).
       *[other] { $seat }: { $defenders } enemies bar the way in { $place } ({ $people }).
    }
option-stop = Stop and fight later
option-go-on = Pass them by
option-overrun = Overrun them, for one more pace
option-force = Stop, and force the passage for the others
ask-hold-passage = { $seat }: who goes on through { $place } at once? The others hold the passage open ({ $people }).
option-pass-on = { A-unit } goes on (paces left: { $paces })
option-pass-on-hired = { A-unit } in the pay of { $people } goes on (paces left: { $paces })
option-hold = The rest hold the passage
event-overruns = { $people }: { one-unit } is overrun in { $place }.
event-forces-passage = { $people }: the passage through { $place } is forced; others may follow.
event-leader-lost = { The-leader } dies, left without his troops.
ask-escape = { The-leader } is alone, and several friendly provinces are equally near. Where does he go ({ $seat })?
option-escape = To { $place }
event-leader-goes = { The-leader } makes his way to { $place }.

## Hordes

option-horde = The horde of { the-people }
option-migrate = The whole people of { the-people } migrates
event-migrates = { $people }: the people sets out in peace, horde and all.
ask-horde = { $seat }: where does the horde in { $place } go ({ $people })?
ask-stray-horde = { $people }: the horde is driven out, and several lands are equally near. Where does it go?
option-camp-in = To { $place }
event-horde-moves = { $people }: the horde moves to { $place }.
event-horde-stays = { $people }: the horde is not let over the water and stays where it is.

## Too many in one place

ask-excess =
    { $units ->
        [one] { $seat }: one unit too many stands in { $place } and cannot leave any more. Which one is lost ({ $people })?
       *[other] { $seat }: { $units } units too many stand in { $place } and cannot leave any more. Which one is lost ({ $people })?
    }
option-give-up = { A-unit }
option-give-up-over = { A-unit }, { $way }
option-give-up-mercenary = { A-unit }, a mercenary, { $way }
event-gives-up = { $place } cannot feed so many: { one-unit } is lost.

event-leaves-neutrals = { $people }: nobody stays with neutrals, and these troops leave { $place }.

## Battles to come

ask-battles =
    { $battles ->
        [one] { $seat }: one fight is left ({ $people }).
       *[other] { $seat }: which of the { $battles } fights comes next ({ $people })?
    }
option-fight = Fight in { $place }

## Why a stack cannot go

refusal-nobody-there = None of your units is in { $place }.
refusal-all-tired = Nobody in { $place } can go any farther.
refusal-not-adjacent = { $place } does not border on { $from }.
refusal-no-paces = One of them ({ $unit }) has no pace left.
refusal-leader-tired = The leader has no pace left.
refusal-strait-not-first = The way to { $place } leads over a strait, and only those cross it who have not moved yet.
refusal-strait-blockaded = A hostile fleet blocks the strait to { $place }.
refusal-out-of-bounds = One of them ({ $unit }) is bound to its own Areas and does not go to { $place }.
refusal-other-half = One of them ({ $unit }) stays in its own half of the Empire, and { $place } lies in the other: { $people }.
refusal-too-far-from-suzerain = { $people }: as vassals they stay near the horde of { $suzerain_people }.
refusal-leader-alone = A leader without troops goes only through friendly and neutral land, and { $place } is neither.
refusal-neutral-end = { $place } is neutral, with troops or a city: one may pass through, but not stay.
refusal-too-many = Too many stand in { $place }; some must go on.
refusal-migration-all = { $people }: the whole people migrates, and those in { $place } have not set out yet.

## Why a horde cannot

refusal-horde-migrates-only = { $people }: without an invasion the horde only moves when the whole people migrates.
refusal-horde-tired = { $people }: the horde has no pace left.
refusal-horde-shut-in = { $people }: the horde has nowhere to go from { $place }.
refusal-horde-set-out = { $people }: the horde has been called up, so it must move.
refusal-horde-alone = Where enemies can meet it the horde goes only after its warriors, and none of them is in { $place }.
refusal-migration-late = { $people }: some have moved already, and a people migrates together.
refusal-migration-together = { $people }: a people migrates together, and { $place } leads away from the horde.
refusal-migration-left-behind = { $people }: those in { $place } can still follow the horde.
refusal-migration-peaceful = Who migrates attacks nobody, and there would be fighting in { $place }.
refusal-federate-stays = { $people }: the horde of a federate stays in its Foedus.

## Why there is no overrun, and no passage

refusal-enemy-stops = The enemy in { $place } stops everybody.
refusal-barred-by-limes = The Limes in { $place } stops everybody.
refusal-barred-by-walls = The walls in { $place } stop everybody.
refusal-barred-by-strait = Some came to { $place } over a strait, and can only stop and fight.
refusal-overrun-too-few = An overrun takes { $needed } units in one stack; here: { $units }.
refusal-overrun-not-one =
    { $defenders ->
        [one] Only a single unit can be overrun, and this is a horde.
       *[other] Only a single unit can be overrun; here are { $defenders } defenders.
    }
refusal-overrun-no-pace = An overrun takes one more pace, and somebody has none left.
refusal-force-too-few = It takes { $needed } units to force this passage; here: { $units }.
refusal-force-impossible = It would take { $needed } units to force this passage, and only { $limit } may stand here.
refusal-force-over-limit = Only { $limit } units may stand here while they force a passage; here: { $units }.
