# complete
# The lobby: what a new table may set.

about-charlemagne = The Empire of the Franks against all its neighbours, from 771 to 814: armies on a map of hexes, secret stratagem markers, vassals, missionaries and raiders from the sea.
about-771 = Eleven turns of four years, from the death of Carloman to that of Charlemagne; a long evening or several.
about-lombard-war = Three turns, from the war for the crown of Lombardy to the first Saxon wars: the whole game in an hour or two.

bot-bot = Chancellor (plans campaigns and bargains)
bot-fast = Margrave (quick, rough and ready)
