### Lekce: co krok za krokem říká trenér. Čísla jsou z pozic v server/lessons/*.toml.

lesson-header = Lekce · { $step } z { $count }
lesson-step-of = Lekce, krok { $step } z { $count }
lesson-title-read = { $title }.
lesson-skip = Přeskočit
lesson-back = O krok zpět
lesson-on = Dál
lesson-next = Další lekce
lesson-nothing-counts = Tady se nic nepočítá. Trvá to asi dvě minuty a příště naváže tam, kde přestaneš.
lesson-elsewhere = Tahle část je teď vypnutá. Stiskni to, co má modrý rámeček.
lesson-all = To je všechno.
lesson-play-with-bots = Zahrát si se dvěma boty?
lesson-play-a-bot = Zahrát si proti botovi?
lesson-none = Taková lekce není
lesson-none-text = V lobby je jedna ke každé hře.
lesson-not-now = Lekci se nepodařilo načíst

## The Game

lesson-the-game = Tvá první hra
lesson-the-game-aim-title = Jeden tým, čtyři hromádky
lesson-the-game-aim-say = Společně položíte všechny karty od 2 do 99. A a B jen rostou, C a D jen klesají. Nikdo neříká čísla.
lesson-the-game-rising-title = Výš na vzestupnou hromádku
lesson-the-game-rising-say = B stoupá a ukazuje 20. Sedí každá vyšší karta a malé kroky šetří místo. Tvá 22 je jen o dvě výš.
lesson-the-game-rising-do = Stiskni 22, pak hromádku B.
lesson-the-game-rising-not = Šlo by to, ale krok je dlouhý a místo mezi tím přijde vniveč. Začni s 22 na B.
lesson-the-game-rising-done = Dva kroky, skoro nic se neztratilo. Čísla pod kartou říkají, co stojí na které hromádce.
lesson-the-game-falling-title = Níž na sestupnou hromádku
lesson-the-game-falling-say = D klesá a ukazuje 88, sedí tedy nižší karta. Tvá 86 je nejmenší krok.
lesson-the-game-falling-do = Stiskni 86, pak hromádku D.
lesson-the-game-falling-not = Šlo by to, ale stojí to víc místa. 86 na D jsou jen dva kroky.
lesson-the-game-falling-done = S 22 jsou to dvě karty: tolik jich tah chce, dokud je co lízat.
lesson-the-game-back-title = Jediná cesta zpět
lesson-the-game-back-say = Na A leží 47 a ty máš 37: přesně o deset níž. Polož ji tam a hromádka se vrátí o deset.
lesson-the-game-back-do = Stiskni hromádku A.
lesson-the-game-back-not = Tam by 37 také seděla, ale jen na A je přesně o deset zpět.
lesson-the-game-back-done = Hromádka má zase místo. Na C a D je to naopak: přesně o deset výš.
lesson-the-game-talk-title = Mluv, ale bez čísel
lesson-the-game-talk-say = Za chvíli hraje Juniper. C ukazuje 65 a tvá 75 ji vrátí: popros ostatní, ať tam nepokládají.
lesson-the-game-talk-do = Dej signál „Sem ne“ pro hromádku C.
lesson-the-game-talk-not = To říct smíš, ale tady potřebuješ C. Řekni „Sem ne“ o C.
lesson-the-game-talk-done = Oba tě slyšeli a nechali C na pokoji. Signály říkají, co si přeješ, nikdy číslo.
lesson-the-game-turn-title = Naplánuj, polož, lízni
lesson-the-game-turn-say = Teď celý tah. Naplánuj aspoň dvě karty; nikdo je nevidí, dokud nepoložíš. 75 vrátí hromádku C.
lesson-the-game-turn-do = Naplánuj 75 na C a 39 na A, pak polož a ukonči tah.
lesson-the-game-turn-not = Smí se to, ale plýtvá to místem. Naplánuj 75 na C a 39 na A, obě polož a ukonči tah.
lesson-the-game-turn-done = Máš zase šest karet. Když leží všechny, vyhráli jste. Kdo musí položit dvě a nemůže, prohraje za všechny.

## Quick & Easy

