"""English: number words, and the ways to pin a number down."""

from tenback.talk.words import across, famous, piles, riddles, wholes
from tenback.talk.words.language import Company, Language, Pleasantries, endings, forms

__all__ = ["ENGLISH"]

# Number words

CARDINALS = forms("""
    two three four five six seven eight nine ten
    eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
    twenty thirty forty fifty sixty seventy eighty ninety hundred
""")
PLURALS = (
    endings("two three four five seven eight nine ten eleven twelve hundred", "s")
    | endings("twent thirt fort fourt fift sixt sevent eight ninet", "ies")
    | forms("sixes")
)
ORDINALS = forms("""
    third fourth fifth sixth seventh eighth ninth tenth
    eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth
    twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth hundredth
""")
GROUPS = forms("""
    dozen dozens threescore fourscore duo trio trios quartet quintet sextet septet octet twosome threesome foursome
    triple triples tripled triplet triplets quadruple quintuple thrice twin twins century centuries
    deuce deuces trey fiver fivers niner tenner tenners sixer teen teens eleventy umpteen fiddy
""")
MISSPELT = forms("""
    ninteyfive nintey sixtee
    ayt fyv fower tew sikks sevin thri
    svnty sevntyone sevnty fty ffty twnty thrty frty sxty nnty ghty nynty nyne svn fourtey fourtie hunnid
    hundo fitty ottantuno
    twwo thre theree fiv siks sevn seveen sevin eigth eihgt eigt nien
    twelv twelth elevn twelf threeteen fivteen fiveteen eightteen ninteen oneteen
    twenny tweny twenti thirdy thirtey thurty fourty fify fity fivety sixy ninty thirtie fortie fiftie sixtie
""")

# Ways to pin a number down

