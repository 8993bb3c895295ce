"""Relations told over several clauses, a table a language: phrases (words/language.py) that run over commas.

In this order: neighbours of what somebody laid, one left out, no gap, sums and differences of what is in sight, the same
in another colour, read backwards, counted aloud.
"""

# ruff: noqa: RUF001 - Cyrillic

__all__ = ["CZECH", "ENGLISH", "FRENCH", "GERMAN", "POLISH", "RUSSIAN"]

ENGLISH = """
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
"""

FRENCH = """
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
