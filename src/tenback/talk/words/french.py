"""French: number words, ordinals, groups, how they sound; and the ways to pin a number down."""

from tenback.talk.words import across, famous, piles, riddles, wholes
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
    neuffe neufe neuv deu quattre cattre trois sinq saink cète
    troua dizwit huite trant sètt sios swasant sinkant cète ouite
    dizneuf dizuit dizhuit dizsept cinkante sinkante swassante swasante soassante katrevin katrevingt catrevin
    catrevingt catrevindix quarantsix cinkantetroi nœuf neufe sisse sissept etnauq kinse disset dissept dizuite
    trwa trwas vinte ottantuno
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
    médiane|moyenne ~1 de|des
    ^ ~1 médiane|moyenne $
    plus petit|court pas|saut|écart
    pas|saut|écart minimum|minimal
    exactement|juste|pile|précisément|en|au ~1 plein|milieu|centre ~2 entre
    milieu|centre|michemin|chemin entre
    même distance de|entre
    égale|équidistant*
    carte|nombre ~1 exactement|pile|parfaitement ~1 central*|centrale|milieu
    exactement|juste|pile|parfaitement|directement|immédiatement ~1 sur|avant|après|sous ~1 la|ta|tienne|
        mienne ~1 tienne|mienne|pile|$
    exactement|juste|seulement ~1 un|une ~1 trou|écart|espace|place|carte ~2 entre
    continuer|continue|compléter|prolonger|poursuivre ~2 suite|série|ligne ~2 parfaitement|exactement|directement|$
    première|prochaine carte ~1 au|en ~1 dessus|dessous ~1 a|b|c|d|la|tienne
    première|prochaine carte audessus|sous|sur|après|avant ~1 de ~1 a|b|c|d
    moins ~1 tienne|mienne ~2 fait|égale|vaut
    milieu|centre de|entre a|b|c|d
    exactement|précisément ~3 après|avant|sous|sur ~1 tienne|mienne|elle
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
    première|premier|dernière|dernier ~1 du|de ~1 paquet|jeu|boîte|lot
    imbattable|insurpassable|indépassable
    personne|rien|aucune|aucun ~3 passer|passe|aller|va|descendre|monter|faire|battre|bat ~1 sous|dessous|dessus|
        audessus|plus|mieux|la|mienne
    plafond|plancher
    tout|toute dernier|dernière|premier|première ~1 nombre|carte|numéro
    troisième|quatrième|deuxième ~1 en partant|avant
    avantdernier|avantdernière|antépénultième|pénultième
    avant dernier|dernière
    minimum|maximum absolu|possible|du
    absolu*
    seule|seul ~2 carte|nombre ~3 entre
    aucune|aucun|nulle carte ~2 bat|dépasse|battra|surpasse
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
    un|une|seul|seule ~1 pas|cran|échelon|marche|degré|poil|cheveu|chouïa|numéro|rang|unité|point|barreau ~1 sous|sur|
        dessus|dessous|audessus|audessous|de|du|plus|moins|après|avant|au
    exactement|juste|seulement|pile un|une ~1 pas|cran|échelon|marche|rang $
    un|une ~1 derrière|devant|après|avant|sous|sur|dessus|dessous|audessus|audessous ~1 toi|elle|lui|moi|tienne|
        mienne|a|b|c|d|rouge|bleue|verte|jaune|violette|ta|la
    un|une seul|seule ~1 près|en|au|sous|dessous|dessus|pas|cran|plus|moins
    un|une seul|seule en dessous|dessus
    prochaine|prochain|suivante|suivant ~1 dans|de ~1 ordre|suite|série|liste|ligne
    colle|collée|accolée|effleure|frôle|jouxte|borde|embrasse ~1 à|la|ta|contre|le ~1 tienne|mienne|a|b|c|d|
        carte|pile|sommet|$
    enchaîne|enchaînent|glisse|place|cale|insère|met|intercale ~1 juste|directement|exactement|immédiatement|pile
    celle|carte|nombre avant|après|sous|sur|dessous|dessus ~1 dernière|dernier|plus|première|premier
    mienne|elle|carte ~1 vient|suit|arrive|passe ~1 juste|après|tienne|a|b|c|d
    sont ~1 voisines|voisins $
    mienne|carte vient tout|juste ~2 après
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
    au|même|à ~1 niveau|hauteur de|que ~1 a|b|c|d|la|tienne|pile|sommet
    copie|double|clone|jumelle|jumeau|sosie|réplique|répétition de|du ~1 la|ta|tienne|mienne|rouge|bleue|verte|jaune
    identique|pareille|pareil|égale ~1 à|que ~1 la|ta|dernière|celle
    même que ~1 celle|la|tienne|anna ~2 mais|en|verte|rouge|bleue|jaune|$
    ce|celle|carte ~2 a|as joué|posé|jouée|posée ~1 en|mais ~1 bleu|rouge|vert|jaune|violet|bleue|verte
    joué|posé|jouée|posée en bleu|rouge|vert|jaune|violet
    encore ton|ta nombre|numéro|chiffre
    opposé|contraire|inverse|symétrique de|du ~1 a|b|c|d|tienne|mienne|la
    a|b|c|d ~1 en|lu|lue|dans ~1 miroir|envers|inversé|reflet|inverse
    a|b|c|d inversé|retourné|renversé|miroir
    carte|celle ~1 il|tu|vous|que ~1 te|faut|cherches|veux|manque ~1 faut|manque|$
    aussi vieux|vieille|âgé|âgée ~1 que
    chiffre|nombre identique
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
    additionne*|soustra*|multipli*|divise*|enlève|retire|ajoute|calcule ~2 a|b|c|d|tienne|mienne|ta|ma
    additionn*|soustrai*
    double|moitié|triple|quart|tiers|quadruple ~1 de|du ~1 a|b|c|d|tienne|mienne|ta|la|sommet|pile
    fois plus|moins que
    un plus|et|moins un|une|zéro
    un zéro
    zéro un
