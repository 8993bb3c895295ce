"""Relations told over several clauses, a table a language: phrases (words/language.py) that run over commas.

Most of them in this order: neighbours of what somebody laid, one left out, no gap, sums and differences of what is in
sight, the same in another colour, read backwards, a step from what was laid.
"""

# ruff: noqa: RUF001 - Cyrillic

__all__ = ["CZECH", "ENGLISH", "FRENCH", "GERMAN", "POLISH", "RUSSIAN"]

ENGLISH = """
    pile|piles|left|right|top|that|laid|played|lying ~3 and|plus ~3 one $
    close|fill|plug|shut ~2 hole|gap ~4 exactly|perfectly|precisely
    exactly|perfectly|precisely ~2 close|fill|plug|shut ~2 hole|gap
    only|just|exactly ~1 one|single card ~4 under|below|above|over|beneath mine|it
    mine|card comes|goes|follows|is ~1 after|before|behind ~4 played|laid|put|placed
    nobody|none|noone ~3 under|below|beneath|above|over me|mine
    sister|brother|sibling|cousin|sibling of ~4 top|left|right|pile|card|blue|red|green|yellow|purple
    halve ~2 one|left|right|top|it|that
    mirror|reflection of ~2 red|blue|green|yellow|purple|yours|left|right
    between ~6 exactly|dead|right|precisely ~2 middle|centre|center
    neighbour|neighbor|neighbours|neighbors ~2 above|below|up|down|upwards|downwards|over|under|higher|lower
    upper|lower|higher|direct|immediate neighbour|neighbor
    neighbour|neighbor of|to ~4 card|laid|played|put|placed|top|pile
    skip|omit|pass|miss|drop ~1 one|single ~1 card|number|step|on|after|from|at|and|past|over|of|to|$
    leave|leaving|left out one|a|single
    jump|step|hop over one|a|single
    fits|goes|sits|slots|slides|slips|behind|after|onto|on ~6 without|no|zero ~1 gap|gaps|hole|holes
    between ~8 no|nothing|none ~2 room|space|left|gap|fits|more
    add|sum|total|subtract ~6 tops|upper|both|top ~11 mine|me|my|have|got|it|$
    difference|sum|average|product|mean of|between ~4 piles|tops|pile|stacks|cards
    same|identical|equal ~6 but|only|just|except ~2 red|blue|green|yellow|purple
    what|card|one|that ~3 played|laid|put|placed|had ~2 in|but|only|just red|blue|green|yellow|purple
    your|his|her|my|that red|blue|green|yellow|purple ~1 but|only|just|except ~1 red|blue|green|yellow|purple
    digits ~6 reversed|swapped|backwards|flipped|mirrored|exchanged
    last|top card ~5 backwards|reversed|mirrored
    step|notch|rung|tick above|below|over|under|up ~1 $|that|it|hers|his|yours
    played|laid|put|placed ~4 step|notch|rung|one above|below|over|under|up|higher|lower
"""

