import type { PageContent } from '../types';

const parking: PageContent = {
  slug: 'parking',
  title: { uz: 'Avtoturargoh', ru: 'Парковка', en: 'Parking' },
  lead: {
    uz: 'Terminal oldida 900 ta joy, kecha-yu kunduz. P1 qisqa vaqtga, P2 uzoqroq safarga, tushirish yoʻlagi bir necha daqiqaga.',
    ru: '900 мест у терминала, круглосуточно. P1 — ненадолго, P2 — на время поездки, полоса высадки — на несколько минут.',
    en: '900 spaces by the terminal, open around the clock. P1 for a short stay, P2 for a trip, the drop-off lane for a few minutes.',
  },
  sections: [
    {
      blockType: 'facts',
      anchor: 'in-brief',
      heading: { uz: 'Qisqacha', ru: 'Коротко', en: 'In brief' },
      items: [
        {
          value: { uz: '900', ru: '900', en: '900' },
          text: {
            uz: 'P1 va P2 dagi joylar soni',
            ru: 'мест в зонах P1 и P2',
            en: 'spaces in zones P1 and P2',
          },
        },
        {
          value: { uz: '15 daqiqa', ru: '15 минут', en: '15 minutes' },
          text: { uz: 'P1 da bepul', ru: 'бесплатно в зоне P1', en: 'free of charge in P1' },
        },
        {
          value: { uz: '5 daqiqa', ru: '5 минут', en: '5 minutes' },
          text: {
            uz: 'P2 dan terminalgacha piyoda',
            ru: 'пешком от P2 до терминала',
            en: 'on foot from P2 to the terminal',
          },
        },
        {
          value: { uz: '24 soat', ru: '24 часа', en: '24 hours' },
          text: {
            uz: 'kirish, chiqish va kassa har kuni ishlaydi',
            ru: 'каждый день работают въезд, выезд и касса',
            en: 'a day for entry, exit and the cash desk',
          },
        },
      ],
    },
    {
      blockType: 'tariffs',
      anchor: 'tariffs',
      heading: { uz: 'Tariflar', ru: 'Тарифы', en: 'Rates' },
      text: {
        uz: 'Hududni va qancha turishingizni tanlang: hisoblagich toʻlovni koʻrsatadi. Har bir boshlangan soat toʻliq hisoblanadi, lekin 24 soat uchun sutkalik narxdan oshmaydi.',
        ru: 'Выберите зону и время стоянки, и мы посчитаем стоимость. Каждый начатый час считается полным, но за 24 часа вы не заплатите больше суточной цены.',
        en: 'Choose a zone and a length of stay to see the cost. Each hour or part of an hour is charged in full, but 24 hours never cost more than the day price.',
      },
      items: [
        {
          value: 'p1',
          title: { uz: 'P1, qisqa muddat', ru: 'P1, краткосрочная', en: 'P1, short stay' },
          text: {
            uz: 'Terminal qarshisida. Kutib olish va kuzatish uchun.',
            ru: 'Напротив терминала. Чтобы встретить или проводить.',
            en: 'Facing the terminal. For meeting someone or seeing them off.',
          },
          freeMinutes: 15,
          hourPrice: 5000,
          dayPrice: 60000,
        },
        {
          value: 'p2',
          title: { uz: 'P2, uzoq muddat', ru: 'P2, долгосрочная', en: 'P2, long stay' },
          text: {
            uz: 'Terminaldan besh daqiqa piyoda. Safar davomida qoldirish uchun.',
            ru: 'В пяти минутах пешком. Чтобы оставить машину на время поездки.',
            en: 'Five minutes away on foot. For the days you are travelling.',
          },
          freeMinutes: 0,
          hourPrice: 3000,
          dayPrice: 25000,
        },
        {
          value: 'drop-off',
          title: { uz: 'Tushirish yoʻlagi', ru: 'Полоса высадки', en: 'Drop-off lane' },
          text: {
            uz: 'Terminal kirishlari oldida. Haydovchi mashinadan uzoqlashmaydi.',
            ru: 'Прямо у входов в терминал. Водитель не отходит от машины.',
            en: 'Right by the terminal entrances. The driver stays with the car.',
          },
          freeMinutes: 10,
          hourPrice: 20000,
          dayPrice: 240000,
        },
      ],
      note: {
        uz: 'Tariflar {date:-60} kunidan amal qiladi va QQSni oʻz ichiga oladi. Bepul vaqtdan oshsangiz, toʻlov kirgan paytdan hisoblanadi.',
        ru: 'Тарифы действуют с {date:-60} и включают НДС. Если бесплатное время превышено, плата считается с момента въезда.',
        en: 'These rates took effect on {date:-60} and include VAT. If you exceed the free time, the charge runs from the moment you drove in.',
      },
    },
    {
      blockType: 'notice',
      anchor: 'busy-days',
      tone: 'info',
      text: {
        uz: 'Bayramlar va maktab taʼtillari oldidan P2 ertalabdan toʻlib qoladi. Bunday kunlari 30 daqiqa erta keling yoki 73-avtobusdan foydalaning.',
        ru: 'Перед праздниками и школьными каникулами P2 заполняется с утра. В такие дни приезжайте на 30 минут раньше или выберите автобус 73.',
        en: 'P2 fills up from early morning before public and school holidays. On such days come 30 minutes earlier or take bus 73.',
      },
    },
    {
      blockType: 'steps',
      anchor: 'how-to-pay',
      heading: { uz: 'Qanday toʻlanadi', ru: 'Как оплатить', en: 'How to pay' },
      text: {
        uz: 'Avval toʻlang, keyin mashinaga boring: chiqishdagi toʻsiq faqat toʻlangan chiptani oʻqiydi.',
        ru: 'Сначала платите, потом идите к машине: шлагбаум на выезде открывается только по оплаченному талону.',
        en: 'Pay first and then walk to the car: the exit barrier opens only for a paid ticket.',
      },
      items: [
        {
          icon: 'ticket',
          title: { uz: 'Chipta oling', ru: 'Возьмите талон', en: 'Take a ticket' },
          text: {
            uz: 'Kirishdagi ustunda tugmani bosing. Chiptani mashinada qoldirmang, oʻzingiz bilan olib keting.',
            ru: 'Нажмите кнопку на стойке у въезда. Не оставляйте талон в машине, возьмите его с собой.',
            en: 'Press the button on the post at the entrance. Keep the ticket with you rather than in the car.',
          },
        },
        {
          icon: 'bank',
          title: {
            uz: 'Qaytishdan oldin toʻlang',
            ru: 'Оплатите перед возвращением',
            en: 'Pay before you return',
          },
          text: {
            uz: 'Apparatlar va kassa 1-qavatda, chiqish eshiklari yonida. Uzcard, Humo, Visa, Mastercard va naqd soʻm qabul qilinadi.',
            ru: 'Автоматы и касса стоят на 1 этаже у выходов. Принимают Uzcard, Humo, Visa, Mastercard и наличные сумы.',
            en: 'Machines and the cash desk are on floor 1 by the doors. They take Uzcard, Humo, Visa, Mastercard and cash in soʻm.',
          },
        },
        {
          icon: 'clock',
          title: {
            uz: '15 daqiqada chiqing',
            ru: 'Выезжайте за 15 минут',
            en: 'Leave within 15 minutes',
          },
          text: {
            uz: 'Shu vaqt ichida qoʻshimcha haq olinmaydi. Ulgurmasangiz, apparatda farqini toʻlang.',
            ru: 'За это время доплата не начисляется. Не успели — доплатите разницу в автомате.',
            en: 'Nothing is added in that time. If you need longer, pay the difference at a machine.',
          },
        },
        {
          icon: 'car',
          title: {
            uz: 'Chiptani toʻsiqda koʻrsating',
            ru: 'Приложите талон к считывателю',
            en: 'Scan the ticket at the exit',
          },
          text: {
            uz: 'Kodni oʻquvchi qurilmaga tuting. Toʻsiq ochilmasa, ustundagi qoʻngʻiroq tugmasini bosing, navbatchi javob beradi.',
            ru: 'Поднесите код к считывателю. Если шлагбаум не открылся, нажмите кнопку вызова: ответит дежурный.',
            en: 'Hold the code against the reader. If the barrier stays down, press the call button and the attendant will answer.',
          },
        },
      ],
    },
    {
      blockType: 'text',
      anchor: 'accessible-places',
      heading: {
        uz: 'Nogironligi boʻlganlar uchun joylar',
        ru: 'Места для людей с инвалидностью',
        en: 'Accessible spaces',
      },
      body: {
        uz: `Kengaytirilgan joylar P1 ning kirishlarga eng yaqin qatorida, aravacha belgisi bilan ajratilgan. Ulardan terminalgacha yoʻl tekis, bordyur pasaytirilgan. P2 da ham shunday joylar piyodalar yoʻlagining boshida bor.

Nogironligi boʻlgan kishi oʻzi haydasa yoki yoʻlovchi boʻlsa, P1 va P2 da toʻlov olinmaydi. Chiqishdan oldin 1-qavatdagi kassada chipta va nogironlik guvohnomasini koʻrsating.

Mashinadan terminalgacha yordam kerakmi? Ustundagi chaqiruv tugmasini bosing yoki [yordam xizmatini](/services/assistance/) parvozdan 48 soat oldin buyurtma qiling.`,
        ru: `Широкие места отмечены знаком с креслом-коляской и находятся в ближайшем к входам ряду P1. Дорога от них до терминала ровная, бордюры понижены. В P2 такие места есть у начала пешеходной дорожки.

Если человек с инвалидностью ведёт машину или едет пассажиром, стоянка в P1 и P2 бесплатна. Перед выездом покажите в кассе на 1 этаже талон и удостоверение об инвалидности.

Нужна помощь по пути от машины? Нажмите кнопку вызова на стойке или закажите [сопровождение](/services/assistance/) за 48 часов до вылета.`,
        en: `Wide spaces with the wheelchair sign are in the row of P1 closest to the entrances. The way from them to the terminal is level, with lowered kerbs. P2 has such spaces too, where the footpath begins.

Parking in P1 and P2 is free when a disabled person drives or travels in the car. Before you leave, show the ticket and the disability card at the cash desk on floor 1.

If you need help from the car, press the call button on the post, or ask for [assistance](/services/assistance/) 48 hours before departure.`,
      },
    },
    {
      blockType: 'accordion',
      anchor: 'questions',
      heading: { uz: 'Savol-javoblar', ru: 'Вопросы и ответы', en: 'Questions and answers' },
      items: [
        {
          anchor: 'lost-ticket',
          title: {
            uz: 'Chiptani yoʻqotdim. Nima qilaman?',
            ru: 'Я потерял талон. Что делать?',
            en: 'I have lost my ticket. What now?',
          },
          body: {
            uz: 'Pasport va mashina texpasporti bilan 1-qavatdagi kassaga boring. Xodim kirish vaqtini davlat raqami boʻyicha topadi, siz faqat haqiqiy turgan vaqt uchun toʻlaysiz.',
            ru: 'Подойдите в кассу на 1 этаже с паспортом и техпаспортом на машину. Сотрудник найдёт время въезда по номеру, и вы заплатите только за реальную стоянку.',
            en: 'Go to the cash desk on floor 1 with your passport and the car papers. Staff find the time of entry by the number plate, and you pay only for the actual stay.',
          },
        },
        {
          anchor: 'longest-stay',
          title: {
            uz: 'Mashinani qancha muddatga qoldirish mumkin?',
            ru: 'На сколько дней можно оставить машину?',
            en: 'How long may I leave the car?',
          },
          body: {
            uz: 'P2 da 60 kungacha. Undan uzoqroq ketsangiz, oldindan +998 00 000 00 11 raqamiga xabar bering. P1 da ham sutkalar cheklanmagan, lekin u ancha qimmat: besh sutka P2 da 125 000 soʻm, P1 da 300 000 soʻm.',
            ru: 'В P2 — до 60 дней. Если уезжаете на больший срок, предупредите по телефону +998 00 000 00 11. В P1 тоже можно стоять сутками, но это дороже: пять суток стоят 125 000 сум в P2 и 300 000 сум в P1.',
            en: 'Up to 60 days in P2. If you will be away longer, tell us beforehand on +998 00 000 00 11. You may stay for days in P1 as well, but it costs more: five days are 125,000 UZS in P2 and 300,000 UZS in P1.',
          },
        },
        {
          anchor: 'reservation',
          title: {
            uz: 'Joyni oldindan band qilsa boʻladimi?',
            ru: 'Можно ли забронировать место?',
            en: 'Can I reserve a space?',
          },
          body: {
            uz: 'Yoʻq, joylar kelish tartibida beriladi. Boʻsh joylar soni P1 va P2 kirishidagi tabloda koʻrinadi. P1 toʻlgan boʻlsa, belgilar sizni P2 ga olib boradi.',
            ru: 'Нет, места занимают в порядке приезда. Сколько их свободно, показывает табло на въезде в P1 и P2. Если P1 заполнена, указатели приведут вас в P2.',
            en: 'No, spaces go to whoever comes first. Signs at the entrances of P1 and P2 show how many are free. When P1 is full, they lead you on to P2.',
          },
        },
        {
          anchor: 'late-flight',
          title: {
            uz: 'Kutib olayotgan reysim kechiksa-chi?',
            ru: 'Рейс, который я встречаю, задержан. Как не переплатить?',
            en: 'The flight I am meeting is late. How do I avoid paying more?',
          },
          body: {
            uz: 'Yoʻlga chiqishdan oldin [onlayn tabloni](/flight-board/?direction=arrival) koʻring. Samolyot qoʻngach, yoʻlovchi pasport nazorati va bagajdan keyin odatda 30–50 daqiqada chiqadi. Uzoq kutishga P2 arzonroq.',
            ru: 'Перед выездом проверьте [онлайн-табло](/flight-board/?direction=arrival). После посадки самолёта пассажиры обычно выходят через 30–50 минут: им нужно пройти паспортный контроль и получить багаж. Долго ждать дешевле в P2.',
            en: 'Check the [flight board](/flight-board/?direction=arrival) before you set out. Passengers usually come out 30 to 50 minutes after landing, once they have passed passport control and picked up their bags. A long wait is cheaper in P2.',
          },
        },
        {
          anchor: 'safety',
          title: {
            uz: 'Avtoturargoh qoʻriqlanadimi?',
            ru: 'Парковка охраняется?',
            en: 'Is the car park guarded?',
          },
          body: {
            uz: 'Hudud yoritilgan, oʻralgan, kameralar bilan kuzatiladi, qoʻriqchi kecha-yu kunduz aylanib turadi. Shunga qaramay, salonda hujjat, pul va qimmatbaho buyum qoldirmang. Shikast yoki oʻgʻrilikni sezsangiz, mashinani joyidan qoʻzgʻatmasdan navbatchiga qoʻngʻiroq qiling.',
            ru: 'Территория освещена, огорожена и снимается камерами, охранник обходит её круглосуточно. И всё же не оставляйте в салоне документы, деньги и ценные вещи. Заметили повреждение или кражу — позвоните дежурному, не трогая машину с места.',
            en: 'The grounds are lit, fenced and watched by cameras, and a guard walks round day and night. Even so, do not leave papers, money or valuables inside. If you notice damage or a theft, call the attendant before moving the car.',
          },
        },
      ],
    },
  ],
  meta: {
    title: {
      uz: 'Avtoturargoh: tariflar va toʻlov tartibi',
      ru: 'Парковка: тарифы и порядок оплаты',
      en: 'Parking: rates and how to pay',
    },
    description: {
      uz: 'Aeroport avtoturargohi: P1, P2 va tushirish yoʻlagi, narx hisoblagichi, toʻlov tartibi, nogironligi boʻlganlar uchun joylar.',
      ru: 'Парковка аэропорта: зоны P1 и P2, полоса высадки, расчёт стоимости, порядок оплаты и места для людей с инвалидностью.',
      en: 'Airport parking: zones P1 and P2, the drop-off lane, a cost calculator, how to pay, accessible spaces and common questions.',
    },
  },
  keywords: {
    uz: 'parkovka, stoyanka, mashina qoʻyish, avtoturargoh narxi, P1, P2, tarif, narx, chipta, toʻsiq, tushirish',
    ru: 'стоянка, паркинг, машина, стоимость парковки, P1, P2, тариф, цена, талон, шлагбаум, высадка',
    en: 'car park, parking fees, P1, P2, short stay, long stay, price, ticket, barrier, drop-off, kiss and fly',
  },
};

