import { oneOf } from './words';

const start = '(?<=(?:^|[.!?] ))';

const verbsOfMany =
  'need take open close leave arrive depart stand go cost show come get give run work start end begin stay make allow require include mean help ask say sell serve offer accept bring carry lie are were have do';
const verbsOfOne =
  'needs takes opens closes leaves arrives departs stands goes costs shows comes gets gives runs works starts ends begins stays makes allows requires includes means helps asks says sells serves offers accepts brings carries lies is was has does';

/** Words that end in -s and are no plural. */
const notPlural = '(?<!s|u|i|new|custom|alway|Your|Airline|Airway|mean|serie|ga|perhap|sometime)';

/** What may stand after a noun that ends there. */
const afterNoun =
  '(?= (?:is|are|in|on|at|of|and|or|to|for|with|from|by|the|until|when|if|before|after|than)(?!\\p{L})|[.,;:)]|$)';

/** Words that do not agree in English. */
export const english = [
  // Subjects and their verbs.
  new RegExp(
    `(?<!(?:and|or|of|from|in|at|for|with|to|by) )${oneOf('the all your our these those most some other its their')} [a-z]+${notPlural}s ${oneOf('is was has does needs')}`,
    'giu',
  ),
  new RegExp(`${oneOf('they we you these those')} ${oneOf('is was has does')}`, 'giu'),
  new RegExp(`${oneOf('it he she this')} ${oneOf('are were have do need take')}`, 'giu'),
  new RegExp(
    `${start}(?:(?:The|Your|Our|All|Most|Some|These|Those) )?(?:[A-Z]?[a-z]+ )?[A-Za-z]+${notPlural}s ${oneOf(verbsOfOne)}`,
    'gmu',
  ),
  new RegExp(
    `${start}(?:The|Your|Our|This|Each|Every|An?|One) (?:[a-z]+(?<!s) )?(?!${oneOf('rest that who which may will must can should might could would cannot not also and or to of in on at people children staff crew police both same')})[a-z]+(?<!s) ${oneOf(verbsOfMany)}(?= )`,
    'gmu',
  ),
  new RegExp(
    `(?:${start}Each|${oneOf('every everyone nobody neither everything nothing')}) ${oneOf('have are were do')}`,
    'gmu',
  ),
  new RegExp(
    `${oneOf('which every')} [a-z]+(?<!s|people|children|staff) ${oneOf('are were have')}`,
    'giu',
  ),
  /(?<!\p{L})neither [^.,;]{1,40} or(?!\p{L})/giu,
  new RegExp(
    `(?<!${oneOf('let lets help helps make makes see have when if and or to of for with through by in from on at')} )${oneOf('a an')} [a-z]+(?<!s) ${oneOf('need open close leave arrive depart stand go cost show come get give serve take carry run require include help accept lie are have')}(?= (?:${oneOf('the a an at in on to for from by with every all you your gate gates')}|\\d))`,
    'gu',
  ),
  /(?<=(?:^|[.!?;:] |- |and ))(?:[Oo]ther|[Tt]he|[Aa]ll|[Yy]our|[Oo]ur|[Ss]ome|[Mm]ost) (?:[a-z]+ )?[a-z]+(?<!s|u|i|new|goe)s (?:to|of|in|at|for|from|with|on|by) (?:(?!and )[a-z’-]+ ){1,5}(?:is|was|has|does)(?!\p{L})/gmu,
  /(?<=(?:^|[.!?;:] |- ))(?:The|Your|Our|A|An|This|Each) (?:[a-z]+ )?[a-z]+(?<!s|people|children|number|range|rest|variety|couple|pair|lot|staff) (?:of|for|to|in|from) (?:(?!and |or |that |which |who )[a-z’-]+ ){0,3}[a-z]+s (?:are|were|have)(?!\p{L})/gmu,
  new RegExp(
    `(?<!(?:of|for|to|in|on|at|with|by|from|about|and|or|as|than) (?:(?:the|our|your|all|these|those) )?(?:[a-z]+ )?)${oneOf(`details prices times flights hours numbers rules names desks gates shops rooms tables seats services rates signs doors lifts
      passengers bags documents texts terms conditions tickets buses trains taxis cars places spaces kiosks screens books cards items batteries liquids medicines children people visitors guests`)} ${oneOf('is was has does')}`,
    'gu',
  ),
  new RegExp(
    `${oneOf('somebody someone anyone anybody everyone everybody nobody person passenger child one driver traveller visitor')} who ${oneOf('come go travel need have want leave arrive fly live work use are do take miss lose carry wait stay drive')}`,
    'giu',
  ),
  // Clauses and what follows a verb.
  new RegExp(
    `${oneOf('know say tell_you ask see check find_out decide learn show shows says')} (?:yet )?(?:when|where|how|why|what|which [a-z]+) ${oneOf('will is are can do does did must should')} ${oneOf('it they you we he she the your')}`,
    'gu',
  ),
  new RegExp(`${oneOf('avoid suggest recommend enjoy finish consider mind')} to [a-z]+`, 'giu'),
  new RegExp(
    `${oneOf('until before after once as_soon_as unless')} (?:[a-z’]+ ){1,4}will(?!\\p{L}| be able)`,
    'giu',
  ),
  new RegExp(
    `${oneOf('needs? requires? has have gets? takes? shows? brings? is with as from for in')} ${oneOf('separate valid special written new small large short long single second good private paper printed full temporary local foreign hot quiet different big main nearest')} ${oneOf('permit passport visa document ticket bag box case card room table seat shop desk gate form receipt licence bus taxi car screen label meal drink place space flight number queue list copy certificate letter agreement contract')}(?=[ .,;:)])`,
    'giu',
  ),
  new RegExp(
    `${oneOf('show take bring need get use open find see check leave collect lose want order choose buy press')} ${oneOf('passport ticket bus taxi boarding_pass desk lift form card bag receipt document train key trolley wheelchair table room seat shop door button link gate')}(?=[ .,;:)](?! ?\\d))`,
    'gu',
  ),
  /(?<!\p{L})more (?:early|easy|cheap|fast|long|short|late|near|big|small|high|low|close|quick|busy)(?!\p{L})/giu,
  /(?<!\p{L})(?:informations|advices|luggages|baggages|equipments|furnitures|staffs|(?:could|should|would|must) of)(?!\p{L})/giu,
  // “Then” and “than”, “there” and “their”, “to” and “too”.
  new RegExp(
    `${oneOf('more less fewer earlier later better cheaper faster longer shorter larger smaller rather other sooner closer quicker higher lower')}(?: [a-z]+){0,4} then (?=(?:any|other|a|the|in|on|usual|you|we|it|that|this|those|elsewhere|before|\\d)(?!\\p{L}))`,
    'giu',
  ),
  new RegExp(
    `${oneOf('by with of for take takes show bring leave keep have check collect lose lost find pay under on at')} there (?!${oneOf('is are was and or to at by in for from with until on too when if')})[a-z]+`,
    'giu',
  ),
  new RegExp(
    `${oneOf('is are was be out not far seems feels arrive come came')} to ${oneOf('heavy big large small long short late early many much far hot cold expensive loud wide high')}(?!\\p{L})`,
    'giu',
  ),
  /(?<!\p{L})(?:tree|fore|tow|sex) (?:hours|days|minutes|times|weeks|years|floors)(?!\p{L})/giu,
  /(?<!\p{L})(?:quite (?:place|room|corner|zone|area|hour|time)|a peace of|diary products|(?:an|your) advise|to advice|loose your|loosing)(?!\p{L})/giu,
  /(?<!\p{L})exits? \d/giu,
  /(?<!\p{L})(?:(?:are|is|be|not) excepted|weight (?:everything|it|your|the|them|all)|fewer (?:electricity|water|time|money|luggage|baggage|space|room|noise|traffic|fuel|paper|energy|information)|next (?:the|your|our)|were (?:you|they) (?:stay|live|are|can|may|will|need|have|leave|go|sit|stand|wait)|(?:for|in|after|within) few (?:minutes|hours|days|metres|weeks|steps))(?!\p{L})/giu,
  /(?<!\p{L})between [^.,;–]{1,25} to (?=\d)/giu,
  /(?<!\p{L})(?:want|need|ask|allow|require|expect)s? [^.,;:]{1,30}, to [a-z]+/giu,
  new RegExp(
    `${oneOf('passenger passengers person driver drivers child visitor visitors traveller travellers guest guests people employee doctor friend anyone someone somebody')} which`,
    'giu',
  ),
  /(?<!\p{L})(?:is|was|as) (?!chief|head|deputy)(?:[a-z]+ )?(?:engineer|doctor|nurse|pilot|manager|controller|lawyer|specialist|graduate)(?!\p{L})(?<!(?:a|an|the|our|by|for) [a-z]+(?: [a-z]+)?)/gu,
  // “You” and “your”.
  new RegExp(
    `${oneOf('you')} (?:bags?|baggage|luggage|cases?|suitcases?|passport|documents?|tickets?|flight|seat|phone|car|name|booking|boarding|airline|child|children|gate|own|visa|card|driver|journey|trip|city|hotel|laptop|medicines?|things|keys?|belongings|visit|number|turn|address|data|choice|message|request|question|reference|route|party|group|wallet|coat|pet|wheelchair|trolley|settings|preferences|details|papers|clothes|shoes|hands|friends|family|relatives|parents|guests|laptop|device|screen|browser|rights|refund|money|meal|time|connection|arrival|departure|host)(?!\\p{L})`,
    'giu',
  ),
  new RegExp(
    `${oneOf('your')} ${oneOf('need can must will may have are should do want get know cannot arrive see find take bring pay go fly leave buy might could choose carry wait would did were had')}`,
    'giu',
  ),
  // “Who” and “whom”, “whose” and “who’s”.
  new RegExp(
    `${oneOf('whom')} ${oneOf('is are was were has have sent will can must may needs wants travels flies comes arrives leaves')}`,
    'giu',
  ),
  /(?<!\p{L})(?:who’s (?:bag|baggage|luggage|passport|name|flight|documents|ticket)s?|whose (?:is|are|has|been))(?!\p{L})/giu,
  // “Past” and “passed”, “by” and “buy”.
  /(?:(?<=,) passed|(?<=(?:walk|go|just|hall|straight|half|way|way|corridor|runs|drive) )passed|(?<=(?:have|has|had) )past)(?!\p{L})/giu,
  /(?<=(?:served|made|given|sold|run|paid|sent|opened|led|built|used|owned|written|taken|brought|stand|go|come|travel|arrive|leave|pay|reached|checked|screened|collected|delivered) )buy(?!\p{L})|(?<!\p{L})buy (?:bus|taxi|train|e-mail|telephone)(?!\p{L})/giu,
  /(?<!\p{L})(?:[a-z]+ )?weights(?= (?:up|no|less|more|about|over|under|\d))/giu,
  /(?<!\p{L})(?:in side|out side|up stairs|down stairs|air line|air port|any one who|every one who|with out|pass port|week end|web site|key board|lug gage|hand bag|suit case|wheel chair|car park s)(?!\p{L})/giu,
  new RegExp(`${start}It ${oneOf(verbsOfMany)}(?= )`, 'gmu'),
  /(?<!\p{L})(?:along|by|in|at|on|near|from|to) (?:west|east|north|south|western|eastern|northern|southern|left|right)(?:-hand)? (?:wall|side|wing|corner|end|entrance|exit|door|row)(?!\p{L})/gu,
  /(?<!\p{L})(?:long weight|from aboard|weight in the)(?!\p{L})/giu,
  // Forms of verbs.
  new RegExp(
    `${oneOf('has have had')} (?:(?:not|already|usually|never|just|often) )?${oneOf('went gave took came did saw wrote spoke chose broke drove ate drank began forgot')}`,
    'giu',
  ),
  new RegExp(
    `Its ${oneOf('a an the not on in open closed free best meant better possible easy also')}`,
    'gu',
  ),
  new RegExp(
    `${oneOf('must can cannot will should may might could would shall does_not do_not did_not')}(?: (?:not|also|only|still|then))? (?!${oneOf('access address process pass cross press miss discuss guess less does always this its his as business express perhaps sometimes afterwards need feed speed exceed proceed bed red across plus')})[a-z]+(?:s|ed)(?!\\p{L})`,
    'gu',
  ),
  new RegExp(
    `${oneOf('is are was were be been')}(?: (?:not|also|already))? ${oneOf('cancel delay divert charge weigh pay need allow include forbid permit accept require collect send show sell keep take give bring write make carry choose see find know use ask')}`,
    'giu',
  ),
  // Nouns and what is said before them.
  new RegExp(
    `${oneOf('these those several two three four five six')} (?!${oneOf('people children men women who which that with in on at are were of from aircraft staff series and or can will may must have do the to for you we they million thousand hundred per a is times before after by when need ways cannot more already not still')})[a-z]+(?<!s)${afterNoun}`,
    'giu',
  ),
  new RegExp(
    `${oneOf('a an every another')} [a-z]{3,}${notPlural}s(?= (?:is|in|on|at|to|for|of|and|or|with|from|by)(?!\\p{L})|[.,;])`,
    'giu',
  ),
  new RegExp(
    `${oneOf('less much')} (?!${oneOf('is as this was always less its')})(?:people|[a-z]{3,}${notPlural}s)(?!\\p{L})`,
    'giu',
  ),
  /(?<![\d.,:–-])(?:[2-9]|\d{2,})[ \u00a0](?:kiosk|desk|gate|minute|hour|day|flight|booth|seat|table|bag|room|week|month|year|passenger|bus|lift|screen|car|bay|space|city|airline|shop)(?![\p{L}-])/giu,
  /(?<!\p{L})since (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|many|several|some) (?:years|months|weeks|days|hours|minutes)(?!\p{L})/giu,
  /(?<!\p{L})an? (?:news|information|advice|baggage|luggage|equipment|furniture|money)(?= (?:is|are|on|at|about|from|for|in|and|or)(?!\p{L})|[.,;:)]|$)/gimu,
  new RegExp(
    `${oneOf('more most')} ${oneOf('cheaper faster quicker easier closer nearer later earlier longer shorter better bigger smaller larger cheapest nearest fastest')}`,
    'giu',
  ),
  // Articles.
  /(?<![\p{L}.’-])(?:a|(?<=^|[.!?] )A) (?=[aeiou])(?!(?:uni|use|usual|one|once|eu|ut|ubi|and|or|uk)[a-z]*)[a-z]{2,}/gmu,
  /(?<![\p{L}’-])[Aa] (?:hour|honest|heir)(?!\p{L})[a-z]*/gu,
  /(?<![\p{L}’-])[Aa]n (?![aeiouAEIOU]|hour|honest|heir|honou?r|8|11|18|[FHLMNRSX](?![a-z]))[\w-]+/gu,
  new RegExp(
    `${oneOf('at in to from near inside outside behind into through')} ${oneOf('airport terminal hall counter desk entrance exit lounge car_park floor_plan website site schedule crew airline city border station hotel restaurant pharmacy shop clinic cabin door lift escalator belt')}${afterNoun}`,
    'gmu',
  ),
  // Owners.
  new RegExp(
    `${oneOf('many two three four five several these those few')} (?:[a-z]+ )?[a-z]+’s(?!\\p{L})`,
    'giu',
  ),
  /(?<!\p{L})[a-z]+(?<!it|that|there|s|today|terday|morrow|let)’s(?= (?:are|were|is|and|or|in|on|at|must|may|can|will)(?!\p{L}))/gu,
  new RegExp(
    `${oneOf('passengers travellers airlines childrens womens mens mothers drivers owners employees visitors')} ${oneOf('baggage luggage document documents passport passports name names rights room toilet toilets seat seats bag bags belongings licence licences services assistance safety comfort car cars')}`,
    'giu',
  ),
  /(?<!\p{L})(?:the|a|this|each) (?:day|week|month|year|airport|driver|passenger|airline|traveller|child|owner|company|country|city)s [a-z]+s(?!\p{L})/giu,
  // Numbers in words, times and places.
  new RegExp(
    `${oneOf('twenty thirty forty fifty sixty seventy eighty ninety')} ${oneOf('one two three four five six seven eight nine')}`,
    'giu',
  ),
  new RegExp(
    `${oneOf('two three four five six seven eight nine ten eleven twelve twenty thirty')} (?:(?:working|calendar|business) )?(?:day|hour|minute|week|month|year|passenger|flight|gate|desk|kiosk|seat)(?![\\p{L}-])`,
    'giu',
  ),
  /(?<!\p{L})in (?:morning|afternoon|evening)(?= (?:and|or|to)(?!\p{L})|[.,;:)]|$)/gmu,
  new RegExp(
    `${oneOf('in at')} ${oneOf('Mondays? Tuesdays? Wednesdays? Thursdays? Fridays? Saturdays? Sundays?')}`,
    'gu',
  ),
  /(?<!\p{L})(?:on (?:January|February|March|April|May|June|July|August|September|October|November|December)(?![ \u00a0]\d)|(?:at|in) floor[ \u00a0]\d|(?:on|in) \d{1,2}:\d\d)/gu,
];
