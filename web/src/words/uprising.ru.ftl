# Что говорит стол «Восстания», кроме того, что говорит сама игра.

uprising-face-missions = Задания
uprising-face-row = Районы слева направо
uprising-face-list = { $facts }

uprising-face-open = открытая
uprising-face-closed = закрытая
uprising-face-open-card = { $card }, открытая
uprising-face-closed-card = { $card }, закрытая: её видит только Сопротивление
uprising-face-closed-of-round = Закрытая карта раунда { $round }
uprising-face-believed-card = Закрытая карта { $place } раунда { $round }
uprising-face-sent-card = { $card } (направила Империя)
uprising-face-planned-open = { $card }, задумана открытой
uprising-face-planned-closed = { $card }, задумана закрытой
uprising-face-pool-card = Карта { $place } в пуле: { $card }
uprising-face-is-chosen = выбран на этот раунд
uprising-face-is-cordoned = оцеплен
uprising-face-is-captured = захвачен
uprising-face-token-down = { $token }, лицом вниз

# Крупным планом.
uprising-face-rules = Правила
uprising-face-total = Всего
uprising-face-unknown =
    { $count ->
        [one] и { $count } закрытая карта, которой вы не знаете
        [few] и { $count } закрытые карты, которых вы не знаете
        [many] и { $count } закрытых карт, которых вы не знаете
       *[other] и { $count } закрытой карты, которых вы не знаете
    }
uprising-face-empty = Здесь ещё нет карт.
uprising-face-round = Раунд { $round }

uprising-face-about-propaganda = Слово, которое ходит по городу. По одной карте каждого значения от 2 до 6.
uprising-face-about-riot = Сама улица. По одной карте каждого значения от 2 до 6.
uprising-face-about-sabotage = Палка в колёса режима. По одной карте каждого значения от 2 до 6.
uprising-face-about-supplies = То, на чём держится любое восстание. По одной карте каждого значения от 2 до 6.
uprising-face-about-provocation = Приманка. У неё нет ни типа, ни значения, и ни одного задания она не выполняет. Её всегда играют закрытой; когда её откроет Слежка или ликвидирует Империя, она ложится в сторону открытой, а жетон потрачен зря.
uprising-face-counts-for = Идёт в счёт заданий
uprising-face-spoils = Мешает заданиям
uprising-face-only-you = Закрытая: Сопротивление её знает, Империя — нет.
uprising-face-nobody = Закрытая. Сопротивление знает, что это; вы знаете лишь, когда её сыграли.
uprising-face-lies-open = Открытая: её видят все.
uprising-face-sent = Сюда её направила Империя.
uprising-face-in-pool = Карта { $place } в пуле

uprising-face-about-district = Карты, попавшие сюда, здесь и остаются. Когда они выполняют условие задания, Сопротивление может захватить район в конце раунда.
uprising-face-about-chosen = В этом раунде Сопротивление действует здесь.
uprising-face-about-cordoned = Оцеплен: в этом раунде Сопротивление не может направлять сюда карты.
uprising-face-about-captured = Захвачен: выполнено задание «{ $mission }». Район выбыл из игры.
uprising-face-about-capitol = Режим «Капитолий»: если Сопротивление захватит Капитолий, оно сразу побеждает.

uprising-face-about-mission = Каждое задание можно выполнять сколько угодно раз. Закрытые карты считаются так же, как открытые.
uprising-face-about-surge = Каждое задание можно выполнять сколько угодно раз. Для этого считаются только открытые карты.
uprising-face-so-far = Пока что
uprising-face-reconstructed = Восстановлено: текст этой карты нам неизвестен; она дополняет ряд остальных.

uprising-face-about-surveillance = Открывает одну закрытую карту пула. Открытая так Провокация сразу ликвидируется.
uprising-face-about-eliminate = Убирает одну карту пула из игры, закрытой или открытой — как лежит. Провокацию при этом открывают.
uprising-face-about-disorient = Отправляет одну карту пула, как она лежит, в любой незахваченный район, даже оцепленный.
uprising-face-about-cordon = На этот раунд закрывает для Сопротивления один из двух выбранных районов. В Решающей операции можно оцепить любой район.
uprising-face-token-up-now = Лицом вверх: его можно применить.
uprising-face-token-down-now = Лицом вниз: вернётся, когда будут использованы все четыре.

uprising-face-about-deck = В конце каждого раунда Сопротивление добирает три карты. С последней приходит Решающая операция.
uprising-face-about-hand = Рука Сопротивления. Каждый раунд оно играет три карты: одну открытой и две закрытыми.
uprising-face-about-eliminated = Выбыли из игры. Закрытые знает только Сопротивление, но Провокаций среди них нет.

# Рядом с именами игроков.
uprising-face-holds-hand = Рука
uprising-face-holds-captured = Захвачено
uprising-face-holds-tokens = Жетоны
uprising-face-holds-districts = Районы