const businessHalls: PageContent = {
  slug: 'services--business-halls',
  title: { uz: 'Biznes zallar', ru: 'Бизнес-залы', en: 'Business halls' },
  lead: {
    uz: 'CIP va VIP zallarida roʻyxatdan oʻtish, nazorat va kutish bir joyda, umumiy navbatlardan alohida. Zallar kecha-yu kunduz ishlaydi.',
    ru: 'В залах CIP и VIP регистрация, досмотр и ожидание собраны в одном месте, в стороне от общих очередей. Залы открыты круглосуточно.',
    en: 'In the CIP and VIP halls check-in, security and waiting are in one place, away from the general queues. Both are open around the clock.',
  },
  sections: [
    {
      blockType: 'tabs',
      anchor: 'halls',
      heading: { uz: 'Zalni tanlang', ru: 'Выберите зал', en: 'Choose a hall' },
      items: [
        {
          value: 'cip',
          title: { uz: 'CIP zali', ru: 'Зал CIP', en: 'CIP hall' },
          text: {
            uz: 'Vaqtini tejaydigan yoʻlovchilar uchun umumiy zal: stol oldida navbat yoʻq, samolyotgacha xodim kuzatadi.',
            ru: 'Общий зал для тех, кто бережёт время: без очереди у стойки и с сопровождением к самолёту.',
            en: 'A shared hall for travellers short of time: no queue at the desk and an escort to the aircraft.',
          },
          body: {
            uz: `### Nimalar kiradi

- alohida kirish va zaldagi roʻyxatdan oʻtish stoli;
- bagajni qabul qilish va yorliqlash;
- zalning oʻz xavfsizlik nazorati;
- issiq va sovuq yengil taomlar, choy, qahva, alkogolsiz ichimliklar;
- Wi-Fi, ish stollari, printer, gazetalar, bolalar burchagi;
- samolyotgacha yoki chiqishgacha kuzatib borish.

### Uchib ketishda

Xalqaro reysga kamida 2 soat, ichki reysga 90 daqiqa oldin keling. Xodim chiptangizni rasmiylashtiradi va bagajni oladi, siz xavfsizlik nazoratidan zalning oʻzida oʻtasiz. Xalqaro reysda pasport nazoratiga alohida yoʻlak orqali kuzatib boramiz. Samolyotga chiqish boshlanganda xodim oʻzi chaqiradi: eʼlonlarni poylash shart emas.

### Kelganda

Xodim sizni chiqish yoki avtobus oldida ism yozilgan lavha bilan kutib oladi va pasport nazoratiga alohida yoʻlak bilan olib boradi. Bagajingiz kelguncha zalda dam olasiz, uni xizmatchi olib keladi. Bojxona qoidalari hamma uchun bir xil: [qizil va yashil yoʻlaklar](/passengers/arriving/).

### Narx va buyurtma

Uchish: kishi boshiga 600 000 soʻm. Kelish: 450 000 soʻm. 2–12 yoshli bolaga narxning yarmi, ikki yoshgacha bepul. Kuzatuvchi zalga bir soatga kirishi uchun 150 000 soʻm.

Kamida 6 soat oldin halls@example.com manziliga yozing yoki qoʻngʻiroq qiling. Parvozga 3 soatdan koʻp qolganda bekor qilinsa, pul toʻliq qaytariladi.`,
            ru: `### Что входит

- отдельный вход и стойка регистрации в зале;
- приём и оформление багажа;
- собственный пункт досмотра;
- горячие и холодные закуски, чай, кофе, безалкогольные напитки;
- Wi-Fi, рабочие столы, принтер, газеты, детский уголок;
- сопровождение к выходу или к самолёту.

### При вылете

Приезжайте за 2 часа до международного рейса и за 90 минут до внутреннего. Сотрудник оформит билет и заберёт багаж, а досмотр вы пройдёте прямо в зале. На международном рейсе вас проведут к паспортному контролю по отдельному коридору. Когда начнётся посадка, за вами придут: следить за объявлениями не нужно.

### По прилёте

Сотрудник встретит вас с именной табличкой у выхода из самолёта или у автобуса и проведёт к паспортному контролю по отдельному коридору. Пока багаж в пути, отдохните в зале: вещи принесёт носильщик. Таможенные правила одинаковы для всех: есть [красный и зелёный коридоры](/passengers/arriving/).

### Цены и заказ

Вылет — 600 000 сум с человека, прилёт — 450 000 сум. Дети от 2 до 12 лет платят половину, до двух лет — бесплатно. Провожающий может пробыть в зале час за 150 000 сум.

Закажите не позднее чем за 6 часов: напишите на halls@example.com или позвоните. Если отменить заказ раньше чем за 3 часа до рейса, деньги вернут полностью.`,
            en: `### What is included

- a separate entrance and a check-in desk in the hall;
- bag drop and labelling;
- a security check of its own;
- hot and cold light food, tea, coffee and soft drinks;
- Wi-Fi, desks, a printer, newspapers and a children’s corner;
- an escort to the gate or the aircraft.

### When you depart

Come 2 hours before an international flight and 90 minutes before a domestic one. Staff check you in and take your bags, and you pass security inside the hall. For an international flight they walk you to passport control by a separate route. When boarding begins someone comes for you, so there is no need to listen for announcements.

### When you arrive

A member of staff meets you with a name board at the aircraft door or the bus, and takes you to passport control by a separate route. Rest in the hall until the porter brings your bags. Customs rules are the same for everyone: see the [red and green channels](/passengers/arriving/).

### Price and booking

Departure is 600,000 UZS a person, arrival 450,000 UZS. Children of 2 to 12 pay half; under two is free. A friend seeing you off may spend an hour in the hall for 150,000 UZS.

Book at least 6 hours ahead by writing to halls@example.com or by telephone. If you cancel more than 3 hours before the flight, you get a full refund.`,
          },
          facts: [
            {
              term: { uz: 'Uchish', ru: 'Вылет', en: 'Departure' },
              text: { uz: '600 000 soʻm', ru: '600 000 сум', en: '600,000 UZS' },
            },
            {
              term: { uz: 'Kelish', ru: 'Прилёт', en: 'Arrival' },
              text: { uz: '450 000 soʻm', ru: '450 000 сум', en: '450,000 UZS' },
            },
            {
              term: { uz: 'Buyurtma', ru: 'Заказ', en: 'Booking' },
              text: {
                uz: 'kamida 6 soat oldin',
                ru: 'не позднее чем за 6 часов',
                en: 'at least 6 hours ahead',
              },
            },
            {
              term: { uz: 'Ish vaqti', ru: 'Часы работы', en: 'Opening hours' },
              text: { uz: 'kecha-yu kunduz', ru: 'круглосуточно', en: 'around the clock' },
            },
          ],
          phone: '+998 00 000 00 12',
          area: 'cip-hall',
        },
        {
          value: 'vip',
          title: { uz: 'VIP zali', ru: 'Зал VIP', en: 'VIP hall' },
          text: {
            uz: 'Alohida xonalar, zalning oʻz pasport va bojxona nazorati, samolyotgacha avtomobil.',
            ru: 'Отдельные комнаты, свои паспортный и таможенный контроль, автомобиль до самолёта.',
            en: 'Private rooms, passport and customs control of its own, and a car to the aircraft.',
          },
          body: {
            uz: `### Nimalar kiradi

- yopiq toʻxtash joyi va alohida kirish;
- roʻyxatdan oʻtish, xavfsizlik, pasport va bojxona nazorati, barchasi zalning oʻzida;
- toʻrt kishigacha moʻljallangan shaxsiy xona;
- oshpaz tayyorlagan taomlar va ichimliklar;
- hammol, dush, Wi-Fi;
- samolyot trapigacha va undan avtomobil.

10 kishilik muzokara xonasi alohida toʻlanadi: soatiga 400 000 soʻm. Unda ekran va videoaloqa bor.

### Uchib ketishda

Xalqaro reysga 90 daqiqa, ichki reysga 75 daqiqa oldin kelish yetarli. Mashinangiz toʻgʻridan-toʻgʻri zal eshigiga keladi, yuklarni hammol oladi. Hujjatlar xonada rasmiylashtiriladi, nazoratdan oʻtish uchun bir necha daqiqaga chiqasiz. Samolyotga boshqa yoʻlovchilardan oldin yoki keyin, oʻzingiz istagandek, avtomobilda borasiz.

### Kelganda

Avtomobil sizni samolyot yonida kutadi. Zalda pasport va bojxona nazoratidan oʻtasiz, bagaj u yerga keltiriladi. Kutib oluvchilar zalning mehmonxonasida oʻtiradi: ikki kishi bepul, roʻyxatga oldindan yoziladi.

### Narx va buyurtma

Uchish: kishi boshiga 1 800 000 soʻm. Kelish: 1 500 000 soʻm. 2–12 yoshli bolaga narxning yarmi, ikki yoshgacha bepul.

Kamida 24 soat oldin vip@example.com manziliga reys raqami, ism-familiya va pasport maʼlumotlarini yuboring. Rasmiy delegatsiyalar uchun xat 48 soat oldin kerak. Parvozga 12 soatdan koʻp qolganda bekor qilinsa, pul toʻliq qaytariladi.`,
            ru: `### Что входит

- закрытая стоянка и отдельный вход;
- регистрация, досмотр, паспортный и таможенный контроль — всё в самом зале;
- отдельная комната на четырёх человек;
- блюда от повара и напитки;
- носильщик, душ, Wi-Fi;
- автомобиль к трапу и от трапа.

Переговорная на 10 человек оплачивается отдельно: 400 000 сум в час. В ней есть экран и видеосвязь.

### При вылете

Достаточно приехать за 90 минут до международного рейса и за 75 — до внутреннего. Машина подъезжает прямо к дверям зала, вещи забирает носильщик. Документы оформляют, пока вы в комнате; на контроль нужно выйти на несколько минут. К самолёту вас отвезут раньше остальных или последними, как вам удобнее.

### По прилёте

Автомобиль ждёт у самолёта. Паспортный и таможенный контроль вы проходите в зале, багаж привезут туда же. Встречающие ждут в гостиной: двое бесплатно, их имена сообщите заранее.

### Цены и заказ

Вылет — 1 800 000 сум с человека, прилёт — 1 500 000 сум. Дети от 2 до 12 лет платят половину, до двух лет — бесплатно.

Не позднее чем за 24 часа пришлите на vip@example.com номер рейса, имена и паспортные данные. Для официальной делегации письмо нужно за 48 часов. Если отменить заказ раньше чем за 12 часов до рейса, деньги вернут полностью.`,
            en: `### What is included

- closed parking and a separate entrance;
- check-in, security, passport and customs control, all inside the hall;
- a private room for up to four people;
- dishes cooked to order and drinks;
- a porter, showers and Wi-Fi;
- a car to the aircraft steps and back.

The meeting room for 10 is charged separately, at 400,000 UZS an hour. It has a screen and video calls.

### When you depart

Coming 90 minutes before an international flight, or 75 before a domestic one, is enough. Your car stops at the door of the hall and a porter takes the bags. Papers are handled while you sit in your room; you step out for the checks for a few minutes. The car takes you to the aircraft before the other passengers or after them, as you prefer.

### When you arrive

A car waits by the aircraft. You pass passport and customs control in the hall, and your bags are brought there. Those meeting you wait in the sitting room: two people free of charge, if you give their names beforehand.

### Price and booking

Departure is 1,800,000 UZS a person, arrival 1,500,000 UZS. Children of 2 to 12 pay half; under two is free.

Send your flight number, names and passport details to vip@example.com at least 24 hours ahead. An official delegation needs a letter 48 hours ahead. If you cancel more than 12 hours before the flight, you get a full refund.`,
          },
          facts: [
            {
              term: { uz: 'Uchish', ru: 'Вылет', en: 'Departure' },
              text: { uz: '1 800 000 soʻm', ru: '1 800 000 сум', en: '1,800,000 UZS' },
            },
            {
              term: { uz: 'Kelish', ru: 'Прилёт', en: 'Arrival' },
              text: { uz: '1 500 000 soʻm', ru: '1 500 000 сум', en: '1,500,000 UZS' },
            },
            {
              term: { uz: 'Muzokara xonasi', ru: 'Переговорная', en: 'Meeting room' },
              text: {
                uz: 'soatiga 400 000 soʻm',
                ru: '400 000 сум в час',
                en: '400,000 UZS an hour',
              },
            },
            {
              term: { uz: 'Buyurtma', ru: 'Заказ', en: 'Booking' },
              text: {
                uz: 'kamida 24 soat oldin',
                ru: 'не позднее чем за 24 часа',
                en: 'at least 24 hours ahead',
              },
            },
            {
              term: { uz: 'Ish vaqti', ru: 'Часы работы', en: 'Opening hours' },
              text: { uz: 'kecha-yu kunduz', ru: 'круглосуточно', en: 'around the clock' },
            },
          ],
          area: 'vip-hall',
          phone: '+998 00 000 00 22',
        },
      ],
    },
    {
      blockType: 'steps',
      anchor: 'how-to-book',
      heading: { uz: 'Qanday buyurtma qilinadi', ru: 'Как заказать', en: 'How to book' },
      items: [
        {
          icon: 'phone',
          title: { uz: 'Murojaat qiling', ru: 'Свяжитесь с нами', en: 'Get in touch' },
          text: {
            uz: 'Reys raqami, sana, yoʻlovchilar soni va ismlarini ayting. VIP uchun pasport maʼlumotlari ham kerak.',
            ru: 'Назовите номер рейса, дату, число пассажиров и их имена. Для VIP понадобятся и паспортные данные.',
            en: 'Give the flight number, the date, and how many passengers there are and their names. The VIP hall also needs passport details.',
          },
        },
        {
          icon: 'mail',
          title: {
            uz: 'Tasdiqni kuting',
            ru: 'Дождитесь подтверждения',
            en: 'Wait for confirmation',
          },
          text: {
            uz: 'Bir soat ichida emailga buyurtma raqami va toʻlov havolasi keladi.',
            ru: 'В течение часа на почту придут номер заказа и ссылка на оплату.',
            en: 'An order number and a payment link come by email within an hour.',
          },
        },
        {
          icon: 'bank',
          title: { uz: 'Toʻlang', ru: 'Оплатите', en: 'Pay' },
          text: {
            uz: 'Havola orqali karta bilan yoki zalga kirishda. Tashkilotlar shartnoma asosida pul oʻtkazadi.',
            ru: 'Картой по ссылке или на входе в зал. Организации платят переводом по договору.',
            en: 'By card through the link, or at the hall door. Organisations pay by transfer under a contract.',
          },
        },
        {
          icon: 'map-pin',
          title: {
            uz: 'Zal kirishiga keling',
            ru: 'Приезжайте ко входу в зал',
            en: 'Come to the hall entrance',
          },
          text: {
            uz: 'Terminal oldidagi maydonda CIP va VIP belgilariga qarab yuring. Pasport va chiptani yoningizga oling.',
            ru: 'На площади перед терминалом следуйте указателям CIP и VIP. Возьмите паспорт и билет.',
            en: 'Follow the CIP or VIP signs on the forecourt. Bring your passport and ticket.',
          },
        },
      ],
    },
    {
      blockType: 'accordion',
      anchor: 'questions',
      heading: { uz: 'Savol-javoblar', ru: 'Вопросы и ответы', en: 'Questions and answers' },
      items: [
        {
          anchor: 'any-class',
          title: {
            uz: 'Ekonom sinf chiptasi bilan foydalansa boʻladimi?',
            ru: 'Можно ли пройти с билетом экономкласса?',
            en: 'May I use a hall with an economy ticket?',
          },
          body: {
            uz: 'Ha. Xizmat aviakompaniya va sinfga bogʻliq emas. Biznes sinf chiptasi esa bu zallarga bepul kirish huquqini bermaydi: u odatda 2-qavatdagi [biznes kutish zali](/services/lounge/) uchun amal qiladi.',
            ru: 'Да. Услуга не зависит от авиакомпании и класса. При этом билет бизнес-класса бесплатного прохода в эти залы не даёт: обычно он действует в [зале повышенного комфорта](/services/lounge/) на 2 этаже.',
            en: 'Yes. The service does not depend on the airline or the class. Nor does a business class ticket admit you free of charge: it is usually meant for the [lounge](/services/lounge/) on floor 2.',
          },
        },
        {
          anchor: 'flight-delayed',
          title: {
            uz: 'Reys kechiksa, qoʻshimcha toʻlanadimi?',
            ru: 'Придётся ли доплатить, если рейс задержан?',
            en: 'Do I pay more if the flight is late?',
          },
          body: {
            uz: 'Yoʻq. Reys kechiksa, zalda qoʻshimcha haqsiz qolasiz. Bekor qilinsa, buyurtmani boshqa reysga koʻchiramiz yoki pulni qaytaramiz. Holatni [onlayn tabloda](/flight-board/) kuzating.',
            ru: 'Нет. При задержке вы остаётесь в зале без доплаты. Если рейс отменён, перенесём заказ на другой или вернём деньги. Состояние рейса видно на [онлайн-табло](/flight-board/).',
            en: 'No. If it is late, you stay in the hall at no extra charge. If it is cancelled, we move the booking to another flight or return the money. Follow its status on the [flight board](/flight-board/).',
          },
        },
        {
          anchor: 'luggage-rules',
          title: {
            uz: 'Bagaj va suyuqlik qoidalari zalda yengilroqmi?',
            ru: 'В зале другие правила провоза багажа и жидкостей?',
            en: 'Are the rules on bags and liquids any different?',
          },
          body: {
            uz: 'Yoʻq, ular hamma uchun bir xil. Bagaj meʼyori chiptangizga bogʻliq, ortiqchasi uchun aviakompaniya tarifi boʻyicha toʻlanadi. Qoidalar [bagaj sahifasida](/passengers/baggage/).',
            ru: 'Нет, они одни для всех. Норма зависит от вашего билета, за перевес платят по тарифу авиакомпании. Подробности — на [странице о багаже](/passengers/baggage/).',
            en: 'No, they are the same for everyone. The allowance depends on your ticket, and excess is charged at the airline’s rate. See [baggage](/passengers/baggage/).',
          },
        },
        {
          anchor: 'step-free',
          title: {
            uz: 'Zallarga aravachada kirish qulaymi?',
            ru: 'Удобно ли в залах на кресле-коляске?',
            en: 'Can I get about the halls in a wheelchair?',
          },
          body: {
            uz: 'Ha. Kirishlar pogʻonasiz, hojatxonalar moslashtirilgan. Buyurtmada aravacha yoki ambulift kerakligini yozing. Bu [yordam](/services/assistance/) bepul, uni aviakompaniyaga ham 48 soat oldin bildiring.',
            ru: 'Да. Входы без ступеней, туалеты приспособлены. Укажите в заказе, нужны ли коляска или амбулифт. Эта [помощь](/services/assistance/) бесплатна; сообщите о ней и авиакомпании за 48 часов.',
            en: 'Yes. The entrances have no steps and the toilets are adapted. Say in the booking whether you need a wheelchair or an ambulift. This [assistance](/services/assistance/) is free; tell the airline too, 48 hours ahead.',
          },
        },
        {
          anchor: 'where-to-park',
          title: {
            uz: 'Mashinani qayerda qoldiraman?',
            ru: 'Где оставить машину?',
            en: 'Where do I leave the car?',
          },
          body: {
            uz: 'VIP zali mehmonlari yopiq toʻxtash joyidan uch soatgacha bepul foydalanadi. CIP zaliga kelganlar P1 ga qoʻyadi, haq umumiy [tarif](/parking/) boʻyicha. Bir necha kunga P2 arzonroq.',
            ru: 'Гости зала VIP до трёх часов бесплатно стоят на закрытой стоянке. Для зала CIP подойдёт P1, по обычному [тарифу](/parking/). На несколько дней выгоднее P2.',
            en: 'Guests of the VIP hall use its closed parking free for up to three hours. For the CIP hall, use P1 at the usual [rate](/parking/). P2 is cheaper for several days.',
          },
        },
      ],
    },
  ],
  meta: {
    title: {
      uz: 'Biznes zallar: CIP va VIP xizmatlari, narxlar',
      ru: 'Бизнес-залы: услуги и цены залов CIP и VIP',
      en: 'Business halls: CIP and VIP services and prices',
    },
    description: {
      uz: 'Aeroportning CIP va VIP zallari: xizmat tarkibi, narxlar, buyurtma berish, uchib ketish va kelish tartibi, savol-javoblar.',
      ru: 'Залы CIP и VIP аэропорта: что входит, сколько стоит, как заказать, как всё устроено при вылете и прилёте.',
      en: 'CIP and VIP halls of the airport: what is included, what it costs, how to book, and how departure and arrival work.',
    },
  },
  keywords: {
    uz: 'CIP, VIP, biznes zal, navbatsiz, kuzatib borish, delegatsiya, muzokara xonasi, narx',
    ru: 'сип, вип, CIP, VIP, бизнес-зал, без очереди, сопровождение, делегация, цена',
    en: 'CIP, VIP, business hall, fast track, no queue, escort, delegation, meeting room, price',
  },
};

