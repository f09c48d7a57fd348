# Epoka Kamienia: wszystkie teksty gry.
#
# Zmienne komunikatu to pola jego akcji lub zdarzenia. Pole, które nazywa jakąś rzecz, daje trzy rodzaje
# zmiennych: $spot to treść `spot-forest`, $spot-where jej atrybut `.where`, a $spot-id sam identyfikator,
# do wyboru wariantu. Imię gracza ($seat) stoi zawsze w mianowniku, czasownik w czasie teraźniejszym.

## Przyciski: co gracz może zrobić

action-place = { $figures ->
        [one] Postaw { $figures } pionek { $spot-short }
        [few] Postaw { $figures } pionki { $spot-short }
       *[many] Postaw { $figures } pionków { $spot-short }
    }
action-use = { $vain-id ->
        [true] { $spot-use }: nic więcej to nie da
       *[other] { $spot-use }{ $dice ->
            [0] { $points ->
                [0] { "" }
                [one] : { $points } punkt
                [few] : { $points } punkty
               *[many] : { $points } punktów
            }
            [one] , { $dice } kość
            [few] , { $dice } kości
           *[many] , { $dice } kości
        }
    }
action-leave = Zabierz pionek { $spot-from }
action-add-tool = { $gain-id ->
        [none] Dodaj narzędzie +{ $value }: razem { $pips }, nadal nic
       *[other] Dodaj narzędzie +{ $value }: razem { $pips }, da { $gain }
    }
action-add-card = { $gain-id ->
        [none] Dodaj jednorazowe narzędzie +{ $value }: razem { $pips }, nadal nic
       *[other] Dodaj jednorazowe narzędzie +{ $value }: razem { $pips }, da { $gain }
    }
action-take = { $gain-id ->
        [none] Nie bierz nic: rzut to tylko { $pips }
       *[other] Weź { $gain }
    }
action-pay = Zapłać 1 { $resource-accusative }
action-build = { $points ->
        [one] Wystarczy: kup budynek, { $points } punkt
        [few] Wystarczy: kup budynek, { $points } punkty
       *[many] Wystarczy: kup budynek, { $points } punktów
    }
action-take-die = { $pips ->
        [1] Weź kość 1: drewno
        [2] Weź kość 2: cegła
        [3] Weź kość 3: kamień
        [4] Weź kość 4: złoto
        [5] { $vain-id ->
            [true] Weź kość 5: nic, masz już najlepsze narzędzia
           *[other] Weź kość 5: narzędzie
        }
       *[6] { $vain-id ->
            [true] Weź kość 6: nic, tor żywności się skończył
           *[other] Weź kość 6: tor żywności +1
        }
    }
action-use-card = Użyj karty „{ $card }”
action-choose = Weź 1 { $resource-accusative }
action-starve = Pozwól plemieniu głodować (strata { $points } punktów)

## Pytania: co gracz ma zrobić albo co rozstrzyga los

ask-place = Postaw pionki w jednym miejscu
ask-use = Wybierz, gdzie teraz wykorzystasz pionki
ask-add-tools = Dodaj narzędzia do rzutu albo weź to, co daje
ask-pay = Wybierz, czym płacisz
ask-take-die = Weź jedną z kości
ask-choose = Weź dowolny surowiec
ask-feed = Brakuje żywności: dopłać surowcami albo pozwól plemieniu głodować
ask-first-player = Losowanie pierwszego gracza
ask-fill-display = Wykładanie nowych kart na wolne pola
ask-turn-up = Odkrywanie żetonów budynków
ask-roll = Rzut kośćmi
ask-roll-for-all = Rzut kośćmi dla wszystkich graczy
ask-draw-extra = Dobieranie dodatkowej karty

## Dziennik: co się stało

event-first-player = Losowanie: zaczyna { $seat }.
event-card-revealed = { $spot }: nowa karta „{ $card }”.
event-card-slid = { $spot }: przesuwa się tu karta „{ $card }”.
event-building-revealed = { $spot }: odkryty zostaje { $building }.
event-round-began = Runda { $round }: zaczyna { $seat }.
event-placed = { $figures ->
        [one] { $seat } stawia { $figures } pionek { $spot-where }.
        [few] { $seat } stawia { $figures } pionki { $spot-where }.
       *[many] { $seat } stawia { $figures } pionków { $spot-where }.
    }
