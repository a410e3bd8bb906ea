# Чому вибір неможливий.

outer_rim-step-planning = фаза планування
outer_rim-step-action = фаза дій
outer_rim-step-encounter = фаза зустрічей

outer_rim-no-over = Гру закінчено.
outer_rim-no-not-your-turn = Зараз вирішує { $player }.
outer_rim-no-not-now = Не зараз. { $prompt }
outer_rim-no-unclear = Такого вибору тут немає: «{ $pick }».
outer_rim-no-called-so = Тут це пишеться так: «{ $pick }».
outer_rim-no-only-these = Вибирати можна лише з цього: { $things }.
outer_rim-no-must-choose = Відмовитися не можна. { $prompt }
outer_rim-no-first = Спершу «{ $pick }»; решта — наступним кроком.
outer_rim-no-ability = Властивості «{ $text }» немає.
outer_rim-no-card = Карти «{ $text }» немає.
outer_rim-no-character = Персонажа «{ $text }» немає.
outer_rim-no-contact = Контакту «{ $text }» немає.
outer_rim-no-contact-space = Позначки для контактів «{ $text }» немає.
outer_rim-no-deck = Колоди ринку «{ $text }» немає.
outer_rim-no-face = На кубику немає грані «{ $text }».
outer_rim-no-faction = Фракції «{ $text }» немає.
outer_rim-no-ship = Корабля «{ $text }» немає.
outer_rim-no-skill = Навички «{ $text }» немає.
outer_rim-no-space = Терену «{ $text }» немає.
outer_rim-no-way = Жодна карта не пропонує «{ $text }».
outer_rim-no-not-yours = Серед ваших активів немає цієї карти: { $card }.
outer_rim-no-not-in-game = Цим персонажем ніхто не грає: { $who }.
outer_rim-no-not-in-your-space = { $who } не у вашому терені, а тут: { $space }.
outer_rim-no-yourself = Це ви.

# Підготовка до гри

outer_rim-no-character-taken = Цей персонаж уже зайнятий ({ $player }): { $who }.
outer_rim-no-not-for-the-opponent = Штінту потрібен персонаж, що починає з карти банку даних № 91 або № 92, а це не такий: { $who }.

# Фази й рух

outer_rim-no-later-step = Для цього буде окрема фаза пізніше: { $step }.
outer_rim-no-step-over = Для цього була окрема фаза, і в цьому ході вона вже минула: { $step }.
outer_rim-no-planned-already = У фазі планування вибирають щось одне, і ви його вже вибрали.
outer_rim-no-encountered-already = У кожному ході лише одна зустріч, і вона вже відбулася.
outer_rim-no-must-recover = Вас спіткала невдача: у фазі планування мусите зняти пошкодження.
outer_rim-no-plan-something = Виберіть щось одне. Щоб не робити нічого, виберіть рух і одразу зупиніться.
outer_rim-no-must-encounter = Мусите вибрати одну зустріч; карту зустрічей можна відкрити завжди.
outer_rim-no-move-first = Спершу «move»; потім рухаєшся терен за тереном.
outer_rim-no-there-already = Ви вже тут: { $space }. Щоб не рухатися далі, зупиніться.
outer_rim-no-too-far = Задалеко: { $space }. Відстань — { $distance }, а руху у вас залишилося { $left }.
outer_rim-no-not-adjacent = Рухаються терен за тереном, а ці два не сусідні: { $here }, { $space }. Відстань — { $distance }.
outer_rim-no-maelstrom-stops = Хто входить у Вирвище, мусить там зупинитися.
outer_rim-no-patrol-stops = Хто входить у терен із патрулем, мусить зупинитися, якщо репутація не позитивна. Тут вас зупиняє патруль: { $factions }.
outer_rim-no-patrol-not-adjacent = Цей терен не сусідній із патрулем: { $space }.

# Дії

