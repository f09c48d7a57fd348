# Era cywilizacji: wszystkie teksty gry.
#
# Zmienne komunikatu to pola jego akcji lub zdarzenia. Pole, które nazywa jakąś rzecz, daje trzy rodzaje
# zmiennych: $wonder to treść `wonder-petra`, $wonder-accusative jej atrybut `.accusative` (biernik; są też
# dopełniacze, `.genitive`), a $wonder-id sam identyfikator, do wyboru wariantu. Imię gracza ($seat) stoi
# zawsze w mianowniku, czasownik w czasie teraźniejszym.
# Większość liczb na kartach to nasze uzupełnienia: zob. `confidence` w danych gry.

## Miejsca przy stole, według kolorów znaczników

seat-0 = Czarny
    .whom = Czarnego
    .to-whom = Czarnemu
    .with-whom = Czarnym
seat-1 = Brązowy
    .whom = Brązowego
    .to-whom = Brązowemu
    .with-whom = Brązowym
seat-2 = Żółty
    .whom = Żółtego
    .to-whom = Żółtemu
    .with-whom = Żółtym
seat-3 = Biały
    .whom = Białego
    .to-whom = Białemu
    .with-whom = Białym

## Przyciski: co gracz może zrobić

action-draft = Wybierz { $civilization-accusative }
action-birth = Narodziny { $civilization-genitive }
action-absorb = Wchłoń { $civilization-accusative }
action-skip = Nie bierz cywilizacji
action-work = Wykonaj akcję { $verb }{ deal }
action-research = { $technology-id ->
        [none] Wykonaj Badania tylko dla punktów (masz już wszystkie technologie){ deal }
       *[other] Zdobądź technologię { $technology }{ deal }
    }
action-build = { $wonder-id ->
        [none] Wykonaj akcję Cud tylko dla punktów (pula jest pusta){ deal }
       *[other] Zdobądź cud { $wonder }{ deal }
    }
action-rest = Odpocznij{ deal }
action-innovate = { $special }: kup za { $price ->
        [one] { $price } monetę
        [few] { $price } monety
       *[many] { $price } monet
    }
action-finish = Zakończ turę
action-learn = Zdobądź { $technology-accusative }
action-receive = Zdobądź { $wonder-accusative }
action-accept = Skorzystaj{ deal }
action-decline = Zrezygnuj
# Zdolność należy do karty: $kind-id mówi, jaka to zdolność, a karta ma własną zmienną.
action-resolve = { $kind-id ->
        [main] Użyj zdolności { $civilization-genitive }{ deal }
        [legacy] Użyj dziedzictwa { $civilization-genitive }{ deal }
        [technology] Użyj technologii { $technology }{ deal }
        [wonder] Użyj cudu { $wonder }{ deal }
       *[other] Użyj zdolności na koniec tury{ deal }
    }
action-fund = Dołóż do karty { $civilization-genitive }{ deal }
# Co akcja kosztuje i co daje, z wszystkimi zdolnościami: „: 1 robotnik i 4 monety → 1 punkt”.
deal = { $spent-id ->
        [none] { $gain-id ->
            [none] { "" }
           *[other] : { $gain }
        }
       *[other] : { $spent } → { $gain-id ->
            [none] nic
           *[other] { $gain }
        }
    }
count-worker = { $n ->
        [one] { $n } robotnik
       *[many] { $n } robotników
    }
# Robotnicy na czerwonym polu akcji.
count-sacrificed = { $n ->
        [one] { $n } robotnik (zostanie poświęcony)
       *[many] { $n } robotników (zostaną poświęceni)
    }
count-coin = { $n ->
        [one] { $n } moneta
        [few] { $n } monety
       *[many] { $n } monet
    }
count-point = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }

## Pytania: co gracz ma zrobić albo co rozstrzyga los

ask-first-player = Losowanie pierwszego gracza
ask-lay-wonders = Wykładanie cudów
ask-draw-civilizations = Dobieranie cywilizacji do puli
ask-lay-track = Układanie toru czasu
ask-lay-specials = Wykładanie technologii specjalnych
ask-lay-tokens = Losowanie żetonów wydarzeń
ask-deal-pack = Rozdawanie kart do draftu
ask-draft = Wybierz potajemnie jedną kartę cywilizacji
ask-birth = Wybierz cywilizację, która się narodzi
ask-civilization = Wybierz cywilizację: narodzi się albo ją wchłoniesz; możesz też nie brać żadnej
ask-work = Wykonuj akcje albo odpocznij
ask-learn = Wybierz technologię, którą zdobywasz
ask-receive = Wybierz cud, który zdobywasz
ask-follow = Czy wykonujesz też akcję Kultura? Bez robotnika, ale płacąc jej koszt
ask-offer = Czy dopłacasz monety za punkty?
ask-end-turn = Koniec tury: wybierz, z czego skorzystasz, albo zrezygnuj
ask-end-round = Koniec rundy

