# complete

game-frozen-river = The Frozen River
about-frozen-river = Two tribes race across the ice of the Rhine.
scenario-base = The winter of 406
about-base = Two clans across win; a few minutes.
seat-vandals = Vandals
seat-alans = Alans

ask-move = { $seat }: will a clan dare the ice? { $clans ->
        [one] One must still go.
       *[other] { $clans } must still go.
    }
hint-move = A die of 5 or more brings a clan across. Waiting adds to it, and so does the omen, once.
option-wait = Wait
option-send = Send a clan { $omen-id ->
        [read] and read the omen aloud
       *[kept] and keep the omen
    }
refusal-too-late-to-wait = You have waited twice: the ice will not last.
refusal-omen-gone = The omen was read already.

event-omen = The priests cast lots for an omen.
event-waits = The { $seat } wait.
event-ice = A clan of the { $seat } steps on the ice.
event-across = A clan of the { $seat } is across.
modifier-patience = waiting
modifier-omen = the omen
outcome-crossed = The { $winner_seats } are across the river.

place-west = Gaul
place-river = the Rhine
place-east = the east bank
scene-turn = It is the turn of the { $seat }.
scene-clan = a clan of the { $seat }
scene-panel-omens = Omens
scene-omen = { $state ->
        [read] read aloud
        [hidden] kept secret
       *[known] { $value }
    }
odds-across = The clan gets across
odds-back = The clan turns back
odds-about = One die, 5 or more

bot-elder = Elder (waits for his moment)