outer_rim-no-action-done = Кожну дію можна виконати раз за фазу дій, і цю вже виконано: { $action }.
outer_rim-no-market-on-planets = Ринок є лише на планетах.
outer_rim-no-nobody-here = У вашому терені немає інших гравців.
outer_rim-no-opponent-agrees-to-nothing = Штінт не погоджується ні на угоди, ні на передачу кредитів.
outer_rim-no-nothing-to-deliver = У вас немає ні вантажу, ні захопленого втікача, яких можна було б доставити.
outer_rim-no-destinations-elsewhere = Сюди вам нічого доставляти, лише туди: { $planets }.
outer_rim-no-deliver-later = У фазі зустрічей нічого не доставляють; це чекає на фазу дій: { $card }.
outer_rim-no-no-destination = Цей вантаж не має пункту призначення: { $card }.
outer_rim-no-wrong-destination = Це треба доставити на іншу планету ({ $planet }): { $card }.
outer_rim-no-tried-already = За одну доставку кожну карту пробують раз, і цю вже пробували: { $card }.
outer_rim-no-no-captured-mark = Цього втікача не захоплено, на вашому розшуку його немає: { $contact }.
outer_rim-no-never-delivered = Доставляють лише вантаж і захоплених утікачів, а не це: { $card }.

# Ринок

outer_rim-no-cycled-already = Друга колода має бути інша, цю вже прокручено: { $deck }.
outer_rim-no-deck-empty = Тут нічого не залишилося: { $deck }.
outer_rim-no-cycling-is-over = Колоди прокручують перед купівлею; тепер купують карту або жодної.
outer_rim-no-cycle-before = Перед купівлею виберіть колоду, яку прокрутите, або «cycle nothing».
outer_rim-no-not-for-sale = Це не карта ринку: { $card }.
outer_rim-no-not-on-top = Купити можна лише верхню карту колоди ({ $deck }), а це не вона: { $card }.
outer_rim-no-not-at-destination = Цей вантаж не можна купити на планеті, куди його треба доставити ({ $planet }): { $card }.
outer_rim-no-not-bought-here = Цю карту тут ({ $planet }) купити не можна: { $card }.
outer_rim-no-too-expensive = Задорого: { $card }. Ціна — { $price }, ваші кредити — { $credits }, на обмін маєте на { $worth }.
outer_rim-no-too-expensive-at-a-discount = Задорого: { $card }. Зі знижкою { $discount } ціна — { $price }, ваші кредити — { $credits }, на обмін маєте на { $worth }.
outer_rim-no-ship-too-expensive = Задорого: { $card }. За старий корабель зараховують { $old }, решта — { $price }, ваші кредити — { $credits }, на обмін маєте на { $worth }.
outer_rim-no-no-better-ship = Немає вільного корабля, дорожчого за ваш ({ $cost }).
outer_rim-no-starting-ship = Стартові кораблі не продаються: { $ship }.
outer_rim-no-ship-in-use = Цей корабель уже в когось є: { $ship }.
outer_rim-no-no-better-than-yours = Уживаний корабель має бути дорожчий за ваш ({ $own }), а цей коштує { $cost }: { $ship }.
outer_rim-no-never-traded-in = Розшук, екіпаж і халтурки ніколи не віддають на обмін: { $card }.
outer_rim-no-without-cost = Що не має вартості, того не віддають на обмін: { $card }.
outer_rim-no-traded-in-already = Цю карту вже віддано на обмін: { $card }.
outer_rim-no-buy-first = На обмін віддають, коли купують карту; спершу виберіть, що купуєте.
outer_rim-no-ship-for-ship = Корабель віддають на обмін лише за інший корабель, і тоді завжди: { $ship }.
outer_rim-no-cannot-pay-rest = Залишилося сплатити { $rest }, ваші кредити — { $credits }, на обмін ще маєте на { $worth }.
outer_rim-no-players-there = На цій планеті є гравець: { $planet }.

# Активи