GERMAN = """
    stapel|links|rechts|liegt|gelegt|gespielt ~2 und|plus ~2 eins|eine $
    und|plus eins|eine dazu|drauf|mehr
    loch|lücke ~3 genau|exakt|perfekt ~1 schließen|füllen|stopfen|zumachen
    genau|exakt|perfekt ~3 loch|lücke ~2 schließen|füllen|stopfen
    nur|bloß|genau ~1 eine|einzige karte ~3 unter|über|drunter|drüber|zwischen
    meine|karte kommt|folgt|liegt|ist ~1 nach|hinter|vor|auf ~5 gelegt|gespielt|hingelegt
    drunter|drüber|darunter|darüber kommt|geht ~1 keiner|niemand|nix|nichts
    schwester|bruder|cousine|geschwister von|der|zur ~3 obersten|linken|rechten|karte|rote*|blaue*|grüne*|gelbe*
    spiegel|spiegelbild|spiegelung von|der|deiner|meiner ~2 rote*|blaue*|grüne*|gelbe*|lila|linken|rechten|karte
    zwischen ~6 genau|exakt ~2 mittig|mitte|mittendrin
    nachbar|nachbarn|nachbarin|nachbarkarte ~2 oben|unten|über|unter|drüber|drunter|darüber|darunter|aufwärts|abwärts
    obere|oberen|oberer|untere|unteren|unterer|direkten|direkte|direkter|unmittelbare* ~1 nachbar|nachbarn|nachbarin
    nachbar|nachbarn|nachbarin von ~6 gelegt|hingelegt|gespielt|karte|liegt
    überspringe|überspring|überspringst|überspringt|auslassen ~1 eine|einen|eins|ein
    lass|lasse|lässt ~1 eine|einen|eins aus
    ohne|keine|null ~1 lücke|loch|luft|abstand ~4 hinter|an|auf|über|unter|neben|vor|nach|bei|dran
    hinter|an|auf|über|unter|neben|passt|passe|schließt ~5 ohne|keine|null ~1 lücke|loch|luft|abstand
    zwischen ~7 nichts|nix|keine|kein ~3 frei|platz|rein|mehr|passt
    zähl|zähle|rechne|addier*|nimm|summier* ~4 beiden|beide|oberen|obersten|stapel ~3 zusammen|ab|addiert
    differenz|summe|unterschied|abstand|schnitt ~2 der|von|zwischen ~3 stapel|oberen|obersten|karten|beiden
    dasselbe|dieselbe|gleiche|selbe|derselbe ~1 wie ~5 nur|aber|bloß ~1 rot|blau|grün|gelb|lila
    was|die|karte ~4 gelegt|gespielt|hatte|hingelegt ~2 in|nur|aber ~1 rot|blau|grün|gelb|lila
    deine|meine|seine|ihre|die rote|blaue|grüne|gelbe|lila ~1 nur|aber|bloß ~1 rot|blau|grün|gelb|lila
    ziffern ~6 umgedreht|vertauscht|verdreht|rückwärts|gespiegelt
    letzte|oberste karte ~5 rückwärts|umgedreht|gespiegelt
    gelegt|hingelegt|gespielt ~5 stufe|schritt|eins|eine drüber|drunter|darüber|darunter|höher|tiefer
"""

POLISH = """
    stos|lewy|prawy|leży|zagrał*|położył*|dał* ~3 i|plus ~2 jeden|jedna|jedno $
    dokładnie|idealnie|równo ~3 zamknąć|zatkać|wypełnić|załatać ~2 dziur*|lukę|luka
    tylko|dokładnie ~1 jedna karta ~3 pod|nad|między
    moja ~2 po|za|przed|zaraz ~4 zagrał*|położył*|dał*
    niżej|wyżej ~2 nikt ~2 zejdzie|wejdzie|pójdzie|przejdzie
    siostra|brat|kuzyn*|bliźniak* ~1 lewej|prawej|górnej|tej|twojej
    połowa|połowę|połówka lewej|prawej|lewego|prawego|górnej|twojej
    lustro|odbicie ~2 czerwon*|niebiesk*|zielon*|żółt*|fiolet*|twojej|lewej|prawej
    między|pomiędzy ~6 dokładnie|równo|idealnie ~2 środku|środek|połowie
    sąsiad|sąsiada|sąsiadka|sąsiadkę|sąsiadem ~6 góry|górę|dołu|dół|wyżej|niżej|góra|położył*|dał*|zagrał*|karty
    górny|górna|górnego|górną|dolny|dolna|dolną|bezpośredni* ~1 sąsiad*
    przeskocz|przeskakuj*|pomiń|opuść|omiń ~1 jedną|jeden|jedno
    bez|żadnej|zero ~1 dziur*|luki|luk|przerw*|odstęp* ~3 za|po|na|do|pod|nad|przy
    za|na|po|pod|nad|wchodz*|pasuj* ~5 bez|żadnej|zero ~1 dziur*|luki|luk|przerw*|odstęp*
    na styk
    między|pomiędzy ~9 nic|nie|żadn* ~4 nic|zmieści|miejsca|ma|wejdzie
    dodaj|zsumuj|odejmij|zlicz ~4 obu|oba|obie|górn*|wierzchni*|stos*
    różnic*|sum*|średni*|iloczyn ~3 górn*|wierzchni*|stos*|kart|kupek
    to|ta|taka|takie samo|sama|samą|sam ~5 tylko|ale|lecz ~2 czerwon*|niebiesk*|zielon*|żółt*|fiolet*
    co ~4 zagrał*|położył*|dał* ~2 tylko|w|ale|na ~1 czerwon*|niebiesk*|zielon*|żółt*|fiolet*
    twoja|moja|ta|jego|jej czerwon*|niebiesk*|zielon*|żółt*|fiolet* ~1 tylko|ale|lecz ~2 czerwon*|niebiesk*|zielon*|
        żółt*|fiolet*
    mam|trzymam ~1 skok|trik|sztuczk* ~1 wstecz|wsteczn* ~2 na
    cyfry|cyfr ~6 odwrócon*|zamienion*|wspak|przestawion*
    ostatnia|górna karta ~6 wspak|tyłu|odwrotnie|odwrócona
    położył*|zagrał*|dał* ~5 szczebel|oczko|stopień|krok wyżej|niżej|nad|pod
"""