event-rolled = { $dice-count ->
        [1] { $seat } rzuca na { $good-some }: { $dice }.
       *[other] { $seat } rzuca na { $good-some }: { $dice } (razem { $pips }).
    }
event-tool-added = { $seat } dodaje narzędzie: +{ $value }.
event-card-added = { $seat } zużywa jednorazowe narzędzie: +{ $value }.
event-gained = { $amount ->
        [0] { $seat } nic nie zdobywa.
        [one] { $seat } zdobywa { $amount } { $good-accusative }.
        [few] { $seat } zdobywa { $amount } { $good-few }.
       *[many] { $seat } zdobywa { $amount } { $good-many }.
    }
event-tool-gained = { $seat } ma teraz narzędzia: { $tools }.
event-track-moved = { $seat } jest teraz na polu { $track } toru żywności.
event-figure-gained = { $figures ->
        [one] { $seat } ma teraz { $figures } pionek.
        [few] { $seat } ma teraz { $figures } pionki.
       *[many] { $seat } ma teraz { $figures } pionków.
    }
event-left = { $seat } zabiera pionek { $spot-from } i nic nie kupuje.
event-paid = { $resources-id ->
        [none] { $seat } nic nie płaci.
       *[some] { $seat } płaci { $resources }.
    }
event-bought = { $seat } kupuje kartę „{ $card }”.
event-built = { $points ->
        [one] { $seat } kupuje { $building }: { $points } punkt.
        [few] { $seat } kupuje { $building }: { $points } punkty.
       *[many] { $seat } kupuje { $building }: { $points } punktów.
    }
event-stack-empty = { $spot } jest pusty: to ostatnia runda.
event-scored = { $points ->
        [one] { $seat } dostaje { $points } punkt.
        [few] { $seat } dostaje { $points } punkty.
       *[many] { $seat } dostaje { $points } punktów.
    }
event-rolled-for-all = { $seat } rzuca kośćmi dla wszystkich: { $dice }.
event-die-taken = { $pips ->
        [1] { $seat } bierze kość 1 (drewno).
        [2] { $seat } bierze kość 2 (cegła).
        [3] { $seat } bierze kość 3 (kamień).
        [4] { $seat } bierze kość 4 (złoto).
        [5] { $seat } bierze kość 5 (narzędzie).
       *[6] { $seat } bierze kość 6 (tor żywności).
    }
event-drew = { $card-id ->
        [none] { $seat } dobiera kartę.
       *[some] { $seat } dobiera kartę „{ $card }”.
    }
event-drew-nothing = { $seat } nie dobiera karty: talia jest pusta.
event-card-used = { $seat } używa karty „{ $card }”.
event-grew = { $food ->
        [one] { $seat } zbiera z pól { $food } żywność.
       *[many] { $seat } zbiera z pól { $food } żywności.
    }
event-fed = { $resources-id ->
        [none] { $food ->
            [one] { $seat } żywi plemię: oddaje { $food } żywność.
           *[many] { $seat } żywi plemię: oddaje { $food } żywności.
        }
       *[some] { $food ->
            [0] { $seat } żywi plemię: zamiast żywności oddaje { $resources }.
            [one] { $seat } żywi plemię: oddaje { $food } żywność, a za brakującą – { $resources }.
           *[many] { $seat } żywi plemię: oddaje { $food } żywności, a za brakującą – { $resources }.
        }
    }
event-starved = { $points ->
        [one] Plemię głoduje: { $seat } traci { $points } punkt.
        [few] Plemię głoduje: { $seat } traci { $points } punkty.
       *[many] Plemię głoduje: { $seat } traci { $points } punktów.
    }
event-game-ended = Koniec gry: { $end }.
event-final-points = { $points ->
        [one] { $seat }: { $points } punkt { $source-for }.
        [few] { $seat }: { $points } punkty { $source-for }.
       *[many] { $seat }: { $points } punktów { $source-for }.
    }

## Dlaczego gra się skończyła

end-deck = w talii jest za mało kart na wolne pola
end-stack = wyczerpał się stos budynków
end-rounds = rozegrano ostatnią możliwą rundę

