# Що каже стіл «Повстання», крім того, що каже сама гра.

uprising-face-missions = Завдання
uprising-face-row = Райони зліва направо
uprising-face-list = { $facts }

uprising-face-open = відкрита
uprising-face-closed = закрита
uprising-face-open-card = { $card }, відкрита
uprising-face-closed-card = { $card }, закрита: її бачить лише Опір
uprising-face-closed-of-round = Закрита картка з раунду { $round }
uprising-face-believed-card = Закрита картка { $place } з раунду { $round }
uprising-face-sent-card = { $card } (спрямувала Імперія)
uprising-face-planned-open = { $card }, задумано відкритою
uprising-face-planned-closed = { $card }, задумано закритою
uprising-face-pool-card = Картка { $place } в пулі: { $card }
uprising-face-is-chosen = обрано на цей раунд
uprising-face-is-cordoned = оточено
uprising-face-is-captured = захоплено
uprising-face-token-down = { $token }, лицем донизу

# Зблизька.
uprising-face-rules = Правила
uprising-face-total = Разом
uprising-face-unknown =
    { $count ->
        [one] і { $count } закрита картка, якої ви не знаєте
        [few] і { $count } закриті картки, яких ви не знаєте
        [many] і { $count } закритих карток, яких ви не знаєте
       *[other] і { $count } закритої картки, яких ви не знаєте
    }
uprising-face-empty = Тут ще немає карток.
uprising-face-round = Раунд { $round }

uprising-face-about-propaganda = Слово, що ходить містом. По одній картці кожного значення від 2 до 6.
uprising-face-about-riot = Сама вулиця. По одній картці кожного значення від 2 до 6.
uprising-face-about-sabotage = Палиця в колеса режиму. По одній картці кожного значення від 2 до 6.
uprising-face-about-supplies = Те, на чому тримається кожне повстання. По одній картці кожного значення від 2 до 6.
uprising-face-about-provocation = Приманка. Не має ні типу, ні значення і не допомагає виконати жодного завдання. Її завжди грають закритою; коли її відкриє Стеження або ліквідує Імперія, вона лягає осторонь відкритою, а жетон витрачено даремно.
uprising-face-counts-for = Рахується для завдань
uprising-face-spoils = Заважає завданням
uprising-face-only-you = Закрита: Опір її знає, Імперія — ні.
uprising-face-nobody = Закрита. Опір знає, що це; ви знаєте лише, коли її зіграли.
uprising-face-lies-open = Відкрита: її бачать усі.
uprising-face-sent = Сюди її спрямувала Імперія.
uprising-face-in-pool = Картка { $place } в пулі

uprising-face-about-district = Картки, що потрапили сюди, тут і лишаються. Коли вони виконують умову завдання, Опір може захопити район наприкінці раунду.
uprising-face-about-chosen = У цьому раунді Опір діє тут.
uprising-face-about-cordoned = Оточено: у цьому раунді Опір не може спрямовувати сюди картки.
uprising-face-about-captured = Захоплено: виконано завдання «{ $mission }». Район вибув із гри.
uprising-face-about-capitol = Режим «Капітолій»: якщо Опір захопить Капітолій, він одразу перемагає.

uprising-face-about-mission = Кожне завдання можна виконувати скільки завгодно разів. Закриті картки рахуються так само, як відкриті.
uprising-face-about-surge = Кожне завдання можна виконувати скільки завгодно разів. Для цього рахуються лише відкриті картки.
uprising-face-so-far = Поки що
uprising-face-reconstructed = Відтворено: тексту цієї картки ми не знаємо; вона доповнює ряд інших.

uprising-face-about-surveillance = Відкриває одну закриту картку пулу. Відкриту так Провокацію одразу ліквідують.
uprising-face-about-eliminate = Прибирає одну картку пулу з гри, закритою чи відкритою — як лежить. Провокацію при цьому відкривають.
uprising-face-about-disorient = Відправляє одну картку пулу, як вона лежить, до будь-якого незахопленого району, навіть оточеного.
uprising-face-about-cordon = На цей раунд закриває для Опору один із двох обраних районів. У Вирішальній операції можна оточити будь-який район.
uprising-face-token-up-now = Лицем догори: його можна застосувати.
uprising-face-token-down-now = Лицем донизу: повернеться, коли буде використано всі чотири.

uprising-face-about-deck = Наприкінці кожного раунду Опір добирає три картки. З останньою приходить Вирішальна операція.
uprising-face-about-hand = Рука Опору. Щораунду він грає три картки: одну відкритою і дві закритими.
uprising-face-about-eliminated = Вибули з гри. Закриті знає лише Опір, але Провокацій серед них немає.

# Поруч з іменами гравців.
uprising-face-holds-hand = Рука
uprising-face-holds-captured = Захоплено
uprising-face-holds-tokens = Жетони
uprising-face-holds-districts = Райони
