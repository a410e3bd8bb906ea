# What the table of Star Wars: Outer Rim says besides the game's own catalogue.

## the board

outer_rim-web-panels = Panels
outer_rim-web-put-away = Put away
outer_rim-web-sheet-mine = My board
outer_rim-web-sheet-others = The others
outer_rim-web-sheet-market = Market
outer_rim-web-holds-fame = Fame
outer_rim-web-holds-credits = Credits
outer_rim-web-of = { $count } of { $all }

## map

outer_rim-web-map = Map of the Outer Rim

## players, market, trade, close-ups


## scenes, log, the end
