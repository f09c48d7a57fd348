# Co mówi klient terminalowy poza słowami samych gier. Wiersze są krótkie: ekran ma 80 kolumn.
# Imiona graczy się nie odmieniają, więc stoją zawsze w mianowniku.

this-language = polski
player = Gracz
watching = widz
over = Koniec gry · f wynik · s zapisz powtórkę · q wyjście
too-small = Epoka potrzebuje terminala o rozmiarze { $least-columns } × { $least-rows } znaków. Ten ma { $columns } × { $rows }: powiększ go, proszę.

## Boty

level-random = losowy
level-easy = łatwy
level-medium = średni
level-hard = trudny
thinking = { $name } myśli…
bot-failed = { $name }: zgubiony wątek, będzie ruch losowy.
hint-thinking = Szukam podpowiedzi…
hint = Bot ({ $level }) zagrałby: { $action }
hint-failed = Nie udało się znaleźć podpowiedzi.

## Menu

menu-title = Epoka
menu-game = Gra
menu-range = dla { $least }–{ $most } osób
menu-players = Liczba miejsc
menu-players-help = Ile osób i botów zasiada do stołu.
menu-seat = Miejsce { $n }
menu-person = człowiek
menu-bot = bot, { $level }
menu-seat-help = ← → wybiera człowieka albo bota; Enter pozwala zmienić imię. Kilka osób gra na jednym ekranie, podając sobie klawiaturę.
menu-bot-help = ← → wybiera człowieka albo poziom bota.
menu-seed = Ziarno losowości
menu-random = dowolne
menu-seed-help = Z ziarna bierze się wszystko, co losowe: to samo ziarno i te same ruchy dają tę samą partię. Puste: za każdym razem inna gra.
menu-start = Zaczynamy
menu-resume = Zapisane gry
menu-saves = { $n ->
        [0] jeszcze żadnej
        [one] jedna gra
        [few] { $n } gry
       *[other] { $n } gier
    }
menu-language = Język
menu-quit = Wyjście
menu-not-for = { $n ->
        [one] nie dla jednej osoby
       *[other] nie dla { $n } osób
    }
menu-keys-text = ↑ ↓ wiersz · ← → zmiana · Enter wpisz · q wyjście
menu-keys-seed = ↑ ↓ wiersz · Enter wpisz · q wyjście
menu-keys-go = ↑ ↓ wiersz · Enter dalej · q wyjście
menu-keys-editing = Pisz · Enter gotowe · Esc koniec pisania
menu-keys = ↑ ↓ wiersz · ← → zmiana · Enter dalej · q wyjście

option-yes = tak
option-no = nie
option-usual = zwykłe
option-none = brak
option-seats = miejsca { $seats }

## Zapisane gry

saves-title = Zapisane gry
saves-none = Nie ma jeszcze zapisanych gier. Każda partia zapisuje się sama, ruch po ruchu.
saves-broken = nie da się odczytać
saves-over = skończona
saves-keys = ↑ ↓ wybór · Enter graj dalej · d usuń · Esc wróć
saves-remove-keys = Usunąć tę grę na zawsze? Enter tak · inny klawisz nie
saves-cannot = Nie można grać dalej z pliku { $file }: { $why }. Plik zostaje nietknięty.
no-game = nie ma gry „{ $game }”
save-failed = Nie udało się zapisać gry: { $why }
saved = Zapisano: { $file }
no-store = Ta gra nie ma miejsca na dysku.
exported = Powtórka zapisana w pliku { $file }

ago-now = przed chwilą
ago-minutes = { $n } min temu
ago-hours = { $n ->
        [one] godzinę temu
        [few] { $n } godziny temu
       *[other] { $n } godzin temu
    }
ago-days = { $n ->
        [one] wczoraj
       *[other] { $n } dni temu
    }

## Stół

status-round = runda { $n }
status-setup = przygotowanie gry
status-first = zaczyna { $name }
page-everything = wszystko
page-board = plansza
page-cards = karty
page-tribes = plemiona
col-points = punkty
log-title = Przebieg gry
log-since = od twojego ruchu
undone = Cofnięto.
undone-turn = Twoja tura zaczyna się od nowa.
no-line = Nie ma wiersza { $number }.
your-turn = Teraz { $name }: czas podać klawiaturę. u cofa ostatni ruch.

