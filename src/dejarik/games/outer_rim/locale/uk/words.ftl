# Що роблять карти, словами. wording.py складає ці вислови докупи; вони починаються з малої літери й не мають крапки.

outer_rim-words-nothing = нічого
outer_rim-words-then = { $first }, потім { $rest }
outer_rim-words-also = { $first }; { $rest }
outer_rim-words-and = { $first } і { $rest }
outer_rim-words-or = { $first } або { $rest }
outer_rim-words-branches = { " " }({ $all })
outer_rim-words-branch = { $when }: { $what }
outer_rim-words-branch-pass = успіх
outer_rim-words-branch-fail = провал
outer_rim-words-branch-win = перемога
outer_rim-words-branch-lose = поразка
outer_rim-words-branch-tie = нічия
outer_rim-words-branch-hit = хіт
outer_rim-words-branch-crit = крит
outer_rim-words-branch-focus = фокус
outer_rim-words-branch-blank = пусто
outer_rim-words-branch-other = будь-яка інша грань
outer_rim-words-face-hit = хіт
outer_rim-words-face-crit = крит
outer_rim-words-face-focus = фокус
outer_rim-words-face-blank = пусто
outer_rim-words-any-number = будь-скільки

outer_rim-words-credits-gain =
    { $count ->
        [one] отримай { $count } кредит
        [few] отримай { $count } кредити
        [many] отримай { $count } кредитів
       *[other] отримай { $count } кредиту
    }
outer_rim-words-credits-lose =
    { $count ->
        [one] втрать { $count } кредит
        [few] втрать { $count } кредити
        [many] втрать { $count } кредитів
       *[other] втрать { $count } кредиту
    }
outer_rim-words-fame-gain =
    { $count ->
        [one] отримай { $count } славу
       *[other] отримай { $count } слави
    }
outer_rim-words-fame-lose =
    { $count ->
        [one] втрать { $count } славу
       *[other] втрать { $count } слави
    }
outer_rim-words-rep-gain =
    { $count ->
        [one] отримай { $count } репутацію ({ $faction })
       *[other] отримай { $count } репутації ({ $faction })
    }
outer_rim-words-rep-lose =
    { $count ->
        [one] втрать { $count } репутацію ({ $faction })
       *[other] втрать { $count } репутації ({ $faction })
    }
outer_rim-words-set-rep-positive = твоя репутація стає позитивною ({ $faction })
outer_rim-words-set-rep-neutral = твоя репутація стає нейтральною ({ $faction })
outer_rim-words-set-rep-negative = твоя репутація стає негативною ({ $faction })
outer_rim-words-faction-planet = фракція цієї планети
outer_rim-words-faction-patrol-here = фракція патруля тут
outer_rim-words-faction-nearest-patrol = фракція найближчого патруля
outer_rim-words-faction-job = фракція халтурки
outer_rim-words-faction-choose = фракція на твій вибір
outer_rim-words-rep-positive = позитивна
outer_rim-words-rep-neutral = нейтральна
outer_rim-words-rep-negative = негативна
outer_rim-words-damage-character = пошкодження твого персонажа: { $count }
outer_rim-words-damage-ship = пошкодження твого корабля: { $count }
outer_rim-words-recover-character = зніми з персонажа пошкоджень: { $count }
outer_rim-words-recover-ship = зніми з корабля пошкоджень: { $count }
outer_rim-words-recover-both = зніми пошкоджень і з персонажа, і з корабля: по { $count }
outer_rim-words-recover-all-character = зніми всі пошкодження з персонажа
outer_rim-words-recover-all-ship = зніми всі пошкодження з корабля
outer_rim-words-recover-all-both = зніми всі пошкодження з персонажа й корабля
outer_rim-words-test = перевірка майстерності — { $skill }{ $branches }
outer_rim-words-contest = ти й обраний гравець проходите перевірку — { $skill }; перемагає той, хто впорався один{ $branches }
outer_rim-words-roll =
    { $count ->
        [one] кинь { $count } кубик{ $branches }
        [few] кинь { $count } кубики й розіграй кожен за його гранню{ $branches }
        [many] кинь { $count } кубиків і розіграй кожен за його гранню{ $branches }
       *[other] кинь { $count } кубика і розіграй кожен за його гранню{ $branches }
    }