## Dziennik: co się stało

event-first-player = Losowanie: zaczyna { $seat }.
event-wonder-revealed = Nowy cud w puli: { $wonder }.
event-civilization-revealed = Nowa cywilizacja w puli: { $civilization }.
event-track-laid = Tor czasu, pozycja { $position }: { $card }.
event-special-revealed = Nowe technologie specjalne w puli: { $special }.
event-token-revealed = Żeton wydarzenia nad pozycją { $position }: { $token }.
event-pack-dealt = { $seat } dostaje 7 kart cywilizacji.
event-chosen = { $civilization-id ->
        [none] { $seat } wybiera kartę.
       *[other] { $seat } wybiera { $civilization-accusative }.
    }
event-packs-passed = { $picks ->
        [5] Każdy ma już 5 wybranych kart; pozostałe tworzą pulę.
       *[other] Wszyscy wybrali kartę ({ $picks } z 5) i przekazują resztę w lewo.
    }
event-round-began = Runda { $round }: zaczyna { $seat }.
event-born = { $workers ->
        [one] Narodziny { $civilization-genitive }: { $seat } ma teraz { $workers } robotnika.
       *[many] Narodziny { $civilization-genitive }: { $seat } ma teraz { $workers } robotników.
    }
event-absorbed = { $seat } wchłania { $civilization-accusative }.
event-skipped = { $seat } nie bierze cywilizacji.
event-worked = { $coins ->
        [0] { $seat } wykonuje akcję { $verb }.
        [one] { $seat } wykonuje akcję { $verb } i płaci { $coins } monetę.
        [few] { $seat } wykonuje akcję { $verb } i płaci { $coins } monety.
       *[many] { $seat } wykonuje akcję { $verb } i płaci { $coins } monet.
    }
event-rested = { $seat } odpoczywa.
# Poniżej zera widać by było minus, dlatego straty są wypisane.
event-coins = { $amount ->
        [-1] { $seat } traci 1 monetę.
        [-2] { $seat } traci 2 monety.
        [-3] { $seat } traci 3 monety.
        [-4] { $seat } traci 4 monety.
        [-5] { $seat } traci 5 monet.
        [-6] { $seat } traci 6 monet.
        [one] { $seat } dostaje { $amount } monetę.
        [few] { $seat } dostaje { $amount } monety.
       *[many] { $seat } dostaje { $amount } monet.
    }
event-points = { $amount ->
        [one] { $seat } dostaje { $amount } punkt.
        [few] { $seat } dostaje { $amount } punkty.
       *[many] { $seat } dostaje { $amount } punktów.
    }
event-workers = { $workers ->
        [one] { $seat } ma teraz { $workers } robotnika.
       *[many] { $seat } ma teraz { $workers } robotników.
    }
event-sacrificed = { $workers ->
        [0] { $seat } poświęca ostatniego robotnika.
        [one] { $seat } poświęca robotnika i ma jeszcze { $workers }.
       *[many] { $seat } poświęca robotnika i ma ich jeszcze { $workers }.
    }
event-learned = { $seat } zdobywa technologię { $technology }.
event-received = { $seat } zdobywa cud { $wonder }.
event-innovated = { $seat } kupuje za 1 monetę technologie specjalne: { $special }.
event-declined = { $seat } rezygnuje.
event-resolved = { $kind-id ->
        [main] { $seat } korzysta ze zdolności na koniec tury: { $civilization }.
        [legacy] { $seat } korzysta ze zdolności na koniec tury: { $civilization } (dziedzictwo).
        [technology] { $seat } korzysta ze zdolności na koniec tury: { $technology }.
        [wonder] { $seat } korzysta ze zdolności na koniec tury: { $wonder }.
       *[other] { $seat } korzysta ze zdolności na koniec tury.
    }
event-funded = { $coins ->
        [one] { $seat } kładzie { $coins } monetę na karcie { $civilization-genitive }.
        [few] { $seat } kładzie { $coins } monety na karcie { $civilization-genitive }.
       *[many] { $seat } kładzie { $coins } monet na karcie { $civilization-genitive }.
    }
event-token-resolved = Wydarzenie: { $token }. { $token-effect }
event-war = Wojna: kto ma najmniej siły, poświęca robotnika.
event-plague = Plaga: każdy poświęca robotnika.
event-rival-grew = Wirtualny przeciwnik ma teraz siłę { $strength }.
event-game-ended = Koniec gry.
event-achieved = Osiągnięcie: { $achievement }.
event-goal = { $reached-id ->
        [true] Cel scenariusza został osiągnięty.
       *[false] Cel scenariusza nie został osiągnięty.
    }

## Punkty: wiersze tabeli wyników

