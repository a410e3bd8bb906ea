# Что говорит стол «Полководцев Империи» помимо каталога самой игры. Короткие названия помещаются на маленькой карте.

commanders-web-short-tie-fighter = Истре{"\u00AD"}би{"\u00AD"}тель СИД
commanders-web-short-tie-interceptor = Пере{"\u00AD"}хват{"\u00AD"}чик
commanders-web-short-tie-bomber = Бом{"\u00AD"}бар{"\u00AD"}ди{"\u00AD"}ров{"\u00AD"}щик
commanders-web-short-imperial-shuttle = Шаттл
commanders-web-short-landing-craft = Десант{"\u00AD"}ный корабль
commanders-web-short-v-wing-fighter = Истре{"\u00AD"}би{"\u00AD"}тель типа V
commanders-web-short-tie-advanced = Усо{"\u00AD"}вер{"\u00AD"}шен{"\u00AD"}ство{"\u00AD"}ван{"\u00AD"}ный
commanders-web-short-star-destroyer = Звёзд{"\u00AD"}ный разру{"\u00AD"}ши{"\u00AD"}тель
commanders-web-short-death-star = Звезда Смерти
commanders-web-short-super-star-destroyer = Супер{"\u00AD"}разру{"\u00AD"}ши{"\u00AD"}тель
commanders-web-short-slave-1 = Раб I

commanders-web-points = Очки
commanders-web-cards = Карт на руке
commanders-web-ships = Кораблей во флоте

commanders-web-your-hand = Ваша рука
commanders-web-your-fleet = Ваш флот
commanders-web-in-your-fleet = { $ship }, в вашем флоте
commanders-web-to-fleet = Ваш флот: свободное место
commanders-web-here = сюда
commanders-web-others-know = Остальные видели эту карту
commanders-web-left = слева от вас
commanders-web-right = справа от вас
commanders-web-hand-of =
    { $who }: на руке { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
commanders-web-ship-of = { $ship } ({ $who })
commanders-web-repeats =
    { $count ->
        [one] { $count } повторный ход
        [few] { $count } повторных хода
        [many] { $count } повторных ходов
       *[other] { $count } повторного хода
    } без изменений
commanders-web-deck = Колода
commanders-web-discard = Сброс
commanders-web-pile = Планеты
commanders-web-destroyed = Уничтожены
commanders-web-shown = разыгрывается
commanders-web-remembered = Точно на руках у других: { $cards }

commanders-web-siege =
    Чтобы захватить, нужно иметь во флоте { $needed ->
        [one] { $needed } совпадающий корабль
        [few] { $needed } совпадающих корабля
        [many] { $needed } совпадающих кораблей
       *[other] { $needed } совпадающего корабля
    }; у вас таких { $matches }
commanders-web-in-fleet-short = во флоте
commanders-web-ready = можно захватить
commanders-web-match = есть и в вашем флоте

commanders-web-kind-ship = Корабль
commanders-web-kind-special = Особая карта
commanders-web-kind-planet = Планета
commanders-web-about-ship = Кладите его к планете или в свой флот. Собственной ценности у корабля нет: важен только вид.
commanders-web-about-death-star = Уничтожьте любую открытую планету: она уходит в коробку, её линия — в сброс, а на её место ложится новая. Очков за неё не получает никто.
commanders-web-about-super-star-destroyer = Сбросьте два корабля из линий двух разных планет.
commanders-web-about-star-destroyer = Либо поменяйте местами любые два корабля на столе, в линиях или флотах; либо возьмите в руку корабль из флота соперника и оставьте там другой, со своей руки.
commanders-web-about-slave-1 = Обменяйте корабль своего флота на корабль соседа; отказаться он не может. Затем этот сосед может обменяться дальше в ту же сторону, и так по кругу.
commanders-web-then-draw = Затем возьмите карту.
commanders-web-copies =
    В игре { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
commanders-web-where-lines = в линиях
commanders-web-where-fleets = во флотах
commanders-web-where-hand = на вашей руке
commanders-web-where-known = видели на чужих руках
commanders-web-where-discard = в сбросе
commanders-web-where-shown = разыгрывается
commanders-web-where-unseen = в колоде или не видны
commanders-web-worth =
    Даёт { $value ->
        [one] { $value } очко
        [few] { $value } очка
        [many] { $value } очков
       *[other] { $value } очка
    } тому, кто её захватит.
commanders-web-line = Линия обороны: { $count } из { $value }
commanders-web-in-fleet = есть в вашем флоте
commanders-web-in-hand = есть на вашей руке
commanders-web-missing = у вас нет
commanders-web-free-place = свободно для вида, которого в линии ещё нет
commanders-web-captured-by = Планета захвачена ({ $who }). Отобрать её нельзя.
commanders-web-gone = Планета уничтожена: в игре её больше нет.
commanders-web-deck-about = Корабли и особые карты, рубашкой вверх. Когда колода закончится, перемешивают сброс.
commanders-web-discard-about = Его видят все. Последняя карта лежит сверху:
commanders-web-pile-about = Отсюда выкладывают планету на место захваченной или уничтоженной. Когда выложить больше нечего, игра заканчивается.
commanders-web-fleet-about =
    Во флоте не больше { $limit ->
        [one] { $limit } корабля
        [few] { $limit } кораблей
        [many] { $limit } кораблей
       *[other] { $limit } корабля
    }, можно и одинаковых. Он захватывает планеты, корабли линии которых есть и в нём.
commanders-web-hand-seen = Все видели, как эти карты ушли в руку:
commanders-web-hand-stuck = { $count } из неизвестных карт — точно из этих, ведь у этого игрока не было хода:
commanders-web-empty = Пусто.
commanders-web-name-reconstructed = Название восстановлено; в нашем экземпляре правил его нет.
commanders-web-number-reconstructed = Название и действие напечатаны; сколько таких карт — восстановлено.
commanders-web-value-reconstructed = Название напечатано, ценность восстановлена.
commanders-web-both-reconstructed = Название и ценность восстановлены; в нашем экземпляре правил их нет.
commanders-web-rules = Правила
