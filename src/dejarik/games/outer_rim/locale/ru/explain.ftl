# Почему выбор невозможен.

outer_rim-step-planning = фаза планирования
outer_rim-step-action = фаза действий
outer_rim-step-encounter = фаза встречи

outer_rim-no-over = Игра окончена.
outer_rim-no-not-your-turn = Сейчас решает { $player }.
outer_rim-no-not-now = Не сейчас. { $prompt }
outer_rim-no-unclear = Такого выбора здесь нет: «{ $pick }».
outer_rim-no-called-so = Здесь это пишется так: «{ $pick }».
outer_rim-no-only-these = Выбирать можно только из этого: { $things }.
outer_rim-no-must-choose = Отказаться нельзя. { $prompt }
outer_rim-no-first = Сначала «{ $pick }»; остальное — следующим шагом.
outer_rim-no-ability = Свойства «{ $text }» нет.
outer_rim-no-card = Карты «{ $text }» нет.
outer_rim-no-character = Персонажа «{ $text }» нет.
outer_rim-no-contact = Контакта «{ $text }» нет.
outer_rim-no-contact-space = Места для контакта «{ $text }» нет.
outer_rim-no-deck = Колоды рынка «{ $text }» нет.
outer_rim-no-face = На кубике нет грани «{ $text }».
outer_rim-no-faction = Фракции «{ $text }» нет.
outer_rim-no-ship = Корабля «{ $text }» нет.
outer_rim-no-skill = Навыка «{ $text }» нет.
outer_rim-no-space = Локации «{ $text }» нет.
outer_rim-no-way = Ни одна карта не предлагает «{ $text }».
outer_rim-no-not-yours = Среди ваших активов нет этой карты: { $card }.
outer_rim-no-not-in-game = Этим персонажем никто не играет: { $who }.
outer_rim-no-not-in-your-space = { $who } не в вашей локации, а здесь: { $space }.
outer_rim-no-yourself = Это вы.

# Подготовка

outer_rim-no-character-taken = Этот персонаж уже занят ({ $player }): { $who }.
outer_rim-no-not-for-the-opponent = ИИ нужен персонаж, который начинает с карты банка данных № 91 или № 92, а это не такой: { $who }.

# Фазы и перемещение

outer_rim-no-later-step = Для этого есть своя фаза, она будет позже: { $step }.
outer_rim-no-step-over = Для этого была своя фаза, и в этом ходу она уже прошла: { $step }.
outer_rim-no-planned-already = В фазе планирования выбирают что-то одно, и этот выбор уже сделан.
outer_rim-no-encountered-already = За ход бывает одна встреча, и она уже состоялась.
outer_rim-no-must-recover = Вы повержены: в фазе планирования вы должны снять урон.
outer_rim-no-plan-something = Выберите что-то одно. Чтобы ничего не делать, выберите перемещение и сразу остановитесь.
outer_rim-no-must-encounter = Нужно выбрать одну встречу; карту встречи можно взять всегда.
outer_rim-no-move-first = Сначала «move»; потом вы перемещаетесь шаг за шагом.
outer_rim-no-there-already = Вы уже здесь: { $space }. Чтобы не идти дальше, остановитесь.
outer_rim-no-too-far = Слишком далеко: { $space }. Расстояние — { $distance }, а перемещения осталось { $left }.
outer_rim-no-not-adjacent = Перемещаются шаг за шагом, а эти две локации не соседние: { $here }, { $space }. Расстояние — { $distance }.
outer_rim-no-maelstrom-stops = Кто входит в Водоворот, должен там остановиться.
outer_rim-no-patrol-stops = Кто входит в локацию с патрулём, должен остановиться, если репутация не положительная. Здесь вас останавливает патруль: { $factions }.
outer_rim-no-patrol-not-adjacent = Эта локация не соседняя с патрулём: { $space }.

# Действия