source-actions = Akcje
source-civilizations = Cywilizacje
source-technologies = Technologie
source-wonders = Cuda
source-events = Wydarzenia

## Rozdziały zasad

section-words = Pojęcia
section-setup = Przygotowanie gry
section-rounds = Rundy
section-turn = Tura gracza
section-actions = Akcje
section-technologies = Technologie
section-round-end = Koniec rundy
section-end = Koniec gry
section-cards = Poszczególne karty
section-innovations = Wariant: Innowacje
section-winds = Wariant: Powiew zmian
section-draft = Wariant: Draft cywilizacji
section-solo = Tryb solo: Starcie
section-scenarios = Tryb solo: scenariusze

## Opcje stołu

setup-innovations = Innowacje
    .help = W grze są technologie specjalne. Raz w ciągu gry możesz kupić jedną z tych kart za 1 monetę; jej dwie technologie zastępują dwie w jednej kolumnie twojej planszy.
setup-winds-of-change = Powiew zmian
    .help = Dla 2–4 osób. Nad ostatnimi kartami toru czasu leżą trzy żetony wydarzeń; na końcu rund 3, 4 i 5 rozpatruje się po jednym z nich.
    .least = 2
setup-draft = Draft cywilizacji
    .help = Dla 2–4 osób. Przed grą każdy potajemnie wybiera 5 cywilizacji, przekazując pozostałe karty dalej. Cywilizacje bierzesz z ręki albo z puli kart, które zostały.
    .least = 2
setup-first-game = Pierwsza rozgrywka
    .help = Dla 2–4 osób. Karty toru czasu nie są tasowane, lecz leżą w kolejności dobrej na pierwszą rozgrywkę.
    .least = 2
setup-scenario = Scenariusz
    .help = Dla 1 osoby. Nasz własny scenariusz, ze zmienionymi zasadami i własnym celem.
    .most = 1
setup-refused-AC-61 = W pojedynkę karty akcji wokół Plagi leżą losowo, bez ustalonej kolejności.
setup-refused-AC-64 = Kto gra w pojedynkę, może dodać tylko Innowacje.
setup-refused-AC-66 = Scenariusze są dla jednej osoby.

## Los

chance-first-player = Losowanie pierwszego gracza
chance-wonders = Cuda do puli
chance-civilizations = Cywilizacje z talii
chance-action-cards = Karty akcji na tor czasu
chance-special-technologies = Technologie specjalne do puli
chance-event-tokens = Żetony wydarzeń

## Rodzaje elementów

kind-civilization = Cywilizacje
kind-wonder = Cuda
kind-technology = Technologie
kind-special = Technologie specjalne
kind-token = Żetony wydarzeń
kind-verb = Akcje
kind-achievement = Osiągnięcia
kind-scenario = Scenariusze

## Co na karcie jest nasze: zob. `house-parts`

house-part-population = populacja
house-part-main = główna zdolność
house-part-main-some = część głównej zdolności
house-part-main-value = liczby głównej zdolności
house-part-legacy = zdolność dziedzictwa
house-part-legacy-some = część zdolności dziedzictwa
house-part-legacy-value = liczby zdolności dziedzictwa
house-part-requires = wymagania
house-part-ability = zdolność
house-part-ability-some = część zdolności
house-part-ability-value = liczby zdolności
house-part-lower = zdolność dolnej technologii
house-part-lower-value = liczby dolnej technologii
house-part-upper = zdolność środkowej technologii
house-part-upper-some = część zdolności środkowej technologii
house-part-upper-value = liczby środkowej technologii
house-part-lower-some = część zdolności dolnej technologii
house-part-symbol = to, czy wywołuje wojnę

## Dziesięć akcji

verb-wonder = Cud
    .accusative = Cud
    .effect = 3 punkty i cud z puli
verb-research = Badania
    .accusative = Badania
    .effect = 1 punkt i technologia
verb-exploit = Wyzysk
    .accusative = Wyzysk
    .effect = 2 monety
verb-culture = Kultura
    .accusative = Kulturę
    .effect = 2 punkty
verb-construction = Budowa
    .accusative = Budowę
    .effect = 2 punkty
verb-conquest = Podbój
    .accusative = Podbój
    .effect = 2 punkty, jeśli masz najwięcej siły (także przy remisie) i co najmniej 1 siłę
verb-hunting = Polowanie
    .accusative = Polowanie
    .effect = 1 moneta, a jeśli nie masz żadnej technologii, także 1 punkt
verb-fishing = Rybołówstwo
    .accusative = Rybołówstwo
    .effect = 1 moneta
verb-trade = Handel
    .accusative = Handel
    .effect = 2 monety; każdy inny gracz otrzymuje 1 monetę
verb-agriculture = Rolnictwo
    .accusative = Rolnictwo
    .effect = 3 monety

