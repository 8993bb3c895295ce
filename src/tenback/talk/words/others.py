"""Number words of languages that the interface does not speak, but that somebody at a table may.

In their own letters and in Latin ones, as far as people type them. `ANYWHERE` are numbers wherever they stand. What is
an everyday word of a language that the interface speaks as well is in `SOMEWHERE`: a number only where it is all that
is said, or where somebody holds it. `SYLLABLES` are too short to be anything alone; two in a row are a number.
"""

# ruff: noqa: RUF001 - letters of many scripts

from tenback.talk.words.language import endings, forms

__all__ = ["ANYWHERE", "SOMEWHERE", "SYLLABLES"]

SPANISH = """
    dos tres cuatro cinco seis siete ocho nueve diez doce trece catorce quince dieciséis diecisiete dieciocho diecinueve
    veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve treinta
    cuarenta cincuenta sesenta setenta ochenta noventa docena
"""
ITALIAN = """
    quattro cinque sette dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti
    ventuno ventotto trenta trentuno quaranta cinquanta sessanta settanta ottanta novanta dozzina
"""
PORTUGUESE = """
    duas três oito onze doze treze quatorze quinze dezesseis dezasseis dezessete dezassete dezoito
    dezenove dezanove vinte trinta quarenta cinquenta sessenta oitenta cem dúzia
"""
DUTCH = """
    twee drie vijf zes zeven negen tien twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig
    dertig veertig vijftig zestig zeventig tachtig negentig honderd dozijn
"""
SWEDISH = """
    fyra sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo trettio fyrtio femtio
    sextio sjuttio åttio nittio hundra dussin
"""
DANISH_AND_NORWEGIAN = """
    seks syv otte elleve tretten fjorten femten seksten sytten nitten tyve tredive fyrre halvtreds tres
    halvfjerds firs halvfems tjue tretti førti femti seksti sytti åtti nitti
"""
FINNISH = """
    yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen yksitoista kaksitoista kolmetoista
    kaksikymmentä kolmekymmentä neljäkymmentä viisikymmentä
"""
HUNGARIAN = """
    kettő három négy nyolc kilenc tíz tizenegy tizenkettő tizenhárom tizennégy tizenöt tizenhat tizenhét tizennyolc
    tizenkilenc húsz huszonegy huszonkettő huszonhárom huszonnégy huszonöt huszonhat huszonhét huszonnyolc huszonkilenc
    harminc negyven ötven hatvan hetven nyolcvan kilencven száz tucat
"""
SLOVAK = """
    štyri sedem osem deväť desať jedenásť dvanásť trinásť štrnásť pätnásť šestnásť sedemnásť osemnásť devätnásť
    dvadsať tridsať štyridsať päťdesiat šesťdesiat sedemdesiat osemdesiat deväťdesiat
"""
SOUTH_SLAVIC = """
    četiri sedam osam jedanaest dvanaest trinaest četrnaest petnaest šesnaest sedamnaest osamnaest devetnaest
    dvadeset trideset četrdeset pedeset šezdeset sedamdeset osamdeset devedeset
    четири седем осем девет десет единадесет двадесет тридесет седам осам
"""
UKRAINIAN = """
    чотири чотирьох шість шести сім вісім дев'ять п'ять десять одинадцять дванадцять тринадцять чотирнадцять
    п'ятнадцять шістнадцять сімнадцять вісімнадцять дев'ятнадцять двадцять тридцять п'ятдесят шістдесят сімдесят
    вісімдесят дев'яносто дюжина
    chotyry shist visim desiat dvadtsiat trydtsiat
"""
ROMANIAN = """
    doi patru cinci șase șapte nouă zece unsprezece doisprezece treisprezece douăzeci treizeci patruzeci cincizeci
    șaizeci șaptezeci optzeci nouăzeci
"""
TURKISH = """
    altı yedi sekiz dokuz yirmi otuz kırk altmış yetmiş seksen doksan yüz
"""
GREEK = """
    δύο τρία τρεις τέσσερα πέντε έξι επτά εφτά οκτώ οχτώ εννιά εννέα δέκα έντεκα δώδεκα είκοσι τριάντα σαράντα πενήντα
    εξήντα εβδομήντα ογδόντα ενενήντα εκατό
"""
LATIN = "quattuor quinque septem octo novem decem undecim duodecim viginti triginta centum"
ARABIC = """
    واحد اثنان اثنين ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون
    ithnan ithnayn thalatha arbaa khamsa sitta sabaa thamaniya tisaa ashara
"""
HEBREW = "שתיים שלוש ארבע חמש שש שבע שמונה תשע עשר עשרים שלושים ארבעים חמישים שישים שבעים שמונים תשעים"
HINDI = "दो तीन चार पांच पाँच छह सात आठ नौ दस बीस तीस चालीस पचास साठ सत्तर अस्सी नब्बे paanch saat aath chalis pachas"
JAPANESE = """
    いち さん よん ろく なな しち はち きゅう じゅう ひとつ ふたつ みっつ よっつ いつつ むっつ ななつ やっつ ここのつ
    イチ サン ヨン ロク ナナ ハチ キュウ ジュウ
    ichi shichi hachi kyuu juu hyaku
    hitotsu futatsu mittsu yottsu itsutsu muttsu nanatsu yattsu kokonotsu
"""
KOREAN = """
    하나 둘 셋 넷 다섯 여섯 일곱 여덟 아홉 열 스물 서른 마흔 쉰 예순 일흔 여든 아흔 일 이 삼 사 오 육 칠 팔 구 십
    daseot yeoseot ilgop yeodeol ahop yeol
"""