outer_rim-words-roll-per = кинь по кубику за кожну карту ({ $asset }) і розіграй кожен за його гранню{ $branches }
outer_rim-words-fight-ground = наземний бій: { $enemy }, кубиків — { $dice }{ $branches }
outer_rim-words-fight-ship = космічний бій: { $enemy }, кубиків — { $dice }{ $branches }
outer_rim-words-fight-player-auto = бій, супротивник — { $who }{ $branches }
outer_rim-words-fight-player-ground = наземний бій, супротивник — { $who }{ $branches }
outer_rim-words-fight-player-ship = космічний бій, супротивник — { $who }{ $branches }
outer_rim-words-fight-patrol = вступи в бій: { $patrol }
outer_rim-words-patrol-here = патруль на твоєму терені
outer_rim-words-patrol-of = патруль ({ $faction })
outer_rim-words-if = якщо { $cond }: { $then }
outer_rim-words-otherwise = { $first }; інакше: { $other }
outer_rim-words-choose = обери одне: { $ways }
outer_rim-words-way = [{ $name }] { $what }
outer_rim-words-way-if = [{ $name }, лише якщо { $cond }] { $what }
outer_rim-words-may = якщо хочеш, { $what }
outer_rim-words-may-pay = якщо хочеш, { $cost }; тоді { $what }
outer_rim-words-or-else = { $first }; якщо ні, { $other }
outer_rim-words-mark = познач «{ $mark }»
outer_rim-words-resolve = розіграй карту банку даних № { $number }
outer_rim-words-job-complete = халтурку виконано
outer_rim-words-job-fail = халтурку не виконано
outer_rim-words-deliver = вантаж доставлено, як звичайно
outer_rim-words-extra-turn = після цього ходу зроби один додатковий
outer_rim-words-end-turn = твій хід закінчується
outer_rim-words-gain = візьми з цієї карти: { $asset }
outer_rim-words-lose-this-cargo = скинь цей вантаж
outer_rim-words-lose-owner = скинь на свій вибір: { $asset } × { $count }
outer_rim-words-lose-random = скинь навмання: { $asset } × { $count }
outer_rim-words-discard = скинь цю карту
outer_rim-words-remove = виведи цю карту з гри
outer_rim-words-buy = якщо хочеш, купи верхню карту: { $deck }
outer_rim-words-buy-less = якщо хочеш, купи верхню карту на { $discount } дешевше: { $deck }
outer_rim-words-buy-one-of = якщо хочеш, відкрий верхні карти ({ $count }) і купи одну з них: { $deck }
outer_rim-words-buy-one-of-less = якщо хочеш, відкрий верхні карти ({ $count }) і купи одну з них на { $discount } дешевше: { $deck }
outer_rim-words-cycle = прокрути колоду ({ $deck }) на карт: { $count }
outer_rim-words-move =
    { $count ->
        [one] пересунься щонайбільше на { $count } терен
        [few] пересунься щонайбільше на { $count } терени
        [many] пересунься щонайбільше на { $count } теренів
       *[other] пересунься щонайбільше на { $count } терена
    }
outer_rim-words-move-to = пересунься просто на { $where }
outer_rim-words-move-patrol = пересунь ближче до себе: { $patrol }, теренів — { $count }
outer_rim-words-move-patrol-to = постав на { $where }: { $patrol }
outer_rim-words-place-your-space = твій терен
outer_rim-words-place-an-adjacent-space = сусідній терен
outer_rim-words-place-a-planet-within-4-spaces = планету не далі ніж за 4 терени
outer_rim-words-place-any-planet-without-players = будь-яку планету без гравців
outer_rim-words-contact-peek =
    { $count ->
        [one] потай подивися { $count } контакт, що лежить долілиць, { $where }
        [few] потай подивися { $count } контакти, що лежать долілиць, { $where }
        [many] потай подивися { $count } контактів, що лежать долілиць, { $where }
       *[other] потай подивися { $count } контакту, що лежить долілиць, { $where }
    }
