# Co liczy `dejarik sim`.

outer_rim-note-rounds = rundy
outer_rim-note-deliveries = dostarczone ładunki
outer_rim-note-jobs = wykonane zlecenia
outer_rim-note-bounties = nagrody z listów gończych
outer_rim-note-patrols = pokonane patrole
outer_rim-note-defeats = pokonani gracze
outer_rim-note-fame-cargo = sława za ładunki
outer_rim-note-fame-jobs = sława za zlecenia
outer_rim-note-fame-bounties = sława za listy gończe
outer_rim-note-fame-patrols = sława za patrole
outer_rim-note-fame-goals = sława za cele
outer_rim-note-fame-assets = sława z zasobów