outer_rim-no-action-done = Каждое действие можно выполнить один раз за фазу действий, и это уже выполнено: { $action }.
outer_rim-no-market-on-planets = Рынок есть только на планетах.
outer_rim-no-nobody-here = В вашей локации нет других игроков.
outer_rim-no-opponent-agrees-to-nothing = ИИ не соглашается ни на сделки, ни на передачу кредитов.
outer_rim-no-nothing-to-deliver = У вас нет ни груза, ни захваченной добычи, которые можно было бы доставить.
outer_rim-no-destinations-elsewhere = Сюда вам нечего доставлять, только туда: { $planets }.
outer_rim-no-deliver-later = В фазе встречи ничего не доставляют; это ждёт фазы действий: { $card }.
outer_rim-no-no-destination = У этого груза нет пункта назначения: { $card }.
outer_rim-no-wrong-destination = Это нужно доставить на другую планету ({ $planet }): { $card }.
outer_rim-no-tried-already = За одну Доставку каждую карту пробуют один раз, и эту уже пробовали: { $card }.
outer_rim-no-no-captured-mark = Эта добыча не захвачена, на вашей карте её нет: { $contact }.
outer_rim-no-never-delivered = Доставляют только груз и захваченную добычу, а не это: { $card }.

# Рынок

outer_rim-no-cycled-already = Вторая колода должна быть другой, эта уже прокручена: { $deck }.
outer_rim-no-deck-empty = Здесь ничего не осталось: { $deck }.
outer_rim-no-cycling-is-over = Колоды прокручивают перед покупкой; теперь покупают карту или ничего.
outer_rim-no-cycle-before = Перед покупкой выберите колоду, которую прокрутите, или «cycle nothing».
outer_rim-no-not-for-sale = Это не карта рынка: { $card }.
outer_rim-no-not-on-top = Купить можно только верхнюю карту колоды ({ $deck }), а это не она: { $card }.
outer_rim-no-not-at-destination = Этот груз нельзя купить на планете, куда его надо доставить ({ $planet }): { $card }.
outer_rim-no-not-bought-here = Эту карту здесь ({ $planet }) купить нельзя: { $card }.
outer_rim-no-too-expensive = Слишком дорого: { $card }. Цена — { $price }, ваши кредиты — { $credits }, в зачёт можно сдать на { $worth }.
outer_rim-no-too-expensive-at-a-discount = Слишком дорого: { $card }. Со скидкой { $discount } цена — { $price }, ваши кредиты — { $credits }, в зачёт можно сдать на { $worth }.
outer_rim-no-ship-too-expensive = Слишком дорого: { $card }. За старый корабль засчитывают { $old }, остаётся { $price }, ваши кредиты — { $credits }, в зачёт можно сдать на { $worth }.
outer_rim-no-no-better-ship = Нет свободного корабля дороже вашего ({ $cost }).
outer_rim-no-starting-ship = Стартовые корабли не продаются: { $ship }.
outer_rim-no-ship-in-use = Этот корабль уже у кого-то есть: { $ship }.
outer_rim-no-no-better-than-yours = Подержанный корабль должен быть дороже вашего ({ $own }), а этот стоит { $cost }: { $ship }.
outer_rim-no-never-traded-in = Награды за головы, экипаж и задания в зачёт не сдают: { $card }.
outer_rim-no-without-cost = То, что ничего не стоит, в зачёт не сдают: { $card }.
outer_rim-no-traded-in-already = Эта карта уже сдана в зачёт: { $card }.
outer_rim-no-buy-first = В зачёт сдают при покупке карты; сначала выберите, что покупаете.
outer_rim-no-ship-for-ship = Корабль сдают в зачёт только за другой корабль, и тогда всегда: { $ship }.
outer_rim-no-cannot-pay-rest = Осталось заплатить { $rest }, ваши кредиты — { $credits }, в зачёт ещё можно сдать на { $worth }.
outer_rim-no-players-there = На этой планете есть игрок: { $planet }.

# Активы

