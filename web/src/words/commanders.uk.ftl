# Що каже стіл «Полководців Імперії», крім каталогу самої гри. Короткі назви вміщаються на малій картці.

commanders-web-short-tie-fighter = Вини{"\u00AD"}щу{"\u00AD"}вач СІД
commanders-web-short-tie-interceptor = Пере{"\u00AD"}хоп{"\u00AD"}лю{"\u00AD"}вач
commanders-web-short-tie-bomber = Бом{"\u00AD"}бар{"\u00AD"}ду{"\u00AD"}валь{"\u00AD"}ник
commanders-web-short-imperial-shuttle = Шатл
commanders-web-short-landing-craft = Десант{"\u00AD"}ний кора{"\u00AD"}бель
commanders-web-short-v-wing-fighter = Вини{"\u00AD"}щу{"\u00AD"}вач типу V
commanders-web-short-tie-advanced = Удос{"\u00AD"}кона{"\u00AD"}ле{"\u00AD"}ний
commanders-web-short-star-destroyer = Зоря{"\u00AD"}ний руй{"\u00AD"}нів{"\u00AD"}ник
commanders-web-short-death-star = Зірка Смерті
commanders-web-short-super-star-destroyer = Супер{"\u00AD"}руй{"\u00AD"}нів{"\u00AD"}ник
commanders-web-short-slave-1 = Раб I

commanders-web-points = Очки
commanders-web-cards = Карток у руці
commanders-web-ships = Кораблів у флоті

commanders-web-your-hand = Ваша рука
commanders-web-your-fleet = Ваш флот
commanders-web-in-your-fleet = { $ship }, у вашому флоті
commanders-web-to-fleet = Ваш флот: вільне місце
commanders-web-here = сюди
commanders-web-others-know = Інші бачили цю картку
commanders-web-left = ліворуч від вас
commanders-web-right = праворуч від вас
commanders-web-hand-of =
    { $who }: у руці { $count ->
        [one] { $count } картка
        [few] { $count } картки
        [many] { $count } карток
       *[other] { $count } картки
    }
commanders-web-ship-of = { $ship } ({ $who })
commanders-web-repeats =
    { $count ->
        [one] { $count } повторний хід
        [few] { $count } повторні ходи
        [many] { $count } повторних ходів
       *[other] { $count } повторного ходу
    } без змін
commanders-web-deck = Колода
commanders-web-discard = Скид
commanders-web-pile = Планети
commanders-web-destroyed = Знищено
commanders-web-shown = розігрується
commanders-web-remembered = Точно в руках інших: { $cards }

commanders-web-siege =
    Щоб захопити, треба мати у флоті { $needed ->
        [one] { $needed } відповідний корабель
        [few] { $needed } відповідні кораблі
        [many] { $needed } відповідних кораблів
       *[other] { $needed } відповідного корабля
    }; у вас таких { $matches }
commanders-web-in-fleet-short = у флоті
commanders-web-ready = можна захопити
commanders-web-match = є й у вашому флоті

commanders-web-kind-ship = Корабель
commanders-web-kind-special = Особлива картка
commanders-web-kind-planet = Планета
commanders-web-about-ship = Кладіть його до планети або до свого флоту. Власної цінності корабель не має: важить лише тип.
commanders-web-about-death-star = Знищте будь-яку відкриту планету: вона йде в коробку, її лінія — у скид, а на її місце лягає нова. Очок за неї не отримує ніхто.
commanders-web-about-super-star-destroyer = Скиньте два кораблі з ліній двох різних планет.
commanders-web-about-star-destroyer = Або поміняйте місцями будь-які два кораблі на столі, у лініях чи флотах; або візьміть у руку корабель із флоту суперника й залиште там інший, зі своєї руки.
commanders-web-about-slave-1 = Обміняйте корабель свого флоту на корабель сусіда; відмовитися він не може. Потім цей сусід може обмінятися далі в тому самому напрямку, і так по колу.
commanders-web-then-draw = Потім доберіть картку.
commanders-web-copies =
    У грі { $count ->
        [one] { $count } картка
        [few] { $count } картки
        [many] { $count } карток
       *[other] { $count } картки
    }
commanders-web-where-lines = у лініях
commanders-web-where-fleets = у флотах
commanders-web-where-hand = у вашій руці
commanders-web-where-known = бачили в чужих руках
commanders-web-where-discard = у скиді
commanders-web-where-shown = розігрується
commanders-web-where-unseen = у колоді або не видно
commanders-web-worth =
    Дає { $value ->
        [one] { $value } очко
        [few] { $value } очки
        [many] { $value } очок
       *[other] { $value } очка
    } тому, хто її захопить.
commanders-web-line = Лінія оборони: { $count } з { $value }
commanders-web-in-fleet = є у вашому флоті
commanders-web-in-hand = є у вашій руці
commanders-web-missing = у вас немає
commanders-web-free-place = вільно для типу, якого в лінії ще немає
commanders-web-captured-by = Планету захоплено ({ $who }). Відібрати її не можна.
commanders-web-gone = Планету знищено: у грі її більше немає.
commanders-web-deck-about = Кораблі й особливі картки, сорочкою догори. Коли колода скінчиться, перемішують скид.
commanders-web-discard-about = Його видно всім. Остання картка лежить згори:
commanders-web-pile-about = Звідси викладають планету на місце захопленої чи знищеної. Коли викласти вже нічого, гру завершено.
commanders-web-fleet-about =
    У флоті щонайбільше { $limit ->
        [one] { $limit } корабель
        [few] { $limit } кораблі
        [many] { $limit } кораблів
       *[other] { $limit } корабля
    }, можна й однакові. Він захоплює планети, кораблі лінії яких є і в ньому.
commanders-web-hand-seen = Усі бачили, як ці картки потрапили в руку:
commanders-web-hand-stuck = { $count } з невідомих карток точно з-поміж цих, бо цей гравець не мав ходу:
commanders-web-empty = Порожньо.
commanders-web-name-reconstructed = Назву відновлено; у нашому примірнику правил її немає.
commanders-web-number-reconstructed = Назву й дію надруковано; скільки таких карток, відновлено.
commanders-web-value-reconstructed = Назву надруковано, цінність відновлено.
commanders-web-both-reconstructed = Назву й цінність відновлено; у нашому примірнику правил їх немає.
commanders-web-rules = Правила
