### Lekcje: co krok po kroku mówi trener. Liczby pochodzą z pozycji w server/lessons/*.toml.

lesson-header = Lekcja · { $step } z { $count }
lesson-step-of = Lekcja, krok { $step } z { $count }
lesson-title-read = { $title }.
lesson-skip = Pomiń
lesson-back = Krok wcześniej
lesson-on = Dalej
lesson-next = Następna lekcja
lesson-nothing-counts = Tu nic się nie liczy. Trwa to około dwóch minut, a lekcja ruszy tam, gdzie ją zostawisz.
lesson-elsewhere = Ta część jest na razie wyłączona. Naciśnij to, co ma niebieską obwódkę.
lesson-all = To wszystko.
lesson-play-with-bots = Zagrasz z dwoma botami?
lesson-play-a-bot = Zagrasz przeciw botowi?
lesson-none = Nie ma takiej lekcji
lesson-none-text = W lobby czeka po jednej dla każdej gry.
lesson-not-now = Nie udało się wczytać lekcji

## The Game

lesson-the-game = Twoja pierwsza gra
lesson-the-game-aim-title = Jedna drużyna, cztery stosy
lesson-the-game-aim-say = Razem kładziecie wszystkie karty od 2 do 99. A i B tylko rosną, C i D tylko maleją. Nikt nie mówi liczb.
lesson-the-game-rising-title = Wyżej na stos rosnący
lesson-the-game-rising-say = B rośnie i pokazuje 20. Pasuje każda wyższa karta, a małe kroki oszczędzają miejsce. Twoje 22 jest wyżej tylko o dwa.
lesson-the-game-rising-do = Naciśnij 22, potem stos B.
lesson-the-game-rising-not = To by pasowało, ale krok jest długi i miejsce po drodze przepada. Zacznij od 22 na B.
lesson-the-game-rising-done = Dwa kroki, prawie nic nie przepadło. Liczby pod kartą mówią, ile kosztuje na każdym stosie.
lesson-the-game-falling-title = Niżej na stos malejący
lesson-the-game-falling-say = D maleje i pokazuje 88, więc pasuje niższa karta. Twoje 86 to najmniejszy krok.
lesson-the-game-falling-do = Naciśnij 86, potem stos D.
lesson-the-game-falling-not = To by pasowało, ale kosztuje więcej miejsca. 86 na D to tylko dwa kroki.
lesson-the-game-falling-done = Razem z 22 to dwie karty: tyle trzeba w turze, dopóki jest co dobierać.
lesson-the-game-back-title = Jedyne cofnięcie
lesson-the-game-back-say = Na A leży 47, a ty masz 37: dokładnie o dziesięć niżej. Połóż je tam, a stos cofnie się o dziesięć.
lesson-the-game-back-do = Naciśnij stos A.
lesson-the-game-back-not = Tam 37 też pasuje, ale tylko na A jest dokładnie o dziesięć wstecz.
lesson-the-game-back-done = Stos znów ma miejsce. Na C i D jest odwrotnie: dokładnie o dziesięć wyżej.
lesson-the-game-talk-title = Mów, ale bez liczb
lesson-the-game-talk-say = Zaraz gra Juniper. C pokazuje 65, a twoje 75 cofnie ten stos: poproś, by nikt tam nie kładł.
lesson-the-game-talk-do = Daj sygnał „Nie tu” dla stosu C.
lesson-the-game-talk-not = Możesz tak powiedzieć, ale tu potrzebujesz stosu C. Powiedz „Nie tu” o C.
lesson-the-game-talk-done = Oboje to usłyszeli i zostawili C w spokoju. Sygnały mówią, czego chcesz, nigdy liczby.
lesson-the-game-turn-title = Zaplanuj, połóż, dobierz
lesson-the-game-turn-say = Teraz cała tura. Zaplanuj co najmniej dwie karty; nikt ich nie widzi, póki nie położysz. 75 cofa stos C.
lesson-the-game-turn-do = Zaplanuj 75 na C i 39 na A, potem połóż i zakończ turę.
lesson-the-game-turn-not = Wolno, ale szkoda miejsca. Zaplanuj 75 na C i 39 na A, połóż obie i zakończ turę.
lesson-the-game-turn-done = Znów masz sześć kart. Gdy leżą wszystkie, wygrywacie. Kto musi położyć dwie i nie może, przegrywa za wszystkich.

## Quick & Easy

