import type { Localized, PressContent } from './types';

const forJournalists: Localized = {
  uz: '**Jurnalistlar uchun:** matbuot xizmati, press@example.com, +998 00 000 00 09.',
  ru: '**Для журналистов:** пресс-служба, press@example.com, +998 00 000 00 09.',
  en: '**For journalists:** press office, press@example.com, +998 00 000 00 09.',
};

export const press: PressContent[] = [
  {
    slug: 'p1-resurfacing',
    type: 'announcement',
    daysAgo: 3,
    title: {
      uz: 'P1 avtoturargohining bir qismi asfalt yotqizish uchun yopiladi',
      ru: 'Часть парковки P1 закрывают на время укладки асфальта',
      en: 'Part of car park P1 closes for resurfacing',
    },
    text: {
      uz: 'Ishlar {date:+12} kunigacha davom etadi. Terminal oldida joy topilmasa, P2 ochiq: eshikkacha piyoda besh daqiqa.',
      ru: 'Работы продлятся до {date:+12}. Если у терминала нет мест, заезжайте на P2: до входа пять минут пешком.',
      en: 'The work lasts until {date:+12}. When there is no room in front of the terminal, use P2, five minutes away on foot.',
    },
    body: {
      uz: `{date:+1} kunidan {date:+12} kunigacha P1 avtoturargohining chap qatorida asfalt yangilanadi. Bu vaqtda 80 ta joy yopiq boʻladi. Qolgan joylar, toʻsiqlar va toʻlov apparatlari odatdagidek ishlaydi.

Yoʻlovchini tushirish yoʻlagi ochiq qoladi. Kutib olish yoki uzoqroq turish uchun joy kerak boʻlsa:

- avval P2 ga kiring, u yerda odatda boʻsh joy bor;
- P2 dan terminalgacha yoritilgan piyodalar yoʻlagidan boring, bu besh daqiqa vaqt oladi;
- nogironligi boʻlgan haydovchilar joylari P1 da, kirish eshigi yonida saqlanadi.

Ishlar faqat soat 9:00 dan 18:00 gacha olib boriladi, shuning uchun tungi reyslar paytida shovqin boʻlmaydi. “Yomgʻir yogʻsa, tugash sanasi bir-ikki kunga surilishi mumkin. Buni shu sahifada yozamiz”, — deydi bosh muhandis Rustam Aliyev.

Narxlar oʻzgarmaydi. Tariflar va hisob-kitob [avtoturargoh sahifasida](/parking/) berilgan. Avtobusda kelmoqchi boʻlsangiz, [yoʻl tavsifini](/how-to-get-there/) koʻring.`,
      ru: `С {date:+1} по {date:+12} на левом ряду парковки P1 обновляют асфальт. На это время закрыты 80 мест. Остальные места, шлагбаумы и автоматы оплаты работают как обычно.

Полоса для высадки пассажиров открыта. Если нужно встретить рейс или оставить машину надолго:

- сразу поезжайте на P2, там обычно есть свободные места;
- от P2 до терминала ведёт освещённая дорожка, идти пять минут;
- места для водителей с инвалидностью сохранены на P1, рядом со входом.

Рабочие заняты только с 9:00 до 18:00, поэтому ночные рейсы не пострадают. «В дождь укладку остановим, и срок может сдвинуться на день или два. Тогда мы напишем об этом здесь же», — говорит главный инженер Рустам Алиев.

Цены не меняются. Тарифы и расчёт стоимости есть на странице [парковки](/parking/). Если удобнее приехать автобусом, посмотрите, [как добраться](/how-to-get-there/).`,
      en: `From {date:+1} to {date:+12} the left-hand row of car park P1 is being resurfaced. Eighty spaces are closed for that time. The other spaces, the barriers and the payment machines work as usual.

The drop-off lane stays open. If you are meeting a flight or leaving your car for longer:

- go straight to P2, where there is usually room;
- follow the lit footpath from P2 to the terminal, a walk of five minutes;
- spaces for disabled drivers are kept in P1, next to the entrance.

Work goes on only between 9:00 and 18:00, so night flights are not disturbed. “We cannot lay asphalt in the rain. If the date moves by a day or two, we will say so here,” says Rustam Aliyev, chief engineer.

Prices stay the same. Rates and a calculator are on the [parking page](/parking/). If you would rather come by bus, see [how to get there](/how-to-get-there/).`,
    },
  },
  {
    slug: 'childrens-room-open',
    type: 'news',
    daysAgo: 5,
    title: {
      uz: 'Ikkinchi qavatdagi bolalar xonasi taʼmirdan soʻng ochildi',
      ru: 'Детская комната на втором этаже снова открыта после ремонта',
      en: 'The kids’ room on floor 2 is open again after renovation',
    },
    text: {
      uz: 'Xonada yumshoq pol, kitob burchagi va emizish uchun toʻsilgan joy bor. Kirish bepul, kecha-yu kunduz.',
      ru: 'В комнате мягкий пол, уголок с книгами и место для кормления за ширмой. Вход бесплатный, круглосуточно.',
      en: 'It has a soft floor, a corner with books and a screened place for feeding. Entry is free, day and night.',
    },
    body: {
      uz: `Ikkinchi qavatdagi bolalar xonasi {date:-5} kuni yana ochildi. Taʼmir besh hafta davom etdi. Polga yumshoq qoplama yotqizildi, chiroqlar kechasi xiralashadigan qilindi, devorlarga tovush yutuvchi panellar oʻrnatildi.

Xonada nimalar bor:

- 3–10 yoshli bolalar uchun oʻyin maydonchasi;
- oʻzbek, rus va ingliz tillaridagi kitoblar;
- emizish uchun toʻsilgan joy va yoʻrgaklash stoli;
- ota-onalar uchun oʻrindiqlar va rozetkalar;
- reyslar tablosi ekrani.

“Ota-onalar bizdan avvalo ekran soʻrashdi: bola oʻynayotganda reys holatini koʻrib turish muhim”, — deydi direktorning yoʻlovchilarga xizmat koʻrsatish boʻyicha oʻrinbosari Dilnoza Karimova. Xonada tarbiyachi yoʻq, shuning uchun bola yonida katta odam boʻlishi kerak.

Xona [terminal sxemasida](/airport/scheme/) belgilangan. Chaqaloq bilan tinchroq joy kerak boʻlsa, [ona va bola xonasi](/services/mother-and-child-room/) ham ishlaydi.

${forJournalists.uz}`,
      ru: `Детская комната на втором этаже вновь открылась {date:-5}. Ремонт занял пять недель. Пол стал мягким, свет теперь приглушается на ночь, а стены закрыты панелями, которые гасят шум.

Что есть в комнате:

- игровая площадка для детей от 3 до 10 лет;
- книги на узбекском, русском и английском языках;
- место для кормления за ширмой и пеленальный стол;
- кресла и розетки для родителей;
- экран с табло рейсов.

«Родители просили прежде всего экран: пока ребёнок играет, важно видеть, что с рейсом», — говорит заместитель директора по обслуживанию пассажиров Дильноза Каримова. Воспитателя в комнате нет, поэтому рядом с ребёнком должен быть взрослый.

Комната отмечена на [схеме терминала](/airport/scheme/). Тем, кто летит с младенцем и ищет место потише, подойдёт [комната матери и ребёнка](/services/mother-and-child-room/).

${forJournalists.ru}`,
      en: `The kids’ room on floor 2 reopened on {date:-5} after five weeks of work. It has a soft floor, lights that dim at night, and wall panels that take the edge off the noise.

In the room you will find:

- a play area for children aged 3 to 10;
- books in Uzbek, Russian and English;
- a screened place for feeding, and a changing table;
- seats and sockets for parents;
- a screen with the flight board.

“The screen was what parents asked for first: while a child plays, you want to see what your flight is doing,” says Dilnoza Karimova, deputy director for passenger service. The room has no carer, so an adult has to stay with the child.

You can find it on the [floor plan](/airport/scheme/). If you travel with a baby and need a quieter place, there is also the [parent and baby room](/services/mother-and-child-room/).

${forJournalists.en}`,
    },
  },
  {
    slug: 'night-buses-wait',
    type: 'news',
    daysAgo: 12,
    title: {
      uz: 'Kechki avtobuslar endi oxirgi reys yoʻlovchilarini kutadi',
      ru: 'Ночные автобусы теперь ждут последние вечерние прилёты',
      en: 'Night buses now wait for the last evening arrivals',
    },
    text: {
      uz: '73-yoʻnalishning oxirgi kechki avtobusi kechikkan reysni ham kutadi. Kutish muddati bir soatgacha.',
      ru: 'Последний вечерний автобус 73 дождётся и задержанного рейса. Ждать он может до часа.',
      en: 'The last evening bus 73 now waits for a late flight too. It waits for up to an hour.',
    },
    body: {
      uz: `{date:-12} kunidan 73-avtobusning oxirgi kechki qatnovi parvozlar tablosiga bogʻlandi. Ilgari avtobus belgilangan vaqtda joʻnar, reysi kechikkan yoʻlovchi esa taksi izlashga majbur boʻlardi.

Endi tartib bunday:

- reyslar oʻz vaqtida kelsa, avtobus jadval boʻyicha, soat 23:45 da joʻnaydi;
- oxirgi kechki reys kechiksa, avtobus u qoʻnganidan keyin 40 daqiqa kutadi, lekin soat 00:45 dan oshirmaydi;
- kechikish bir soatdan oshsa, maʼlumot stoli xodimi taksi chaqirishga yordam beradi.

“Kechasi kelgan odam shaharga qanday yetishini oʻylab oʻtirmasligi kerak. Dispetcher haydovchiga reys qoʻnganini oʻzi xabar qiladi”, — deydi direktorning ekspluatatsiya boʻyicha oʻrinbosari Botir Ergashev.

Kunduzi oʻzgarish yoʻq: avtobus har 15 daqiqada keladi, shahar markazigacha yoʻl taxminan 20 daqiqa. Bekat va boshqa yoʻllar haqida [qanday yetib kelish sahifasida](/how-to-get-there/) oʻqing. Reysning haqiqiy vaqtini [tablodan](/flight-board/) biling.`,
      ru: `С {date:-12} последний вечерний рейс автобуса 73 привязан к табло прилётов. Раньше он уходил строго по часам, и пассажирам задержанного самолёта приходилось искать такси.

Теперь порядок такой:

- если рейсы прилетают вовремя, автобус уходит по расписанию, в 23:45;
- если последний вечерний рейс задержался, автобус ждёт ещё 40 минут после его посадки, но не дольше чем до 00:45;
- если задержка больше часа, сотрудник справочной поможет вызвать такси.

«Человек, который прилетел ночью, не должен гадать, как попасть в город. О посадке самолёта водителю сообщает диспетчер», — говорит заместитель директора по эксплуатации Ботир Эргашев.

Днём всё по-прежнему: автобус приходит каждые 15 минут, дорога до центра занимает около 20 минут. Об остановке и других способах читайте в разделе [«Как добраться»](/how-to-get-there/). Точное время прилёта показывает [табло](/flight-board/).`,
      en: `Since {date:-12} the last evening trip of bus 73 has followed the arrivals board. It used to leave by the clock, and passengers of a late flight had to look for a taxi.

This is how it works now:

- when flights are on time, the bus leaves by the timetable, at 23:45;
- if the last evening flight is late, the bus waits for 40 minutes after it lands, but no later than 00:45;
- if the delay is longer than an hour, staff at the information desk help you call a taxi.

“Someone who lands at night should not have to wonder how to reach the city. Our dispatcher tells the driver when the aircraft is down,” says Botir Ergashev, deputy director for operations.

Nothing changes by day: a bus comes every 15 minutes and takes about 20 minutes to the centre. The stop and the other ways are described under [how to get there](/how-to-get-there/). For the actual time of a flight, see the [flight board](/flight-board/).`,
    },
  },
  {
    slug: 'assistance-requests',
    type: 'announcement',
    daysAgo: 19,
    title: {
      uz: 'Yordam soʻrovini endi uch yoʻl bilan yuborish mumkin',
      ru: 'Сопровождение теперь можно заказать тремя способами',
      en: 'There are now three ways to ask for assistance',
    },
    text: {
      uz: 'Harakatlanishi cheklangan yoʻlovchilar yordamni parvozdan 48 soat oldin buyurtma qiladi. Xizmat bepul.',
      ru: 'Пассажиры с ограниченной подвижностью заказывают помощь за 48 часов до вылета. Услуга бесплатная.',
      en: 'Passengers with reduced mobility ask for help 48 hours before the flight. The service is free.',
    },
    body: {
      uz: `{date:-18} kunidan yordam soʻrovi uch yoʻl bilan qabul qilinadi: chipta sotib olayotganda aviakompaniya orqali, +998 00 000 00 14 raqamiga qoʻngʻiroq qilib yoki assistance@example.com manziliga yozib. Avval biz faqat aviakompaniyalardan kelgan soʻrovlarni qabul qilar edik.

Soʻrovda quyidagilarni ayting:

- reys raqami va sanasi;
- oʻz aravachangiz bormi yoki bizniki kerakmi;
- zinadan chiqa olasizmi;
- terminalga qaysi transportda kelasiz.

Soʻrovni parvozdan 48 soat oldin yuboring. Kechroq murojaat qilsangiz ham yordam beramiz, lekin kutishga toʻgʻri kelishi mumkin. Xodim sizni kiraverishda kutib oladi va oʻrindiqqacha kuzatib boradi.

“Nogironlik koʻzga koʻrinmasligi ham mumkin. Kungaboqar tasmasini yordam punktidan soʻrang, hech qanday hujjat kerak emas”, — deydi Dilnoza Karimova. Xizmat haqida toʻliq maʼlumot [yordam sahifasida](/services/assistance/).`,
      ru: `С {date:-18} заявку на сопровождение принимают тремя способами: через авиакомпанию при покупке билета, по телефону +998 00 000 00 14 и по почте assistance@example.com. Раньше мы работали только с заявками авиакомпаний.

Укажите в заявке:

- номер рейса и дату;
- едете ли вы на своей коляске или нужна наша;
- можете ли вы подняться по трапу;
- на чём вы приедете в аэропорт.

Отправьте заявку за 48 часов до вылета. Мы поможем и тем, кто обратился позже, но тогда, возможно, придётся подождать. Сотрудник встретит вас у входа и проводит до кресла.

«Инвалидность не всегда заметна. Ленту с подсолнухами можно взять в пункте помощи, документы не нужны», — говорит Дильноза Каримова. Подробности — на странице [сопровождения](/services/assistance/).`,
      en: `Since {date:-18} a request for assistance can reach us in three ways: through your airline when you buy the ticket, by phone on +998 00 000 00 14, or by writing to assistance@example.com. Until now we took requests from airlines only.

Please tell us:

- your flight number and date;
- whether you bring your own wheelchair or need one of ours;
- whether you can climb the steps to the aircraft;
- how you will come to the airport.

Send the request 48 hours before the flight. If you ask later we still help, but you may have to wait. A member of staff meets you at the entrance and stays with you as far as your seat.

“Not every disability can be seen. You can ask for a sunflower lanyard at the assistance point; no papers are needed,” says Dilnoza Karimova. The whole service is described on the [assistance page](/services/assistance/).`,
    },
  },
  {
    slug: 'night-passport-booths',
    type: 'news',
    daysAgo: 26,
    title: {
      uz: 'Tungi kelishlarda pasport nazoratining barcha 15 ta kabinasi ishlaydi',
      ru: 'На ночных прилётах открыты все 15 кабин паспортного контроля',
      en: 'All 15 arrival passport booths now open for night flights',
    },
    text: {
      uz: 'Xalqaro reyslar koʻp qoʻnadigan soatlarda barcha kabinalar ochiladi. Sinov oyida oʻrtacha kutish 31 daqiqadan 17 daqiqaga tushdi.',
      ru: 'В часы, когда прилетает больше всего международных рейсов, открывают все кабины. За пробный месяц среднее ожидание сократилось с 31 до 17 минут.',
      en: 'All booths open in the hours when most international flights land. In a month of trials the average wait fell from 31 to 17 minutes.',
    },
    body: {
      uz: `{date:-26} kunidan soat 2:00 dan 6:00 gacha kelish zalidagi 15 ta pasport nazorati kabinasining hammasi ishlaydi. Bu soatlarda xalqaro reyslar ketma-ket qoʻnadi, ilgari navbat zinagacha yetar edi.

Yangi tartib chegara xizmati bilan birga bir oy sinab koʻrildi. Shu davrda oʻrtacha kutish vaqti 31 daqiqadan 17 daqiqaga qisqardi. Xodimlar smenasi endi reyslar jadvali boʻyicha tuziladi: qaysi samolyot kechiksa, smena ham siljiydi.

“Navbatni xodim soni emas, toʻgʻri vaqt qisqartiradi”, — deydi direktorning ekspluatatsiya boʻyicha oʻrinbosari Botir Ergashev.

Navbatni tezlatish uchun pasportni qoʻlda tuting, muqovasini yeching. Bolali oilalar va hamroh bilan kelgan yoʻlovchilar chapdagi alohida kabinaga oʻtadi. Kelish tartibi bosqichma-bosqich [kelayotganlar sahifasida](/passengers/arriving/) yozilgan.

${forJournalists.uz}`,
      ru: `С {date:-26} в зале прилёта с 2:00 до 6:00 работают все 15 кабин паспортного контроля. В эти часы международные рейсы садятся один за другим, и раньше очередь доходила до лестницы.

Новый порядок мы месяц испытывали вместе с пограничной службой. За это время среднее ожидание сократилось с 31 до 17 минут. Смены теперь составляют по расписанию рейсов: если самолёт задерживается, сдвигается и смена.

«Очередь сокращает не число сотрудников, а верно выбранное время», — говорит заместитель директора по эксплуатации Ботир Эргашев.

Чтобы пройти быстрее, держите паспорт в руке и снимите обложку. Для семей с детьми и пассажиров с сопровождающими выделена отдельная кабина слева. Весь путь по шагам описан в разделе [«Прилетающим»](/passengers/arriving/).

${forJournalists.ru}`,
      en: `Since {date:-26} all 15 passport booths in the arrivals hall have been open between 2:00 and 6:00. In those hours international flights land one after another, and the queue used to reach the stairs.

We tried the new arrangement for a month together with the border service. Over that month the average wait fell from 31 to 17 minutes. Shifts are now drawn up from the flight schedule: when an aircraft is late, the shift moves with it.

“It is not more people that shorten a queue, it is the right people at the right hour,” says Botir Ergashev, deputy director for operations.

You can help: have your passport in your hand and take it out of its cover. Families with children and passengers with an escort use the separate booth on the left. The whole way is described step by step under [arriving](/passengers/arriving/).

${forJournalists.en}`,
    },
  },
  {
    slug: 'fog-procedure',
    type: 'announcement',
    daysAgo: 33,
    title: {
      uz: 'Tuman paytida nima qilamiz va yoʻlovchi nimani bilishi kerak',
      ru: 'Что мы делаем в туман и что нужно знать пассажиру',
      en: 'What we do in fog, and what passengers should know',
    },
    text: {
      uz: 'Koʻrish masofasi kamayganda reyslar kechikishi yoki muqobil aerodromga ketishi mumkin. Xabar avval tabloda paydo boʻladi.',
      ru: 'При плохой видимости рейсы могут задерживаться или уходить на запасной аэродром. Первым об этом сообщает табло.',
      en: 'In low visibility flights may be late or land elsewhere. The flight board is the first to say so.',
    },
    body: {
      uz: `Tumanda samolyotlar orasidagi masofa oshiriladi, shuning uchun bir soatda kamroq reys qabul qilamiz. Uchish yoki qoʻnish toʻgʻrisidagi qarorni samolyot komandiri va dispetcher qabul qiladi.

Bunday kunlarda:

- holat [tabloda](/flight-board/) kamida har 30 daqiqada yangilanadi, yangilik boʻlmasa ham;
- maʼlumot stolida qoʻshimcha xodim ishlaydi;
- kechikish ikki soatdan oshsa, suv va issiq ichimlik haqida aviakompaniya vakilidan soʻrang;
- avtobus va avtoturargoh odatdagi tartibda ishlaydi.

Reys kechiksa ham roʻyxatdan oʻtishga vaqtida keling. Tuman birdan tarqalishi mumkin, roʻyxatdan oʻtish esa chiptadagi vaqtga qarab yopiladi. Yangi vaqtni faqat aviakompaniya oʻzgartiradi.

“Tumanda shoshmaymiz. Kutish noqulay, lekin qoida hamma uchun bitta”, — deydi Botir Ergashev. Bizning yondashuvimiz [parvozlar xavfsizligi siyosatida](/flight-safety-policy/) bayon etilgan. Savol boʻlsa, kecha-yu kunduz +998 00 000 00 00 raqamiga qoʻngʻiroq qiling.`,
      ru: `В туман мы увеличиваем интервалы между самолётами, поэтому за час принимаем меньше рейсов. Решение о взлёте и посадке принимают командир воздушного судна и диспетчер.

В такие дни:

- статус на [табло](/flight-board/) обновляется не реже чем раз в 30 минут, даже если новостей нет;
- в справочной работает дополнительный сотрудник;
- при задержке больше двух часов спросите представителя авиакомпании о воде и горячих напитках;
- автобус и парковка работают как обычно.

Приезжайте на регистрацию вовремя, даже если рейс задерживается. Туман может рассеяться быстро, а регистрация закрывается по времени в билете. Перенести её вправе только авиакомпания.

«В туман мы не спешим. Ждать неприятно, но правило одно для всех», — говорит Ботир Эргашев. Наш подход изложен в [политике безопасности полётов](/flight-safety-policy/). Справочная отвечает круглосуточно: +998 00 000 00 00.`,
      en: `In fog we leave more distance between aircraft, so we handle fewer flights an hour. Whether to take off or land is decided by the captain and the controller.

On such days:

- the [flight board](/flight-board/) is updated at least every 30 minutes, even when there is nothing new;
- an extra member of staff works at the information desk;
- if the delay is longer than two hours, ask your airline’s agent about water and hot drinks;
- the bus and the car park run as usual.

Come to check-in on time even when your flight is late. Fog can lift quickly, and check-in closes by the time on your ticket unless the airline itself has moved it.

“In fog we do not hurry. Waiting is unpleasant, but there is one rule for everybody,” says Botir Ergashev. Our approach is set out in the [flight safety policy](/flight-safety-policy/). The information line answers day and night on +998 00 000 00 00.`,
    },
  },
  {
    slug: 'hiring-24-people',
    type: 'announcement',
    daysAgo: 41,
    title: {
      uz: 'Aeroport 24 nafar xodimni ishga qabul qiladi',
      ru: 'Аэропорт принимает на работу 24 человека',
      en: 'The airport is hiring 24 people',
    },
    text: {
      uz: 'Xavfsizlik nazorati, yoʻlovchilarga xizmat va muhandislik boʻlimlarida oʻrinlar bor. Ariza {date:+30} kunigacha qabul qilinadi.',
      ru: 'Есть места в досмотре, обслуживании пассажиров и инженерной службе. Заявки принимают до {date:+30}.',
      en: 'There are places in security, passenger service and engineering. Applications are open until {date:+30}.',
    },
    body: {
      uz: `Tungi reyslar koʻpaygani sababli aeroport yangi smenalar ochmoqda. {date:+30} kunigacha quyidagi oʻrinlarga ariza qabul qilamiz:

- xavfsizlik nazorati inspektori — 12 oʻrin;
- yoʻlovchilarga xizmat koʻrsatish agenti — 8 oʻrin;
- elektrik va konditsioner tizimlari ustasi — 4 oʻrin.

Inspektor va agentlar uchun tajriba shart emas: birinchi ikki oy oʻqitamiz, bu davr uchun ish haqi toʻlanadi. Agentlarga oʻzbek tilidan tashqari rus yoki ingliz tilini bilish kerak. Ustalardan malaka guvohnomasi soʻraladi.

“Bizga avvalo xotirjam gaplasha oladigan odamlar kerak. Qolganini oʻrgatamiz”, — deydi kadrlar boʻlimi boshligʻi Nigora Saidova. Suhbat ikki bosqichda oʻtadi, javobni hamma nomzod oladi.

Smenalar 12 soatlik, tungi smenada xodimlarni shahardan xizmat avtobusi olib keladi. Talablar va ariza tartibi [ish oʻrinlari sahifasida](/airport/career/). Savollar uchun: career@example.com, +998 00 000 00 01.`,
      ru: `Ночных рейсов стало больше, и аэропорт открывает новые смены. До {date:+30} мы принимаем заявки на такие места:

- инспектор досмотра — 12 мест;
- агент по обслуживанию пассажиров — 8 мест;
- мастер по электрике и кондиционированию — 4 места.

Инспекторам и агентам опыт не нужен: первые два месяца мы учим, и это время оплачивается. Агенту, кроме узбекского, нужен русский или английский язык. Мастера просим показать удостоверение о квалификации.

«Нам нужны прежде всего те, кто умеет спокойно говорить с людьми. Остальному научим», — говорит начальник отдела кадров Нигора Саидова. Собеседование проходит в два этапа, ответ получает каждый.

Смены длятся 12 часов, на ночную смену сотрудников везёт из города служебный автобус. Требования и порядок подачи — на странице [«Карьера»](/airport/career/). Вопросы: career@example.com, +998 00 000 00 01.`,
      en: `With more flights at night, the airport is opening new shifts. Until {date:+30} we take applications for these jobs:

- security screening officer, 12 places;
- passenger service agent, 8 places;
- electrician and air-conditioning technician, 4 places.

Screening officers and agents need no experience: we train them for the first two months and pay them for that time. Agents need Russian or English besides Uzbek. Technicians are asked for a certificate of their trade.

“What we look for first is somebody who can talk to people calmly. The rest we can teach,” says Nigora Saidova, head of human resources. There are two interviews, and every applicant gets an answer.

Shifts last 12 hours, and a staff bus brings the night shift from the city. Requirements and the way to apply are on the [careers page](/airport/career/). Questions: career@example.com, +998 00 000 00 01.`,
    },
  },
  {
    slug: 'sunflower-staff-trained',
    type: 'news',
    daysAgo: 47,
    title: {
      uz: 'Kungaboqar tasmasi dasturi boʻyicha 160 xodim oʻqitildi',
      ru: '160 сотрудников прошли обучение по программе «Лента с подсолнухами»',
      en: '160 members of staff trained for the sunflower lanyard programme',
    },
    text: {
      uz: 'Tasma xodimlarga yoʻlovchiga koʻproq vaqt yoki tushuntirish kerakligini bildiradi. Uni yordam punktidan bepul olish mumkin.',
      ru: 'Лента подсказывает сотруднику, что пассажиру нужно больше времени или пояснений. Её бесплатно выдают в пункте помощи.',
      en: 'The lanyard tells staff that a passenger may need more time or a clearer explanation. It is free at the assistance point.',
    },
    body: {
      uz: `Baʼzi holatlar tashqaridan bilinmaydi: eshitish pastligi, autizm, xavotir, surunkali ogʻriq. Kungaboqar naqshli tasmani taqqan yoʻlovchi bu haqda soʻz bilan tushuntirishi shart emas.

{date:-47} kunigacha dastur boʻyicha 160 xodim oʻqidi: roʻyxatdan oʻtish stollari, xavfsizlik nazorati, chiqishlar va maʼlumot stolidagilar. Mashgʻulotni harakatlanishi cheklangan insonlar bilan ishlaydigan mutaxassislar oʻtkazdi.

Tasma taqqan yoʻlovchi quyidagilarni kutishi mumkin:

- xodim sekinroq va sodda gapiradi;
- navbatda tinchroq joy taklif qilinadi;
- hamrohi bilan birga oʻtishga ruxsat beriladi.

Tasma xavfsizlik nazoratidan ozod qilmaydi va navbatsiz oʻtish huquqini bermaydi. “Eng koʻp yordam beradigani — bir daqiqa ortiq sabr”, — deydi Dilnoza Karimova.

Tasmani oldindan soʻrash kerak emas. Aravacha yoki hamroh kerak boʻlsa, [yordam xizmatiga](/services/assistance/) 48 soat oldin murojaat qiling.`,
      ru: `Некоторые состояния не видны со стороны: слабый слух, аутизм, тревога, хроническая боль. Пассажиру с лентой, на которой нарисованы подсолнухи, не нужно объяснять это словами.

К {date:-47} по программе обучены 160 сотрудников: на стойках регистрации, в досмотре, у выходов и в справочной. Занятия вели специалисты, которые работают с людьми с инвалидностью.

Пассажир с лентой может рассчитывать на то, что:

- с ним будут говорить медленнее и проще;
- в очереди ему предложат место потише;
- спутнику разрешат пройти вместе с ним.

От досмотра лента не освобождает и права пройти без очереди не даёт. «Больше всего помогает лишняя минута терпения», — говорит Дильноза Каримова.

Заказывать ленту заранее не нужно. Если требуется коляска или сопровождающий, обратитесь в [службу сопровождения](/services/assistance/) за 48 часов.`,
      en: `Some conditions cannot be seen: poor hearing, autism, anxiety, lasting pain. A passenger who wears a lanyard with sunflowers does not have to explain them.

By {date:-47} we had trained 160 people for the programme, at check-in desks, security, the gates and the information desk. The classes were given by specialists who work with disabled people.

A passenger with the lanyard can expect that:

- staff speak more slowly and more plainly;
- a quieter place is offered in a queue;
- a companion may go through together with them.

The lanyard does not replace the security check and gives no right to go first. “What helps most is one more minute of patience,” says Dilnoza Karimova.

You need not order a lanyard beforehand. If you need a wheelchair or somebody to go with you, ask the [assistance service](/services/assistance/) 48 hours ahead.`,
    },
  },
  {
    slug: 'second-daily-flight-to-istanbul',
    type: 'route',
    daysAgo: 64,
    title: {
      uz: 'Istanbulga kuniga ikkinchi reys ochiladi',
      ru: 'В Стамбул — второй ежедневный рейс',
      en: 'A second daily flight to Istanbul',
    },
    text: {
      uz: 'Turkish Airlines {date:-61} kunidan tungi TK 373 reysini qoʻshadi. Endi Istanbulga kunduzi ham, tunda ham uchish mumkin.',
      ru: 'С {date:-61} Turkish Airlines добавляет ночной рейс TK 373. Теперь в Стамбул можно улететь и днём, и ночью.',
      en: 'From {date:-61} Turkish Airlines adds the night flight TK 373. You can now leave for Istanbul by day or by night.',
    },
    body: {
      uz: `Turkish Airlines Istanbul yoʻnalishida ikkinchi kundalik reysni boshlaydi. Birinchi tungi parvoz — {date:-61} kuni.

Har kuni ikki reys:

- **TK 371** soat 14:20 da uchadi;
- **TK 373** soat 3:55 da uchadi.

Parvoz taxminan 4 soat 45 daqiqa davom etadi. Tungi reys Istanbulga mahalliy vaqt bilan 6:40 da qoʻnadi, shuning uchun shu kuni boshqa shaharga uchish qulay. Ikkala reysda Airbus A321neo ishlaydi. Chiptalar Uzbekistan Airways raqamlari bilan ham sotiladi.

“Yoʻlovchilar bizdan kunduzgi reysdan tashqari tungi reysni ham soʻrab kelardi. Tonggi ulanish kun boʻyi kutishni yoʻqotadi”, — deydi aeroport direktori Sardor Rahimov.

Turkish Airlines roʻyxatdan oʻtishni uchishdan 60 daqiqa oldin yopadi. Tungi reysga uch soat oldin keling, chunki bu vaqtda bir necha xalqaro reys birga uchadi. Kunlar va vaqtlar [mavsumiy jadvalda](/seasonal-schedule/).

${forJournalists.uz}`,
      ru: `Turkish Airlines открывает второй ежедневный рейс в Стамбул. Первый ночной вылет — {date:-61}.

Каждый день два вылета:

- **TK 371** — в 14:20;
- **TK 373** — в 3:55.

Полёт длится около 4 часов 45 минут. Ночной рейс прибывает в Стамбул в 6:40 по местному времени, поэтому в тот же день удобно лететь дальше. Оба рейса выполняются на Airbus A321neo. Билеты продаются и под номерами Uzbekistan Airways.

«Нас давно просили добавить к дневному рейсу ночной. Утренняя пересадка избавляет от целого дня ожидания», — говорит директор аэропорта Сардор Рахимов.

Turkish Airlines заканчивает регистрацию за 60 минут до вылета. К ночному рейсу приезжайте за три часа: в это время почти одновременно улетают несколько международных рейсов. Дни и время — в [сезонном расписании](/seasonal-schedule/).

${forJournalists.ru}`,
      en: `Turkish Airlines is starting a second daily flight to Istanbul. The first night departure is on {date:-61}.

There are two departures a day:

- **TK 371** at 14:20;
- **TK 373** at 03:55.

The flight takes about 4 hours 45 minutes. The night flight lands in Istanbul at 06:40 local time, which leaves the whole day for a connection. Both are flown with the Airbus A321neo, and both are also sold under Uzbekistan Airways numbers.

“For a long time passengers had asked for a night flight beside the one by day. A connection in the morning saves them a day of waiting,” says Sardor Rahimov, director of the airport.

Turkish Airlines closes check-in 60 minutes before departure. Come three hours ahead for the night flight, because several international flights leave at about that time. Days and times are in the [seasonal schedule](/seasonal-schedule/).

${forJournalists.en}`,
    },
  },
  {
    slug: 'security-at-night-peak',
    type: 'announcement',
    daysAgo: 68,
    title: {
      uz: 'Tungi xalqaro reyslarga uch soat oldin keling',
      ru: 'На ночные международные рейсы приезжайте за три часа',
      en: 'Come three hours early for international flights at night',
    },
    text: {
      uz: 'Soat 1:00 dan 7:00 gacha xavfsizlik nazoratining beshta yoʻlagi ham ochiq. Navbat eng uzun boʻladigan vaqt — 2:00–4:00.',
      ru: 'С 1:00 до 7:00 открыты все пять линий досмотра. Самая длинная очередь бывает с 2:00 до 4:00.',
      en: 'All five security lanes are open from 1:00 to 7:00. The queue is longest between 2:00 and 4:00.',
    },
    body: {
      uz: `Xalqaro reyslarning koʻpi tunda uchadi, shuning uchun navbatlar ham tunda uzayadi. {date:-67} kunidan soat 1:00 dan 7:00 gacha xalqaro zalda xavfsizlik nazoratining beshta yoʻlagi doim ochiq turadi. Pasport nazoratida ishlaydigan kabinalar soni reyslarga qarab koʻpaytiriladi.

Vaqtni tejash uchun:

- roʻyxatdan oʻtish boshlanganda keling, yaʼni uchishdan 2–3 soat oldin;
- suyuqliklarni 100 ml gacha idishlarda, bir litrli shaffof xaltaga soling;
- noutbuk va power bankni sumka ustiga joylang;
- choʻntaklarni navbatda turganda boʻshating.

“Yoʻlakdagi vaqtning yarmi sumkani qayta ochishga ketadi. Tayyor kelgan odam ikki daqiqada oʻtadi”, — deydi aviatsiya xavfsizligi xizmati boshligʻi Jasur Toʻraqulov.

Ichki reyslar uchun alohida ikkita yoʻlak bor, u yerda navbat odatda qisqa. Qolgan qadamlar [uchib ketuvchilar sahifasida](/passengers/departing/), taqiqlangan narsalar [bagaj sahifasida](/passengers/baggage/).`,
      ru: `Большинство международных рейсов улетает ночью, поэтому и очереди растут ночью. С {date:-67} в международном зале с 1:00 до 7:00 постоянно открыты все пять линий досмотра. Число кабин паспортного контроля увеличивают в зависимости от рейсов.

Как сэкономить время:

- приезжайте к началу регистрации, то есть за 2–3 часа до вылета;
- разлейте жидкости по ёмкостям до 100 мл и сложите в прозрачный литровый пакет;
- положите ноутбук и внешний аккумулятор сверху;
- освободите карманы ещё в очереди.

«Половина времени на линии уходит на то, чтобы заново открыть сумку. Кто подготовился, проходит за две минуты», — говорит начальник службы авиационной безопасности Жасур Туракулов.

Для внутренних рейсов есть две отдельные линии, очередь там обычно короче. Остальные шаги — в разделе [«Вылетающим»](/passengers/departing/), список запрещённых вещей — в разделе [«Багаж»](/passengers/baggage/).`,
      en: `Most international flights leave at night, and that is when the queues grow. Since {date:-67} all five security lanes of the international hall have been open throughout from 1:00 to 7:00. The number of passport booths goes up with the flights.

To save time:

- come when check-in opens, which is 2–3 hours before departure;
- carry liquids in containers of up to 100 ml in a clear one-litre bag;
- put your laptop and power bank at the top of your bag;
- empty your pockets while you queue.

“Half of the time at a lane goes on opening a bag again. A passenger who is ready is through in two minutes,” says Jasur Turakulov, head of aviation security.

Domestic flights have two lanes of their own, where the queue is usually short. The other steps are under [departing](/passengers/departing/), and what is not allowed is under [baggage](/passengers/baggage/).`,
    },
  },
  {
    slug: 'five-check-in-kiosks',
    type: 'news',
    daysAgo: 83,
    title: {
      uz: 'Beshta roʻyxatdan oʻtish kioski endi uch tilda ishlaydi',
      ru: 'Пять киосков регистрации заговорили на трёх языках',
      en: 'Five check-in kiosks now speak three languages',
    },
    text: {
      uz: 'Kioskda bortga chiqish talonini chop etib, joy tanlash mumkin. Bagaj boʻlsa, uni stolga topshirasiz.',
      ru: 'В киоске можно выбрать место и напечатать посадочный талон. Багаж, если он есть, сдают на стойке.',
      en: 'A kiosk lets you choose a seat and print a boarding pass. A bag, if you have one, goes to a desk.',
    },
    body: {
      uz: `Ikkinchi qavatdagi beshta roʻyxatdan oʻtish kioskining dasturi yangilandi. {date:-83} kunidan ular oʻzbek, rus va ingliz tillarida ishlaydi. Ekran yozuvi kattalashdi, ovozli yordam va eshitish vositasi uchun ulagich qoʻshildi.

Qanday foydalaniladi:

1. tilni va aviakompaniyani tanlang;
2. pasportni skanerga qoʻying yoki bron kodini kiriting;
3. joyni tanlang va talonni oling.

Bu odatda ikki daqiqa vaqt oladi. Aviakompaniyangiz roʻyxatda boʻlmasa, stolga boring: xalqaro reyslar A 1–10 va B 11–20, ichki reyslar C 21–29 stollarida. Bagaj ham shu yerda topshiriladi.

“Yangi ekranni keksa yoʻlovchilar bilan birga sinadik. Ular aytgani uchun tugmalar ikki barobar katta boʻldi”, — deydi Dilnoza Karimova.

Roʻyxatdan oʻtish stolda ham, kioskda ham bir vaqtda yopiladi: aviakompaniyaga qarab uchishdan 40–60 daqiqa oldin. Batafsil: [uchib ketuvchilarga](/passengers/departing/).`,
      ru: `На втором этаже обновили программу пяти киосков саморегистрации. С {date:-83} они работают на узбекском, русском и английском языках. Текст на экране стал крупнее, появились голосовые подсказки и разъём для слухового аппарата.

Как пользоваться:

1. выберите язык и авиакомпанию;
2. приложите паспорт к сканеру или введите код бронирования;
3. выберите место и возьмите талон.

Обычно это занимает две минуты. Если вашей авиакомпании в списке нет, идите к стойке: международные рейсы — A 1–10 и B 11–20, внутренние — C 21–29. Там же сдают багаж.

«Новый экран мы проверяли вместе с пожилыми пассажирами. По их совету кнопки стали вдвое больше», — говорит Дильноза Каримова.

Регистрация на стойке и в киоске заканчивается одновременно: за 40–60 минут до вылета, в зависимости от авиакомпании. Подробнее — [вылетающим](/passengers/departing/).`,
      en: `The five self-service check-in kiosks on floor 2 have new software. Since {date:-83} they have worked in Uzbek, Russian and English. The text is larger, and there are spoken prompts and a socket for a hearing aid.

How to use one:

1. choose your language and airline;
2. lay your passport on the scanner or type your booking code;
3. choose a seat and take the boarding pass.

This usually takes two minutes. If your airline is not listed, go to a desk: A 1–10 and B 11–20 for international flights, C 21–29 for domestic ones. Bags are handed in there too.

“We tested the new screen with older passengers. The buttons are twice the size because they told us so,” says Dilnoza Karimova.

Check-in ends at the same time at a kiosk and at a desk: 40–60 minutes before departure, depending on the airline. More under [departing](/passengers/departing/).`,
    },
  },
  {
    slug: 'power-banks-in-cabin-only',
    type: 'announcement',
    daysAgo: 102,
    title: {
      uz: 'Power banklar: faqat qoʻl yukida, bagajda emas',
      ru: 'Внешние аккумуляторы: только в ручной клади, не в багаже',
      en: 'Power banks: in the cabin only, never in the hold',
    },
    text: {
      uz: 'Bagajdan power bank chiqsa, sumka egasi ishtirokida ochiladi. Bu reysga kechikishga olib kelishi mumkin.',
      ru: 'Если в багаже найдут внешний аккумулятор, сумку откроют в присутствии владельца. Из-за этого можно опоздать на рейс.',
      en: 'A bag with a power bank in it is opened in front of its owner. That can cost you the flight.',
    },
    body: {
      uz: `Har hafta tekshiruvdan oʻtayotgan bagajdan oʻnlab power bank chiqadi. Litiyli batareya shikastlansa yonishi mumkin. Salonda buni ekipaj darhol koʻradi, bagaj boʻlmasida esa yoʻq. {date:-102} kunidan bunday bagaj alohida stolda, egasi ishtirokida ochiladi.

Qoida qisqacha:

- power bank va zaxira batareyalar faqat qoʻl yukida;
- kontaktlari yopiq, har biri alohida xaltada yoki gʻilofda;
- 100 Wh gacha odatda ruxsat olinmaydi, 100–160 Wh uchun aviakompaniya roziligi kerak;
- 160 Wh dan katta batareya yoʻlovchi samolyotida olib ketilmaydi.

Baʼzi aviakompaniyalar parvoz paytida power bankdan foydalanishni ham taqiqlaydi. “Wh yozuvi oʻchib ketgan boʻlsa, qurilmani uyda qoldirgan maʼqul”, — deydi Jasur Toʻraqulov.

Qoidalar {date:-102} kuni tekshirilgan. Ularni [Fuqaro aviatsiyasi agentligi](https://example.com/civil-aviation) va aviakompaniyadan aniqlang. Boshqa buyumlar [bagaj sahifasida](/passengers/baggage/).`,
      ru: `Каждую неделю в зарегистрированном багаже находят десятки внешних аккумуляторов. Повреждённая литиевая батарея может загореться. В салоне экипаж это сразу увидит, в багажном отсеке — нет. С {date:-102} такой багаж открывают на отдельном столе в присутствии владельца.

Правило коротко:

- внешние и запасные аккумуляторы — только в ручной клади;
- контакты закрыты, каждый аккумулятор в своём пакете или чехле;
- до 100 Вт·ч разрешение обычно не нужно, на 100–160 Вт·ч требуется согласие авиакомпании;
- больше 160 Вт·ч в пассажирский самолёт не берут.

Некоторые авиакомпании запрещают и пользоваться аккумулятором в полёте. «Если обозначение ёмкости стёрлось, лучше оставьте устройство дома», — говорит Жасур Туракулов.

Правила проверены {date:-102}. Уточните их в [Агентстве гражданской авиации](https://example.com/civil-aviation) и у авиакомпании. Остальные вещи — в разделе [«Багаж»](/passengers/baggage/).`,
      en: `Every week dozens of power banks turn up in checked bags. A damaged lithium battery can catch fire. In the cabin the crew sees it at once; in the hold nobody does. Since {date:-102} such bags have been opened at a separate table in front of their owners.

The rule in short:

- power banks and spare batteries travel in cabin baggage only;
- terminals covered, each one in its own bag or case;
- up to 100 Wh usually needs no permission, 100–160 Wh needs the airline’s consent;
- anything above 160 Wh is not carried on passenger aircraft.

Some airlines also forbid using a power bank in flight. “If the Wh marking has worn off, it is better to leave the thing at home,” says Jasur Turakulov.

Checked on {date:-102}. Confirm with the [Civil Aviation Agency](https://example.com/civil-aviation) and your airline. Other items are listed under [baggage](/passengers/baggage/).`,
    },
  },
  {
    slug: 'airport-carbon-award',
    type: 'news',
    daysAgo: 121,
    title: {
      uz: 'Aeroport chiqindi gazlar hisobi uchun Airport Carbon mukofotini oldi',
      ru: 'Аэропорт получил награду Airport Carbon за учёт выбросов',
      en: 'The airport receives the Airport Carbon award for measuring its emissions',
    },
    text: {
      uz: 'Mukofot energiya sarfi oʻlchangani va kamaytirilgani uchun berildi. Terminal bir yilda elektr energiyasini 14 foiz kam sarfladi.',
      ru: 'Награду дают за то, что расход энергии измеряют и снижают. За год терминал потратил на 14 % меньше электричества.',
      en: 'The award is given for measuring the use of energy and reducing it. In a year the terminal used 14% less electricity.',
    },
    body: {
      uz: `{date:-121} kuni aeroportga Airport Carbon mukofoti topshirildi. Uni chiqindi gazlarini hisoblab boradigan va hisobini ochiq eʼlon qiladigan aeroportlar oladi.

Oʻtgan yil davomida uchta ish qilindi:

- zallardagi barcha chiroqlar LED ga almashtirildi, kunduzi ular yorugʻlikka qarab xiralashadi;
- 3–6-chiqishlardagi samolyotlar toʻxtab turganda dvigatel oʻrniga yerdagi elektrdan foydalanadi;
- 42 000 m² terminalning sovitish tizimi reyslar jadvaliga moslandi.

Natijada terminal elektr energiyasini 14 foiz kam sarfladi. “Eng katta foyda boʻsh zalni sovitmaslikdan chiqdi. Bu zerikarli ish, lekin hisobda koʻrinadi”, — deydi bosh muhandis Rustam Aliyev.

Keyingi qadam — P2 avtoturargohi soyabonlari ustiga quyosh panellari, ular hozir oʻrnatilmoqda. Yillik hisobotlar [alifbo boʻyicha maʼlumot](/pages/) sahifasida, aeroport haqida raqamlar [alohida sahifada](/airport/about/).

${forJournalists.uz}`,
      ru: `{date:-121} аэропорту вручили награду Airport Carbon. Её получают аэропорты, которые считают свои выбросы и открыто публикуют результат.

За прошедший год сделано три вещи:

- все лампы в залах заменены на светодиодные, днём они гаснут по мере того, как светлеет;
- у выходов 3–6 самолёты на стоянке питаются от наземной сети, а не от двигателя;
- охлаждение терминала площадью 42 000 м² настроено по расписанию рейсов.

В итоге терминал потратил на 14 % меньше электричества. «Больше всего дал простой шаг: не охлаждать пустой зал. Работа скучная, зато видна в счетах», — говорит главный инженер Рустам Алиев.

Следующий шаг — солнечные панели на навесах парковки P2, сейчас их устанавливают. Годовые отчёты лежат в разделе [«Информация от А до Я»](/pages/), цифры об аэропорте — на [отдельной странице](/airport/about/).

${forJournalists.ru}`,
      en: `On {date:-121} the airport received the Airport Carbon award. It goes to airports that measure their emissions and publish the result.

Three things were done over the year before:

- all lamps in the halls were replaced with LEDs, which dim as daylight grows;
- aircraft parked at gates 3–6 take power from the ground instead of running an engine;
- cooling of the 42,000 m² terminal now follows the flight schedule.

As a result the terminal used 14% less electricity. “The biggest saving came from not cooling an empty hall. It is dull work, but you see it in the bills,” says Rustam Aliyev, chief engineer.

The next step is solar panels on the canopies of car park P2, which are being installed now. Annual reports are under [Information A to Z](/pages/), and figures about the airport are on [their own page](/airport/about/).

${forJournalists.en}`,
    },
  },
  {
    slug: 'xian-twice-a-week',
    type: 'route',
    daysAgo: 135,
    title: {
      uz: 'Sianga haftada ikki marta toʻgʻridan-toʻgʻri reys',
      ru: 'Прямой рейс в Сиань дважды в неделю',
      en: 'Direct to Xi’an twice a week',
    },
    text: {
      uz: 'Uzbekistan Airways Sianga seshanba va juma kunlari uchadi. Qatnovlar {date:-125} kuni boshlanadigan haftada ochiladi.',
      ru: 'Uzbekistan Airways будет летать в Сиань по вторникам и пятницам. Полёты начнутся на неделе, которая открывается {date:-125}.',
      en: 'Uzbekistan Airways will fly to Xi’an on Tuesdays and Fridays. Flights start in the week that begins on {date:-125}.',
    },
    body: {
      uz: `Uzbekistan Airways “Registon” aeroportidan Xitoyning Sian shahriga muntazam parvozlarni boshlaydi. Ilgari bu shaharga faqat bitta yoki ikkita ulanish bilan borish mumkin edi.

Reys haqida:

- raqami HY 507, qaytishda HY 508;
- seshanba va juma kunlari, soat 22:55 da uchadi;
- parvoz taxminan 4 soat 45 daqiqa, Sianga ertasi kuni mahalliy vaqt bilan 6:40 da qoʻnadi;
- samolyot Airbus A321neo.

Roʻyxatdan oʻtish A yoki B stollarida, uchishdan 45 daqiqa oldin yopiladi. Viza talabi pasportingizga bogʻliq, shuning uchun uni chipta olishdan oldin elchixonadan aniqlang.

“Sian — qadimgi Ipak yoʻlining boshlangan joyi. Endi u bizdan bir tunlik yoʻlda”, — deydi direktor Sardor Rahimov.

Qatnov kunlari mavsumga qarab oʻzgarishi mumkin, ularni [mavsumiy jadvaldan](/seasonal-schedule/) tekshiring. Aviakompaniya haqida: [Uzbekistan Airways](/partners/uzbekistan-airways/).

${forJournalists.uz}`,
      ru: `Uzbekistan Airways открывает регулярные полёты из аэропорта «Регистон» в китайский Сиань. Раньше туда добирались с одной или двумя пересадками.

О рейсе:

- номер HY 507, обратно HY 508;
- вылет по вторникам и пятницам в 22:55;
- полёт длится около 4 часов 45 минут, прибытие в Сиань на следующий день в 6:40 по местному времени;
- самолёт Airbus A321neo.

Регистрация — на стойках A или B, она заканчивается за 45 минут до вылета. Нужна ли виза, зависит от вашего паспорта: спросите в посольстве до покупки билета.

«С Сианя начинался Шёлковый путь. Теперь до него от нас одна ночь дороги», — говорит директор Сардор Рахимов.

Дни полётов зависят от сезона, проверьте их в [сезонном расписании](/seasonal-schedule/). Об авиакомпании: [Uzbekistan Airways](/partners/uzbekistan-airways/).

${forJournalists.ru}`,
      en: `Uzbekistan Airways is opening regular flights from Registon Airport to Xi’an in China. Until now the journey meant one or two connections.

About the flight:

- number HY 507, and HY 508 on the way back;
- departures on Tuesdays and Fridays at 22:55;
- about 4 hours 45 minutes in the air, landing in Xi’an at 06:40 local time the next day;
- flown with an Airbus A321neo.

Check-in is at desks A or B and closes 45 minutes before departure. Whether you need a visa depends on your passport, so ask the embassy before you buy a ticket.

“Xi’an is where the Silk Road began. It is now one night away,” says Sardor Rahimov, director.

Days of operation may change with the season, so check the [seasonal schedule](/seasonal-schedule/). More about the airline: [Uzbekistan Airways](/partners/uzbekistan-airways/).

${forJournalists.en}`,
    },
  },
  {
    slug: 'escalator-works',
    type: 'announcement',
    daysAgo: 149,
    title: {
      uz: 'Birinchi va ikkinchi qavatlar orasidagi eskalator taʼmirlanadi',
      ru: 'Эскалатор между первым и вторым этажами уходит на ремонт',
      en: 'The escalator between floors 1 and 2 goes out for repair',
    },
    text: {
      uz: 'Eskalator {date:-147} kunidan {date:-133} kunigacha toʻxtaydi. Liftlar va zina odatdagidek ochiq.',
      ru: 'Эскалатор остановят с {date:-147} по {date:-133}. Лифты и лестница работают как обычно.',
      en: 'The escalator stops from {date:-147} to {date:-133}. The lifts and the stairs stay open.',
    },
    body: {
      uz: `{date:-147} kunidan {date:-133} kunigacha terminalning markaziy qismidagi eskalator ishlamaydi. Ustalar pogʻona zanjiri va boshqaruv shkafini almashtiradi. Bunday ish har toʻrt yilda bir marta bajariladi.

Bu vaqtda ikkinchi qavatga quyidagicha chiqasiz:

- yoʻlovchi liftlarida, ularga poldagi sariq chiziq boʻylab borasiz;
- eskalator yonidagi zinadan, agar yukingiz yengil boʻlsa.

Ertalab va tunda lift oldida navbat boʻlishi mumkin. Xodimlar avval aravachadagi, bolali va ogʻir yukli yoʻlovchilarni oʻtkazadi. Ularga joy bering.

“Ishni ikki bosqichga boʻlsak ham boʻlardi, lekin shovqin uzoqroq davom etardi. Bir yoʻla tugatamiz”, — deydi Rustam Aliyev.

Liftlar va zinalar [terminal sxemasida](/airport/scheme/) koʻrsatilgan. Harakatlanish qiyin boʻlsa, [yordamni](/services/assistance/) oldindan buyurtma qiling.`,
      ru: `С {date:-147} по {date:-133} эскалатор в центральной части терминала не работает. Мастера заменят цепь ступеней и шкаф управления. Такой ремонт делают раз в четыре года.

На второй этаж в это время можно попасть:

- на пассажирских лифтах, к ним ведёт жёлтая линия на полу;
- по лестнице рядом с эскалатором, если багаж лёгкий.

Утром и ночью у лифтов возможна очередь. Сотрудники сначала пропускают людей на колясках, семьи с детьми и пассажиров с тяжёлым багажом. Уступите им место.

«Можно было разделить работу на два этапа, но тогда шуметь пришлось бы дольше. Закончим за один раз», — говорит Рустам Алиев.

Лифты и лестницы показаны на [схеме терминала](/airport/scheme/). Если вам трудно передвигаться, закажите [сопровождение](/services/assistance/) заранее.`,
      en: `From {date:-147} to {date:-133} the escalator in the middle of the terminal is out of use. Its step chain and control cabinet are being replaced. This is done once in four years.

To reach floor 2 in that time, use:

- the passenger lifts: follow the yellow line on the floor;
- the stairs beside the escalator, if your bags are light.

In the morning and at night there may be a queue at the lifts. Staff let people in wheelchairs, families with children and passengers with heavy bags go first. Please make room for them.

“We could have split the work in two, but the noise would have lasted longer. We will do it in one go,” says Rustam Aliyev.

Lifts and stairs are shown on the [floor plan](/airport/scheme/). If walking is hard for you, order [assistance](/services/assistance/) beforehand.`,
    },
  },
  {
    slug: 'emergency-exercise',
    type: 'news',
    daysAgo: 166,
    title: {
      uz: 'Aeroportda katta qutqaruv mashgʻuloti oʻtkazildi',
      ru: 'В аэропорту прошли большие спасательные учения',
      en: 'A full rescue exercise was held at the airport',
    },
    text: {
      uz: 'Mashgʻulotda 210 kishi qatnashdi. Reyslar jadvali buzilmadi.',
      ru: 'В учениях участвовали 210 человек. На расписании рейсов они не сказались.',
      en: 'It involved 210 people. No flight was delayed by it.',
    },
    body: {
      uz: `{date:-167} kuni aeroportda ikki yilda bir boʻladigan toʻliq qutqaruv mashgʻuloti oʻtdi. Unda 210 kishi qatnashdi: qutqaruvchilar, shifokorlar, chegara xizmati, aviakompaniya vakillari va yoʻlovchi rolini oʻynagan 60 talaba.

Senariy boʻyicha samolyot qoʻngandan keyin shassisi yonib ketadi. Birinchi yongʻin mashinasi joyga 2 daqiqa 10 soniyada yetib bordi, meʼyor — 3 daqiqa. Odamlar 84 soniyada samolyotdan chiqarildi.

Mashgʻulot reyslar orasidagi tanaffusda oʻtkazilgani uchun birorta parvoz kechikmadi. Shahar tomondan koʻringan tutun ham shu mashgʻulot qismi edi.

“Xatolarni ham yozib oldik: aloqa kanallaridan biri band boʻlib qoldi. Uni bir oy ichida tuzatamiz”, — deydi direktorning ekspluatatsiya boʻyicha oʻrinbosari Botir Ergashev.

Ishimiz tamoyillari [parvozlar xavfsizligi siyosatida](/flight-safety-policy/). Suratga olish istagida boʻlganlar avval [qoidalar bilan](/press-center/photo-rules/) tanishsin.

${forJournalists.uz}`,
      ru: `{date:-167} в аэропорту прошли полные спасательные учения, которые проводят раз в два года. В них участвовали 210 человек: спасатели, врачи, пограничники, представители авиакомпаний и 60 студентов в роли пассажиров.

По сценарию после посадки у самолёта загорается шасси. Первая пожарная машина была на месте через 2 минуты 10 секунд при норме в 3 минуты. Людей вывели из самолёта за 84 секунды.

Учения провели в перерыве между рейсами, поэтому ни один вылет не задержался. Дым, который видели из города, тоже был частью учений.

«Ошибки мы тоже записали: один из каналов связи оказался занят. Исправим за месяц», — говорит заместитель директора по эксплуатации Ботир Эргашев.

Принципы нашей работы изложены в [политике безопасности полётов](/flight-safety-policy/). Тем, кто хочет снимать, сначала стоит прочитать [правила съёмки](/press-center/photo-rules/).

${forJournalists.ru}`,
      en: `On {date:-167} the airport held its full rescue exercise, which takes place every two years. It involved 210 people: rescuers, doctors, border officers, airline staff, and 60 students who played the passengers.

In the scenario an aircraft’s landing gear catches fire after landing. The first fire engine was on the spot in 2 minutes 10 seconds, against a standard of 3 minutes. Everybody was out of the aircraft in 84 seconds.

The exercise was held in a gap between flights, so no departure was late. The smoke that was seen from the city was part of it.

“We also wrote down what went wrong: one of the radio channels was busy. We will put that right within a month,” says Botir Ergashev, deputy director for operations.

How we work is set out in the [flight safety policy](/flight-safety-policy/). Anyone who wishes to film should first read the [photo rules](/press-center/photo-rules/).

${forJournalists.en}`,
    },
  },
  {
    slug: 'evening-flight-to-namangan',
    type: 'route',
    daysAgo: 178,
    title: {
      uz: 'Namanganga kechki reys qoʻshildi',
      ru: 'В Наманган добавлен вечерний рейс',
      en: 'An evening flight to Namangan',
    },
    text: {
      uz: 'Air Samarkand seshanba, payshanba va yakshanba kunlari soat 21:05 da uchadi. Ertalabki kundalik reys saqlanib qoladi.',
      ru: 'Air Samarkand летит по вторникам, четвергам и воскресеньям в 21:05. Ежедневный утренний рейс сохраняется.',
      en: 'Air Samarkand flies on Tuesdays, Thursdays and Sundays at 21:05. The daily morning flight stays.',
    },
    body: {
      uz: `{date:-172} kuni boshlangan haftadan Namanganga kechqurun ham uchish mumkin. Reysni Air Samarkand Airbus A320 samolyotida bajaradi.

Qatnov tartibi:

- 9S 61 — seshanba, payshanba va yakshanba, uchish soat 21:05 da;
- qaytish reysi 9S 62 — shu kunlari, bizga 20:20 da qoʻnadi;
- parvoz 1 soat 10 daqiqa davom etadi.

Silk Avia aviakompaniyasining ertalabki kundalik reysi oʻz oʻrnida qoladi. Shunday qilib, Namangandan ish bilan chiqqan odam ertalab kelib, shu kuni kechqurun qaytishi mumkin boʻladi.

Ichki reyslarga roʻyxatdan oʻtish C 21–29 stollarida, samolyotga 1- va 2-chiqishlardan avtobusda olib boriladi. Air Samarkand roʻyxatdan oʻtishni uchishdan 50 daqiqa oldin yopadi. Pasport yoki ID-karta yoningizda boʻlsin.

“Bu reysni tadbirkorlar soʻragan edi: kechqurun uyga qaytish uchun”, — deydi Sardor Rahimov. Barcha kunlar [mavsumiy jadvalda](/seasonal-schedule/), aviakompaniya haqida [hamkorlar boʻlimida](/partners/air-samarkand/).`,
      ru: `С недели, которая началась {date:-172}, в Наманган можно улететь и вечером. Рейс выполняет Air Samarkand на Airbus A320.

Расписание:

- 9S 61 — вторник, четверг и воскресенье, вылет в 21:05;
- обратный рейс 9S 62 — в те же дни, прилёт к нам в 20:20;
- время в пути 1 час 10 минут.

Ежедневный утренний рейс Silk Avia остаётся. Теперь житель Намангана, которому нужно к нам по делам, может прилететь утром и вернуться в тот же вечер.

Регистрация на внутренние рейсы идёт на стойках C 21–29, к самолёту везёт автобус от выходов 1 и 2. Air Samarkand заканчивает регистрацию за 50 минут до вылета. Возьмите паспорт или ID-карту.

«Об этом рейсе просили предприниматели: чтобы вечером быть дома», — говорит Сардор Рахимов. Все дни — в [сезонном расписании](/seasonal-schedule/), об авиакомпании — в разделе [«Партнёры»](/partners/air-samarkand/).`,
      en: `From the week that began on {date:-172} you can also fly to Namangan in the evening. The flight is run by Air Samarkand with an Airbus A320.

The timetable:

- 9S 61 on Tuesdays, Thursdays and Sundays, leaving at 21:05;
- 9S 62 back on the same days, landing here at 20:20;
- 1 hour 10 minutes in the air.

The daily morning flight of Silk Avia stays. Somebody who comes from Namangan on business can now arrive in the morning and go home the same evening.

Check-in for domestic flights is at desks C 21–29, and a bus takes you to the aircraft from gates 1 and 2. Air Samarkand closes check-in 50 minutes before departure. Bring your passport or ID card.

“It was business people who asked for this flight, so as to be home in the evening,” says Sardor Rahimov. All days are in the [seasonal schedule](/seasonal-schedule/), and the airline is described among our [partners](/partners/air-samarkand/).`,
    },
  },
  {
    slug: 'customs-channel-signs',
    type: 'announcement',
    daysAgo: 190,
    title: {
      uz: 'Bojxona yoʻlaklarida yangi belgilar oʻrnatildi',
      ru: 'У таможенных коридоров появились новые указатели',
      en: 'New signs at the customs channels',
    },
    text: {
      uz: 'Yashil va qizil yoʻlaklar endi lentalar yonidan koʻrinadi. Belgilar uch tilda, qoidalar esa oʻzgarmagan.',
      ru: 'Зелёный и красный коридоры теперь видны от лент выдачи багажа. Указатели на трёх языках, сами правила прежние.',
      en: 'The green and red channels can now be seen from the baggage belts. The signs are in three languages; the rules have not changed.',
    },
    body: {
      uz: `{date:-190} kuni kelish zalida bojxona yoʻlaklarining yangi belgilari ishga tushdi. Avvalgilari past osilgani uchun navbatda koʻrinmas, yoʻlovchilar notoʻgʻri tomonga oʻtib qolar edi.

Esda tuting:

- **yashil yoʻlak** — deklaratsiya qilinadigan narsa yoʻq;
- **qizil yoʻlak** — deklaratsiya kerak boʻlgan pul, tovar, dori yoki qimmatbaho buyum bor;
- shubha boʻlsa, qizil yoʻlakni tanlang va xodimdan soʻrang.

Yashil yoʻlakka oʻtish — deklaratsiya qiladigan narsam yoʻq degan bayonot. Xodim u yerda ham tanlab tekshirishi mumkin. “Savol berish uchun jarima yoʻq”, — deydi Dilnoza Karimova.

Lentalar yonida uch tilda qisqa eslatma va deklaratsiya blankalari qoʻyildi. Bolalar bilan kelganlar uchun kengroq yoʻlak belgilandi.

Meʼyorlar {date:-190} kuni tekshirilgan. Safardan oldin ularni [Bojxona qoʻmitasi](https://example.com/customs) saytida aniqlang. Kelish tartibi: [kelayotganlarga](/passengers/arriving/).`,
      ru: `{date:-190} в зале прилёта заработали новые указатели таможенных коридоров. Прежние висели низко, в толпе их не было видно, и пассажиры шли не туда.

Запомните:

- **зелёный коридор** — декларировать нечего;
- **красный коридор** — есть деньги, товары, лекарства или ценности, которые нужно декларировать;
- если сомневаетесь, выбирайте красный и спросите сотрудника.

Войти в зелёный коридор — значит заявить, что декларировать нечего. Выборочно проверить могут и там. «За вопрос не штрафуют», — говорит Дильноза Каримова.

У лент выдачи багажа лежат краткая памятка на трёх языках и бланки деклараций. Для семей с детьми отмечен более широкий проход.

Нормы проверены {date:-190}. Перед поездкой уточните их на сайте [Таможенного комитета](https://example.com/customs). Весь путь после посадки: [прилетающим](/passengers/arriving/).`,
      en: `On {date:-190} new signs for the customs channels went up in the arrivals hall. The old ones hung low, could not be seen over a queue, and sent passengers the wrong way.

To remember:

- **green channel**: you have nothing to declare;
- **red channel**: you carry money, goods, medicines or valuables that must be declared;
- if in doubt, take the red channel and ask the officer.

Walking into the green channel counts as a statement that you have nothing to declare. Spot checks are made there as well. “Nobody is fined for asking a question,” says Dilnoza Karimova.

A short leaflet in three languages and declaration forms lie beside the belts. A wider lane is marked for families with children.

Checked on {date:-190}. Before you travel, confirm the limits with the [Customs Committee](https://example.com/customs). The whole way after landing is under [arriving](/passengers/arriving/).`,
    },
  },
  {
    slug: 'student-volunteers',
    type: 'news',
    daysAgo: 207,
    title: {
      uz: 'Kelish zalida talaba-koʻngillilar yordam bera boshladi',
      ru: 'В зале прилёта помогают студенты-волонтёры',
      en: 'Student volunteers help in the arrivals hall',
    },
    text: {
      uz: 'Yigirma talaba yoʻlovchilarga yoʻl koʻrsatadi va tarjima qiladi. Ularni yashil nimchasidan taniysiz.',
      ru: 'Двадцать студентов подсказывают дорогу и переводят. Их легко узнать по зелёным жилетам.',
      en: 'Twenty students show the way and translate. You will know them by their green waistcoats.',
    },
    body: {
      uz: `{date:-207} kunidan birinchi qavatda shahar universitetlaridan kelgan yigirma talaba navbatchilik qiladi. Ular oʻzbek, rus, ingliz, turk, xitoy va koreys tillarida gaplasha oladi, har kuni soat 8:00 dan 22:00 gacha ishlaydi.

Koʻngillidan soʻrash mumkin:

- 73-avtobus bekati va taksi qayerda;
- SIM-karta qayerda sotiladi, pul qayerda almashtiriladi;
- mehmonxonaga qanday qoʻngʻiroq qilinadi;
- bagaj topilmasa, qaysi stolga murojaat qilinadi.

Koʻngillilar pul olmaydi, sumkangizni ushlab turmaydi va taksi taklif qilmaydi. Kimdir bunday qilsa, maʼlumot stoliga ayting.

“Odam samolyotdan charchab tushadi. Oʻz tilida aytilgan bir ogʻiz gap unga katta yordam”, — deydi loyiha rahbari, talaba Shahlo Qodirova.

Loyiha oʻquv yili oxirigacha moʻljallangan. Shaharga boradigan yoʻllar [alohida sahifada](/how-to-get-there/), pul almashtirish haqida [xizmatlar boʻlimida](/services/currency-exchange/).

${forJournalists.uz}`,
      ru: `С {date:-207} на первом этаже дежурят двадцать студентов городских университетов. Они говорят на узбекском, русском, английском, турецком, китайском и корейском языках и работают ежедневно с 8:00 до 22:00.

У волонтёра можно спросить:

- где остановка автобуса 73 и стоянка такси;
- где купить SIM-карту и обменять деньги;
- как позвонить в гостиницу;
- к какой стойке идти, если багаж не пришёл.

Волонтёры не берут денег, не держат ваши сумки и не предлагают такси. Если кто-то так делает, скажите об этом в справочной.

«Человек выходит из самолёта уставшим. Одна фраза на родном языке очень помогает», — говорит руководитель проекта, студентка Шахло Кадырова.

Проект рассчитан до конца учебного года. Дорога в город описана на [отдельной странице](/how-to-get-there/), обмен валюты — в разделе [услуг](/services/currency-exchange/).

${forJournalists.ru}`,
      en: `Since {date:-207} twenty students from the city’s universities have been on duty on floor 1. Between them they speak Uzbek, Russian, English, Turkish, Chinese and Korean, and they work every day from 8:00 to 22:00.

You can ask a volunteer:

- where bus 73 stops and where the taxis are;
- where to buy a SIM card or change money;
- how to ring your hotel;
- which desk to go to if your bag has not come.

Volunteers take no money, do not hold your bags and do not offer taxis. If somebody does, tell the information desk.

“People come off the aircraft tired. A sentence in their own language goes a long way,” says Shahlo Qodirova, the student who runs the project.

It is planned to last until the end of the academic year. The ways into the city have [their own page](/how-to-get-there/), and changing money is described among the [services](/services/currency-exchange/).

${forJournalists.en}`,
    },
  },
  {
    slug: 'four-flights-a-week-to-baku',
    type: 'route',
    daysAgo: 258,
    title: {
      uz: 'Bokuga haftada toʻrt reys',
      ru: 'В Баку — четыре рейса в неделю',
      en: 'Four flights a week to Baku',
    },
    text: {
      uz: 'AZAL qatnovlar sonini ikki barobar oshiradi. Samolyot dushanba, chorshanba, juma va yakshanba kunlari uchadi.',
      ru: 'AZAL вдвое увеличивает число полётов. Самолёт вылетает по понедельникам, средам, пятницам и воскресеньям.',
      en: 'AZAL doubles its flights. They leave on Mondays, Wednesdays, Fridays and Sundays.',
    },
    body: {
      uz: `{date:-250} kuni boshlanadigan haftadan AZAL Bokuga haftada ikki emas, toʻrt marta uchadi. Yangi kunlar — chorshanba va yakshanba.

Reys haqida:

- J2 5192 dushanba, chorshanba, juma va yakshanba kunlari soat 16:40 da uchadi;
- J2 5191 bizga soat 15:40 da qoʻnadi;
- parvoz taxminan 2 soat 30 daqiqa, Bokuga mahalliy vaqt bilan 18:10 da yetib boradi;
- samolyot Airbus A320.

Bokudan Yevropa shaharlariga ulanish mumkin. Bitta chipta bilan uchsangiz, bagaj oxirgi aeroportgacha rasmiylashtiriladi, lekin buni stolda aniqlang. Roʻyxatdan oʻtish uchishdan 60 daqiqa oldin yopiladi.

“Haftada toʻrt kun — bu safarni reysga emas, reysni safarga moslash demak”, — deydi Sardor Rahimov.

Jadval [mavsumiy jadval sahifasida](/seasonal-schedule/), aviakompaniya haqida [AZAL sahifasida](/partners/azal/).

${forJournalists.uz}`,
      ru: `С недели, которая начинается {date:-250}, AZAL летает в Баку не два, а четыре раза в неделю. Новые дни — среда и воскресенье.

О рейсе:

- J2 5192 вылетает по понедельникам, средам, пятницам и воскресеньям в 16:40;
- J2 5191 прилетает к нам в 15:40;
- полёт длится около 2 часов 30 минут, прибытие в Баку в 18:10 по местному времени;
- самолёт Airbus A320.

Из Баку можно лететь дальше в города Европы. При едином билете багаж оформляют до конечного аэропорта, но уточните это на стойке. Регистрация заканчивается за 60 минут до вылета.

«Четыре дня в неделю — это когда рейс подстраивается под поездку, а не наоборот», — говорит Сардор Рахимов.

Дни и время — в [сезонном расписании](/seasonal-schedule/), об авиакомпании — на странице [AZAL](/partners/azal/).

${forJournalists.ru}`,
      en: `From the week beginning on {date:-250} AZAL flies to Baku four times a week instead of twice. Wednesday and Sunday are the new days.

About the flight:

- J2 5192 leaves on Mondays, Wednesdays, Fridays and Sundays at 16:40;
- J2 5191 lands here at 15:40;
- about 2 hours 30 minutes in the air, reaching Baku at 18:10 local time;
- flown with an Airbus A320.

From Baku you can go on to cities in Europe. On a single ticket your bag is usually checked through to the last airport, but ask at the desk. Check-in closes 60 minutes before departure.

“With four days a week the flight fits the journey, and not the other way round,” says Sardor Rahimov.

Days and times are in the [seasonal schedule](/seasonal-schedule/), and the airline has a page of its own: [AZAL](/partners/azal/).

${forJournalists.en}`,
    },
  },
];