outer_rim-no-no-slot = Для этой карты нет свободной ячейки: { $card }. Скажите, какую карту сбросите ради неё.
outer_rim-no-one-armor = У персонажа может быть одна броня. Ради { $card } сбросьте старую: { $old }.
outer_rim-no-room-enough = Место есть, сбрасывать ничего не нужно: { $card }.
outer_rim-no-makes-no-room = Если сбросить { $old }, ячейки для этой карты всё равно не будет: { $card }.
outer_rim-no-not-at-will = Активы не сбрасывают по желанию: { $card }.
outer_rim-no-no-droid = Это не дроид из экипажа: { $card }.
outer_rim-no-not-with-another-player-here = Ни у кого из других игроков в вашей локации этого нет: { $card }.

# Сделки и передача кредитов

outer_rim-no-proposals-used = Предложения этого действия исчерпаны, их было { $count }.
outer_rim-no-traded-already = В этом действии уже была сделка с этим игроком: { $who }.
outer_rim-no-no-counter-proposal = Встречных предложений нет: примите или откажитесь.
outer_rim-no-in-the-proposal = Эта карта уже есть в предложении: { $card }.
outer_rim-no-secret-not-traded = Секреты не могут быть частью сделки.
outer_rim-no-ship-not-traded = Корабли не могут быть частью сделки: { $ship }.
outer_rim-no-not-theirs = { $who } не имеет этой карты: { $card }.
outer_rim-no-token-by-token = Кредиты добавляют жетонами по { $small }, { $middle } или { $large }.
outer_rim-no-not-so-many-credits = { $who }: можно добавить не больше { $left }.
outer_rim-no-nothing-proposed = Предложение ещё пустое.
outer_rim-no-declined-already = Такое же предложение в этом действии уже отклонено ({ $who }).
outer_rim-no-no-transfers = Вы договорились играть без передачи кредитов вне сделок.
outer_rim-no-only-the-active-player = Передачу кредитов предлагает только активный игрок.
outer_rim-no-transfers-used = Предложения передачи кредитов в этом ходу исчерпаны, их было { $count }.
outer_rim-no-nobody-has-credits = Кредитов нет ни у кого.
outer_rim-no-no-credits = { $who } не имеет кредитов.

# Встречи

outer_rim-no-must-fight = Здесь враждебный патруль, и вы должны с ним сразиться: { $factions }.
outer_rim-no-patrol-elsewhere = Этот патруль ({ $faction }) не в вашей локации, а здесь: { $space }.
outer_rim-no-out-of-reach = Слишком далеко: { $space }. Расстояние — { $distance }, а дотягиваетесь вы на { $reach }.
outer_rim-no-contact-elsewhere = { $contact } на другой планете: { $planet }.
outer_rim-no-contact-gone = Этот контакт убран из игры: { $contact }.
outer_rim-no-contact-captured = Этот контакт захвачен, его жетон лежит на карте награды за голову: { $contact }.
outer_rim-no-contact-is-crew = { $contact } теперь в экипаже ({ $who }).
outer_rim-no-contact-not-faceup = { $contact } нигде не лежит лицом вверх. Закрытые контакты выбирают по месту.
outer_rim-no-card-not-in-databank = { $contact }: карта банка данных — чьё-то задание или вне игры; без награды за голову встречи не будет.
outer_rim-no-spot-elsewhere = Это место для контакта не на вашей планете: { $spot }.
outer_rim-no-no-token = Здесь нет контакта: { $spot }.
outer_rim-no-faceup = { $contact } лежит там лицом вверх: { $spot }.
outer_rim-no-no-bounty = У вас нет награды за эту голову: { $contact }.
outer_rim-no-no-job = Это не задание: { $card }.
outer_rim-no-job-elsewhere = { $card }: выполняется на другой планете — { $planet }.
outer_rim-no-job-needs-a-player = { $card }: нужен другой игрок в вашей локации, а здесь никого нет.
outer_rim-no-nobody-wanted = { $card }: здесь нужен другой игрок, у которого где-то отрицательная репутация и который не повержен.
outer_rim-no-no-contact-as-crew = За эту карту не может быть награды, это не контакт в экипаже: { $card }.
outer_rim-no-crew-not-here = Ни у вас, ни у игроков в вашей локации нет такого члена экипажа: { $card }.
outer_rim-no-defeated = Нападать нельзя, игрок повержен: { $who }.
outer_rim-no-no-quarrel = Сейчас нельзя сразиться с этим игроком: { $who }. Игроки сражаются, только если так говорит карта.
outer_rim-no-two-tokens = Контакт не меняется местами сам с собой: { $spot }.
outer_rim-no-token-done = Каждый контакт — один раз, и этот уже был: { $spot }.
outer_rim-no-spot-taken = Здесь уже лежит контакт: { $spot }.
outer_rim-no-leftmost = Контакт занимает крайнее левое свободное место планеты: { $spot }.
outer_rim-no-not-nearest = Контакт возвращается на ближайшую планету, где есть место: { $planets }.

