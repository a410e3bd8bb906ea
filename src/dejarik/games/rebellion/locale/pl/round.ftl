# Rama gry: przygotowanie, fazy rundy, ruch, budowa; i to, co dotyczy samej planszy.

rebellion-title = Star Wars: Rebelia
rebellion-about = Imperium przeszukuje galaktykę, by znaleźć ukrytą bazę Rebelii; Rebelianci zdobywają poparcie układów, uderzają, gdzie mogą, i trwają, aż nadejdzie ich czas.

rebellion-setting-setup = Ustawienie jednostek na początku: full — każdy rozmieszcza własne; first-game — stałe pozycje i bez zdolności kart Akcji
rebellion-setting-initiative = W grze drużynowej kolejność tur w fazie dowodzenia: printed — Admirał Rebelii, Admirał Imperium, Generał Imperium, Generał Rebelii; alternating — Rebelia i Imperium na przemian; consecutive — obie tury Rebelii z rzędu, potem obie tury Imperium

rebellion-side-rebel = Rebelia
rebellion-side-empire = Imperium
rebellion-seat-rebel = Rebelia
rebellion-seat-empire = Imperium
rebellion-seat-rebel-admiral = Admirał Rebelii
rebellion-seat-rebel-general = Generał Rebelii
rebellion-seat-imperial-admiral = Admirał Imperium
rebellion-seat-imperial-general = Generał Imperium
rebellion-role-rebel-admiral = Admirał Rebelii
rebellion-role-rebel-general = Generał Rebelii
rebellion-role-empire-admiral = Admirał Imperium
rebellion-role-empire-general = Generał Imperium
rebellion-theatre-space = przestrzeń kosmiczna
rebellion-theatre-ground = powierzchnia planety
rebellion-figures = { $unit } ×{ $count }

# Przygotowanie

rebellion-prompt-place-imperial-units = Umieść swoje jednostki w imperialnych układach; w każdym musi być jednostka naziemna
rebellion-prompt-choose-outpost = Wybierz jeden układ dla części swoich jednostek albo pole „Bazy Rebelii” dla wszystkich
rebellion-prompt-place-rebel-units = Wybierz jednostki, które umieścisz tutaj: { $place }; pozostałe trafią na pole „Bazy Rebelii”
rebellion-prompt-choose-base = Wybierz w tajemnicy układ swojej bazy
rebellion-option-place = { $unit } → { $place }
rebellion-option-rest-to-base = Pozostałe na pole „Bazy Rebelii”
rebellion-event-systems-shown = Odkryte karty Sond zwiadowczych: { $systems }.
rebellion-event-systems-marked = Poparcie Rebelii: { $rebel }. Poparcie Imperium: { $imperial }. Zniewolone: { $subjugated }.
rebellion-event-units-placed = { $side }, { $place }: { $units }.
rebellion-event-got-actions = { $side }: początkowe karty Akcji: { $cards }.
rebellion-event-got-actions-unseen =
    { $side }: { $count ->
        [one] { $count } początkowa karta Akcji
        [few] { $count } początkowe karty Akcji
        [many] { $count } początkowych kart Akcji
       *[other] { $count } początkowej karty Akcji
    }.
rebellion-event-base-chosen = Twoja baza jest tutaj: { $system }.
rebellion-event-base-chosen-unseen = Rebelia wybrała układ swojej bazy.

# Runda

rebellion-event-round = Runda { $round }.
rebellion-event-time = Znacznik czasu jest na polu { $time }.

# Przydział

rebellion-prompt-assign-leaders = Przydziel liderów do misji
rebellion-prompt-choose-mission = Wybierz misję dla lidera: { $leader }
rebellion-prompt-review-assignments = Przejrzyj przydziały Admirała i zabroń tych, na które się nie zgadzasz
rebellion-option-assign = Przydziel: { $leader }
rebellion-option-join = „{ $mission }”, razem z liderem: { $leader }
rebellion-option-assignments-done = Gotowe: pozostali liderzy zostają w puli
rebellion-option-allow = Zgódź się na wszystkie
rebellion-option-forbid = Zabroń: { $leader }, misja „{ $mission }”
rebellion-event-assigned = { $side }: { $leader } — misja „{ $mission }”.
rebellion-event-assigned-unseen = { $side }: przydzielony do misji — { $leader }.
rebellion-event-joined-unseen = { $side }: do tej samej misji ({ $partner }) dołącza { $leader }.

