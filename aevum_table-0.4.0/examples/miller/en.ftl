character-miller = Miller
power-grist = grist
card-73 = { character-miller } ({ power-grist })
gist-card-73 = Take 10 florins for each settlement in your territories.
event-grist = The Miller brings { $seat } { $florins } florins.
objective-four-mills = Four Mills
aim-four-mills = Have four villages in territories that you control.