## Karty toru czasu

card-culture = Kultura
card-construction = Budowa
card-conquest = Podbój
card-hunting = Polowanie
card-fishing = Rybołówstwo
card-trade = Handel
card-agriculture = Rolnictwo
card-plague = Plaga

## Technologie

technology-writing = Pismo
    .accusative = Pismo
    .ability = Akcja Kultura daje o 1 punkt więcej.
technology-sailing = Żeglarstwo
    .accusative = Żeglarstwo
    .ability = Akcje Handel i Rybołówstwo dają o 1 monetę więcej.
technology-mining = Górnictwo
    .accusative = Górnictwo
    .ability = Akcja Budowa kosztuje o 1 monetę mniej.
technology-education = Edukacja
    .accusative = Edukację
    .ability = Na koniec każdej swojej tury możesz wykonać jedną Kulturę bez robotnika, płacąc jej koszt.
technology-mathematics = Matematyka
    .accusative = Matematykę
    .ability = Akcja Badania kosztuje o 1 monetę mniej.
technology-ironworking = Obróbka żelaza
    .accusative = Obróbkę żelaza
    .ability = Siła +2.
technology-science = Nauka
    .accusative = Naukę
    .ability = Po zdobyciu: 1 punkt za każdą przyszłą kartę akcji na torze czasu (także za Plagę).
technology-engineering = Inżynieria
    .accusative = Inżynierię
    .ability = Akcja Budowa daje o 1 punkt więcej. Koniec gry: 1 punkt za każde 2 technologie.
technology-gunpowder = Proch strzelniczy
    .accusative = Proch strzelniczy
    .ability = Akcja Podbój daje o 1 punkt więcej. Siła +2.

## Technologie specjalne: karty, a potem technologie na nich

special-sp1 = Jeździectwo i Taktyka wojenna
special-sp2 = Filozofia i Alchemia
special-sp3 = Murarstwo i Umocnienia
special-sp4 = Rękodzieło i Manufaktura
special-sp5 = Koło i Architektura
special-sp6 = Mistycyzm i Teologia
special-sp7 = Astronomia i Druk
special-sp8 = Łucznictwo i Machiny oblężnicze
special-sp9 = Hodowla zwierząt i Stal
technology-horsemanship = Jeździectwo
    .accusative = Jeździectwo
    .ability = Siła +1.
technology-military-tactics = Taktyka wojenna
    .accusative = Taktykę wojenną
    .ability = Masz własne pole akcji Podbój, dostępne raz w każdej turze.
technology-philosophy = Filozofia
    .accusative = Filozofię
    .ability = Zdobycie Nauki akcją Badania daje o 2 punkty więcej.
technology-alchemy = Alchemia
    .accusative = Alchemię
    .ability = Po zdobyciu: 4 monety.
technology-masonry = Murarstwo
    .accusative = Murarstwo
    .ability = Masz własne pole akcji Budowa, dostępne raz w każdej turze.
technology-fortification = Umocnienia
    .accusative = Umocnienia
    .ability = Mając najmniej siły podczas wojny, nie poświęcasz robotnika.
technology-handicraft = Rękodzieło
    .accusative = Rękodzieło
    .ability = Akcja Handel daje o 1 monetę więcej.
technology-manufacture = Manufaktura
    .accusative = Manufakturę
    .ability = Akcja Kultura kosztuje o 2 monety mniej (nie dotyczy Edukacji).
technology-wheel = Koło
    .accusative = Koło
    .ability = Akcja Budowa daje też 1 monetę.
technology-architecture = Architektura
    .accusative = Architekturę
    .ability = Akcja Cud kosztuje o 2 monety mniej i daje o 1 punkt więcej.
technology-mysticism = Mistycyzm
    .accusative = Mistycyzm
    .ability = Akcja Kultura daje też 1 monetę.
technology-theology = Teologia
    .accusative = Teologię
    .ability = Koniec gry: 2 punkty za każdy twój cud.
technology-astronomy = Astronomia
    .accusative = Astronomię
    .ability = Akcje Rybołówstwo i Rolnictwo dają o 1 monetę więcej.
technology-printing = Druk
    .accusative = Druk
    .ability = Akcja Badania daje o 1 punkt więcej.
technology-archery = Łucznictwo
    .accusative = Łucznictwo
    .ability = Akcja Polowanie daje o 1 monetę więcej.
technology-siege-engines = Machiny oblężnicze
    .accusative = Machiny oblężnicze
    .ability = Siła +1. Gdy wykonujesz akcję Podbój, każdy inny gracz traci 1 monetę.
technology-husbandry = Hodowla zwierząt
    .accusative = Hodowlę zwierząt
    .ability = Akcja Rolnictwo daje o 1 monetę więcej.
technology-steel = Stal
    .accusative = Stal
    .ability = Siła +3.