CZECH = """
    hromádka|levá|pravá|leží|hrál*|dal*|položil* ~3 a|plus ~2 jedna|jednu|jeden $
    přesně|akorát|dokonale ~3 zavřít|ucpat|zaplnit|zacelit ~2 díru|mezeru
    jen|jenom|přesně ~1 jedna|jednu karta|kartu ~3 pod|nad|mezi
    pod|nad ~3 jen|jenom ~1 jedna karta
    moje|moji ~2 po|za|před|hned ~4 hrál*|dal*|položil*
    moje|karta se dotýká|lepí|tiskne
    níž|výš ~2 nikdo ~2 jde|nejde|nepůjde|půjde
    sestra|bratr|sestřenice|dvojče ~1 levé|pravé|horní|té|tvé
    půlka|polovina|půlku|polovinu levé|pravé|horní|tvé
    zrcadlo|odraz ~2 červen*|modr*|zelen*|žlut*|fialov*|tvé|levé|pravé
    mezi ~6 přesně|akorát ~2 uprostřed|prostředku|půlce
    soused|souseda|sousedka|sousedku|sousedem ~6 shora|zdola|nahoru|dolů|výš|níž|shůry|seshora|dal*|položil*|hrál*|karty
    horní|dolní|vrchní|spodní|přímý|přímá|přímého ~1 soused*
    přeskoč|přeskočte|přeskočím|přeskočíš|vynech|vynechej|vynechte|vynechám ~1 jednu|jedno|jeden
    bez|žádná|žádné|nulová ~1 mezer*|díry|dírky|skuliny|skulinky ~3 za|po|na|pod|nad|u|k
    za|na|po|pod|nad|pasuj*|sedím|sedí|jdu ~5 bez|žádná ~1 mezer*|díry|dírky|skuliny|skulinky
    mezi ~8 nic|není|žádn* ~3 nic|není|místo|nevejde
    sečti|sečtěte|přičti|odečti ~4 obě|oba|horní|vrchní|hromád*
    rozdíl|součet|průměr|součin ~3 horní*|vrchní*|vrchn*|hromád*|karet|obou
    to|ta|tu|stejná|stejné samé|samá|samou|co|jako ~5 jen|ale|akorát ~2 červen*|modr*|zelen*|žlut*|fialov*
    co ~4 hrál*|dal*|položil* ~3 v|jen|ale|akorát ~1 červen*|modr*|zelen*|žlut*|fialov*
    tvoje|tvá|moje|jeho|její|ta červen*|modr*|zelen*|žlut*|fialov* ~1 jen|ale|akorát ~2 červen*|modr*|zelen*|žlut*|
        fialov*
    číslice ~6 obrácen*|prohozen*|pozpátku|odzadu|přehozen*
    poslední|vrchní karta|kartu ~6 odzadu|pozpátku|obráceně
    čten* odzadu|pozpátku
    dal*|položil*|hrál* ~5 příčku|stupeň|zub|krok výš|níž|nad|pod
"""

