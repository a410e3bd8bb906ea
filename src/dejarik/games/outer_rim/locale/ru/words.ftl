# Что делают карты, словами. wording.py складывает эти обороты; они начинаются с малой буквы и не имеют точки.

outer_rim-words-nothing = ничего
outer_rim-words-then = { $first }, затем { $rest }
outer_rim-words-also = { $first }; { $rest }
outer_rim-words-and = { $first } и { $rest }
outer_rim-words-or = { $first } или { $rest }
outer_rim-words-branches = { " " }({ $all })
outer_rim-words-branch = { $when }: { $what }
outer_rim-words-branch-pass = успех
outer_rim-words-branch-fail = провал
outer_rim-words-branch-win = победа
outer_rim-words-branch-lose = проигрыш
outer_rim-words-branch-tie = ничья
outer_rim-words-branch-hit = попадание
outer_rim-words-branch-crit = крит
outer_rim-words-branch-focus = фокус
outer_rim-words-branch-blank = пусто
outer_rim-words-branch-other = любая другая грань
outer_rim-words-face-hit = попадание
outer_rim-words-face-crit = крит
outer_rim-words-face-focus = фокус
outer_rim-words-face-blank = пусто
outer_rim-words-any-number = сколько угодно
outer_rim-words-credits-gain =
    получи { $count ->
        [one] { $count } кредит
        [few] { $count } кредита
       *[other] { $count } кредитов
    }
outer_rim-words-credits-lose =
    потеряй { $count ->
        [one] { $count } кредит
        [few] { $count } кредита
       *[other] { $count } кредитов
    }
outer_rim-words-fame-gain = получи { $count } славы
outer_rim-words-fame-lose = потеряй { $count } славы
outer_rim-words-rep-gain = получи { $count } репутации ({ $faction })
outer_rim-words-rep-lose = потеряй { $count } репутации ({ $faction })
outer_rim-words-set-rep-positive = твоя репутация становится положительной ({ $faction })
outer_rim-words-set-rep-neutral = твоя репутация становится нейтральной ({ $faction })
outer_rim-words-set-rep-negative = твоя репутация становится отрицательной ({ $faction })
outer_rim-words-faction-planet = фракция этой планеты
outer_rim-words-faction-patrol-here = фракция патруля в этой локации
outer_rim-words-faction-nearest-patrol = фракция ближайшего патруля
outer_rim-words-faction-job = фракция работы
outer_rim-words-faction-choose = фракция на твой выбор
outer_rim-words-rep-positive = положительная
outer_rim-words-rep-neutral = нейтральная
outer_rim-words-rep-negative = отрицательная
outer_rim-words-damage-character = урон твоему персонажу: { $count }
outer_rim-words-damage-ship = урон твоему кораблю: { $count }
outer_rim-words-recover-character = сними урон с персонажа: { $count }
outer_rim-words-recover-ship = сними урон с корабля: { $count }
outer_rim-words-recover-both = сними урон и с персонажа, и с корабля: по { $count }
outer_rim-words-recover-all-character = сними весь урон с персонажа
outer_rim-words-recover-all-ship = сними весь урон с корабля
outer_rim-words-recover-all-both = сними весь урон с персонажа и корабля
outer_rim-words-test = проверка навыка — { $skill }{ $branches }
outer_rim-words-contest = ты и выбранный игрок проходите проверку — { $skill }; побеждает тот, кому одному она удалась{ $branches }
outer_rim-words-roll =
    { $count ->
        [one] брось { $count } кубик{ $branches }
        [few] брось { $count } кубика и разыграй каждый по его грани{ $branches }
       *[other] брось { $count } кубиков и разыграй каждый по его грани{ $branches }
    }
