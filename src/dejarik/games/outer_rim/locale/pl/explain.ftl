# Dlaczego wybór jest niemożliwy.

outer_rim-step-planning = krok planowania
outer_rim-step-action = krok akcji
outer_rim-step-encounter = krok spotkania

outer_rim-no-over = Gra jest skończona.
outer_rim-no-not-your-turn = Teraz decyduje { $player }.
outer_rim-no-not-now = Nie teraz. { $prompt }
outer_rim-no-unclear = Nie ma tu takiego wyboru: „{ $pick }”.
outer_rim-no-called-so = Tutaj pisze się to tak: „{ $pick }”.
outer_rim-no-only-these = Wybierać można tylko spośród: { $things }.
outer_rim-no-must-choose = Tego nie można pominąć. { $prompt }
outer_rim-no-first = Najpierw „{ $pick }”; reszta w następnym kroku.
outer_rim-no-ability = Nie ma zdolności „{ $text }”.
outer_rim-no-card = Nie ma karty „{ $text }”.
outer_rim-no-character = Nie ma postaci „{ $text }”.
outer_rim-no-contact = Nie ma kontaktu „{ $text }”.
outer_rim-no-contact-space = Nie ma pola kontaktu „{ $text }”.
outer_rim-no-deck = Nie ma talii rynku „{ $text }”.
outer_rim-no-face = Kość nie ma ścianki „{ $text }”.
outer_rim-no-faction = Nie ma frakcji „{ $text }”.
outer_rim-no-ship = Nie ma statku „{ $text }”.
outer_rim-no-skill = Nie ma umiejętności „{ $text }”.
outer_rim-no-space = Nie ma pola „{ $text }”.
outer_rim-no-way = Żadna karta nie proponuje „{ $text }”.
outer_rim-no-not-yours = Tej karty nie ma wśród twoich zasobów: { $card }.
outer_rim-no-not-in-game = Nikt nie gra tą postacią: { $who }.
outer_rim-no-not-in-your-space = { $who } nie jest na twoim polu, tylko tutaj: { $space }.
outer_rim-no-yourself = To ty.

# Przygotowanie

outer_rim-no-character-taken = Ta postać jest już zajęta ({ $player }): { $who }.
outer_rim-no-not-for-the-opponent = SI potrzebuje postaci, która zaczyna z kartą banku danych nr 91 lub 92, a ta do nich nie należy: { $who }.

# Kroki i ruch

outer_rim-no-later-step = Na to przyjdzie pora później w turze: { $step }.
outer_rim-no-step-over = Na to był czas wcześniej, a w tej turze już minął: { $step }.
outer_rim-no-planned-already = W kroku planowania wybiera się jedną rzecz i ten wybór już padł.
outer_rim-no-encountered-already = W turze jest jedno spotkanie i już się odbyło.
outer_rim-no-must-recover = Twoja postać jest pokonana: w kroku planowania musisz usunąć obrażenia.
outer_rim-no-plan-something = Wybierz jedną rzecz. Aby nic nie robić, wybierz ruch i od razu się zatrzymaj.
outer_rim-no-must-encounter = Musisz wybrać jedno spotkanie; kartę spotkania można dobrać zawsze.
outer_rim-no-move-first = Najpierw „move”; potem poruszasz się pole po polu.
outer_rim-no-there-already = Już tu jesteś: { $space }. Aby nie iść dalej, zatrzymaj się.
outer_rim-no-too-far = Za daleko: { $space }. Odległość to { $distance }, a zostało ci ruchu: { $left }.
outer_rim-no-not-adjacent = Porusza się pole po polu, a te dwa nie sąsiadują: { $here }, { $space }. Odległość to { $distance }.
outer_rim-no-maelstrom-stops = Kto wchodzi do Maelstromu, musi się tam zatrzymać.
outer_rim-no-patrol-stops = Kto wchodzi na pole z patrolem, musi się zatrzymać, chyba że reputacja jest pozytywna. Tutaj zatrzymuje cię patrol: { $factions }.
outer_rim-no-patrol-not-adjacent = To pole nie sąsiaduje z patrolem: { $space }.

# Akcje