SUPERLATIVES = """
    neighbour|neighbor
    highest|lowest|biggest|smallest|largest|tiniest|littlest|topmost|bottommost|uppermost|lowermost
    maximum|minimum|maximal|minimal|maxima
    greatest number|value|card|of
    the max|min
    have|hold|got|is|its a max|min
    second|third|next to ~1 highest|lowest|biggest|smallest|largest|last|top|bottom
    last|next but one
    penultimate|antepenultimate
    most|least valuable|extreme
    extreme card|number|one
    neighbours|neighbors a|b|c|d|yours|it
"""
EXACT = """
    exactly|precisely|directly|immediately ~3 above|below|under|over|beneath|between|higher|lower|more|less|back
    exactly|precisely|directly|immediately|straight|right|just ~1 after|before|behind it|yours|mine|them
    exactly|precisely|directly|immediately|straight|right|just ~1 after|before|behind ~2 card|pile|number|top
    directly|immediately|straight ~1 after|before|behind|beside|next
    just|right|straight|directly|immediately ~1 after|before|above|below|under|over|past b|c|d
    just|right|straight|directly|immediately ~1 after|before|above|below|under|over|past a $
    just|right|straight above|below|under|over|beneath|underneath|between
    right|directly|just|immediately ~1 next|beside|alongside|adjacent $
    right|directly|just|immediately next to it|that|yours|mine|this|them
    right|directly|just|immediately ~1 beside|alongside|next it|that|yours|mine|this
    next to the|your|that|this|my ~2 card|pile|number|top
    sits|stands|is ~1 beside|alongside yours|it|that|the
    halfway|midway|half-way between
    in between those|these|the|them|your|his|her|both|two
    exactly|precisely|dead|smack|right|bang in ~1 middle|centre|center
    dead centre|center|middle
    exact|precise|true|very middle|centre|center|midpoint|half
    midpoint|median
    middle|central|centre|center|mid card|number|value
    middle|centre|center|half|quarter of ~3 deck|pack|cards|numbers|range|game|line|stack
    centre|center of everything
    only ~2 card|one|number ~3 between|left|fits
    missing ~1 between|card|number|one
    nothing|none|no ~2 between
    no|nothing|without ~3 gap|hole ~3 between
    cannot|cant|could ~2 be|get ~2 closer|nearer|smaller|tighter
    closest|nearest ~2 possible|there|can|to
    a ~1 single|lone step|number|card away|up|down|off|apart|above|below|higher|lower
    single|lone step away|up|down|off
    within a|one step
    smack|bang|slap|plumb|squarely ~1 between|on|in
    middle|centre|center ~1 between|of ~3 a|b|c|d|piles|two|both|ends|them
    equidistant|equally|evenly ~1 from|between|far|spaced
    same distance from|to
    between ~1 them|those|these|both $
    flush against|with|next
    right|directly|just|immediately beside|alongside|next ~1 the|your|my|that ~1 top|card|pile|last|number
    sole|only|single|lone card|number|one ~2 fits|between|goes|left
    exactly|precisely|directly|immediately|perfectly|right ~3 yours|mine $
    exactly|precisely|directly|perfectly|immediately ~1 on ~2 of ~1 yours|mine|it|a|b|c|d
    exactly|precisely|just|only ~1 one|a ~1 gap|hole|space|slot|card|number ~2 between
    immediately|directly ~1 preceding|following|preceded|followed
    continue|extend|complete|carry ~2 run|sequence|row|line|series ~2 perfectly|exactly|seamlessly|directly|$
    first|next|nearest card|number|one ~1 above|below|under|over|after|before ~1 a|b|c|d|yours|mine|the
    exactly|precisely ~3 after|before|above|below ~1 yours|mine
"""
EXTREMES = """
    what|which follows|comes ~1 a|b|c|d
    nothing higher|lower|bigger|smaller exists
    top|bottom|end card|number of ~2 deck|range|game|pack
    one|nobody ~3 below|above|under|over it|mine
    exactly|precisely half
    equal of
    b|c|d in reverse
    odd|even|uneven prime|number|card
    exact|precise|perfect one|card $
    smallest|tiniest step there|that
    never ~4 higher|lower|bigger|smaller
    age ~4 vote|drive|drink|retire
    end|ends|ending|finish|finishes|finishing|last ~3 zero|nought
    is|its|mine one more $
    next door to
    single|one|only card|number ~1 between
    halfway|midway from
    a gross $
    finger|fingers ~2 both|two hands
    highest|lowest|biggest|smallest|largest|greatest ~2 possible|there
    highest|lowest|biggest|smallest|largest|greatest in|of ~2 all|game|deck|box|pack
    highest|lowest|biggest|smallest|largest|greatest card|number|one|value ~1 in|of
    mine|cards and ~1 yours|mine touch|meet|border
    boss|king|queen|chief of ~1 deck|cards|numbers|pack
    end|edge card
    last|final|first card in ~2 order|deck|row|sequence|pack
    there isnt|arent|aint|is|are ~3 lower|higher|bigger|smaller
    cannot|cant be beaten|beat|topped|undercut
    halfway through|up|along|down ~1 deck|numbers|range|pack
    runner up of|in
    second|third|next from|to ~1 top|bottom|last
    nobody|none ~5 higher|lower|bigger|smaller
    no card|cards|one|number ~3 higher|lower|bigger|smaller
    nothing|nobody|none|no ~3 beats|beat|tops|top mine|my|it|this
    nothing|none|no ~2 above|below|under|over|beneath mine|my|it|this
    nothing|none|no ~3 lower|higher|smaller|bigger ~1 than
    cannot|cant|can|could ~2 go|get|be ~2 higher|lower|bigger|smaller|closer ~1 than
    impossible to ~2 higher|lower|beat|top
    top|bottom|ceiling|floor|limit|end|start|beginning|edge|extreme of ~2 deck|pack|range|scale|numbers|game|all
    end|start|beginning of ~1 number line
    top|bottom|first|last number
    first|last|extreme ~1 card|number of ~1 all|numbers|deck|game
    last number|card before
    rock|absolute bottom|top|limit
    absolute|absolutely ~2 top|bottom|lowest|highest
    two|single|double digit number
    there ~1 is|are|exists ~3 higher|lower|above|below
    as high|low as it|they ~1 goes|gets|come|comes
    first|last|opening|final ~1 of|in ~1 deck|pack|box|series
    ceiling|floor|roof|summit|peak|basement ~1 card|number|value
    nobody|noone|none|no|nothing ~3 undercut|undercuts|beat|beats|top|tops|exceed|outrank|outbid
    unbeatable|untoppable|unsurpassable
    third|fourth|second ~1 from|to ~1 end|start|front|back|top|bottom|last
    biggest|smallest|highest|lowest|largest but one
    top|highest|best of ~1 all $
    halfway|midway up|down|along ~1 exactly|precisely
    exactly|precisely halfway|midway
    there ~2 no|isnt|none|arent lower|higher|bigger|smaller|larger ~1 number|card|one|$
    min|max|minimum|maximum value|card|number|possible
"""
NEIGHBOURS = """
    card|one|number after|before|above|below|under|over|beside yours|mine|that|it|this
    next card|one|number up|down|above|below|higher|lower|after|before
    mine|it|card|number ~1 next in
    number comes|is|follows next
    follow|continue that|it|yours ~1 directly|immediately|straight
    mine|ours|they|cards touch|adjoin|border|meet
    side by side with|to
    one further
    one|a|single notch|rung|tick|peg|degree|hair ~1 up|above|higher|down|below|lower|over|under
    one step $
    exactly|literally|precisely one
    step|steps|gap|gaps|distance|increment|increments|difference|jump|jumps|interval of one
    differ|differs|off|away|apart by one
    next|previous|nearest|closest|following|preceding number|higher|lower|bigger|smaller|value
    next|previous|following|preceding card|one|number ~1 in ~1 line|order|sequence|row
    very next
    have|hold|got|ive|own the next|following|previous|preceding ~1 $
    have|hold|got|ive|own the ~1 card|number|one ~2 above|below|under|over|beneath|after|before
    have|hold|got|ive|own what ~2 comes|follows
    comes|follows|goes ~1 after|before|next it|that|yours|mine|this|the|your
    what|that comes|follows ~1 after|before|next ~1 it|that|yours|mine|this|the|your
    smallest|minimum|minimal|tiniest possible step
    minimum|minimal step
    and|plus a half
    comes|follows ~1 straight|right|directly|immediately
    mine|it|card|one follows|precedes|succeeds yours|mine|that|it|the|your|his|hers
    mine|it|card|one touches|borders|neighbours|neighbors yours|mine|that|it|the|your|his|hers
    it|mine|card|which precedes|succeeds
    neighbouring|neighboring|adjacent|adjoining|bordering|consecutive|successor|predecessor|successors|consecutively
    are|theyre|were neighbours|neighbors $
    number ~1 after|before|above|below|beneath|beside|following|preceding
    card|one right|directly|just ~1 above|below|under|over|after|before|beneath|next
    one|a|single|lone|just|only ~1 step|steps|notch|rung|tick|peg|stair|click|unit|whisker ~2 above|below|under|over|
        higher|lower|from|off|past|beyond|beneath ~2 a|b|c|d|top|yours|mine|pile|card|it|that|this|$
    one|a|single|lone ~1 number|card|place|position|spot|digit ~1 above|below|under|over|higher|lower|away|off|past|
        beyond|apart
    one up|down on you|me|him|her|it|that|yours|mine|the|a|b|c|d
    im|mine|its|is|sits|am ~1 one behind|ahead|before|after|beside|past|short
    one ~1 above|below|under|over|beneath|past|behind|beyond|after|before|from|off|away a|b|c|d|yours|mine|you|him|
        her|the|that|your|my|his|it|red|blue|green|yellow|purple
    a hair|whisker|touch|tad|smidge ~1 above|below|over|under ~2 yours|mine|top|card|pile|a|b|c|d
    gap of ~2 one
    number|card|one that|which follows|precedes|comes|goes
    touches|touching|kisses|kissing|hugs|hugging|meets|joins|abuts|abutting yours|mine|it|a|b|c|d|your|the|that
    glued|stuck|attached|flush|snug|tight|stitched ~1 to|against|with ~1 yours|a|b|c|d|top|pile|your
    slots|fits|slips|slides|goes|sits|squeezes ~1 right|straight|directly|exactly|just|immediately
    goes|sits|comes|lies|fits ~1 immediately|directly|straight|exactly ~1 on|after|before|behind|above|below
    immediate|direct|closest|nearest|next ~1 neighbour|neighbor|follower|successor|card ~1 of|to|up|down|above|below|
        upwards|downwards
    next|following|preceding|previous ~1 in order|sequence|row|succession $
    mine|card|it|one ~1 next in
    the one|card|number after|before ~1 last|final|highest|lowest
    before|after|under|below|above the last|final|highest|lowest|biggest|smallest number|card|one|$
    are|be ~2 neighbours|neighbors $
    follow|carry|continue on ~1 immediately|directly|straight
    on its|your|their heels
    gap|difference|distance|step is|of ~1 just|only|exactly ~1 one
"""
EQUALS = """
    at your|that|his|her number
    yours|mine|it|that but|only|just|except ~1 blue|red|green|yellow|purple
    like|as yours|mine|that ~2 blue|red|green|yellow|purple
    yours in blue|red|green|yellow|purple
    that|this|same|the number again|you|he|she
    same|equal|identical|matching number|value|rank|digit|digits|figure|height
    same as the|that|yours|mine|his|hers|your|what|this
    same|identical|equal ~3 other|different|another|but ~2 colour|color|blue|red|green|yellow|purple
    equal|equals|identical to|with|your|that|yours|the|mine|it
    matches|match|equals your|that|the|yours|his|her|my|mine number|card|top|one|value|pile
    counterpart|twin|double|copy of ~2 card|red|blue|green|yellow|purple|yours|that
    reverse|mirror|mirrored|opposite|flip|flipped|inverse of|image
    reverse|swap|switch|flip|turn|invert|mirror|read ~3 digit|digits
    digit|digits|figures reversed|swapped|flipped|switched|mirrored|backwards|add|sum
    digit|cross sum|total
    upside down
    b|c|d backwards|reversed|mirrored|flipped
    a reversed|mirrored|flipped|backwards $
    read|say|write|spell ~3 backwards|reversed|mirrored|upside
    turn ~1 around ~1 and ~1 you
    both ~1 digits
    last|first|second ~1 digit|digits|figure
    palindrome|palindromic
    copy|clone|duplicate|repeat|repetition|replica|match of ~1 yours|mine|your|that|the|his|her|a|b|c|d|red|blue|
        green|yellow|purple
    level|even|equal|par|parity|tied with ~1 a|b|c|d|yours|mine|top|pile
    on ~1 par|level|parity with
    as tall as
    what|card|number|one ~1 you|he|she|they ~1 played|laid|put|placed|had ~1 in|but ~2 blue|red|green|yellow|purple
    played|laid in blue|red|green|yellow|purple
    matching|equalling|equaling|duplicating|repeating the|your|my|that|a|b|c|d|his|her|yours ~2 top|card|number|$
    read|reads|reading|written|spelled ~2 from ~1 right|back|behind|end
    swapped|switched|swap|transposed|reversed|exchanged|interchanged ~1 digits|figures
    opposite of|to ~1 a|b|c|d|yours|mine
    card ~2 you|youd|he|she|we ~1 need|needs|needed|want|require|are|youre ~1 missing|$
"""
SUMS = """
    sum|product|square|root|average|mean|multiple|cube|third|quarter of
    squared|cubed|divisible|multiplied|divided
    add|adds|adding up|to|one|a
    prime|perfect|square number
    its|a|an|is ~1 prime|odd|even $
    prime and|above|below|over|under|between
    perfect square|cube
    one more than
    add|take|subtract|plus|minus ~1 one
    difference|gap|distance between|of ~2 piles|numbers|stacks|tops|cards
    together|both|two make|makes|add|sum|total
    minus what|that|the|yours|mine|my|your|pile
    pile|yours|mine|that ~1 minus|plus
    plus yours|mine|that|it|one
    twice|thrice|double|triple your|yours|mine|his|hers|what
    one short|off|apart|out
    mine|mines|im|its|it ~1 off|out|short by
    add|sum|combine|multiply|divide|total ~1 a|b|c|d|yours|mine|both|them ~3 and|with|to|by|b|c|d|up|together
    add|subtract|deduct a|b|c|d|yours|mine|that|from|your|my
    take|add ~2 and add|subtract|divide|multiply|double|halve
    subtract|deduct|multiply|divided|halved|squaring|tripled|quadrupled
    sum|average|mean|product|difference|total of
    double|twice|half|halves|triple|thrice of ~1 a|b|c|d|yours|mine|top|pile
    double|twice|half|triple ~1 a|b|c|d $
    its|is|mine|a a|an square|cube|prime|palindrome $
    one and|plus zero|one|nothing|nought
    three|four times what|yours|mine|a|b|c|d
    take|knock|shave|subtract|remove ~3 off|from a|b|c|d|yours
"""
# On a pile in sight, whoever holds the trick holds one card and no other (G7).
TRICKS = """
    i ~1 have|hold|got|keep ~2 trick|tricks|backwards for|on|of|to ~1 a|b|c|d|this|that|your|it|my|the|left|right|up|
        down
    ive|im ~3 trick|tricks|backwards for|on|of|to
    i ~1 have|hold|got|keep|own ~1 the ~1 trick|tricks|backwards|reverse|jump
    ive|im ~1 got|the|holding ~2 trick|backwards
    tenback
    with the perfect|exact|right one
    perfect|exact|precise|correct ~1 backwards|back|trick|reverse
    jump|go|leap|step|hop ~1 back|backwards ~3 perfect|exact|exactly|precisely
    jump|trick|back|backwards|reverse|ten-back ~1 card|one|number for|on|of|to
    can|could ~1 do|make ~1 the backwards|reverse|trick on
"""
COUNTS = """
    degrees|corners|sides|edges|angles|strings|wheels|holes|teeth|bones|lives in|on|of|has
    cards in ~1 a deck|pack|suit|hand
    minutes|seconds|hours|days|weeks|months in|per|a|of hour|minute|day|week|month|year|an
    full hour|day|week|year in
    how many ~1 states|legs|days|months|weeks|hours|fingers|planets|letters|lives|sides|arms|dwarfs|sins
    octopus|squid|pentagon|hexagon|heptagon|octagon|triangle|dodecagon|zodiac|apostles|dwarfs|dwarves
    planets|continents
    speed limit
    number of ~2 days|hours|minutes|weeks|months|letters|fingers|toes|legs|arms|states|planets|beast|sides|teeth|keys
    that many
    ^ the|a ~1 week|fortnight|dozen|score|gross|ton|monkey|pony|grand $
    this|that many legs|arms|days|hours|months|fingers|players|sides|lives|strings|letters|wheels|teeth|eyes
"""
PERSONAL = """
    birthday|birthdays day|date|month|year
    day|date of christmas|easter|halloween
    christmas|valentines|halloween day|number|date
    todays date|day
    current|present hour|minute|date|year
    clock shows|says|reads
    what|whats ~1 on my|the clock
    how many times
    count my|the|how
    score and
    my|your|his|her|our age
    jesus|christs|christ|jesuss|kings|queens|presidents age
    year ~3 born
    date|year of birth
    birthday|birthdate|birth year
    house|shoe|jersey|shirt|room|phone|flat|street number|size
    how old i|we
    drinking|voting|retirement|legal|driving ~2 age
    age ~2 i|he|she|we ~1 am|is|are|became|turned|got
    age ~3 adult|majority|consent|drink|drinking|vote|voting|drive|driving|retire|retirement|pension|rent
    come|comes|came|coming of age
    when ~1 you ~1 may|can|are ~2 vote|drive|drink|marry|adult|retire|retired
    old enough to vote|drive|drink
    my|his|her|their|your ~1 birthday|jersey|locker|platform|floor|address|flat|apartment|postcode|zip|pin $
    my ~1 age|weight|height|size|waist|iq|handicap|seat $
    jersey
    shirt|jersey|bib|racing number|of
    beckhams|messis|ronaldos|jordans|maradonas|lebrons|peles|bryants|verstappens|hamiltons
    messi|ronaldo|jordan|beckham|maradona|lebron|pele|kobe|gretzky|verstappen|hamilton ~2 wears|wore|number|shirt|
        jersey|car
    day|date|number ~2 christmas|xmas|halloween|valentines|easter|independence|patricks|eve|solstice
    ^ christmas|xmas|boxing|independence|valentines|pi|groundhog|may day|eve|number|date $
    ^ ~1 noon|midnight|midday|oclock $
    ^ high|midnight|noon noon|hour|oclock ~1 $
    little|hour|short|big|minute|long hand points|is|on|at|shows|stands
    ^ what ~1 played|laid $
    pension|retirement|school|drinking|voting|adult|majority age
    what|age ~1 i ~1 turned|turn|became ~3 $
    i ~1 turned|turn ~1 last|this|on ~1 birthday|year
"""
CODES = """
    hex|hexadecimal|binary|octal
    letter a|b|c|d|e|f|g|h|i|j|k|l|m|n|o|p|q|r|s|t|u|v|w|x|y|z
    letter of|in ~1 alphabet
    ^ ~1 alphabet $
    dit|dah ~1 dit|dah ~1 dit|dah
"""

