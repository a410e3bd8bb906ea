# What the table of Star Wars: Outer Rim says besides the game's own catalogue.

## the board

outer_rim-web-panels = Панелі
outer_rim-web-put-away = Згорнути
outer_rim-web-sheet-mine = Моя дошка
outer_rim-web-sheet-others = Інші
outer_rim-web-sheet-market = Ринок
outer_rim-web-holds-fame = Слава
outer_rim-web-holds-credits = Кредити
outer_rim-web-of = { $count } з { $all }

## map

outer_rim-web-map = Карта Зовнішнього кільця

## players, market, trade, close-ups


## scenes, log, the end