## Miejsca na planszy

spot-hunt = Łowisko
    .where = na łowisku
    .short = na łowisku
    .to = na łowisko
    .from = z łowiska
    .use = Zdobądź żywność na łowisku
spot-forest = Las
    .where = w lesie
    .short = w lesie
    .to = do lasu
    .from = z lasu
    .use = Zdobądź drewno w lesie
spot-clay-pit = Glinianka
    .where = w gliniance
    .short = w gliniance
    .to = do glinianki
    .from = z glinianki
    .use = Zdobądź cegły w gliniance
spot-quarry = Kamieniołom
    .where = w kamieniołomie
    .short = w kamieniołomie
    .to = do kamieniołomu
    .from = z kamieniołomu
    .use = Zdobądź kamień w kamieniołomie
spot-river = Rzeka
    .where = nad rzeką
    .short = nad rzeką
    .to = nad rzekę
    .from = znad rzeki
    .use = Zdobądź złoto nad rzeką
spot-tool-maker = Wytwórca narzędzi
    .where = u wytwórcy narzędzi
    .short = u wytwórcy narzędzi
    .to = do wytwórcy narzędzi
    .from = od wytwórcy narzędzi
    .use = Zdobądź narzędzie u wytwórcy
spot-hut = Chata
    .where = w chacie
    .short = w chacie
    .to = do chaty
    .from = z chaty
    .use = Zdobądź pionek w chacie
spot-field = Pole uprawne
    .where = na polu uprawnym
    .short = na polu uprawnym
    .to = na pole uprawne
    .from = z pola uprawnego
    .use = Przesuń się na torze żywności (pole uprawne)
spot-card-1 = Pole kart 1 (koszt 1)
    .where = na karcie za 1 surowiec
    .short = na karcie za 1
    .to = na kartę za 1 surowiec
    .from = z karty za 1 surowiec
    .use = Kup kartę za 1 surowiec
spot-card-2 = Pole kart 2 (koszt 2)
    .where = na karcie za 2 surowce
    .short = na karcie za 2
    .to = na kartę za 2 surowce
    .from = z karty za 2 surowce
    .use = Kup kartę za 2 surowce
spot-card-3 = Pole kart 3 (koszt 3)
    .where = na karcie za 3 surowce
    .short = na karcie za 3
    .to = na kartę za 3 surowce
    .from = z karty za 3 surowce
    .use = Kup kartę za 3 surowce
spot-card-4 = Pole kart 4 (koszt 4)
    .where = na karcie za 4 surowce
    .short = na karcie za 4
    .to = na kartę za 4 surowce
    .from = z karty za 4 surowce
    .use = Kup kartę za 4 surowce
spot-building-1 = Stos budynków 1
    .where = na stosie budynków 1
    .short = na stosie 1
    .to = na stos budynków 1
    .from = ze stosu budynków 1
    .use = Kup budynek ze stosu 1
spot-building-2 = Stos budynków 2
    .where = na stosie budynków 2
    .short = na stosie 2
    .to = na stos budynków 2
    .from = ze stosu budynków 2
    .use = Kup budynek ze stosu 2
spot-building-3 = Stos budynków 3
    .where = na stosie budynków 3
    .short = na stosie 3
    .to = na stos budynków 3
    .from = ze stosu budynków 3
    .use = Kup budynek ze stosu 3
spot-building-4 = Stos budynków 4
    .where = na stosie budynków 4
    .short = na stosie 4
    .to = na stos budynków 4
    .from = ze stosu budynków 4
    .use = Kup budynek ze stosu 4

## Dobra w bierniku: `.accusative` po 1, `.few` po 2, `.many` po 5, `.some` bez liczby

good-food = żywność
    .accusative = żywność
    .few = żywności
    .many = żywności
    .some = żywność
good-wood = drewno
    .accusative = drewno
    .few = drewna
    .many = drewna
    .some = drewno
good-brick = cegła
    .accusative = cegłę
    .few = cegły
    .many = cegieł
    .some = cegły
good-stone = kamień
    .accusative = kamień
    .few = kamienie
    .many = kamieni
    .some = kamień