outer_rim-no-action-done = Każdą akcję można wykonać raz w kroku akcji, a ta jest już wykonana: { $action }.
outer_rim-no-market-on-planets = Rynek jest tylko na planetach.
outer_rim-no-nobody-here = Na twoim polu nie ma innych graczy.
outer_rim-no-opponent-agrees-to-nothing = SI nie zgadza się na wymiany ani na przekazywanie kredytów.
outer_rim-no-nothing-to-deliver = Nie masz ładunku ani schwytanego ściganego, których dałoby się dostarczyć.
outer_rim-no-destinations-elsewhere = Tutaj nie masz czego dostarczyć, tylko tam: { $planets }.
outer_rim-no-deliver-later = W kroku spotkania niczego się nie dostarcza; to czeka na krok akcji: { $card }.
outer_rim-no-no-destination = Ten ładunek nie ma miejsca docelowego: { $card }.
outer_rim-no-wrong-destination = To trzeba dostarczyć na inną planetę ({ $planet }): { $card }.
outer_rim-no-tried-already = W jednej Dostawie każdej karty próbuje się raz, a tej już próbowano: { $card }.
outer_rim-no-no-captured-mark = Ten ścigany nie jest schwytany, nie ma go na twoim liście gończym: { $contact }.
outer_rim-no-never-delivered = Dostarcza się tylko ładunki i schwytanych ściganych, a nie to: { $card }.

# Rynek

outer_rim-no-cycled-already = Druga talia musi być inna, ta jest już przewinięta: { $deck }.
outer_rim-no-deck-empty = Nic tu nie zostało: { $deck }.
outer_rim-no-cycling-is-over = Talie przewija się przed zakupem; teraz kupuje się kartę albo żadnej.
outer_rim-no-cycle-before = Przed zakupem wybierz talię, którą przewiniesz, albo „cycle nothing”.
outer_rim-no-not-for-sale = To nie jest karta rynku: { $card }.
outer_rim-no-not-on-top = Kupić można tylko wierzchnią kartę talii ({ $deck }), a to nie ona: { $card }.
outer_rim-no-not-at-destination = Tego ładunku nie można kupić na planecie, na którą trzeba go dostarczyć ({ $planet }): { $card }.
outer_rim-no-not-bought-here = Tej karty nie można kupić tutaj ({ $planet }): { $card }.
outer_rim-no-too-expensive = Za drogo: { $card }. Cena to { $price }, twoje kredyty: { $credits }, w rozliczeniu możesz oddać za { $worth }.
outer_rim-no-too-expensive-at-a-discount = Za drogo: { $card }. Ze zniżką { $discount } cena to { $price }, twoje kredyty: { $credits }, w rozliczeniu możesz oddać za { $worth }.
outer_rim-no-ship-too-expensive = Za drogo: { $card }. Stary statek liczy się za { $old }, zostaje { $price }, twoje kredyty: { $credits }, w rozliczeniu możesz oddać za { $worth }.
outer_rim-no-no-better-ship = Nie ma wolnego statku droższego od twojego ({ $cost }).
outer_rim-no-starting-ship = Statki początkowe nie są na sprzedaż: { $ship }.
outer_rim-no-ship-in-use = Ktoś ma już ten statek: { $ship }.
outer_rim-no-no-better-than-yours = Używany statek musi być droższy od twojego ({ $own }), a ten kosztuje { $cost }: { $ship }.
outer_rim-no-never-traded-in = Listów gończych, załogi i zleceń nigdy nie oddaje się w rozliczeniu: { $card }.
outer_rim-no-without-cost = Karty bez kosztu nie oddaje się w rozliczeniu: { $card }.
outer_rim-no-traded-in-already = Ta karta jest już oddana w rozliczeniu: { $card }.
outer_rim-no-buy-first = W rozliczeniu oddaje się przy zakupie karty; najpierw wybierz, co kupujesz.
outer_rim-no-ship-for-ship = Statek oddaje się w rozliczeniu tylko za inny statek, i to zawsze: { $ship }.
outer_rim-no-cannot-pay-rest = Do zapłacenia zostało { $rest }, twoje kredyty: { $credits }, w rozliczeniu możesz jeszcze oddać za { $worth }.
outer_rim-no-players-there = Na tej planecie jest gracz: { $planet }.