lesson-quick-and-easy = Quick & Easy, pierwsze kroki
lesson-quick-and-easy-aim-title = Dwa stosy, pięć kolorów
lesson-quick-and-easy-aim-say = Razem kładziecie pięćdziesiąt kart: A rośnie, B maleje. Masz dwie, kładziesz jedną lub dwie i dobierasz.
lesson-quick-and-easy-rising-title = Wyżej na A
lesson-quick-and-easy-rising-say = A pokazuje niebieską 5. Pasuje każda wyższa liczba, w dowolnym kolorze. Twoja czerwona 6 to jeden krok.
lesson-quick-and-easy-rising-do = Naciśnij czerwoną 6, potem stos A.
lesson-quick-and-easy-rising-not = To też pasuje, ale zielona 8 przyda się gdzie indziej. Połóż czerwoną 6 na A.
lesson-quick-and-easy-rising-done = Jeden krok: od siódemki do dziesiątki wszystko nadal pasuje.
lesson-quick-and-easy-colour-title = Ten sam kolor cofa
lesson-quick-and-easy-colour-say = B spadł do zielonej 2, prawie do końca. Karta w tym samym kolorze może mieć dowolną liczbę.
lesson-quick-and-easy-colour-do = Naciśnij zieloną 8, potem stos B.
lesson-quick-and-easy-colour-not = Tam zielona 8 pasuje, ale na B zielona na zielonej cofa stos do 8.
lesson-quick-and-easy-colour-done = Z 2 z powrotem na 8, stos znów otwarty. Dlatego wszyscy pilnują wierzchnich kolorów.
lesson-quick-and-easy-talk-title = Powiedz, co masz
lesson-quick-and-easy-talk-say = A jest zamknięty: żółta 10. Masz niską żółtą, która go cofnie. Powiedz to; zakazane są tylko liczby.
lesson-quick-and-easy-talk-do = Powiedz, że masz żółtą, niską.
lesson-quick-and-easy-talk-not = Możesz tak powiedzieć, ale tu pomaga żółta. Powiedz, że masz żółtą, niską.
lesson-quick-and-easy-talk-done = Oboje usłyszeli, położyli na B, a A zostawili tobie.
lesson-quick-and-easy-turn-title = Jedna karta albo dwie
lesson-quick-and-easy-turn-say = Cofnij A żółtą 3. Jedna karta wystarczy; fioletowa 2 prawie zamknęłaby B.
lesson-quick-and-easy-turn-do = Zaplanuj żółtą 3 na A, potem połóż i zakończ turę.
lesson-quick-and-easy-turn-not = Wolno, ale A zostanie zamknięty. Zaplanuj żółtą 3 na A, potem połóż i zakończ turę.
lesson-quick-and-easy-turn-done = Karty dobrane. Gdy leży pięćdziesiąt, wygrywacie. Kto nie może nic położyć, przegrywa za wszystkich.

## Face to Face

lesson-face-to-face = Face to Face, pierwsze kroki
lesson-face-to-face-aim-title = Srebro przeciw złotu
lesson-face-to-face-aim-say = Każdy ma 58 kart i dwa stosy. Kto pierwszy położy wszystkie, wygrywa. Kto nie może położyć dwóch, przegrywa.
lesson-face-to-face-back-title = Twoje własne stosy
lesson-face-to-face-back-say = A rośnie, B maleje, a dokładnie o dziesięć wstecz wolno. A pokazuje 27, ty masz 17.
lesson-face-to-face-back-do = Naciśnij 17, potem stos A.
lesson-face-to-face-back-not = Wolno, ale 17 na A cofa o dziesięć i robi miejsce.
lesson-face-to-face-back-done = Stos jest o dziesięć niżej. Połóż w turze, ile chcesz, ale co najmniej dwie.
lesson-face-to-face-gift-title = Podarunek dla przeciwnika
lesson-face-to-face-gift-say = Cztery leżą, masz jeszcze dwie. Jedna na turę może pójść na drugą stronę, jeśli pomaga: poniżej 29 na C, powyżej 40 na D.
lesson-face-to-face-gift-do = Podaruj 12 na C albo 58 na D.
lesson-face-to-face-gift-not = To zostaje po twojej stronie. Podaruj 12 na stos C albo 58 na D.
lesson-face-to-face-gift-done = To pomaga przeciwnikowi. Ale zobacz, co daje tobie.
lesson-face-to-face-draw-title = Co daje podarunek
lesson-face-to-face-draw-say = Bez podarunku dobierasz dwie karty. Z podarunkiem dobierasz do sześciu.
lesson-face-to-face-draw-do = Zakończ turę.
lesson-face-to-face-draw-not = Jeszcze jedna karta i ręka byłaby pusta. Zakończ teraz turę.
lesson-face-to-face-draw-done = Pięć dobranych, sześć na ręce. Juniper kładzie dwie, bez podarunku.
lesson-face-to-face-turn-title = Twoja własna tura
lesson-face-to-face-turn-say = Połóż co najmniej dwie, jak chcesz: 22 i 25 na A to małe kroki, 15 na C byłoby podarunkiem.
lesson-face-to-face-turn-do = Zaplanuj dwie karty lub więcej, potem połóż i zakończ turę.
lesson-face-to-face-turn-done = To była tura. Dawaj, gdy masz mało kart, i dawaj to, co pomaga najmniej.

## TEN: odkrywanie

