# Co mówi stół gry „Dowódcy Imperium” poza katalogiem samej gry. Krótkie nazwy mieszczą się na małej karcie.

commanders-web-short-tie-fighter = Myśli{"\u00AD"}wiec TIE
commanders-web-short-tie-interceptor = Inter{"\u00AD"}ceptor
commanders-web-short-tie-bomber = Bom{"\u00AD"}bo{"\u00AD"}wiec
commanders-web-short-imperial-shuttle = Prom
commanders-web-short-landing-craft = Statek desan{"\u00AD"}towy
commanders-web-short-v-wing-fighter = V-wing
commanders-web-short-tie-advanced = Advanced
commanders-web-short-star-destroyer = Gwiezd{"\u00AD"}ny Nisz{"\u00AD"}czy{"\u00AD"}ciel
commanders-web-short-death-star = Gwiazda Śmierci
commanders-web-short-super-star-destroyer = Super{"\u00AD"}nisz{"\u00AD"}czy{"\u00AD"}ciel
commanders-web-short-slave-1 = Slave I

commanders-web-points = Punkty
commanders-web-cards = Karty na ręce
commanders-web-ships = Statki we flocie

commanders-web-your-hand = Twoja ręka
commanders-web-your-fleet = Twoja flota
commanders-web-in-your-fleet = { $ship }, w twojej flocie
commanders-web-to-fleet = Twoja flota: wolne miejsce
commanders-web-here = tutaj
commanders-web-others-know = Inni widzieli tę kartę
commanders-web-left = po twojej lewej
commanders-web-right = po twojej prawej
commanders-web-hand-of =
    { $who }: na ręce { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
commanders-web-ship-of = { $ship } ({ $who })
commanders-web-repeats =
    { $count ->
        [one] 1 powtórzona tura
        [few] { $count } powtórzone tury
        [many] { $count } powtórzonych tur
       *[other] { $count } powtórzonej tury
    } bez postępu
commanders-web-deck = Talia
commanders-web-discard = Odrzucone
commanders-web-pile = Planety
commanders-web-destroyed = Zniszczone
commanders-web-shown = zagrywana karta
commanders-web-remembered = Na pewno na rękach innych: { $cards }

commanders-web-siege =
    Do zdobycia: { $needed ->
        [one] 1 pasujący statek
        [few] { $needed } pasujące statki
        [many] { $needed } pasujących statków
       *[other] { $needed } pasującego statku
    } we flocie; masz { $matches }
commanders-web-in-fleet-short = we flocie
commanders-web-ready = gotowa do zdobycia
commanders-web-match = jest też w twojej flocie

commanders-web-kind-ship = Statek
commanders-web-kind-special = Karta specjalna
commanders-web-kind-planet = Planeta
commanders-web-about-ship = Połóż go przy planecie albo dołącz do swojej floty. Statek nie ma własnej wartości: liczy się tylko rodzaj.
commanders-web-about-death-star = Zniszcz dowolną odkrytą planetę: trafia do pudełka, jej linia do kart odrzuconych, a jej miejsce zajmuje nowa. Nikt nie dostaje za nią punktów.
commanders-web-about-super-star-destroyer = Odrzuć dwa statki z linii dwóch różnych planet.
commanders-web-about-star-destroyer = Zamień miejscami dowolne dwa statki na stole, w liniach lub flotach; albo weź na rękę statek z floty przeciwnika i zostaw w jego miejsce inny ze swojej ręki.
commanders-web-about-slave-1 = Zamień statek ze swojej floty na statek sąsiada; odmówić nie może. Potem ten sąsiad może dokonać zamiany dalej w tym samym kierunku, i tak wokół stołu.
commanders-web-then-draw = Potem dobierz kartę.
commanders-web-copies =
    W grze { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
commanders-web-where-lines = w liniach
commanders-web-where-fleets = we flotach
commanders-web-where-hand = na twojej ręce
commanders-web-where-known = widziane na cudzych rękach
commanders-web-where-discard = wśród odrzuconych
commanders-web-where-shown = zagrywana
commanders-web-where-unseen = w talii lub niewidoczne
commanders-web-worth =
    Daje { $value ->
        [one] 1 punkt
        [few] { $value } punkty
        [many] { $value } punktów
       *[other] { $value } punktu
    } temu, kto ją zdobędzie.
commanders-web-line = Linia obrony: { $count } z { $value }
commanders-web-in-fleet = masz we flocie
commanders-web-in-hand = masz na ręce
commanders-web-missing = nie masz
commanders-web-free-place = wolne dla rodzaju, którego w linii jeszcze nie ma
commanders-web-captured-by = Zdobyta ({ $who }). Nikt nie może jej odebrać.
commanders-web-gone = Zniszczona: nie ma jej już w grze.
commanders-web-deck-about = Statki i karty specjalne, zakryte. Gdy talia się skończy, tasuje się karty odrzucone.
commanders-web-discard-about = Widzą je wszyscy. Ostatnia karta leży na wierzchu:
commanders-web-pile-about = Stąd wykłada się planetę w miejsce zdobytej lub zniszczonej. Gdy nie ma już czego wyłożyć, gra się kończy.
commanders-web-fleet-about =
    We flocie mieści się najwyżej { $limit ->
        [one] 1 statek
        [few] { $limit } statki
        [many] { $limit } statków
       *[other] { $limit } statku
    }, mogą być jednakowe. Zdobywa planety, których statki z linii też w niej są.
commanders-web-hand-seen = Wszyscy widzieli, jak te karty trafiły na rękę:
commanders-web-hand-stuck = { $count } z nieznanych kart to na pewno któreś z tych, bo ten gracz nie miał ruchu:
commanders-web-empty = Pusto.
commanders-web-name-reconstructed = Nazwa odtworzona; w naszym egzemplarzu instrukcji jej nie ma.
commanders-web-number-reconstructed = Nazwa i działanie są wydrukowane; liczba kart jest odtworzona.
commanders-web-value-reconstructed = Nazwa jest wydrukowana, wartość odtworzona.
commanders-web-both-reconstructed = Nazwa i wartość odtworzone; w naszym egzemplarzu instrukcji ich nie ma.
commanders-web-rules = Zasady