page-more = { $at } z { $of }, spacja: dalej
key-space = spacja
then = potem, samo z siebie:
key-about = szczegóły
key-play = zagraj
key-count = ile
key-suggest = propozycja
key-empty = wyczyść
key-confirm = zatwierdź
key-undo = cofnij
key-page = strona
key-why = powód
key-find = filtr
key-cards = spis
key-rules = zasady
key-log = przebieg
key-hint = rada
key-help = pomoc
key-quit = koniec

## Kilka rzeczy wybieranych razem, na przykład zapłata

basket-empty = Nic jeszcze nie wybrano: → dokłada, Enter zatwierdza.
basket-more = Jeszcze nie: { $question }
basket-end = Wybierz wiersz, który to kończy.
basket-complete = To już wszystko: Enter zatwierdza
basket-full = To już wszystko: Enter zatwierdza, ← odejmuje.
basket-closed = To nie pasuje do reszty: { $title } ({ $rule })
basket-emptied = Wybór wyczyszczono.

## Arkusze

lookup-clear = Esc wszystko
lookup-search = Pisz, aby szukać · ↑ ↓ wybór · → ← przewiń · Esc zamknij
lookup-nothing = Nic nie pasuje.
rules-title = Zasady
ruling = nasze rozstrzygnięcie
components-title = Elementy gry
why-title = Dlaczego nie?
why-allowed = Teraz można.
why-refused = { $thing }: nie teraz, z powodu tej zasady.
why-means = Masz: { $numbers }

part-top = Od razu:
part-bottom = Na koniec gry:
part-main = ★
part-legacy = † Dziedzictwo:
part-ability = →
part-effect = →
part-verb-effect = Sama akcja:
part-points = →
part-needs = Warunek:
part-text = →


detail-title = Wybrany wiersz
detail-keys = Esc zamknij
detail-scroll = ↑ ↓ przewiń · Esc zamknij

leave-title = Wyjść z gry?
leave-text = Gra jest zapisana, ruch po ruchu: można do niej wrócić w każdej chwili („Zapisane gry” w menu albo epoka play --resume).
leave-over = Gra jest skończona. Zostaje wśród zapisanych gier, do obejrzenia.
leave-unsaved = Tej gry nie udało się zapisać: przepadnie.
leave-keys = Enter wyjdź · m do menu · Esc zostań
concede-title = Poddajesz się?
concede-text = To kończy dla ciebie grę.
concede-keys = t poddaję się · Esc gram dalej

curtain-title = Teraz { $name }
curtain-text = Przy klawiaturze siada { $name }, reszta nie patrzy.
curtain-keys = Enter już jestem · u cofnij ostatni ruch · q wyjście

result-title = Wynik końcowy
result-winner = { $n ->
        [one] Wygrywa { $name }: { $n } punkt.
        [few] Wygrywa { $name }: { $n } punkty.
       *[other] Wygrywa { $name }: { $n } punktów.
    }
result-shared = Zwycięstwem dzielą się { $names }.
result-alone = { $n ->
        [one] Zdobywasz { $n } punkt.
        [few] Zdobywasz { $n } punkty.
       *[other] Zdobywasz { $n } punktów.
    }
result-alone-lost = { $n ->
        [one] Zdobywasz { $n } punkt, ale wygrywa twój przeciwnik.
        [few] Zdobywasz { $n } punkty, ale wygrywa twój przeciwnik.
       *[other] Zdobywasz { $n } punktów, ale wygrywa twój przeciwnik.
    }
result-total = Razem
result-course = Punkty w czasie gry, przed podliczeniem końcowym
result-keys = s zapisz powtórkę · n jeszcze raz · m menu · Esc stół · q wyjście

