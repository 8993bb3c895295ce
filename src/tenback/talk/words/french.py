"""French: number words, ordinals, groups, how they sound; and the ways to pin a number down."""

from tenback.talk.words.language import Company, Language, Pleasantries, endings, forms

__all__ = ["FRENCH"]

# Number words

UNITS = "deux trois quatre cinq six sept huit neuf dix"
TEENS = "onze douze treize quatorze quinze seize"
TENS = "vingt trente quarante cinquante soixante septante octante huitante nonante cent"
CARDINALS = forms(f"{UNITS} {TEENS} {TENS}")
ORDINAL_STEMS = """
    trois quatr cinqu six sept huit neuv dix onz douz treiz quatorz quinz seiz vingt trent quarant cinquant soixant
    septant octant nonant cent
"""
GROUPS = (
    endings("huit diz douz quinz vingt trent quarant cinquant soixant cent", "aine aines")
    | forms("""
        tiers triple triples tripler triplé quadruple quintuple décuple trio duo quatuor quintette siècle
        siècles
    """)
    | forms("quintal jumelle jumelles jumeau brelan quinzaine")
)
# By ear
SLIPS = forms("""
    troi troa katre catre quatr katr couatre sinq sink cinque sinc uit uite ouit sète septe nof neff disse diss
    onse onz douz douse dousaine trèz treze trèze treise catorze katorze katorz kinze kinz quinz sèze vint vingts
    trante trent
    karante quarente carante sinkante cinquente soissante swasante soixente
    quatrevingt quatrevingts quatrevingtdix soixantedix
""")

WRITTEN = CARDINALS | endings(ORDINAL_STEMS, "ième ièmes ieme iemes ièmement") | GROUPS | SLIPS

# Ways to pin a number down