## Żetony wydarzeń

token-baby-boom = Wzrost liczby urodzeń
    .effect = Każdy gracz otrzymuje 1 robotnika (najwyżej do 4).
token-great-debate = Wielka debata
    .effect = Kto ma najwięcej technologii (także przy remisie), dostaje 2 punkty.
token-earthquake = Trzęsienie ziemi
    .effect = Każdy gracz poświęca 1 robotnika.
token-rats = Szczury
    .effect = Każdy gracz traci 3 monety.
token-bribes = Łapówki
    .effect = Kto ma najwięcej monet (także przy remisie), traci 3 monety.
token-barbarians = Barbarzyńcy
    .effect = Kto ma najmniej siły (także przy remisie), traci 3 monety.
token-blank = Pusty żeton
    .effect = Nic się nie dzieje.
token-festival = Święto
    .effect = Kto ma najwięcej cudów (także przy remisie), dostaje 2 punkty.
token-harvest = Urodzaj
    .effect = Każdy gracz otrzymuje 1 monetę za każdego swojego robotnika.

## Cuda

wonder-great-pyramid = Piramida Cheopsa
    .accusative = Piramidę Cheopsa
    .ability = Koniec gry: 1 punkt za każdego twojego robotnika.
wonder-colosseum = Koloseum
    .accusative = Koloseum
    .ability = Koniec gry: 1 punkt za każde 2 siły.
wonder-himeji-castle = Zamek Himeji
    .accusative = Zamek Himeji
    .ability = Po zdobyciu: 1 punkt. Podczas każdej wojny: 2 punkty, jeśli masz najwięcej siły (także przy remisie).
wonder-stonehenge = Stonehenge
    .accusative = Stonehenge
    .ability = Po zdobyciu, jeśli nie masz żadnej technologii: 4 punkty.
wonder-chichen-itza = Chichen Itza
    .accusative = Chichen Itza
    .ability = Po zdobyciu: 2 punkty. Akcja Rolnictwo daje o 1 monetę więcej.
wonder-angkor-wat = Angkor Wat
    .accusative = Angkor Wat
    .ability = Po zdobyciu: możesz dopłacić 3 monety, aby otrzymać 3 punkty.
wonder-machu-picchu = Machu Picchu
    .accusative = Machu Picchu
    .ability = Masz własne pole akcji Budowa, dostępne raz w każdej turze. Akcja Budowa daje o 1 punkt więcej.
wonder-great-wall = Wielki Mur
    .accusative = Wielki Mur
    .ability = Po zdobyciu: 2 punkty. Mając najmniej siły podczas wojny, nie poświęcasz robotnika.
wonder-hanging-gardens = Wiszące Ogrody
    .accusative = Wiszące Ogrody
    .ability = Po zdobyciu: 1 robotnik (najwyżej do 4). Koniec każdej twojej tury: 1 moneta.
wonder-great-library = Biblioteka Aleksandryjska
    .accusative = Bibliotekę Aleksandryjską
    .ability = Akcja Badania kosztuje o 1 monetę mniej. Koniec gry: 1 punkt za każde 3 technologie.
wonder-petra = Petra
    .accusative = Petrę
    .ability = Po zdobyciu: 3 monety. Akcja Handel daje o 1 monetę więcej.
wonder-moai = Posągi Moai
    .accusative = Posągi Moai
    .ability = Koniec gry: 1 punkt za każdą twoją kartę cywilizacji.
wonder-terracotta-army = Terakotowa Armia
    .accusative = Terakotową Armię
    .ability = Po zdobyciu: 1 punkt. Akcja Podbój daje o 2 punkty więcej.
wonder-hagia-sophia = Hagia Sophia
    .accusative = Hagię Sophię
    .ability = Po zdobyciu: 1 punkt. Akcja Kultura kosztuje o 1 monetę mniej.
wonder-borobudur = Borobudur
    .accusative = Borobudur
    .ability = Koniec gry: 1 punkt za każdy twój cud. Po zdobyciu: 1 punkt.

## Cywilizacje: `.main` działa, gdy to główna cywilizacja, `.legacy` zawsze

civilization-egypt = Egipt
    .genitive = Egiptu
    .accusative = Egipt
    .main = Akcja Cud kosztuje o 1 monetę mniej.
    .legacy = Akcja Budowa kosztuje o 1 monetę mniej.
civilization-nubia = Nubia
    .genitive = Nubii
    .accusative = Nubię
    .main = Koniec gry: 2 punkty za każdy twój cud.
    .legacy = Akcja Budowa wymaga tylko 1 robotnika.
civilization-aksum = Aksum
    .genitive = Aksum
    .accusative = Aksum
    .main = Akcja Budowa daje o 1 punkt więcej. Wykonując ją, możesz też 1 raz wykonać akcję Kultura, bez robotnika, ale płacąc jej koszt.
    .legacy = Akcja Polowanie daje o 1 monetę więcej.
