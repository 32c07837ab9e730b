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
  /(?<![\p{L}.’-])(?:a|(?<=^|[.!?] )A) (?=[aeiou])(?!(?:uni|use|usual|one|once|eu|ut|ubi|and|or|uk)[a-z]*)[a-z]+/gmu,
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
    `${oneOf('passengers travellers airlines childrens womens mens mothers drivers owners employees visitors')} ${oneOf('baggage luggage document documents passport passports name names rights room toilet toilets seat seats bag bags belongings licence licences')}`,
    'giu',
  ),
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