# Zasoby

outer_rim-no-no-slot = Nie ma wolnego slotu na tę kartę: { $card }. Powiedz, którą kartę odrzucisz zamiast niej.
outer_rim-no-one-armor = Postać może mieć jeden pancerz. Aby mieć { $card }, odrzuć stary: { $old }.
outer_rim-no-room-enough = Miejsce jest, niczego nie trzeba odrzucać: { $card }.
outer_rim-no-makes-no-room = Bez { $old } i tak nie będzie slotu na tę kartę: { $card }.
outer_rim-no-not-at-will = Zasobów nie odrzuca się dowolnie: { $card }.
outer_rim-no-no-droid = To nie jest droid z załogi: { $card }.
outer_rim-no-not-with-another-player-here = Żaden inny gracz na twoim polu tego nie ma: { $card }.

# Wymiany i przekazywanie kredytów

outer_rim-no-proposals-used = Propozycje tej akcji są wyczerpane, było ich { $count }.
outer_rim-no-traded-already = W tej akcji była już wymiana z tym graczem: { $who }.
outer_rim-no-no-counter-proposal = Nie ma kontrpropozycji: przyjmij albo odmów.
outer_rim-no-in-the-proposal = Ta karta jest już w propozycji: { $card }.
outer_rim-no-secret-not-traded = Sekretów nigdy się nie wymienia.
outer_rim-no-ship-not-traded = Statków nigdy się nie wymienia: { $ship }.
outer_rim-no-not-theirs = { $who } nie ma tej karty: { $card }.
outer_rim-no-token-by-token = Kredyty dodaje się żetonami po { $small }, { $middle } lub { $large }.
outer_rim-no-not-so-many-credits = { $who }: można dodać najwyżej { $left }.
outer_rim-no-nothing-proposed = Propozycja jest jeszcze pusta.
outer_rim-no-declined-already = Taka sama propozycja została już w tej akcji odrzucona ({ $who }).
outer_rim-no-no-transfers = Gracie bez przekazywania kredytów poza wymianami, tak się umówiliście.
outer_rim-no-only-the-active-player = Przekazanie kredytów proponuje tylko aktywny gracz.
outer_rim-no-transfers-used = Propozycje przekazania kredytów w tej turze są wyczerpane, było ich { $count }.
outer_rim-no-nobody-has-credits = Nikt nie ma kredytów.
outer_rim-no-no-credits = { $who } nie ma kredytów.

# Spotkania

outer_rim-no-must-fight = Jest tu wrogi patrol i musisz z nim walczyć: { $factions }.
outer_rim-no-patrol-elsewhere = Ten patrol ({ $faction }) nie jest na twoim polu, tylko tutaj: { $space }.
outer_rim-no-out-of-reach = Za daleko: { $space }. Odległość to { $distance }, a sięgasz na { $reach }.
outer_rim-no-contact-elsewhere = { $contact } jest na innej planecie: { $planet }.
outer_rim-no-contact-gone = Ten kontakt usunięto z gry: { $contact }.
outer_rim-no-contact-captured = Ten kontakt jest schwytany, jego żeton leży na liście gończym: { $contact }.
outer_rim-no-contact-is-crew = { $contact } należy do załogi ({ $who }).
outer_rim-no-contact-not-faceup = { $contact } nigdzie nie leży odkryty. Zakryte kontakty wybiera się według miejsca.
outer_rim-no-card-not-in-databank = { $contact }: karta banku danych jest czyimś zleceniem albo poza grą; bez listu gończego nie ma spotkania.
outer_rim-no-spot-elsewhere = To pole kontaktu nie jest na twojej planecie: { $spot }.
outer_rim-no-no-token = Nie ma tu kontaktu: { $spot }.
outer_rim-no-faceup = { $contact } leży tam odkryty: { $spot }.
outer_rim-no-no-bounty = Nie masz listu gończego na tę postać: { $contact }.
outer_rim-no-no-job = To nie jest zlecenie: { $card }.
outer_rim-no-job-elsewhere = { $card }: wykonuje się na innej planecie – { $planet }.
outer_rim-no-job-needs-a-player = { $card }: potrzebny jest inny gracz na twoim polu, a nikogo tu nie ma.
outer_rim-no-nobody-wanted = { $card }: potrzebny jest tu inny gracz, który ma gdzieś negatywną reputację i nie jest pokonany.
outer_rim-no-no-contact-as-crew = Na tę kartę nie może być listu gończego, to nie kontakt w załodze: { $card }.
outer_rim-no-crew-not-here = Ani ty, ani nikt na twoim polu nie ma tego członka załogi: { $card }.
outer_rim-no-defeated = Nie można atakować, ten gracz jest pokonany: { $who }.
outer_rim-no-no-quarrel = Nie możesz teraz walczyć z tym graczem: { $who }. Gracze walczą tylko wtedy, gdy tak mówi karta.
outer_rim-no-two-tokens = Kontakt nie zamienia się miejscami sam ze sobą: { $spot }.
outer_rim-no-token-done = Każdy kontakt raz, a ten już był: { $spot }.
outer_rim-no-spot-taken = Leży tu już kontakt: { $spot }.
outer_rim-no-leftmost = Kontakt zajmuje skrajne lewe wolne pole planety: { $spot }.
outer_rim-no-not-nearest = Kontakt wraca na najbliższą planetę, na której jest miejsce: { $planets }.

