# Kreator talii.

deck-title = Kreator talii
deck-look = obejrzyj kartę
deck-more = O jedną więcej
deck-less = O jedną mniej
deck-search = Szukaj wśród kart
deck-search-hint = jeździec, snajper, morze …
deck-kind = Rodzaj
deck-kind-capital = Stolice
deck-kind-terrain = Tereny
deck-kind-resource = Surowce
deck-kind-unit = Jednostki
deck-kind-building = Budowle
deck-kind-wonder = Cuda
deck-kind-invention = Wynalazki
deck-kind-event = Zdarzenia
deck-short-terrain = Ter.
deck-short-resource = Sur.
deck-short-unit = Jedn.
deck-short-building = Bud.
deck-short-wonder = Cuda
deck-short-invention = Wyn.
deck-short-event = Zdarz.
deck-era = Era
deck-cost = Koszt
deck-show = Pokaż
deck-only-mine = Tylko karty z talii
deck-all = Pokaż wszystkie karty
deck-cards = Karty
deck-shown = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}
deck-nothing = Nie ma takiej karty.
deck-sort = Kolejność
deck-sort-kind = według rodzaju
deck-sort-price = według kosztu
deck-sort-strength = według siły
deck-sort-name = według nazwy
deck-filters = Filtry
deck-deck = Talia
deck-name = Nazwa talii
deck-count = { $n }/{ $of }
deck-library = biblioteka
deck-atlas = atlas
deck-capital = stolica
deck-legal = Tą talią wolno grać.
deck-more-remarks = { $n ->
    [one] Jeszcze { $n } uwaga
    [few] Jeszcze { $n } uwagi
   *[other] Jeszcze { $n } uwag
}
deck-rule-book = W księdze zasad
deck-tab-cards = Karty
deck-tab-curves = Wykresy
deck-tab-hands = Ręce i szanse
deck-empty = W talii nic jeszcze nie ma. Dodawaj karty znakiem + albo zacznij od talii, którą daje gra.
deck-curve-cost = Koszt wszystkich etapów
deck-curve-era = Ery w bibliotece
deck-curve-kind = Rodzaje
deck-mean = średnio { $mean }
deck-hand = Pierwsze ręce
deck-hand-try = Rozdaj rękę
deck-hand-again = Rozdaj następną
deck-odds = Szanse
deck-odds-card = Karta z biblioteki
deck-odds-turn = Do tury { $turn }
deck-odds-say = { $percent } % szans, że do tury { $turn } choć raz dobierzesz kartę „{ $card }”.
deck-odds-curve = Tura po turze
deck-odds-note = Pierwsza ręka: { $hand }, po każdej turze dobierane: { $draw }; bez dobierania za podatki i przeszukiwania.
deck-odds-none = W bibliotece nie ma jeszcze żadnej karty.
deck-decks = Talie
deck-own = Twoje talie
deck-starters = Talie, które daje gra
deck-none = Nie masz jeszcze żadnej zachowanej talii.
deck-open = Otwórz
deck-copy = Kopiuj
deck-copy-of = { $name } (kopia)
deck-drop = Wyrzuć
deck-drop-sure = Na pewno wyrzuć
deck-begin-with = Zacznij od tej
deck-new = Nowa talia
deck-text = Jako tekst
deck-text-help = Jedna karta w wierszu: ile egzemplarzy i jej identyfikator. To, co po znaku #, jest dla ludzi. Ten sam tekst działa w terminalu.
deck-download = Pobierz
deck-file = Z pliku
deck-import = Przejmij tę listę
deck-save = Zachowaj
deck-saved = Zachowana
deck-play = Zagraj nią
deck-lost = Nieznane bez swojego zestawu: { $cards }.
deck-lost-drop = Wyjmij je z talii
