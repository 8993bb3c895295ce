### U prvního stolu hry: cíl a první krok.

first-table = Poprvé u tohoto stolu
first-got-it = Rozumím
first-aim-the-game = Cíl: společně položit všech 98 karet.
first-step-the-game = Stiskni kartu, pak hromádku; dvě jsou tah. Čísla pod kartou říkají, jak daleko je ke které hromádce.
first-aim-quick-and-easy = Cíl: společně položit všech padesát karet.
first-step-quick-and-easy = Stiskni kartu, pak hromádku; jedna stačí, dvě se smí. Stejná barva hromádku vrátí.
first-aim-face-to-face = Cíl: položit svých 58 karet dřív než soupeř.
first-step-face-to-face = Stiskni kartu, pak hromádku; dvě jsou tah. Jedna smí k soupeři a pak si dolízneš do šesti.
first-aim-ten = Cíl: dlouhé postupky ve čtyřech barvách.
first-step-ten = Otáčej karty a skonči, než součet přesáhne deset. Pak si vezmi čísla, nebo mince.