# Zdolności i cele

outer_rim-no-not-your-ability = Nie masz tej zdolności: { $ability }.
outer_rim-no-fought-crew = To zdolność członka załogi, z którym walczysz: { $ability }.
outer_rim-no-other-side-of-character = Ta zdolność jest na drugiej stronie karty postaci: { $ability }.
outer_rim-no-other-side-of-ship = Ta zdolność jest na drugiej stronie arkusza statku: { $ability }.
outer_rim-no-works-by-itself = Działa sama i się jej nie wybiera: { $ability }.
outer_rim-no-other-moment = Jej pora jest inna ({ $when }): { $ability }.
outer_rim-no-used-this-turn = Była już użyta w tej turze: { $ability }.
outer_rim-no-used-this-combat = Była już użyta w tej walce: { $ability }.
outer_rim-no-used-at-this-roll = Była już użyta przy tym rzucie: { $ability }.
outer_rim-no-used-at-this-entry = Na tym polu była już wypróbowana: { $ability }.
outer_rim-no-condition = Warunek nie jest spełniony: { $condition }. Dlatego nie można użyć: { $ability }.
outer_rim-no-changes-nothing = Teraz nic by nie zmieniła: { $ability }.
outer_rim-no-other-window = Należy do innej części rzutu: { $ability }.
outer_rim-no-cost-of-ability = { $ability }: nie masz czym zapłacić – { $cost }.
outer_rim-no-nothing-to-work-on = { $ability }: teraz nie ma na co zadziałać – { $what }.
outer_rim-no-card-without-ability = Na tej karcie nie ma czego użyć: { $card }.
outer_rim-no-which-ability = Zdolności używa się pod jej własną nazwą: { $picks }.
outer_rim-no-ship-without-goal = Ten statek nie ma celu: { $ship }.
outer_rim-no-ship-goal-achieved = Cel tego statku jest osiągnięty: { $ship }.
outer_rim-no-goal-by-itself = Cel tego statku ({ $ship }) ma swoją porę: { $when }.
outer_rim-no-goal-condition = Do celu twojego statku ({ $ship }) brakuje warunku: { $condition }.
outer_rim-no-goal-cost = Do celu twojego statku ({ $ship }) nie masz czym zapłacić: { $cost }.
outer_rim-no-goal-without-target = Do celu twojego statku ({ $ship }) nie ma teraz z kim tego zrobić: { $what }.

# Karty i kości

outer_rim-no-way-closed = „{ $way }” można wybrać tylko pod warunkiem: { $condition }.
outer_rim-no-cannot-pay = Nie masz czym zapłacić: { $cost }. Twoje kredyty: { $credits }.
outer_rim-no-mandatory = Tych musisz użyć: { $abilities }.
outer_rim-no-no-such-die = Nie ma już kości z takim wynikiem: { $face }.
outer_rim-no-worst-first = Kości wybiera się od najgorszych; na tę jest za późno: { $face }.
outer_rim-no-so-many-dice = Tyle kości trzeba jeszcze przerzucić: { $count }.
