# Karty Akcji i pierścienie; jednostki, które karty dają lub niszczą.

rebellion-face-hit = trafienie
rebellion-face-direct-hit = trafienie bezpośrednie
rebellion-face-special = wynik specjalny
rebellion-face-blank = pusta ścianka

# Użycie karty

rebellion-option-use = Użyj karty „{ $card }”
rebellion-option-use-with = Użyj karty „{ $card }”: { $leader }
rebellion-option-no-card = Teraz bez karty Akcji
rebellion-event-action-used = { $side }: karta Akcji „{ $card }”.
rebellion-prompt-use-action-start-of-combat = Walka się zaczyna: czy użyjesz karty Akcji?
rebellion-prompt-use-action-oppose = Czy użyjesz karty Akcji, by zablokować misję?
rebellion-prompt-use-action-before-dice = Przed rzutem kośćmi w misji: czy użyjesz karty Akcji?
rebellion-prompt-use-action-before-attack = Przed rzutem na twój atak: czy użyjesz karty Akcji?
rebellion-prompt-use-action-before-plans = Przed rzutem przeciw Gwieździe Śmierci: czy użyjesz karty Akcji?
rebellion-prompt-use-action-success = Misja się powiodła: czy użyjesz karty Akcji?
rebellion-prompt-use-action-rescue = Lider został uratowany: czy użyjesz karty Akcji?
rebellion-prompt-use-action-capture = Twój lider został właśnie pochwycony: czy użyjesz karty Akcji?
rebellion-prompt-blindside = Przed ujawnieniem misji: czy użyjesz karty Akcji?

# W fazie przydziału

rebellion-prompt-place-for-card = „{ $card }”: wybierz, dokąd uda się lider
rebellion-prompt-move-garrison = Wybierz układ, do którego przejdą wszystkie twoje jednostki naziemne ({ $system })
rebellion-prompt-search-deck = Wybierz kartę z talii; twój lider zostanie do niej przydzielony
rebellion-event-leader-placed = { $leader } trafia tutaj: { $system }.
rebellion-event-rumour-true = Baza Rebelii jest w regionie tego układu: { $system }.
rebellion-event-rumour-false = Bazy Rebelii nie ma w regionie tego układu: { $system }.
rebellion-event-friend-found = { $leader } dołącza do Rebelii tutaj: { $system }.
rebellion-event-garrison-moved = Wszystkie jednostki naziemne Imperium przechodzą: { $system } → { $goal }.
rebellion-event-found-mission = { $leader }: przydział do karty z talii, „{ $mission }”.
rebellion-event-found-mission-unseen = { $side }: { $leader }, przydział do karty z talii.

# Na początku walki

rebellion-prompt-choose-tactics = Wybierz talię, z której dobierzesz trzy karty Taktyki
rebellion-option-draw-three-space = Trzy karty Taktyki kosmicznej
rebellion-option-draw-three-ground = Trzy karty Taktyki naziemnej
rebellion-prompt-call-leader = Wybierz lidera, który dołączy do walki
rebellion-event-called-in = { $leader } dołącza do walki z puli.
rebellion-prompt-choose-victim = Wybierz jednostkę Rebelii, którą zniszczysz

# We własnym momencie

rebellion-prompt-go-undercover = Wybierz lidera, który przybędzie zablokować misję
rebellion-event-joined = { $leader } przybywa, by zablokować misję.
rebellion-prompt-lay-dice =
    Wybierz kości, które wyłożysz zamiast rzucać: { $count ->
        [one] jeszcze { $count } kość
        [few] jeszcze { $count } kości
        [many] jeszcze { $count } kości
       *[other] jeszcze { $count } kości
    }
rebellion-option-roll-the-rest = Rzuć pozostałymi
rebellion-prompt-search-for-mission = Wybierz, co weźmiesz z talii Misji
rebellion-option-take-nothing = Nie bierz niczego
rebellion-event-took-mission = Wzięta z talii Misji: „{ $mission }”.
rebellion-event-took-mission-unseen = Rebelianci biorą kartę ze swojej talii Misji.
rebellion-event-took-nothing = Rebelianci nie biorą niczego ze swojej talii Misji.
rebellion-prompt-capture-rescuer = Wybierz lidera, którego pochwycisz

# Pierścienie

rebellion-prompt-give-ring = Kto otrzyma pierścień „{ $ring }”?
rebellion-option-use-ring = Odrzuć pierścień „{ $ring }”
rebellion-option-keep-ring = Nie teraz
rebellion-prompt-reroll = Mistrz Yoda: wybierz swoją kość, którą przerzucisz
rebellion-prompt-turn-to-blank = R2-D2: wybierz kość Imperium, którą obrócisz na pustą ściankę
rebellion-prompt-succeed-instead = C-3PO: odrzucić pierścień, by misja się powiodła?
rebellion-prompt-fly-away = „Sokół Millennium”: odrzucić pierścień, by uratować pochwyconego lidera?
rebellion-event-ring-used = Pierścień „{ $ring }” odrzucony.
rebellion-event-rerolled = Kość przerzucona: { $before } → { $after }.
rebellion-event-turned-die = R2-D2 obraca kość Imperium: { $before } → { $after }.

# Jednostki, które karty dają lub niszczą

rebellion-prompt-free-figures =
    { $unit } ({ $place }), brakuje: { $count ->
        [one] { $count } figurki
        [few] { $count } figurek
        [many] { $count } figurek
       *[other] { $count } figurki
    }. Zniszczyć własne gdzie indziej, by zyskać je tutaj?
rebellion-option-free-figure = Zniszcz: { $unit } ({ $place })
rebellion-option-gain-fewer = Zyskaj mniej
rebellion-prompt-queue-unit = Wybierz jednostkę na pole { $space } kolejki budowy ({ $system })
rebellion-prompt-destroy-by-health = Wybierz, co zniszczysz tutaj: { $place } (pozostała wytrzymałość: { $health })
rebellion-prompt-destroy-queued = { $side }: wybierz, co zniszczysz w kolejce budowy (pozostała wytrzymałość: { $health })
rebellion-option-destroy-queued = Zniszcz: { $unit } (pole { $space })
rebellion-event-queued-destroyed = Zniszczone na polu { $space } kolejki budowy: { $unit }.

# Odmowy

rebellion-no-over = Gra jest skończona.
rebellion-no-unclear = „{ $pick }” nie można tu wybrać.