const howToGetThere: PageContent = {
  slug: 'how-to-get-there',
  title: { uz: 'Qanday yetib kelish', ru: 'Как добраться', en: 'How to get there' },
  lead: {
    uz: 'Aeroport shahar markazidan 7 km uzoqda, yoʻl 20 daqiqacha. 73-avtobus, taksi yoki oʻz mashinangizda kelish mumkin.',
    ru: 'Аэропорт в 7 км от центра города, дорога занимает около 20 минут. Можно приехать на автобусе 73, такси или своей машине.',
    en: 'The airport is 7 km from the city centre, about 20 minutes away. Come by bus 73, by taxi or in your own car.',
  },
  sections: [
    {
      blockType: 'transport',
      anchor: 'ways',
      heading: { uz: 'Yoʻllar', ru: 'Варианты', en: 'Ways to travel' },
      text: {
        uz: 'Vaqt shahar markazidan tinch yoʻl uchun koʻrsatilgan. Ertalab va kechqurun tirbandlikka 15 daqiqa qoʻshing.',
        ru: 'Время указано от центра города по свободной дороге. Утром и вечером добавьте 15 минут на пробки.',
        en: 'Times are from the city centre on a clear road. Add 15 minutes for traffic in the morning and evening.',
      },
      alt: {
        uz: 'Sxema: temir yoʻl vokzalidan shahar markazi orqali terminalgacha 73-avtobus yoʻli, taksi bekati, P1 va P2 avtoturargohlari hamda tushirish yoʻlagi.',
        ru: 'Схема: путь автобуса 73 от вокзала через центр к терминалу, стоянка такси, парковки P1 и P2 и полоса высадки.',
        en: 'Map: the route of bus 73 from the railway station through the centre to the terminal, the taxi rank, car parks P1 and P2 and the drop-off lane.',
      },
      items: [
        {
          icon: 'bus',
          title: { uz: '73-avtobus', ru: 'Автобус 73', en: 'Bus 73' },
          text: {
            uz: 'Har 15 daqiqada shahar markazi va vokzalga.',
            ru: 'Каждые 15 минут в центр и к вокзалу.',
            en: 'Every 15 minutes to the centre and the railway station.',
          },
          duration: { uz: '20 daqiqacha', ru: 'около 20 минут', en: 'about 20 minutes' },
          price: { uz: '2 000 soʻm', ru: '2 000 сум', en: '2,000 UZS' },
          body: {
            uz: `Bekat 1-qavatdagi kelish zali chiqishi qarshisida. Yoʻnalish: terminal, shahar markazi (Registon maydoni), temir yoʻl vokzali.

Haq kirishda bank kartasi yoki transport kartasi bilan toʻlanadi, naqd pulni haydovchi oladi, mayda pul tayyorlang. Jomadon uchun alohida haq olinmaydi. Yetti yoshgacha bolalar bepul.`,
            ru: `Остановка — напротив выхода из зала прилёта на 1 этаже. Маршрут: терминал, центр города (площадь Регистон), железнодорожный вокзал.

Платят при входе банковской или транспортной картой; водитель берёт и наличные, приготовьте мелочь. За чемодан доплаты нет. Дети до семи лет едут бесплатно.`,
            en: `The stop faces the way out of arrivals on floor 1. The route runs from the terminal through the city centre (Registon Square) to the railway station.

Pay on boarding with a bank card or a transport card; the driver also takes cash, so have change ready. Suitcases travel free, as do children under seven.`,
          },
        },
        {
          icon: 'taxi',
          title: { uz: 'Taksi', ru: 'Такси', en: 'Taxi' },
          text: {
            uz: 'Kecha-yu kunduz, bekat 1-qavat chiqishida.',
            ru: 'Круглосуточно, стоянка у выхода с 1 этажа.',
            en: 'Day and night, from the rank outside floor 1.',
          },
          duration: { uz: '20 daqiqacha', ru: 'около 20 минут', en: 'about 20 minutes' },
          price: {
            uz: '30 000–50 000 soʻm',
            ru: '30 000–50 000 сум',
            en: '30,000–50,000 UZS',
          },
          body: {
            uz: `Rasmiy taksi stoli kelish zalidagi eshiklar yonida. Manzilni ayting, narx yozilgan chek oling va uni haydovchiga koʻrsating: chekdagi narx oʻzgarmaydi. Ilova orqali chaqirilgan mashinalar ham shu bekatga keladi.

Zal ichida oʻzi taklif qiladigan haydovchilar bilan ketmang. Bolalar oʻrindigʻi yoki katta mashina kerak boʻlsa, stolda oldindan ayting.`,
            ru: `Стойка официального такси стоит у дверей зала прилёта. Назовите адрес, возьмите чек с ценой и покажите его водителю: цена в чеке не меняется. Машины, вызванные через приложение, приезжают на ту же стоянку.

Не соглашайтесь на предложения водителей в зале. Если нужно детское кресло или большая машина, скажите об этом на стойке.`,
            en: `The official taxi desk is by the doors of the arrivals hall. Give your address, take the slip with the price and show it to the driver: that price does not change. Cars ordered through an app come to the same rank.

Do not go with drivers who approach you in the hall. Tell the desk if you need a child seat or a larger car.`,
          },
        },
        {
          icon: 'car',
          title: { uz: 'Oʻz mashinangizda', ru: 'На своей машине', en: 'By car' },
          text: {
            uz: 'P1 va P2 avtoturargohlari yoki tushirish yoʻlagi.',
            ru: 'Парковки P1 и P2 или полоса высадки.',
            en: 'Car parks P1 and P2, or the drop-off lane.',
          },
          duration: { uz: '20 daqiqacha', ru: 'около 20 минут', en: 'about 20 minutes' },
          price: {
            uz: 'P1: 15 daqiqa bepul, soʻng soatiga 5 000 soʻm',
            ru: 'P1: 15 минут бесплатно, далее 5 000 сум в час',
            en: 'P1: 15 minutes free, then 5,000 UZS an hour',
          },
          body: {
            uz: `Markazdan Aeroport koʻchasi boʻylab yuring, samolyot belgilariga qarang. Terminal oldida yoʻl uchga boʻlinadi: tushirish yoʻlagi, P1 va P2.

Qisqa vaqtga P1, bir necha kunga P2 qulay: sutkasi 25 000 soʻm, terminalgacha besh daqiqa piyoda. Barcha [tariflar va hisoblagich](/parking/). Mashina [ijaraga](/services/car-rental/) olish ham mumkin.`,
            ru: `Из центра поезжайте по улице Аэропорт, следуя указателям с самолётом. Перед терминалом дорога расходится натрое: полоса высадки, P1 и P2.

Ненадолго удобнее P1, на несколько дней — P2: 25 000 сум в сутки, пять минут пешком до терминала. Все [тарифы и расчёт](/parking/). Машину можно и [взять напрокат](/services/car-rental/).`,
            en: `From the centre follow Airport Street and the signs with an aircraft. In front of the terminal the road divides into the drop-off lane, P1 and P2.

P1 suits a short stop, P2 several days: 25,000 UZS a day, five minutes away on foot. See all [rates and the calculator](/parking/). You can also [rent a car](/services/car-rental/).`,
          },
        },
        {
          icon: 'train',
          title: { uz: 'Poyezd va avtobus', ru: 'Поезд и автобус', en: 'Train and bus' },
          text: {
            uz: 'Boshqa shaharlardan: vokzaldan 73-avtobus.',
            ru: 'Из других городов: от вокзала на автобусе 73.',
            en: 'From other cities: bus 73 from the railway station.',
          },
          duration: {
            uz: 'vokzaldan 30 daqiqacha',
            ru: 'от вокзала около 30 минут',
            en: 'about 30 minutes from the station',
          },
          price: {
            uz: 'poyezd chiptasi va avtobus uchun 2 000 soʻm',
            ru: 'билет на поезд и 2 000 сум за автобус',
            en: 'the train fare and 2,000 UZS for the bus',
          },
          body: {
            uz: `Terminalda temir yoʻl bekati yoʻq. Poyezddan tushgach, vokzal oldidagi maydonga chiqing: 73-avtobus bekati chap tomonda, terminal oxirgi bekat.

Poyezd kelishi bilan roʻyxatdan oʻtish tugashi orasida kamida uch soat qoldiring. Qatnovni va chiptalarni [temir yoʻl saytidan](https://example.com/railways) tekshiring.`,
            ru: `У терминала железнодорожной станции нет. Сойдя с поезда, выйдите на привокзальную площадь: остановка автобуса 73 слева, терминал — конечная.

Между прибытием поезда и концом регистрации оставьте не меньше трёх часов. Расписание и билеты проверьте на [сайте железной дороги](https://example.com/railways).`,
            en: `There is no railway station at the terminal. Leave the train, walk out to the station square and turn left to the stop of bus 73; the terminal is the last stop.

Allow at least three hours between the train’s arrival and the close of check-in. Check times and tickets on the [railway’s site](https://example.com/railways).`,
          },
        },
      ],
    },
    {
      blockType: 'table',
      anchor: 'first-and-last-buses',
      heading: {
        uz: '73-avtobus: birinchi va oxirgi qatnov',
        ru: 'Автобус 73: первый и последний рейс',
        en: 'Bus 73: first and last departures',
      },
      text: {
        uz: 'Har kuni, oraliq 15 daqiqa. Bayram kunlari ham shu jadval amal qiladi.',
        ru: 'Ежедневно, интервал 15 минут. В праздники расписание то же.',
        en: 'Daily, every 15 minutes. Public holidays follow the same timetable.',
      },
      columns: [
        { text: { uz: 'Bekat', ru: 'Остановка', en: 'Stop' } },
        { text: { uz: 'Yoʻnalish', ru: 'Направление', en: 'Direction' } },
        { text: { uz: 'Birinchi', ru: 'Первый', en: 'First' } },
        { text: { uz: 'Oxirgi', ru: 'Последний', en: 'Last' } },
      ],
      rows: [
        {
          cells: [
            { text: { uz: 'Temir yoʻl vokzali', ru: 'Вокзал', en: 'Railway station' } },
            { text: { uz: 'aeroportga', ru: 'в аэропорт', en: 'to the airport' } },
            { text: { uz: '05:05', ru: '05:05', en: '05:05' } },
            { text: { uz: '23:05', ru: '23:05', en: '23:05' } },
          ],
        },
        {
          cells: [
            { text: { uz: 'Registon maydoni', ru: 'Площадь Регистон', en: 'Registon Square' } },
            { text: { uz: 'aeroportga', ru: 'в аэропорт', en: 'to the airport' } },
            { text: { uz: '05:15', ru: '05:15', en: '05:15' } },
            { text: { uz: '23:15', ru: '23:15', en: '23:15' } },
          ],
        },
        {
          cells: [
            { text: { uz: 'Terminal, 1-qavat', ru: 'Терминал, 1 этаж', en: 'Terminal, floor 1' } },
            {
              text: {
                uz: 'markaz va vokzalga',
                ru: 'в центр и к вокзалу',
                en: 'to the centre and the station',
              },
            },
            { text: { uz: '05:45', ru: '05:45', en: '05:45' } },
            { text: { uz: '23:45', ru: '23:45', en: '23:45' } },
          ],
        },
      ],
      note: {
        uz: 'Tungi 23:45 dan 05:45 gacha shaharga faqat taksi qatnaydi; oxirgi kechki reys kechiksa, avtobus uni 00:45 gacha kutadi. Oʻzgarishlarni shahar transporti eʼlon qiladi.',
        ru: 'С 23:45 до 05:45 в город можно уехать только на такси; если последний вечерний рейс задержался, автобус ждёт его, но не дольше чем до 00:45. Об изменениях сообщает городской транспорт.',
        en: 'Between 23:45 and 05:45 only taxis run to the city; if the last evening flight is late, the bus waits for it, until 00:45 at the latest. Changes are announced by the city transport service.',
      },
    },
    {
      blockType: 'notice',
      anchor: 'when-to-leave',
      tone: 'info',
      text: {
        uz: 'Roʻyxatdan oʻtish parvozdan 40–60 daqiqa oldin tugaydi, aniq vaqt aviakompaniyaga bogʻliq. Xalqaro reysga uch soat, ichki reysga ikki soat oldin yetib keling.',
        ru: 'Регистрация заканчивается за 40–60 минут до вылета, точное время зависит от авиакомпании. К международному рейсу приезжайте за три часа, к внутреннему — за два.',
        en: 'Check-in closes 40 to 60 minutes before departure, depending on the airline. Arrive three hours before an international flight and two before a domestic one.',
      },
    },
    {
      blockType: 'text',
      anchor: 'drop-off',
      heading: {
        uz: 'Yoʻlovchini tushirib ketish',
        ru: 'Высадка пассажиров',
        en: 'Dropping someone off',
      },
      body: {
        uz: `Tushirish yoʻlagi terminal kirishlari oldida. 10 daqiqagacha toʻxtash bepul, keyin har bir boshlangan soat 20 000 soʻm. Haydovchi mashina yonida qoladi.

Kuzatib qoʻymoqchi boʻlsangiz, mashinani [P1](/parking/) ga qoʻying: 15 daqiqa bepul. Joʻnash zali 2-qavatda, lift va eskalator kirish eshiklari yonida. Kutib oluvchilar uchun ham P1 qulay: kelish zali 1-qavatda.`,
        ru: `Полоса высадки проходит у входов в терминал. До 10 минут стоять можно бесплатно, дальше каждый начатый час стоит 20 000 сум. Водитель остаётся у машины.

Если хотите проводить пассажира, поставьте машину на [P1](/parking/): 15 минут бесплатно. Вылет — на 2 этаже, лифт и эскалатор рядом со входом. P1 удобна и встречающим: зал прилёта на 1 этаже.`,
        en: `The drop-off lane runs past the terminal entrances. Stopping is free for 10 minutes; after that each hour or part of an hour costs 20,000 UZS. The driver stays with the car.

To go in with your passenger, use [P1](/parking/), where 15 minutes are free. Departures are on floor 2, by lift or escalator next to the entrance. P1 also suits those meeting someone, as arrivals are on floor 1.`,
      },
    },
    {
      blockType: 'cards',
      anchor: 'accessible-transport',
      heading: {
        uz: 'Hamma uchun qulay transport',
        ru: 'Доступный транспорт',
        en: 'Accessible transport',
      },
      text: {
        uz: 'Terminalgacha pogʻonasiz yetib borish mumkin.',
        ru: 'До терминала можно добраться без единой ступени.',
        en: 'You can reach the terminal without a single step.',
      },
      items: [
        {
          icon: 'bus',
          title: { uz: 'Past polli avtobus', ru: 'Низкопольный автобус', en: 'Low-floor bus' },
          text: {
            uz: '73-yoʻnalishdagi avtobuslarning poli past, oʻrta eshikda rampa va aravacha uchun joy bor. Haydovchiga qoʻl koʻtaring.',
            ru: 'На маршруте 73 ходят низкопольные автобусы: у средней двери есть пандус и место для коляски. Подайте знак водителю.',
            en: 'Buses on route 73 have low floors, with a ramp and a wheelchair space at the middle door. Signal to the driver.',
          },
        },
        {
          icon: 'taxi',
          title: {
            uz: 'Aravacha sigʻadigan taksi',
            ru: 'Такси для кресла-коляски',
            en: 'Wheelchair taxi',
          },
          text: {
            uz: 'Rampali mashinani bir kun oldin +998 00 000 00 23 raqamida buyurtma qiling. Narxi odatdagidek.',
            ru: 'Машину с пандусом закажите за день по телефону +998 00 000 00 23. Цена обычная.',
            en: 'Order a car with a ramp a day ahead on +998 00 000 00 23. It costs the same.',
          },
        },
        {
          icon: 'parking',
          title: {
            uz: 'Kirish yaqinidagi joylar',
            ru: 'Места у входа',
            en: 'Spaces by the entrance',
          },
          text: {
            uz: 'P1 ning birinchi qatorida kengaytirilgan joylar bor, nogironligi boʻlganlarga bepul.',
            ru: 'В первом ряду P1 есть широкие места, бесплатные для людей с инвалидностью.',
            en: 'The first row of P1 has wide spaces, free for disabled people.',
          },
          href: '/parking/',
        },
        {
          icon: 'accessibility',
          title: {
            uz: 'Kuzatib borish xizmati',
            ru: 'Сопровождение',
            en: 'Someone to go with you',
          },
          text: {
            uz: 'Xodim sizni bekat yoki mashina yonida kutib oladi. Parvozdan 48 soat oldin soʻrang.',
            ru: 'Сотрудник встретит вас у остановки или машины. Попросите об этом за 48 часов до вылета.',
            en: 'Staff meet you at the stop or the car. Ask 48 hours before departure.',
          },
          href: '/services/assistance/',
        },
      ],
    },
    {
      blockType: 'accordion',
      anchor: 'questions',
      heading: { uz: 'Savol-javoblar', ru: 'Вопросы и ответы', en: 'Questions and answers' },
      items: [
        {
          anchor: 'night-arrival',
          title: {
            uz: 'Tunda kelsam, shaharga qanday boraman?',
            ru: 'Я прилетаю ночью. Как доехать до города?',
            en: 'I land at night. How do I reach the city?',
          },
          body: {
            uz: 'Oxirgi avtobus terminaldan 23:45 da ketadi, oxirgi kechki reys kechiksa — koʻpi bilan 00:45 da. Undan keyin taksi qoladi: rasmiy stol kecha-yu kunduz ishlaydi, tungi narx ham kunduzgidek.',
            ru: 'Последний автобус уходит от терминала в 23:45, а если последний вечерний рейс задержался — не позже 00:45. После него остаётся такси: официальная стойка работает круглосуточно, ночью цена такая же, как днём.',
            en: 'The last bus leaves the terminal at 23:45, or by 00:45 if the last evening flight is late. After that take a taxi: the official desk is open all night, and the price is the same as by day.',
          },
        },
        {
          anchor: 'no-cash',
          title: {
            uz: 'Naqd soʻmim yoʻq. Avtobusga chiqa olamanmi?',
            ru: 'У меня нет сумов. Смогу ли я уехать на автобусе?',
            en: 'I have no soʻm yet. Can I still take the bus?',
          },
          body: {
            uz: 'Ha, bank kartasi bilan toʻlang. Naqd pul kerak boʻlsa, [valyuta ayirboshlash](/services/currency-exchange/) shoxobchasi va bankomatlar 1-qavatda, avtobusga chiqishdan oldin.',
            ru: 'Да, заплатите банковской картой. Если нужны наличные, [обмен валюты](/services/currency-exchange/) и банкоматы есть на 1 этаже, по пути к остановке.',
            en: 'Yes, pay with a bank card. For cash, there is a [currency exchange](/services/currency-exchange/) and there are cash machines on floor 1, on the way to the stop.',
          },
        },
        {
          anchor: 'big-luggage',
          title: {
            uz: 'Velosiped yoki katta yuk bilan avtobusga chiqsa boʻladimi?',
            ru: 'Можно ли в автобус с велосипедом или крупным багажом?',
            en: 'May I take a bicycle or bulky bags on the bus?',
          },
          body: {
            uz: 'Ikki jomadongacha muammo yoʻq. Velosiped, changʻi yoki katta qutilar faqat gʻilofda va avtobusda joy boʻlsa olinadi. Boshqa holda taksi stolidan katta mashina soʻrang.',
            ru: 'С двумя чемоданами — без вопросов. Велосипед, лыжи или большую коробку возьмут только в чехле и если есть место. Иначе попросите на стойке такси большую машину.',
            en: 'Two suitcases are no problem. A bicycle, skis or a large box must be in a cover and are taken only if there is room. Otherwise ask the taxi desk for a large car.',
          },
        },
        {
          anchor: 'group-bus',
          title: {
            uz: 'Guruh avtobusi qayerda toʻxtaydi?',
            ru: 'Где останавливается автобус с группой?',
            en: 'Where does a coach with a group stop?',
          },
          body: {
            uz: 'Turistik avtobuslar P3 da turadi va yoʻlovchilarni shu yerda oladi, terminaldan belgilar bilan boring. Haydovchi kelish vaqtini oldindan group@example.com manziliga yozadi.',
            ru: 'Туристические автобусы стоят на P3, там же и посадка: идите от терминала по указателям. О времени приезда водитель заранее пишет на group@example.com.',
            en: 'Coaches wait and board in P3; follow the signs from the terminal. Drivers should email the arrival time to group@example.com beforehand.',
          },
        },
        {
          anchor: 'which-door',
          title: {
            uz: 'Qaysi eshikdan kiraman?',
            ru: 'В какую дверь входить?',
            en: 'Which door should I use?',
          },
          body: {
            uz: 'Terminal bitta. Tushirish yoʻlagidagi 1–4-eshiklardan toʻgʻri 2-qavatga, joʻnash zaliga kiriladi, 1-qavatdan esa lift yoki eskalatorda koʻtarilasiz. Kelganlarni 1-qavatda kuting. Stollar va chiqishlar joyi [terminal sxemasida](/airport/scheme/).',
            ru: 'Терминал один. Входы 1–4 у полосы высадки ведут сразу на 2 этаж, в зал вылета, а с 1 этажа поднимитесь на лифте или эскалаторе. Прилетающих ждите на 1 этаже. Где находятся стойки и выходы, видно на [схеме терминала](/airport/scheme/).',
            en: 'There is one terminal. Doors 1–4 by the drop-off lane lead straight into departures on floor 2; from floor 1, go up by lift or escalator. Wait for arriving passengers on floor 1. The [floor plan](/airport/scheme/) shows desks and gates.',
          },
        },
      ],
    },
  ],
  meta: {
    title: {
      uz: 'Aeroportga qanday yetib kelish: avtobus, taksi',
      ru: 'Как добраться до аэропорта: автобус и такси',
      en: 'How to get there: bus, taxi, car and train',
    },
    description: {
      uz: 'Aeroportga yoʻl: 73-avtobus jadvali, taksi narxi, mashinada kelish, poyezd va avtobus, tushirish yoʻlagi, qulay transport.',
      ru: 'Дорога в аэропорт: расписание автобуса 73, цена такси, проезд на машине, поезд с автобусом, высадка и доступный транспорт.',
      en: 'Ways to the airport: times of bus 73, taxi prices, driving and parking, train with bus, drop-off and accessible transport.',
    },
  },
  keywords: {
    uz: 'transport, avtobus, 73, avtobus 73, taksi, taksi narxi, poyezd, vokzal, yoʻl, shahar markazi, transfer',
    ru: 'транспорт, автобус, 73, автобус 73, такси, цена такси, поезд, вокзал, дорога, центр города, трансфер',
    en: 'transport, bus, 73, bus 73, bus stop, bus timetable, taxi, taxi price, train, railway station, directions, city centre, transfer',
  },
};