SUPERLATIVES = """
    le|la|les|ma|sa ~1 plus haut*|bas|basse|basses|grand*|petit*|fort*|faible|élevé*|gros*|maxi*|mini*
    haut*|bas|basse|grand*|petit*|fort*|élevé*|faible le|la|les plus
    maximale|minimale|maximal|minimal
    est|le max
    deuxième|seconde|second|troisième ~1 plus haut*|bas*|grand*|petit*
    deuxième|seconde|second|troisième en partant
    avant dernier|dernière ~1 nombre|carte|avant|du|de|numéro
    avantdernier|avantdernière
"""
EXACT = """
    exactement|juste|directement|immédiatement|pile|précisément|tout ~1 dessus|dessous|audessus|audessous
    exactement|juste|directement|immédiatement|pile|précisément ~1 au|en dessus|dessous
    exactement|juste|directement ~1 après|avant|derrière ~1 la|celle|elle|lui tienne|mienne|ci|là|sienne|carte
    immédiatement|pile|précisément ~1 après|avant|derrière ~1 la|celle|elle|lui tienne|mienne|ci|là|sienne|carte
    exactement|directement|immédiatement|précisément ~1 après|avant $
    exactement|juste|directement|immédiatement|pile ~1 à côté $
    exactement|juste|directement|immédiatement|pile ~1 à côté ~2 elle|tienne|mienne|celle|carte|pile
    exactement|juste|directement|pile|plein ~2 milieu|centre
    exactement|juste|pile|précisément ~1 entre|sous|sur
    pile au|dans centre|milieu
    milieu|centre|moitié|quart|tiers ~1 du|de ~1 paquet|cartes|nombres|jeu|toutes|tout|pioche
    carte|nombre|numéro du milieu|centre
    carte|nombre médian*|central*|suivant*|précédent*
    mi chemin
    michemin
    égale distance
    seule|seul ~5 entre
    celle|carte ~1 qui ~1 manque
    rien|aucune|aucun ~4 entre
    sans aucun|aucune|le trou|écart|espace
    plus ~1 proche ~1 possible
    plus proche possible|de ~1 a|b|c|d|elle|carte
    peut|peux|possible ~2 être|faire plus près|proche
    médiane|moyenne ~1 de|des|$
    plus petit|court pas|saut|écart
    pas|saut|écart minimum|minimal
"""
EXTREMES = """
    différence|écart|saut ~2 un|une
    qui suit|précède ~1 a|b|c|d
    existe rien ~2 plus
    mieux que ma|mienne ~1 carte|$
    carte ~3 exacte
    recul|retour exact*
    succède|précède à|la
    semaines|jours|heures|minutes un|une mois|semaine|jour|année|heure
    ta|ton rouge|bleu|bleue|vert|verte|jaune|violet mais|en
    jamais ~4 plus haut*|bas*|grand*|petit*
    finit|termine|fin|bout ~2 zéro
    carte inférieure|supérieure
    suit|suivant directement|immédiatement|juste
    rien au|en dessus|dessous ~3 paquet|jeu|nombres
    milieu|centre exact
    mi hauteur|parcours
    même|mêmes chiffres|chiffre
    juste|directement|immédiatement|pile ~1 après|avant|sur|sous b|c|d
    plus haut*|bas|basse|grand*|petit* ~2 possible|toutes|existe|jeu|paquet
    y ~3 pas|rien|aucune ~2 plus haut*|bas*|grand*|petit*|fort*
    roi|reine|boss du|des|de ~1 paquet|cartes|nombres
    dernière|première carte de|dans ~2 ordre|suite|série
    personne ~6 plus haut*|bas*|grand*|petit*|fort*|élevé*
    rien|aucune|aucun ~4 plus haut*|bas*|grand*|petit*|fort*|élevé* ~1 que
    rien|aucune|personne ~2 bat|dépasse
    rien|aucune|personne ~1 au|en ~1 dessus|dessous ~2 mienne|elle
    peut|peux|possible|impossible ~4 plus haut*|bas*|grand*|petit* ~1 que
    impossible ~4 plus haut*|bas*|grand*|petit*
    haut|bas|bout|sommet|plafond de|du|des ~1 échelle|paquet|ligne|nombres|cartes
    plancher|limite|extrémité|fond|début|fin de|du|des ~1 échelle|paquet|ligne|nombres|cartes
    premier|première|dernier|dernière ~1 de ~1 tous|toutes
    premier|dernier nombre|numéro
    deux chiffres
    un|seul chiffre
"""
NEIGHBOURS = """
    carte|celle ~1 après|avant|sous|sur ~1 tienne|mienne|celle
    carte|celle suivante|précédente ~2 haut|bas|ordre
    vient|passe|arrive ensuite|après ~2 ordre|suite
    enchaîner|continuer|suivre directement|immédiatement
    côte à côte avec|$
    un|une cran|échelon|degré|point ~1 plus|dessus|dessous|haut|bas|audessus
    pas|différence|écart|saut|intervalle ~1 de un|une $
    nombre|numéro|chiffre ~1 suivant|précédent|après|avant|avant|après|juste
    nombre|numéro|chiffre avant|après
    carte|celle suivante|précédente ~1 dans
    la|ma carte suivante|précédente
    ai ~1 la suivante|précédente ~1 $
    ai ~1 celle ~2 dessus|dessous|après|avant|après|avant
    celle ~2 qui vient|suit ~1 après|avant|la
    vient|suit|va|arrive ~1 juste|directement|immédiatement ~1 après|avant
    suit|précède|touche|jouxte|avoisine ~1 la|celle|ta ~1 tienne|mienne|carte|de|ci|là
    se suivent|touchent
    voisine|voisines|adjacent*|consécuti*|contigu*|successeur|prédécesseur|mitoyen*
    un|une|seul ~1 pas plus|audessus|près
    à un|une seul|seule pas
    à un|une près|pas $
    à un|une pas de ~1 elle|celle|tienne
    un|une ~1 de plus|moins
    un|une au|en ~1 dessus|dessous
    un|une audessus|sous|dessous|endessous
    ajoute|enlève|plus|moins un
    manque un|une
    est à un|une
"""
EQUALS = """
    comme ~1 tienne|mienne|celle ~3 rouge|bleu|vert|jaune|violet
    tienne|mienne mais|en|seulement ~1 rouge|bleu|vert|jaune|violet
    ce|même|le nombre encore|là
    même ~1 nombre|numéro|valeur|chiffre|chiffres|hauteur
    la|le même ~1 que ~1 la|le|ta|celle|tienne|celui
    égale|égal au|à|aux ~2 sommet|dessus|tienne
    pareil|pareille que ce|cette|celui
    égal|égale|identique|pareille|pareil à|que ~1 ta|la|celle|tienne|mienne
    chiffres ~3 inversés|échangés|pareils|identiques|font|retournés|renversés|envers
    inverse|échange|retourne ~2 chiffres
    miroir|reflet de|du
    à envers
    de droite à gauche
    lis|lire|lu|lue ~3 gauche|envers
    somme|total ~2 chiffres
    premier|dernier|deuxième|deux ~1 derniers|premiers ~1 chiffres
    premier|dernier|deuxième|second chiffre
    chiffre des
    unités|dizaines
"""
SUMS = """
    somme|produit|différence|moyenne|racine|carré|cube|multiple|double|moitié|quart|écart|distance ~1 de|des|du|entre
    au carré|cube
    carré|cube parfait
    nombre premier|pair|impair
    divisible|multiple|multiplié|divisé
    ensemble ~1 ça|ca|elles font|fait
    tienne|mienne ~2 font
    tienne|mienne|pile ~1 plus|moins un|une
    un|une de moins|plus
    demi cent|siècle
    fois ce|ta|celle|celui
"""
TRICKS = """
    ai|garde ~2 retour|recul|saut ~1 arrière|exact|parfait
    retour|recul ~1 exact|parfait|pile
    le|la retour|recul ~2 pour|sur
"""
COUNTS = """
    nombre de|des|d ~1 jours|heures|minutes|semaines|mois|cartes|lettres|doigts|pattes|dents|planètes
    jours|heures|minutes|semaines|mois|secondes de|dans|d|une ~1 semaine|jour|année|heure|mois|minute
    minutes|heures|jours|secondes une|une
    doigts|pattes|bras|dents|côtés|degrés|cordes|vies|angles|coins|orteils|joueurs de|une|un|du|au|une|un
    araignée|araignées|pieuvre|poulpe|triangle|pentagone|hexagone|octogone|zodiaque|planètes|continents|apôtres|nains
    une araignée
    vitesse ~1 en|limite ~1 ville|limitée
    limitation de vitesse
    département de|du
"""
PERSONAL = """
    date ~1 du|de jour|aujourdhui|noël
    heure actuelle|présente
    combien de fois
    compte|comptez mes|les|combien
    mon|ton|son|notre âge
    âge ~1 de|du|légal
    âge ~1 de|du|légal
    année ~1 de naissance
    date ~1 de naissance
    majorité|retraite
    numéro ~2 maison|rue|téléphone|maillot|chambre
    pointure
    quel âge ai
"""
FAMOUS = """
    réponse à ~1 tout|la|vie
    numéro|agent ~2 bond
    james bond
    porte bonheur|malheur
    portebonheur|portemalheur
    nombre|chiffre|numéro ~1 chance|fétiche|préféré|magique|bête|diable
    rime avec
    as $
    un|mon as
"""
CODES = """
    binaire|hexadécimal|octal|hex
    lettre a|b|c|d|e|f|g|h|i|j|k|l|m|n|o|p|q|r|s|t|u|v|w|x|y|z
    alphabet
"""

