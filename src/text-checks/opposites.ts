import type { CheckedLanguage } from './rule';

/** How the languages name one thing, as parts of patterns for words with nothing but spaces between them. */
export type Sense = Record<CheckedLanguage, string>;

const sense = (uz: string, ru: string, en: string): Sense => ({ uz, ru, en });

/** Groups of senses that exclude each other: a sentence that has one of a group in two languages has no other in the third. */
export const opposites: readonly (readonly Sense[])[] = [
  [
    sense(
      'oldin\\p{L}*|avval\\p{L}*|ertaroq|\\p{L}*gacha|qadar',
      'до|перед|раньше|заранее|прежде|накануне|не (?:позже|позднее)',
      'before|until|earlier|prior|ahead|advance|beforehand',
    ),
    sense(
      'keyin\\p{L}*|soʻng|kechroq|\\p{L}+gach',
      'после|(?<!не )(?:позже|позднее)|затем|потом|спустя',
      'after(?! another)|later|afterwards',
    ),
  ],
  [
    sense(
      'joʻna\\p{L}*|uchib ket\\p{L}*|uchish\\p{L}*',
      'вылет\\p{L}*|отправ\\p{L}+|улет\\p{L}+',
      'depart\\p{L}*|leav\\p{L}+',
    ),
    sense(
      'kel(?:ish(?!i(?:l|b|shi))|sa|adi|uv)\\p{L}*|qoʻn(?!gʻ)\\p{L}+|uchib kel\\p{L}*',
      'прил[её]т\\p{L}*|прибы\\p{L}+|приземл\\p{L}+',
      'arriv\\p{L}+|land\\p{L}*',
    ),
  ],
  [
    sense('ochiq\\p{L}*|ochil\\p{L}+', '(?!неза)\\p{L}*откры\\p{L}*', 'open\\p{L}*'),
    sense('yopiq\\p{L}*|yopil\\p{L}+', '(?!неза)\\p{L}*закры\\p{L}*', 'clos\\p{L}+'),
  ],
  [
    sense('qizil\\p{L}*', 'красн\\p{L}+', 'red'),
    sense('yashil\\p{L}*|koʻk(?= choy)', 'зелён\\p{L}+', 'green'),
    sense('sariq\\p{L}*', 'жёлт\\p{L}+', 'yellow'),
    sense('koʻk(?! choy)\\p{L}*|moviy\\p{L}*', 'син\\p{L}+|голуб\\p{L}+', 'blue'),
    sense('qora\\p{L}*', 'чёрн\\p{L}+', 'black'),
    sense('oq', 'бел(?:ый|ая|ое|ые|ого|ой|ому|ым|ых)', 'white'),
  ],
  [
    sense('chap\\p{L}*', 'лев\\p{L}+|слева|налево|влево', 'left'),
    sense('oʻng\\p{L}*', 'прав(?:ый|ая|ое|ой|ом|ую|ого)|справа|направо|вправо', 'right'),
  ],
  [
    sense(
      'issiq\\p{L}*|isit\\p{L}+|ilit\\p{L}+',
      'горяч\\p{L}+|тёпл\\p{L}+|подогре\\p{L}+',
      'hot|warm\\p{L}*|heat\\p{L}*',
    ),
    sense(
      'sovuq\\p{L}*|sovit\\p{L}+',
      'холодн\\p{L}+|прохлад\\p{L}+|охлажд\\p{L}+',
      'cold|cool\\p{L}*|chill\\p{L}*',
    ),
  ],
  [
    sense('tun\\p{L}*|kechasi', 'ноч\\p{L}+', 'night\\p{L}*|overnight|midnight'),
    sense('ertala\\p{L}*|tong\\p{L}*', 'утр\\p{L}+', 'morning\\p{L}*'),
    sense('kechqurun\\p{L}*|kechki\\p{L}*|oqshom\\p{L}*', 'вечер\\p{L}*', 'evening\\p{L}*'),
  ],
  [
    sense('yarim tun\\p{L}*', 'полноч\\p{L}+', 'midnight'),
    sense('peshin\\p{L}*|tushgacha', 'полдн\\p{L}+|полуд\\p{L}+', 'noon|midday'),
  ],
  [
    sense('bepul\\p{L}*|tekin\\p{L}*', 'бесплатн\\p{L}+', 'free'),
    sense('pullik\\p{L}*', 'платн\\p{L}+', 'paid|charged'),
  ],
  [
    sense('sharq\\p{L}*', 'восто\\p{L}+', 'east\\p{L}*'),
    sense('gʻarb\\p{L}*', 'запад\\p{L}*', 'west\\p{L}*'),
    sense('shimol\\p{L}*', 'север\\p{L}*', 'north\\p{L}*'),
    sense('janub\\p{L}*', 'юг\\p{L}*|южн\\p{L}+', 'south\\p{L}*'),
  ],
  [
    sense('ichki', 'внутренн\\p{L}+', 'domestic'),
    sense('xalqaro', 'международн\\p{L}+', 'international\\p{L}*'),
  ],
  [
    sense(
      'kamida|kam emas|kichik boʻlma\\p{L}*',
      'не (?:менее|меньше|раньше|позже|позднее|моложе|младше)|(?:как )?минимум|хотя бы',
      'at least|no (?:less|fewer)|minimum',
    ),
    sense(
      'koʻpi bilan|(?:koʻp|ortiq) emas',
      'не (?:более|больше|дольше|старше)|максимум',
      'at most|no more|maximum|up to',
    ),
  ],
  [
    sense(
      'ortiq\\p{L}*|koʻp\\p{L}*',
      'более|больше|свыше|превыш\\p{L}+|дольше|выше',
      'more|over|above|exceed\\p{L}*|longer',
    ),
    sense('kam', 'менее|меньше|реже|ниже', 'less|fewer|under|below'),
  ],
  [
    sense('ilgari\\p{L}*|oldinda', 'опереж\\p{L}+|впереди', 'ahead'),
    sense('orqada\\p{L}*', 'отста\\p{L}+', 'behind'),
  ],
  [
    sense('ayol\\p{L}*', 'женщин\\p{L}*|женск\\p{L}+', 'wom[ae]n\\p{L}*'),
    sense('erkak\\p{L}*', 'мужчин\\p{L}*|мужск\\p{L}+', 'm[ae]n|men’s'),
  ],
  [
    sense(
      'kuniga|har kuni|kunda',
      'в день|ежедневно|каждый день|в сутки',
      '(?:a|every|per) day|daily',
    ),
    sense('haftasiga|haftada|har hafta', 'в неделю|еженедельно', '(?:a|every|per) week|weekly'),
    sense('oyiga|har oy|oyda', 'в месяц|ежемесячно', '(?:a|every|per) month|monthly'),
    sense('yiliga|har yili|yilda', 'в год|ежегодно', '(?:a|every|per) year|yearly|annual\\p{L}*'),
  ],
  [
    sense('birinchi\\p{L}*', 'перв\\p{L}+', 'first'),
    sense('oxirgi\\p{L}*|soʻnggi\\p{L}*', 'последн\\p{L}+', 'last|final|latest'),
  ],
  [
    sense('yangi\\p{L}*', 'нов(?!ост)\\p{L}+', 'new'),
    sense('eski\\p{L}*', 'стар(?!ш|а|ы[йх] город)\\p{L}+', 'old'),
  ],
  [
    sense('katta\\p{L}*', 'больш(?!е|инств)\\p{L}+|крупн\\p{L}+', 'large\\p{L}*|big\\p{L}*'),
    sense(
      'kichik\\p{L}*|mayda(?!la)\\p{L}*',
      'маленьк\\p{L}+|небольш\\p{L}+|мелк\\p{L}+',
      'small\\p{L}*',
    ),
  ],
  [
    sense('uzun\\p{L}*', 'длинн\\p{L}+', 'long'),
    sense(
      'qisqa\\p{L}*',
      'коротк\\p{L}+|кратк\\p{L}+|краткосрочн\\p{L}+',
      'short(?:er|est|ly)?|brief',
    ),
  ],
  [
    sense('qimmat\\p{L}*', 'дорож\\p{L}+|дорог(?:ой|ая|ое|ие|их|о)', 'expensive|dear\\p{L}*'),
    sense('arzon\\p{L}*', 'дешев\\p{L}+|дешёв\\p{L}+|недорог\\p{L}+', 'cheap\\p{L}*'),
  ],
  [
    sense('ogʻir\\p{L}*', 'тяж[её]л\\p{L}+', 'heav\\p{L}+'),
    sense('yengil\\p{L}*', 'л[её]гк\\p{L}+|налегке', 'light'),
  ],
  [
    sense('ichkari\\p{L}*', 'внутри|внутрь', 'inside|indoors'),
    sense('tashqari(?:da|ga|dan)', 'снаружи|наружу|на улице', 'outside|outdoors'),
  ],
  [
    sense('bugun\\p{L}*', 'сегодня\\p{L}*', 'today\\p{L}*|tonight'),
    sense('ertaga\\p{L}*', 'завтра\\p{L}*', 'tomorrow\\p{L}*'),
    sense('kecha(?! yu)', 'вчера\\p{L}*', 'yesterday\\p{L}*'),
  ],
  [
    sense('yoz(?:da|gi|i|ning|dan)?', 'лет(?:о|ом|н\\p{L}+)', 'summer\\p{L}*'),
    sense('qish(?:da|gi|i|ning|lik)?', 'зим\\p{L}+', 'winter\\p{L}*'),
    sense('bahor\\p{L}*', 'весн\\p{L}+|весен\\p{L}+', 'spring\\p{L}*'),
    sense('kuz(?:da|gi|i|ning|dan)?', 'осен\\p{L}+', 'autumn\\p{L}*'),
  ],
  [
    sense(
      'boshlan\\p{L}+',
      'начина\\p{L}+|начн\\p{L}+|начал\\p{L}+',
      'start\\p{L}*|beg[iau]n\\p{L}*',
    ),
    sense(
      'tuga\\p{L}+|yakunlan\\p{L}+',
      'законч\\p{L}+|оканч\\p{L}+|заверш\\p{L}+|заканч\\p{L}+',
      'ends?|ended|finish\\p{L}*',
    ),
  ],
  [
    sense(
      'osh(?:di|gan|ir\\p{L}+|adi)|koʻpay\\p{L}+',
      'вырос\\p{L}*|увелич\\p{L}+|выраст\\p{L}+',
      'rose|rais\\p{L}+|increas\\p{L}+|gr[eo]w\\p{L}*',
    ),
    sense(
      'kamay\\p{L}+|qisqar\\p{L}+|pasay\\p{L}+',
      'сниз\\p{L}+|уменьш\\p{L}+|сократ\\p{L}+|упал\\p{L}*',
      'fell|fall|reduc\\p{L}+|decreas\\p{L}+|cuts?|less',
    ),
  ],
  [
    sense('tez(?! tez)\\p{L}*', 'быстр\\p{L}+|скорее', 'fast\\p{L}*|quick\\p{L}*'),
    sense('sekin\\p{L}*', 'медленн\\p{L}+', 'slow\\p{L}*'),
  ],
  [
    sense('chorak\\p{L}*', 'четверт(?:ь|и|ью)', 'quarters?'),
    sense(
      'yarim(?! tun| yil| kun)\\p{L}*|yarmi\\p{L}*',
      'половин\\p{L}+|полчаса|полтор\\p{L}+',
      'half',
    ),
  ],
  [
    sense('doim\\p{L}*|hamisha', 'всегда|постоянн\\p{L}+', 'always'),
    sense('baʼzan\\p{L}*|gohida', 'иногда|бывает', 'sometimes'),
    sense('hech qachon', 'никогда', 'never'),
  ],
  [
    sense(
      'yuqori\\p{L}*|tepa\\p{L}*',
      'верхн\\p{L}+|наверх\\p{L}*|сверху',
      'upper|top|above|upstairs',
    ),
    sense(
      'quyi\\p{L}*|pastki\\p{L}*|pastda\\p{L}*',
      'нижн\\p{L}+|внизу|вниз|снизу',
      'lower|bottom|below|downstairs',
    ),
  ],
  [
    sense('bor(?:di|ish)\\p{L}*', 'туда', 'there'),
    sense('qaytish\\p{L}*', 'обратно|назад', 'back|return'),
  ],
  [
    sense('ruxsat\\p{L}*', 'разреш\\p{L}+', 'allow(?:ed|s)?|permitted'),
    sense('taqiq\\p{L}*', 'запре[тщ]\\p{L}+', 'forbid\\p{L}*|banned|prohibited'),
  ],
  [
    sense('yoq(?:il|ing|ib|adi)\\p{L}*', 'включ(?!ая)\\p{L}+', '(?:turn|switch)\\p{L}* on'),
    sense('oʻchir\\p{L}+|oʻchiq', 'выключ\\p{L}+|отключ\\p{L}+', '(?:turn|switch)\\p{L}* off'),
  ],
];