outer_rim-no-no-slot = Для цієї карти немає вільного слота: { $card }. Скажіть, яку карту скинете замість неї.
outer_rim-no-one-armor = У персонажа може бути один бронекостюм. Щоб мати { $card }, скиньте старий: { $old }.
outer_rim-no-room-enough = Місце є, скидати нічого не треба: { $card }.
outer_rim-no-makes-no-room = Якщо скинути { $old }, слота для цієї карти все одно не буде: { $card }.
outer_rim-no-not-at-will = Активи не скидають за бажанням: { $card }.
outer_rim-no-no-droid = Це не дроїд з екіпажу: { $card }.
outer_rim-no-not-with-another-player-here = Ніхто з інших гравців у вашому терені цього не має: { $card }.

# Угоди й передача кредитів

outer_rim-no-proposals-used = Пропозиції цієї дії вичерпано, їх було { $count }.
outer_rim-no-traded-already = У цій дії вже була угода з цим гравцем: { $who }.
outer_rim-no-no-counter-proposal = Зустрічних пропозицій немає: прийми або відмовся.
outer_rim-no-in-the-proposal = Ця карта вже є в пропозиції: { $card }.
outer_rim-no-secret-not-traded = Секрети не можуть бути частиною угоди.
outer_rim-no-ship-not-traded = Кораблі не можуть бути частиною угоди: { $ship }.
outer_rim-no-not-theirs = { $who } не має цієї карти: { $card }.
outer_rim-no-token-by-token = Кредити додають жетонами по { $small }, { $middle } або { $large }.
outer_rim-no-not-so-many-credits = { $who }: можна додати щонайбільше { $left }.
outer_rim-no-nothing-proposed = Пропозиція ще порожня.
outer_rim-no-declined-already = Таку саму пропозицію в цій дії вже відхилено ({ $who }).
outer_rim-no-no-transfers = Ви домовилися грати без передачі кредитів поза угодами.
outer_rim-no-only-the-active-player = Передачу кредитів пропонує лише активний гравець.
outer_rim-no-transfers-used = Пропозиції передачі кредитів у цьому ході вичерпано, їх було { $count }.
outer_rim-no-nobody-has-credits = Кредитів немає ні в кого.
outer_rim-no-no-credits = { $who } не має кредитів.

# Зустрічі

outer_rim-no-must-fight = Тут ворожий патруль, і ви мусите вступити з ним у бій: { $factions }.
outer_rim-no-patrol-elsewhere = Цей патруль ({ $faction }) не у вашому терені, а тут: { $space }.
outer_rim-no-out-of-reach = Задалеко: { $space }. Відстань — { $distance }, а сягаєте ви на { $reach }.
outer_rim-no-contact-elsewhere = { $contact } на іншій планеті: { $planet }.
outer_rim-no-contact-gone = Цей контакт виведено з гри: { $contact }.
outer_rim-no-contact-captured = Цей контакт захоплено, його жетон на карті розшуку: { $contact }.
outer_rim-no-contact-is-crew = { $contact } тепер в екіпажі ({ $who }).
outer_rim-no-contact-not-faceup = { $contact } ніде не лежить горілиць. Контакти, що лежать долілиць, вибирають за місцем.
outer_rim-no-card-not-in-databank = { $contact }: карта банку даних — чиясь халтурка або поза грою; без розшуку відкривати нічого.
outer_rim-no-spot-elsewhere = Ця позначка для контактів не на вашій планеті: { $spot }.
outer_rim-no-no-token = Тут немає контакту: { $spot }.
outer_rim-no-faceup = { $contact } лежить там горілиць: { $spot }.
outer_rim-no-no-bounty = У вас немає розшуку на цього втікача: { $contact }.
outer_rim-no-no-job = Це не халтурка: { $card }.
outer_rim-no-job-elsewhere = { $card }: виконувати треба на іншій планеті — { $planet }.
outer_rim-no-job-needs-a-player = { $card }: потрібен інший гравець у вашому терені, а тут нікого немає.
outer_rim-no-nobody-wanted = { $card }: потрібен тут інший гравець, який десь має негативну репутацію і якого не спіткала невдача.
outer_rim-no-no-contact-as-crew = На цю карту не може бути розшуку, це не контакт в екіпажі: { $card }.
outer_rim-no-crew-not-here = Ні у вас, ні в гравців у вашому терені немає такого члена екіпажу: { $card }.
outer_rim-no-defeated = Нападати не можна, гравця спіткала невдача: { $who }.
outer_rim-no-no-quarrel = Зараз не можна вступити в бій із цим гравцем: { $who }. Гравці б’ються, лише коли так каже карта.
outer_rim-no-two-tokens = Контакт не міняється місцями сам із собою: { $spot }.
outer_rim-no-token-done = Кожен контакт — один раз, і цей уже був: { $spot }.
outer_rim-no-spot-taken = Тут уже є контакт: { $spot }.
outer_rim-no-leftmost = Контакт займає крайню ліву вільну позначку планети: { $spot }.
outer_rim-no-not-nearest = Контакт повертається на найближчу планету, де є місце: { $planets }.