outer_rim-words-contact-reveal =
    { $count ->
        [one] переверни горілиць { $count } контакт { $where }
        [few] переверни горілиць { $count } контакти { $where }
        [many] переверни горілиць { $count } контактів { $where }
       *[other] переверни горілиць { $count } контакту { $where }
    }
outer_rim-words-contact-swap = поміняй місцями два контакти { $where }
outer_rim-words-contact-encounter = відкрий контакт { $where }
outer_rim-words-contact-move = пересунь контакт { $where } на вільну позначку планети
outer_rim-words-where-here = на цій планеті
outer_rim-words-where-other = на іншій планеті
outer_rim-words-where-any = на будь-яких планетах
outer_rim-words-where-within-3 = не далі ніж за 3 терени
outer_rim-words-token = поклади на цю планету жетон пошкодження
outer_rim-words-other-player = { $who }: { $what }
outer_rim-words-player-same-space = інший гравець на твоєму терені
outer_rim-words-player-same-space-negative-rep = інший гравець на твоєму терені, у якого є негативна репутація
outer_rim-words-player-same-space-more-fame = інший гравець на твоєму терені, славетніший за тебе
outer_rim-words-player-same-space-fame-at-least = інший гравець на твоєму терені, у якого не менше слави, ніж у тебе
outer_rim-words-player-most-fame = найславетніший гравець
outer_rim-words-player-nearest = найближчий інший гравець
outer_rim-words-player-chosen = обраний гравець
outer_rim-words-player-all-others = кожен інший гравець
outer_rim-words-player-any-player = гравець на твій вибір
outer_rim-words-player-same-planet-all = кожен інший гравець на цій планеті
outer_rim-words-dice-reroll-own = перекинь своїх кубиків: { $count }
outer_rim-words-dice-reroll-own-face = перекинь своїх кубиків ({ $face }): { $count }
outer_rim-words-dice-reroll-opponent = перекинь кубиків супротивника: { $count }
outer_rim-words-dice-reroll-opponent-face = перекинь кубиків супротивника ({ $face }): { $count }
outer_rim-words-dice-turn = зміни свої результати ({ $count }): { $face } → { $into }
outer_rim-words-dice-cancel = скасуй результат супротивника ({ $face }): { $count }
outer_rim-words-dice-add = додай результат ({ $face }): { $count }
outer_rim-words-dice-extra = кинь кубиків більше: +{ $count }
outer_rim-words-dice-fewer = супротивник кидає кубиків менше: −{ $count }
outer_rim-words-dice-prevent = зазнай на { $count } пошкодження менше
outer_rim-words-dice-cap = зазнай не більше ніж { $count } пошкоджень
outer_rim-words-stat-ground-combat = +{ $count } до наземного бою
outer_rim-words-stat-ship-combat = +{ $count } до космічного бою
outer_rim-words-stat-health = +{ $count } до витривалості
outer_rim-words-stat-hull = +{ $count } до броні
outer_rim-words-stat-hyperdrive = +{ $count } до гіперприводу
outer_rim-words-stat-fame = +{ $count } слави, поки це діє
outer_rim-words-skill = отримай навичку: { $skill }
outer_rim-words-skill-choice = отримай навичку на свій вибір