good-gold = złoto
    .accusative = złoto
    .few = złota
    .many = złota
    .some = złoto

resource-wood = drewno
    .accusative = drewno
    .few = drewna
    .many = drewna
    .some = drewno
resource-brick = cegła
    .accusative = cegłę
    .few = cegły
    .many = cegieł
    .some = cegły
resource-stone = kamień
    .accusative = kamień
    .few = kamienie
    .many = kamieni
    .some = kamień
resource-gold = złoto
    .accusative = złoto
    .few = złota
    .many = złota
    .some = złoto

# Ile czego, w bierniku: ktoś coś bierze, płaci, oddaje.
count-food = { $n ->
        [one] { $n } żywność
       *[many] { $n } żywności
    }
count-wood = { $n ->
        [one] { $n } drewno
       *[many] { $n } drewna
    }
count-brick = { $n ->
        [one] { $n } cegłę
        [few] { $n } cegły
       *[many] { $n } cegieł
    }
count-stone = { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
       *[many] { $n } kamieni
    }
count-gold = { $n ->
        [one] { $n } złoto
       *[many] { $n } złota
    }

## Punkty: wiersze tabeli wyników, a w zdaniu `.for`

source-buildings = Budynki
    .for = za budynki
source-cards = Punkty z kart
    .for = z kart
source-hunger = Głód
    .for = za głód
source-resources = Niewykorzystane surowce
    .for = za niewykorzystane surowce
source-symbols = Zielone karty
    .for = za zielone karty
source-farmers = Rolnicy
    .for = za rolników
source-tool-makers = Wytwórcy narzędzi
    .for = za wytwórców narzędzi
source-builders = Budowniczowie
    .for = za budowniczych
source-shamans = Szamani
    .for = za szamanów

## Rozdziały zasad

section-setup = Przygotowanie gry
section-round = Przebieg rundy
section-placing = Ustawianie pionków
section-using = Akcje pionków
section-tools = Narzędzia
section-cards = Karty cywilizacji
section-feeding = Żywienie plemienia
section-end = Koniec gry
section-scoring = Punktacja końcowa

## Opcje stołu

setup-open-cards = Odkryte karty
    .help = Wszyscy widzą, jakie karty kupili inni, a nie tylko ile ich mają. Dodatkowa karta dobrana z talii pozostaje tajna.

## Los

chance-hunt = Rzut na żywność
chance-wood = Rzut na drewno
chance-brick = Rzut na cegły
chance-stone = Rzut na kamień
chance-gold = Rzut na złoto
chance-dice-for-all = Kości dla wszystkich
chance-first-player = Losowanie pierwszego gracza
chance-civilization-cards = Karty cywilizacji z talii
chance-building-tiles = Żetony budynków ze stosów

## Dolne części kart

symbol-transport = Koło
symbol-time = Zegar
symbol-pottery = Garncarstwo
symbol-art = Rzeźbiarstwo
symbol-healing = Zielarstwo
symbol-music = Muzyka
symbol-writing = Pismo
symbol-weaving = Tkactwo

# `.times` mówi, przez co mnoży się postacie z żółtych kart.
person-farmer = Rolnik
    .plural = Rolnicy
    .times = tor żywności
person-tool-maker = Wytwórca narzędzi
    .plural = Wytwórcy narzędzi
    .times = wartość narzędzi
person-builder = Budowniczy
    .plural = Budowniczowie
    .times = budynki
person-shaman = Szaman
    .plural = Szamani
    .times = pionki

## Karty cywilizacji: `.top` przy zakupie, `.bottom` na koniec gry

card-C01 = Koło (2 kamienie)
    .top = weź 2 kamienie
    .bottom = symbol do układu: koło
card-C02 = Koło (elementy za kości)
    .top = rzuć tyloma kośćmi, ilu jest graczy; każdy wybiera jedną, zaczynasz ty
    .bottom = symbol do układu: koło
card-C03 = Zegar (tor żywności)
    .top = przesuń się o 1 pole na torze żywności
    .bottom = symbol do układu: zegar
card-C04 = Zegar (elementy za kości)
    .top = rzuć tyloma kośćmi, ilu jest graczy; każdy wybiera jedną, zaczynasz ty
    .bottom = symbol do układu: zegar