help-title = Klawisze
help-walk = wybór wiersza
help-amount = zmiana liczby w wierszu albo ile tego wybierasz (także - +)
help-digits = wybór wiersza po numerze
help-play = zagranie wybranego wiersza albo wszystkiego, co wybrano
help-suggest = wstawienie propozycji; ponownie: następna propozycja
help-empty = wyczyszczenie tego, co wybrano (także Backspace, u)
help-about = wszystko o wybranym wierszu
help-filter = szukanie wiersza: pisz, Enter wybiera (drugi raz: zagrywa)
help-page = następna strona stołu: karty, gracze, technologie
help-scroll = dalszy ciąg strony, gdy nie mieści się na ekranie
help-undo = cofnięcie ostatniej decyzji, razem z odpowiedziami botów
help-reset = cała tura od nowa
help-hint = co zrobiłby bot?
help-why = dlaczego nie? każda rzecz i zasada, która jej zabrania
help-rules = numerowane zasady, z wyszukiwaniem
help-cards = wszystkie karty i inne elementy gry
help-log = cały przebieg gry; przewijanie
help-save = zapis teraz (i tak zapisuje się każdy ruch); na koniec powtórka
help-result = jeszcze raz wynik, gdy gra się skończy
help-look = angielski; jasny albo ciemny motyw
help-quit = wyjście; gra jest zapisana
help-turn = Tab co znaczą znaki · Esc zamknij

alarm-title = Uwaga!
alarm-keys = Enter dalej

## Co znaczą znaki na stole

legend-title = Znaki
legend-turn-back = Tab klawisze · Esc zamknij
legend-meant = czego dotyczy wybrany wiersz
    .sign = ▸
legend-turn = kto teraz decyduje
    .sign = ›
legend-seats = gracze, w kolejności miejsc
    .sign = ● ◆ ▲ ■
legend-amount = która liczba z ilu: ← → ją zmienia
    .sign = ‹1/3›
legend-count = ile tego wybrano: ← → to zmienia
    .sign = ‹2›
legend-house = ma wartość naszego pomysłu, nie z wydanej gry
    .sign = ⌂

## Epoka Kamienia

sa-hunger = { $n ->
        [one] głód: brakuje { $n } żywności
       *[other] głód: brakuje { $n } żywności
    }
sa-legend-pips = ile oczek daje jedną sztukę
    .sign = ÷2 … ÷6
sa-legend-room = wolne miejsca na pionki; poniżej 4 osób część się zamyka
    .sign = ···
sa-legend-cards = karty cywilizacji; liczba to cena w surowcach
    .sign = 1 2 3 4
sa-legend-stack = stos budynków: cena → punkty
    .sign = ▪
sa-legend-price = drewno, cegły, kamień, złoto
    .sign = D C K Z
sa-legend-below = ile żetonów leży jeszcze pod spodem
    .sign = (+6)
sa-legend-home = dom: pionki w domu i wszystkie pionki
    .sign = 2/5
sa-legend-track = tor: tyle żywności dają co rundę pola
    .sign = +1
sa-legend-tools = trzy narzędzia i ich wartości; użyte: małe i przekreślone
    .sign = 1 ₂ ·

sa-ask-feed = Brakuje { $n } żywności: dopłać surowcami albo pozwól plemieniu głodować
sa-ask-feed-on = Brakuje jeszcze { $n } żywności: dopłać surowcami
sa-closed = zamknięte
sa-ask-pay = { $thing }: wybierz, czym płacisz (na razie { $n })
sa-ask-pay-of = { $thing }: wybierz, czym płacisz ({ $n } z { $of })
sa-ask-add-tools = Rzut daje { $pips }, czyli { $good }: { $n } (sztuka za { $each }); dołóż narzędzia albo bierz
sa-near-end = koniec blisko
sa-about-hunt = Każdy pionek to rzut kością; 2 oczka dają 1 żywność.
sa-about-forest = Każdy pionek to rzut kością; 3 oczka dają 1 drewno.
sa-about-clay-pit = Każdy pionek to rzut kością; 4 oczka dają 1 cegłę.
sa-about-quarry = Każdy pionek to rzut kością; 5 oczek daje 1 kamień.
sa-about-river = Każdy pionek to rzut kością; 6 oczek daje 1 złoto.
sa-about-tool-maker = Nowe narzędzie albo lepsze. Każde można raz na rundę dodać do rzutu.
sa-about-hut = Wchodzą tu dwa pionki; plemię zyskuje nowy pionek, który też trzeba wyżywić.
sa-about-field = O jedno pole dalej na torze żywności: tyle żywności co rundę.
sa-about-dice = Kości: 1 drewno, 2 cegła, 3 kamień, 4 złoto, 5 narzędzie, 6 tor żywności. Pierwsza jest dla ciebie, potem wybierają inni.
sa-valley = Dolina
sa-cards = Karty cywilizacji
sa-buildings = Budynki
sa-last-round = ostatnia runda
sa-deck = { $n ->
        [one] w talii { $n } karta
        [few] w talii { $n } karty
       *[other] w talii { $n } kart
    }