/** Groups of senses of which a sentence may have several: none stands in the place of another. */
export const alternatives: readonly (readonly Sense[])[] = [
  [
    sense('toʻla', 'полн(?:ый|ая|ое|ые|ую|ой|ого|ых)', 'full'),
    sense('boʻsh', 'пуст\\p{L}+', 'empty'),
  ],
  [
    sense(
      'qoʻl yuki\\p{L}*|salon\\p{L}*',
      'салон\\p{L}*|ручн\\p{L}+ клад\\p{L}+',
      'cabin|hand (?:baggage|luggage)',
    ),
    sense('bagaj\\p{L}*|yuk boʻlim\\p{L}*', 'багаж\\p{L}*', 'hold|checked'),
  ],
  [
    sense('eshi[kg]\\p{L}*', 'двер\\p{L}+|вход\\p{L}*', 'doors?'),
    sense(
      '(?<!bortga )chiqish(?! (?:eʼlon|talon))\\p{L}*',
      'выход(?!я)\\p{L}*(?!\\p{L}| из)',
      'gates?|exits?',
    ),
    sense('lenta\\p{L}*', 'лент\\p{L}+', 'belts?'),
    sense('stol\\p{L}*', 'стойк\\p{L}+|стоек', 'desks?|counters?'),
    sense('kiosk\\p{L}*', 'киоск\\p{L}*', 'kiosks?'),
  ],
  [
    sense('soniya\\p{L}*|sekund\\p{L}*', 'секунд\\p{L}*|(?<=\\d )с', 'seconds?'),
    sense('daqiqa\\p{L}*', 'минут\\p{L}*|мин', 'min|minutes?'),
    sense('soat\\p{L}*', 'час(?!т)\\p{L}*|ч', 'hours?|o’clock|h'),
    sense('kun\\p{L}*|sutka\\p{L}*', 'дн\\p{L}+|день|сут\\p{L}+', 'days?|24 hours?'),
    sense('hafta\\p{L}*', 'недел\\p{L}+', 'weeks?|weekly'),
    sense('oy\\p{L}*', 'месяц\\p{L}*', 'months?|monthly'),
    sense('yil\\p{L}*|yosh\\p{L}*', 'год\\p{L}*|лет', 'years?|aged?'),
  ],
  [
    sense('aviakompaniya\\p{L}*', 'авиакомпани\\p{L}+', 'airlines?(?:’s?)?'),
    sense('aeroport\\p{L}*', 'аэропорт\\p{L}*', 'airports?(?:’s?)?'),
  ],
  [
    sense('pasport(?! nazorat)\\p{L}*', 'паспорт(?!н)\\p{L}*', 'passports?(?! control)'),
    sense('viza\\p{L}*', 'виз\\p{L}+', 'visas?'),
    sense('chipta\\p{L}*', 'билет\\p{L}*|талон\\p{L}*', 'tickets?'),
    sense(
      'guvohnoma\\p{L}*',
      'удостоверени\\p{L}+|свидетельств\\p{L}+',
      'licen[cs]es?|certificates?',
    ),
  ],
  [
    sense(
      'pasport nazorat\\p{L}*',
      'паспортн\\p{L}+ (?:контрол|кабин)\\p{L}*',
      'passport (?:control|booth)s?',
    ),
    sense('bojxona\\p{L}*', 'тамож\\p{L}+', 'customs'),
    sense('chegara\\p{L}*', 'погранич\\p{L}+', 'border\\p{L}*'),
    sense('politsiya\\p{L}*', 'полици\\p{L}+', 'police'),
    sense('xavfsizlik nazorat\\p{L}*', 'досмотр\\p{L}*', 'security|screen\\p{L}+'),
  ],
  [
    sense('avtobus\\p{L}*', 'автобус\\p{L}*', 'bus(?:es)?'),
    sense('taksi\\p{L}*', 'такси', 'taxis?'),
    sense('poyezd\\p{L}*', 'поезд(?!к)\\p{L}*', 'trains?'),
    sense('mashina\\p{L}*|avtomobil\\p{L}*', 'машин\\p{L}+|автомобил\\p{L}+', 'cars?(?! park)'),
    sense('samolyot\\p{L}*', 'самол[её]т\\p{L}*', 'aircraft|planes?'),
  ],
  [
    sense('lift\\p{L}*', 'лифт\\p{L}*', 'lifts?'),
    sense('eskalator\\p{L}*', 'эскалатор\\p{L}*', 'escalators?'),
    sense('zina\\p{L}*', 'лестниц\\p{L}+', 'stairs?|steps'),
  ],
  [
    sense('choy(?!xona)\\p{L}*', 'ча(?:й|я|ю|ем|е|ями|и)', 'teas?'),
    sense('qahva(?!xona)\\p{L}*', 'кофе', 'coffees?'),
    sense('suv\\p{L}*', 'вод(?:а|ы|у|ой|е)', 'water'),
    sense('sharbat\\p{L}*', 'сок\\p{L}*', 'juices?'),
  ],
  [
    sense('ipak\\p{L}*', 'ш[её]лк\\p{L}+', 'silk\\p{L}*'),
    sense('paxta\\p{L}*', 'хлоп\\p{L}+', 'cotton'),
    sense('jun\\p{L}*', 'шерст\\p{L}+', 'wool\\p{L}*'),
    sense('charm\\p{L}*', 'кож(?:а|и|у|ей|ан\\p{L}+)', 'leather'),
    sense('yogʻoch\\p{L}*', 'дерев(?!н)\\p{L}+', 'wood\\p{L}*'),
    sense('kumush\\p{L}*', 'серебр\\p{L}+', 'silver\\p{L}*'),
    sense('oltin\\p{L}*|tilla\\p{L}*', 'золот\\p{L}+', 'gold\\p{L}*'),
  ],
  [
    sense('goʻsht\\p{L}*', 'мяс\\p{L}+', 'meats?'),
    sense('baliq\\p{L}*', 'рыб\\p{L}+', 'fish\\p{L}*'),
    sense('tovuq\\p{L}*', 'куриц\\p{L}+|курин\\p{L}+', 'chicken'),
    sense('sut\\p{L}*', 'молок\\p{L}*|молочн\\p{L}+', 'milk'),
    sense('guruch\\p{L}*', 'рис(?!ун|ов)\\p{L}*', 'rice'),
    sense('tuxum\\p{L}*', 'яйц\\p{L}+|яиц', 'eggs?'),
  ],
  [
    sense('naqd\\p{L}*', 'наличн\\p{L}+', 'cash(?! machine)'),
    sense('karta\\p{L}*', 'карт(?:а|ы|у|ой|е|ами|ам)', 'cards?'),
  ],
  [
    sense('oʻzbek\\p{L}*', 'узбекск\\p{L}+', 'Uzbek'),
    sense('rus(?:cha|tili|\\p{L}*)', 'русск\\p{L}+', 'Russian'),
    sense('ingliz\\p{L}*', 'английск\\p{L}+', 'English'),
  ],
  [
    sense('yomgʻir\\p{L}*', 'дожд\\p{L}+', 'rain\\p{L}*'),
    sense('qor(?:li|da|ga|ni|ning)?', 'снег\\p{L}*|снеж\\p{L}+', 'snow\\p{L}*'),
    sense('tuman\\p{L}*', 'туман\\p{L}*', 'fog\\p{L}*'),
    sense('shamol\\p{L}*', 'ветр\\p{L}+|ветер', 'wind\\p{L}*'),
  ],
  [
    sense('dorixona\\p{L}*', 'аптек\\p{L}+', 'pharmac\\p{L}+'),
    sense(
      'kafe(?!ter)\\p{L}*|qahvaxona\\p{L}*',
      'кафе|кофе(?:йн\\p{L}+|-хол\\p{L}+)',
      'cafes?|coffee shops?',
    ),
    sense('restoran\\p{L}*', 'ресторан\\p{L}*', 'restaurants?'),
    sense('jurnal\\p{L}*', 'журнал(?!ист)\\p{L}*', 'magazines?'),
    sense('doʻkon\\p{L}*', 'магазин\\p{L}*', 'shops?|stores?'),
    sense('bankomat\\p{L}*', 'банкомат\\p{L}*', 'ATMs?|cash machines?'),
    sense('mehmonxona\\p{L}*', 'гостиниц\\p{L}+|отел\\p{L}+', 'hotels?'),
  ],
  [
    sense('kattalar\\p{L}*', 'взросл\\p{L}+', 'adults?|grown ups?'),
    sense('bola\\p{L}*', 'дет(?!ал)\\p{L}+|реб[её]н\\p{L}+', 'child\\p{L}*|kids?'),
    sense('goʻdak\\p{L}*|chaqaloq\\p{L}*', 'младен\\p{L}+|грудн\\p{L}+', 'infants?'),
  ],
  [
    sense('telefon\\p{L}*', 'телефон\\p{L}*', 'phones?|telephones?'),
    sense('noutbuk\\p{L}*', 'ноутбук\\p{L}*', 'laptops?'),
    sense('planshet\\p{L}*', 'планшет\\p{L}*', 'tablets?'),
    sense(
      'kamera\\p{L}*|fotoapparat\\p{L}*',
      'камер(?!.? хранен)\\p{L}+|фотоаппарат\\p{L}*',
      'cameras?',
    ),
  ],
  [
    sense(
      'sotib ol\\p{L}+|xarid\\p{L}*',
      'куп\\p{L}+|покуп\\p{L}+',
      'b(?:uy\\p{L}*|ought)|purchas\\p{L}+',
    ),
    sense('sot(?:il|a|ish|uv)(?!ib ol)\\p{L}*', 'прода\\p{L}+', 's(?:ell\\p{L}*|old)'),
  ],
  [
    sense('yoz(?:ing|ish|adi|ib)\\p{L}*', 'напи[сш]\\p{L}+|пи[сш]\\p{L}+', 'writ\\p{L}+'),
    sense('qoʻngʻiroq\\p{L}*', 'звон\\p{L}+|позвон\\p{L}+', 'call\\p{L}*|phone|ring'),
  ],
  [
    sense('Toshkent\\p{L}*', 'Ташкент\\p{L}*|ташкентск\\p{L}+', 'Tashkent\\p{L}*'),
    sense('Samarqand\\p{L}*', 'Самарканд\\p{L}*|самаркандск\\p{L}+', 'Samarkand\\p{L}*'),
    sense('Buxoro\\p{L}*', 'Бухар\\p{L}+|бухарск\\p{L}+', 'Bukhara\\p{L}*'),
    sense('Urganch\\p{L}*', 'Ургенч\\p{L}*', 'Urgench'),
    sense('Xiva\\p{L}*', 'Хив\\p{L}+|хивинск\\p{L}+', 'Khiva'),
    sense('Nukus\\p{L}*', 'Нукус\\p{L}*', 'Nukus'),
    sense('Namangan\\p{L}*', 'Наманган\\p{L}*', 'Namangan'),
    sense('Fargʻona\\p{L}*', 'Ферган\\p{L}+|ферганск\\p{L}+', 'Fergana'),
    sense('Termiz\\p{L}*', 'Термез\\p{L}*', 'Termez'),
    sense('Istanbul\\p{L}*|Istambul\\p{L}*', 'Стамбул\\p{L}*', 'Istanbul'),
    sense('Moskva\\p{L}*', 'Москв\\p{L}+|московск\\p{L}+', 'Moscow'),
    sense('Dubay\\p{L}*', 'Дубай|Дубае|Дубая', 'Dubai'),
    sense('Boku\\p{L}*', 'Баку', 'Baku'),
    sense('Qozon\\p{L}*', 'Казан\\p{L}+', 'Kazan'),
    sense('Sian\\p{L}*', 'Сиан\\p{L}+', 'Xi’an'),
  ],
  [
    sense('it(?:i|lar|ingiz|ni|ga)?', 'собак\\p{L}+', 'dogs?'),
    sense('mushuk\\p{L}*', 'кош\\p{L}+|кот(?:а|ы|ов)?', 'cats?'),
    sense('qush\\p{L}*', 'птиц\\p{L}+', 'birds?'),
  ],
  [
    sense('olma(?:si|lar|ni)?', 'яблок\\p{L}*|яблоч\\p{L}+', 'apples?'),
    sense('uzum\\p{L}*', 'виноград\\p{L}*', 'grapes?'),
    sense('anor\\p{L}*', 'гранат\\p{L}*', 'pomegranates?'),
    sense('oʻrik\\p{L}*', 'урюк\\p{L}*|абрикос\\p{L}*|кураг\\p{L}+', 'apricots?'),
    sense('qovun\\p{L}*', 'дын\\p{L}+', 'melons?'),
    sense('tarvuz\\p{L}*', 'арбуз\\p{L}*', 'watermelons?'),
    sense('gilos\\p{L}*', 'черешн\\p{L}+', 'cherr\\p{L}+'),
    sense('anjir\\p{L}*', 'инжир\\p{L}*', 'figs?'),
  ],
  [
    sense('bodom\\p{L}*', 'миндал\\p{L}+', 'almonds?'),
    sense('yongʻoq\\p{L}*', '(?:грецк\\p{L}+ )?орех\\p{L}*', '(?:wal)?nuts?'),
    sense('pista\\p{L}*', 'фисташ\\p{L}+', 'pistachios?'),
    sense('mayiz\\p{L}*', 'изюм\\p{L}*', 'raisins?'),
    sense('asal\\p{L}*', 'м[её]д\\p{L}*', 'honey'),
    sense('shakar\\p{L}*', 'сахар\\p{L}*', 'sugar'),
  ],
  [
    sense('xodim\\p{L}*', 'сотрудник\\p{L}*|персонал\\p{L}*', 'staff|employees?'),
    sense('yoʻlovchi\\p{L}*', 'пассажир\\p{L}*', 'passengers?|travellers?'),
    sense('haydovchi\\p{L}*', 'водител\\p{L}+', 'drivers?'),
    sense('mehmon(?!xona|doʻst)\\p{L}*', 'гост(?!и[нт])\\p{L}+', 'guests?'),
  ],
  [
    sense('direktor\\p{L}*', 'директор\\p{L}*', 'directors?'),
    sense('muhandis\\p{L}*', 'инженер\\p{L}*', 'engineers?'),
    sense('shifokor\\p{L}*', 'врач\\p{L}*', 'doctors?'),
    sense('hamshira\\p{L}*', 'медсестр\\p{L}+', 'nurses?'),
    sense('dispetcher\\p{L}*', 'диспетчер\\p{L}*', 'controllers?|dispatchers?'),
  ],
  [
    sense('ibodat xona\\p{L}*|namozxona\\p{L}*', 'молитв\\p{L}+|молельн\\p{L}+', 'prayer'),
    sense('hojatxona\\p{L}*', 'туалет\\p{L}*', 'toilets?'),
    sense('tibbiy\\p{L}*|tibbiyot\\p{L}*', 'медпункт\\p{L}*|медицинск\\p{L}+', 'medical'),
    sense('topilma\\p{L}*', 'наход(?:ок|ки)', 'lost and found'),
    sense('yuk saqlash\\p{L}*', 'камер\\p{L}+ хранени\\p{L}+', 'left luggage'),
  ],
  [
    sense('bekat\\p{L}*', 'остановк\\p{L}+|останов(?:ок|и?тся)', 'stops?'),
    sense('vokzal\\p{L}*', 'вокзал\\p{L}*', 'stations?'),
    sense('avtoturargoh\\p{L}*', 'парков\\p{L}+|стоянк\\p{L}+', 'car parks?|parking|parked'),
  ],
  [
    sense('ertak\\p{L}*|kitob\\p{L}*', 'книг\\p{L}+|книж\\p{L}+', 'books?'),
    sense('jurnal\\p{L}*', 'журнал(?!ист)\\p{L}*', 'magazines?'),
    sense('gazeta\\p{L}*', 'газет\\p{L}+', 'newspapers?'),
  ],
  [
    sense('Rossiya\\p{L}*', 'Росси\\p{L}+|российск\\p{L}+', 'Russia'),
    sense('Turkiya\\p{L}*', 'Турци\\p{L}+|турецк\\p{L}+', 'Turke?y|Türkiye|Turkish'),
    sense('Xitoy\\p{L}*', 'Кита\\p{L}+', 'China|Chinese'),
    sense('Qozogʻiston\\p{L}*', 'Казахстан\\p{L}*', 'Kazakhstan'),
    sense('Oʻzbekiston\\p{L}*', 'Узбекистан\\p{L}*', 'Uzbekistan'),
    sense('Koreya\\p{L}*', 'Коре(?:я|ю|и|ей|йск\\p{L}+)', 'Korea\\p{L}*'),
  ],
  [
    sense('vazn\\p{L}*|ogʻirlik\\p{L}*', 'вес(?!ь|н|е[нл])\\p{L}*|весит', 'weigh\\p{L}+'),
    sense(
      'oʻlcham\\p{L}*',
      'размер\\p{L}*|габарит\\p{L}*',
      'size\\p{L}*|measure\\p{L}+|dimensions?',
    ),
    sense('uzunlig\\p{L}+', 'длин(?!н)\\p{L}+', 'lengths?'),
    sense('balandlig\\p{L}+', 'высот\\p{L}+', 'height'),
    sense('hajm\\p{L}*', 'объ[её]м\\p{L}*|[её]мкост\\p{L}+', 'volumes?|capacit\\p{L}+'),
  ],
  [
    sense('eshit(?!tir)\\p{L}+', 'слух\\p{L}*|слыш\\p{L}+', 'hear\\p{L}+|deaf'),
    sense('koʻrish\\p{L}*|koʻzi ojiz\\p{L}*', 'зрени\\p{L}+|незряч\\p{L}+', 'sight\\p{L}*|blind'),
  ],
  [
    sense('perron\\p{L}*', 'перрон\\p{L}*', 'apron'),
    sense('avtoturargoh\\p{L}*', 'парков\\p{L}+', 'car parks?|parking'),
    sense('uchish qoʻnish\\p{L}*', 'взлётно\\p{L}*', 'runways?'),
    sense('maydon\\p{L}*', 'площад\\p{L}+', 'forecourt|square|field'),
  ],
  [
    sense('yuz(?:ga|ta|lab)', 'сто|сотн\\p{L}+', 'hundreds?'),
    sense('ming(?:ga|ta|lab)?', 'тысяч\\p{L}*', 'thousands?'),
  ],
];
