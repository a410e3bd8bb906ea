# What the table of Star Wars: Outer Rim says besides the game's own catalogue.

## the board

outer_rim-web-panels = Panele
outer_rim-web-put-away = Schowaj
outer_rim-web-sheet-mine = Moja plansza
outer_rim-web-sheet-others = Inni
outer_rim-web-sheet-market = Rynek
outer_rim-web-holds-fame = Sława
outer_rim-web-holds-credits = Kredyty
outer_rim-web-of = { $count } z { $all }

## map

outer_rim-web-map = Mapa Zewnętrznych Rubieży

## players, market, trade, close-ups


## scenes, log, the end