sa-no-card = brak karty
sa-no-building = pusty stos
sa-below = { $n ->
        [0] (ostatni)
       *[other] (+{ $n })
    }
sa-price-kinds = { $kinds ->
        [one] { $amount } × { $kinds } rodzaj
        [few] { $amount } × { $kinds } rodzaje
       *[other] { $amount } × { $kinds } rodzajów
    }
sa-price-free = { $least }–{ $most } dowolnych
sa-sign-wood = D
sa-sign-brick = C
sa-sign-stone = K
sa-sign-gold = Z
sa-food = żywność
sa-wood = drewno
sa-brick = cegły
sa-stone = kamień
sa-gold = złoto
sa-track = tor żywności
sa-tools = narzędzia
sa-people = pionki
sa-home = w domu
sa-col-people = dom
sa-col-food = żywn.
sa-col-track = tor
sa-col-tools = narz.
sa-col-wood = Drew.
sa-col-brick = Cegł.
sa-col-stone = Kam.
sa-col-gold = Złoto
sa-col-cards = karty
sa-col-buildings = bud.
sa-symbols = Zielone karty
sa-hidden-cards = { $n ->
        [one] { $n } zakryta karta
        [few] { $n } zakryte karty
       *[other] { $n } zakrytych kart
    }
sa-feeding = przy wyżywieniu: { $food } + { $track } − { $people }, zostaje { $left }
sa-feeding-short = przy wyżywieniu: { $food } + { $track } − { $people }, brakuje { $left }!

## Era cywilizacji

ac-ask-birth-or-none = Wybierz cywilizację, która się narodzi, albo nie bierz żadnej
ac-ask-absorb = Wybierz cywilizację, którą wchłoniesz, albo nie bierz żadnej
ac-you-have = masz { $n } z { $most }
ac-ask-work-on = Wykonuj dalsze akcje albo zakończ turę
ac-clash = solo „Starcie”
ac-goal = cel ({ $name })
ac-goal-born = ostatnia narodzona
ac-no-effect = ⚠ Teraz nic by to nie dało.
ac-or = lub
ac-needs = wymaga: { $technologies }
ac-opens = odblokowuje: { $technologies }
ac-legend-window = karty akcji dostępne w tej rundzie
    .sign = ┃ … ┃
ac-legend-war = karta przyniesie wojnę
    .sign = ⚔
ac-legend-plague = karta przyniesie plagę
    .sign = ☠
ac-legend-worker = ilu robotników wymaga akcja; populacja cywilizacji
    .sign = ♟1
ac-legend-coin = monety: koszt akcji
    .sign = ¤4
ac-legend-dies = robotnik zostaje poświęcony
    .sign = ♟1✗
ac-legend-slot = pola akcji: wolne i użyte w tej turze
    .sign = ○ ●
ac-legend-main = główna cywilizacja i jej zdolność; technologia specjalna
    .sign = ★
ac-legend-legacy = dziedzictwo: działa zawsze
    .sign = †
ac-legend-bonus = dodatkowe monety na karcie
    .sign = +¤3

ac-round = runda { $n } z 6
ac-deck = { $n ->
        [one] w talii { $n } karta
        [few] w talii { $n } karty
       *[other] w talii { $n } kart
    }
ac-track = Tor czasu
ac-actions = Akcje tej rundy
ac-tokens = Wydarzenia
ac-page-pool = cywilizacje
ac-page-wonders = cuda
ac-page-nations = narody
ac-no-wonders = nie ma już cudów
ac-specials = technologie specjalne
ac-hand = Twoja ręka
ac-pack = Karty do wyboru
ac-hand-count = { $n ->
        [one] { $n } karta na ręce
        [few] { $n } karty na ręce
       *[other] { $n } kart na ręce
    }