lesson-quick-and-easy = Quick & Easy, první kroky
lesson-quick-and-easy-aim-title = Dvě hromádky, pět barev
lesson-quick-and-easy-aim-say = Společně položíte padesát karet: A stoupá, B klesá. Máš dvě, položíš jednu nebo dvě a lízneš si.
lesson-quick-and-easy-rising-title = Výš na A
lesson-quick-and-easy-rising-say = A ukazuje modrou 5. Sedí každé vyšší číslo, v kterékoli barvě. Tvá červená 6 je jeden krok.
lesson-quick-and-easy-rising-do = Stiskni červenou 6, pak hromádku A.
lesson-quick-and-easy-rising-not = To by šlo také, ale zelená 8 se hodí jinde. Polož červenou 6 na A.
lesson-quick-and-easy-rising-done = Jeden krok: sedmička až desítka tam pořád sedí.
lesson-quick-and-easy-colour-title = Stejná barva vrací
lesson-quick-and-easy-colour-say = B klesla na zelenou 2, skoro na konec. Karta stejné barvy smí mít jakékoli číslo.
lesson-quick-and-easy-colour-do = Stiskni zelenou 8, pak hromádku B.
lesson-quick-and-easy-colour-not = Tam by zelená 8 seděla, ale na B zelená na zelené vrátí hromádku na 8.
lesson-quick-and-easy-colour-done = Z 2 zpět na 8 a hromádka je zase otevřená. Proto všichni hlídají vrchní barvy.
lesson-quick-and-easy-talk-title = Řekni, co držíš
lesson-quick-and-easy-talk-say = A je zavřená: žlutá 10. Držíš nízkou žlutou, která ji vrátí. Řekni to; zakázaná jsou jen čísla.
lesson-quick-and-easy-talk-do = Řekni, že držíš žlutou, nízkou.
lesson-quick-and-easy-talk-not = To říct smíš, ale tady pomůže žlutá. Řekni, že držíš žlutou, nízkou.
lesson-quick-and-easy-talk-done = Oba tě slyšeli, položili na B a A nechali tobě.
lesson-quick-and-easy-turn-title = Jedna karta, nebo dvě
lesson-quick-and-easy-turn-say = Vrať A žlutou 3. Jedna karta stačí; fialová 2 by B skoro zavřela.
lesson-quick-and-easy-turn-do = Naplánuj žlutou 3 na A, pak polož a ukonči tah.
lesson-quick-and-easy-turn-not = Smí se to, ale A zůstane zavřená. Naplánuj žlutou 3 na A, pak polož a ukonči tah.
lesson-quick-and-easy-turn-done = Karty jsou dolíznuté. Když leží všech padesát, vyhráli jste. Kdo nemůže nic položit, prohraje za všechny.

## Face to Face

lesson-face-to-face = Face to Face, první kroky
lesson-face-to-face-aim-title = Stříbro proti zlatu
lesson-face-to-face-aim-say = Každý má 58 karet a dvě hromádky. Kdo dřív položí všechny, vyhrává. Kdo nemůže položit dvě, prohrává.
lesson-face-to-face-back-title = Tvé vlastní hromádky
lesson-face-to-face-back-say = A stoupá, B klesá a přesně o deset zpět se smí. A ukazuje 27 a ty máš 17.
lesson-face-to-face-back-do = Stiskni 17, pak hromádku A.
lesson-face-to-face-back-not = Smí se to, ale 17 na A jde o deset zpět a udělá místo.
lesson-face-to-face-back-done = Hromádka je o deset níž. V tahu polož, kolik chceš, ale aspoň dvě.
lesson-face-to-face-gift-title = Dárek soupeři
lesson-face-to-face-gift-say = Čtyři leží, dvě ti zbývají. Jedna v tahu smí naproti, když pomůže: pod 29 na C, nad 40 na D.
lesson-face-to-face-gift-do = Daruj 12 na C, nebo 58 na D.
lesson-face-to-face-gift-not = To zůstane na tvé straně. Daruj 12 na hromádku C, nebo 58 na D.
lesson-face-to-face-gift-done = Soupeři to pomůže. Ale podívej, co to přinese tobě.
lesson-face-to-face-draw-title = Co přinese dárek
lesson-face-to-face-draw-say = Bez dárku si lízneš dvě karty. S dárkem si dolízneš do šesti.
lesson-face-to-face-draw-do = Ukonči tah.
lesson-face-to-face-draw-not = Ještě jedna karta a ruka by byla prázdná. Ukonči teď tah.
lesson-face-to-face-draw-done = Pět karet dolíznuto, šest v ruce. Juniper pokládá dvě, bez dárku.
lesson-face-to-face-turn-title = Vlastní tah
lesson-face-to-face-turn-say = Polož aspoň dvě, jak chceš: 22 a 25 na A jsou malé kroky, 15 na C by byl dárek.
lesson-face-to-face-turn-do = Naplánuj dvě karty nebo víc, pak polož a ukonči tah.
lesson-face-to-face-turn-done = To byl tah. Daruj, když máš málo karet, a daruj to, co pomůže nejméně.

## TEN: otáčení

