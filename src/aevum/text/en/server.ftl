# complete
# The words of the server: why a request is turned down.

refusal-no-table = There is no table “{ $table }” here; it may have been deleted.
refusal-no-game = There is no game “{ $game }” here.
refusal-no-seat = There is no seat “{ $name }” at this table.
refusal-no-moment = There is no moment { $wanted } yet: choices so far, { $last }.
refusal-no-board = This game has no board to show.
refusal-no-file = There is no file “{ $file }” for this board.
refusal-no-panel = There is no panel “{ $panel }” here.
refusal-no-card = There is nothing to tell about “{ $item }”.
refusal-no-odds = There are no odds to tell for this.
refusal-no-run = This is not proposed any more; please look at the question again.
refusal-no-rules = There is no rule book for this game.
refusal-wrong-key = This is not the key of { $seat } at this table.
refusal-wrong-host-key = Only whoever made this table may do that.
refusal-onlooker = An onlooker cannot do that; take a seat first.
refusal-seat-taken = This seat is taken already: { $seat }.
refusal-redo-nothing = There is nothing to do again.
refusal-record-shared = The record holds the dice to come: with other people at the table it is told when the match is over.
refusal-record-imagined = A what-if was imagined and has no record; save the table it came from.
refusal-table-moved = This table has changed in the meantime; please look at it again.
refusal-table-unreadable = The table “{ $table }” cannot be opened: { $reason }.
refusal-table-fault = The rules failed at this table; it waits here, and nothing that was chosen is lost.
refusal-not-kept = The match cannot be kept (is the disk full?), so its bots wait; they try again every few seconds.
refusal-foreign-host = This server does not answer to the name “{ $name }”.
refusal-foreign-page = Only the server’s own page may do that.

problem-no-address = There is nothing at this address.
problem-fault = Something failed in the server, and nothing was changed; its log has the details.
problem-invalid = The request does not fit: { $reason }.

why-allowed = This is open to you now.
why-nothing = Nothing can be done with this now. The question is: { $question }

# Points over time
points-over-time = Points at the beginning of each turn
points-start = start
points-now = now
points-end = end

bot-random = Random (any legal answer)

page-missing = The page of the browser table has not been built yet; “make web” builds it.
server-at = The table is at { $address } (Ctrl-C ends it)

## Other rules

refusal-elsewhere = This table is played at another place now; please load the page anew.
refusal-child-failed = The program that plays this table ({ $name }) does not answer; please try again in a moment.
refusal-rules-gone = This match is played under version { $version } of the rules, and aevum { $program }, which has them, is not installed beside this program; so the match can be looked at and taken home, but not played.
refusal-rules-unkept = This match is played under version { $version } of the rules, of a time when old rules were not kept; so the match can be looked at and taken home, but not played.
refusal-pack-gone = The pack “{ $pack }”, with which this match is played, is gone; so the match can be looked at and taken home, but not played.
refusal-pack-changed = The pack “{ $pack }”, with which this match is played, has changed since; so the match can be looked at and taken home, but not played.
refusal-match-uncertain = The rules of today would tell the last choices of this match otherwise, so it can only be looked at, as it stood after choice { $choice }.
refusal-moment-untold = What the table looked like after choice { $wanted } cannot be told for certain.
refusal-upgrade-nothing = There is nothing to decide about the rules of this match.
refusal-upgrade-not-asked = It is for others to say whether this match goes over to newer rules.
refusal-upgrade-outdated = The pack “{ $pack }” has changed once more since this match was held against it; that is done again when the server starts anew.
refusal-upgrade-stuck = This match stands where version { $newest } of the rules knows no way on, so it cannot go over to it.
refusal-no-pack = There is no pack “{ $pack }” for this game here.

table-stands = It is shown as it stood after choice { $choice }: what came then cannot be told for certain.
moment-untold = What the table looked like after choice { $wanted } was not kept, and the rules of today would work it out otherwise; so only what was told of it is shown.
moment-of-other-rules = This moment was played under version { $version } of the rules. The position is as it was kept; what is worked out from it, such as income, follows the rules of today.

upgrade-offered = Version { $newest } of the rules would tell this match otherwise; it goes on under version { $rules } unless all of you want to go over.
upgrade-waits = Version { $newest } of the rules would tell this match otherwise than version { $rules }, which nobody here can play; it goes on when all of you want to go over.
upgrade-pack = The pack “{ $pack }” has changed and would tell this match otherwise by now; it goes on when all of you want to go over to the tables of today.
upgrade-pack-stays = This match stays with the tables that the pack “{ $pack }” had; those of today would tell it otherwise.
upgrade-stays = This match stays with version { $rules } of the rules; version { $newest } would tell it otherwise.
upgrade-stuck = This match stands where version { $newest } of the rules knows no way on, so it cannot go over to it.
upgrade-broke = The newer rules fail at this point of the match.
upgrade-refused = This choice would not have been possible.
upgrade-host = Whoever made the table
upgrade-progress = { $done } of { $total } tables looked through

event-pack-moved = From here on the tables of the pack “{ $pack }” hold as they are now.
event-rules-moved = From here on version { $to } of the rules holds; until now it was version { $from }.