card-C05 = Garncarstwo (7 żywności)
    .top = weź 7 żywności
    .bottom = symbol do układu: garncarstwo
card-C06 = Garncarstwo (elementy za kości)
    .top = rzuć tyloma kośćmi, ilu jest graczy; każdy wybiera jedną, zaczynasz ty
    .bottom = symbol do układu: garncarstwo
card-C07 = Rzeźbiarstwo (narzędzie)
    .top = zdobądź narzędzie
    .bottom = symbol do układu: rzeźbiarstwo
card-C08 = Rzeźbiarstwo (rzut na złoto)
    .top = rzuć 2 kośćmi na złoto; możesz dodać narzędzia
    .bottom = symbol do układu: rzeźbiarstwo
card-C09 = Zielarstwo (5 żywności)
    .top = weź 5 żywności
    .bottom = symbol do układu: zielarstwo
card-C10 = Zielarstwo (2 surowce do wyboru)
    .top = weź 2 dowolne surowce, od razu lub później
    .bottom = symbol do układu: zielarstwo
card-C11 = Muzyka (3 punkty)
    .top = zdobądź 3 punkty
    .bottom = symbol do układu: muzyka
card-C12 = Muzyka (3 punkty)
    .top = zdobądź 3 punkty
    .bottom = symbol do układu: muzyka
card-C13 = Pismo (dodatkowa karta)
    .top = dobierz wierzchnią kartę z talii; liczy się tylko jej dolna część
    .bottom = symbol do układu: pismo
card-C14 = Pismo (elementy za kości)
    .top = rzuć tyloma kośćmi, ilu jest graczy; każdy wybiera jedną, zaczynasz ty
    .bottom = symbol do układu: pismo
card-C15 = Tkactwo (1 żywność)
    .top = weź 1 żywność
    .bottom = symbol do układu: tkactwo
card-C16 = Tkactwo (3 żywności)
    .top = weź 3 żywności
    .bottom = symbol do układu: tkactwo
card-C17 = Budowniczy (4 żywności)
    .top = weź 4 żywności
    .bottom = 1 punkt za każdy budynek
card-C18 = Budowniczy (elementy za kości)
    .top = rzuć tyloma kośćmi, ilu jest graczy; każdy wybiera jedną, zaczynasz ty
    .bottom = 1 punkt za każdy budynek
card-C19 = Dwóch budowniczych (2 żywności)
    .top = weź 2 żywności
    .bottom = 2 punkty za każdy budynek
card-C20 = Dwóch budowniczych (elementy za kości)
    .top = rzuć tyloma kośćmi, ilu jest graczy; każdy wybiera jedną, zaczynasz ty
    .bottom = 2 punkty za każdy budynek
card-C21 = Trzech budowniczych (3 punkty)
    .top = zdobądź 3 punkty
    .bottom = 3 punkty za każdy budynek
card-C22 = Rolnik (1 kamień)
    .top = weź 1 kamień
    .bottom = 1 punkt za każde pole na torze żywności
card-C23 = Rolnik (tor żywności)
    .top = przesuń się o 1 pole na torze żywności
    .bottom = 1 punkt za każde pole na torze żywności
card-C24 = Rolnik (elementy za kości)
    .top = rzuć tyloma kośćmi, ilu jest graczy; każdy wybiera jedną, zaczynasz ty
    .bottom = 1 punkt za każde pole na torze żywności
card-C25 = Dwóch rolników (3 żywności)
    .top = weź 3 żywności
    .bottom = 2 punkty za każde pole na torze żywności
card-C26 = Dwóch rolników (elementy za kości)
    .top = rzuć tyloma kośćmi, ilu jest graczy; każdy wybiera jedną, zaczynasz ty
    .bottom = 2 punkty za każde pole na torze żywności
card-C27 = Szaman (1 kamień)
    .top = weź 1 kamień
    .bottom = 1 punkt za każdy pionek
card-C28 = Szaman (1 złoto)
    .top = weź 1 złoto
    .bottom = 1 punkt za każdy pionek
card-C29 = Szaman (rzut na kamień)
    .top = rzuć 2 kośćmi na kamień; możesz dodać narzędzia
    .bottom = 1 punkt za każdy pionek