outer_rim-words-rule-bonus-fame = отримай ще 1 славу
outer_rim-words-rule-challengeable = будь-який інший гравець на твоєму терені може як свою зустріч вступити з тобою в космічний бій
outer_rim-words-rule-count-skill = навичка рахується ще раз: { $skill }
outer_rim-words-rule-extra-cycle = можеш прокрутити ще одну колоду
outer_rim-words-rule-flip = переверни цю карту
outer_rim-words-rule-ignore-forced-patrol = ти не мусиш битися з ворожими патрулями
outer_rim-words-rule-information-broker = обери планету без гравців і переверни горілиць усі її контакти, потім замішай цю карту в колоду
outer_rim-words-rule-keep-rep = за цю перемогу ти не втрачаєш репутації
outer_rim-words-rule-look-next-encounter = подивися 2 верхні карти колоди зустрічей, одну розіграй, другу поклади під низ
outer_rim-words-rule-market-action = виконай дію Ринок; дія Ринок у фазі дій лишається
outer_rim-words-rule-market-discount = твоя перша покупка дешевша на { $count }
outer_rim-words-rule-nearest-places-token = найближчий гравець кладе жетон кредитів на будь-яку планету; вона й буде пунктом призначення
outer_rim-words-rule-no-stop-for-patrol = ти не мусиш тут зупинятися
outer_rim-words-rule-not-defeated = невдачі немає
outer_rim-words-rule-peek-any-contact = потай подивися 1 контакт, що лежить долілиць, на будь-якій планеті
outer_rim-words-rule-redirect-patrol = він рухається до іншого гравця на твій вибір, а не до тебе
outer_rim-words-rule-remote-encounter = вступи в бій із патрулем або відкрий контакт не далі ніж за { $count } терени, ніби вони на твоєму терені
outer_rim-words-rule-ship-sheet = заміни свій корабель на цей і виведи цю карту з гри
outer_rim-words-rule-special-order = назви спорядження або обладнання й відкривай карти цієї колоди, доки не відкриєш { $count } карти цього типу; одну з них можеш купити; цю карту й решту замішай у колоду
outer_rim-words-rule-stop-mover = той гравець мусить тут зупинитися
outer_rim-words-rule-take-droid-crew = візьми 1 дроїда з екіпажу іншого гравця на твоєму терені у свій вільний слот екіпажу
outer_rim-words-rule-turn-delivery-die = можеш змінити результат кубика доставки на хіт
outer_rim-words-rule-turn-delivery-die-fc = можеш змінити фокус або крит на кубику доставки на хіт
outer_rim-words-rule-two-in-slot = ця карта може лежати в слоті вантажу або обладнання й лишає там місце для 1 вантажу
outer_rim-words-rule-used-ship = купи будь-який невикористаний корабель, дорожчий за твій; на ньому пошкоджень: { $count }; потім замішай цю карту в колоду; якщо карта того корабля ще в колоді, виведи її з гри
outer_rim-words-rule-zero-credits-for-fame = можеш замість кредитів цієї винагороди отримати ще 1 славу

outer_rim-words-asset-bounty = розшук
outer_rim-words-asset-cargo = вантаж
outer_rim-words-asset-crew = член екіпажу
outer_rim-words-asset-gear = спорядження
outer_rim-words-asset-job = халтурка
outer_rim-words-asset-mod = обладнання
outer_rim-words-asset-illegal-cargo = ПРОТИЗАКОННИЙ вантаж