const services: PageContent = {
  slug: 'services',
  title: { uz: 'Xizmatlar', ru: 'Услуги', en: 'Services' },
  lead: {
    uz: 'Terminalda nima bor va qayerda: doʻkonlar, ovqatlanish, duty free, zallar va kundalik xizmatlar.',
    ru: 'Что есть в терминале и где это найти: магазины, еда, duty free, залы и повседневные услуги.',
    en: 'What the terminal offers and where to find it: shops, food, duty free, halls and everyday services.',
  },
  sections: [
    {
      blockType: 'cards',
      anchor: 'shopping-and-food',
      heading: { uz: 'Xarid va ovqatlanish', ru: 'Покупки и еда', en: 'Shopping and food' },
      text: {
        uz: 'Roʻyxatlarni qavat, hudud va turkum boʻyicha saralash mumkin.',
        ru: 'Списки можно отобрать по этажу, зоне и категории.',
        en: 'Each list can be narrowed by floor, area and category.',
      },
      items: [
        {
          icon: 'gift',
          title: { uz: 'Doʻkonlar', ru: 'Магазины', en: 'Shops' },
          text: {
            uz: 'Sovgʻa, kitob, dori, aloqa kartalari va yoʻlda kerakli buyumlar.',
            ru: 'Подарки, книги, лекарства, сим-карты и вещи в дорогу.',
            en: 'Gifts, books, medicines, SIM cards and things for the journey.',
          },
          href: '/services/shops/',
        },
        {
          icon: 'utensils',
          title: { uz: 'Kafe va restoranlar', ru: 'Кафе и рестораны', en: 'Cafes and restaurants' },
          text: {
            uz: 'Tezkor qahvadan tortib oshxona va choyxonagacha, nazoratgacha va undan keyin.',
            ru: 'От быстрого кофе до обеда и чайханы, до досмотра и после.',
            en: 'From a quick coffee to lunch and a tea house, before and after security.',
          },
          href: '/services/cafes-and-restaurants/',
        },
        {
          icon: 'bag',
          title: { uz: 'Duty free doʻkonlari', ru: 'Магазины duty free', en: 'Duty free shops' },
          text: {
            uz: 'Xalqaro reys yoʻlovchilari uchun, pasport nazoratidan keyin.',
            ru: 'Для пассажиров международных рейсов, после паспортного контроля.',
            en: 'For passengers of international flights, after passport control.',
          },
          href: '/services/duty-free/',
        },
      ],
    },
    {
      blockType: 'links',
      anchor: 'also-useful',
      heading: { uz: 'Yana kerak boʻladi', ru: 'Также пригодится', en: 'Also useful' },
      items: [
        {
          href: '/services/business-halls/',
          title: { uz: 'Biznes zallar', ru: 'Бизнес-залы', en: 'Business halls' },
          text: {
            uz: 'CIP va VIP: narxlar va buyurtma',
            ru: 'CIP и VIP: цены и заказ',
            en: 'CIP and VIP: prices and booking',
          },
        },
        {
          href: '/parking/',
          title: { uz: 'Avtoturargoh', ru: 'Парковка', en: 'Parking' },
          text: {
            uz: 'Tariflar va narx hisoblagichi',
            ru: 'Тарифы и расчёт стоимости',
            en: 'Rates and a cost calculator',
          },
        },
        {
          href: '/airport/scheme/',
          title: { uz: 'Terminal sxemasi', ru: 'Схема терминала', en: 'Floor plan' },
          text: {
            uz: 'Uch qavatdagi barcha joylar',
            ru: 'Все места на трёх этажах',
            en: 'Every place on the three floors',
          },
        },
      ],
    },
  ],
  meta: {
    title: {
      uz: 'Xizmatlar: terminalda nima bor va qayerda',
      ru: 'Услуги: что есть в терминале и где',
      en: 'Services: what is in the terminal and where',
    },
    description: {
      uz: 'Aeroport xizmatlari: doʻkonlar, kafe va restoranlar, duty free, biznes zallar, avtoturargoh, Wi-Fi, tibbiyot punkti va boshqalar.',
      ru: 'Услуги аэропорта: магазины, кафе и рестораны, duty free, бизнес-залы, парковка, Wi-Fi, медпункт, камера хранения и другие.',
      en: 'Airport services: shops, cafes and restaurants, duty free, business halls, parking, Wi-Fi, medical post, left luggage and more.',
    },
  },
  keywords: {
    uz: 'xizmat, terminalda, qulayliklar, doʻkon, zal, yordam',
    ru: 'сервис, в терминале, удобства, магазин, зал, помощь',
    en: 'facilities, amenities, terminal, shop, hall, help',
  },
};