card-C30 = Dwóch szamanów (1 cegła)
    .top = weź 1 cegłę
    .bottom = 2 punkty za każdy pionek
card-C31 = Dwóch szamanów (rzut na drewno)
    .top = rzuć 2 kośćmi na drewno; możesz dodać narzędzia
    .bottom = 2 punkty za każdy pionek
card-C32 = Wytwórca narzędzi (jednorazowe narzędzie 4)
    .top = jednorazowe narzędzie o wartości 4
    .bottom = 1 punkt za każdy punkt wartości narzędzi
card-C33 = Wytwórca narzędzi (jednorazowe narzędzie 3)
    .top = jednorazowe narzędzie o wartości 3
    .bottom = 1 punkt za każdy punkt wartości narzędzi
card-C34 = Dwóch wytwórców narzędzi (jednorazowe narzędzie 2)
    .top = jednorazowe narzędzie o wartości 2
    .bottom = 2 punkty za każdy punkt wartości narzędzi
card-C35 = Dwóch wytwórców narzędzi (elementy za kości)
    .top = rzuć tyloma kośćmi, ilu jest graczy; każdy wybiera jedną, zaczynasz ty
    .bottom = 2 punkty za każdy punkt wartości narzędzi
card-C36 = Dwóch wytwórców narzędzi (elementy za kości)
    .top = rzuć tyloma kośćmi, ilu jest graczy; każdy wybiera jedną, zaczynasz ty
    .bottom = 2 punkty za każdy punkt wartości narzędzi

## Żetony budynków, według ceny

building-B01 = budynek za 2 drewna i 1 cegłę
    .points = 10 punktów
building-B02 = budynek za 2 drewna i 1 kamień
    .points = 11 punktów
building-B03 = budynek za 1 drewno i 2 cegły
    .points = 11 punktów
building-B04 = budynek za 2 drewna i 1 złoto
    .points = 12 punktów
building-B05 = budynek za 1 drewno, 1 cegłę i 1 kamień
    .points = 12 punktów
building-B06 = budynek za 1 drewno, 1 cegłę i 1 kamień
    .points = 12 punktów
building-B07 = budynek za 1 drewno, 1 cegłę i 1 złoto
    .points = 13 punktów
building-B08 = budynek za 1 drewno, 1 cegłę i 1 złoto
    .points = 13 punktów
building-B09 = budynek za 1 drewno i 2 kamienie
    .points = 13 punktów
building-B10 = budynek za 2 cegły i 1 kamień
    .points = 13 punktów
building-B11 = budynek za 1 drewno, 1 kamień i 1 złoto
    .points = 14 punktów
building-B12 = budynek za 1 drewno, 1 kamień i 1 złoto
    .points = 14 punktów
building-B13 = budynek za 2 cegły i 1 złoto
    .points = 14 punktów
building-B14 = budynek za 1 cegłę i 2 kamienie
    .points = 14 punktów
building-B15 = budynek za 1 cegłę, 1 kamień i 1 złoto
    .points = 15 punktów
building-B16 = budynek za 1 cegłę, 1 kamień i 1 złoto
    .points = 15 punktów
building-B17 = budynek za 2 kamienie i 1 złoto
    .points = 16 punktów
building-B18 = budynek za 4 surowce 1 rodzaju
    .points = 12–24 punkty
building-B19 = budynek za 4 surowce 2 rodzajów
    .points = 13–23 punkty
building-B20 = budynek za 4 surowce 3 rodzajów
    .points = 15–21 punktów
building-B21 = budynek za 4 surowce 4 rodzajów
    .points = 18 punktów
building-B22 = budynek za 5 surowców 1 rodzaju
    .points = 15–30 punktów
building-B23 = budynek za 5 surowców 2 rodzajów
    .points = 16–29 punktów
building-B24 = budynek za 5 surowców 3 rodzajów
    .points = 18–27 punktów
building-B25 = budynek za 5 surowców 4 rodzajów
    .points = 21–24 punkty
building-B26 = budynek za 1–7 surowców
    .points = 3–42 punkty
building-B27 = budynek za 1–7 surowców
    .points = 3–42 punkty
building-B28 = budynek za 1–7 surowców
    .points = 3–42 punkty