civilization-congo = Kongo
    .genitive = Konga
    .accusative = Kongo
    .main = Gdy odpoczywasz: o 1 monetę więcej i 2 punkty.
    .legacy = Masz własne pole akcji Polowanie, dostępne raz w każdej turze.
civilization-carthage = Kartagina
    .genitive = Kartaginy
    .accusative = Kartaginę
    .main = Przy narodzinach: dodatkowe monety na tej karcie liczą się potrójnie.
    .legacy = Akcja Handel daje o 1 monetę więcej.
civilization-mali = Mali
    .genitive = Mali
    .accusative = Mali
    .main = Akcja Handel daje o 2 monety więcej. Masz własne pole akcji Handel, dostępne raz w każdej turze.
    .legacy = Koniec gry: 1 punkt za każde 5 monet.
civilization-zimbabwe = Wielkie Zimbabwe
    .genitive = Wielkiego Zimbabwe
    .accusative = Wielkie Zimbabwe
    .main = Akcja Budowa kosztuje o 1 monetę mniej i daje o 1 punkt więcej.
    .legacy = Akcja Wyzysk daje o 1 monetę więcej.
civilization-greece = Grecja
    .genitive = Grecji
    .accusative = Grecję
    .main = Akcja Badania kosztuje o 2 monety mniej.
    .legacy = Akcja Kultura daje też 1 monetę.
civilization-rome = Rzym
    .genitive = Rzymu
    .accusative = Rzym
    .main = Siła +1 za każde 2 technologie.
    .legacy = Masz własne pole akcji Rolnictwo, dostępne raz w każdej turze.
civilization-britain = Brytania
    .genitive = Brytanii
    .accusative = Brytanię
    .main = Koniec każdej twojej tury: 1 punkt za każde 7 monet.
    .legacy = Akcja Handel daje o 1 monetę więcej.
civilization-byzantium = Bizancjum
    .genitive = Bizancjum
    .accusative = Bizancjum
    .main = Akcja Kultura kosztuje o 1 monetę mniej, jeśli masz najwięcej siły (także przy remisie).
    .legacy = Siła +1.
civilization-iberia = Iberia
    .genitive = Iberii
    .accusative = Iberię
    .main = Przy narodzinach: 1 technologia za każde 2 dodatkowe monety na tej karcie.
    .legacy = Akcja Podbój daje o 1 punkt więcej.
civilization-franks = Frankowie
    .genitive = Franków
    .accusative = Franków
    .main = Masz własne pole akcji Podbój, dostępne raz w każdej turze. Siła +1.
    .legacy = Siła +1.
civilization-italy = Włochy
    .genitive = Włoch
    .accusative = Włochy
    .main = Przy narodzinach: 3 monety. Akcja Kultura daje o 1 punkt więcej.
    .legacy = Koniec gry: 1 punkt za każde 4 monety.
civilization-celts = Celtowie
    .genitive = Celtów
    .accusative = Celtów
    .main = Jeśli nie masz żadnej technologii, akcja Kultura daje o 2 punkty więcej.
    .legacy = Masz własne pole akcji Polowanie, dostępne raz w każdej turze.
civilization-germania = Germania
    .genitive = Germanii
    .accusative = Germanię
    .main = Przy narodzinach: każdy inny gracz traci 2 monety. Siła +1.
    .legacy = Siła +1.
civilization-mongolia = Mongolia
    .genitive = Mongolii
    .accusative = Mongolię
    .main = Siła +3. Gdy wykonujesz akcję Podbój, każdy inny gracz traci 1 monetę.
    .legacy = Siła +1.
civilization-vikings = Wikingowie
    .genitive = Wikingów
    .accusative = Wikingów
    .main = Inni gracze nie mogą wykonywać akcji Handel, nawet na własnych polach akcji. Siła +1.
    .legacy = Siła +1.
civilization-scythia = Scytia
    .genitive = Scytii
    .accusative = Scytię
    .main = Twoi robotnicy na polach akcji Podbój nie zostają poświęceni. Gdy wykonujesz tę akcję, każdy inny gracz traci 2 monety.
    .legacy = Siła +1.
civilization-slavs = Słowianie
    .genitive = Słowian
    .accusative = Słowian
    .main = Koniec każdej twojej tury: 1 moneta, jeśli masz najwięcej siły (także przy remisie).
    .legacy = Siła +1.
civilization-khitan = Kitanowie
    .genitive = Kitanów
    .accusative = Kitanów
    .main = Akcja Polowanie daje o 2 monety więcej. Siła +1.
    .legacy = Akcja Rolnictwo daje o 1 monetę więcej.
