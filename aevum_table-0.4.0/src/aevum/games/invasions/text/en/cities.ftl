# complete
# III.F and III.G: cities and capitals.

refusal-no-site = { $place } has no site for a city.
refusal-city-full-grown = The city of { $place } cannot grow any more.
refusal-capital-loyal = { $place } holds a capital, and does not revolt.
refusal-capital-orthodox = A capital stands in { $area }, and no calamity brings it a heresy.
