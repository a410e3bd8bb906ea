# What the table of Star Wars: Outer Rim says besides the game's own catalogue.

## the board

outer_rim-web-panels = Panele
outer_rim-web-put-away = Schowaj
outer_rim-web-sheet-mine = Moja plansza
outer_rim-web-sheet-others = Inni
outer_rim-web-sheet-market = Rynek
outer_rim-web-holds-fame = Sława
outer_rim-web-holds-credits = Kredyty
outer_rim-web-of = { $count } z { $all }
outer_rim-web-board-of = cała plansza
outer_rim-web-free-slot = wolny slot
outer_rim-web-free-either = wolny slot na ładunek lub modyfikację
outer_rim-web-reputation = Reputacja
outer_rim-web-illegal = nielegalny
outer_rim-web-choose = Wybierz
outer_rim-web-damage = Obrażenia

## map

outer_rim-web-map = Mapa Zewnętrznych Rubieży
outer_rim-web-map-closer = Przybliż
outer_rim-web-map-farther = Oddal
outer_rim-web-map-fit = Pokaż całą mapę
outer_rim-web-map-own = Do mojego statku
outer_rim-web-map-signs = Co oznaczają znaki
outer_rim-web-map-away =
    { $count ->
        [one] { $count } pole stąd
        [few] { $count } pola stąd
       *[many] { $count } pól stąd
    }
outer_rim-web-map-stops = tam trzeba się zatrzymać
outer_rim-web-map-open-contact = odkryty kontakt
outer_rim-web-map-sought-sure = cel twojego listu gończego
outer_rim-web-map-sought-maybe = może być celem twojego listu gończego
outer_rim-web-errand-deliver = tu trafia ładunek: { $card }
outer_rim-web-errand-attempt = tu czeka zlecenie: { $card }
outer_rim-web-errand-hand-over = tu trafia więzień: { $card }
outer_rim-web-errand-find = tu jest ścigany: { $card }

## players, market, trade, close-ups

outer_rim-web-ours = nie z pudełka: nasze, dopóki ktoś z pudełkiem nie poprawi
outer_rim-web-credits =
    { $count ->
        [one] { $count } kredyt
        [few] { $count } kredyty
       *[other] { $count } kredytów
    }
outer_rim-web-go-to-market = Na rynek
outer_rim-web-buy = Kup
outer_rim-web-cycle = Przewiń
outer_rim-web-to-pay = Pozostało do zapłaty:
outer_rim-web-trade = Wymiana
outer_rim-web-trade-with = { $who } układa propozycję dla: { $partner }
outer_rim-web-trade-offered = { $who } proponuje wymianę: { $partner }
outer_rim-web-trade-gives = Oddaje { $who }
outer_rim-web-trade-no-cards = żadnych kart
outer_rim-web-trade-less = O 1000 kredytów mniej: { $who }
outer_rim-web-trade-more = O 1000 kredytów więcej: { $who }
outer_rim-web-trade-of = z { $count }
outer_rim-web-trade-empty = Wybierz, co zmieni właściciela: choć jedną rzecz
outer_rim-web-trade-declined-before = Dokładnie to już odrzucono: coś zmień
outer_rim-web-trade-waits = Czekamy na drugą stronę
outer_rim-web-rules = Zasady
outer_rim-web-tests = Testy
outer_rim-web-patrol = Patrol
outer_rim-web-calls-patrol = Gdy odsłoni ją zakup, patrol ({ $faction }) leci do kupującego: { $count }
outer_rim-web-looked-at = Ktoś już go podejrzał
outer_rim-web-nothing-known = O kolejności kart nic nie wiadomo
outer_rim-web-slot-cargo = ładunek
outer_rim-web-slot-mod = modyfikacja
outer_rim-web-slot-crew = załoga
outer_rim-web-slot-cargo-or-mod = ładunek lub modyfikacja

## scenes, log, the end

outer_rim-web-scene-end = Jak to się skończyło
outer_rim-web-scene-gather = Kto poleci na Rubieże?
outer_rim-web-scene-combat = Walka
outer_rim-web-scene-market = Rynek
outer_rim-web-scene-report = Co z tego wyszło
outer_rim-web-scene-rival = Tura SI
outer_rim-web-what-now = Co teraz?
outer_rim-web-fold = Zwiń
outer_rim-web-unfold = Rozwiń
outer_rim-web-close = Zamknij
outer_rim-web-go-on = Dalej
outer_rim-web-next-step = Następny krok
outer_rim-web-all-steps = Cała tura
outer_rim-web-secret = Sekret
outer_rim-web-enemy = Przeciwnik
outer_rim-web-passed = zdany
outer_rim-web-failed = oblany
outer_rim-web-per-cent = { $count }%
outer_rim-web-defeat-chance = pokonanie { $count }%
outer_rim-web-dice =
    { $count ->
        [one] { $count } kość
        [few] { $count } kości
       *[other] { $count } kości
    }
outer_rim-web-check-test = test
outer_rim-web-check-delivery = obok kontroli
outer_rim-web-unbeatable = niepokonany
outer_rim-web-health-left = Zdrowie: { $left } z { $all }
outer_rim-web-hull-left = Kadłub: { $left } z { $all }
outer_rim-web-about-to-roll = zaraz rzuci
outer_rim-web-not-rolled = jeszcze nie rzucał
outer_rim-web-what-is-at-stake = O co toczy się gra
outer_rim-web-somebody-decides = Teraz decyduje ktoś inny
outer_rim-web-others-choose = Wybierają inni
outer_rim-web-round = Runda { $round }
outer_rim-web-fame-by-source = Sława według źródeł
outer_rim-web-fame-over-time = Sława runda po rundzie
outer_rim-web-fame-cargo = ładunek
outer_rim-web-fame-job = zlecenia
outer_rim-web-fame-bounty = listy gończe
outer_rim-web-fame-patrol = patrole
outer_rim-web-fame-goal = cele
outer_rim-web-fame-encounter = spotkania
outer_rim-web-fame-asset = mienie
outer_rim-web-check-ground =
    { $dice ->
        [0] walka naziemna
        [one] walka naziemna, { $dice } kość
       *[other] walka naziemna, { $dice } kości
    }
outer_rim-web-check-ship =
    { $dice ->
        [0] walka statków
        [one] walka statków, { $dice } kość
       *[other] walka statków, { $dice } kości
    }
outer_rim-web-so-far = Jak do tego doszło