const shops: PageContent = {
  slug: 'services--shops',
  title: { uz: 'Doʻkonlar', ru: 'Магазины', en: 'Shops' },
  lead: {
    uz: 'Sovgʻalar, quruq mevalar, kitoblar, dorixona va aloqa kartalari. Har bir doʻkonning joyi va ish vaqti koʻrsatilgan.',
    ru: 'Сувениры, сухофрукты, книги, аптека и сим-карты. Для каждого магазина указаны место и часы работы.',
    en: 'Souvenirs, dried fruit, books, a pharmacy and SIM cards, each with its place and opening hours.',
  },
  sections: [],
  meta: {
    title: {
      uz: 'Terminaldagi doʻkonlar va ish vaqti',
      ru: 'Магазины в терминале и часы работы',
      en: 'Shops in the terminal and opening hours',
    },
    description: {
      uz: 'Aeroport terminalidagi doʻkonlar: sovgʻalar, kitoblar, dorixona, aloqa kartalari. Qavat, ish vaqti va sxemadagi joyi.',
      ru: 'Магазины в терминале аэропорта: сувениры, книги, аптека, сим-карты. Этаж, часы работы и место на схеме.',
      en: 'Shops in the airport terminal: souvenirs, books, pharmacy, SIM cards. Floor, opening hours and place on the plan.',
    },
  },
  keywords: {
    uz: 'doʻkon, magazin, sovgʻa, esdalik, dorixona, kitob, xarid',
    ru: 'магазин, сувениры, подарки, аптека, книги, покупки, шопинг',
    en: 'shop, store, souvenirs, gifts, pharmacy, books, shopping',
  },
};