FRENCH = Language(
    code="fr",
    numbers=WRITTEN,
    bases=CARDINALS | forms("douzaine vingtaine trentaine troisième quatrième"),
    buried=forms("quarante cinquante soixante quatorze quinze septième huitième neuvième dixième septante nonante"),
    links=forms("et"),
    tails=forms("aine aines ième ieme"),
    one=forms("un une"),
    zero=forms("zéro zéros"),
    first=forms("premier première deuxième"),
    half=forms("demi demie moitié double doubler quart"),
    pair=forms("paire couple"),
    sounds=frozenset(),
    company=Company(
        cards=forms("carte nombre numéro chiffre valeur"),
        holding=forms("ai garde tiens avais"),
        compared=forms("supérieur supérieure inférieur inférieure"),
        placed=forms("dessus dessous"),
        by=forms("exactement juste seulement"),
        plus=forms("plus moins"),
        colours=endings("bleu vert violet", "- s e es") | forms("rouge rouges jaune jaunes violette"),
        referred=forms("ça ca celle tienne mienne ta dessus cela cette paquet"),
        fillers=forms("svp stp oui bon alors euh"),
        own=forms("mon mes notre nos ton tes votre vos"),
        boasts=forms("""
            score résultat résultats record points saut sauts écart écarts problème erreur risque fan
            plaisir chance main
            victoire défaite coup souci équipe monde temps juste es êtes partie drôle simple dur belle remontée magasin
        """),
        common=forms("""
            je tu il elle on nous vous ils elles le la les un une des du de et ou mais pas ne que qui est
            suis es sont ai
            as a ont pour avec sur dans ce cette ces mon ma mes ton ta tes pile carte cartes minutes svp merci
        """),
    ),
    superlatives=SUPERLATIVES,
    figures=forms("nombre chiffre chiffres"),
    forbidding=forms("""
        pas sans aucun aucune ne dire dites dis joueurs cartes points limite interdit parties
    """),
    relations=EXACT + EXTREMES + NEIGHBOURS + EQUALS + SUMS + TRICKS,
    stand_ins=COUNTS + PERSONAL + FAMOUS,
    codes=CODES,
    as_many="""
        autant ~3 que|qu|une|un|il
        aussi haut*|bas*|grand*|petit*|fort* que
    """,
    as_one_can=forms("possible peux peut pouvez veux voulez faut nécessaire tu vous oses"),
    talk=Pleasantries(
        round=forms("deux cinq dix quinze vingt trente"),
        times=forms("minute minutes min mn seconde secondes sec heure heures jour jours semaine semaines mois an ans"),
        hours=forms("h heure heures"),
        few=forms("deux trois quatre"),
        things=forms("cartes piles couleurs tours parties manches joueurs personnes amis coups essais"),
        people="""
            vous|nous|eux|elles deux|trois|quatre
            tous|toutes les|nos|vos deux|trois|quatre
            les|des|ces|aucune|aucun|chacun deux $
            les deux me|te|vont|sont|marchent|conviennent|piles|vous|nous|ensemble
            deux|trois|quatre de|entre nous|vous|eux
        """,
        idioms="""
            jamais deux sans trois
            quoi de neuf
            du neuf
            les|des|aux deux côtés|piles|mains
            deux fois déjà
            moitié entre vous|nous
            deux têtes
            es ~1 numéro un
            deux|trois chacun|chacune|par
            rien de neuf
            en deux mots
            un de ces quatre
            troisième fois|essai
            tout|toute neuf|neuve
            se mettre en quatre
        """,
    ),
)
