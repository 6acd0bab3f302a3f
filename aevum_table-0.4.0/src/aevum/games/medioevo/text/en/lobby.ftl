# complete
# The lobby: what a new table may set.

bot-bot = Chancellor (plans trade, war and pacts)
bot-fast = Steward (quick, rough and ready)