def run_together(tens: str, ten: str, units: str) -> frozenset[str]:
    """From ten to ninety-nine where a number is its tens, the word for ten, and its units: sanju, jugo, sanjugo."""
    before, after = ["", *tens.split()], ["", *units.split()]
    return frozenset(f"{of}{ten_}{more}" for of in before for ten_ in ten.split() for more in after if of or more)


BY_TENS = run_together(
    "ni san yon shi go roku nana shichi hachi kyu kyuu kyū",
    "ju juu jū jyu jyuu",
    "ichi ni san yon shi go roku nana shichi hachi kyu kyuu kyū ku",
) | run_together("er san si wu liu qi ba jiu", "shi", "yi er san si wu liu qi ba jiu")
# Russian in Latin letters has no one spelling: dvadtsat, dvadcat, dvadsyat, pyatnatsat.
TYPED_RUSSIAN = endings(
    """
    dva tri odinna odina dvena dvyena trina chetyrna chetirna cetyrna pyatna piatna patna shestna shesna sestna semna
    vosemna devyatna deviatna
    """,
    "dtsat dtcat dcat dsat dsyat dsiat dzat tsat tzat dtsyat dtsiat",
) | endings(
    "pyat piat pjat shest szest sest sem siem vosem vosiem wosem",
    "desyat desiat diesiat desjat dyesyat",
)

# Number words of one language in the letters of another, as they sound: сэвэнти, fajf, цванциг, dwadcat.
BY_EAR = """
    файв сикс севен сэвен сэвэн эйт найн илевен элевен твелв твэлв фортин фифтин сикстин севентин сэвентин сэвэнтин
    эйтин
    найнтин твенти твэнти туэнти тёрти сёрти форти фифти сиксти севенти сэвенти сэвэнти эйти найнти хандред
    цвай драй фир фюнф зекс зибен нойн цвёльф цвельф цванциг драйсиг дрейсиг драйсих фирциг фюнфциг зехциг зибциг ахтциг
    нойнциг хундерт труа катр сэнк трант карант сэнкант суасант
    fajf faif fajv fajw siks sewen sevn ejt najn nain iliwen ilewen tłelw tuelf tvelv sertin fiftin sikstin sewentin
    seventin ejtin najntin tłenty tłenti tuenti tventy tventi tłęty terti sirti serti forti fifti siksti sewenti seventi
    ejti najnti najnty handred twenti sörti sixti nainti äiti
    cwaj cvaj draj fynf cwancig cvancig cvancik cwancyś drajsig drajsik fircig fircik fynfcig zechcig zibcig achcig
    nojncig nojn
    chetyre pyat shest vosem devyat desyat odinnadtsat dvenadtsat trinadtsat pyatnadtsat dvadtsat dvadcat tridtsat
    tridcat sorok pyatdesyat shestdesyat semdesyat vosemdesyat devyanosto piat diewiat diesiat dwadcat piatdiesiat
"""
# How small numbers are called fondly, and as marks at school.
FONDLY = frozenset().union(
    endings("двоечк троечк четвёрочк пятёрочк шестёрочк семёрочк восьмёрочк девяточк десяточк", "а у и ой е"),
    endings("dvoječk troječk čtyřečk pětečk šestečk sedmičečk osmičečk devítečk desítečk", "a u y ou ka ku"),
    endings("dwójeczk trójeczk czwóreczk piąteczk szósteczk siódemeczk ósemeczk dziewiąteczk dyszk", "a ę i ą"),
    endings("zweier dreier vierer fünfer sechser siebener achter neuner zehner", "l le chen lein"),
)

ANYWHERE = (
    FONDLY
    | BY_TENS
    | TYPED_RUSSIAN
    | forms(
        " ".join(
            [
                BY_EAR,
                *(
                    SPANISH,
                    ITALIAN,
                    PORTUGUESE,
                    DUTCH,
                    SWEDISH,
                    DANISH_AND_NORWEGIAN,
                    FINNISH,
                    HUNGARIAN,
                    SLOVAK,
                    SOUTH_SLAVIC,
                ),
                *(UKRAINIAN, ROMANIAN, TURKISH, GREEK, LATIN, ARABIC, HEBREW, HINDI, JAPANESE, KOREAN),
            ]
        ).replace("'", "")
    )
    | frozenset().union(
        # run together: trentasei, tjugofem, harminchat
        endings("venti trenta quaranta cinquanta sessanta settanta ottanta novanta", "due tre sei nove"),
        endings("tjugo trettio fyrtio femtio sextio sjuttio åttio nittio", "ett en två tre fem sex"),
        endings("harminc negyven ötven hatvan hetven nyolcvan kilencven", "egy két öt hat hét"),
        endings("twintig dertig veertig vijftig zestig zeventig tachtig negentig", "ste"),
    )
)

# Spanish uno; Italian due, tre, sei ("be"), otto, nove ("new"); Portuguese uma, sete; Dutch een; Swedish ett, fem, sex;
# Danish fire; Hungarian egy, két, öt, hat ("has"), hét; Turkish bir, iki, üç, elli; Romanian trei, opt; Chinese liu and
# jiu
SOMEWHERE = forms("""
    uno due tre sei otto nove uma sete cem cento cien een ett fem sex fire egy két öt hat hét bir iki üç elli trei
    opt liu jiu nana roku dois dez dört beş två
""")

SYLLABLES = (
    forms("ichi ni san yon shi go roku nana shichi hachi kyu kyuu juu ju hyaku"),
    forms("yi er san si wu liu qi ba jiu shi ling bai liang"),
    forms("bir iki üç dört beş altı yedi sekiz dokuz elli"),
)