outer_rim-words-roll-per = брось по кубику за каждую карту ({ $asset }) и разыграй каждый по его грани{ $branches }
outer_rim-words-fight-ground = наземный бой: { $enemy }, кубиков — { $dice }{ $branches }
outer_rim-words-fight-ship = космический бой: { $enemy }, кубиков — { $dice }{ $branches }
outer_rim-words-fight-player-auto = бой, противник — { $who }{ $branches }
outer_rim-words-fight-player-ground = наземный бой, противник — { $who }{ $branches }
outer_rim-words-fight-player-ship = космический бой, противник — { $who }{ $branches }
outer_rim-words-fight-patrol = вступи в бой: { $patrol }
outer_rim-words-patrol-here = патруль в твоей локации
outer_rim-words-patrol-of = патруль ({ $faction })
outer_rim-words-if = если { $cond }: { $then }
outer_rim-words-otherwise = { $first }; иначе: { $other }
outer_rim-words-choose = выбери одно: { $ways }
outer_rim-words-way = [{ $name }] { $what }
outer_rim-words-way-if = [{ $name }, только если { $cond }] { $what }
outer_rim-words-may = если хочешь, { $what }
outer_rim-words-may-pay = если хочешь, { $cost }; тогда { $what }
outer_rim-words-or-else = { $first }; если нет, { $other }
outer_rim-words-mark = отметь «{ $mark }»
outer_rim-words-resolve = разыграй карту банка данных № { $number }
outer_rim-words-job-complete = работа выполнена
outer_rim-words-job-fail = работа провалена
outer_rim-words-deliver = груз доставлен как обычно
outer_rim-words-extra-turn = после этого хода сделай ещё один
outer_rim-words-end-turn = твой ход заканчивается
outer_rim-words-gain = возьми с этой карты: { $asset }
outer_rim-words-lose-this-cargo = сбрось этот груз
outer_rim-words-lose-owner = сбрось на свой выбор: { $asset } × { $count }
outer_rim-words-lose-random = сбрось наугад: { $asset } × { $count }
outer_rim-words-discard = сбрось эту карту
outer_rim-words-remove = удали эту карту из игры
outer_rim-words-buy =
    { $discount ->
        [0] если хочешь, купи верхнюю карту: { $deck }
       *[other] если хочешь, купи верхнюю карту на { $discount } дешевле: { $deck }
    }
outer_rim-words-buy-one-of =
    { $discount ->
        [0] если хочешь, открой верхние карты ({ $count }) и купи одну из них: { $deck }
       *[other] если хочешь, открой верхние карты ({ $count }) и купи одну из них на { $discount } дешевле: { $deck }
    }
outer_rim-words-cycle = прокрути карты колоды: { $count } ({ $deck })
outer_rim-words-move =
    { $count ->
        [one] переместись не более чем на { $count } локацию
        [few] переместись не более чем на { $count } локации
       *[other] переместись не более чем на { $count } локаций
    }
outer_rim-words-move-to = переместись сразу: { $where }
outer_rim-words-move-patrol = передвинь к себе: { $patrol }, локаций — { $count }
outer_rim-words-move-patrol-to = переставь сразу: { $patrol } — { $where }
outer_rim-words-place-your-space = твоя локация
outer_rim-words-place-an-adjacent-space = соседняя локация
outer_rim-words-place-a-planet-within-4-spaces = планета не дальше 4 локаций
outer_rim-words-place-any-planet-without-players = любая планета без игроков
outer_rim-words-contact-peek = тайно посмотри закрытые контакты { $where }: { $count }
outer_rim-words-contact-reveal = открой закрытые контакты { $where }: { $count }
outer_rim-words-contact-swap = поменяй местами два контакта { $where }
outer_rim-words-contact-encounter = встреться с контактом { $where }
outer_rim-words-contact-move = передвинь контакт { $where } на свободное место для контакта на планете
outer_rim-words-where-here = на этой планете
outer_rim-words-where-other = на другой планете
outer_rim-words-where-any = на любых планетах
outer_rim-words-where-within-3 = не дальше 3 локаций
outer_rim-words-token = положи на эту планету жетон урона
outer_rim-words-other-player = { $who }: { $what }
outer_rim-words-player-same-space = другой игрок в твоей локации
outer_rim-words-player-same-space-negative-rep = другой игрок в твоей локации с отрицательной репутацией хотя бы у одной фракции
outer_rim-words-player-same-space-more-fame = другой игрок в твоей локации, у которого больше славы
outer_rim-words-player-same-space-fame-at-least = другой игрок в твоей локации, у которого не меньше славы
outer_rim-words-player-most-fame = самый знаменитый игрок
outer_rim-words-player-nearest = ближайший другой игрок
outer_rim-words-player-chosen = выбранный игрок
outer_rim-words-player-all-others = каждый другой игрок
outer_rim-words-player-any-player = любой игрок
outer_rim-words-player-same-planet-all = каждый другой игрок на этой планете
outer_rim-words-dice-reroll-own = перебрось свои кубики: { $count }
outer_rim-words-dice-reroll-own-face = перебрось свои кубики ({ $face }): { $count }
outer_rim-words-dice-reroll-opponent = перебрось кубики противника: { $count }
outer_rim-words-dice-reroll-opponent-face = перебрось кубики противника ({ $face }): { $count }
outer_rim-words-dice-turn =
    { $count ->
        [one] измени { $count } свой результат: { $face } → { $into }
       *[other] измени до { $count } своих результатов: { $face } → { $into }
    }