const cafes: PageContent = {
  slug: 'services--cafes-and-restaurants',
  title: { uz: 'Kafe va restoranlar', ru: 'Кафе и рестораны', en: 'Cafes and restaurants' },
  lead: {
    uz: 'Qahva, tez tamaddi, milliy taomlar va bar. Nazoratgacha yoki undan keyin ochiq joyni tanlang.',
    ru: 'Кофе, быстрый перекус, национальная кухня и бар. Выберите место, которое открыто до досмотра или после.',
    en: 'Coffee, quick snacks, Uzbek dishes and a bar. Choose a place that is open before or after security.',
  },
  sections: [],
  meta: {
    title: {
      uz: 'Kafe va restoranlar: qayerda ovqatlanish',
      ru: 'Кафе и рестораны: где поесть в аэропорту',
      en: 'Cafes and restaurants: where to eat',
    },
    description: {
      uz: 'Aeroportda qayerda ovqatlanish mumkin: choyxona, restoran, qahvaxona va bar. Qavat, ish vaqti va sxemadagi joyi.',
      ru: 'Где поесть в аэропорту: чайхана, рестораны, кофейни и бар. Этаж, часы работы и место на схеме терминала.',
      en: 'Where to eat at the airport: tea house, restaurants, coffee shops and a bar. Floor, hours and place on the plan.',
    },
  },
  keywords: {
    uz: 'ovqat, taom, qahva, choyxona, nonushta, tushlik, bar, osh, restoran',
    ru: 'еда, поесть, кофе, чайхана, завтрак, обед, бар, плов, ресторан',
    en: 'food, eat, coffee, breakfast, lunch, bar, plov, restaurant',
  },
};