civilization-china = Chiny
    .genitive = Chin
    .accusative = Chiny
    .main = Akcja Rolnictwo daje też 1 robotnika (najwyżej do 4), którego możesz od razu przypisać.
    .legacy = Akcja Cud kosztuje o 1 monetę mniej.
civilization-korea = Korea
    .genitive = Korei
    .accusative = Koreę
    .main = Zdobycie Pisma, Edukacji lub Żeglarstwa akcją Badania daje o 2 punkty więcej.
    .legacy = Koniec gry: 1 punkt za każde 4 technologie.
civilization-japan = Japonia
    .genitive = Japonii
    .accusative = Japonię
    .main = Akcja Kultura kosztuje o 1 monetę mniej za każde 2 siły.
    .legacy = Akcja Rybołówstwo daje o 1 monetę więcej.
civilization-tibet = Tybet
    .genitive = Tybetu
    .accusative = Tybet
    .main = Akcja Kultura kosztuje o 2 monety mniej.
    .legacy = Gdy odpoczywasz: o 1 monetę więcej.
civilization-ryukyu = Riukiu
    .genitive = Riukiu
    .accusative = Riukiu
    .main = Masz własne pole akcji Handel, dostępne raz w każdej turze. Akcja Handel daje o 1 monetę więcej.
    .legacy = Akcja Rybołówstwo daje o 1 monetę więcej.
civilization-dai-viet = Đại Việt
    .genitive = Đại Việtu
    .accusative = Đại Việt
    .main = Mając najmniej siły podczas wojny, nie poświęcasz robotnika. Akcja Rolnictwo daje o 1 monetę więcej.
    .legacy = Siła +1.
civilization-babylon = Babilon
    .genitive = Babilonu
    .accusative = Babilon
    .main = Koniec każdej twojej tury: zdobywasz za darmo 1 technologię.
    .legacy = Akcja Badania kosztuje o 1 monetę mniej.
civilization-sumer = Sumerowie
    .genitive = Sumerów
    .accusative = Sumerów
    .main = Zdobycie Pisma lub Żeglarstwa akcją Badania kosztuje 0 monet (robotnik nadal jest potrzebny).
    .legacy = Akcja Rolnictwo wymaga tylko 1 robotnika.
civilization-hittites = Hetyci
    .genitive = Hetytów
    .accusative = Hetytów
    .main = Zdobycie Obróbki żelaza akcją Badania kosztuje 0 monet (robotnik nadal jest potrzebny). Siła +1.
    .legacy = Siła +1.
civilization-persia = Persja
    .genitive = Persji
    .accusative = Persję
    .main = Podczas każdej wojny: 1 moneta za każde 2 siły.
    .legacy = Siła +1.
civilization-arabs = Arabowie
    .genitive = Arabów
    .accusative = Arabów
    .main = Koniec każdej twojej tury: 1 moneta za każde 2 technologie.
    .legacy = Akcja Handel daje o 1 monetę więcej.
civilization-ottoman = Imperium osmańskie
    .genitive = Imperium osmańskiego
    .accusative = Imperium osmańskie
    .main = Zdobycie Nauki lub Prochu strzelniczego akcją Badania kosztuje o 3 monety mniej.
    .legacy = Akcja Podbój daje też 2 monety.
civilization-phoenicia = Fenicja
    .genitive = Fenicji
    .accusative = Fenicję
    .main = Koniec każdej twojej tury: możesz położyć dokładnie 2 swoje monety jako dodatkowe na wybranej karcie z puli cywilizacji, aby otrzymać 2 punkty.
    .legacy = Masz własne pole akcji Handel, dostępne raz w każdej turze.
civilization-lydia = Lidia
    .genitive = Lidii
    .accusative = Lidię
    .main = Przy narodzinach: 4 monety dla ciebie i po 1 monecie dla każdego innego gracza.
    .legacy = Akcja Wyzysk daje o 1 monetę więcej.
civilization-harappa = Harappa
    .genitive = Harappy
    .accusative = Harappę
    .main = Zdobycie Pisma, Żeglarstwa lub Górnictwa akcją Badania kosztuje o 1 monetę mniej.
    .legacy = Akcja Kultura kosztuje o 1 monetę mniej (nie dotyczy Edukacji).
civilization-india = Indie
    .genitive = Indii
    .accusative = Indie
    .main = Masz własne pole akcji Kultura, dostępne raz w każdej turze.
    .legacy = Akcja Rolnictwo daje o 1 monetę więcej.
civilization-khmer = Khmerzy
    .genitive = Khmerów
    .accusative = Khmerów
    .main = Przy narodzinach: 2 punkty za każdy twój cud.
    .legacy = Akcja Cud daje o 1 punkt więcej.