# Tury

rebellion-prompt-take-turn = Twoja tura: aktywuj układ, ujawnij misję albo spasuj
rebellion-prompt-activate-where = Wybierz, co aktywuje lider: { $leader }
rebellion-option-pass = Spasuj do końca fazy
rebellion-option-reveal-base = Ujawnij swoją bazę, a potem wykonaj turę
rebellion-option-activate-with = Aktywuj układ: { $leader }
rebellion-option-reveal-mission = Ujawnij misję „{ $mission }” ({ $leaders })
rebellion-event-passed = { $player }: pas.
rebellion-event-activated = { $side }: { $leader } aktywuje układ — { $place }.
rebellion-event-mission-returned = { $side }: nieujawniona misja wraca na rękę, liderzy do puli: { $leaders }.

# Ruch

rebellion-prompt-move-units = Wybierz jednostki, które przesuniesz tutaj: { $place }
rebellion-prompt-move-some-units =
    Wybierz jednostki, które przesuniesz tutaj: { $place } (najwyżej jeszcze { $count ->
        [one] { $count } jednostkę
        [few] { $count } jednostki
        [many] { $count } jednostek
       *[other] { $count } jednostki
    })
rebellion-option-move = { $unit } ({ $place })
rebellion-option-take-captive = Zabierz pochwyconego lidera: { $leader } ({ $place })
rebellion-option-move-done = Gotowe: przesuń wybrane
rebellion-event-moved = { $side }: { $units } — { $origin } → { $goal }.
rebellion-event-captive-moved = Pochwycony lider przeniesiony: { $leader } → { $place }.

# Uzupełnienia

rebellion-prompt-discard-mission = Masz więcej niż 10 kart Misji: wybierz, którą odrzucić
rebellion-option-discard = Odrzuć: „{ $mission }”
rebellion-event-mission-discarded = { $side }: odrzucona karta „{ $mission }”.
rebellion-event-leaders-retrieved = Liderzy wracają do swoich pul.
rebellion-event-detained = { $leader }: zatrzymany, zostaje w układzie.

# Rekrutowanie

rebellion-prompt-keep-action = Wybierz kartę Akcji, którą zatrzymasz
rebellion-prompt-announce-leader = Wybierz lidera, którego zrekrutujesz
rebellion-option-keep = Zatrzymaj „{ $action }” ({ $leaders })
rebellion-option-draw-another = Dobierz jeszcze kartę: nikogo z tych liderów nie można zrekrutować
rebellion-option-recruit = Zrekrutuj: { $leader }
rebellion-option-recruit-nobody = Nikogo: liderów z tej karty nie można zrekrutować
rebellion-event-drew-actions = { $side }: karty Akcji: { $cards }.
rebellion-event-drew-actions-unseen =
    { $side }: obejrzane karty Akcji: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
rebellion-event-kept = { $side }: zatrzymana karta „{ $card }”.
rebellion-event-kept-unseen = { $side }: zatrzymana jedna karta Akcji.
rebellion-event-nobody-recruited = { $side }: nikt nie został zrekrutowany.
rebellion-event-action-boxed = „{ $card }”: w pierwszej grze zdolności kart Akcji nie działają.

# Budowanie i wystawianie

rebellion-prompt-return-figures = Niektórych figurek już nie ma: możesz zniszczyć własne, by zbudować je ponownie
rebellion-prompt-build-units = Zbuduj po jednej jednostce za każdy symbol zasobów
rebellion-prompt-deploy-units = Wystaw jednostki, najwyżej dwie w jednym miejscu
rebellion-option-return-no-more = Nie niszcz
rebellion-option-build = { $unit }: { $place }, pole kolejki { $space }
rebellion-option-build-all = Zbuduj za wszystkie pozostałe symbole
rebellion-option-build-no-more = Gotowe: nie buduj więcej
rebellion-option-deploy = { $unit } → { $place }
rebellion-option-deploy-no-more = Gotowe: pozostałe wracają na pole 1 kolejki
rebellion-event-built = { $side }: { $place } buduje — { $unit }, pole kolejki { $space }.
rebellion-event-deployed = { $side }: wystawiona jednostka — { $unit } → { $place }.
rebellion-event-kept-back = { $side }: niewystawione, z powrotem na pole 1 kolejki: { $units }.

