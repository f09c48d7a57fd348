# Co serwer mówi graczom. `error-…` to powód odmowy.

# Jak nazywa się przy stole ktoś bez imienia.
player-bot = Bot { $seat } ({ $level ->
    [random] losowy
    [easy] łatwy
    [medium] średni
    [hard] trudny
   *[other] { $level }
})
player-guest = Gość { $mark }
player-unknown = Gracz { $seat }

error-bad-request = Serwer nie zrozumiał tego żądania.
error-cross-site = To żądanie przyszło z innej strony, więc nie zostało wykonane.
error-sign-in = Najpierw wejdź: jako gość albo na swoje konto.
error-wrong-password = Nazwa lub hasło się nie zgadza.
error-name-taken = Ktoś już się tak nazywa.
error-bad-name = Nazwa ma od 2 do 24 znaków: litery, cyfry, spacje, kropki i kreski.
error-bad-password = Hasło ma od 10 do 200 znaków.
error-already-member = Masz już konto.
error-not-found = Tu niczego nie ma.
error-not-invited = Ten stół jest prywatny: potrzebujesz zaproszenia.
error-not-host = Może to zrobić tylko osoba, która otworzyła stół.
error-not-moderator = To mogą tylko moderatorzy.
error-no-seat = To nie jest twoje miejsce.
error-seat-taken = To miejsce jest zajęte.
error-seats-free = Nie wszystkie miejsca są jeszcze zajęte.
error-has-begun = Partia już się zaczęła.
error-not-begun = Partia jeszcze się nie zaczęła.
error-over = Partia jest skończona.
error-goes-on = Partia jeszcze trwa.
error-illegal = Zasady na to nie pozwalają.
error-not-your-turn = Teraz decyduje ktoś inny.
error-stale = W międzyczasie coś się przy stole zmieniło.
error-nothing-to-undo = Nie masz czego cofnąć.
error-bad-options = Nie da się tak ustawić stołu.
error-bad-deck = Tą talią nie wolno grać.
error-bad-pack = Tego zestawu kart nie da się użyć.
error-not-accepted = Nie wszyscy przy stole zgodzili się jeszcze na zestaw kart.
error-bad-replay = Ten zapis się nie zgadza.
error-proposal = Nie ma propozycji, na którą można odpowiedzieć, albo inna wciąż czeka na odpowiedź.
error-bad-address = Serwerowi nie wolno pisać pod ten adres.
error-too-many = To za dużo naraz.
error-too-fast = Za szybko. Poczekaj chwilę.
error-too-large = To jest za długie.
error-timed-out = To trwało zbyt długo.
error-other-rules = Tę partię zaczęto według innych zasad niż te, które serwer ma teraz.
error-not-written = Nie udało się tego zapisać, więc się nie wydarzyło. Spróbuj ponownie za chwilę.
error-mistake = Serwer się pomylił. Zostało to odnotowane.
