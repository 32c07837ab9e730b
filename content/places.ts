import { aroundTheClock, daily } from './types';
import type { PlaceContent, PlaceKind } from './types';

type Entry = Omit<PlaceContent, 'kind' | 'area'>;

/** Every place has the slug of its area on the floor plan. */
const ofKind = (kind: PlaceKind, entries: Entry[]): PlaceContent[] =>
  entries.map((entry) => ({ ...entry, kind, area: entry.slug }));

const shops: Entry[] = [
  {
    slug: 'dorixona',
    title: { uz: 'Dorixona', ru: 'Аптека', en: 'Pharmacy' },
    text: {
      uz: 'Dori-darmon va bolalar parvarishi, 1-qavat',
      ru: 'Лекарства и товары для детей, 1 этаж',
      en: 'Medicines and baby care on floor 1',
    },
    body: {
      uz: `Retseptsiz dorilar, bogʻlov vositalari, linza suyuqligi va bolalar uchun taglik sotiladi. Retsept talab qilinadigan dori retseptning asl nusxasi boʻyicha beriladi. Farmatsevt oʻzbek va rus tillarida, oddiy savollarga ingliz tilida ham javob beradi.

- Ogʻriq qoldiruvchi tabletka: 8–25 ming soʻm
- Yoʻlda koʻngil aynishiga qarshi vosita: 15–40 ming soʻm
- Plastir va bint toʻplami: 20–45 ming soʻm

Joyi: 1-qavat, kelish zali, 3-eshik roʻparasi, nazoratdan oldin. Naqd soʻm, Uzcard, Humo, Visa va Mastercard qabul qilinadi. Tax free cheki berilmaydi.

Dorixona yopiq paytda ahvolingiz yomonlashsa, [tibbiyot punktiga](/services/medical-post/) boring. Kuchli taʼsir etuvchi dorini chet elga olib chiqishdan oldin qoidani [Bojxona qoʻmitasidan](https://example.com/customs) aniqlang.`,
      ru: `Здесь продают безрецептурные лекарства, перевязочные материалы, раствор для линз и подгузники. Рецептурное отпускают только по оригиналу рецепта. Провизор говорит по-узбекски и по-русски, на простые вопросы ответит и по-английски.

- Обезболивающее: 8–25 тысяч сумов
- Средство от укачивания: 15–40 тысяч сумов
- Набор пластырей и бинтов: 20–45 тысяч сумов

Аптека на 1 этаже, в зале прилёта, напротив выхода в город 3, до контроля. Принимают наличные сумы, Uzcard, Humo, Visa и Mastercard. Чеки tax free не оформляют.

Если аптека закрыта, а вам плохо, идите в [медпункт](/services/medical-post/). Правила вывоза сильнодействующих препаратов заранее уточните в [Таможенном комитете](https://example.com/customs).`,
      en: `The pharmacy keeps over-the-counter medicines, dressings, contact lens solution and nappies. Prescription medicines are sold against the original prescription only. The pharmacist speaks Uzbek and Russian, and enough English for simple questions.

- Painkillers: 8,000–25,000 UZS
- Travel sickness tablets: 15,000–40,000 UZS
- A set of plasters and bandages: 20,000–45,000 UZS

It is in the arrivals hall on floor 1, facing exit 3, before security. Cash in soʻm, Uzcard, Humo, Visa and Mastercard are accepted. No tax free forms are issued.

If you feel ill while it is closed, go to the [medical post](/services/medical-post/). Before taking strong medicines abroad, check the rules with the [Customs Committee](https://example.com/customs).`,
    },
    side: 'before',
    floor: 1,
    type: 'pharmacy',
    category: 'essentials',
    hours: daily('08:00', '20:00'),
    phone: '+998 00 000 00 37',
    keywords: {
      uz: 'dori, tabletka, plastir, retsept, taglik, bosh ogʻrigʻi, linza',
      ru: 'лекарства, таблетки, пластырь, рецепт, подгузники, головная боль, линзы',
      en: 'medicine, chemist, tablets, plasters, prescription, nappies, headache, lenses',
    },
  },
  {
    slug: 'suzani',
    title: { uz: 'Suzani', ru: 'Сюзане', en: 'Suzani' },
    text: {
      uz: 'Gilam, kashta va ipak, 1-qavat',
      ru: 'Ковры, вышивка и шёлк, 1 этаж',
      en: 'Carpets, embroidery and silk on floor 1',
    },
    body: {
      uz: `Doʻkonda viloyat ustalarining qoʻl kashtasi, ipak roʻmollari va kichik gilamlari bor. Har bir suzanining yorligʻida usta ismi va tikilgan joyi yozilgan. Buyumlarning hammasi yangi, antikvar sotilmaydi. Chekni saqlang: bojxonada soʻralishi mumkin.

Kashtali yostiq jildi 150–350 ming, ipak roʻmol 200–600 ming, devorga osiladigan suzani 900 ming – 4 mln soʻm turadi. Gilam oʻralib, dastali xaltaga solinadi. Katta gilam odatda bagajga topshiriladi.

Barcha bank kartalari va naqd soʻm oʻtadi. Chet el fuqarosi tax free chekini toʻlovdan oldin, pasport bilan soʻraydi. Doʻkon 1-qavatda, liftlar yonida, nazoratdan oldin, yakshanba kuni yopiq. Yakshanbada [Ipak yoʻli](/services/shops/ipak-yoli/) doʻkoniga kirishingiz mumkin: u xalqaro reyslar hududida.`,
      ru: `В магазине собраны ручная вышивка, шёлковые платки и небольшие ковры мастеров области. На бирке каждого сюзане указано, кто и где его вышил. Все вещи новые, антиквариата здесь нет. Сохраните чек: его могут попросить на таможне.

Наволочка с вышивкой стоит 150–350 тысяч сумов, шёлковый платок — 200–600 тысяч, настенное сюзане — от 900 тысяч до 4 млн. Ковёр скатают и уложат в чехол с ручками. Большой ковёр обычно сдают в багаж.

К оплате принимают любые банковские карты и наличные сумы. Иностранцам оформляют tax free: скажите об этом до оплаты и покажите паспорт. Магазин на 1 этаже, у лифтов, до контроля. По воскресеньям он закрыт, тогда загляните в [«Ипак йули»](/services/shops/ipak-yoli/) в международной зоне.`,
      en: `Hand embroidery, silk scarves and small carpets come from makers in the region. The label on each suzani names the embroiderer and the place. Everything is new and no antiques are sold. Keep the receipt, as customs may ask for it.

Embroidered cushion covers cost 150,000–350,000 UZS, silk scarves 200,000–600,000, and wall suzanis from 900,000 to 4 million. Staff roll a carpet into a sleeve with handles. Large ones usually travel in the hold.

All bank cards and cash in soʻm are taken. Foreign citizens can have a tax free form: show your passport before paying. The shop is on floor 1, by the lifts, before security. It closes on Sundays; [Ipak Yoʻli](/services/shops/ipak-yoli/) in the international area is then open.`,
    },
    side: 'before',
    floor: 1,
    type: 'souvenirs',
    category: 'gifts',
    hours: [{ days: [1, 2, 3, 4, 5, 6], from: '09:00', to: '19:00' }],
    phone: '+998 00 000 00 38',
    keywords: {
      uz: 'suzana, kashtachilik, gilam, ipak roʻmol, sovgʻa, hunarmand',
      ru: 'сузани, вышивка, ковёр, шёлковый платок, подарок, рукоделие',
      en: 'embroidery, carpet, rug, silk scarf, textile, handmade gift',
    },
  },
  {
    slug: 'kundalik',
    title: { uz: 'Kundalik', ru: 'Кундалик', en: 'Kundalik' },
    text: {
      uz: 'Kecha-yu kunduz ishlaydigan supermarket',
      ru: 'Супермаркет, открытый круглосуточно',
      en: 'Supermarket, open day and night',
    },
    body: {
      uz: `Suv, non, meva, sut mahsulotlari, bolalar ovqati, tish choʻtkasi, nam salfetka. Narxlar shahardagi supermarketlarniki bilan deyarli bir xil.

Yoʻlga koʻp olinadigani: yarim litrli suv (4–7 ming soʻm), tandir noni (5–9 ming), quruq meva aralashmasi (25–45 ming). Qaynoq suv kassa yonida bepul quyib beriladi.

### Bilib qoʻying

Xalqaro reysda suv va yogurt 100 ml dan oshsa, odatda nazoratdan oʻtkazilmaydi. Ularni shu yerda ichib ketgan maʼqul. Pichoq va shunga oʻxshash buyumlar faqat bagajda tashiladi.

Oʻz-oʻziga xizmat kassalari ikkita, karta bilan ishlaydi. Naqd soʻmni kassir oladi. Tax free yoʻq. Doʻkon 1-qavat kelish zalida, yashil yoʻlakdan oʻngda, nazoratdan oldin; kutib oluvchilar ham kira oladi.`,
      ru: `Вода, хлеб, фрукты, молочное, детское питание, зубные щётки, влажные салфетки. Цены почти как в городском супермаркете.

Чаще всего в дорогу берут воду 0,5 л (4–7 тысяч сумов), лепёшку из тандыра (5–9 тысяч) и смесь сухофруктов (25–45 тысяч). Кипяток наливают бесплатно у кассы.

### Полезно знать

На международных рейсах вода и йогурт больше 100 мл контроль обычно не проходят: выпейте их здесь. Ножи и похожие предметы можно везти только в багаже.

Две кассы самообслуживания работают с картами, наличные сумы принимает кассир. Tax free не оформляют. Магазин на 1 этаже, в зале прилёта, справа от зелёного коридора; зайти могут и встречающие.`,
      en: `Water, bread, fruit, dairy, baby food, toothbrushes, wet wipes. Prices are close to a city supermarket’s.

Travellers mostly pick up half a litre of water (4,000–7,000 UZS), a tandoor loaf (5,000–9,000) and a bag of mixed dried fruit (25,000–45,000). Boiling water for a flask is free by the till.

### Good to know

On international flights, water and yoghurt over 100 ml are usually stopped at security: finish them here. Knives may only go in hold baggage.

Two self-service tills take cards; the staffed one also takes cash in soʻm. No tax refund on these goods. It is in the arrivals hall on floor 1, right of the green channel, so people meeting a flight can come in.`,
    },
    side: 'before',
    floor: 1,
    type: 'groceries',
    category: 'in-a-hurry',
    hours: aroundTheClock,
    phone: '+998 00 000 00 39',
    keywords: {
      uz: 'supermarket, suv, non, meva, bolalar ovqati, qaynoq suv, 24 soat',
      ru: 'супермаркет, вода, хлеб, фрукты, детское питание, кипяток, круглосуточно',
      en: 'supermarket, water, bread, fruit, baby food, hot water, 24 hours',
    },
  },
  {
    slug: 'aloqa',
    title: { uz: 'Aloqa', ru: 'Алока', en: 'Aloqa' },
    text: {
      uz: 'SIM-karta, eSIM va telefonlar, 1-qavat',
      ru: 'SIM-карты, eSIM и телефоны, 1 этаж',
      en: 'SIM cards, eSIM and phones on floor 1',
    },
    body: {
      uz: `Mahalliy raqam olish uchun pasport kerak. Rasmiylashtirish 5–10 daqiqa davom etadi, karta shu yerning oʻzida ishga tushiriladi. Telefoningiz eSIM bilan ishlasa, QR-kod beriladi.

**Narxlar.** Sayyohlar uchun internetli paket 60–120 ming soʻm, quvvatlash kabeli 40–90 ming, tugmali oddiy telefon 250–400 ming soʻm.

Oʻzingiz bilan olib kelgan telefonni mahalliy tarmoqda roʻyxatdan oʻtkazish kerakmi-yoʻqmi, sotuvchi IMEI boʻyicha tekshirib beradi. Muddat va shartlar oʻzgarib turadi.

Doʻkon tunda ham ochiq: 1-qavat, kelish zali, 1-eshik tomonda. Naqd soʻm va kartalar qabul qilinadi, valyutani oldin [ayirboshlash shoxobchasida](/services/currency-exchange/) almashtiring. Aloqa xizmatiga tax free qoʻllanmaydi. Shoshilmasangiz, terminaldagi [bepul Wi-Fi](/services/wifi/) ham bor.`,
      ru: `Чтобы купить местный номер, нужен паспорт. Оформление занимает 5–10 минут, карту включают при вас. Если телефон поддерживает eSIM, выдадут QR-код.

**Цены.** Пакет с интернетом для туриста — 60–120 тысяч сумов, зарядный кабель — 40–90 тысяч, простой кнопочный телефон — 250–400 тысяч сумов.

Нужно ли регистрировать привезённый телефон в местной сети, продавец проверит по IMEI. Сроки и условия меняются.

Салон работает и ночью; он в зале прилёта на 1 этаже, со стороны выхода в город 1. Принимают карты и наличные сумы, валюту сначала поменяйте в [обменном пункте](/services/currency-exchange/). На услуги связи tax free не действует. Если спешки нет, в терминале есть [бесплатный Wi-Fi](/services/wifi/).`,
      en: `You need a passport to buy a local number. It takes 5–10 minutes, and the card is activated while you wait. If your phone supports eSIM, you get a QR code instead.

**Prices.** A visitor’s data package is 60,000–120,000 UZS, a charging cable 40,000–90,000 and a basic phone with buttons 250,000–400,000 UZS.

Staff can check by IMEI whether the phone you brought must be registered on the local network. The terms change from time to time.

The shop stays open at night, in the arrivals hall on floor 1, towards exit 1. Cards and cash in soʻm are accepted; change money first at the [exchange office](/services/currency-exchange/). Tax free does not apply to mobile services. The terminal also has [free Wi-Fi](/services/wifi/).`,
    },
    side: 'before',
    floor: 1,
    type: 'electronics',
    category: 'essentials',
    hours: aroundTheClock,
    phone: '+998 00 000 00 24',
    keywords: {
      uz: 'sim karta, simka, mobil internet, mahalliy raqam, IMEI, kabel, telefon',
      ru: 'симка, сим-карта, мобильный интернет, местный номер, IMEI, кабель',
      en: 'sim card, mobile internet, local number, IMEI, cable, phone, roaming',
    },
  },
  {
    slug: 'gulzor',
    title: { uz: 'Gulzor', ru: 'Гулзор', en: 'Gulzor' },
    text: {
      uz: 'Kutib olish uchun gullar, 1-qavat',
      ru: 'Цветы для встречи, 1 этаж',
      en: 'Flowers for a welcome, on floor 1',
    },
    body: {
      uz: `Gulzor 1-qavatda, yoʻlovchilar yashil yoʻlakdan chiqadigan joyda, 3-eshik yonida. Atirgul, xrizantema, mavsumda lola va sallagul topasiz.

Bitta atirgul 12–25 ming, tayyor guldasta 100–350 ming, sharlar toʻplami 60–150 ming soʻm. Buyurtma guldasta chorak soatda tuziladi. Qoʻngʻiroq qilib, reys raqamini aytsangiz, samolyot qoʻnishiga tayyorlab qoʻyiladi; uning vaqtini [tablodan](/flight-board/) kuzatishingiz mumkin.

Toʻlov naqd soʻmda, karta yoki QR-kod bilan. Tax free yoʻq, chunki gullar shu yerda qoladi.

Uchib ketayotgan boʻlsangiz: suv toʻldirilgan idishni nazoratga olib kirmang. Ayrim davlatlar kesilgan gulni karantin hujjatisiz kiritmaydi, boradigan mamlakat qoidasini oldindan bilib oling. Tuvakdagi oʻsimliklar sotilmaydi.`,
      ru: `Цветочный магазин стоит на 1 этаже, там, где прилетевшие выходят из зелёного коридора, у выхода в город 3. Здесь розы и хризантемы, в сезон — тюльпаны и пионы.

Одна роза стоит 12–25 тысяч сумов, готовый букет — 100–350 тысяч, связка шаров — 60–150 тысяч. Букет на заказ собирают за четверть часа. Позвоните и назовите номер рейса — цветы будут готовы к посадке; время видно на [табло](/flight-board/).

Оплата наличными в сумах, картой или по QR-коду. Tax free не бывает: цветы остаются здесь.

Если вы сами улетаете, не берите на контроль сосуды с водой. Некоторые страны не пропускают срезанные цветы без карантинного документа, узнайте правила заранее. Растений в горшках в продаже нет.`,
      en: `Gulzor stands on floor 1, where passengers leave the green channel, by exit 3. It sells roses and chrysanthemums, and tulips and peonies in season.

A single rose costs 12,000–25,000 UZS, a ready bouquet 100,000–350,000 and a bunch of balloons 60,000–150,000. A bouquet to order takes a quarter of an hour. Ring with the flight number and it will be ready for the landing; follow the time on the [flight board](/flight-board/).

Pay in cash soʻm, by card or by QR code. No tax refund on these goods, since the flowers stay here.

Flying out yourself? Do not bring water in a vase to security. Some countries refuse cut flowers without a plant health certificate. Potted plants are not sold.`,
    },
    side: 'before',
    floor: 1,
    type: 'flowers',
    category: 'gifts',
    hours: daily('07:00', '23:00'),
    phone: '+998 00 000 00 25',
    keywords: {
      uz: 'gul, guldasta, atirgul, kutib olish, shar, bayram',
      ru: 'букет, розы, встретить, шары, праздник, цветочный',
      en: 'bouquet, roses, florist, meeting someone, balloons, celebration',
    },
  },
  {
    slug: 'taqvim',
    title: { uz: 'Taqvim', ru: 'Таквим', en: 'Taqvim' },
    text: {
      uz: 'Gazeta, jurnal va kitoblar, 1-qavat',
      ru: 'Газеты, журналы и книги, 1 этаж',
      en: 'Newspapers, magazines and books, floor 1',
    },
    body: {
      uz: `Taqvim — 1-qavatda, kelish zalining gʻarbiy devoridagi kichik kitob doʻkoni. Ertalab soat yettida shu kungi gazetalar keladi, ingliz tilidagi nashrlar esa bir kun kechikadi.

Tokchalarda oʻzbek nasri, rus tilidagi roman va detektivlar, bolalar uchun boʻyama kitoblar, otkritka va krossvordlar turadi. Shahar xaritasi 25–40 ming soʻm, choʻntak kitob 35–80 ming, otkritka 3–6 ming. Pochta markasi ham shu yerda, lekin pochta qutisi terminalda yoʻq.

Soʻm, Uzcard, Humo va Visa olinadi. Mayda xarid uchun naqd pulni tayyorlab qoʻygan yaxshi: katta pulni har doim ham maydalab boʻlmaydi. Tax free chekini doʻkon bermaydi.

Shanba-yakshanba soat sakkizda ochiladi. Uchishdan oldin boʻlsangiz, 2-qavatdagi [Yoʻl kitobi](/services/shops/yol-kitobi/) yaqinroq.`,
      ru: `«Таквим» — небольшой книжный магазин на 1 этаже, у западной стены зала прилёта. К семи утра привозят свежие газеты, издания на английском приходят на день позже.

На полках узбекская проза, романы и детективы на русском, раскраски, открытки, кроссворды. Карта города стоит 25–40 тысяч сумов, карманная книга — 35–80 тысяч, открытка — 3–6 тысяч. Марки тоже есть, но почтового ящика в терминале нет.

Принимают сумы, Uzcard, Humo и Visa. Для мелкой покупки лучше приготовить наличные без сдачи: крупную купюру не всегда могут разменять. Чеков tax free здесь не выдают.

В субботу и воскресенье магазин открывается в восемь. Перед вылетом удобнее зайти в [«Йул китоби»](/services/shops/yol-kitobi/) на 2 этаже.`,
      en: `Taqvim is a small bookshop on floor 1, along the west wall of the arrivals hall. The day’s papers are on the shelf from seven in the morning; titles in English come a day late.

There is Uzbek fiction, Russian novels and crime, colouring books, postcards and crosswords. A city map costs 25,000–40,000 UZS, a paperback 35,000–80,000 and a postcard 3,000–6,000. Stamps are sold as well, though the terminal has no letter box.

Cash in soʻm, Uzcard, Humo and Visa are taken. Bring change for something small; large notes cannot always be broken. There are no tax free forms.

On Saturdays and Sundays it opens at eight. If you are about to depart, [Yoʻl Kitobi](/services/shops/yol-kitobi/) on floor 2 is nearer.`,
    },
    side: 'before',
    floor: 1,
    type: 'press',
    category: 'essentials',
    hours: [
      { days: [1, 2, 3, 4, 5], from: '07:00', to: '21:00' },
      { days: [6, 7], from: '08:00', to: '20:00' },
    ],
    keywords: {
      uz: 'gazeta, jurnal, kitob, otkritka, xarita, boʻyama, marka',
      ru: 'газеты, журналы, книги, открытки, карта города, раскраска, марки',
      en: 'newspaper, magazine, book, postcard, city map, colouring book, stamps',
    },
  },
  {
    slug: 'safar',
    title: { uz: 'Safar', ru: 'Сафар', en: 'Safar' },
    text: {
      uz: 'Jomadon, qulf va yoʻl yostigʻi, 1-qavat',
      ru: 'Чемоданы, замки и подушки в дорогу, 1 этаж',
      en: 'Suitcases, locks and neck pillows, floor 1',
    },
    body: {
      uz: `Jomadoningizning gʻildiragi sindimi yoki yukingiz meʼyordan ogʻir chiqdimi — shu doʻkonga kiring. Eshik oldidagi tarozi bepul: yukni stolga bormasdan tortib olasiz.

1. Qoʻl yuki oʻlchamidagi jomadon: 600 ming – 1,2 mln soʻm.
2. Boʻyin yostigʻi: 120–250 ming soʻm.
3. Raqamli qulf: 60–100 ming soʻm.

Shuningdek, 100 ml li idishchalar toʻplami va shaffof xalta, yomgʻirpoʻsh, rozetka uchun moslagich bor. Aviakompaniyalarning qoʻl yuki oʻlchamlari har xil; ramkaga solib koʻrsatiladi. Meʼyorlar [bagaj sahifasida](/passengers/baggage/).

Har qanday karta yoki soʻm bilan toʻlanadi. Jomadon uchun tax free cheki pasport bilan rasmiylashtiriladi. Joyi: 1-qavat, liftlar ortida, nazoratdan oldin. Eski jomadonni tashlab ketmang, sotuvchiga topshiring.`,
      ru: `Сломалось колесо у чемодана или багаж вышел тяжелее нормы — вам сюда. Весы у входа бесплатные: вещи можно взвесить, не доходя до стойки.

1. Чемодан размером с ручную кладь: от 600 тысяч до 1,2 млн сумов.
2. Подушка для шеи: 120–250 тысяч сумов.
3. Кодовый замок: 60–100 тысяч сумов.

Ещё есть флаконы по 100 мл с прозрачным пакетом, дождевики и переходники для розеток. Размеры ручной клади у авиакомпаний разные, чемодан примерят к рамке при вас. Нормы — на странице [о багаже](/passengers/baggage/).

Платят любой картой или сумами. На чемодан выпишут чек tax free, если при вас паспорт. Магазин на 1 этаже, за лифтами, до контроля. Старый чемодан не бросайте: отдайте продавцу, его вывезут.`,
      en: `A broken wheel, or a bag that turned out too heavy? Come here. The scales by the entrance are free: weigh everything before you reach the desk.

1. A cabin-size suitcase: 600,000 to 1.2 million UZS.
2. A neck pillow: 120,000–250,000 UZS.
3. A combination lock: 60,000–100,000 UZS.

There are also 100 ml bottle sets with a clear bag, rain capes and socket adaptors. Cabin sizes differ by airline; staff will try the case in the frame. Allowances are on the [baggage page](/passengers/baggage/).

Pay with any card or in soʻm. A tax free form for a suitcase needs your passport. Floor 1, behind the lifts, before security. Do not abandon an old case: hand it to the staff.`,
    },
    side: 'before',
    floor: 1,
    type: 'travel-goods',
    category: 'essentials',
    hours: daily('06:00', '23:00'),
    phone: '+998 00 000 00 27',
    keywords: {
      uz: 'chamadon, sumka, tarozi, boʻyin yostigʻi, qulf, moslagich, shaffof xalta',
      ru: 'чемодан, сумка, весы, подушка для шеи, замок, переходник, пакет для жидкостей',
      en: 'luggage, suitcase, scales, neck pillow, padlock, adapter, liquids bag',
    },
  },
  {
    slug: 'yol-kitobi',
    title: { uz: 'Yoʻl kitobi', ru: 'Йул китоби', en: 'Yoʻl Kitobi' },
    text: {
      uz: 'Kitob, xarita va matbuot, joʻnash zali',
      ru: 'Книги, карты и пресса в зале вылета',
      en: 'Books, maps and press in the departure hall',
    },
    body: {
      uz: `Roʻyxatdan oʻtgach, parvozga kitob tanlash uchun qulay joy: doʻkon 2-qavatda, joʻnash zalining sharqiy burchagida, nazoratgacha. Uch tilda badiiy adabiyot, Oʻzbekiston meʼmorchiligi haqida albomlar, bolalar ertaklari, sudoku va jurnallar bor.

Ichkarida oʻtirib varaqlashga ikkita kursi qoʻyilgan. Qisqa hikoyalar toʻplamini soʻrang: 45–70 ming soʻm, Toshkentgacha oʻqishga yetadi. Buklanadigan Oʻzbekiston xaritasi 40–60 ming, rasmli albom 250–480 ming soʻm.

Albom ogʻir, ikki kilogrammgacha chiqadi: qoʻl yukingizda joy borligini hisobga oling. Qimmat nashrlarga chet elliklar uchun tax free cheki yoziladi.

Toʻlov: soʻm, mahalliy va xalqaro kartalar, telefon orqali. Eski, nodir kitoblar sotilmaydi, shuning uchun olib chiqish ruxsatnomasi kerak emas.`,
      ru: `Удобное место, чтобы после регистрации выбрать книгу в полёт: магазин на 2 этаже, в восточном углу зала вылета, до контроля. Художественная литература на трёх языках, альбомы об архитектуре Узбекистана, сказки, судоку и журналы.

Внутри стоят два кресла, книгу можно полистать сидя. Попросите сборник коротких рассказов за 45–70 тысяч сумов: до Ташкента хватит. Складная карта Узбекистана стоит 40–60 тысяч, фотоальбом — 250–480 тысяч сумов.

Альбом тяжёлый, до двух килограммов, учтите это в ручной клади. На дорогие издания иностранцам выписывают чек tax free.

Оплата сумами, местными и международными картами, телефоном. Старых и редких книг не продают, поэтому разрешение на вывоз не понадобится.`,
      en: `Choose something for the flight after check-in: the shop is on floor 2, in the east corner of the departure hall, before security. It has fiction in three languages, albums on the architecture of Uzbekistan, fairy tales, sudoku and magazines.

There are two chairs for browsing. A book of short stories, 45,000–70,000 UZS, lasts about as far as Tashkent. A folding map of Uzbekistan is 40,000–60,000 and a photographic album 250,000–480,000 UZS.

An album weighs up to two kilograms: think of your cabin allowance. Visitors can have a tax free form for dearer editions.

Soʻm, local and international cards and phone payments are accepted. No old or rare books are sold, so no export permit is needed.`,
    },
    side: 'before',
    floor: 2,
    type: 'press',
    category: 'gifts',
    hours: daily('07:00', '22:00'),
    phone: '+998 00 000 00 28',
    keywords: {
      uz: 'kitob, xarita, albom, jurnal, ertak, sudoku, yoʻlda oʻqish',
      ru: 'книга в дорогу, карта Узбекистана, альбом, журнал, сказки, судоку',
      en: 'bookshop, map of Uzbekistan, photo album, magazine, fairy tales, reading',
    },
  },
  {
    slug: 'shirin',
    title: { uz: 'Shirin', ru: 'Ширин', en: 'Shirin' },
    text: {
      uz: 'Shirinlik va non, ichki reyslar hududi',
      ru: 'Сладости и хлеб у внутренних выходов',
      en: 'Sweets and bread by the domestic gates',
    },
    body: {
      uz: `Uyga quruq qoʻl bilan bormaslik uchun soʻnggi imkoniyat: 2-qavat, 1-chiqish roʻparasi, nazoratdan keyin. Faqat ichki reys yoʻlovchilari kira oladi.

Non har kuni tong sahar keltiriladi va odatda kechki oltigacha tugaydi. Ikki dona Samarqand nonini bogʻlam qilib, teshikli qogʻoz xaltaga solishadi; bogʻlami 30–50 ming soʻm. Parvarda va novvot qutisi 25–60 ming, yongʻoqli holvaning yarim kilosi 35–55 ming soʻm turadi.

Ichki reysda nonni qoʻl yukida olib ketsa boʻladi, u meʼyor ichida tortiladi. Yopishqoq shirinliklar folgaga oʻraladi.

Naqd soʻm, Uzcard va Humo olinadi; Visa terminali baʼzan ishlamaydi. Tatib koʻrish bepul. Tax free oziq-ovqatga berilmaydi. Shakarsiz quruq mevalar alohida tokchada.`,
      ru: `Последняя возможность не приехать домой с пустыми руками: 2 этаж, напротив выхода 1, после контроля. Зайти могут только пассажиры внутренних рейсов.

Хлеб привозят на рассвете, к шести вечера его обычно разбирают. Две самаркандские лепёшки перевяжут и положат в бумажный пакет с отверстиями, связка стоит 30–50 тысяч сумов. Коробка парварды и навата — 25–60 тысяч, полкило ореховой халвы — 35–55 тысяч.

На внутреннем рейсе хлеб можно взять в салон, он входит в норму ручной клади. Липкие сладости завернут в фольгу.

Берут наличные сумы, Uzcard и Humo, терминал для Visa иногда не работает. Попробовать можно бесплатно. На еду tax free не оформляют. Сухофрукты без сахара лежат на отдельной полке.`,
      en: `A last chance not to come home empty-handed: floor 2, opposite gate 1, after security. Only domestic passengers can reach it.

Bread arrives at dawn and has usually gone by six. Two Samarkand loaves, tied in a paper bag with air holes, are 30,000–50,000 UZS. A box of parvarda and rock sugar costs 25,000–60,000, and half a kilo of walnut halva 35,000–55,000.

On a domestic flight bread may travel in the cabin, within your allowance. Sticky sweets are wrapped in foil.

Cash in soʻm, Uzcard and Humo are taken; the Visa terminal does not always work. Tasting is free. Tax free does not cover food. Unsugared dried fruit has its own shelf.`,
    },
    side: 'after',
    floor: 2,
    type: 'groceries',
    category: 'gifts',
    hours: daily('05:00', '23:00'),
    keywords: {
      uz: 'halva, novvot, parvarda, Samarqand noni, shirinlik, ichki reys',
      ru: 'халва, нават, парварда, самаркандская лепёшка, сладкое, внутренний рейс',
      en: 'halva, rock sugar, Samarkand bread, sweets, domestic flight, treats',
    },
  },
  {
    slug: 'tuhfa',
    title: { uz: 'Tuhfa', ru: 'Тухфа', en: 'Tuhfa' },
    text: {
      uz: 'Kichik sovgʻalar, ichki reyslar hududi',
      ru: 'Небольшие подарки у внутренних выходов',
      en: 'Small gifts by the domestic gates',
    },
    body: {
      uz: `Bu yerda choʻntakka sigʻadigan narsalar koʻp: magnit, doʻppi, yogʻoch qoshiq, daftar. 2-qavat, ichki reyslar hududi, 1- va 2-chiqishlar orasida, nazoratdan keyin.

**Maslahatimiz.** Chust doʻppisi (70–180 ming soʻm), naqshli daftar (35–60 ming) va sopol hushtak (15–30 ming) bolalarga ham, kattalarga ham yoqadi. Hushtak boʻyogʻi xavfsiz, yorligʻida sinov belgisi bor.

Sovgʻani qogʻozga oʻrash 10 ming soʻm. Sinadigan buyumlar yumshoq qutiga joylanadi.

Karta va naqd soʻm oʻtadi, narxda savdolashilmaydi. Tax free chekini bu doʻkon rasmiylashtirmaydi: chet el fuqarolari buning uchun nazoratdan oldin 1-qavatdagi [Suzani](/services/shops/suzani/) doʻkoniga kirishlari mumkin. Samolyotga chiqish eʼlonlari doʻkon ichida ham eshitiladi. Cheki bor buyumni oʻn kun ichida qaytarish mumkin.`,
      ru: `Здесь много вещей, которые помещаются в карман: магниты, тюбетейки, деревянные ложки, блокноты. Магазин на 2 этаже, между внутренними выходами 1 и 2, после контроля.

**Что взять.** Чустская тюбетейка (70–180 тысяч сумов), блокнот с орнаментом (35–60 тысяч) и глиняная свистулька (15–30 тысяч) нравятся и детям, и взрослым. Краска на свистульках безопасная, отметка о проверке стоит на ярлыке.

Подарочная упаковка — 10 тысяч сумов. Хрупкое уложат в мягкую коробку.

Принимают карты и наличные сумы, торговаться не принято. Tax free здесь не оформляют: за чеком иностранцы могут до контроля зайти в [«Сюзане»](/services/shops/suzani/) на 1 этаже. Объявления о посадке слышны и внутри. С чеком покупку можно вернуть в течение десяти дней.`,
      en: `Most things here fit in a pocket: magnets, skullcaps, wooden spoons, notebooks. The shop is on floor 2, between domestic gates 1 and 2, after security.

**What to take.** A Chust skullcap (70,000–180,000 UZS), a notebook with a pattern (35,000–60,000) or a clay whistle (15,000–30,000) suits children and adults alike. The paint on the whistles is safe, with a test mark on the label.

Gift wrapping is 10,000 UZS. Fragile things are packed in a padded box.

Cards and cash in soʻm are accepted; prices are fixed. Tax free forms are not issued here, but [Suzani](/services/shops/suzani/) on floor 1, before security, has them. Boarding calls are heard inside. Goods can be returned within ten days with the receipt.`,
    },
    side: 'after',
    floor: 2,
    type: 'souvenirs',
    category: 'gifts',
    hours: daily('07:00', '21:00'),
    phone: '+998 00 000 00 30',
    keywords: {
      uz: 'magnit, doʻppi, hushtak, daftar, esdalik, sovgʻa, oʻrash',
      ru: 'магнит, тюбетейка, свистулька, блокнот, сувенир, упаковка подарка',
      en: 'magnet, skullcap, doppi, whistle, notebook, keepsake, gift wrap',
    },
  },
  {
    slug: 'ipak-yoli',
    title: { uz: 'Ipak yoʻli', ru: 'Ипак йули', en: 'Ipak Yoʻli' },
    text: {
      uz: 'Gilam va ipak matolar, 6-chiqish yonida',
      ru: 'Ковры и шёлк у выхода 6',
      en: 'Carpets and silk, by gate 6',
    },
    body: {
      uz: `Doʻkonda toʻqilgan ipak gilamlar, adras va atlas matolar, roʻmol va sharflar sotiladi. U 2-qavatda, xalqaro reyslar hududida, 6-chiqish yonida.

Ipak sharf 180–550 ming soʻm, bir metr adras 120–220 ming, qoʻlda toʻqilgan kichik ipak gilam 5–15 mln soʻm. Gilam bilan toʻqilgan yili va tugun zichligi yozilgan guvohnoma beriladi. Oʻralganda 55 sm dan oshmasa, odatda salonga olib chiqiladi.

### Toʻlov va tax free

Naqd soʻm va xalqaro kartalar. Qimmat gilam haqini ikki kartadan toʻlash mumkin. Tax free chekini pasport va bortga chiqish taloni bilan soʻrang; uning shoxobchasi Registon Duty Free yonida, ish vaqti [sxemada](/airport/scheme/) koʻrsatilgan.

Kattaroq gilamni doʻkon manzilingizga joʻnatadi, muddati va narxi borar davlatga bogʻliq.`,
      ru: `Шёлковые ковры ручной работы, ткани адрас и атлас, платки и шарфы. Магазин на 2 этаже, в международной зоне, у выхода 6.

Шарф из шёлка стоит 180–550 тысяч сумов, метр адраса — 120–220 тысяч, небольшой шёлковый ковёр — 5–15 млн сумов. К ковру дают паспорт изделия с годом работы и плотностью узлов. Свёрнутый ковёр до 55 см обычно можно взять в салон.

### Оплата и tax free

Наличные сумы и международные карты. Дорогой ковёр можно оплатить с двух карт. Для чека tax free покажите паспорт и посадочный талон; пункт возврата рядом с «Регистон Duty Free», его часы указаны на [схеме](/airport/scheme/).

Ковёр побольше магазин отправит по вашему адресу, срок и цена зависят от страны.`,
      en: `Handwoven silk carpets, adras and atlas cloth, scarves and shawls: floor 2, international area, by gate 6.

A silk scarf costs 180,000–550,000 UZS, a metre of adras 120,000–220,000 and a small silk carpet 5–15 million. A carpet comes with a card stating its year and knot density. Rolled to 55 cm, it can usually go in the cabin.

### Payment and tax free

Cash in soʻm and international cards. A costly carpet can be split between two cards. A tax free form needs your passport and boarding pass; the refund point is beside Registon Duty Free, hours on the [floor plan](/airport/scheme/).

Larger pieces can be sent to your address; price and time depend on the country.`,
    },
    side: 'after',
    floor: 2,
    type: 'souvenirs',
    category: 'gifts',
    hours: daily('08:00', '22:00'),
    phone: '+998 00 000 00 31',
    keywords: {
      uz: 'gilam, ipak, adras, atlas mato, sharf, tax free, yetkazib berish',
      ru: 'шёлковый ковёр, адрас, ткань, шарф, шаль, tax free, доставка',
      en: 'silk carpet, rug, adras, fabric, shawl, tax free, shipping',
    },
  },
  {
    slug: 'bodom',
    title: { uz: 'Bodom', ru: 'Бодом', en: 'Bodom' },
    text: {
      uz: 'Yongʻoq va quruq mevalar, 6-chiqish yonida',
      ru: 'Орехи и сухофрукты у выхода 6',
      en: 'Nuts and dried fruit, by gate 6',
    },
    body: {
      uz: `Oʻrik turshagi, mayiz, bodom, pista va yongʻoqni kilolab yoki tayyor qutida olish mumkin. Tortib sotiladigan mahsulotni sotuvchi vakuum xaltaga joylaydi: shunda u yoʻlda ezilmaydi va hidi chiqmaydi.

- Turshak: kilosi 60–110 ming soʻm
- Qovurilgan bodom: 130–200 ming soʻm
- Pista: 220–320 ming soʻm

Xalqaro reysda quruq meva qoʻl yukiga olinadi. Ayrim mamlakatlar oʻsimlik mahsulotini cheklaydi; kelganda deklaratsiya qilish kerak boʻlishi mumkin. Asal va murabbo suyuqlik hisoblanadi, shuning uchun ular faqat muhrlangan xaltada beriladi.

2-qavat, 6-chiqish roʻparasida, nazoratdan keyin. Karta va naqd soʻm olinadi. Tatib koʻring, soʻrash shart emas. Oziq-ovqatga tax free yoʻq.`,
      ru: `Курагу, изюм, миндаль, фисташки и грецкий орех продают на вес и в готовых коробках. Весовой товар запаивают в вакуумный пакет: он не мнётся и не пахнет в дороге.

- Курага: 60–110 тысяч сумов за килограмм
- Жареный миндаль: 130–200 тысяч сумов
- Фисташки: 220–320 тысяч сумов

На международном рейсе сухофрукты можно взять в салон. Некоторые страны ограничивают ввоз растительных продуктов, по прибытии их иногда нужно декларировать. Мёд и варенье считаются жидкостью, поэтому их выдают в запаянном пакете.

Магазин на 2 этаже, напротив выхода 6, после контроля. Принимают карты и наличные сумы. Пробуйте свободно, спрашивать не нужно. На продукты tax free не распространяется.`,
      en: `Dried apricots, raisins, almonds, pistachios and walnuts are sold by weight or in ready boxes. Loose goods are vacuum-sealed, so they neither crush nor smell on the way.

- Dried apricots: 60,000–110,000 UZS a kilogram
- Roasted almonds: 130,000–200,000 UZS
- Pistachios: 220,000–320,000 UZS

On an international flight dried fruit may go in the cabin. Some countries restrict plant products, and you may have to declare them on arrival. Honey and jam count as liquids, so they are handed over in a sealed bag.

Find it on floor 2, opposite gate 6, after security. Cards and cash in soʻm are accepted. Taste what you like without asking. Tax free does not cover food.`,
    },
    side: 'after',
    floor: 2,
    type: 'groceries',
    category: 'gifts',
    hours: daily('06:00', '22:00'),
    phone: '+998 00 000 00 32',
    keywords: {
      uz: 'yongʻoq, turshak, mayiz, pista, quruq meva, asal, vakuum',
      ru: 'орехи, курага, изюм, фисташки, миндаль, мёд, вакуумная упаковка',
      en: 'nuts, apricots, raisins, pistachios, almonds, honey, vacuum pack',
    },
  },
  {
    slug: 'kulol',
    title: { uz: 'Kulol', ru: 'Кулол', en: 'Kulol' },
    text: {
      uz: 'Rishton va Gʻijduvon sopoli, 5-chiqish yonida',
      ru: 'Керамика Риштана и Гиждувана у выхода 5',
      en: 'Rishton and Gʻijduvon ceramics, by gate 5',
    },
    body: {
      uz: `Kulol doʻkonida Rishtonning havorang, Gʻijduvonning jigarrang-yashil sopoli yonma-yon turadi. Lagan, piyola, choynak va devor likopchalari ustaning muhri bilan.

Bitta piyola ham olsa boʻladi (35–70 ming soʻm), oltitalik toʻplam shart emas. Oʻrtacha lagan 180–420 ming, choynak 120–260 ming soʻm. Sirida qoʻrgʻoshin yoʻq, idishda ovqat yesa boʻladi; bezak buyumlari alohida belgilangan.

Har bir idish koʻpikli qogʻozga va qattiq qutiga joylanadi, bu bepul. Quti qoʻl yukiga sigʻadigan oʻlchamda. Singan boʻlsa, chek va surat bilan yozing: kulol@example.com.

Karta, naqd soʻm yoki QR-kod orqali toʻlanadi. Chet ellik xaridorga tax free cheki shu zahoti beriladi. Manzil: 2-qavat, xalqaro reyslar, 5-chiqish yonida.`,
      ru: `В «Кулоле» рядом стоят голубая керамика Риштана и коричнево-зелёная Гиждувана. Ляганы, пиалы, чайники и настенные тарелки с клеймом мастера.

Пиалу можно взять и одну (35–70 тысяч сумов), набор из шести покупать не обязательно. Средний ляган — 180–420 тысяч, чайник — 120–260 тысяч сумов. Свинца в глазури нет, из посуды можно есть; декоративные вещи помечены отдельно.

Каждый предмет бесплатно обернут плёнкой и уложат в жёсткую коробку под размер ручной клади. Если что-то разбилось, пришлите чек и снимок на kulol@example.com.

Платят картой, сумами или по QR-коду. Иностранному покупателю чек tax free выпишут сразу. Адрес: 2 этаж, международная зона, у выхода 5.`,
      en: `The blue ware of Rishton and the brown and green of Gʻijduvon stand side by side here. Platters, bowls, teapots and wall plates carry the maker’s mark.

You can buy a single tea bowl (35,000–70,000 UZS). A medium platter is 180,000–420,000 and a teapot 120,000–260,000 UZS. The glaze is lead-free and safe to eat from; purely decorative pieces are marked as such.

Everything is packed free in a stiff box that fits a cabin bag. If something breaks, send the receipt and a picture to kulol@example.com.

Pay by card, QR code or in soʻm; a foreign buyer gets a tax free form on the spot. Find it on floor 2, in the international area, by gate 5.`,
    },
    side: 'after',
    floor: 2,
    type: 'souvenirs',
    category: 'gifts',
    hours: daily('09:00', '21:00'),
    phone: '+998 00 000 00 33',
    keywords: {
      uz: 'sopol, kulolchilik, lagan, piyola, choynak, Rishton, Gʻijduvon',
      ru: 'керамика, посуда, ляган, пиала, чайник, Риштан, Гиждуван',
      en: 'pottery, platter, lagan, tea bowl, piala, teapot, Rishtan, Gijduvan',
    },
  },
  {
    slug: 'atlas',
    title: { uz: 'Atlas', ru: 'Атлас', en: 'Atlas' },
    text: {
      uz: 'Milliy matodan zamonaviy kiyim, xalqaro hudud',
      ru: 'Современная одежда из местных тканей, международная зона',
      en: 'Modern clothes in local cloth, international area',
    },
    body: {
      uz: `Atlas va adrasdan tikilgan koʻylak, chopon, kamzul, erkaklar koʻylagi, bolalar libosi. Brendlar mahalliy, oʻlchamlar XS dan XXL gacha, bolalarga 2 yoshdan 12 yoshgacha.

Ikkita kiyib koʻrish xonasi bor, biriga nogironlar aravachasi sigʻadi. Etagini qisqartirish yarim soat oladi (40 ming soʻm), lekin bortga chiqish boshlangan boʻlsa, buyurtma olinmaydi.

Nimalarni olish mumkin: yozgi koʻylak 380–750 ming, yengil chopon 650 ming – 1,6 mln, adras galstuk 120–190 ming soʻm.

Matoni qanday yuvish yorliqda uch tilda yozilgan: ipakni sovuq suvda, qoʻlda. Tax free chekini kassada soʻrang. Toʻlov xalqaro kartalar va soʻmda; boʻlib toʻlash yoʻq. Joyi: 2-qavat, 6- va 7-chiqishlar orasi, ichki qator. Almashtirish faqat uchib ketguningizcha.`,
      ru: `Платья, чапаны, жилеты, мужские рубашки и детские вещи из атласа и адраса. Марки местные, размеры от XS до XXL, детские — от 2 до 12 лет.

Примерочных две, в одну можно въехать на инвалидной коляске. Подол укоротят за полчаса (40 тысяч сумов), но если посадка уже началась, заказ не возьмут.

Что можно выбрать: летнее платье — 380–750 тысяч сумов, лёгкий чапан — от 650 тысяч до 1,6 млн, галстук из адраса — 120–190 тысяч.

Как стирать, на ярлыке написано на трёх языках: шёлк — вручную, в холодной воде. Чек tax free просите на кассе. Платить можно международной картой или сумами, рассрочки нет. Магазин на 2 этаже, между выходами 6 и 7, во внутреннем ряду. Обмен возможен только до вашего вылета.`,
      en: `Dresses, coats, waistcoats, men’s shirts and children’s wear in atlas and adras silk. The labels are local, in sizes XS to XXL and for ages 2 to 12.

Of two fitting rooms, one takes a wheelchair. A hem takes half an hour (40,000 UZS), but not once boarding has begun.

What to look at: a summer dress, 380,000–750,000 UZS; a light chapan coat, 650,000 to 1.6 million; an adras tie, 120,000–190,000.

The care label is in three languages: wash silk by hand in cold water. Ask for a tax free form at the till. Pay by international card or in soʻm, without instalments. It is on floor 2, between gates 6 and 7, inner row. Exchanges only until you fly.`,
    },
    side: 'after',
    floor: 2,
    type: 'clothes',
    category: 'fashion',
    hours: daily('10:00', '22:00'),
    phone: '+998 00 000 00 34',
    keywords: {
      uz: 'koʻylak, chopon, galstuk, ipak kiyim, adras, bolalar kiyimi',
      ru: 'платье, чапан, галстук, шёлковая одежда, адрас, детская одежда',
      en: 'dress, chapan, coat, tie, silk clothing, ikat, childrenswear',
    },
  },
  {
    slug: 'zar',
    title: { uz: 'Zar', ru: 'Зар', en: 'Zar' },
    text: {
      uz: 'Kumush va oltin taqinchoqlar, xalqaro hudud',
      ru: 'Украшения из серебра и золота, международная зона',
      en: 'Silver and gold jewellery, international area',
    },
    body: {
      uz: `Kechki xalqaro reyslar oldidan ochiladigan zargarlik doʻkoni: har kuni soat 17:00 dan. Buxoro uslubidagi sirgʻa va bilaguzuklar, feruza va lojuvard koʻzli uzuklar, oltin zanjirlar bor.

Kumush uzuk 300–900 ming soʻm, feruzali sirgʻa 450 ming – 1,8 mln, oltin zanjir 4–18 mln soʻm. Har bir buyumda davlat tamgʻasi va vazni yozilgan yorliq bor.

Uzuk oʻlchamini shu yerda bepul aniqlab beradilar. Oʻlcham oʻzgartirish xizmati yoʻq, shuning uchun taqib koʻring.

Kartalar va naqd soʻm qabul qilinadi. Qimmat xaridda pasport soʻraladi. Chek va yorliqni alohida saqlang: chiqishda deklaratsiya talabi summaga bogʻliq, buni [Bojxona qoʻmitasi](https://example.com/customs) tushuntiradi. Tax free rasmiylashtiriladi. 2-qavat, Choyxona Registon yonida.`,
      ru: `Ювелирный магазин открывается к вечерним международным рейсам, каждый день в 17:00. Серьги и браслеты в бухарском стиле, кольца с бирюзой и лазуритом, золотые цепочки.

Серебряное кольцо стоит 300–900 тысяч сумов, серьги с бирюзой — от 450 тысяч до 1,8 млн, золотая цепочка — 4–18 млн. На каждом изделии есть государственное клеймо и ярлык с весом.

Размер кольца определят бесплатно. Подгонки здесь нет, поэтому примерьте.

Принимают карты и наличные сумы, при дорогой покупке попросят паспорт. Чек и ярлык храните отдельно от украшения: нужна ли декларация при вывозе, зависит от суммы, это разъясняет [Таможенный комитет](https://example.com/customs). Tax free оформляют. 2 этаж, рядом с чайханой «Регистон».`,
      en: `This jeweller opens for the evening international flights, at 17:00 every day. It has earrings and bracelets in the Bukhara style, rings set with turquoise and lapis, and gold chains.

Silver rings cost 300,000–900,000 UZS, turquoise earrings 450,000 to 1.8 million, gold chains 4–18 million. Each piece bears the state hallmark and a tag with its weight.

Rings are measured free but not resized, so do try them on.

Cards and cash in soʻm are taken, and a passport is needed for costly purchases. Keep the receipt and tag apart from the piece: whether you must declare it depends on the sum, as the [Customs Committee](https://example.com/customs) explains. Tax free forms are issued. Floor 2, next to Choyxona Registon.`,
    },
    side: 'after',
    floor: 2,
    type: 'jewellery',
    category: 'fashion',
    hours: daily('17:00', '23:30'),
    phone: '+998 00 000 00 35',
    keywords: {
      uz: 'zargar, taqinchoq, uzuk, sirgʻa, kumush, oltin, feruza',
      ru: 'ювелир, кольцо, серьги, браслет, серебро, золото, бирюза',
      en: 'jeweller, ring, earrings, bracelet, silver, gold, turquoise, lapis',
    },
  },
  {
    slug: 'texno',
    title: { uz: 'Texno', ru: 'Техно', en: 'Texno' },
    text: {
      uz: 'Quloqchin, quvvatlagich va kabellar, xalqaro hudud',
      ru: 'Наушники, зарядки и кабели, международная зона',
      en: 'Headphones, chargers and cables, international area',
    },
    body: {
      uz: `Esdan chiqqan kabel, quvvati tugagan telefon, boshqacha rozetka — doʻkon shu kabi holatlar uchun. Quloqchinlarni kiyib, qurilmangizga ulab koʻrish mumkin.

- Tashqi batareya, 10 000 mA·soat: 200–450 ming soʻm
- Universal moslagich: 60–120 ming soʻm
- Shovqinni kamaytiruvchi quloqchin: 350 ming – 2,8 mln soʻm

Tashqi batareya faqat qoʻl yukida olib yuriladi, 100 Vt·soatgacha boʻlgani odatda ruxsatsiz oʻtadi. Sigʻimi qutisida yozilgan, aniq meʼyorni aviakompaniyadan soʻrang.

Sotib olingan narsa chek bilan bir yil kafolatlanadi, ammo xizmat markazi faqat Oʻzbekistonda. Kartalar, soʻm, telefon bilan toʻlov. Tax free — qimmatroq xaridlarga, pasport bilan. 2-qavat, 6- va 7-chiqishlar orasida. Navbatda turganingizda telefonni kassadagi rozetkaga ulab qoʻyasiz.`,
      ru: `Забытый кабель, севший телефон, чужая розетка — магазин рассчитан на такие случаи. Наушники можно надеть и подключить к своему устройству.

- Внешний аккумулятор, 10 000 мА·ч: 200–450 тысяч сумов
- Универсальный переходник: 60–120 тысяч сумов
- Наушники с шумоподавлением: от 350 тысяч до 2,8 млн сумов

Внешний аккумулятор возят только в ручной клади, до 100 Вт·ч — обычно без разрешения. Ёмкость указана на коробке, точную норму спросите у авиакомпании.

С чеком действует годовая гарантия, но сервисный центр есть только в Узбекистане. Оплата картой, сумами, телефоном. Tax free — на крупные покупки, по паспорту. 2 этаж, между выходами 6 и 7. Пока стоите в очереди, телефон можно подзарядить у кассы.`,
      en: `A cable left at home, a flat phone, the wrong socket: this shop is for such moments. You can put headphones on and pair them with your own device.

- Power bank, 10,000 mAh: 200,000–450,000 UZS
- Universal adaptor: 60,000–120,000 UZS
- Noise-cancelling headphones: 350,000 to 2.8 million UZS

Power banks must travel in the cabin; up to 100 Wh usually needs no approval. The capacity is on the box; ask your airline.

Goods carry a year’s guarantee with the receipt, though the service centre is in Uzbekistan only. Pay by card, phone or in soʻm. Tax free is for larger purchases, with a passport. Floor 2, between gates 6 and 7. Charge your phone at the till while you queue.`,
    },
    side: 'after',
    floor: 2,
    type: 'electronics',
    category: 'essentials',
    hours: daily('06:00', '24:00'),
    phone: '+998 00 000 00 36',
    keywords: {
      uz: 'zaryadlagich, powerbank, quloqchin, kabel, moslagich, rozetka',
      ru: 'зарядка, пауэрбанк, наушники, кабель, переходник, розетка',
      en: 'charger, power bank, earphones, cable, adapter, plug, socket',
    },
  },
];