ac-rival = Wirtualny przeciwnik
ac-coins = monety
ac-workers = robotnicy
ac-placed = robotnicy na akcjach
ac-strength = siła
ac-technologies = technologie
ac-wonders = cuda
ac-col-coins = mon.
ac-col-workers = rob.
ac-col-strength = siła
ac-col-technologies = tech
ac-col-wonders = cuda
ac-population = { $n ->
        [one] populacja: { $n } robotnik
       *[other] populacja: { $n } robotników
    }
ac-action-costs = { $sacrifices ->
        [yes] koszt: robotnicy { $workers } (poświęcani), monety { $coins }; pola: { $slots }
       *[no] koszt: robotnicy { $workers }, monety { $coins }; pola: { $slots }
    }
ac-brings-war = ⚔ Wojna, gdy karta wchodzi do gry
ac-brings-plague = ☠ Plaga, gdy karta wchodzi do gry

## Through the Ages

tta-page-own = twoja cywilizacja
tta-page-nations = cywilizacje
tta-page-centre = wydarzenia i taktyki
tta-ask-excess = { $n ->
        [one] O jedną kartę militarną za dużo: odrzuć ją
        [few] O { $n } karty militarne za dużo: odrzuć je
       *[other] O { $n } kart militarnych za dużo: odrzuć je
    }
tta-row = Tor kart
tta-age = era { $age }
tta-last-round = ostatnia runda
tta-deck = { $n ->
        [one] została { $n } karta cywilna
        [few] zostały { $n } karty cywilne
       *[many] zostało { $n } kart cywilnych
    }
tta-culture = kultura
tta-science = nauka
tta-food = żywność
tta-resources = surowce
tta-strength = siła
tta-civil = akcje cywilne
tta-military = akcje militarne
tta-unused = wolni robotnicy
tta-happy = zadowolenie
tta-discontent = niezadowoleni
tta-culture-rate = kultura na turę
tta-science-rate = nauka na turę
tta-food-rate = żywność na turę
tta-resource-rate = surowce na turę
tta-corruption = korupcja
tta-yellow = żółte
tta-blue = niebieskie
tta-growth = następny robotnik
tta-eats = konsumpcja
tta-uprising = Powstanie: niezadowolonych jest więcej niż wolnych
tta-hunger = { $n ->
        [one] zabraknie { $n } żywności
       *[many] zabraknie { $n } żywności
    }
tta-government = Ustrój
tta-leader = Lider
tta-specials = Technologie specjalne
tta-wonders = Cuda
tta-ruins = Ruiny
tta-unfinished = W budowie
tta-colonies = Kolonie
tta-tactic = Taktyka
tta-pact = Pakt
tta-wars = Wojny
tta-hand = Ręka
tta-military-hand = Karty militarne
tta-military-cards = { $n ->
        [one] { $n } karta militarna na ręce
        [few] { $n } karty militarne na ręce
       *[many] { $n } kart militarnych na ręce
    }
tta-events = Aktualne wydarzenia:
tta-top-event = Następne wydarzenie
tta-future = Przyszłe wydarzenia:
tta-tactics = Wspólne taktyki
tta-military-deck = Talia militarna:
tta-known = z nich znasz
tta-auction = Licytacja:
tta-colonize = Do kolonizacji:
tta-defend = Atak:
tta-offer = Oferta paktu:
tta-missing = { $n ->
        [one] brakuje { $n } punktu siły
       *[many] brakuje { $n } punktów siły
    }
tta-col-culture = kult
tta-col-science = nauka
tta-col-strength = siła
tta-col-food = żywn
tta-col-resources = sur
tta-col-happy = zad
tta-col-civil = cyw
tta-col-military = mil
tta-costs-science = Nauka: { $n }
tta-costs-revolution = Przez rewolucję: { $n }
tta-costs-resources = Surowce: { $n }
tta-costs-stages = Etapy: { $stages }
tta-costs-military = Akcje militarne: { $n }
tta-legend-price = cena miejsca w akcjach cywilnych
    .sign = 1◦ 2◦ 3◦
tta-legend-worker = robotnicy na karcie i niebieskie znaczniki na niej
    .sign = ♟•
tta-legend-stage = etapy cudu: zbudowane i cena następnych
    .sign = ■ □3
tta-legend-ruin = zadowolenie i ile go brakuje
    .sign = 1−1
tta-legend-tactic = ile jest i ile przynosi tura
    .sign = 4+2