lesson-ten-drawing = TEN, pierwsza lekcja: odkrywanie
lesson-ten-drawing-aim-title = Cztery kolory, długie ciągi
lesson-ten-drawing-aim-say = Na koniec liczy się najdłuższy ciąg w każdym kolorze, karta to punkt. Niebieskie 1 2 to ciąg dwóch kart.
lesson-ten-drawing-turn-up-title = Odkryj kartę
lesson-ten-drawing-turn-up-say = Tura zaczyna się od karty z talii. Liczby się sumują; powyżej dziesięciu jest fiasko.
lesson-ten-drawing-turn-up-do = Odkryj pierwszą kartę.
lesson-ten-drawing-turn-up-done = Pomarańczowa 4, suma wynosi 4. Karty waluty by ją zmniejszyły.
lesson-ten-drawing-choose-title = Odkrywać dalej czy przestać?
lesson-ten-drawing-choose-say = 4 i 5 mniej 2 waluty to 7. Pasek pokazuje, ile kart talii dałoby fiasko.
lesson-ten-drawing-choose-do = Wybierz jedno z trzech; tutaj każde jest dobre.
lesson-ten-drawing-choose-drew = Zielona 1: suma wynosi 8. Udało się, można by wybierać dalej.
lesson-ten-drawing-choose-numbers = 4 i 5 są twoje, druga osoba bierze 2 żetony, a ty możesz teraz kupować.
lesson-ten-drawing-choose-coins = Bierzesz 2 żetony. Liczby idą na giełdę i tura się kończy.
lesson-ten-drawing-bust-title = Za dużo to fiasko
lesson-ten-drawing-bust-say = Powiedzmy, że ciągniesz dalej: suma wynosi 8. Od trójki wzwyż jest fiasko i liczby przepadają.
lesson-ten-drawing-bust-do = Zaryzykuj albo weź to, co leży.
lesson-ten-drawing-bust-bust = Niebieska 9: 17, fiasko. Liczby idą na giełdę, ale dostajesz żeton fiaska, wart 3.
lesson-ten-drawing-bust-took = W samą porę: następna byłaby niebieska 9, fiasko.
lesson-ten-drawing-buy-title = Kup na giełdzie
lesson-ten-drawing-buy-say = Późniejsza tura: pomarańczowa 4 i różowa 5 są twoje, więc możesz kupić jedną kartę za liczbę, którą pokazuje. Niebieska 3 daje 1 2 3.
lesson-ten-drawing-buy-do = Naciśnij niebieską 3, potem kup.
lesson-ten-drawing-buy-not = Można, ale to niebieska 3 wydłuża twój ciąg: kup ją.
lesson-ten-drawing-buy-done = Teraz trzeba zapłacić.
lesson-ten-drawing-pay-title = Płać, czym chcesz
lesson-ten-drawing-pay-say = Cena to 3. Żeton płaci 1, żeton fiaska 3, własna karta liczby 1.
lesson-ten-drawing-pay-do = Płać po kolei albo wszystko naraz, najtaniej jak się da.
lesson-ten-drawing-pay-done = Zapłacone: niebieskie 1 2 3 są twoje.
lesson-ten-drawing-count-title = Policz ciągi
lesson-ten-drawing-count-say = Niebieskie 3, zielone 1, pomarańczowe 1, różowe 1: sześć punktów. Od 1 do 9 liczy się dziesięć. Wygrywa najwięcej punktów.

## TEN: aukcja

lesson-ten-auction = TEN, druga lekcja: aukcja
lesson-ten-auction-wild-title = Joker idzie na aukcję
lesson-ten-auction-wild-say = Juniper odkrywa jokera: 3 w dowolnym kolorze. Odkrywanie staje, każdy ma jedną ofertę.
lesson-ten-auction-bid-title = Po jednej ofercie
lesson-ten-auction-bid-say = Niebieskie 1 2 i 4 5 połączą się w ciąg pięciu: trzy punkty więcej. Masz 5 żetonów.
lesson-ten-auction-bid-do = Daj tyle, ile warte są dla ciebie trzy punkty, albo pas.
lesson-ten-auction-bid-bid = Juniper pasuje, joker jest twój za twoją ofertę.
lesson-ten-auction-bid-passed = Juniper bierze go za jeden żeton. Joker, który łączy dwa ciągi, jest wart więcej.
lesson-ten-auction-pay-title = Płaci tylko zwycięzca
lesson-ten-auction-pay-say = Powiedzmy, że oferta to 3. Płać żetonami, żetonami fiaska lub kartami liczb; inni nie płacą nic.
lesson-ten-auction-pay-do = Zapłać 3.
lesson-ten-auction-pay-done = Joker jest twój. Gdzie stanie, okaże się na końcu: tam, gdzie pomaga najbardziej.
lesson-ten-auction-last-title = Kto odkrywa, licytuje ostatni
lesson-ten-auction-last-say = Ten joker wyszedł w twojej turze, więc licytujesz na końcu. Juniper daje 2. Jest zielony, dowolna liczba: punkt dla ciebie.
lesson-ten-auction-last-do = Przebij albo pas.
lesson-ten-auction-last-bid = Jest twój, teraz przyszłoby zapłacić. Potem odkrywasz dalej albo kończysz.
lesson-ten-auction-last-passed = Juniper płaci 2. Jeden punkt nie jest wart wielu żetonów.
lesson-ten-auction-count-title = Co to dało
lesson-ten-auction-count-say = Z jokerem niebieskie idą od 1 do 5: pięć punktów. O remisie decyduje to, co zostało w walucie.