# Свойства и цели

outer_rim-no-not-your-ability = У вас нет этого свойства: { $ability }.
outer_rim-no-fought-crew = Это свойство члена экипажа, с которым вы сражаетесь: { $ability }.
outer_rim-no-other-side-of-character = Это свойство — на другой стороне карты персонажа: { $ability }.
outer_rim-no-other-side-of-ship = Это свойство — на другой стороне листа корабля: { $ability }.
outer_rim-no-works-by-itself = Оно действует само, его не выбирают: { $ability }.
outer_rim-no-other-moment = Для него другой момент ({ $when }): { $ability }.
outer_rim-no-used-this-turn = В этом ходу оно уже применено: { $ability }.
outer_rim-no-used-this-combat = В этом бою оно уже применено: { $ability }.
outer_rim-no-used-at-this-roll = Для этого броска оно уже применено: { $ability }.
outer_rim-no-used-at-this-entry = В этой локации оно уже испробовано: { $ability }.
outer_rim-no-condition = Условие не выполнено: { $condition }. Поэтому нельзя применить: { $ability }.
outer_rim-no-changes-nothing = Сейчас оно ничего не изменит: { $ability }.
outer_rim-no-other-window = Оно относится к другой части броска: { $ability }.
outer_rim-no-cost-of-ability = { $ability }: вам нечем заплатить — { $cost }.
outer_rim-no-nothing-to-work-on = { $ability }: сейчас не на что подействовать — { $what }.
outer_rim-no-card-without-ability = На этой карте нечего применить: { $card }.
outer_rim-no-which-ability = Свойство применяют по его названию: { $picks }.
outer_rim-no-ship-without-goal = У этого корабля нет цели: { $ship }.
outer_rim-no-ship-goal-achieved = Цель этого корабля достигнута: { $ship }.
outer_rim-no-goal-by-itself = У цели этого корабля ({ $ship }) свой момент: { $when }.
outer_rim-no-goal-condition = Для цели вашего корабля ({ $ship }) условие не выполнено: { $condition }.
outer_rim-no-goal-cost = Для цели вашего корабля ({ $ship }) нечем заплатить: { $cost }.
outer_rim-no-goal-without-target = Для цели вашего корабля ({ $ship }) сейчас не с кем это сделать: { $what }.

# Карты и кубики

outer_rim-no-way-closed = «{ $way }» можно выбрать только при условии: { $condition }.
outer_rim-no-cannot-pay = Нечем заплатить: { $cost }. Ваши кредиты: { $credits }.
outer_rim-no-mandatory = Это нужно применить: { $abilities }.
outer_rim-no-no-such-die = Кубика с такой гранью уже нет: { $face }.
outer_rim-no-worst-first = Кубики выбирают от худших; для этого уже поздно: { $face }.
outer_rim-no-so-many-dice = Столько кубиков ещё нужно перебросить: { $count }.
