# complete
# Reinforcements: who comes, with what, and who has to make room.

## Arrivals

event-nation-arrives = { $people }: they come to { $place }.
event-raiders-arrive = { $people }: the raiders become a nation, and gather in { $place }.
event-capital-displaced = { $people }: the capital in { $place } is lost to the newcomers.

## Making room

ask-displaced-horde = { $people }: { $place } must be left at once. Where does the horde go?
ask-displaced =
    { $units ->
        [one] { $people }: one unit must leave { $place }. Where to?
       *[other] { $people }: { $units } units must leave { $place }. Where to?
    }
option-displace-to = { $place }
refusal-displaced-unwelcome = Only friendly or empty land next to the lost province will do, and { $place } is neither.
refusal-displaced-astray = { $place } leads away from horde or capital.

ask-refuge = { $people }: surrounded in { $place }. Which of the strongest neighbours is asked for refuge?
option-refuge-with = { $people }
ask-refuge-place = { $people }: in which province of { the-suzerain } is refuge sought?
ask-refuge-excess =
    { $units ->
        [one] { $people }: { $place } holds one unit less. Which one is lost?
       *[other] { $people }: { $place } holds { $units } units less. Which one is lost?
    }

## Units

ask-levy-share = { $people }: a vassal gets one unit of all that are listed. Which one?
option-levy-named = { $unit }
option-levy-any = A unit that is not named: foot, if there is any
ask-levy-types =
    { $units ->
        [one] { $people }: one unit comes. Of which type?
       *[other] { $people }: { $units } units come. Of which types?
    }
foot-part =
    { $infantry ->
        [0] no infantry
        [one] 1 infantry
       *[other] { $infantry } infantry
    }
bow-part =
    { $archers ->
        [0] { "" }
        [one] , 1 archer
       *[other] , { $archers } archers
    }
horse-part =
    { $cavalry ->
        [0] { "" }
        [one] , 1 cavalry
       *[other] , { $cavalry } cavalry
    }
ship-part =
    { $fleets ->
        [0] { "" }
        [one] , 1 fleet
       *[other] , { $fleets } fleets
    }
option-levy = { foot-part }{ bow-part }{ horse-part }{ ship-part }
ask-levy-unit =
    { $units ->
        [one] { $people }: choose the last unit that comes.
       *[other] { $people }: choose the next of { $units } units that come.
    }
option-levy-unit = { A-unit }
ask-launch = { $people }: on which sea is the { $nation } { $unit } launched?
event-draws-levy = { $people }: a unit is drawn from the reserve.
event-reinforced =
    { $units ->
        [one] { $people }: { one-unit } joins in { $place }.
       *[other] { $people }: { $units } units join in { $place } ({ $nation } { $unit }).
    }
event-levy-replaced = { $people }: there is no { $unit } left, and plain infantry comes instead.
event-reserve-spent = { $people }: the reserve is spent, and nobody else can come.
event-levy-no-room = { $people }: there is no room anywhere for { one-unit }.
event-minor-repairs = { $people }: { one-unit } is whole again in { $place }.

## Leaders

ask-post-leader = { $people }: where is { $leader }?
option-post = { $place }
event-leader-comes = { The-leader } takes command in { $place }.
event-leader-leaves = { The-leader } leaves the stage.
event-leader-steps-aside = { The-leader } makes room for a greater name.

## Nations that have vanished

ask-vanished = { $people }: { the-other } are no more. Which of their last soldiers goes home?
event-last-of-vanished = { $people }: { one-unit } in { $place } goes home, and has none.
