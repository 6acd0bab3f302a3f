# complete
# XXII Campaigns.

ask-campaigns = Which leader of { the-people } goes on campaign?
option-campaign =
    { $campaigns ->
        [one] { $leader }, one campaign
       *[other] { $leader }, { $campaigns } campaigns
    }
option-no-campaign = No campaign

ask-campaign-again =
    { $campaigns ->
        [one] { The-leader } has one campaign left. Does he set out?
       *[other] { The-leader } has { $campaigns } campaigns left. Does he set out?
    }
option-set-out = Set out
option-end-campaigns = No more campaigns
event-campaigns =
    { $left ->
        [one] { The-leader } sets out on his last campaign.
       *[other] { The-leader } sets out on the first of { $left } campaigns that he has left.
    }

option-redeploy = Redeploy to { $place }
event-redeploys = { The-leader } redeploys to { $place }.
refusal-redeployment-over = A leader redeploys only at the start of a campaign, and only once.
refusal-not-connected = No friendly land connects this place with { $place }.
refusal-leader-campaigns = It is his campaign; { $leader } cannot stay behind.

option-call = Call units from { $place }
ask-call-up = Who comes from { $from } to join the leader in { $place }?
option-joins = { A-unit } (paces left: { $paces })
option-joins-hired = { A-unit } in the pay of { $people } (paces left: { $paces })
option-enough = Nobody else
refusal-call-abroad = Units come without a march to a leader on friendly ground only, and { $place } is none.
option-summon = March units from { $place } here
ask-join-march = { $people } in { $from }: where do they go to join the leader in { $place }?
refusal-join-astray = From there they would not come to the leader in { $place } with the paces they have left.
event-joins = In { $place } the leader is joined by { one-unit }.

event-siege-given-up = The campaigns are over, and the siege of { $city } is given up.

ask-keep-siege = { The-city } holds out. Does the siege go on into the next campaign?
option-keep-siege = Keep the siege up
option-lift-siege = Lift it and retreat
event-siege-goes-on = The siege of { $city } goes on.