outer_rim-words-dice-cancel = отмени результат противника ({ $face }): { $count }
outer_rim-words-dice-add = добавь результат ({ $face }): { $count }
outer_rim-words-dice-extra = брось больше кубиков: +{ $count }
outer_rim-words-dice-fewer = противник бросает меньше кубиков: −{ $count }
outer_rim-words-dice-prevent = получи на { $count } урона меньше
outer_rim-words-dice-cap = получи не больше { $count } урона
outer_rim-words-stat-ground-combat = +{ $count } к наземному бою
outer_rim-words-stat-ship-combat = +{ $count } к космическому бою
outer_rim-words-stat-health = +{ $count } к здоровью
outer_rim-words-stat-hull = +{ $count } к прочности
outer_rim-words-stat-hyperdrive = +{ $count } к гипердвигателю
outer_rim-words-stat-fame = +{ $count } славы, пока это действует
outer_rim-words-skill = получи навык: { $skill }
outer_rim-words-skill-choice = получи любой навык
outer_rim-words-rule-bonus-fame = получи ещё 1 славу
outer_rim-words-rule-challengeable = любой другой игрок в твоей локации может в качестве встречи вступить с тобой в космический бой
outer_rim-words-rule-count-skill = навык считается ещё раз: { $skill }
outer_rim-words-rule-extra-cycle = можешь прокрутить ещё одну колоду
outer_rim-words-rule-flip = переверни эту карту
outer_rim-words-rule-ignore-forced-patrol = ты не обязан сражаться с враждебными патрулями
outer_rim-words-rule-information-broker = выбери планету без игроков и открой все её контакты, затем замешай эту карту в колоду
outer_rim-words-rule-keep-rep = за эту победу ты не теряешь репутацию
outer_rim-words-rule-look-next-encounter = посмотри 2 верхние карты колоды встреч, одну разыграй, другую положи вниз
outer_rim-words-rule-market-action = выполни действие «Рынок»; «Рынок» фазы действий остаётся
outer_rim-words-rule-market-discount = твоя первая покупка дешевле на { $count }
outer_rim-words-rule-nearest-places-token = ближайший игрок кладёт жетон кредитов на любую планету; она и будет пунктом назначения
outer_rim-words-rule-no-stop-for-patrol = ты не обязан здесь останавливаться
outer_rim-words-rule-not-defeated = ты не повержен
outer_rim-words-rule-peek-any-contact = тайно посмотри 1 закрытый контакт на любой планете
outer_rim-words-rule-redirect-patrol = он движется не к тебе, а к другому игроку на твой выбор
outer_rim-words-rule-remote-encounter = вступи в бой с патрулём или встреться с контактом не дальше { $count } локаций, как будто они в твоей локации
outer_rim-words-rule-ship-sheet = замени свой корабль этим и удали эту карту из игры
outer_rim-words-rule-special-order = назови снаряжение или модификации и открывай карты этой колоды, пока не откроешь { $count } таких; одну из них можешь купить; эту карту и остальные замешай в колоду
outer_rim-words-rule-stop-mover = этот игрок обязан здесь остановиться
outer_rim-words-rule-take-droid-crew = возьми 1 дроида из экипажа другого игрока в твоей локации в свободную ячейку экипажа
outer_rim-words-rule-turn-delivery-die = можешь превратить результат кубика доставки в попадание
outer_rim-words-rule-turn-delivery-die-fc = можешь превратить фокус или крит на кубике доставки в попадание
outer_rim-words-rule-two-in-slot = эта карта может лежать в ячейке груза или модификации и оставляет там место для 1 груза
outer_rim-words-rule-used-ship = купи любой неиспользуемый корабль дороже твоего, с уроном: { $count }, затем замешай эту карту в колоду; если карта этого корабля ещё в колоде, удали её из игры
outer_rim-words-rule-zero-credits-for-fame = можешь вместо кредитов этого вознаграждения получить ещё 1 славу
outer_rim-words-asset-bounty = награда за голову
outer_rim-words-asset-cargo = груз
outer_rim-words-asset-crew = член экипажа
outer_rim-words-asset-gear = снаряжение
outer_rim-words-asset-job = работа
outer_rim-words-asset-mod = модификация
outer_rim-words-asset-illegal-cargo = НЕЗАКОННЫЙ груз
outer_rim-words-cond-rep-positive = твоя репутация положительная ({ $faction })
outer_rim-words-cond-rep-neutral = твоя репутация нейтральная ({ $faction })
outer_rim-words-cond-rep-negative = твоя репутация отрицательная ({ $faction })
outer_rim-words-cond-skill = у тебя есть навык «{ $skill }»
outer_rim-words-cond-has = у тебя есть не меньше { $count } — { $asset }
outer_rim-words-cond-has-droid = у тебя есть не меньше { $count } — { $asset } (дроид)
outer_rim-words-cond-has-illegal = у тебя есть не меньше { $count } — НЕЗАКОННЫЙ { $asset }
outer_rim-words-cond-has-armor = у тебя есть не меньше { $count } — броня
outer_rim-words-cond-has-weapon = у тебя есть не меньше { $count } — оружие
outer_rim-words-cond-has-card = у тебя есть { $card }
outer_rim-words-cond-credits = у тебя есть не меньше { $count } кредитов
outer_rim-words-cond-fame-most = ты самый знаменитый игрок
outer_rim-words-cond-fame-not-most = кто-то знаменитее тебя
outer_rim-words-cond-planet = ты на планете { $planet }
outer_rim-words-cond-space-planet = ты на планете
outer_rim-words-cond-space-navpoint = ты в навигационной точке
outer_rim-words-cond-space-maelstrom = ты в Водовороте
outer_rim-words-cond-faction = ты на планете этой фракции ({ $faction })
outer_rim-words-cond-any-faction = у твоей планеты есть фракция
outer_rim-words-cond-patrol = в твоей локации есть патруль
outer_rim-words-cond-patrol-of = в твоей локации есть патруль ({ $faction })
outer_rim-words-cond-player = в твоей локации есть другой игрок
outer_rim-words-cond-marked = отмечено «{ $mark }»
outer_rim-words-cond-not-marked = не отмечено «{ $mark }»
outer_rim-words-cond-droid = твой персонаж — дроид
outer_rim-words-cond-not-droid = твой персонаж — не дроид
outer_rim-words-cond-character = твой персонаж — { $who }
outer_rim-words-cond-ship-cost = твой корабль стоит не меньше { $count }
outer_rim-words-cond-combined-cost = вместе стоят не меньше { $count }: { $assets }
outer_rim-words-cond-opponent-fame = тот игрок знаменитее тебя
outer_rim-words-cond-counter-bounty-rewards-gained = получено вознаграждений за головы: { $count }
outer_rim-words-cond-counter-jobs-completed = выполнено работ: { $count }
outer_rim-words-cond-counter-combats-won = выиграно боёв: { $count }
outer_rim-words-cond-counter-illegal-cargo-delivered = доставлено НЕЗАКОННЫХ грузов: { $count }
outer_rim-words-cond-counter-sabotaged-imperial-planets = твои жетоны урона лежат на планетах Империи: { $count }
outer_rim-words-cond-counter-patrols-beaten-with-this-ship = на этом корабле побеждено патрулей: { $count }
outer_rim-words-cond-patrol-reward = его вознаграждение — слава
outer_rim-words-cond-positive =
    { $least ->
        [4] у тебя 4 положительные репутации
       *[other] у тебя от { $least } до { $most } положительных репутаций
    }