lesson-ten-drawing = TEN, první lekce: otáčení
lesson-ten-drawing-aim-title = Čtyři barvy, dlouhé postupky
lesson-ten-drawing-aim-say = Nakonec se počítá nejdelší postupka v každé barvě, karta je bod. Modrá 1 2 je postupka ze dvou.
lesson-ten-drawing-turn-up-title = Otoč kartu
lesson-ten-drawing-turn-up-say = Tah začíná kartou z balíčku. Čísla se sčítají; nad deset je krach.
lesson-ten-drawing-turn-up-do = Otoč první kartu.
lesson-ten-drawing-turn-up-done = Oranžová 4, součet je 4. Karty mincí by ho snížily.
lesson-ten-drawing-choose-title = Otáčet dál, nebo skončit?
lesson-ten-drawing-choose-say = 4 a 5 minus 2 mince je 7. Pruh ukazuje, kolik karet balíčku by byl krach.
lesson-ten-drawing-choose-do = Vyber jedno ze tří; tady je každé v pořádku.
lesson-ten-drawing-choose-drew = Zelená 1: součet je 8. Dobře to dopadlo a dalo by se vybírat dál.
lesson-ten-drawing-choose-numbers = 4 a 5 jsou tvé, druhý hráč bere 2 mince a ty teď smíš koupit.
lesson-ten-drawing-choose-coins = Bereš 2 mince. Čísla jdou na burzu a tah končí.
lesson-ten-drawing-bust-title = Moc je krach
lesson-ten-drawing-bust-say = Řekněme, že otáčíš dál: součet je 8. Od trojky výš je to krach a čísla jsou pryč.
lesson-ten-drawing-bust-do = Risknout další kartu, nebo vzít, co je?
lesson-ten-drawing-bust-bust = Modrá 9: 17, krach. Čísla jdou na burzu, ale dostáváš žeton krachu, který platí 3.
lesson-ten-drawing-bust-took = Právě včas: další by byla modrá 9, krach.
lesson-ten-drawing-buy-title = Kup na burze
lesson-ten-drawing-buy-say = Pozdější tah: máš oranžovou 4 a růžovou 5, a tak smíš koupit jednu kartu za číslo, které ukazuje. Modrá 3 dá 1 2 3.
lesson-ten-drawing-buy-do = Stiskni modrou 3, pak ji kup.
lesson-ten-drawing-buy-not = Šlo by to, ale modrá 3 prodlouží tvou postupku: kup ji.
lesson-ten-drawing-buy-done = Teď je třeba zaplatit.
lesson-ten-drawing-pay-title = Plať, čím chceš
lesson-ten-drawing-pay-say = Cena je 3. Mince platí 1, žeton krachu 3, vlastní karta s číslem 1.
lesson-ten-drawing-pay-do = Plať po kouskách, nebo všechno najednou, co nejlevněji.
lesson-ten-drawing-pay-done = Zaplaceno: modrá 1 2 3 je tvá.
lesson-ten-drawing-count-title = Spočítej postupky
lesson-ten-drawing-count-say = Modrá 3, zelená 1, oranžová 1, růžová 1: šest bodů. Celá od 1 do 9 je deset. Vyhrává nejvíc bodů.

## TEN: aukce

lesson-ten-auction = TEN, druhá lekce: aukce
lesson-ten-auction-wild-title = Žolík jde do aukce
lesson-ten-auction-wild-say = Juniper otáčí žolíka: 3 v kterékoli barvě. Otáčení stojí, každý má jednu nabídku.
lesson-ten-auction-bid-title = Každý jednu nabídku
lesson-ten-auction-bid-say = Z modrých 1 2 a 4 5 by byla postupka z pěti: o tři body víc. Máš 5 mincí.
lesson-ten-auction-bid-do = Nabídni, kolik ti za tři body stojí, nebo pas.
lesson-ten-auction-bid-bid = Juniper pasuje, žolík je tvůj za tvou nabídku.
lesson-ten-auction-bid-passed = Juniper ho má za jedinou minci. Žolík, který spojí dvě postupky, má větší cenu.
lesson-ten-auction-pay-title = Platí jen vítěz
lesson-ten-auction-pay-say = Řekněme, že nabídka byla 3. Plať mincemi, žetony krachu nebo kartami s číslem; ostatní neplatí nic.
lesson-ten-auction-pay-do = Zaplať 3.
lesson-ten-auction-pay-done = Žolík je tvůj. Čím bude, se rozhodne na konci: tam, kde nejvíc pomůže.
lesson-ten-auction-last-title = Kdo otáčí, nabízí poslední
lesson-ten-auction-last-say = Tenhle žolík vyšel v tvém tahu, a tak nabízíš poslední. Juniper dává 2. Je zelený, s jakýmkoli číslem: bod pro tebe.
lesson-ten-auction-last-do = Přehoď nabídku, nebo pas.
lesson-ten-auction-last-bid = Je tvůj a teď by se platilo. Pak otáčíš dál, nebo skončíš.
lesson-ten-auction-last-passed = Juniper platí 2. Jediný bod nestojí za mnoho mincí.
lesson-ten-auction-count-title = Co to přineslo
lesson-ten-auction-count-say = Se žolíkem jde tvá modrá od 1 do 5: pět bodů. Při shodě rozhodují zbylé mince.