RUSSIAN = """
    стопка|левая|правая|лежит|сыграл*|положил* ~3 и|плюс ~2 один|одна $
    точно|ровно|идеально ~3 закрыть|заткнуть|заполнить ~2 дыр*|пробел|щель
    только|лишь|ровно ~1 одна карта ~3 под|над|между|влез*
    под|над ~3 только|лишь ~1 одна карта
    моя ~2 после|за|перед|следом ~5 сыграл*|положил*|дал*
    ниже|выше ~2 никто ~2 пойдёт|зайдёт|пройдёт|опустится
    сестра|брат|кузина|близнец ~1 левой|правой|верхней|той|твоей
    половина|половину|половинка левой|правой|верхней|твоей
    зеркало|отражение ~2 красн*|син*|зелён*|жёлт*|фиолет*|твоей|левой|правой
    между ~6 ровно|точно ~2 посередине|середине|серединке
    сосед|соседа|соседка|соседку|соседом ~6 сверху|снизу|вверх|вниз|выше|ниже|положил*|дал*|сыграл*|карты
    верхний|верхнего|верхняя|верхнюю|нижний|нижняя|нижнюю|прямой|непосредствен* ~1 сосед*
    пропусти|пропустите|перескочи|перескочите|перепрыгни|перешагни ~2 одну|одно|один|через
    без|никакого|ни ~1 зазор*|дыр*|просвет*|промежут*|пропуск* ~3 за|на|к|под|над|после|ложусь
    за|на|к|под|над|ложусь|ложится|встаю|после ~5 без ~1 зазор*|дыр*|просвет*|промежут*|пропуск*
    между ~8 ничего|нет|никакой|нечего ~3 влез*|нет|места|вставить|помест*
    сложи|сложите|прибавь|вычти|суммируй ~4 обе|оба|верхн*|стопк*|стопок
    разниц*|разност*|сумм*|средн*|произведени* ~3 верхн*|стопок|стопк*|карт|обеих
    то|та|ту|такая|такую же ~6 только|но|лишь ~2 красн*|син*|зелён*|зелен*|жёлт*|желт*|фиолет*
    что ~4 положил*|сыграл*|дал* ~3 только|но|в ~1 красн*|син*|зелён*|зелен*|жёлт*|желт*|фиолет*
    твоя|моя|его|её|та красн*|син*|зелён*|жёлт*|фиолет* ~1 только|но|лишь ~2 красн*|син*|зелён*|жёлт*|фиолет*
    цифры ~6 наоборот|местами|задом|перевёрнут*
    последняя|последнюю|верхняя карта|карту ~6 наоборот|задом|конца
    положил*|сыграл* ~5 ступеньк*|шаг|шажок выше|ниже|над|под
    то|ту|такую|та же ~6 только|но|лишь|плюс ~1 плюс|минус|один|два|на
"""

FRENCH = """
    pile|gauche|droite|joué|posé|mis ~3 et|plus ~2 un|une $
    boucher|combler|fermer|remplir ~2 exactement|parfaitement|pile ~2 trou|écart
    une|seule carte ~2 rentre|passe|tient|va ~2 sous|sur|entre
    mienne|carte vient|va|passe|est ~1 après|avant|derrière ~5 jouer|joué|jouée|poser|posé|posée
    personne|rien ne ~1 passe|va|descend ~2 dessous|dessus|audessous|audessus
    sœur|frère|cousine|jumelle de ~5 haut|gauche|droite|dessus|carte|rouge|bleue|verte|jaune
    moitié de ~1 gauche|droite|tienne
    miroir|reflet de ~2 rouge|bleue|verte|jaune|violette|tienne|gauche|droite
    entre ~6 pile|juste|exactement ~2 milieu|centre
    voisin|voisine|voisins ~3 dessus|dessous|haut|bas|supérieur|supérieure|inférieur|inférieure|audessus|audessous
    voisin|voisine de ~6 posé|posée|joué|jouée|mise|mis|carte
    saute|sautez|sauter|passe|passez|omets|omettez|enjambe ~1 une|un|la ~1 carte|après|à|et|de|sur|par
    sans|aucun|zéro ~1 trou|trous|vide|écart|espace ~3 derrière|après|sur|avant|à
    derrière|après|sur|colle|glisse|avant ~6 sans|aucun|zéro ~1 trou|trous|vide|écart|espace
    entre ~8 rien|plus|aucun|aucune|pas ~3 place|passe|rentre|glisser|carte|trou
    additionne|additionnez|ajoute|soustrais|somme ~4 deux|dessus|haut|piles|sommets
    différence|somme|moyenne|produit|écart des|entre|de ~5 piles|dessus|haut|sommets|cartes
    pareil|même|mêmes|identique ~7 mais|sauf|seulement ~2 rouge|bleu|vert|jaune|violet
    ce|celle|carte|la ~5 joué|posé|mis|jouée|posée|mise ~2 en|mais ~1 rouge|bleu|vert|jaune|violet
    ta|ma|sa|la rouge|bleue|verte|jaune|violette ~1 mais|sauf|seulement ~2 rouge|bleu|vert|jaune|violet
    chiffres ~6 inversés|envers|échangés|permutés
    dernière carte ~6 envers|inversée|rebours
    cran|marche|échelon|degré ~1 dessus|dessous|audessus|audessous|après|avant|supérieur|inférieur
"""