tta-legend-bank = żółte i niebieskie znaczniki w banku; konsumpcja co turę
    .sign = żółte nieb.
tta-legend-actions = akcje cywilne i militarne: pozostałe i wszystkie
    .sign = 2/4

tta-kind-farm = Farma
tta-kind-mine = Kopalnia
tta-kind-lab = Laboratorium
tta-kind-temple = Świątynia
tta-kind-library = Biblioteka
tta-kind-theater = Teatr
tta-kind-arena = Arena
tta-kind-infantry = Piechota
tta-kind-cavalry = Kawaleria
tta-kind-artillery = Artyleria
tta-kind-air-force = Lotnictwo
tta-kind-government = Ustrój
tta-kind-military-special = Technologia militarna
tta-kind-civil-special = Technologia cywilna
tta-kind-colonization-special = Technologia kolonizacyjna
tta-kind-construction-special = Technologia budowlana
tta-kind-leader = Lider
tta-kind-wonder = Cud
tta-kind-action = Karta akcji
tta-kind-event = Wydarzenie
tta-kind-territory = Terytorium
tta-kind-aggression = Agresja
tta-kind-war = Wojna
tta-kind-pact = Pakt
tta-kind-tactic = Taktyka
tta-kind-bonus = Karta bonusowa
## Civilization, gra karciana

ccg-library = biblioteka { $n }
ccg-legend-capital = stolica; jej siła i wytrzymałość
    .sign = ♜ 1/7
ccg-legend-income = dochód z terenu: moc produkcyjna, podatki, żywność
    .sign = 3/1/0
ccg-legend-resource = surowiec na terenie
    .sign = (…)
ccg-legend-exhausted = użyte w tej turze
    .sign = ↷
ccg-legend-occupied = stoi tam wroga armia
    .sign = ⚑
ccg-legend-built = budowla na terenie
    .sign = +
ccg-legend-project = projekt: ile ma znaczników etapu
    .sign = [… 1]
ccg-legend-unit = jednostka tego gracza: siła i wytrzymałość
    .sign = ● 2/1
ccg-legend-damage = obrażenia
    .sign = −1

ccg-terrains = tereny
ccg-food = żywność
ccg-happiness = zadowolenie
ccg-hand = karty na ręce
ccg-production = moc produkcyjna
ccg-taxes = podatki

## Civolution

cvl-page-console = twoja konsola
cvl-page-rivals = cywilizacje
cvl-page-middle = środek stołu
cvl-points = punkty
cvl-food = żywność
cvl-money = pieniądze
cvl-ideas = pomysły
cvl-focus = skupienie
cvl-dice = gotowe kości
cvl-tribes = plemiona
cvl-traits = znaczniki cech
cvl-stored = materiały w magazynie
cvl-raw = materiały na mapie
cvl-tracks = kroki na torach
cvl-favor = przychylność
cvl-levels = poziomy modułów
cvl-matrix = elementy matrycy
cvl-hand = karty na ręce
cvl-col-points = PZ
cvl-col-tribes = plem
cvl-col-dice = kości
cvl-col-food = żyw
cvl-col-money = pien
cvl-col-ideas = pom
cvl-col-tracks = tory
cvl-col-matrix = mtr
cvl-col-hand = ręka
cvl-legend-strong = silne plemiona poszczególnych graczy
    .sign = ● ◆ ▲ ■
cvl-legend-weak = osłabione plemiona poszczególnych graczy
    .sign = ○ ◇ △ □
cvl-legend-farm = farma w kolorze gracza
    .sign = ≡
cvl-legend-hunted = żeton polowania
    .sign = ×
cvl-legend-token = wiersz magazynu znalezionego tam materiału
    .sign = ¹ ² ³
cvl-legend-tile = między połowami jednego kafla
    .sign = ╎ ╌
cvl-legend-first = zaczyna rundę
    .sign = *
cvl-legend-columns = plemiona; kości gotowe i użyte; rzeczy w matrycy
    .sign = plem 3+2 mtr
cvl-legend-tracks = pola na torach, w kolejności z planszy
    .sign = 1/0/2/0/1
cvl-legend-module = kości modułu, jego nazwa i poziom
    .sign = 13 … I
cvl-legend-dice = kość na swoim polu, znacznik planowania
    .sign = [4] (4)
