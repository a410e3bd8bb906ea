# Misje i projekty.

rebellion-option-against = Przeciw: { $leader }
rebellion-prompt-choose-place = Wybierz miejsce misji
rebellion-prompt-choose-target = Wybierz lidera, przeciw któremu podejmujesz misję
rebellion-option-send = Wyślij: { $leader }
rebellion-option-send-nobody = Nie wysyłaj nikogo
rebellion-prompt-oppose = Wysłać lidera z puli, by zablokować misję?
rebellion-event-mission-revealed = { $side }: ujawniona misja „{ $mission }” ({ $leaders }).
rebellion-event-mission-at = „{ $mission }”: { $place }.
rebellion-event-mission-against = „{ $mission }” przeciw liderowi: { $leader } ({ $place }).
rebellion-event-mission-sent = { $leader } przybywa, by zablokować misję ({ $place }).
rebellion-event-mission-sent-nobody = { $side }: nikt nie blokuje misji.
rebellion-event-mission-rolled =
    { $dice ->
        [0] { $side }: brak kości do rzutu.
       *[other] { $side }, rzut: trafienia { $hit }, trafienia bezpośrednie { $direct_hit }, wyniki specjalne { $special }, puste { $blank }.
    }
rebellion-event-mission-compared = { $side }: { $ours } { $ours ->
    [one] sukces
    [few] sukcesy
    [many] sukcesów
   *[other] sukcesu
} przeciw { $theirs }.
rebellion-event-mission-succeeded = Misja „{ $mission }” udana.
rebellion-event-mission-failed = Misja „{ $mission }” nieudana.

rebellion-event-went-along = { $leader } także udaje się do bazy.
rebellion-option-goes-along = { $leader } udaje się do bazy
rebellion-option-stay = Pozostali zostają
rebellion-prompt-choose-captive = Wybierz pochwyconego lidera, którego ratujesz
rebellion-prompt-choose-company = Kto uda się do bazy z uratowanym liderem?

rebellion-event-looked-at-objectives = Rebelianci obejrzeli { $count } { $count ->
    [one] wierzchnią kartę
    [few] wierzchnie karty
    [many] wierzchnich kart
   *[other] wierzchniej karty
} talii Celów.
rebellion-prompt-keep-on-top = Wybierz cel, który zostanie na wierzchu; drugi trafi na spód talii
rebellion-prompt-keep-objective = Wybierz cel, który zatrzymasz; drugi trafi na spód talii
rebellion-prompt-order-objectives = Odłóż cele na talię: która karta będzie { $number }. od góry?

rebellion-event-sought-base = Szukając nowej bazy, Rebelianci obejrzeli { $count } { $count ->
    [one] kartę Sondy
    [few] karty Sond
    [many] kart Sond
   *[other] karty Sondy
}.
rebellion-event-stayed = Rebelianci nie zakładają nowej bazy.
rebellion-option-first-mobilization = Najpierw ta, na której { $leaders ->
    [one] jest { $leaders } lider
    [few] jest { $leaders } liderów
    [many] jest { $leaders } liderów
   *[other] jest { $leaders } lidera
}
rebellion-prompt-choose-first = Dwie karty „Gwałtowna mobilizacja”: która pierwsza?
rebellion-option-bring-units = Sprowadź do bazy do pięciu jednostek z układu { $system }
rebellion-option-bring-nothing = Nie sprowadzaj nikogo
rebellion-option-seek-new-base = Szukaj nowej bazy
rebellion-prompt-choose-mobilization = „Gwałtowna mobilizacja”: sprowadź jednostki do bazy albo szukaj nowej
rebellion-option-decline-site = Bez nowej bazy
rebellion-prompt-choose-site = Wybierz lokalizację nowej bazy albo zrezygnuj

