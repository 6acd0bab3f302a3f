# complete
# The words of the engine, the terminal and the command line.

## Lists

list-none = none
list-more = { $first }, { $next }
list-last = { $first } and { $next }

## Answers that every game knows

option-pass = Pass
option-order =
    { $do ->
        [pass] From now on pass by itself: { $trigger }
       *[other] Ask me again: { $trigger }
    }

## Why not

refusal-match-over = The match is over.
refusal-unknown-seat = There is no seat { $seat } at this table.
refusal-stale = The question has changed since; please look at it again.
refusal-not-offered = “{ $choice }” is no answer to the present question.
refusal-not-asked = Nothing is asked of { $seat } now.
refusal-undo-nothing = There is nothing to take back.
refusal-undo-other = The last choice was not yours but that of { $seat }.
refusal-undo-final = It cannot be taken back: dice have fallen, something was revealed, or another seat has been asked.
refusal-run-rolled = Dice have fallen that it did not reckon with.
refusal-run-revealed = Something hidden has come to light.
refusal-run-asks-other = { $seat } is asked first.
refusal-run-asks-else = Something else is asked now.
refusal-run-changed = The question is not what it was.
refusal-run-not-asked = Nothing is asked of you now.
refusal-run-nowhere = Nothing that is asked now leads to { $place }.
refusal-record-secret = The record holds the coming dice, so it is published only when the match is over.

## The terminal

table-title = { $game }: { $scenario }
table-pick = Which scenario?
table-pick-game = Which game?
table-commitment = Proof of fair dice: { $hash }
table-unasked = Without being asked you may also:
table-sealed = Your answer stays sealed until everybody has answered.
table-turn = The table is with { $seat }.
table-over = The match is over.
table-taken-back = Taken back.
table-why = Not now: { $reason }
table-why-offered = It is open to you now: choose it by its number or its name.
table-why-usage = Say which: why ID, for example { $example }.
table-odds-usage = Say which of the answers: odds ID, for example { $example }.
table-no-odds = There are no odds to tell of that.
table-no-number = There is no answer { $number }; the answers go from 1 to { $last }.
table-no-log = Nothing has happened yet.
table-no-rolls = No dice have fallen yet.
table-no-orders = This game knows no standing orders.
table-pages = To look up: { $pages }
table-shortened = … in short; “log { $count }” tells it all.
table-orders = Type one of them to give it; what you pass so is not asked again until you want it.
table-never = Tired of this question? “never” passes it from now on, until you take that back with “orders”.
table-never-done = Passed from now on. To be asked again: { $order }
table-never-not = Only what can be passed can be passed for good.
table-stop = From now on you may cut in before others choose, whenever you may do something; “stop” again ends that.
table-stop-no-more = You are not let in any more while others choose.
table-stop-hint = You may act while others choose, too: “stop” lets you in.
table-meanwhile = { $seats-count ->
    [one] { $seats } is to choose.
   *[other] { $seats } are to choose.
}
table-meanwhile-may = Before that you may:
table-meanwhile-keys = Enter: let them · go: until you are asked · list: this again · stop: no more
table-range = { $id } or just N, your figure: { $first } … { $last }
table-figure = This is not one of the figures: type { $id }.
table-go-usage = Say where to: go PLACE.
table-go-which = Several can go there: take one by its number with “run N”.
table-no-runs = Nothing is proposed for this question; choose one of its answers.
table-no-such-run = Nothing that is proposed has “{ $word }” in it.
table-no-run = There is no number { $number } in the last list, or it is no longer true: “run” lists what is proposed now.
table-runs-more = … and { $count } more; “run WORD” lists those with a word in them.
table-no-forms = This question has no form; choose one of its answers.
table-fill-nothing = Nothing of it is taken, so nothing is done.
table-fill-line = { $most ->
    [1] once
   *[other] up to { $most }
  }{ $cost ->
    [0] {""}
   *[other] , { $cost } each
  }{ $usual ->
    [0] {""}
   *[other] ; usually { $usual }
  }
table-fill-usage = “fill 1x2, 3@PLACE” takes the first line twice and the third at a place, and says that this is all; “fill 0” takes none, “fill usual” what is usual.{ $least ->
    [0] {""}
   *[other] {" "}At least { $least }.
  } At most { $most } in all{ $purse ->
    [-1] .
   *[other] , for { $purse } together.
  }
table-run-stopped = Stopped after { $taken } of { $of } choices. { $reason }
table-no-board = This game has no picture for the terminal.
table-rule-usage = Say which: rule ID, for example the one in brackets behind the question.
table-save-usage = Say where to: save FILE.
table-save-exists = { $file } exists already; please name another file.
table-saved = Saved in { $file }.
table-resume = To go on later: { $command }
table-bot-failed = The bot of { $seat } failed over a question, and a simpler answer was given for it; the match goes on.
table-bot-record = What led there is kept for whoever mends it, with all secrets of the match: { $file }
table-not-saved = The match was not saved.

help-choose = number or name
help-choose-does = choose that answer
help-undo-does = take your last choice back, until dice fall or others are asked
help-why-does = why that is not possible now
help-odds-does = what that answer may bring, where chance decides it
help-go-does = go there with what is being asked about, step by step, until something comes up
help-run-does = the whole decisions that are proposed, or those with a word in them; N takes that of the last list
help-fill-does = what belongs together in this question as a form; with figures, lines of it taken at once
help-log-does = all that has happened, or the last N lines
help-rolls-does = the last dice with everything added to them
help-rule-does = the rule of that number
help-board-does = show the position again
help-never-does = pass this question now and whenever it comes again
help-orders-does = standing orders: what to pass without being asked
help-stop-does = be let in before others choose, to act unasked; again: no more
help-save-does = write the match to a file
help-quit-does = leave the table
help-enter-does = show the question again
