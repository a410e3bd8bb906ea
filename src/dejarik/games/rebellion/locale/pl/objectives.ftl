# Cele i Plany Gwiazdy Śmierci.

rebellion-prompt-play-objective-units-destroyed = Zniszczono jednostki: możesz zagrać kartę Celu
rebellion-prompt-play-objective-space-battle = Krok bitwy kosmicznej się skończył: możesz zagrać kartę Celu albo spróbować Planów Gwiazdy Śmierci
rebellion-prompt-play-objective-combat-end = Walka się skończyła: możesz zagrać kartę Celu
rebellion-prompt-play-objective-refresh = Zaczyna się faza uzupełnień: możesz zagrać kartę Celu
rebellion-option-play-objective = Zagraj „{ $card }”
rebellion-option-try-plans = Spróbuj „{ $card }”
rebellion-option-no-objective = Nie zagrywaj karty Celu
rebellion-event-played-objective = Rebelia zagrywa kartę Celu „{ $card }”.
rebellion-prompt-bring-balance = Powrót Jedi: wybierz lidera Imperium, który zostanie wyeliminowany
rebellion-option-eliminate = Wyeliminuj: { $leader }
rebellion-prompt-name-target = Plany Gwiazdy Śmierci: wybierz cel
rebellion-option-plans-against = { $unit }
rebellion-event-revealed-plans = Rebelia odkrywa kartę „{ $card }”.
rebellion-event-rolled-plans = Kości za Plany Gwiazdy Śmierci: { $dice }.
rebellion-event-plans-failed = Bez trafienia bezpośredniego: karta „{ $card }” wraca na rękę.