const cafesAndRestaurants: Entry[] = [
  {
    slug: 'non-va-choy',
    title: { uz: 'Non va choy', ru: 'Нон ва чой', en: 'Non va Choy' },
    text: {
      uz: 'Nonvoyxona va choy, kelish zali',
      ru: 'Пекарня с чаем в зале прилёта',
      en: 'Bakery with tea in the arrivals hall',
    },
    body: {
      uz: `Kelish zalidagi nonvoyxona, 1-qavat, qizil yoʻlak yonida. Tandir peshtaxta ortida, har soatda yangi non uziladi. Ziravorli patir, qatlama, shirin bulochka, choy va qahva bor.

Issiq non 6–10 ming soʻm, asal va qaymoqli nonushta 28–40 ming, bir choynak koʻk choy 12–18 ming. Nonushta soat 11:00 gacha.

Yigirmaga yaqin oʻrin bor, jomadon uchun joy keng. Non xamiri un, suv, tuz va xamirturushdan; qatlama va shirin bulochkada tuxum, sut, kunjut boʻlishi mumkin, sotuvchi aniq aytadi. Glyutensiz non yoʻq.

Soʻm, Uzcard, Humo, Visa. Nonni yoʻlga olsangiz, teshikli xaltaga solib beriladi, shunda terlamaydi. Kutib oluvchilar uchun ham ochiq: xavfsizlik nazoratidan oldin turadi.`,
      ru: `Пекарня в зале прилёта на 1 этаже, у красного коридора. Тандыр стоит за прилавком, свежий хлеб достают каждый час. Пекут слоёный патыр, катламу, сладкие булочки, наливают чай и кофе.

Горячая лепёшка стоит 6–10 тысяч сумов, завтрак с мёдом и каймаком — 28–40 тысяч, чайник зелёного чая — 12–18 тысяч. Завтрак подают до 11:00.

Мест около двадцати, для чемоданов хватает прохода. Тесто на лепёшки — мука, вода, соль и дрожжи; в катламе и булочках бывают яйца, молоко, кунжут, продавец подскажет. Хлеба без глютена нет.

Сумы, Uzcard, Humo, Visa. Хлеб с собой кладут в пакет с отверстиями, чтобы не отсырел. Заходят и встречающие: пекарня до контроля.`,
      en: `A bakery in the arrivals hall on floor 1, by the red channel. The tandoor is behind the counter and fresh bread comes out every hour. It bakes flaky patir, layered katlama and sweet buns, and pours tea and coffee.

A hot loaf is 6,000–10,000 UZS, a breakfast with honey and clotted cream 28,000–40,000 and a pot of green tea 12,000–18,000. Breakfast ends at 11:00.

There are about twenty seats and room for suitcases. Bread dough is flour, water, salt and yeast; katlama and buns may contain egg, milk or sesame, so ask. No gluten-free bread.

Soʻm, Uzcard, Humo, Visa. Bread to go comes in a bag with air holes. People meeting a flight are welcome too.`,
    },
    side: 'before',
    floor: 1,
    type: 'bakery',
    category: 'food-and-drink',
    hours: daily('06:00', '22:00'),
    phone: '+998 00 000 00 41',
    keywords: {
      uz: 'nonvoyxona, tandir non, patir, qatlama, nonushta, choy',
      ru: 'выпечка, лепёшка, патыр, катлама, завтрак, зелёный чай',
      en: 'bread, tandoor, patir, katlama, breakfast, pastries, green tea',
    },
  },
  {
    slug: 'samsa',
    title: { uz: 'Samsa', ru: 'Самса', en: 'Samsa' },
    text: {
      uz: 'Tandir somsa va tez taomlar, 1-qavat',
      ru: 'Самса из тандыра и быстрая еда, 1 этаж',
      en: 'Samsa from the tandoor and quick food, floor 1',
    },
    body: {
      uz: `Navbat boʻlsa ham, taom besh daqiqada tayyor boʻladi. Menyuda goʻshtli, tovuqli, qovoqli va koʻkatli somsa, xot-dog, lavash, kartoshka fri.

**Tez-tez soʻraladigani**
- Goʻshtli somsa: 12–18 ming soʻm
- Qovoq somsa, goʻshtsiz: 8–12 ming soʻm
- Tovuqli lavash: 28–38 ming soʻm

Goʻsht halol, choʻchqa goʻshti ishlatilmaydi. Oʻtkir sous alohida beriladi. Ichimliklar muzlatkichda, choy pulli.

Karta va naqd soʻm olinadi, buyurtmani ekrandan ham berish mumkin: u uch tilda. Joyi: 1-qavat, kelish zalining sharqiy burchagi, nazoratdan oldin; oltita baland stol bor, stul yoʻq, aravachadagi mehmon uchun bitta past stol bor. Somsani samolyotga olib chiqsa boʻladi: qogʻozga emas, qutiga solib berishlarini soʻrang.`,
      ru: `Даже если есть очередь, еду выдают минут за пять. В меню самса с мясом, курицей, тыквой и зеленью, хот-доги, лаваш, картофель фри.

**Берут чаще всего**
- Самса с мясом: 12–18 тысяч сумов
- Самса с тыквой, без мяса: 8–12 тысяч сумов
- Лаваш с курицей: 28–38 тысяч сумов

Мясо халяльное, свинины нет. Острый соус дают отдельно. Напитки в холодильнике, чай платный.

Оплата картой и наличными в сумах, заказать можно и на экране: он на трёх языках. Место на 1 этаже, в восточном углу зала прилёта, до контроля; шесть высоких столов без стульев и один низкий — для гостя на коляске. Самсу можно взять в самолёт, только попросите коробку вместо бумаги.`,
      en: `Even with a queue, food is handed over in about five minutes. The menu has samsa with meat, chicken, pumpkin or greens, hot dogs, lavash wraps and chips.

**Ordered most**
- Meat samsa: 12,000–18,000 UZS
- Pumpkin samsa, no meat: 8,000–12,000 UZS
- Chicken lavash: 28,000–38,000 UZS

The meat is halal and no pork is used. Hot sauce comes on the side. Cold drinks are in the fridge; tea is charged for.

Pay by card or cash in soʻm, or order on the screen, which speaks three languages. Floor 1, east corner of the arrivals hall, before security: six standing tables and a low one for a wheelchair user. Samsa may go on board: ask for a box.`,
    },
    side: 'before',
    floor: 1,
    type: 'fast-food',
    category: 'in-a-hurry',
    hours: daily('07:00', '23:00'),
    keywords: {
      uz: 'somsa, lavash, xot-dog, fastfud, halol, goʻshtsiz, kartoshka fri',
      ru: 'самса, лаваш, хот-дог, фастфуд, халяль, без мяса, картофель фри',
      en: 'somsa, samosa, wrap, hot dog, halal, vegetarian, chips, snack',
    },
  },
  {
    slug: 'bekat',
    title: { uz: 'Bekat', ru: 'Бекат', en: 'Bekat' },
    text: {
      uz: 'Kecha-yu kunduz qahva, chiqish eshigi yonida',
      ru: 'Кофе круглосуточно, рядом с выходом в город',
      en: 'Coffee around the clock, near the way out',
    },
    body: {
      uz: `Tungi reysdan kelganlar va ularni kutayotganlar uchun ochiq qahvaxona. Kecha-yu kunduz ishlaydi, 1-qavatda, 4-eshik yonida, nazoratdan oldin.

Kapuchino 22–32 ming soʻm, amerikano 16–22 ming, issiq sendvich 25–38 ming. Tunda, soat birdan beshgacha, oshxona yopiladi: faqat ichimlik va sovuq sendvich qoladi.

Har stol ostida ikkita rozetka bor. 73-avtobus bekati derazadan koʻrinadi, u har 15 daqiqada keladi, qahvani bemalol ichib olasiz; [shaharga qanday borish](/how-to-get-there/) alohida sahifada yozilgan.

Stakaningiz oʻzingizniki boʻlsa, ikki ming soʻm arzon. Oʻsimlik suti: suli va soya. Visa, Mastercard, Uzcard, Humo, naqd soʻm. Jomadonni qarovsiz qoldirmang.`,
      ru: `Кофейня для тех, кто прилетел ночью, и для тех, кто их ждёт. Открыта круглые сутки на 1 этаже, у выхода в город 4, до контроля.

Капучино стоит 22–32 тысячи сумов, американо — 16–22 тысячи, горячий сэндвич — 25–38 тысяч. С часу до пяти ночи кухня закрыта: остаются напитки и холодные сэндвичи.

Под каждым столом две розетки. Остановку автобуса 73 видно из окна, он ходит каждые 15 минут, так что кофе можно допить спокойно; [как уехать](/how-to-get-there/) — на отдельной странице.

Со своим стаканом дешевле на две тысячи. Растительное молоко: овсяное и соевое. Visa, Mastercard, Uzcard, Humo, наличные сумы. Не оставляйте чемодан у стойки без присмотра.`,
      en: `For those who land at night and those who wait for them. It never closes: floor 1, by exit 4, before security.

Cappuccino is 22,000–32,000 UZS, an americano 16,000–22,000 and a hot sandwich 25,000–38,000. From one to five at night the kitchen rests: drinks and cold sandwiches only.

Each table has two sockets under it. The window looks onto the stop of bus 73, which comes every 15 minutes, so finish your cup in peace; see [the way to the city](/how-to-get-there/).

Bring your own cup and pay two thousand less. Oat and soya milk are available. Visa, Mastercard, Uzcard, Humo and cash in soʻm. Please keep your luggage beside you.`,
    },
    side: 'before',
    floor: 1,
    type: 'coffee',
    category: 'in-a-hurry',
    hours: aroundTheClock,
    phone: '+998 00 000 00 43',
    keywords: {
      uz: 'kofe, kapuchino, sendvich, tungi kafe, rozetka, 24 soat',
      ru: 'кофе, капучино, сэндвич, ночью, розетка, круглосуточно, автобус',
      en: 'cappuccino, americano, sandwich, night, all night, sockets, bus stop',
    },
  },
  {
    slug: 'osh-markazi',
    title: { uz: 'Osh markazi', ru: 'Ош маркази', en: 'Osh Markazi' },
    text: {
      uz: 'Palov va milliy taomlar oshxonasi, 1-qavat',
      ru: 'Столовая с пловом и домашней едой, 1 этаж',
      en: 'Plov canteen with home cooking, floor 1',
    },
    body: {
      uz: `Oshxona ertalab qozon osadi, palov soat 11:00 dan suziladi. Tugasa, yangisi damlanmaydi: tushdan keyin shoʻrva, mastava, qovurma lagʻmon va dimlama qoladi.

Bir porsiya palov 38–55 ming soʻm, qazili boʻlsa 55–75 ming. Achchiq-chuchuk salati 10–15 ming, koʻk choy choynagi 8–12 ming. Yarim porsiya ham beriladi.

Oʻzingizga xizmat qilasiz: patnis, keyin kassa. Yuz ellikka yaqin oʻrin, chetda bolalar kursilari. Yirik guruh oldindan qoʻngʻiroq qilsa, stol band qilinadi. Aeroport xodimlari ham shu yerda ovqatlanadi, shu sababli soat 12–13 da gavjum boʻladi.

Naqd soʻm, Uzcard va Humo bilan tezroq, Visa ham oʻtadi. Manzil: 1-qavat, kelish zalining sharqiy devori, [sxemadan](/airport/scheme/) topish oson. Goʻsht halol.`,
      ru: `Казан ставят утром, плов раскладывают с 11:00. Когда он заканчивается, нового не готовят: после обеда остаются шурпа, мастава, жареный лагман и димлама.

Порция плова стоит 38–55 тысяч сумов, с казы — 55–75 тысяч. Салат аччик-чучук — 10–15 тысяч, чайник зелёного чая — 8–12 тысяч. Можно взять половину порции.

Здесь самообслуживание: поднос, затем касса. Мест около ста пятидесяти, с краю стоят детские стулья. Большой группе стол оставят, если позвонить заранее. Обедают здесь и сотрудники аэропорта, поэтому с 12 до 13 часов тесно.

С наличными сумами, Uzcard и Humo быстрее, но принимают и Visa. Адрес: 1 этаж, восточная стена зала прилёта, легко найти на [схеме](/airport/scheme/). Мясо халяльное.`,
      en: `The cauldron goes on in the morning and plov is served from 11:00. Once it runs out, shurpa soup, mastava, fried lagman and dimlama remain.

A plate of plov costs 38,000–55,000 UZS, or 55,000–75,000 with horse sausage. Tomato and onion salad is 10,000–15,000 and a pot of green tea 8,000–12,000. Half portions are possible.

It is self-service: tray, then till. There are about 150 seats and some high chairs. Large groups can ring ahead for a table. Airport staff eat here too, so 12 to 13 is crowded.

Cash in soʻm, Uzcard and Humo are quickest, and Visa works. It is on floor 1, along the east wall of the arrivals hall; see the [floor plan](/airport/scheme/). The meat is halal.`,
    },
    side: 'before',
    floor: 1,
    type: 'canteen',
    category: 'food-and-drink',
    hours: daily('11:00', '20:00'),
    phone: '+998 00 000 00 44',
    keywords: {
      uz: 'osh, palov, shoʻrva, lagʻmon, tushlik, oshxona, halol, guruh',
      ru: 'плов, шурпа, лагман, обед, столовая, халяль, группа',
      en: 'pilaf, pilau, plov, shurpa, lagman, lunch, canteen, halal, group',
    },
  },
  {
    slug: 'katta-zal',
    title: { uz: 'Katta zal', ru: 'Катта зал', en: 'Katta Zal' },
    text: {
      uz: 'Ofitsiant xizmatidagi restoran, joʻnash zali',
      ru: 'Ресторан с обслуживанием в зале вылета',
      en: 'Restaurant with table service, departure hall',
    },
    body: {
      uz: `Joʻnash zalining sharqiy devorida, 2-qavatda, xavfsizlik nazoratidan oldin. Oʻrtacha xizmat vaqti 25–35 daqiqa: parvozingizga bir yarim soatdan kam qolgan boʻlsa, ofitsiantga ayting, tez tayyorlanadigan taom taklif qiladi.

Menyu oʻzbek va yevropa oshxonasidan. Qoʻzi goʻshtidan shashlik 55–90 ming soʻm, qoʻlda choʻzilgan lagʻmon 45–60 ming, tovuqli salat 40–58 ming. Goʻshtsiz taomlar barg belgisi bilan koʻrsatilgan, allergenlar roʻyxati soʻrovga koʻra beriladi.

Stol band qilish mumkin. Zalning bir burchagi tinch: ishlash uchun stol va rozetkalar bor. Xizmat haqi 10 %, u menyuda yozilgan va hisobga qoʻshiladi.

Barcha kartalar, naqd soʻm va QR-kod. Hisobni boʻlib toʻlash mumkin. Ichki va xalqaro reys yoʻlovchilari ham, kuzatuvchilar ham kira oladi.`,
      ru: `Ресторан на 2 этаже, у восточной стены зала вылета, до контроля. В среднем заказ приносят за 25–35 минут: если до рейса меньше полутора часов, скажите официанту, он предложит то, что готовят быстро.

Кухня узбекская и европейская. Шашлык из баранины стоит 55–90 тысяч сумов, лагман ручной работы — 45–60 тысяч, салат с курицей — 40–58 тысяч. Блюда без мяса отмечены листком, список аллергенов дадут по просьбе.

Стол можно забронировать. Один угол зала тихий, со столами для работы и розетками. Обслуживание 10 % указано в меню и входит в счёт.

Все карты, наличные сумы и QR-код, счёт можно разделить. Ресторан открыт для внутренних и международных пассажиров и для провожающих.`,
      en: `Katta Zal is on floor 2, by the east wall of the departure hall, before security. A meal takes 25–35 minutes on average: with less than an hour and a half left, ask the waiter for something quick.

The menu is Uzbek and European. Lamb shashlik is 55,000–90,000 UZS, hand-pulled lagman 45,000–60,000 and chicken salad 40,000–58,000. A leaf marks dishes without meat; allergens are listed on request.

Tables can be booked. One corner is quiet, with desks and sockets for work. The 10% service charge is printed on the menu and included in the bill.

All cards, cash in soʻm and QR code; bills can be split. All passengers and those seeing them off are welcome.`,
    },
    side: 'before',
    floor: 2,
    type: 'restaurant',
    category: 'food-and-drink',
    hours: daily('10:00', '23:00'),
    phone: '+998 00 000 00 45',
    keywords: {
      uz: 'restoran, shashlik, lagʻmon, tushlik, kechki ovqat, stol band qilish',
      ru: 'ресторан, шашлык, лагман, обед, ужин, забронировать стол',
      en: 'shashlik, lagman, lunch, dinner, book a table, waiter service',
    },
  },
  {
    slug: 'tong',
    title: { uz: 'Tong', ru: 'Тонг', en: 'Tong' },
    text: {
      uz: 'Erta nonushta va qahva, joʻnash zali',
      ru: 'Ранний завтрак и кофе в зале вылета',
      en: 'Early breakfast and coffee, departure hall',
    },
    body: {
      uz: `Soat 04:00 da ochilib, tushda yopiladi: ertalabki reyslar uchun. Omlet, suli boʻtqasi, qaynatilgan tuxum, tuzli pishloq va yangi non peshtaxtada koʻrinib turadi.

- Nonushta toʻplami, qahva bilan: 42–60 ming soʻm
- Suli boʻtqasi, quruq mevali: 22–30 ming soʻm
- Ikkita kruassan: 24–32 ming soʻm

2-qavat, joʻnash zali, VIP zali yonida, nazoratgacha. Oʻn ikkita stol bor, koʻpchilik olib ketadi; qopqoq berishadi, lekin xalqaro reysda nazoratdan ichimlik bilan oʻtilmaydi. Xalqaro hududda, 3-chiqish yonida ham shunday qahva bor: [Qahvaxona](/services/cafes-and-restaurants/qahvaxona/).

Karta yoki naqd soʻm; kassada mayda pul bor. Tuxumsiz va goʻshtsiz variant mavjud.`,
      ru: `Открывается в 04:00 и закрывается в полдень: это кафе утренних рейсов. Омлет, овсянка, варёные яйца, солёный сыр и свежий хлеб лежат на виду.

- Завтрак с кофе: 42–60 тысяч сумов
- Овсянка с сухофруктами: 22–30 тысяч сумов
- Два круассана: 24–32 тысячи сумов

Кафе на 2 этаже, в зале вылета, у зала VIP, до контроля. Столов двенадцать, многие берут с собой; крышку дадут, но на международном рейсе через контроль с напитком не пройти. Такой же кофе варят в [«Кахвахоне»](/services/cafes-and-restaurants/qahvaxona/) у выхода 3, в международной зоне.

Карта или наличные сумы; мелочь на сдачу есть. Можно собрать завтрак без яиц или без мяса.`,
      en: `Opening at 04:00 and closing at noon, this is the cafe of the morning flights. Omelette, porridge, boiled eggs, salted cheese and fresh bread are all on show at the counter.

- A breakfast set with coffee: 42,000–60,000 UZS
- Porridge with dried fruit: 22,000–30,000 UZS
- Two croissants: 24,000–32,000 UZS

It is on floor 2 in the departure hall, by the VIP hall, before security. There are twelve tables and most people take away; you get a lid, but on international flights drinks cannot pass security. The same coffee is at [Qahvaxona](/services/cafes-and-restaurants/qahvaxona/), by gate 3 in the international area.

Card or cash in soʻm; the till has small change. Breakfast can come without eggs or meat.`,
    },
    side: 'before',
    floor: 2,
    type: 'coffee',
    category: 'food-and-drink',
    hours: daily('04:00', '12:00'),
    keywords: {
      uz: 'nonushta, omlet, boʻtqa, ertalabki reys, kruassan, kofe',
      ru: 'завтрак, омлет, каша, утренний рейс, круассан, кофе',
      en: 'breakfast, omelette, porridge, early flight, croissant, espresso',
    },
  },
  {
    slug: 'sharbat',
    title: { uz: 'Sharbat', ru: 'Шарбат', en: 'Sharbat' },
    text: {
      uz: 'Yangi siqilgan sharbat va smuzi, joʻnash zali',
      ru: 'Свежевыжатые соки и смузи в зале вылета',
      en: 'Fresh juice and smoothies, departure hall',
    },
    body: {
      uz: `Apelsin, olma, sabzi, anor — mevasini oʻzingiz tanlaysiz, sharbat koʻz oldingizda siqiladi. Shakar qoʻshilmaydi, muz soʻralsa solinadi.

Bir stakan apelsin sharbati 24–34 ming soʻm, anorniki mavsumga qarab 30–48 ming. Bolalar uchun kichik stakan bor, 14–18 ming. Qorningiz ochgan boʻlsa, mevali salat bor: 26–36 ming soʻm.

Sharbatni shu yerda ichib keting: xalqaro reysda nazoratdan 100 ml dan ortiq suyuqlik odatda oʻtmaydi. Peshtaxta 2-qavatda, joʻnash zalida, 4-eshik yonida, xavfsizlik nazoratidan oldin.

Yongʻoqli va sutli ichimliklar alohida blenderda tayyorlanadi. Allergiyangiz boʻlsa, oldindan ayting. Karta va QR-kod orqali toʻlanadi, yirik pulni maydalab berolmaydi.`,
      ru: `Апельсин, яблоко, морковь, гранат: фрукты выбираете вы, сок отжимают при вас. Сахар не добавляют, лёд кладут по просьбе.

Стакан апельсинового сока стоит 24–34 тысячи сумов, гранатового — 30–48 тысяч по сезону. Есть маленький детский стакан за 14–18 тысяч. Кто голоден, возьмёт фруктовый салат: 26–36 тысяч сумов.

Сок лучше выпить здесь: на международном рейсе больше 100 мл жидкости через контроль обычно не пропускают. Стойка на 2 этаже, в зале вылета, у входа 4, до контроля.

Напитки с орехами и молоком готовят в отдельном блендере. Об аллергии скажите заранее. Принимают карты и QR-код, крупные купюры не разменивают.`,
      en: `Orange, apple, carrot, pomegranate: you choose the fruit and the juice is pressed in front of you. No sugar is added, and ice only if you ask.

A glass of orange juice costs 24,000–34,000 UZS, pomegranate 30,000–48,000 by season. The small children’s glass is 14,000–18,000. For something to chew there is fruit salad at 26,000–36,000 UZS.

Drink it here: on international flights, more than 100 ml of liquid will normally be stopped at security. The counter is on floor 2, in the departure hall, by door 4, before security.

Drinks with nuts and milk are mixed in a separate blender, but mention an allergy first. Cards and QR codes are welcome; big banknotes cannot be changed.`,
    },
    side: 'before',
    floor: 2,
    type: 'juice-bar',
    category: 'in-a-hurry',
    hours: daily('08:00', '21:00'),
    keywords: {
      uz: 'sharbat, smuzi, anor, apelsin, meva salati, shakarsiz',
      ru: 'сок, смузи, гранат, апельсин, фруктовый салат, без сахара',
      en: 'juice, smoothie, pomegranate, orange, fruit salad, no sugar',
    },
  },
  {
    slug: 'yolda',
    title: { uz: 'Yoʻlda', ru: 'Йулда', en: 'Yoʻlda' },
    text: {
      uz: 'Qahva va yengil taomlar, 2-chiqish yonida',
      ru: 'Кофе и перекус у выхода 2',
      en: 'Coffee and snacks, by gate 2',
    },
    body: {
      uz: `Ichki reyslar hududida, nazoratdan keyin, 2-chiqish yonidagi qahva peshtaxtasi. 2-qavat.

Nonushta menyusi kun boʻyi amal qiladi. Espresso 14–20 ming soʻm, tovuqli rulet 22–30 ming, uy pechenyesi 10–15 ming. Choy paketchada, stakanda beriladi.

2-chiqishdan samolyotgacha avtobus olib boradi. Shoshib ichmang: samolyotga chiqish eʼloni peshtaxta tepasidagi ekranda ham koʻrinadi. Stakan qopqoqli, yoʻlda toʻkilmaydi.

Karta bilan toʻlash tez. Naqd soʻm olinadi, oldin qaytim borligini soʻrang. Bu hududda boshqa kafe yoʻq, shu sababli reyslar ketma-ket kelganda navbat 10 daqiqaga choʻziladi. Stul oʻnta, lekin kutish zali oʻrindiqlarida ichish mumkin.`,
      ru: `Кофейная стойка в зоне внутренних рейсов, за контролем, у выхода 2. Этаж второй.

Завтрак в меню весь день. Эспрессо стоит 14–20 тысяч сумов, рулет с курицей — 22–30 тысяч, домашнее печенье — 10–15 тысяч. Чай наливают стаканом, из пакетика.

От выхода 2 к самолёту везут автобусом. Не доедайте второпях: объявление о посадке есть и на экране над стойкой. Стаканы с крышкой, в дороге не расплещутся.

Картой платить быстрее. Наличные сумы берут, но спросите, есть ли сдача. Других кафе в этой зоне нет, поэтому перед рейсами подряд очередь тянется минут на десять. Стульев всего десять, но пить кофе можно и на креслах в зале.`,
      en: `A coffee counter in the domestic area, past security, by gate 2. It is on floor 2.

Breakfast stays on the menu all day. An espresso is 14,000–20,000 UZS, a chicken roll 22,000–30,000 and a homemade biscuit 10,000–15,000. Tea comes from a bag, by the cup.

Gate 2 is served by bus. There is no need to gulp: boarding calls also appear on the screen above the counter. Cups have lids that hold on the move.

Card is the fastest way to pay. Cash in soʻm is accepted, but ask whether there is change. There is no other cafe here, so between flights the queue can reach ten minutes. Only ten chairs, but the hall seats are close.`,
    },
    side: 'after',
    floor: 2,
    type: 'coffee',
    category: 'in-a-hurry',
    hours: daily('05:00', '22:30'),
    keywords: {
      uz: 'espresso, kofe, pechenye, ichki reys, 2-chiqish, olib ketish',
      ru: 'эспрессо, кофе с собой, печенье, внутренний рейс, выход 2',
      en: 'espresso, takeaway coffee, biscuit, domestic flight, gate 2',
    },
  },
  {
    slug: 'choyxona-registon',
    title: { uz: 'Choyxona Registon', ru: 'Чайхана «Регистон»', en: 'Choyxona Registon' },
    text: {
      uz: 'Choyxona, 7-chiqish roʻparasida',
      ru: 'Чайхана, напротив выхода 7',
      en: 'Tea house, opposite gate 7',
    },
    body: {
      uz: `2-qavatda, xalqaro hududda, 7-chiqish roʻparasidagi choyxona. Soʻrilarda oyoq kiyimni yechib oʻtiriladi. Oddiy stollar ham bor: ular ostonasiz joyda, nogironlar aravachasi bemalol kiradi.

Bir choynak koʻk yoki qora choy 18–28 ming soʻm, palov 50–70 ming, dimlama 48–65 ming. Nonushtaga shirguruch, qatiq va issiq non beriladi. Goʻsht halol. Soʻrasangiz, goʻshtsiz palov damlab berishadi, 20 daqiqacha kutiladi.

Chiqishlar ekrani choyxona ichida ham bor. 7-chiqishdan samolyotgacha avtobusda boriladi, shuning uchun samolyotga chiqish biroz oldin boshlanadi.

Naqd soʻm, Uzcard, Humo, Visa, Mastercard, UnionPay. Xizmat haqi olinmaydi. Soat 22:30 dan keyin faqat choy va shirinlik beriladi.`,
      ru: `Чайхана в международной зоне 2 этажа, напротив выхода 7. Есть топчаны, где сидят без обуви, и обычные столы без порога, к ним можно подъехать на коляске.

Чайник зелёного или чёрного чая стоит 18–28 тысяч сумов, плов — 50–70 тысяч, димлама — 48–65 тысяч. На завтрак подают ширгуруч, катык и горячий хлеб. Всё халяльное; плов без мяса приготовят по просьбе, подождать придётся минут двадцать.

Экран с выходами висит внутри. К самолёту от выхода 7 везут автобусом, поэтому посадка начинается немного раньше.

Сумы, Uzcard, Humo, Visa, Mastercard, UnionPay. Платы за обслуживание нет. После 22:30 остаются только чай и сладости.`,
      en: `A tea house in the international area of floor 2, opposite gate 7. There are raised platforms where you sit with your shoes off, and ordinary tables with no step, reachable by wheelchair.

A pot of green or black tea is 18,000–28,000 UZS, plov 50,000–70,000 and dimlama 48,000–65,000. Breakfast is milk rice, qatiq yoghurt and hot bread. All meat is halal; plov without meat is made on request and takes 20 minutes.

A screen with the gates hangs inside. Gate 7 uses a bus, so boarding starts a little earlier.

Cash in soʻm, Uzcard, Humo, Visa, Mastercard, UnionPay. There is no service charge. After 22:30 only tea and sweets are served.`,
    },
    side: 'after',
    floor: 2,
    type: 'tea-house',
    category: 'food-and-drink',
    hours: daily('06:00', '23:00'),
    phone: '+998 00 000 00 49',
    keywords: {
      uz: 'choy, choyxona, palov, soʻri, dimlama, halol, 7-chiqish',
      ru: 'чай, чайхана, плов, топчан, димлама, халяль, выход 7',
      en: 'tea, tea house, chaikhana, plov, pilaf, dimlama, halal, gate 7',
    },
  },
  {
    slug: 'karvon',
    title: { uz: 'Karvon', ru: 'Карвон', en: 'Karvon' },
    text: {
      uz: 'Sharq va Yevropa taomlari, 4-chiqish yonida',
      ru: 'Восточная и европейская кухня у выхода 4',
      en: 'Eastern and European dishes, by gate 4',
    },
    body: {
      uz: `Uzoq parvoz oldidan bemalol ovqatlanish uchun. Karvon restorani 2-qavatda, pasport nazoratidan keyin, 4-chiqish yonida; derazalari perronga qaragan.

Menyu ikki sahifaga sigʻadi: sabzavotli qoʻzi qovurgʻasi 95–140 ming soʻm, grilda pishirilgan baliq 85–120 ming, qovoqli manti 42–58 ming. Vino va pivo bor, yosh hujjat boʻyicha tekshiriladi.

Ofitsiant avvalo qancha vaqtingiz borligini soʻraydi. Yarim soat ichida tayyor boʻladigan taomlar menyuda soat belgisi bilan koʻrsatilgan.

Karta yoki naqd soʻm bilan toʻlanadi. Xizmat haqi 12 %, hisobda alohida satrda. Bolalar kursisi va 6 yoshgacha kichik porsiyalar bor. Reysingiz kechikib, aviakompaniya taom talonini bergan boʻlsa, shu yerda oʻtadi.`,
      ru: `Здесь можно спокойно поесть перед долгим полётом. Ресторан на 2 этаже, за паспортным контролем, у выхода 4; окна смотрят на перрон.

Меню помещается на двух страницах: каре ягнёнка с овощами — 95–140 тысяч сумов, рыба на гриле — 85–120 тысяч, манты с тыквой — 42–58 тысяч. Есть вино и пиво, возраст проверяют по документу.

Официант первым делом спросит, сколько у вас времени. Блюда, которые готовят за полчаса, отмечены в меню часами.

Карты, наличные сумы. Обслуживание 12 %, в счёте отдельной строкой. Есть детский стул и маленькие порции для детей до 6 лет. Если рейс задержан и авиакомпания выдала талон на питание, здесь его примут.`,
      en: `A place to eat without haste before a long flight. Karvon is on floor 2, past passport control, by gate 4, with windows on the apron.

The menu is two pages long: rack of lamb with vegetables 95,000–140,000 UZS, grilled fish 85,000–120,000, pumpkin manti dumplings 42,000–58,000. Wine and beer are served; age is checked.

The waiter will first ask how long you have. Dishes ready within half an hour carry a clock on the menu.

Cards and cash in soʻm. The 12% service charge is a line of its own on the bill. There are high chairs and small portions for under-sixes. If a delay has earned you an airline meal voucher, it is valid here.`,
    },
    side: 'after',
    floor: 2,
    type: 'restaurant',
    category: 'food-and-drink',
    hours: daily('07:00', '24:00'),
    phone: '+998 00 000 00 50',
    keywords: {
      uz: 'restoran, qoʻzi goʻshti, manti, baliq, vino, talon, 4-chiqish',
      ru: 'ресторан, ягнёнок, манты, рыба, вино, талон на питание, выход 4',
      en: 'lamb, manti, grilled fish, wine, meal voucher, delayed flight, gate 4',
    },
  },
  {
    slug: 'limon',
    title: { uz: 'Limon', ru: 'Лимон', en: 'Limon' },
    text: {
      uz: 'Pitsa va tez taomlar, 8-chiqish yonida',
      ru: 'Пицца и быстрая еда у выхода 8',
      en: 'Pizza and quick food, by gate 8',
    },
    body: {
      uz: `Bolali oilalar koʻp keladi: [bolalar xonasi](/airport/scheme/) yaqin, bolalar kursisi va kichik porsiyalar bor.

Butun pitsa 60–95 ming soʻm, boʻlagi 16–24 ming, bolalar toʻplami sharbat bilan 38–50 ming soʻm. Boʻlak uch daqiqada isitib beriladi. Buyurtma ekranda beriladi, keyin chek raqami aytiladi.

Pishloqli va sabzavotli pitsalarda goʻsht yoʻq. Qolganlarida tovuq yoki mol goʻshti, halol. Glyutensiz xamir oldindan soʻralganda tayyorlanadi, 25 daqiqa ketadi.

Stollar 2-qavatda, 8-chiqish yonida, nazoratdan keyin. Bu yerdan samolyotgacha avtobus olib boradi, shuning uchun pitsa buyurtma qilishdan oldin ekranga qarab qoʻying. Bolaning shishachasini bepul isitib berishadi. Karta va naqd soʻm olinadi.`,
      ru: `Сюда часто приходят с детьми: [детская комната](/airport/scheme/) рядом, есть высокие стулья и маленькие порции.

Целая пицца стоит 60–95 тысяч сумов, кусок — 16–24 тысячи, детский набор с соком — 38–50 тысяч. Кусок разогревают за три минуты. Заказ делают на экране, потом вызывают номер чека.

В пицце с сыром и с овощами мяса нет. В остальных курица или говядина, халяль. Тесто без глютена готовят, если попросить сразу, это 25 минут.

Столы на 2 этаже, у выхода 8, после контроля. К самолёту отсюда везут автобусом, поэтому взгляните на экран до того, как закажете пиццу. Бутылочку подогреют бесплатно. Карта или наличные сумы.`,
      en: `Families like this one: the [kids’ room](/airport/scheme/) is close by, and there are high chairs and small portions.

A whole pizza costs 60,000–95,000 UZS, a slice 16,000–24,000 and a children’s set with juice 38,000–50,000. A slice is warmed in three minutes. Order on the screen, then listen for your number.

The cheese and the vegetable pizza contain no meat. The rest have chicken or beef, halal. Gluten-free dough can be made if you ask at once; it takes 25 minutes.

Tables are on floor 2, by gate 8, after security. A bus takes you to the aircraft from here, so look at the screen before you order a pizza. Bottles are warmed free of charge. Card or cash in soʻm.`,
    },
    side: 'after',
    floor: 2,
    type: 'fast-food',
    category: 'children',
    hours: daily('09:00', '23:30'),
    phone: '+998 00 000 00 51',
    keywords: {
      uz: 'pitsa, bolalar menyusi, glyutensiz, shishacha isitish, 8-chiqish',
      ru: 'пицца, детское меню, без глютена, подогреть бутылочку, выход 8',
      en: 'pizza, children menu, gluten-free, bottle warming, family, gate 8',
    },
  },
  {
    slug: 'qahvaxona',
    title: { uz: 'Qahvaxona', ru: 'Кахвахона', en: 'Qahvaxona' },
    text: {
      uz: 'Yangi qovurilgan qahva, 3-chiqish yonida',
      ru: 'Свежеобжаренный кофе у выхода 3',
      en: 'Freshly roasted coffee, by gate 3',
    },
    body: {
      uz: `Qahva doni Toshkentda qovurilgan. V60, aeropress yoki qumda pishirilgan turk qahvasini tanlaysiz; V60 besh daqiqada tayyor boʻladi.

Turk qahvasi 20–28 ming soʻm, flat uayt 26–36 ming, Buxoro holvali chizkeyk 32–44 ming. Bir paket don (250 g) 90–150 ming: shu yerda maydalab berishadi, salonga olib chiqsa boʻladi.

Tuni bilan ishlaydi, ammo 03:00–05:00 orasida faqat espresso mashinasidagi ichimliklar bor. Rozetkali baland stollar toʻrtta. [Wi-Fi](/services/wifi/) — aeroportning umumiy tarmogʻi.

Xalqaro reyslar hududi, 2-qavat, 3-chiqish yonida. Kofeinsiz qahva va suli suti uchun qoʻshimcha haq olinmaydi. Karta, soʻm yoki telefon bilan toʻlanadi. Joy boʻlmasa, peshtaxta oldida tik turib ichish mumkin.`,
      ru: `Зерно обжарено в Ташкенте. Можно выбрать воронку V60, аэропресс или турку на песке; V60 готовят пять минут.

Кофе в турке стоит 20–28 тысяч сумов, флэт уайт — 26–36 тысяч, чизкейк с бухарской халвой — 32–44 тысячи. Пачка зерна (250 г) — 90–150 тысяч, её смелют при вас и можно взять в салон.

Работает и ночью, но с трёх до пяти утра есть только напитки из кофемашины. Высоких столов с розетками четыре. [Wi-Fi](/services/wifi/) общий, аэропортовый.

Международная зона, 2 этаж, рядом с выходом 3. Кофе без кофеина и овсяное молоко — без доплаты. Карта, сумы, телефон. Если места заняты, пейте у стойки.`,
      en: `The beans are roasted in Tashkent. Choose V60, AeroPress or a pot heated in sand; V60 takes five minutes.

Coffee in the pot is 20,000–28,000 UZS, a flat white 26,000–36,000 and cheesecake with Bukhara halva 32,000–44,000. A 250 g bag of beans is 90,000–150,000; it is ground for you and may go in the cabin.

It is open all night, though from three to five in the morning only machine drinks are made. There are four high tables with sockets. The [Wi-Fi](/services/wifi/) is the airport’s.

International area, floor 2, by gate 3. Decaf and oat milk cost nothing extra. Card, soʻm or phone. If the seats are full, drink at the counter.`,
    },
    side: 'after',
    floor: 2,
    type: 'coffee',
    category: 'food-and-drink',
    hours: aroundTheClock,
    phone: '+998 00 000 00 52',
    keywords: {
      uz: 'kofe, flat uayt, turk qahvasi, don, kofeinsiz, 3-chiqish',
      ru: 'кофейня, флэт уайт, турка, зерно, без кофеина, выход 3',
      en: 'coffee shop, flat white, turkish coffee, beans, decaf, gate 3',
    },
  },
  {
    slug: 'panorama',
    title: { uz: 'Panorama', ru: 'Панорама', en: 'Panorama' },
    text: {
      uz: 'Samolyotlar koʻrinadigan kafe, 3-qavat',
      ru: 'Кафе с видом на перрон, 3 этаж',
      en: 'Cafe with a view of the apron, floor 3',
    },
    body: {
      uz: `Uchinchi qavatdagi oynavand kafe. Derazalari perronga qaragan: 3–6-chiqishlardagi teletraplar va samolyotlar yaqqol koʻrinadi. Suratga olish mumkin, faqat [qoidalarga](/press-center/photo-rules/) amal qiling.

Mastava 28–38 ming soʻm, lagʻmon 42–56 ming, mevali shirinlik 26–36 ming. Choy va limonad bor. Bolalarga samolyot rasmi tushirilgan boʻyama bepul beriladi.

### Vaqt haqida

Kafe nazoratdan oldin. Xalqaro reys yoʻlovchisi uchishdan kamida bir yarim soat oldin 2-qavatga tushgani maʼqul: hali pasport va xavfsizlik nazorati bor. Eskalator ham, lift ham bor.

Toʻlov naqd soʻm va kartada. Chiptasi yoʻq mehmonlar ham kirishi mumkin. Kechqurun yonidagi [Minora bar](/services/cafes-and-restaurants/minora-bar/) ochiladi.`,
      ru: `Остеклённое кафе на 3 этаже. Окна выходят на перрон: телетрапы у выходов 3–6 и самолёты видны целиком. Фотографировать можно, соблюдая [правила съёмки](/press-center/photo-rules/).

Мастава стоит 28–38 тысяч сумов, лагман — 42–56 тысяч, десерт с фруктами — 26–36 тысяч. Есть чай и домашний лимонад. Детям бесплатно дают раскраску с самолётом.

### О времени

Кафе до контроля. Пассажиру международного рейса лучше спуститься на 2 этаж не позже чем за полтора часа до вылета: впереди паспортный контроль и досмотр. Есть эскалатор и лифт.

Оплата наличными сумами и картой. Гости без билета тоже могут зайти. Вечером рядом открывается [«Минора-бар»](/services/cafes-and-restaurants/minora-bar/).`,
      en: `A glass-walled cafe on floor 3. Its windows face the apron, with the jet bridges at gates 3–6 and their aircraft in full view. Pictures are allowed within the [photo rules](/press-center/photo-rules/).

Mastava soup is 28,000–38,000 UZS, lagman 42,000–56,000 and a fruit dessert 26,000–36,000. Tea and lemonade are poured as well. Children are given an aircraft to colour in, free.

### Mind the time

The cafe is before security. If your flight is international, go down to floor 2 at least an hour and a half before departure: passport control and screening are still ahead. There is an escalator and a lift.

Cash in soʻm or card. Guests without a ticket are welcome. In the evening [Minora Bar](/services/cafes-and-restaurants/minora-bar/) opens next door.`,
    },
    side: 'before',
    floor: 3,
    type: 'cafe',
    category: 'food-and-drink',
    hours: daily('07:00', '22:00'),
    phone: '+998 00 000 00 53',
    keywords: {
      uz: 'perron manzarasi, samolyotlarni tomosha qilish, lagʻmon, uchinchi qavat',
      ru: 'вид на самолёты, перрон, споттинг, лагман, третий этаж',
      en: 'apron view, plane spotting, watching aircraft, lagman, third floor',
    },
  },
  {
    slug: 'minora-bar',
    title: { uz: 'Minora bar', ru: 'Минора-бар', en: 'Minora Bar' },
    text: {
      uz: 'Kechki bar, 3-qavat, 02:00 gacha',
      ru: 'Вечерний бар на 3 этаже, до 02:00',
      en: 'Evening bar on floor 3, until 02:00',
    },
    body: {
      uz: `Minora — aeroportdagi yagona bar: 3-qavat, nazoratdan oldin, Panorama kafesi yonida. Kechki oltida ochilib, tungi ikkida yopiladi, oxirgi buyurtma 01:30 da.

Bir qadah mahalliy vino 45–80 ming soʻm, pivo 28–45 ming, spirtsiz kokteyl 35–55 ming. Yengil gazaklar: yongʻoq, pishloq, qazi. Spirtli ichimlik faqat yoshi qonunda belgilangan chegaradan oʻtganlarga beriladi, hujjat tez-tez soʻraladi.

Oynadan uchish-qoʻnish yoʻlagi va tungi chiroqlar koʻrinadi. Musiqa past, har soatda reys eʼloni. Chekish xonasi shu qavatda.

Parvozgacha ikki soat qolganda pastga tushing: aviakompaniya mast yoʻlovchini bortga olmasligi mumkin. Kartalar va naqd soʻm. Mashinada kelgan boʻlsangiz, uyga [taksi yoki avtobusda](/how-to-get-there/) qayting.`,
      ru: `«Минора» — единственный бар в аэропорту: 3 этаж, до контроля, рядом с кафе «Панорама». Открывается в шесть вечера, закрывается в два ночи, последний заказ в 01:30.

Бокал местного вина стоит 45–80 тысяч сумов, пиво — 28–45 тысяч, безалкогольный коктейль — 35–55 тысяч. Из закусок орехи, сыр, казы. Алкоголь наливают только с возраста, установленного законом, и документ просят часто.

За окном взлётная полоса и ночные огни. Музыка негромкая, рейсы объявляют. Курительная комната на том же этаже.

За два часа до вылета лучше спуститься: нетрезвого пассажира авиакомпания может не взять на борт. Принимают карты и наличные сумы. Если вы за рулём, домой вернитесь [на такси или автобусе](/how-to-get-there/).`,
      en: `Minora is the only bar in the airport: floor 3, before security, beside the Panorama cafe. It opens at six in the evening and shuts at two; last orders are at 01:30.

A glass of local wine is 45,000–80,000 UZS, a beer 28,000–45,000 and an alcohol-free cocktail 35,000–55,000. Nuts, cheese and horse sausage go with them. Alcohol is served only from the legal age, and documents are often checked.

The window looks onto the runway lights. Music is low and flights are announced. A smoking room is on the same floor.

Go down two hours before departure: an airline may refuse a drunk passenger. Cards and cash in soʻm. If you drove here, go home [by taxi or bus](/how-to-get-there/).`,
    },
    side: 'before',
    floor: 3,
    type: 'bar',
    category: 'food-and-drink',
    hours: daily('18:00', '02:00'),
    phone: '+998 00 000 00 54',
    keywords: {
      uz: 'vino, pivo, kokteyl, tungi bar, uchish-qoʻnish yoʻlagi, spirtsiz',
      ru: 'вино, пиво, коктейль, ночью, взлётная полоса, безалкогольное',
      en: 'wine, beer, cocktail, late night, runway view, alcohol-free, drinks',
    },
  },
];