outer_rim-words-cond-rep-positive = твоя репутація позитивна ({ $faction })
outer_rim-words-cond-rep-neutral = твоя репутація нейтральна ({ $faction })
outer_rim-words-cond-rep-negative = твоя репутація негативна ({ $faction })
outer_rim-words-cond-skill = у тебе є навичка { $skill }
outer_rim-words-cond-has = у тебе є щонайменше { $count } — { $asset }
outer_rim-words-cond-has-droid = у тебе є щонайменше { $count } — { $asset } (дроїд)
outer_rim-words-cond-has-illegal = у тебе є щонайменше { $count } ПРОТИЗАКОННИЙ { $asset }
outer_rim-words-cond-has-armor = у тебе є щонайменше { $count } броня
outer_rim-words-cond-has-weapon = у тебе є щонайменше { $count } зброя
outer_rim-words-cond-has-card = у тебе є { $card }
outer_rim-words-cond-credits = у тебе є щонайменше { $count } кредитів
outer_rim-words-cond-fame-most = ти найславетніший гравець
outer_rim-words-cond-fame-not-most = хтось славетніший за тебе
outer_rim-words-cond-planet = ти на планеті { $planet }
outer_rim-words-cond-space-planet = ти на планеті
outer_rim-words-cond-space-navpoint = ти на навігаційній точці
outer_rim-words-cond-space-maelstrom = ти у Вирвищі
outer_rim-words-cond-faction = ти на планеті цієї фракції ({ $faction })
outer_rim-words-cond-any-faction = у твоєї планети є фракція
outer_rim-words-cond-patrol = на твоєму терені є патруль
outer_rim-words-cond-patrol-of = на твоєму терені є патруль ({ $faction })
outer_rim-words-cond-player = на твоєму терені є інший гравець
outer_rim-words-cond-marked = позначено «{ $mark }»
outer_rim-words-cond-not-marked = не позначено «{ $mark }»
outer_rim-words-cond-droid = твій персонаж — дроїд
outer_rim-words-cond-not-droid = твій персонаж — не дроїд
outer_rim-words-cond-character = твій персонаж — { $who }
outer_rim-words-cond-ship-cost = твій корабель коштує щонайменше { $count }
outer_rim-words-cond-combined-cost = разом коштують щонайменше { $count }: { $assets }
outer_rim-words-cond-opponent-fame = той гравець славетніший за тебе
outer_rim-words-cond-counter-bounty-rewards-gained = отримано винагород за розшук: { $count }
outer_rim-words-cond-counter-jobs-completed = виконано халтурок: { $count }
outer_rim-words-cond-counter-combats-won = виграно боїв: { $count }
outer_rim-words-cond-counter-illegal-cargo-delivered = доставлено ПРОТИЗАКОННИХ вантажів: { $count }
outer_rim-words-cond-counter-sabotaged-imperial-planets = твої жетони пошкоджень лежать на планетах Імперії: { $count }
outer_rim-words-cond-counter-patrols-beaten-with-this-ship = із цим кораблем переможено патрулів: { $count }
outer_rim-words-cond-patrol-reward = його винагорода — слава
outer_rim-words-cond-positive = у тебе від { $least } до { $most } позитивних репутацій
outer_rim-words-cond-positive-exactly = позитивних репутацій у тебе рівно { $least }
outer_rim-words-cond-fighting-as-attacker = ти нападник
outer_rim-words-cond-fighting-ground = це наземний бій
outer_rim-words-cond-fighting-ship = це космічний бій
outer_rim-words-cond-test = перевіряється { $skill }
outer_rim-words-cond-not = неправда, що { $cond }

outer_rim-words-ability = { $when }: { $what }
outer_rim-words-when-if = { $when }, якщо { $cond }
outer_rim-words-if-passed = { $first }. Якщо перевірку пройдено: { $what }
outer_rim-words-limit-once-per-turn = { $when } (раз за хід)
outer_rim-words-limit-once-per-combat = { $when } (раз за бій)
outer_rim-words-per-job-owned = { $when } (за кожну свою халтурку)
outer_rim-words-optional = { $when } (за бажанням)
outer_rim-words-when-action = Дія
outer_rim-words-when-after-eliminate = Після того як ти ліквідуєш утікача
outer_rim-words-when-after-ground-win = Після перемоги в наземному бою
outer_rim-words-when-after-lose = Після поразки в бою
outer_rim-words-when-after-roll = Після будь-якого свого кидка кубиків
outer_rim-words-when-after-win = Після перемоги в бою
outer_rim-words-when-any-combat = Під час бою
outer_rim-words-when-any-time = Будь-коли у свій хід
outer_rim-words-when-before-test = Перед перевіркою майстерності
outer_rim-words-when-bounty-combat = Під час бою за розшук
outer_rim-words-when-bounty-reward = Коли отримуєш винагороду за розшук
outer_rim-words-when-complete-job = Коли виконуєш халтурку
outer_rim-words-when-deliver-bounty = Коли доставляєш захопленого втікача
outer_rim-words-when-deliver-cargo = Коли доставляєш вантаж
outer_rim-words-when-deliver-illegal = Коли доставляєш ПРОТИЗАКОННИЙ вантаж
outer_rim-words-when-deliver-roll = Коли кидаєш кубик, доставляючи ПРОТИЗАКОННИЙ вантаж
outer_rim-words-when-encounter = Зустріч
outer_rim-words-when-encounter-step = У фазу зустрічей
outer_rim-words-when-enter-patrol-space = Коли входиш на терен із патрулем
outer_rim-words-when-gain-crew = Коли отримуєш члена екіпажу
outer_rim-words-when-ground-combat = Під час наземного бою
outer_rim-words-when-ground-combat-start = На початку наземного бою
outer_rim-words-when-lose-ship-combat = Коли програєш космічний бій
outer_rim-words-when-market = Під час дії Ринок
outer_rim-words-when-on-buy = Коли купуєш це
outer_rim-words-when-on-defeat = Коли тебе спіткала невдача
outer_rim-words-when-passive = Завжди
outer_rim-words-when-patrol-moves-action = Коли у твою фазу дій має рухатися патруль не далі ніж за 3 терени від тебе
outer_rim-words-when-planning = Планування
outer_rim-words-when-player-enters = Коли інший гравець входить на твій терен
outer_rim-words-when-recover-ship = Коли знімаєш пошкодження з корабля
outer_rim-words-when-ship-combat = Під час космічного бою
outer_rim-words-when-ship-combat-start = На початку космічного бою
outer_rim-words-when-test-or-combat = Під час бою або перевірки майстерності
outer_rim-words-when-win-patrol = Коли перемагаєш патруль
outer_rim-words-when-would-be-defeated = Коли тебе мала б спіткати невдача
outer_rim-words-when-would-be-defeated-ship = Коли в космічному бою тебе мала б спіткати невдача