outer_rim-words-cond-fighting-as-attacker = ты нападающий
outer_rim-words-cond-fighting-ground = это наземный бой
outer_rim-words-cond-fighting-ship = это космический бой
outer_rim-words-cond-test = проверяется навык «{ $skill }»
outer_rim-words-cond-not = неверно, что { $cond }
outer_rim-words-ability = { $when }: { $what }
outer_rim-words-when-if = { $when }, если { $cond }
outer_rim-words-if-passed = { $first }. Если проверка пройдена: { $what }
outer_rim-words-limit-once-per-turn = { $when } (раз за ход)
outer_rim-words-limit-once-per-combat = { $when } (раз за бой)
outer_rim-words-per-job-owned = { $when } (за каждую твою работу)
outer_rim-words-optional = { $when } (по желанию)
outer_rim-words-when-action = Действие
outer_rim-words-when-after-eliminate = После устранения добычи
outer_rim-words-when-after-ground-win = После победы в наземном бою
outer_rim-words-when-after-lose = После проигрыша в бою
outer_rim-words-when-after-roll = После любого своего броска кубиков
outer_rim-words-when-after-win = После победы в бою
outer_rim-words-when-any-combat = Во время боя
outer_rim-words-when-any-time = В любой момент своего хода
outer_rim-words-when-before-test = Перед проверкой навыка
outer_rim-words-when-bounty-combat = Во время боя за голову
outer_rim-words-when-bounty-reward = Когда получаешь вознаграждение за голову
outer_rim-words-when-complete-job = Когда выполняешь работу
outer_rim-words-when-deliver-bounty = Когда доставляешь захваченную добычу
outer_rim-words-when-deliver-cargo = Когда доставляешь груз
outer_rim-words-when-deliver-illegal = Когда доставляешь НЕЗАКОННЫЙ груз
outer_rim-words-when-deliver-roll = Когда бросаешь кубик, доставляя НЕЗАКОННЫЙ груз
outer_rim-words-when-encounter = Встреча
outer_rim-words-when-encounter-step = В фазу встречи
outer_rim-words-when-enter-patrol-space = Когда входишь в локацию с патрулём
outer_rim-words-when-gain-crew = Когда получаешь члена экипажа
outer_rim-words-when-ground-combat = Во время наземного боя
outer_rim-words-when-ground-combat-start = В начале наземного боя
outer_rim-words-when-lose-ship-combat = Когда проигрываешь космический бой
outer_rim-words-when-market = Во время действия «Рынок»
outer_rim-words-when-on-buy = Когда покупаешь это
outer_rim-words-when-on-defeat = Когда ты повержен
outer_rim-words-when-passive = Всегда
outer_rim-words-when-patrol-moves-action = Когда в твою фазу действий должен двинуться патруль не дальше 3 локаций от тебя
outer_rim-words-when-planning = Планирование
outer_rim-words-when-player-enters = Когда другой игрок входит в твою локацию
outer_rim-words-when-recover-ship = Когда снимаешь урон с корабля
outer_rim-words-when-ship-combat = Во время космического боя
outer_rim-words-when-ship-combat-start = В начале космического боя
outer_rim-words-when-test-or-combat = Во время боя или проверки навыка
outer_rim-words-when-win-patrol = Когда побеждаешь патруль
outer_rim-words-when-would-be-defeated = Когда ты должен быть повержен
outer_rim-words-when-would-be-defeated-ship = Когда ты должен быть повержен в космическом бою
outer_rim-words-strength-ground = наземный бой { $dice }
outer_rim-words-strength-ship = космический бой { $dice }
outer_rim-words-bounty = добыча — { $contact }: { $strength }
outer_rim-words-bounty-eliminate = устранение: { $what }
outer_rim-words-bounty-capture = захват и доставка ({ $where }): { $what }
outer_rim-words-bounty-also = в обоих случаях { $what }
outer_rim-words-cargo = доставка ({ $where }): { $what }
outer_rim-words-cargo-illegal = НЕЗАКОННО: чтобы доставить, брось кубик; попадание — доставлено, иначе разыграй карту банка данных № 1
outer_rim-words-destination-space-of-another-player = локация другого игрока, которого ты выбираешь
outer_rim-words-destination-space-of-wanted-player = локация другого игрока с отрицательной репутацией, которого ты выбираешь
outer_rim-words-destination-planet-with-credit-token = планета с жетоном кредитов этой карты
outer_rim-words-job = встреча ({ $where }): { $what }
outer_rim-words-job-reward = вознаграждение: { $what }
outer_rim-words-crew = навыки: { $skills }
outer_rim-words-droid = дроид
outer_rim-words-one-armor = только одна броня на персонажа
outer_rim-words-event = { $what }
outer_rim-words-ship-card = корабль: { $ship }
outer_rim-words-secret = Держи эту карту закрытой; использовав, сбрось
outer_rim-words-case = { $faction }, репутация { $reputation }: { $what }

outer_rim-words-ai-recover-defeated = если повержен, снять весь урон
outer_rim-words-ai-recover-damaged = если есть урон, снять весь
outer_rim-words-ai-move = двигаться к ближайшему жетону цели
outer_rim-words-ai-deliver = доставить каждый груз для этой планеты
outer_rim-words-ai-penalty = за каждый НЕЗАКОННЫЙ: { $what }
outer_rim-words-ai-buy = купить из колоды ({ $deck })
outer_rim-words-ai-buy-or = купить из колоды ({ $deck }), а если ячейки для неё заняты, из другой ({ $other })
outer_rim-words-ai-goal = положить жетон цели в пункте назначения
outer_rim-words-ai-fight = вступить в бой с враждебным патрулём в этой локации
outer_rim-words-ai-job = выполнить работу, пункт назначения которой здесь
outer_rim-words-ai-contact = открыть здешний закрытый контакт низшего класса
outer_rim-words-ai-contact-crew = открыть здешний закрытый контакт низшего класса и взять его в экипаж
outer_rim-words-ai-cycle = прокрутить колоды: { $decks }
outer_rim-words-ai-shuffle = замешать эту карту в колоду ИИ
