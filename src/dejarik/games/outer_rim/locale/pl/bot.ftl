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
outer_rim-note-fame-else = sława za wszystko inne
outer_rim-note-won-boba-fett = wygrane, postać: Boba Fett
outer_rim-note-won-bossk = wygrane, postać: Bossk
outer_rim-note-won-doctor-aphra = wygrane, postać: Doktor Aphra
outer_rim-note-won-han-solo = wygrane, postać: Han Solo
outer_rim-note-won-ig-88 = wygrane, postać: IG-88
outer_rim-note-won-jyn-erso = wygrane, postać: Jyn Erso
outer_rim-note-won-ketsu-onyo = wygrane, postać: Ketsu Onyo
outer_rim-note-won-lando-calrissian = wygrane, postać: Lando Calrissian