civilization-malay = Malajowie
    .genitive = Malajów
    .accusative = Malajów
    .main = Przy narodzinach, jeśli masz Żeglarstwo: 3 punkty.
    .legacy = Masz własne pole akcji Rybołówstwo, dostępne raz w każdej turze.
civilization-chola = Czola
    .genitive = Czoli
    .accusative = Czolę
    .main = Przy narodzinach: zdobywasz 1 technologię.
    .legacy = Akcja Rybołówstwo daje o 1 monetę więcej.
civilization-siam = Syjam
    .genitive = Syjamu
    .accusative = Syjam
    .main = Koniec każdej twojej tury: 1 moneta.
    .legacy = Akcja Rolnictwo daje o 1 monetę więcej.
civilization-aztecs = Aztekowie
    .genitive = Azteków
    .accusative = Azteków
    .main = Akcja Cud kosztuje o 6 monet mniej, ale wymaga o 1 robotnika więcej, który również zostaje poświęcony.
    .legacy = Masz własne pole akcji Rolnictwo, dostępne raz w każdej turze.
civilization-maya = Majowie
    .genitive = Majów
    .accusative = Majów
    .main = Możesz wykonywać także akcje z przyszłych kart akcji. Akcja Rolnictwo daje o 1 monetę więcej.
    .legacy = Koniec gry: 1 punkt za każdy twój cud.
civilization-inca = Inkowie
    .genitive = Inków
    .accusative = Inków
    .main = Przy narodzinach: zdobywasz wybrany cud (bez 3 punktów z akcji Cud).
    .legacy = Akcja Rolnictwo daje o 1 monetę więcej.
civilization-tiwanaku = Tiwanaku
    .genitive = Tiwanaku
    .accusative = Tiwanaku
    .main = Przy narodzinach: 1 punkt za każdą przyszłą kartę akcji na torze czasu (także za Plagę).
    .legacy = Akcja Budowa daje też 1 monetę.
civilization-polynesia = Polinezja
    .genitive = Polinezji
    .accusative = Polinezję
    .main = Mając najmniej siły podczas wojny, nie poświęcasz robotnika. Akcja Rybołówstwo daje o 1 monetę więcej.
    .legacy = Masz własne pole akcji Rybołówstwo, dostępne raz w każdej turze.
civilization-olmec = Olmekowie
    .genitive = Olmeków
    .accusative = Olmeków
    .main = Akcja Polowanie daje o 1 punkt więcej.
    .legacy = Akcja Polowanie daje o 1 monetę więcej.
civilization-cahokia = Cahokia
    .genitive = Cahokii
    .accusative = Cahokię
    .main = Akcje Budowa i Rolnictwo wymagają tylko po 1 robotniku.
    .legacy = Akcja Budowa daje też 1 monetę.

## Osiągnięcia trybu solo

achievement-exceptional-clan = Wyjątkowy ród
    .needs = Co najmniej 20 punktów.
achievement-great-kingdom = Wielkie królestwo
    .needs = Co najmniej 25 punktów.
achievement-mighty-empire = Potężne imperium
    .needs = Co najmniej 30 punktów.
achievement-eternal-civilization = Wieczna cywilizacja
    .needs = Co najmniej 35 punktów.
achievement-kingdom-of-technology = Królestwo technologii
    .needs = Co najmniej 25 punktów i 9 technologii.
achievement-primeval-land = Pierwotna kraina
    .needs = Co najmniej 25 punktów bez żadnej technologii.
achievement-world-of-wonders = Świat cudów
    .needs = Co najmniej 25 punktów i 4 cuda.
achievement-superpower = Supermocarstwo
    .needs = Co najmniej 25 punktów, najwyżej 3 technologie i co najmniej 9 siły.

## Nasze scenariusze

scenario-wonder-builders = Budowniczowie cudów
    .text = Pula cudów ma 6 kart, a akcja Cud kosztuje o 1 monetę mniej. Cel: co najmniej 4 cuda i 25 punktów.
scenario-city-in-the-jungle = Miasto w dżungli
    .text = Zaczynasz jako Majowie. Po rundzie 1 nie ma już narodzin, jest tylko wchłanianie. Cel: co najmniej 22 punkty.
scenario-caravan-roads = Szlaki karawan
    .text = Akcja Handel jest dostępna w każdej rundzie. Cel: co najmniej 20 punktów i co najmniej 12 monet na koniec gry.
scenario-steppe-riders = Jeźdźcy stepu
    .text = Wirtualny przeciwnik zyskuje co rundę 2 siły, a każda nowa karta akcji wywołuje wojnę. Cel: co najmniej 20 punktów i co najmniej 1 robotnik na koniec gry.
scenario-plague-years = Lata plagi
    .text = Plaga uderza na końcu rund 1, 3 i 5, niezależnie od karty Plaga. Cel: co najmniej 20 punktów i 3 cywilizacje, z których ostatnia się narodziła.
