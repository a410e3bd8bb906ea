# What the table of Star Wars: Outer Rim says besides the game's own catalogue.

## the board

outer_rim-web-panels = Панели
outer_rim-web-put-away = Свернуть
outer_rim-web-sheet-mine = Моя доска
outer_rim-web-sheet-others = Остальные
outer_rim-web-sheet-market = Рынок
outer_rim-web-holds-fame = Слава
outer_rim-web-holds-credits = Кредиты
outer_rim-web-of = { $count } из { $all }

## map

outer_rim-web-map = Карта Внешнего Кольца

## players, market, trade, close-ups


## scenes, log, the end