# Plansza

rebellion-prompt-destroy-excess = W zniszczonym układzie ({ $system }) brakuje statków dla twoich jednostek: wybierz, co zniszczyć
rebellion-option-destroy = Zniszcz: { $unit } ({ $system })
rebellion-option-done = Gotowe
rebellion-event-gained-loyalty = { $side }: zyskane poparcie, układ { $system }.
rebellion-event-lost-loyalty = { $side }: utracone poparcie, układ { $system }.
rebellion-event-subjugated = Układ { $system } jest zniewolony.
rebellion-event-liberated = Układ { $system } nie jest już zniewolony.
rebellion-event-sabotaged = Znacznik sabotażu: układ { $system }.
rebellion-event-repaired = Usunięty znacznik sabotażu: układ { $system }.
rebellion-event-destroyed = Zniszczone ({ $place }): { $unit } ×{ $count }.
rebellion-event-gained = { $side }: zyskane { $unit } ×{ $count } ({ $place }).
rebellion-event-queued = { $side }: { $unit } na polu { $space } kolejki budowy.
rebellion-event-captured = Pochwycony lider: { $leader }.
rebellion-event-rescued = Uratowany lider: { $leader }.
rebellion-event-eliminated = Wyeliminowany lider: { $leader }.
rebellion-event-recruited = Zrekrutowany lider: { $leader }.
rebellion-event-got-ring = { $leader } otrzymuje pierścień „{ $ring }”.
rebellion-event-became-jedi = Luke Skywalker zostaje Jedi.
rebellion-event-base-revealed = Baza Rebelii ujawniona: { $system }!
rebellion-event-base-moved = Rebelia założyła nową bazę; stara była tutaj: { $system }.
rebellion-event-gained-reputation = Rebelia zyskuje reputację: { $amount }; znacznik jest na polu { $now }.
rebellion-event-lost-reputation = Rebelia traci reputację: { $amount }; znacznik jest na polu { $now }.
rebellion-event-won = { $side }: zwycięstwo!

# Karty

rebellion-event-drew-missions = { $side }: karty Misji: { $cards }.
rebellion-event-drew-missions-unseen =
    { $side }: dobrane karty Misji: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
rebellion-event-drew-project = Dobrany projekt: „{ $card }”.
rebellion-event-drew-project-unseen = Imperium dobiera kartę Projektu.
rebellion-event-got-probes = Karty Sond zwiadowczych: { $systems }.
rebellion-event-got-probes-unseen =
    Imperium otrzymuje { $count ->
        [one] { $count } kartę Sond zwiadowczych
        [few] { $count } karty Sond zwiadowczych
        [many] { $count } kart Sond zwiadowczych
       *[other] { $count } karty Sond zwiadowczych
    }.
rebellion-event-drew-objectives = Dobrane cele: { $cards }.
rebellion-event-drew-objectives-unseen =
    Rebelia dobiera { $count ->
        [one] { $count } kartę Celu
        [few] { $count } karty Celów
        [many] { $count } kart Celów
       *[other] { $count } karty Celów
    }.
rebellion-event-drew-tactics = { $side }: karty Taktyki: { $cards }.
rebellion-event-drew-tactics-unseen =
    { $side }: { $count ->
        [one] { $count } karta Taktyki
        [few] { $count } karty Taktyki
        [many] { $count } kart Taktyki
       *[other] { $count } karty Taktyki
    } ({ $theatre }).

# Co się liczy w wielu partiach

rebellion-note-rounds = rundy
rebellion-note-base-revealed = baza ujawniona w rundzie