const dutyFree: Entry[] = [
  {
    slug: 'registon-duty-free',
    title: { uz: 'Registon Duty Free', ru: 'Регистон Duty Free', en: 'Registon Duty Free' },
    text: {
      uz: 'Asosiy bojsiz doʻkon, nazoratdan keyin yoʻl ustida',
      ru: 'Главный магазин, по пути от контроля к выходам',
      en: 'The main shop, on the way from security to the gates',
    },
    body: {
      uz: `Xavfsizlik va pasport nazoratidan chiqqan yoʻlovchi 3–8-chiqishlarga boradigan yoʻlda shu doʻkonga duch keladi. U 2-qavatda, 4- va 5-chiqishlar roʻparasida. Atir, ichimlik, shirinlik, tamaki va sovgʻalar bir zalda, kassalar oʻrtada.

Koʻp olinadigan uch narsa: mahalliy konyak, 0,5 l (250–480 ming soʻm), sutli shokolad qutisi (90–180 ming), qoʻl kremlari toʻplami (120–260 ming).

Xarid uchun xalqaro reysga bortga chiqish taloni koʻrsatiladi. Soʻm, dollar, yevro va barcha kartalar olinadi; aralash toʻlash mumkin, qaytim soʻmda. Narxda boj va QQS yoʻq, shu bois tax free berilmaydi.

Yoʻlda boshqa reysga oʻtsangiz, kassirga ayting: suyuqlik muhrlangan xaltaga solinadi, uni yetib borguncha ochmang. Olib kirish meʼyorlari har davlatda har xil.`,
      ru: `Магазин стоит на пути каждого, кто прошёл паспортный контроль и досмотр и идёт к выходам 3–8: 2 этаж, напротив выходов 4 и 5. Духи, напитки, сладости, табак и подарки в одном зале, кассы посередине.

Чаще берут три вещи: местный коньяк 0,5 л (250–480 тысяч сумов), коробку молочного шоколада (90–180 тысяч) и набор кремов для рук (120–260 тысяч).

На кассе показывают посадочный талон на международный рейс. Принимают сумы, доллары, евро и все карты; можно платить частями в разной валюте, сдача — в сумах. Пошлины и НДС в цене нет, поэтому tax free не оформляют.

Если у вас пересадка, предупредите кассира: жидкости запаяют в пакет, не вскрывайте его до конца пути. Нормы ввоза в каждой стране свои.`,
      en: `Everyone going from passport control and security to gates 3–8 passes this shop on floor 2, opposite gates 4 and 5. Perfume, drinks, sweets, tobacco and gifts share one hall, tills in the middle.

Three things people often take: local brandy, 0.5 l (250,000–480,000 UZS), a box of milk chocolate (90,000–180,000) and a set of hand creams (120,000–260,000).

Show a boarding pass for an international flight at the till. Soʻm, dollars, euros and all cards are accepted, also mixed; change is in soʻm. Prices carry no duty or VAT, so no tax free form is needed.

With a connection ahead, tell the cashier: liquids go into a sealed bag, to stay shut until you arrive. Import limits differ by country.`,
    },
    side: 'after',
    floor: 2,
    type: 'general',
    category: 'gifts',
    hours: aroundTheClock,
    phone: '+998 00 000 00 61',
    keywords: {
      uz: 'dyuti fri, bojsiz savdo, atir, konyak, shokolad, tranzit xalta',
      ru: 'дьюти-фри, беспошлинная торговля, духи, коньяк, шоколад, транзитный пакет',
      en: 'dutyfree, tax-free shopping, perfume, brandy, chocolate, sealed bag, transfer',
    },
  },
  {
    slug: 'df-atir',
    title: { uz: 'Atir va upa-elik', ru: 'Духи и косметика', en: 'Perfume and Cosmetics' },
    text: {
      uz: 'Atir-upa va teri parvarishi, bojsiz hudud',
      ru: 'Парфюмерия и уход за кожей, зона duty free',
      en: 'Fragrance and skin care, duty free area',
    },
    body: {
      uz: `Hidlarni avval qogʻozda, keyin bilakda sinang: har bir tokchada namuna va qahva donasi bor. Maslahatchi uch tilda gaplashadi.

- Atir, 50 ml: 650 ming – 1,9 mln soʻm
- Paxta moyli qoʻl kremi, Fargʻona: 60–110 ming soʻm
- Quyoshdan himoya kremi, SPF 50: 140–320 ming soʻm

Flakonlar odatda 100 ml gacha, kattasi muhrlangan xaltada topshiriladi. Teringiz sezgir boʻlsa, tarkibi yozilgan varaqni soʻrang; ochilgan qutini qaytarib boʻlmaydi.

Boʻlim 2-qavatda, Registon Duty Free ichida, chiqishlar tomonidagi qatorda. Bortga chiqish taloni va pasport kerak. Bu yerdagi narx bojsiz, shuning uchun qoʻshimcha hujjat rasmiylashtirilmaydi. Soʻm, dollar, yevro, kartalar. Bepul namunalar xarid summasiga qarab beriladi.`,
      ru: `Аромат сначала пробуют на бумаге, потом на запястье: пробники и зёрна кофе есть на каждой полке. Консультант говорит на трёх языках.

- Духи, 50 мл: от 650 тысяч до 1,9 млн сумов
- Крем для рук с хлопковым маслом из Ферганы: 60–110 тысяч сумов
- Солнцезащитный крем SPF 50: 140–320 тысяч сумов

Флаконы обычно до 100 мл, те, что больше, выдают в запаянном пакете. При чувствительной коже попросите листок с составом: вскрытую упаковку назад не примут.

Отдел на 2 этаже, в «Регистон Duty Free», в ряду со стороны выходов. Нужны посадочный талон и паспорт. Цена уже без пошлины, других документов не оформляют. Сумы, доллары, евро, карты. Пробники в подарок зависят от суммы покупки.`,
      en: `Try a scent on paper first, then on the wrist: testers and coffee beans stand on every shelf. The consultant speaks three languages.

- Perfume, 50 ml: 650,000 to 1.9 million UZS
- Hand cream with cottonseed oil from Fergana: 60,000–110,000 UZS
- Sun cream, SPF 50: 140,000–320,000 UZS

Bottles are mostly up to 100 ml; anything larger is handed over in a sealed bag. If your skin is sensitive, ask for the ingredients sheet, because an opened box cannot be returned.

Floor 2, inside Registon Duty Free, in the row facing the gates. Bring your boarding pass and passport. Prices are already duty free, without further paper. Soʻm, dollars, euros and cards. Free samples depend on what you spend.`,
    },
    side: 'after',
    floor: 2,
    type: 'perfume',
    category: 'beauty',
    hours: daily('06:00', '24:00'),
    phone: '+998 00 000 00 62',
    keywords: {
      uz: 'parfyum, krem, kosmetika, lab boʻyogʻi, quyoshdan himoya, hid',
      ru: 'парфюм, крем, помада, уход, солнцезащитный, аромат',
      en: 'fragrance, cream, make-up, lipstick, sunscreen, skin care',
    },
  },
  {
    slug: 'df-ichimlik',
    title: { uz: 'Ichimliklar', ru: 'Вино и крепкие напитки', en: 'Wine and Spirits' },
    text: {
      uz: 'Vino, konyak va aroqlar, bojsiz hudud',
      ru: 'Местные вина, коньяки и водка, зона duty free',
      en: 'Local wine, brandy and vodka, duty free area',
    },
    body: {
      uz: `Samarqand va Toshkent vinozavodlari mahsulotlari eng koʻp: quruq oq va qizil vino (120–300 ming soʻm), besh yillik konyak (250–700 ming), aroq (150–300 ming). Viski, jin va romning xalqaro markalari ham bor.

Dam olish kunlari vino tatib koʻriladi, boshqa kunlarda shishalar ochilmaydi.

Yosh hujjat boʻyicha tekshiriladi. Har davlat oʻz meʼyorini qoʻyadi, koʻpincha bir kishiga bir litr kuchli ichimlik; qoʻnadigan joyingiz qoidasini aniqlang. Boshqa reysga oʻtsangiz, shishani muhrlangan xaltada saqlang va chekni ichida qoldiring.

2-qavat, Registon Duty Free doʻkonining chiqishlar tomonidagi qatori. Soʻm, dollar, yevro va kartalar; bortga chiqish taloni shart. Narxda boj va QQS yoʻq. Samolyotda ochib ichishga ruxsat yoʻq.`,
      ru: `Больше всего здесь самаркандских и ташкентских вин: сухое белое и красное (120–300 тысяч сумов), коньяк пятилетней выдержки (250–700 тысяч), водка (150–300 тысяч). Есть виски, джин и ром известных марок.

По выходным проводят дегустацию вин, в остальные дни бутылки не открывают.

Возраст проверяют по документу. В каждой стране своя норма ввоза, часто литр крепкого на человека; уточните правила места прилёта. При пересадке держите бутылку в запаянном пакете, чек оставьте внутри.

2 этаж, «Регистон Duty Free», ряд со стороны выходов. Сумы, доллары, евро и карты; посадочный талон обязателен. Пошлины и НДС в цене нет. Открывать и пить в самолёте нельзя.`,
      en: `Most of the stock comes from the wineries of Samarkand and Tashkent: dry white and red (120,000–300,000 UZS), five-year brandy (250,000–700,000), vodka (150,000–300,000). Known makes of whisky, gin and rum stand alongside.

There is wine tasting at weekends; on other days bottles stay shut.

Age is checked by document. Each country sets its own limit, often one litre of spirits a person, so check the rule where you land. If you change flights, keep the bottle in its sealed bag with the receipt inside.

Floor 2, Registon Duty Free, row facing the gates. Soʻm, dollars, euros and cards; a boarding pass is required. Prices exclude duty and VAT. Bottles may not be opened on board.`,
    },
    side: 'after',
    floor: 2,
    type: 'spirits',
    category: 'gifts',
    hours: aroundTheClock,
    phone: '+998 00 000 00 63',
    keywords: {
      uz: 'vino, konyak, aroq, viski, alkogol, Samarqand vinosi, tranzit',
      ru: 'алкоголь, вино, коньяк, водка, виски, пересадка, норма ввоза',
      en: 'alcohol, wine, brandy, vodka, whisky, gin, import limit, transfer',
    },
  },
  {
    slug: 'df-shirinlik',
    title: { uz: 'Shirinliklar', ru: 'Сладости', en: 'Confectionery' },
    text: {
      uz: 'Shokolad, holva va choylar, bojsiz hudud',
      ru: 'Шоколад, халва и чай, зона duty free',
      en: 'Chocolate, halva and tea, duty free area',
    },
    body: {
      uz: `Shirinlikni soʻnggi daqiqada eslaganlar uchun boʻlim. Mahalliy holvalar yonida Shveysariya va Belgiya shokoladi, quti choylar, yongʻoqli novvot turadi. 2-qavat, Registon Duty Free, chiqishlar tomonidagi qator.

Samarqand holvasi (yarim kilo) 55–95 ming soʻm, trufel qutisi 110–230 ming, quruq mevali koʻk choy 45–80 ming. Uch quti olinganda sovgʻa xalta qoʻshib beriladi.

Shokolad yozda erib ketmasligi uchun termoxalta bor: 15 ming soʻm, ichiga sovutgich solinmaydi, chunki gel suyuqlik hisoblanadi.

Yongʻoq, sut va kunjut yorliqda qalin harfda yozilgan. Halol belgisi bor shirinliklar alohida tokchada. Toʻlov dollar, yevro, soʻm va kartada, bortga chiqish taloni bilan. Qaytarish yoʻq.`,
      ru: `Отдел для тех, кто в последний момент вспомнил о сладком. Рядом с местной халвой — швейцарский и бельгийский шоколад, чай в коробках, нават с орехами. 2 этаж, «Регистон Duty Free», ряд со стороны выходов.

Самаркандская халва (полкило) стоит 55–95 тысяч сумов, коробка трюфелей — 110–230 тысяч, зелёный чай с сухофруктами — 45–80 тысяч. К трём коробкам дают подарочный пакет.

Чтобы шоколад летом не растаял, есть термопакет за 15 тысяч; охлаждающий элемент в него не кладут: гель считается жидкостью.

Орехи, молоко и кунжут на ярлыке выделены жирным. Сладости со знаком «халяль» стоят отдельно. Оплата в долларах, евро, сумах и картой, по посадочному талону. Возврата нет.`,
      en: `For those who remember sweets at the last moment. Beside the local halva there is Swiss and Belgian chocolate, boxed tea, and rock sugar with nuts. Floor 2, Registon Duty Free, row facing the gates.

Samarkand halva (half a kilo) costs 55,000–95,000 UZS, a box of truffles 110,000–230,000 and green tea with dried fruit 45,000–80,000. Three boxes come with a gift bag.

In summer a thermal bag keeps chocolate from melting, 15,000 UZS. No cooling pack goes in, as gel counts as a liquid.

Nuts, milk and sesame are in bold on the label, and halal-marked sweets have their own shelf. Pay in dollars, euros, soʻm or by card with your boarding pass. There are no returns.`,
    },
    side: 'after',
    floor: 2,
    type: 'confectionery',
    category: 'gifts',
    hours: daily('05:00', '24:00'),
    keywords: {
      uz: 'shokolad, konfet, halva, choy, novvot, halol shirinlik, sovgʻa',
      ru: 'шоколад, конфеты, халва, чай, трюфели, халяль, подарок',
      en: 'chocolate, candy, truffles, halva, tea, halal sweets, gift',
    },
  },
  {
    slug: 'df-tamaki',
    title: { uz: 'Tamaki', ru: 'Табак', en: 'Tobacco' },
    text: {
      uz: 'Sigaret va sigaralar, bojsiz hudud',
      ru: 'Сигареты и сигары, зона duty free',
      en: 'Cigarettes and cigars, duty free area',
    },
    body: {
      uz: `Yopiq peshtaxtali kichik boʻlim: mahsulot ochiq qoʻyilmaydi, roʻyxat sotuvchi qoʻlida. Pasport va bortga chiqish taloni har safar soʻraladi, yosh cheklovi qonun boʻyicha.

Bir blok sigaret 350–600 ming soʻm, beshtali sigara toʻplami 280–900 ming, yondirgich (yoqilgʻisiz) 40–120 ming. Elektron sigaret va uning suyuqligi sotilmaydi.

Koʻp davlat bir kishiga 200 donadan oshiq sigaretga boj oladi. Sizning yoʻnalishingizda qancha ekanini kassadagi jadvaldan koʻring, u maʼlumot uchun; qarorni boradigan mamlakatingiz bojxonasi qabul qiladi.

Terminalda faqat belgilangan xonalarda chekiladi, ular [sxemada](/airport/scheme/) koʻrsatilgan. Boʻlim 2-qavatda, Registon Duty Free doʻkonining chiqishlar tomonidagi qatorida, tunu kun ishlaydi. Soʻm, valyuta va kartalar olinadi.`,
      ru: `Небольшой отдел с закрытыми витринами: товар не выставлен, список у продавца. Паспорт и посадочный талон спрашивают каждый раз, возраст — по закону.

Блок сигарет стоит 350–600 тысяч сумов, набор из пяти сигар — 280–900 тысяч, зажигалка без топлива — 40–120 тысяч. Электронных сигарет и жидкостей для них не продают.

Многие страны облагают пошлиной то, что больше 200 сигарет на человека. Таблица на кассе показывает нормы по направлениям, но она справочная: решает таможня страны прилёта.

Курить в терминале можно только в отведённых комнатах, они отмечены на [схеме](/airport/scheme/). Отдел на 2 этаже, в «Регистон Duty Free», в ряду со стороны выходов, открыт день и ночь. Берут сумы, валюту и карты.`,
      en: `Cabinets here are closed: nothing is on display and the assistant has the list. A passport and boarding pass are asked for every time; the legal age applies.

A carton of cigarettes is 350,000–600,000 UZS, a set of five cigars 280,000–900,000 and an unfuelled lighter 40,000–120,000. Electronic cigarettes and their liquids are not sold.

Many countries charge duty on more than 200 cigarettes a person. A table at the till lists limits by destination, as a guide only: the customs service where you land decides.

Smoke only in the rooms marked on the [floor plan](/airport/scheme/). Floor 2, Registon Duty Free, row facing the gates, day and night. Soʻm, foreign cash and cards are taken.`,
    },
    side: 'after',
    floor: 2,
    type: 'tobacco',
    category: 'in-a-hurry',
    hours: aroundTheClock,
    phone: '+998 00 000 00 65',
    keywords: {
      uz: 'sigaret, sigara, chekish xonasi, blok, zajigalka',
      ru: 'сигареты, сигары, курительная комната, блок, зажигалка',
      en: 'cigarettes, cigars, smoking room, carton, lighter',
    },
  },
  {
    slug: 'df-oyinchoq',
    title: { uz: 'Oʻyinchoqlar', ru: 'Игрушки', en: 'Toys' },
    text: {
      uz: 'Bolalarga oʻyinchoq va oʻyinlar, bojsiz hudud',
      ru: 'Игрушки и игры в дорогу, зона duty free',
      en: 'Toys and travel games, duty free area',
    },
    body: {
      uz: `Bola yoʻlda zerikmasin: yarim soatlik parvozga ham, yetti soatligiga ham mos oʻyin topiladi. 2-qavat, Registon Duty Free, nazorat tomonidagi qator.

**Yoshiga qarab.** 3 yoshgacha yumshoq tuya (90–160 ming soʻm), 4–7 yoshga magnitli bosqotirma (140–240 ming), kattaroqlarga samolyot modeli (180–420 ming). Mayda qismlari magnitli, oʻrindiqlar orasida yoʻqolmaydi.

Barcha oʻyinchoqlarda yosh belgisi bor. Batareyali oʻyinchoq sinovdan oʻtkazib, oʻchirib beriladi. Qurolga oʻxshash oʻyinchoqlar sotilmaydi: ular salonga qoʻyilmaydi.

Bolalar xonasi 8-chiqish yonida, [sxemada](/airport/scheme/) koʻrsatilgan. Soʻm, dollar, yevro, kartalar. Bojsiz boʻlgani uchun xarid faqat xalqaro reys yoʻlovchisiga, talon bilan.`,
      ru: `Здесь можно подобрать занятие для ребёнка на весь полёт: от получаса до семи часов. 2 этаж, «Регистон Duty Free», ряд со стороны досмотра.

**По возрасту.** До 3 лет — мягкий верблюд (90–160 тысяч сумов), 4–7 лет — магнитная головоломка (140–240 тысяч), старшим — модель самолёта (180–420 тысяч). Мелкие детали подобраны на магнитах, чтобы не терялись между кресел.

На каждой игрушке указан возраст. Игрушку с батарейкой проверят и отдадут выключенной. Игрушечного оружия, похожего на настоящее, здесь нет: в салон с ним не пустят.

Детская комната у выхода 8, она есть на [схеме](/airport/scheme/). Сумы, доллары, евро, карты. Товар беспошлинный, поэтому продают его пассажирам международных рейсов по талону.`,
      en: `Something for the whole flight, whether it lasts half an hour or seven. Floor 2, Registon Duty Free, row by security.

**By age.** Under three, a soft camel (90,000–160,000 UZS); four to seven, a magnetic puzzle (140,000–240,000); older children, a model aircraft (180,000–420,000). Small parts were chosen with magnets so that they do not vanish between the seats.

Every toy states its age. One with a battery is tested and handed over switched off. Toys that look like weapons are not sold: they are refused in the cabin.

The kids’ room is by gate 8: see the [floor plan](/airport/scheme/). Soʻm, dollars, euros and cards. Goods are duty free, for international passengers with a boarding pass.`,
    },
    side: 'after',
    floor: 2,
    type: 'toys',
    category: 'children',
    hours: daily('08:00', '22:00'),
    keywords: {
      uz: 'bolalar, bosqotirma, samolyot modeli, yumshoq oʻyinchoq, oʻyin',
      ru: 'дети, головоломка, модель самолёта, мягкая игрушка, игра',
      en: 'kids, children, puzzle, model aircraft, soft toy, game',
    },
  },
  {
    slug: 'df-soat',
    title: { uz: 'Soatlar', ru: 'Часы', en: 'Watches' },
    text: {
      uz: 'Qoʻl soatlari, bojsiz hudud, 17:00 dan',
      ru: 'Наручные часы, зона duty free, с 17:00',
      en: 'Wristwatches, duty free area, from 17:00',
    },
    body: {
      uz: `Soatlar boʻlimi faqat kechki reyslar vaqtida, 17:00 dan ochiq. Yaponiya va Shveysariya markalari, bolalar uchun oddiy kvars soatlar va zaxira tasmalar bor.

Kvars soat 1,2–3 mln soʻm, mexanik soat 4–12 mln, teri tasma 180–350 ming. Tasma uzunligi shu yerda, bepul moslanadi; taxminan 10 daqiqa.

Xalqaro kafolat kartasi muhr bilan toʻldiriladi, seriya raqamini oʻzingiz tekshiring. Qimmat soatni qutisi va cheki bilan olib yuring: chegarada uni qayerdan olganingizni soʻrashlari mumkin.

Qayerda: 2-qavat, Registon Duty Free, nazorat tomonidagi qator. Karta bilan toʻlaganda bank kod yuborishi mumkin, telefoningizda aloqa borligini tekshiring. Dollar, yevro va soʻm ham olinadi. Narx bojsiz. Batareya almashtirilmaydi.`,
      ru: `Отдел часов открыт только к вечерним рейсам, с 17:00. Здесь японские и швейцарские марки, простые кварцевые часы для детей и запасные ремешки.

Кварцевые часы стоят 1,2–3 млн сумов, механические — 4–12 млн, кожаный ремешок — 180–350 тысяч. Браслет подгонят бесплатно минут за десять.

Международную гарантию заполняют при вас и ставят печать, серийный номер сверьте сами. Дорогие часы везите с коробкой и чеком: на границе могут спросить, где они куплены.

Где это: 2 этаж, «Регистон Duty Free», ряд со стороны досмотра. Банк может запросить код при оплате картой, проверьте связь на телефоне. Принимают также доллары, евро и сумы. Цена без пошлины. Батарейки не меняют.`,
      en: `The watch department opens for the evening flights only, from 17:00. It carries Japanese and Swiss makes, simple quartz watches for children and spare straps.

A quartz watch is 1.2–3 million UZS, a mechanical one 4–12 million and a leather strap 180,000–350,000. A bracelet is adjusted free in about ten minutes.

The international guarantee is filled in and stamped before you; compare the serial number. Carry an expensive watch with its box and receipt: you may be asked at the border where it was bought.

Where: floor 2, Registon Duty Free, row by security. Your bank may send a code, so have a signal. Dollars, euros and soʻm are taken too. Prices are duty free. Batteries are not replaced.`,
    },
    side: 'after',
    floor: 2,
    type: 'watches',
    category: 'fashion',
    hours: daily('17:00', '23:30'),
    phone: '+998 00 000 00 67',
    keywords: {
      uz: 'qoʻl soati, mexanik soat, kvars, tasma, kafolat',
      ru: 'наручные часы, механические, кварцевые, ремешок, гарантия',
      en: 'wristwatch, mechanical, quartz, strap, bracelet, guarantee',
    },
  },
  {
    slug: 'df-kozoynak',
    title: {
      uz: 'Koʻzoynak va aksessuarlar',
      ru: 'Очки и аксессуары',
      en: 'Sunglasses and Accessories',
    },
    text: {
      uz: 'Quyosh koʻzoynagi, kamar va hamyon, bojsiz hudud',
      ru: 'Солнечные очки, ремни и кошельки, зона duty free',
      en: 'Sunglasses, belts and wallets, duty free area',
    },
    body: {
      uz: `Quyosh koʻzoynaklari, teri hamyon va kamarlar, shamol oʻtkazmaydigan soyabonlar. Har bir koʻzoynak yonida linzaning himoya darajasi (UV 400) va qorayish toifasi yozilgan.

Quyosh koʻzoynagi 450 ming – 2,8 mln soʻm, hamyon 260–620 ming, ixcham soyabon 120–220 ming. Koʻzoynak gʻilofi va artish matosi narxga kiradi. Dioptriyali koʻzoynak tayyorlanmaydi, ammo +1 dan +3 gacha oʻqish koʻzoynagi bor (110 ming soʻmdan).

Koʻzgu ustida kunduzgi yorugʻlik chirogʻi bor. Sotuvchi bir-ikki savol berib, mos shaklni tavsiya qiladi.

2-qavat, Registon Duty Free, nazorat tomonidagi qator; tanaffussiz, 9 dan 22 gacha. Kartalar, soʻm, dollar va yevro; bojsiz narx. Gardish qiyshaymasligi uchun gʻilofni sumkaning eng ustiga joylang.`,
      ru: `Солнечные очки, кожаные кошельки и ремни, ветроустойчивые зонты. Возле каждой оправы указаны защита (UV 400) и степень затемнения.

Солнечные очки стоят от 450 тысяч до 2,8 млн сумов, кошелёк — 260–620 тысяч, складной зонт — 120–220 тысяч. Футляр и салфетка входят в цену. Очки с диоптриями на заказ не делают, но есть готовые для чтения от +1 до +3 (от 110 тысяч сумов).

Перед зеркалом дневной свет, форму подберут по паре вопросов.

2 этаж, «Регистон Duty Free», ряд со стороны досмотра; с 9 до 22 часов без перерыва. Карты, сумы, доллары и евро; цены без пошлины. Чтобы оправа не погнулась, положите футляр сверху в ручной клади.`,
      en: `Sunglasses, leather wallets and belts, and windproof umbrellas. Beside each frame is its protection (UV 400) and the tint category.

Sunglasses are 450,000 to 2.8 million UZS, a wallet 260,000–620,000 and a compact umbrella 120,000–220,000. The case and cleaning cloth are included. Prescription glasses cannot be made up, but ready readers from +1 to +3 are kept, from 110,000 UZS.

Daylight lamps hang over the mirror, and a question or two is enough for staff to suggest a shape.

Floor 2, Registon Duty Free, row by security; open 9 to 22 without a break. Cards, soʻm, dollars and euros, at duty-free prices. To keep the frame from bending, lay the case on top of your cabin bag’s contents.`,
    },
    side: 'after',
    floor: 2,
    type: 'accessories',
    category: 'fashion',
    hours: daily('09:00', '22:00'),
    keywords: {
      uz: 'quyosh koʻzoynagi, hamyon, kamar, soyabon, oʻqish koʻzoynagi',
      ru: 'солнцезащитные очки, кошелёк, ремень, зонт, очки для чтения',
      en: 'shades, wallet, belt, umbrella, reading glasses, leather',
    },
  },
  {
    slug: 'df-milliy',
    title: {
      uz: 'Milliy mahsulotlar',
      ru: 'Национальные ремёсла и еда',
      en: 'National Crafts and Food',
    },
    text: {
      uz: 'Hunarmandchilik va milliy noz-neʼmatlar, bojsiz hudud',
      ru: 'Изделия мастеров и местные лакомства, зона duty free',
      en: 'Work of local makers and regional food, duty free area',
    },
    body: {
      uz: `Shahar va qishloq ustalarining ishlari bir joyga toʻplangan: misgarlik buyumlari, yogʻoch oʻymakorligi, miniatyuralar, kashtali hamyonlar. Noz-neʼmatlar orasida zafaron, ziravor, novvot va qovun qoqisi bor.

Miniatyura (A5) 150–450 ming soʻm, ziravor toʻplami 60–120 ming, zafaron, bir gramm 80–140 ming. Pichoqni salonga olib chiqib boʻlmaydi, shuning uchun u bu yerda sotilmaydi.

Qovun qoqi qaysi mamlakatga kiritilishini sotuvchi aniq ayta olmaydi, bu oziq-ovqat qoidalariga bogʻliq. Har bir qoʻl ishiga usta ismi va viloyati yozilgan.

2-qavat, Registon Duty Free, nazorat tomonidagi qator. Soʻm, dollar, yevro va xalqaro karta; bojsiz narxlar yakuniy. Katta xarid mustahkam quti bilan beriladi.`,
      ru: `Здесь собраны работы мастеров из города и кишлаков: медная чеканка, резьба по дереву, миниатюры, вышитые кошельки. Из лакомств — шафран, специи, нават и вяленая дыня.

Миниатюра (А5) стоит 150–450 тысяч сумов, набор специй — 60–120 тысяч, грамм шафрана — 80–140 тысяч. Ножи везти в салоне нельзя, поэтому здесь их нет.

Пустят ли вяленую дыню в вашу страну, продавец точно не скажет: это зависит от правил ввоза продуктов. На каждой ручной работе указаны имя мастера и область.

2 этаж, «Регистон Duty Free», ряд со стороны досмотра. Сумы, доллары, евро и международные карты; цены без пошлины, это уже итог. Крупную покупку уложат в прочную коробку.`,
      en: `Work by makers from the city and the villages is gathered here: chased copper, carved wood, miniatures, embroidered purses. Among the food are saffron, spices, rock sugar and dried melon.

A miniature (A5) costs 150,000–450,000 UZS, a spice set 60,000–120,000 and a gram of saffron 80,000–140,000. Knives may not travel in the cabin, so none are sold.

Whether dried melon is let into your country depends on its food import rules, which the assistants cannot confirm. Every handmade piece names its maker and region.

Floor 2, Registon Duty Free, row by security. Soʻm, dollars, euros and international cards; the duty-free price is final. A large purchase is packed in a strong box.`,
    },
    side: 'after',
    floor: 2,
    type: 'souvenirs',
    category: 'gifts',
    hours: daily('07:00', '23:00'),
    phone: '+998 00 000 00 69',
    keywords: {
      uz: 'hunarmand, ziravor, zafaron, miniatyura, qovun qoqi, esdalik',
      ru: 'ремесленник, специи, шафран, миниатюра, вяленая дыня, сувенир',
      en: 'craft, spices, saffron, miniature, dried melon, souvenir',
    },
  },
  {
    slug: 'df-songgi',
    title: { uz: 'Soʻnggi daqiqa', ru: 'Последняя минута', en: 'Last Minute' },
    text: {
      uz: 'Shoshilinch xaridlar, 8-chiqish yonida',
      ru: 'Быстрые покупки у выхода 8',
      en: 'Quick buys, by gate 8',
    },
    body: {
      uz: `8-chiqish yonidagi kichik doʻkon, tunda ham ochiq. Samolyotga chiqish navbatida turganlarga moʻljallangan: kassa bitta, toʻlov bir daqiqa oladi.

Suv (8–12 ming soʻm), shokolad va pechenye (18–60 ming), koʻz niqobi va quloq tiqini toʻplami (35–55 ming). Bir nechta atir, vino va sovgʻa qutisi ham bor, lekin tanlov asosiy doʻkondagidan kam.

Narxlar Registon Duty Free doʻkonidagi bilan bir xil. Suv narxiga yuqori chegara qoʻyilgan.

Samolyotga avtobus olib boradi, chiqish oʻzgarishi ham mumkin, ekranni kuzatib turing. Reysni [onlayn tabloda](/flight-board/) ham tekshirsangiz boʻladi. Bortga chiqish talonini qoʻlda ushlang. Karta, soʻm, dollar, yevro; qaytim soʻmda. 2-qavat, xalqaro hudud.`,
      ru: `Маленький магазин у выхода 8, открыт и ночью. Рассчитан на тех, кто уже в очереди на посадку: касса одна, оплата занимает минуту.

Вода (8–12 тысяч сумов), шоколад и печенье (18–60 тысяч), набор с маской для сна и берушами (35–55 тысяч). Есть немного духов, вин и подарочных коробок, но выбор меньше, чем в главном магазине.

Цены те же, что в «Регистон Duty Free». На воду установлен потолок.

К самолёту везут автобусом, поэтому поглядывайте на экран: выход может измениться. Рейс можно проверить и на [онлайн-табло](/flight-board/). Посадочный талон держите в руке. Карта, сумы, доллары, евро; сдача в сумах. 2 этаж, международная зона.`,
      en: `A small shop by gate 8, open at night as well. For people already queuing to board: one till, a minute to pay.

Water (8,000–12,000 UZS), chocolate and biscuits (18,000–60,000), and an eye mask with earplugs (35,000–55,000). There are a few perfumes, wines and gift boxes, though the choice is smaller than in the main shop.

Prices match those of Registon Duty Free, and the price of water is capped.

A bus goes to the aircraft, so watch the screen in case the gate changes, or check the [flight board](/flight-board/). Have your boarding pass in hand. Card, soʻm, dollars or euros, with change in soʻm. Floor 2, international area.`,
    },
    side: 'after',
    floor: 2,
    type: 'general',
    category: 'in-a-hurry',
    hours: aroundTheClock,
    keywords: {
      uz: 'suv, pechenye, koʻz niqobi, quloq tiqini, tez xarid, 8-chiqish',
      ru: 'вода, печенье, маска для сна, беруши, быстро купить, выход 8',
      en: 'water, snacks, eye mask, earplugs, quick purchase, gate 8',
    },
  },
  {
    slug: 'kelish-duty-free',
    title: { uz: 'Kelish Duty Free', ru: 'Duty Free прилёта', en: 'Arrivals Duty Free' },
    text: {
      uz: 'Kelganlar uchun bojsiz doʻkon, bojxonadan oldin',
      ru: 'Магазин для прилетевших, перед таможней',
      en: 'For arriving passengers, before customs',
    },
    body: {
      uz: `Xalqaro reysdan kelganlar pasport nazoratidan soʻng, bojxona yoʻlaklarigacha shu doʻkonga kira oladi. 1-qavat, 3-lenta ortida: yuk kelguncha xarid qilish mumkin. Zaldan chiqqach, qaytib kirib boʻlmaydi.

Shokolad (90–180 ming soʻm), atir, 50 ml (650 ming – 1,9 mln), bolalar toʻplami (90–220 ming) koʻp olinadi. Alkogol va tamaki qonunda belgilangan yoshdan, pasport bilan sotiladi.

Bu yerda olingan narsa ham kirish meʼyoriga qoʻshiladi. Meʼyordan ortigʻi qizil yoʻlakda deklaratsiya qilinadi, uni [Bojxona qoʻmitasi](https://example.com/customs) saytidan tekshiring; [kelish tartibi](/passengers/arriving/) alohida sahifada.

Kecha-yu kunduz ochiq. Soʻm, dollar, yevro va kartalar. Uchib ketuvchilar bu yerga kirolmaydi, ular uchun 2-qavatdagi doʻkon bor.`,
      ru: `Пассажиры международных рейсов попадают сюда после паспортного контроля, ещё до таможенных коридоров. 1 этаж, за лентой 3: купить можно, пока едет багаж. Выйдя из зала, вернуться уже нельзя.

Чаще берут шоколад (90–180 тысяч сумов), духи 50 мл (от 650 тысяч до 1,9 млн), детский набор (90–220 тысяч). Алкоголь и табак — только с установленного законом возраста, по паспорту.

Купленное здесь входит в норму ввоза. Всё сверх нормы декларируют в красном коридоре, правила — на сайте [Таможенного комитета](https://example.com/customs); [порядок прилёта](/passengers/arriving/) описан отдельно.

Открыто круглые сутки. Сумы, доллары, евро и карты. Вылетающим сюда не попасть, для них магазин на 2 этаже.`,
      en: `Passengers from international flights reach this shop after passport control and before the customs channels. It is on floor 1, past belt 3, so you can buy while your bags come out. Once you leave the hall you cannot go back in.

Most people take chocolate (90,000–180,000 UZS), perfume, 50 ml (650,000 to 1.9 million) or a children’s set (90,000–220,000). Alcohol and tobacco need a passport and the legal age.

What you buy here counts towards your import allowance. Declare anything above it in the red channel; the rules are with the [Customs Committee](https://example.com/customs), and the [arrival steps](/passengers/arriving/) have their own page.

Open around the clock. Soʻm, dollars, euros and cards. Departing passengers cannot enter; theirs is on floor 2.`,
    },
    side: 'after',
    floor: 1,
    type: 'general',
    category: 'gifts',
    hours: aroundTheClock,
    phone: '+998 00 000 00 71',
    keywords: {
      uz: 'kelganda xarid, bojxona, bagaj lentasi, bojsiz, qizil yoʻlak',
      ru: 'магазин на прилёте, таможня, лента багажа, беспошлинно, красный коридор',
      en: 'arrival shop, customs, baggage belt, dutyfree on arrival, red channel',
    },
  },
];

export const places: PlaceContent[] = [
  ...ofKind('shops', shops),
  ...ofKind('cafes-and-restaurants', cafesAndRestaurants),
  ...ofKind('duty-free', dutyFree),
];
