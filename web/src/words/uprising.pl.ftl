# Co mówi plansza „Powstania” poza tym, co mówi sama gra.

uprising-face-missions = Misje
uprising-face-row = Dzielnice od lewej do prawej
uprising-face-list = { $facts }

uprising-face-open = odkryta
uprising-face-closed = zakryta
uprising-face-open-card = { $card }, odkryta
uprising-face-closed-card = { $card }, zakryta: widzi ją tylko Ruch Oporu
uprising-face-closed-of-round = Zakryta karta z rundy { $round }
uprising-face-believed-card = Zakryta karta { $place } z rundy { $round }
uprising-face-sent-card = { $card } (skierowana przez Imperium)
uprising-face-planned-open = { $card }, zaplanowana jako odkryta
uprising-face-planned-closed = { $card }, zaplanowana jako zakryta
uprising-face-pool-card = Karta { $place } w puli: { $card }
uprising-face-is-chosen = wybrana w tej rundzie
uprising-face-is-cordoned = otoczona kordonem
uprising-face-is-captured = zajęta
uprising-face-token-down = { $token }, rewersem do góry

# Z bliska.
uprising-face-rules = Zasady
uprising-face-total = Razem
uprising-face-unknown =
    { $count ->
        [one] i 1 zakryta karta, której nie znasz
        [few] i { $count } zakryte karty, których nie znasz
        [many] i { $count } zakrytych kart, których nie znasz
       *[other] i { $count } zakrytej karty, których nie znasz
    }
uprising-face-empty = Nie ma tu jeszcze kart.
uprising-face-round = Runda { $round }

uprising-face-about-propaganda = Słowo, które krąży po mieście. Po jednej karcie każdej wartości od 2 do 6.
uprising-face-about-riot = Sama ulica. Po jednej karcie każdej wartości od 2 do 6.
uprising-face-about-sabotage = Kij w szprychy reżimu. Po jednej karcie każdej wartości od 2 do 6.
uprising-face-about-supplies = Bez tego nie ma żadnego powstania. Po jednej karcie każdej wartości od 2 do 6.
uprising-face-about-provocation = Przynęta. Nie ma typu ani wartości i nie służy do żadnej misji. Zawsze zagrywa się ją zakrytą; odkryta przez Inwigilację albo zlikwidowana trafia na bok odkryta, a Imperium zmarnowało żeton.
uprising-face-counts-for = Liczy się do misji
uprising-face-spoils = Przeszkadza w misji
uprising-face-only-you = Zakryta: Ruch Oporu ją zna, Imperium nie.
uprising-face-nobody = Zakryta. Ruch Oporu wie, co to jest; ty wiesz tylko, kiedy ją zagrano.
uprising-face-lies-open = Odkryta: widzą ją wszyscy.
uprising-face-sent = Skierowało ją tu Imperium.
uprising-face-in-pool = Karta { $place } w puli

uprising-face-about-district = Karty, które tu trafią, tu zostają. Gdy spełniają warunek misji, Ruch Oporu może zająć dzielnicę na koniec rundy.
uprising-face-about-chosen = W tej rundzie działa tu Ruch Oporu.
uprising-face-about-cordoned = Kordon: w tej rundzie Ruch Oporu nie może przydzielać tu kart.
uprising-face-about-captured = Zajęta dzięki misji „{ $mission }”. Wypadła z gry.
uprising-face-about-capitol = Tryb „Kapitol”: jeśli Ruch Oporu zajmie Kapitol, od razu wygrywa.

uprising-face-about-mission = Każdą misję można wykonać dowolnie wiele razy. Karty zakryte liczą się tak samo jak odkryte.
uprising-face-about-surge = Każdą misję można wykonać dowolnie wiele razy. Do tej liczą się tylko karty odkryte.
uprising-face-so-far = Jak dotąd
uprising-face-reconstructed = Odtworzona: nie znamy tekstu tej karty; dopełnia wzór pozostałych.

uprising-face-about-surveillance = Odkrywa jedną zakrytą kartę z puli. Odkryta w ten sposób Prowokacja zostaje natychmiast zlikwidowana.
uprising-face-about-eliminate = Odkłada jedną kartę z puli na bok do końca gry, zakrytą albo odkrytą, tak jak leży. Prowokację się odkrywa.
uprising-face-about-disorient = Kieruje jedną kartę z puli, tak jak leży, do dowolnej niezajętej dzielnicy, nawet otoczonej kordonem.
uprising-face-about-cordon = Zamyka jedną z dwóch wybranych dzielnic przed Ruchem Oporu na tę rundę. W Decydującej Operacji można otoczyć dowolną dzielnicę.
uprising-face-token-up-now = Awersem do góry: można go użyć.
uprising-face-token-down-now = Rewersem do góry: wróci, gdy użyte będą wszystkie cztery.

uprising-face-about-deck = Na koniec każdej rundy Ruch Oporu dobiera trzy karty. Z ostatnią nadchodzi Decydująca Operacja.
uprising-face-about-hand = Ręka Ruchu Oporu. W każdej rundzie zagrywa trzy karty: jedną odkrytą i dwie zakryte.
uprising-face-about-eliminated = Poza grą. Zakryte zna tylko Ruch Oporu, ale nie ma wśród nich Prowokacji.

# Obok imion graczy.
uprising-face-holds-hand = Ręka
uprising-face-holds-captured = Zajęte
uprising-face-holds-tokens = Żetony
uprising-face-holds-districts = Dzielnice
