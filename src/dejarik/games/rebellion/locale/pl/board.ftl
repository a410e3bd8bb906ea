# Stół w terminalu.

rebellion-board-round = Runda { $round }
rebellion-board-phase-setup = Przygotowanie gry
rebellion-board-phase-assignment-phase = Faza przydziału
rebellion-board-phase-command-phase = Faza dowodzenia
rebellion-board-phase-refresh-phase = Faza uzupełnień
rebellion-board-phase-over = koniec gry
rebellion-board-turn = tura: { $player }
rebellion-board-passed = pas: { $players }
rebellion-board-winners = zwycięstwo: { $players }
rebellion-board-you = ty
rebellion-board-base = Baza Rebelii
rebellion-board-base-none = jeszcze nie wybrana
rebellion-board-base-own = { $system } (ukryta)
rebellion-board-base-revealed = { $system } (ujawniona)
rebellion-board-base-possible =
    ukryta; { $count ->
        [one] możliwy { $count } układ
        [few] możliwe { $count } układy
        [many] możliwych { $count } układów
       *[other] możliwych { $count } układu
    }
rebellion-board-public-possible =
    z tego, co widzieli wszyscy, { $count ->
        [one] możliwy { $count } układ
        [few] możliwe { $count } układy
        [many] możliwych { $count } układów
       *[other] możliwych { $count } układu
    }
rebellion-board-pool = Pula liderów
rebellion-board-assigned = Przydzieleni
rebellion-board-missions = Misje
rebellion-board-actions = Karty Akcji
rebellion-board-objectives = Cele
rebellion-board-scored = Zrealizowane
rebellion-board-probes = Sondy zwiadowcze
rebellion-board-queue = Kolejka budowy
rebellion-board-ready = Do rozmieszczenia
rebellion-board-moving = W ruchu
rebellion-board-decks = Talie
rebellion-board-rings = Pierścienie
rebellion-board-decks-rebel = Misje { $missions } · Akcje { $actions } · Cele { $objectives } (na wierzchu: etap { $stage })
rebellion-board-decks-empire = Misje { $missions } · Akcje { $actions } · Projekty { $projects } · Sondy { $probes }
rebellion-board-closed =
    { $count ->
        [one] { $count } zakryta karta
        [few] { $count } zakryte karty
        [many] { $count } zakrytych kart
       *[other] { $count } zakrytej karty
    }
rebellion-board-face-down = zakryta
rebellion-board-mission = Misja
rebellion-board-against = przeciwko: { $leader }
rebellion-board-failed = porażka
rebellion-board-successes =
    { $count ->
        [one] { $count } sukces
        [few] { $count } sukcesy
        [many] { $count } sukcesów
       *[other] { $count } sukcesu
    }
rebellion-board-combat = Walka
rebellion-board-combat-round = runda walki { $round }
rebellion-board-battle-space = bitwa kosmiczna
rebellion-board-battle-ground = bitwa naziemna
rebellion-board-attacks = atak: { $side }
rebellion-board-dice = Kości
rebellion-board-damage = Uszkodzenia
rebellion-board-tactics = Karty Taktyki
rebellion-board-tactics-space = kosmicznej: { $cards }
rebellion-board-tactics-ground = naziemnej: { $cards }
rebellion-board-sign-rebel = Rebelia, jej poparcie
rebellion-board-sign-empire = Imperium, jego poparcie
rebellion-board-sign-neutral = neutralny lub odległy
rebellion-board-sign-subjugated = zniewolenie
rebellion-board-sign-sabotaged = sabotaż
rebellion-board-sign-destroyed = zniszczony
rebellion-board-sign-base = baza Rebelii
rebellion-board-sign-possible = baza może być tutaj
rebellion-board-sign-captured = pochwycony
rebellion-board-sign-ships = buduje statki
rebellion-board-sign-ground = buduje jednostki naziemne
rebellion-board-sign-space = pole kolejki
rebellion-board-sign-recruit = rekrutacja
rebellion-board-sign-build = budowa
rebellion-board-sign-time = czas
rebellion-board-sign-reputation = reputacja

# Jednostki, krótko, by zmieściły się na mapie

rebellion-board-unit-tie-fighter = TIE
rebellion-board-unit-assault-carrier = Transp. szturm.
rebellion-board-unit-star-destroyer = Niszczyciel
rebellion-board-unit-super-star-destroyer = Superniszczyciel
rebellion-board-unit-death-star = Gwiazda Śmierci
rebellion-board-unit-death-star-under-construction = Gwiazda w budowie
rebellion-board-unit-stormtrooper = Szturmowiec
rebellion-board-unit-at-st = AT-ST
rebellion-board-unit-at-at = AT-AT
rebellion-board-unit-x-wing = X-wing
rebellion-board-unit-y-wing = Y-wing
rebellion-board-unit-rebel-transport = Transportowiec
rebellion-board-unit-corellian-corvette = Korweta
rebellion-board-unit-mon-calamari-cruiser = Krążownik
rebellion-board-unit-rebel-trooper = Żołnierz
rebellion-board-unit-airspeeder = Śmigacz
rebellion-board-unit-shield-generator = Generator osłon
rebellion-board-unit-ion-cannon = Działo jonowe

# Z bliska

rebellion-board-adjacent = obok: { $systems }
rebellion-board-builds = buduje: { $rebel } (Rebelia) albo { $imperial } (Imperium)
rebellion-board-present = tutaj: { $figures }
rebellion-board-skills = umiejętności: { $icons }
rebellion-board-icons = { $skill } { $count }
rebellion-board-no-skills = bez umiejętności
rebellion-board-tactic-values = taktyka: kosmiczna { $space }, naziemna { $ground }
rebellion-board-no-tactic-values = bez wartości taktyki: nie może aktywować układów
rebellion-board-is-at = jest tutaj: { $place }
rebellion-board-spot-pool = jest w puli liderów
rebellion-board-spot-mission = jest na misji
rebellion-board-spot-beside-the-board = jeszcze nie dołączył(a)
rebellion-board-spot-box = nie bierze już udziału w grze
rebellion-board-attack = atak: czarne kości { $black }, czerwone { $red }
rebellion-board-health-black = wytrzymałość { $count } (czarna)
rebellion-board-health-red = wytrzymałość { $count } (czerwona)
rebellion-board-no-health = bez wytrzymałości: nie można zadać uszkodzeń
rebellion-board-capacity = przewozi { $count }
rebellion-board-immobile = nieruchoma
rebellion-board-needs-transport = wymaga transportu
rebellion-board-box = figurek w grze: { $count }
rebellion-board-attempt = spróbować wykonać: { $icons }
rebellion-board-resolve = rozpatrzyć: { $icons }
rebellion-board-portrait = portret: { $leader }
rebellion-board-timing = { $timing }: { $leaders }
rebellion-board-stage = etap { $stage }