ENGLISH = Language(
    code="en",
    numbers=CARDINALS | PLURALS | ORDINALS | endings(" ".join(ORDINALS), "s ly") | GROUPS | MISSPELT,
    bases=CARDINALS | ORDINALS | {"dozen"},
    buried=endings("twent thirt fourt fort fift sixt sevent ninet", "y ies ieth")
    | endings("thir four fif six seven eigh nine", "teen")
    | forms("eleven twelve twelfth three seven dozen"),
    hearing="""
        ight=ait eight=ait gh= ck=k x=ks wh=w ph=f gg=k ou=o ow=o aw=o ey=i ee=i ea=i ie=i y=i v=f z=s ur=ir
        er=ir d=t e=
    """,
    links=forms("and n"),
    tails=forms("ish fold some something odd er ers"),
    one=forms("one"),
    zero=forms("zero nil nought naught zilch"),
    first=forms("first second"),
    half=forms("half double doubled twice quarter"),
    pair=forms("couple pair brace"),
    sounds=forms("won wan to too tu tree free for fore tea tee sick sicks sex ate ait nein tan"),
    company=Company(
        cards=forms("card number nr num value rank"),
        holding=forms("have hold holding got ive had has keep own"),
        compared=forms("higher lower less bigger smaller greater fewer"),
        placed=forms("above below beneath past up down over under back away off apart step steps"),
        by=forms("by just exactly only about"),
        plus=forms("plus minus"),
        colours=forms("red blue green yellow purple"),
        referred=forms("""
            that this it its yours mine his hers what whats which pile stack top card number high low much many big
        """),
        fillers=forms("ok okay please pls lol haha hehe yes yeah btw hm hmm um uh well hey so"),
        own=forms("my our your his her their mine"),
        boasts=forms("""
            praise laugh mess honour honor
            score scores result results record points jump jumps gap gaps problem mistake risk fan thanks win loss luck
            hand worry just only do time comeback point evening night problem nur tylko jen juste fun joy
            surprise disappointment hero heroes
            effort compliment pleasure team youre part
        """),
        pinned=forms("""
            card cards number numbers one value of in there possible that we they you i made printed exists existing
            ever at all and or is but for to on from here the a it imaginable available conceivable red blue green
            yellow purple deck pack game left please ok any still thing by than yours mine step out digit b c d s
            prime odd even
        """),
        vague=forms("about around roughly approximately approx near nearly almost similar somewhat"),
        occasions=forms("""
            cooking eating baking packing moving cleaning
            chat button screen bot sleeve window
            gone useless hour played wins losses winning spot
            winning victory win shower home glory
            dinner lunch breakfast supper meal food meeting meetings bed sleep work school shower holidays holiday
            break film movie shift class lessons exam exams summer winter christmas weekend midnight night party
            coffee tea call calls
        """),
        joints=forms("""
            in on of a an the per one has have had are is there s to for at each full whole normal standard single
            typical with by does do around
        """),
        common=forms("""
            the a an of to in on at for with from by and or but not no yes yeah ok okay pls please thanks
            thx ty i im ive
            id ill me my mine you your yours u ur he she we us our they them it its is are was be am been have has had
            hold got get can cant could will would do does dont did that this these those there here what which who how
            when if so as than then just only about around above below under over lower higher less more card cards
            number pile left right up down back out all any some lol gg hey hi oh well now think know like want need
            play lay keep take give go come good bad nice minutes minute min mins seconds sec secs max back
        """),
    ),
    superlatives=SUPERLATIVES,
    figures=forms("number digit digits figure"),
    forbidding=forms("""
        no not dont never cannot cant without say saying tell telling name naming call talk allowed limit card
        of players fan guard stop forbidden large great small phone total wrong house banned tricky off rule
        rules secret illegal
    """),
    relations=EXACT + EXTREMES + NEIGHBOURS + EQUALS + SUMS + TRICKS,
    stand_ins=COUNTS + PERSONAL + famous.ENGLISH,
    wholes=wholes.ENGLISH,
    riddles=riddles.ENGLISH,
    across=across.ENGLISH,
    piles=piles.ENGLISH,
    codes=CODES,
    as_many="""
        as many ~2 as
        as high|low|big|small|large as
    """,
    as_one_can=forms("can could want need like must able possible needed necessary dare you we"),
    talk=Pleasantries(
        round=forms("two three five ten fifteen twenty thirty"),
        times=forms(
            "minute minutes min mins second seconds sec secs hour hours day days week weeks month months year years"
        ),
        hours=forms("am pm oclock"),
        few=forms("two three four"),
        things=forms("""
            cards piles colours colors turns games rounds players people friends hands tries moves kids children
            cats dogs brothers sisters sons daughters roommates beers coffees cups wins losses drinks evenings
            nights options choices ideas things words reasons
            guests pals buddies spectators seats chairs slices pizzas ways sides problems questions guys girls boys
            bots signals messages mistakes
        """),
        people="""
            you|we|us|they|these two|three|four
            be two|three|four next|tonight|today|tomorrow|again
            the two|three|four of us|you|them
            two|three|four of us|you
            we are|were two|three|four
            were two|three|four
            are we ~1 two|three|four
            theres|there ~1 are ~1 two|three|four of
            two|three|four of my|our|the|these
            these|those|last|next|first|past two|three|four
        """,
        idioms="""
            high five|fives
            cloud nine
            third time
            left|right|upper|lower|other|top|bottom two
            youre|are number one
            three cheers
            two|three each|apiece
            the|us|all two|three|four of us|you
            all two|three|four of us|you|them
            gimme five
            takes two
            makes two of us|you
            third time lucky|luck|charm|lucky
            third times the|a charm
            two heads are better than one
            two cents
            third wheel
            two birds with|one
            between two stools
            give me five $
            at|its|is|until|by ~1 half|quarter past|to|after two|three|four|five|six|seven|eight|nine|ten|eleven|
        twelve
            half|quarter past|to|after two|three|four|five|six|seven|eight|nine|ten|eleven|twelve
            back|there|ready in five|ten|two|fifteen|twenty
            third|fourth|fifth round|win|game|loss|match|try|attempt|coffee|beer|cup|turn|night|evening|day|floor|
        person|player|wheel|pile|defeat|time
            lower|upper|top|bottom|middle third ~1 of
            lower|upper|top|bottom|middle third
            best of three|five
            hundred|100 percent|per
            all fours
            to the nines
            sixes and sevens
            sixth sense
            seventh heaven
            nine to five
            whole nine yards
            shades of
            fifty shades
            two left feet|hands
            nine lives
            forty winks
            ten out of ten
            five stars
            five star
            two thumbs up
            on ~1 other hand
            two peas
            two wrongs
            two can play
            four leaf
            four eyes
            three strikes
            threes a crowd
            two sides
            four seasons
            eleventh hour
            five oclock shadow
            my number one
            one in a million
            second to none
            ^ ~1 take five $
            hang ten
            ten to one
            twenty questions
            seven seas
            six feet
            third person|party|degree
            square one
            one or two
            two or three
            once or twice
            twice already|now|today|yesterday|before
            ^ round|game|match|part|attempt|take|try|set|chapter|day|win|wins|level|player|phase two|three|four|five
            for|to|is|its|on round|game|match|part|attempt|set|level two|three|four|five
            number two $
            be|as|im|youre|hes|shes|whos ~1 third|fourth
            all|us two|three|four next|again|now|tonight|open|bad|good|of|piles
            only|just two you|that|must|needed|required
            the two you must|need|needed
            three|four days|weeks|years|months|hours ago|now|straight|later
            two|three|four more rounds|games|turns|minutes|cards|players
        """,
    ),
)
