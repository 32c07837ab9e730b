import type { PartnerContent } from './types';

export const partners: PartnerContent[] = [
  {
    slug: 'uzbekistan-airways',
    type: 'airline',
    title: { uz: 'Uzbekistan Airways', ru: 'Uzbekistan Airways', en: 'Uzbekistan Airways' },
    text: {
      uz: 'Toshkent, Urganch, Nukus va xorijiy shaharlarga qatnaydi. Bu yerdagi eng koʻp reyslar uniki.',
      ru: 'Летает в Ташкент, Ургенч, Нукус и за рубеж. Выполняет больше всего рейсов из аэропорта.',
      en: 'Flies to Tashkent, Urgench, Nukus and abroad, with more flights here than any other airline.',
    },
    body: {
      uz: `Uzbekistan Airways bizdan Toshkentga kuniga bir necha marta, Urganch va Nukusga har kuni uchadi. Xorijda Dubay, Madina, Moskva, Sankt-Peterburg, Bishkek, Dushanbe va Sianga reyslari bor. Baʼzi yoʻnalishlar faqat yozda yoki faqat qishda ishlaydi.

Xalqaro reyslarga A 1–10 va B 11–20 stollarida, ichki reyslarga C 21–29 stollarida roʻyxatdan oʻtiladi. Roʻyxatdan oʻtish uchishdan 45 daqiqa oldin yopiladi. Aniq stol va chiqish uchish kuni [tabloda](/flight-board/) koʻrinadi.

Turkish Airlines, Air Astana va Korean Air bajaradigan ayrim reyslar HY raqami bilan ham sotiladi. Bunda bagaj qoidasini chiptadan tekshiring. Kunlar [mavsumiy jadvalda](/seasonal-schedule/).`,
      ru: `Uzbekistan Airways летает от нас в Ташкент несколько раз в день, в Ургенч и Нукус — ежедневно. За рубежом это Дубай, Медина, Москва, Санкт-Петербург, Бишкек, Душанбе и Сиань. Часть направлений работает только летом или только зимой.

На международные рейсы регистрируют на стойках A 1–10 и B 11–20, на внутренние — на стойках C 21–29. Регистрация заканчивается за 45 минут до вылета. Точную стойку и выход в день вылета показывает [табло](/flight-board/).

Некоторые рейсы Turkish Airlines, Air Astana и Korean Air продаются и под кодом HY. Норму багажа тогда проверяйте в билете. Дни полётов — в [сезонном расписании](/seasonal-schedule/).`,
      en: `Uzbekistan Airways flies from here to Tashkent several times a day, and to Urgench and Nukus daily. Abroad it serves Dubai, Medina, Moscow, Saint Petersburg, Bishkek, Dushanbe and Xi’an. Some routes run only in summer or only in winter.

Check-in is at desks A 1–10 and B 11–20 for international flights and C 21–29 for domestic ones. It closes 45 minutes before departure. The exact desk and gate are shown on the [flight board](/flight-board/) on the day.

Some flights of Turkish Airlines, Air Astana and Korean Air are also sold under an HY number. In that case see your ticket for the baggage allowance. Days are in the [seasonal schedule](/seasonal-schedule/).`,
    },
    website: 'https://example.com/partners/uzbekistan-airways',
    phone: '+998 00 000 00 81',
  },
  {
    slug: 'turkish-airlines',
    type: 'airline',
    title: { uz: 'Turkish Airlines', ru: 'Turkish Airlines', en: 'Turkish Airlines' },
    text: {
      uz: 'Istanbulga har kuni ikkita reys: biri kunduzi, biri tunda.',
      ru: 'Два рейса в Стамбул каждый день: дневной и ночной.',
      en: 'Two flights to Istanbul every day, one by day and one by night.',
    },
    body: {
      uz: `Turkish Airlines Istanbulga kuniga ikki marta uchadi: TK 371 kunduzi, TK 373 tunda. Parvoz taxminan 4 soat 45 daqiqa davom etadi. Istanbuldan boshqa mamlakatlarga ulanish mumkin.

Roʻyxatdan oʻtish ikkinchi qavatda, A va B stollarida boʻladi va uchishdan 60 daqiqa oldin yopiladi. Tungi reysga uch soat oldin kelgan maʼqul: bu vaqtda xalqaro reyslar koʻp.

Yagona chipta bilan uchsangiz, bagaj qayergacha rasmiylashtirilganini stoldagi xodimdan soʻrang. Chipta, bagaj meʼyori va oʻrin tanlash masalasini aviakompaniyaning oʻzi hal qiladi. Reys holati [tabloda](/flight-board/), nazoratdan oʻtish bosqichlari [uchib ketuvchilar sahifasida](/passengers/departing/).`,
      ru: `Turkish Airlines летает в Стамбул дважды в день: TK 371 днём, TK 373 ночью. Полёт длится около 4 часов 45 минут. Из Стамбула можно лететь дальше в другие страны.

Регистрация идёт на втором этаже, на стойках A и B, и заканчивается за 60 минут до вылета. На ночной рейс лучше приехать за три часа: в это время улетает много международных рейсов.

Если у вас единый билет, спросите на стойке, до какого аэропорта оформлен багаж. Вопросы о билете, норме багажа и выборе места решает сама авиакомпания. Статус рейса — на [табло](/flight-board/), порядок контроля — в разделе [«Вылетающим»](/passengers/departing/).`,
      en: `Turkish Airlines flies to Istanbul twice a day: TK 371 by day and TK 373 at night. The flight takes about 4 hours 45 minutes. From Istanbul you can connect to other countries.

Check-in is on floor 2, at desks A and B, and closes 60 minutes before departure. For the night flight it is better to come three hours ahead, as many international flights leave then.

On a single ticket, ask at the desk how far your bag has been checked. Tickets, baggage allowance and seats are up to the airline. The state of a flight is on the [flight board](/flight-board/), and the checks are described under [departing](/passengers/departing/).`,
    },
    website: 'https://example.com/partners/turkish-airlines',
    phone: '+998 00 000 00 82',
  },
  {
    slug: 'flydubai',
    type: 'airline',
    title: { uz: 'flydubai', ru: 'flydubai', en: 'flydubai' },
    text: {
      uz: 'Dubayga har kuni kunduzi, haftada toʻrt kun esa tunda ham uchadi.',
      ru: 'Летает в Дубай каждый день, а четыре раза в неделю ещё и ночью.',
      en: 'Flies to Dubai every day, and on four nights a week as well.',
    },
    body: {
      uz: `flydubai Dubayga kunduzgi reysni har kuni, tungi reysni seshanba, payshanba, shanba va yakshanba kunlari bajaradi. Parvoz uch soatdan sal koʻproq davom etadi, samolyot Boeing 737-800.

Roʻyxatdan oʻtish A va B stollarida, uchishdan 60 daqiqa oldin yopiladi. Tariflar har xil: baʼzilariga bagaj kirmaydi. Chiptangizda nima yozilganini uyda koʻrib chiqing, stolda qoʻshimcha yuk odatda qimmatroq.

Qoʻl yuki meʼyori va oʻlchamini aviakompaniyadan aniqlang. Nimani qayerga solish kerakligi [bagaj sahifasida](/passengers/baggage/) yozilgan. Vaqt mavsumga qarab oʻzgarishi mumkin, uni [mavsumiy jadvaldan](/seasonal-schedule/) tekshiring.`,
      ru: `Дневной рейс flydubai в Дубай выполняется ежедневно, ночной — по вторникам, четвергам, субботам и воскресеньям. Полёт длится чуть больше трёх часов, самолёт Boeing 737-800.

Регистрация на стойках A и B заканчивается за 60 минут до вылета. Тарифы разные, в некоторые багаж не входит. Посмотрите в билете ещё дома: доплата на стойке обычно выше.

Норму и размеры ручной клади уточните у авиакомпании. Что и куда складывать, написано в разделе [«Багаж»](/passengers/baggage/). Время может меняться от сезона к сезону, проверьте [сезонное расписание](/seasonal-schedule/).`,
      en: `flydubai flies to Dubai by day every day, and at night on Tuesdays, Thursdays, Saturdays and Sundays. The flight takes a little over three hours and is flown with the Boeing 737-800.

Check-in at desks A and B closes 60 minutes before departure. Fares differ, and some do not include a checked bag. Look at your ticket at home: extra baggage usually costs more at the desk.

Ask the airline about the weight and size of cabin bags. What goes where is explained under [baggage](/passengers/baggage/). Times may change with the season, so check the [seasonal schedule](/seasonal-schedule/).`,
    },
    website: 'https://example.com/partners/flydubai',
    phone: '+998 00 000 00 83',
  },
  {
    slug: 'air-samarkand',
    type: 'airline',
    title: { uz: 'Air Samarkand', ru: 'Air Samarkand', en: 'Air Samarkand' },
    text: {
      uz: 'Namanganga kechki reys, yozda esa Qozonga qatnov.',
      ru: 'Вечерний рейс в Наманган, а летом ещё и полёты в Казань.',
      en: 'An evening flight to Namangan and, in summer, flights to Kazan.',
    },
    body: {
      uz: `Air Samarkand Namanganga seshanba, payshanba va yakshanba kunlari kechqurun uchadi. Yozgi mavsumda Qozonga haftada ikki marta, chorshanba va shanba kunlari qatnaydi.

Namangan reysiga C 21–29 stollarida roʻyxatdan oʻtiladi, samolyotga avtobusda olib boriladi. Qozon reysi xalqaro: A yoki B stoli, keyin pasport va xavfsizlik nazorati. Ikkalasida ham roʻyxatdan oʻtish uchishdan 50 daqiqa oldin yopiladi.

Ichki reys uchun ham pasport yoki ID-karta kerak. Stol va chiqish raqami uchish kuni [tabloda](/flight-board/) chiqadi. Kechki reysdan keyin shaharga qaytish yoʻllari [shu yerda](/how-to-get-there/).`,
      ru: `Air Samarkand летает в Наманган вечером по вторникам, четвергам и воскресеньям. В летний сезон к этому добавляется Казань, дважды в неделю: по средам и субботам.

На Наманган регистрируют на стойках C 21–29, к самолёту везёт автобус. Рейс в Казань международный: стойки A или B, затем паспортный контроль и досмотр. В обоих случаях регистрация заканчивается за 50 минут до вылета.

На внутренний рейс тоже нужен паспорт или ID-карта. Номер стойки и выхода появляется на [табло](/flight-board/) в день вылета. Как вернуться в город после вечернего рейса, написано [здесь](/how-to-get-there/).`,
      en: `Air Samarkand flies to Namangan on Tuesday, Thursday and Sunday evenings. In the summer season it also goes to Kazan twice a week, on Wednesdays and Saturdays.

Check-in for Namangan is at desks C 21–29, and a bus takes you to the aircraft. The Kazan flight is international: desks A or B, then passport control and security. For both, check-in closes 50 minutes before departure.

You need a passport or ID card for a domestic flight too. Desk and gate are shown on the [flight board](/flight-board/) on the day. How to reach the city after the evening flight is described [here](/how-to-get-there/).`,
    },
    website: 'https://example.com/partners/air-samarkand',
    phone: '+998 00 000 00 84',
  },
  {
    slug: 'aeroflot',
    type: 'airline',
    title: { uz: 'Aeroflot', ru: 'Аэрофлот', en: 'Aeroflot' },
    text: {
      uz: 'Moskvaning Sheremetyevo aeroportiga har kuni uchadi.',
      ru: 'Ежедневный рейс в Москву, аэропорт Шереметьево.',
      en: 'A daily flight to Moscow Sheremetyevo.',
    },
    body: {
      uz: `Aeroflot Moskvaga, Sheremetyevo aeroportiga har kuni uchadi. SU 1871 reysi tushdan keyin joʻnaydi, yoʻlda taxminan 4 soat 15 daqiqa ketadi. Samolyot — Airbus A321.

Roʻyxatdan oʻtish A va B stollarida boʻladi, uchishdan 40 daqiqa oldin yopiladi. Oxirgi daqiqaga qoldirmang: bundan keyin pasport va xavfsizlik nazorati bor.

Moskvada bir nechta aeroport borligini unutmang. Boshqa reysga ulansangiz, u qaysi aeroportdan uchishini chiptadan koʻring. Bizdan Domodedovo va Vnukovoga boshqa aviakompaniyalar qatnaydi. Hammasi [mavsumiy jadvalda](/seasonal-schedule/), bugungi holat [tabloda](/flight-board/).`,
      ru: `«Аэрофлот» каждый день летает в Москву, в аэропорт Шереметьево. Рейс SU 1871 отправляется во второй половине дня, в пути он около 4 часов 15 минут. Самолёт — Airbus A321.

Регистрация идёт на стойках A и B и заканчивается за 40 минут до вылета. Не откладывайте на последний момент: потом ещё паспортный контроль и досмотр.

Помните, что в Москве несколько аэропортов. Если у вас пересадка, посмотрите в билете, откуда второй рейс. В Домодедово и Внуково от нас летают другие авиакомпании. Все рейсы — в [сезонном расписании](/seasonal-schedule/), сегодняшние — на [табло](/flight-board/).`,
      en: `Aeroflot flies to Moscow Sheremetyevo every day. Flight SU 1871 leaves in the afternoon and takes about 4 hours 15 minutes. The aircraft is an Airbus A321.

Check-in is at desks A and B and closes 40 minutes before departure. Do not leave it to the last minute: passport control and security come after it.

Moscow has several airports. If you connect there, see on your ticket where the second flight leaves from. Other airlines fly from here to Domodedovo and Vnukovo. All flights are in the [seasonal schedule](/seasonal-schedule/), and today’s are on the [flight board](/flight-board/).`,
    },
    website: 'https://example.com/partners/aeroflot',
    phone: '+998 00 000 00 85',
  },
  {
    slug: 'azal',
    type: 'airline',
    title: { uz: 'AZAL', ru: 'AZAL', en: 'AZAL' },
    text: {
      uz: 'Bokuga haftada toʻrt marta uchadigan Ozarbayjon aviakompaniyasi.',
      ru: 'Азербайджанская авиакомпания, четыре рейса в неделю в Баку.',
      en: 'The Azerbaijani airline, with four flights a week to Baku.',
    },
    body: {
      uz: `AZAL Bokuga dushanba, chorshanba, juma va yakshanba kunlari uchadi. J2 5192 reysi tushdan keyin joʻnaydi va yoʻlda taxminan 2 soat 30 daqiqa boʻladi. Vaqt farqi bir soat: Bokuda soat biznikidan orqada.

Roʻyxatdan oʻtish A va B stollarida, uchishdan 60 daqiqa oldin yopiladi. Shundan keyin pasport va xavfsizlik nazoratidan oʻtasiz.

Bokudan keyin yana uchsangiz, bagaj qayerda olinishini stolda soʻrang. Ozarbayjonga kirish hujjatlarini elchixonadan aniqlang. Qatnov kunlari [mavsumiy jadvalda](/seasonal-schedule/), oʻsha kungi chiqish raqami [tabloda](/flight-board/). Aravacha yoki hamroh kerak boʻlsa, [yordamni](/services/assistance/) 48 soat oldin soʻrang.`,
      ru: `AZAL летает в Баку по понедельникам, средам, пятницам и воскресеньям. Рейс J2 5192 отправляется во второй половине дня, в пути он около 2 часов 30 минут. Разница во времени — час: в Баку меньше, чем у нас.

Регистрация на стойках A и B заканчивается за 60 минут до вылета. После неё — паспортный контроль и досмотр.

Если из Баку вы летите дальше, спросите на стойке, где получать багаж. Документы для въезда в Азербайджан уточните в посольстве. Дни полётов — в [сезонном расписании](/seasonal-schedule/), выход в день вылета — на [табло](/flight-board/). Если нужны коляска или сопровождающий, закажите [помощь](/services/assistance/) за 48 часов.`,
      en: `AZAL flies to Baku on Mondays, Wednesdays, Fridays and Sundays. Flight J2 5192 leaves in the afternoon and takes about 2 hours 30 minutes. Baku is one hour behind us.

Check-in at desks A and B closes 60 minutes before departure. Passport control and security follow.

If you fly on from Baku, ask at the desk where you collect your bag. Ask the embassy which papers you need to enter Azerbaijan. Days of flights are in the [seasonal schedule](/seasonal-schedule/), and the gate on the day is on the [flight board](/flight-board/). If you need a wheelchair or an escort, ask for [assistance](/services/assistance/) 48 hours ahead.`,
    },
    website: 'https://example.com/partners/azal',
    phone: '+998 00 000 00 86',
  },
  {
    slug: 'registon-bank',
    type: 'bank',
    title: { uz: '“Registon Bank”', ru: '«Регистон Банк»', en: 'Registon Bank' },
    text: {
      uz: 'Terminaldagi bank boʻlimi: valyuta ayirboshlash, bankomatlar va yoʻl sugʻurtasi.',
      ru: 'Отделение банка в терминале: обмен валюты, банкоматы и страховка в дорогу.',
      en: 'The bank in the terminal: currency exchange, cash machines and travel insurance.',
    },
    body: {
      uz: `“Registon Bank” terminalda valyuta ayirboshlaydi, bankomatlarga xizmat koʻrsatadi va yoʻl sugʻurtasini rasmiylashtiradi. Ayirboshlash uchun pasport yoki ID-kartangizni oling. Kurs kassa oldidagi ekranda yoziladi, bank undan tashqari haq olmaydi.

Bankomatlardan soʻm olish mumkin, karta xalqaro boʻlsa, oʻz bankingiz ham haq ushlashi mumkin. Kassadan olgan chekni safar oxirigacha saqlang: qolgan soʻmni qaytarib almashtirishda soʻralishi mumkin.

Ayirboshlash joylari va ish vaqti [alohida sahifada](/services/currency-exchange/), joylashuvi [terminal sxemasida](/airport/scheme/). Shahar avtobusi va doʻkonlarda soʻm qabul qilinadi, koʻpchiligi kartani ham oladi.`,
      ru: `«Регистон Банк» меняет в терминале валюту, обслуживает банкоматы и оформляет страховку в дорогу. Для обмена возьмите паспорт или ID-карту. Курс указан на экране у кассы, других сборов банк не берёт.

В банкоматах можно снять сумы. По зарубежной карте ваш банк может удержать свою комиссию. Сохраните чек до конца поездки: его могут спросить, когда вы будете менять оставшиеся сумы обратно.

Пункты обмена и часы их работы — на [отдельной странице](/services/currency-exchange/), расположение — на [схеме терминала](/airport/scheme/). В автобусе и магазинах платят сумами, многие принимают и карты.`,
      en: `Registon Bank changes money in the terminal, looks after the cash machines and sells travel insurance. To change money, bring your passport or ID card. The rate is on the screen by the window, and the bank takes no other charge.

The cash machines give soʻm. With a foreign card your own bank may charge you too. Keep the receipt until the end of your journey, as it may be asked for when you change leftover soʻm back.

Exchange points and their hours are on [a page of their own](/services/currency-exchange/), and their places are on the [floor plan](/airport/scheme/). Buses and shops take soʻm; many also take cards.`,
    },
    website: 'https://example.com/partners/registon-bank',
    phone: '+998 00 000 00 18',
  },
  {
    slug: 'registon-transfer',
    type: 'transport',
    title: { uz: '“Registon Transfer”', ru: '«Регистон Трансфер»', en: 'Registon Transfer' },
    text: {
      uz: 'Aeroportning taksi va transfer hamkori, narxi safardan oldin aytiladi.',
      ru: 'Партнёр аэропорта по такси и трансферу, цену называют до поездки.',
      en: 'The airport’s partner for taxis and transfers, with the price told before you set off.',
    },
    body: {
      uz: `“Registon Transfer” shaharga va viloyatga yoʻlovchi tashiydi. Mashinani kelish zalidagi stoldan, telefon orqali yoki oldindan saytda buyurtma qilasiz. Narx safardan oldin aytiladi va yoʻlda oʻzgarmaydi.

Oldindan buyurtma bersangiz, haydovchi birinchi qavatda ismingiz yozilgan lavha bilan kutadi. Reys kechiksa, u tabloga qarab keladi va bunga qoʻshimcha haq olinmaydi. Bolalar oʻrindigʻi va aravacha sigʻadigan mashina kerak boʻlsa, buyurtmada ayting.

Shahar markazigacha 7 km, taxminan 20 daqiqa. Terminal ichida taksi taklif qilgan begonalarga ishonmang. Avtobus va boshqa yoʻllar [qanday yetib kelish sahifasida](/how-to-get-there/), mashinani oʻzingiz haydamoqchi boʻlsangiz, [ijara](/services/car-rental/) ham bor.`,
      ru: `«Регистон Трансфер» возит пассажиров в город и по области. Машину заказывают на стойке в зале прилёта, по телефону или заранее на сайте. Цену называют до поездки, и в пути она не меняется.

По предварительному заказу водитель ждёт на первом этаже с табличкой, на которой ваше имя. Если рейс задержится, он приедет по табло, без доплаты. Нужно детское кресло или машина, куда войдёт коляска, — скажите об этом при заказе.

До центра 7 км, около 20 минут. Не соглашайтесь на такси, которое предлагают незнакомцы в зале. Автобус и другие способы — на странице [«Как добраться»](/how-to-get-there/). Хотите вести сами — есть [прокат машин](/services/car-rental/).`,
      en: `Registon Transfer takes passengers to the city and around the region. You order a car at its desk in the arrivals hall, by phone, or beforehand on its site. The price is told before you set off and does not change on the way.

If you book ahead, the driver waits on floor 1 with your name on a sign. If the flight is late, the driver follows the board at no extra charge. Say when booking if you need a child seat or room for a wheelchair.

The centre is 7 km away, about 20 minutes. Do not accept a taxi from strangers in the hall. For other ways see [how to get there](/how-to-get-there/) and [car rental](/services/car-rental/).`,
    },
    website: 'https://example.com/partners/registon-transfer',
    phone: '+998 00 000 00 23',
  },
];