const dutyFree: PageContent = {
  slug: 'services--duty-free',
  title: { uz: 'Duty free doʻkonlari', ru: 'Магазины duty free', en: 'Duty free shops' },
  lead: {
    uz: 'Bojsiz savdo xalqaro reys yoʻlovchilari uchun. Sotib olishda pasport va bortga chiqish talonini koʻrsatasiz.',
    ru: 'Беспошлинная торговля для пассажиров международных рейсов. При покупке понадобятся паспорт и посадочный талон.',
    en: 'Duty free sales are for passengers of international flights. Have your passport and boarding pass ready to buy.',
  },
  sections: [],
  meta: {
    title: {
      uz: 'Duty free: bojsiz savdo doʻkonlari',
      ru: 'Duty free: магазины беспошлинной торговли',
      en: 'Duty free shops at the airport',
    },
    description: {
      uz: 'Aeroportdagi duty free doʻkonlari: atir, shirinlik, ichimlik, sovgʻa. Ish vaqti, sxemadagi joyi va xarid qilish shartlari.',
      ru: 'Магазины duty free в аэропорту: парфюмерия, сладости, напитки, подарки. Часы работы, место на схеме, условия покупки.',
      en: 'Duty free shops at the airport: perfume, sweets, drinks and gifts. Opening hours, place on the plan, conditions of sale.',
    },
  },
  keywords: {
    uz: 'bojsiz savdo, dyuti-fri, dyuti fri, atir, ichimlik, shirinlik, xalqaro zal',
    ru: 'беспошлинная торговля, duty free, дьюти-фри, дьюти фри, парфюмерия, напитки, сладости, международный зал',
    en: 'tax free shopping, perfume, spirits, sweets, cosmetics, international hall',
  },
};

export const transportPages: PageContent[] = [
  parking,
  businessHalls,
  howToGetThere,
  services,
  shops,
  cafes,
  dutyFree,
];