# Властивості й мета

outer_rim-no-not-your-ability = У вас немає цієї властивості: { $ability }.
outer_rim-no-fought-crew = Це властивість члена екіпажу, з яким ви б’єтеся: { $ability }.
outer_rim-no-other-side-of-character = Ця властивість — на іншому боці карти персонажа: { $ability }.
outer_rim-no-other-side-of-ship = Ця властивість — на іншому боці аркуша корабля: { $ability }.
outer_rim-no-works-by-itself = Вона діє сама, її не вибирають: { $ability }.
outer_rim-no-other-moment = Для неї інша мить ({ $when }): { $ability }.
outer_rim-no-used-this-turn = Її вже використано в цьому ході: { $ability }.
outer_rim-no-used-this-combat = Її вже використано в цьому бою: { $ability }.
outer_rim-no-used-at-this-roll = Її вже використано для цього кидка: { $ability }.
outer_rim-no-used-at-this-entry = У цьому терені її вже випробувано: { $ability }.
outer_rim-no-condition = Умову не виконано: { $condition }. Тому не можна використати: { $ability }.
outer_rim-no-changes-nothing = Зараз вона нічого не змінить: { $ability }.
outer_rim-no-other-window = Вона належить до іншої частини кидка: { $ability }.
outer_rim-no-cost-of-ability = { $ability }: вам нема чим заплатити — { $cost }.
outer_rim-no-nothing-to-work-on = { $ability }: зараз нема на що подіяти — { $what }.
outer_rim-no-card-without-ability = На цій карті нічого використати: { $card }.
outer_rim-no-which-ability = Властивість використовують за її назвою: { $picks }.
outer_rim-no-ship-without-goal = У цього корабля немає мети: { $ship }.
outer_rim-no-ship-goal-achieved = Мети цього корабля досягнуто: { $ship }.
outer_rim-no-goal-by-itself = Для мети цього корабля ({ $ship }) своя мить: { $when }.
outer_rim-no-goal-condition = Для мети вашого корабля ({ $ship }) умову не виконано: { $condition }.
outer_rim-no-goal-cost = Для мети вашого корабля ({ $ship }) нема чим заплатити: { $cost }.
outer_rim-no-goal-without-target = Для мети вашого корабля ({ $ship }) зараз нема з ким це зробити: { $what }.

# Карти й кубики

outer_rim-no-way-closed = «{ $way }» можна вибрати лише за умови: { $condition }.
outer_rim-no-cannot-pay = Нема чим заплатити: { $cost }. Твої кредити: { $credits }.
outer_rim-no-mandatory = Це мусите використати: { $abilities }.
outer_rim-no-no-such-die = Кубика з такою гранню вже немає: { $face }.
outer_rim-no-worst-first = Кубики вибирають від найгірших; для цього вже пізно: { $face }.
outer_rim-no-so-many-dice = Ще треба перекинути кубиків: { $count }.