rebellion-event-covered = Do końca rundy Imperium nie może wysyłać liderów z puli przeciw misjom lidera { $leader }.
rebellion-event-reassigned = { $leaders }: przydział do misji „{ $mission }”.
rebellion-event-reassigned-unseen = { $leaders }: przydział do jednej z misji początkowych.
rebellion-event-planted = Rebelianci odłożyli karty Sond: na wierzch { $top }, na spód { $bottom }.
rebellion-option-gain-loyalty = Zyskaj 2 poparcia
rebellion-option-queue-cruiser = Umieść Krążownik kalamariański na polu 3 kolejki budowy
rebellion-prompt-choose-support = Wybierz, co daje Mon Calamari
rebellion-prompt-gain-by-shape = Wybierz jednostkę, którą zyskujesz
rebellion-prompt-choose-apprentice = Kto otrzyma pierścień mistrza Yody?
rebellion-prompt-choose-covered = Wybierz lidera, którego misje są osłonięte
rebellion-option-space = Na polu { $space }
rebellion-prompt-demolish = Wybierz, gdzie zniszczyć jednostkę w kolejce budowy
rebellion-prompt-reassign = Wybierz misję początkową dla lidera
rebellion-option-put-on-top = { $system } — na wierzch
rebellion-option-put-on-bottom = { $system } — na spód
rebellion-prompt-plant-cards = Odłóż karty Sond na wierzch albo na spód talii

rebellion-event-lured = { $leader } ulega pokusie Ciemnej Strony.
rebellion-event-base-is-there = Baza Rebelii jest w układzie { $system }.
rebellion-event-base-is-not-there = Bazy Rebelii nie ma w układzie { $system }.
rebellion-event-showed = Rebelianci pokazują cele: { $cards }.
rebellion-event-showed-unseen = Rebelianci pokazują Imperium swoje cele: { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
rebellion-event-intercepted = Rebelianci dobrali karty Sond: { $systems }.
rebellion-event-intercepted-unseen = Rebelianci dobrali { $count } { $count ->
    [one] kartę Sondy
    [few] karty Sond
    [many] kart Sond
   *[other] karty Sondy
}, Imperium otrzymało: { $given }.
rebellion-event-hastened = { $unit }: przesunięcie na pole { $space } kolejki budowy.
rebellion-event-led-to = { $leader } naprowadza pościg na układ { $system }.
rebellion-event-named-systems = Rebelianci wymieniają układy: { $systems }.
rebellion-event-delivered = { $leader } trafia do układu { $system }.
rebellion-event-confiscated = „{ $card }” trafia na spód talii Celów.
rebellion-event-confiscated-unseen = Jeden z celów trafia na spód talii.
rebellion-option-draw-two-projects = Dobierz dwa projekty i zatrzymaj jeden
rebellion-option-remove-sabotage = Usuń znacznik sabotażu i dobierz jeden projekt
rebellion-prompt-choose-research = „Badania i rozwój”: wybierz jedno
rebellion-prompt-keep-project = Wybierz projekt, który zatrzymasz
rebellion-option-advance = { $unit } z pola { $space }
rebellion-prompt-hasten-unit = Wybierz jednostkę w kolejce budowy, która się przesunie
rebellion-prompt-gain-in-region = Wybierz układ, w którym Imperium zyskuje 1 poparcie
rebellion-prompt-choose-haven = Wybierz układ dla lidera { $leader } w regionie swojej bazy
rebellion-prompt-name-systems = Wymień układy, w tym układ swojej bazy (pozostało: { $left })
rebellion-prompt-choose-source = Wybierz układ, z którego przybędą jednostki
rebellion-prompt-deliver-to = Wybierz, dokąd trafi pochwycony lider
rebellion-prompt-confiscate-objective = Wybierz cel, który trafi na spód talii

rebellion-event-deployed-now = { $unit }: natychmiastowe wystawienie w układzie { $system }.
rebellion-event-system-destroyed = Układ { $system } został zniszczony.
rebellion-option-deploy-now = { $unit } z pola { $space }
rebellion-prompt-oversee-project = Wybierz jednostkę, którą wystawiasz od razu