"""
TRICKS = """
    ai|garde ~2 retour|recul|saut ~1 arrière|exact|parfait
    retour|recul ~1 exact|parfait|pile
    le|la retour|recul ~2 pour|sur
    carte du|de ~1 saut|retour|recul
    ai ~1 le|la|un ~1 recul|retour ~2 sur|pour a|b|c|d|la|cette
"""
COUNTS = """
    faces|points|côtés|coins|yeux ~1 un|le|du dé $
    faces ~2 dé
    nombre de|des|d ~1 jours|heures|minutes|semaines|mois|cartes|lettres|doigts|pattes|dents|planètes
    jours|heures|minutes|semaines|mois|secondes de|dans|d|une ~1 semaine|jour|année|heure|mois|minute
    minutes|heures|jours|secondes une|une
    doigts|pattes|bras|dents|côtés|degrés|cordes|vies|angles|coins|orteils|joueurs de|une|un|du|au|une|un
    pieuvre|poulpe|triangle|pentagone|hexagone|octogone|zodiaque|planètes|continents|apôtres|nains
    vitesse ~1 en|limite ~1 ville|limitée
    limitation de vitesse
    département de|du
    ^ ~1 semaine|quinzaine|douzaine|boîte ~2 œufs|$
    boîte|douzaine d œufs
    boîte œufs
    tous|toutes mes doigts|orteils
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
    ^ ~1 majorité|retraite $
    départ|âge|ans ~2 retraite
    numéro ~2 maison|rue|téléphone|maillot|chambre
    pointure
    quel âge ai
    quand on devient|est|peut ~1 majeur|majeure|voter|conduire|adulte|retraite
    majeur|majeure|majorité
    âge ~2 permis|voter|adulte|boire|conduire|retraite
    ^ mon|ma|le|la|ton ~1 anniversaire|âge|taille|poids|département|dossard|maillot|étage|pointure|code $
    dossard|maillot
    ^ ~1 midi|minuit $
    ^ midi|minuit pile|précis|précises $
    petite|grande aiguille
    ^ ~2 noël|réveillon|saint-sylvestre|sylvestre|halloween|toussaint|armistice|épiphanie $
    fête nationale|travail|rois
    jour ~1 noël|an|halloween
    saint sylvestre|valentin|nicolas
    quatorze juillet
    plaque|immatriculation|département ~2 de|du|des
    ^ ~1 département ~2 $
    ^ le|la réveillon|chandeleur $
    âge ~1 que|qu ~1 ai|avais|a ~1 eu|$
    âge ~1 légal|pension|retraite|adulte
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
    hearing="""
        oeu=eu oi=wa oua=wa qu=k ch=sh ce=se ci=si c=k en=an em=an am=an ingt=in aint=in ain=in ein=in ei=e ai=e
        ph=f h= x=s z=s ou=w ui=wi y=i e.=. s.=. t.=.
    """,
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
            rire fou respect bazar honneur
            score résultat résultats record points saut sauts écart écarts problème erreur risque fan
            plaisir chance main
            victoire défaite coup souci équipe monde temps juste es êtes partie drôle simple dur belle remontée magasin
        """),
        pinned=forms("""
            imprimée imprimé éditée
            carte cartes nombre numéro valeur de du des qui que possible et ou est mais pour ici il on y dans en
            toutes tous rouge bleue verte jaune violette bleu vert jeu paquet existant imaginable existante dispo
            disponible chiffre pas le la les encore restante à a b c d jamais s premier
        """),
        vague=forms("environ peu près vers plutôt presque quasi grosso"),
        occasions=forms("""
            cuisine repas ménage déménagement vaisselle
            bouton écran manche
            partie inutile victoires défaites bosser
            victoire gagner maison
            repas dîner déjeuner petit-déjeuner manger réunion réunions lit dormir travail école douche vacances
            pause film boulot cours examen café match noël été hiver soirée appel rendez-vous
        """),
        joints=forms("""
            de du des d dans en un une le la les l au aux à sur par y a ont est sont il pour chaque seul seule
            normal normale complet complète jeu qu que chez avec
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
        pas sans aucun aucune ne dire dites dis joueurs cartes points limite interdit parties interdits
        téléphone faux joueur secret bloqué quel
    """),
    relations=EXACT + EXTREMES + NEIGHBOURS + EQUALS + SUMS + TRICKS,
    stand_ins=COUNTS + PERSONAL + famous.FRENCH,
    wholes=wholes.FRENCH,
    riddles=riddles.FRENCH,
    across=across.FRENCH,
    piles=piles.FRENCH,
    codes=CODES,
    as_many="""
        autant ~3 que|qu|une|un|il
        aussi haut*|bas*|grand*|petit*|fort* que
    """,
    as_one_can=forms("possible peux peut pouvez veux voulez faut nécessaire tu vous oses"),
    talk=Pleasantries(
        round=forms("deux trois cinq dix quinze vingt trente"),
        times=forms("minute minutes min mn seconde secondes sec heure heures jour jours semaine semaines mois ans"),
        hours=forms("h heure heures"),
        few=forms("deux trois quatre"),
        things=forms("""
            cartes piles couleurs tours parties manches joueurs personnes amis coups essais enfants chats chiens
            copains frères sœurs fils filles bières cafés victoires défaites
            soirs nuits options idées choses mots raisons invités places chaises pizzas côtés
            problèmes questions gars bots signaux messages erreurs réunions équipes verres mains
        """),
        people="""
            vous|nous|eux|elles deux|trois|quatre
            tous|toutes les|nos|vos deux|trois|quatre
            les|des|ces|aucune|aucun|chacun deux $
            les deux me|te|vont|sont|marchent|conviennent|piles|vous|nous|ensemble
            deux|trois|quatre de|entre nous|vous|eux
            nous|vous|sommes|êtes deux|trois|quatre
            on est|sera|était deux|trois|quatre
            on est|sera|était que|juste|seulement|déjà|encore|toujours deux|trois|quatre
            ces deux|trois|quatre
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
            troisième|quatrième|cinquième manche|victoire|partie|défaite|tour|café|bière|match|soir|étage|pile|joueur|
        coup|fois|essai
            deux|trois fois
            gagné|perdu|joué|essayé ~1 deux|trois fois
            cent pour cent
            100 pour
            septième ciel|art
            sixième sens
            quatre pattes|mains|roues|murs|coins|épingles|heures|quarts
            en quatre
            tiers inférieur|supérieur|du|temps
            deux mains|pieds|gauches|secondes|minutes|poids
            un de plus un de moins
            un de plus un
            pierre deux coups
            tope là cinq
            cinq sur cinq
            dix sur dix
            entre deux
            cinq à sept
            sept sur sept
            midi à quatorze
            mille et une
            quatre saisons
            le tiers
            ^ manche|partie|tour|match|essai|jour|niveau|round deux|trois|quatre|cinq
            être ~1 troisième|quatrième
            ^ à deux|trois|quatre ~3 fois|soir|svp
            les deux obligatoires|ont|sont|vont|marchent|montent|descendent|vous
            place pour un|une de plus
            un|une essai|tour|coup|partie|minute|joueur|bière de plus
            troisième|deuxième ~1 en partant ~2 gauche|droite
            deuxième en partant de la gauche|droite
            moitié de ma|mes|la|sa main|cartes|soirée
            moitié du paquet est|a
            trois|quatre jours|ans|semaines|heures déjà|plus|durant
        """,
    ),
)