outer_rim-words-strength-ground = наземний бій { $dice }
outer_rim-words-strength-ship = космічний бій { $dice }
outer_rim-words-bounty = утікач — { $contact }: { $strength }
outer_rim-words-bounty-eliminate = ліквідовано: { $what }
outer_rim-words-bounty-capture = захоплено й доставлено ({ $where }): { $what }
outer_rim-words-bounty-also = в обох випадках { $what }
outer_rim-words-cargo = доставити ({ $where }): { $what }
outer_rim-words-cargo-illegal = ПРОТИЗАКОННО: щоб доставити, кинь кубик; хіт — доставлено, інакше розіграй карту банку даних № 1
outer_rim-words-destination-space-of-another-player = терен іншого гравця, якого ти обираєш
outer_rim-words-destination-space-of-wanted-player = терен іншого гравця з негативною репутацією, якого ти обираєш
outer_rim-words-destination-planet-with-credit-token = планета з жетоном кредитів цієї карти
outer_rim-words-job = зустріч ({ $where }): { $what }
outer_rim-words-job-reward = винагорода: { $what }
outer_rim-words-crew = навички: { $skills }
outer_rim-words-droid = дроїд
outer_rim-words-one-armor = лише одна броня на персонажа
outer_rim-words-event = { $what }
outer_rim-words-ship-card = корабель: { $ship }
outer_rim-words-secret = Тримай цю карту долілиць; використавши, скинь
outer_rim-words-case = { $faction }, репутація { $reputation }: { $what }

outer_rim-words-ai-recover-defeated = якщо спіткала невдача, зняти всі пошкодження
outer_rim-words-ai-recover-damaged = якщо є пошкодження, зняти їх усі
outer_rim-words-ai-move = рухатися до найближчого жетона мети
outer_rim-words-ai-deliver = доставити кожен вантаж для цієї планети
outer_rim-words-ai-penalty = за кожен ПРОТИЗАКОННИЙ: { $what }
outer_rim-words-ai-buy = купити з колоди ({ $deck })
outer_rim-words-ai-buy-or = купити з колоди ({ $deck }) або, якщо слоти для неї зайняті, з іншої ({ $other })
outer_rim-words-ai-goal = покласти жетон мети на пункт призначення
outer_rim-words-ai-fight = вступити в бій із ворожим патрулем на цьому терені
outer_rim-words-ai-job = виконати халтурку, пункт призначення якої тут
outer_rim-words-ai-contact = перевернути горілиць тутешній контакт найнижчого ґатунку
outer_rim-words-ai-contact-crew = перевернути горілиць тутешній контакт найнижчого ґатунку й узяти його в екіпаж
outer_rim-words-ai-cycle = прокрутити колоди: { $decks }
outer_rim-words-ai-shuffle = замішати цю карту в колоду Штінту
