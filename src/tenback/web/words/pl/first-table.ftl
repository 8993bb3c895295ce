### Przy pierwszym stole gry: cel i pierwszy krok.

first-table = Pierwszy raz przy tym stole
first-got-it = Jasne
first-aim-the-game = Cel: razem położyć wszystkie 98 kart.
first-step-the-game = Naciśnij kartę, potem stos; dwie to tura. Liczby pod kartą mówią, jak daleko do każdego stosu.
first-aim-quick-and-easy = Cel: razem położyć wszystkie pięćdziesiąt kart.
first-step-quick-and-easy = Naciśnij kartę, potem stos; jedna wystarczy, dwie wolno. Ten sam kolor cofa stos.
first-aim-face-to-face = Cel: położyć swoje 58 kart przed przeciwnikiem.
first-step-face-to-face = Naciśnij kartę, potem stos; dwie to tura. Jedna może pójść do przeciwnika, wtedy dobierasz do sześciu.
first-aim-ten = Cel: długie ciągi w czterech kolorach.
first-step-ten = Odkrywaj karty i przestań, zanim suma przekroczy dziesięć. Potem weź liczby albo walutę.
