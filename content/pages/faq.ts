import type { Localized, PageContent } from '../types';

const t = (uz: string, ru: string, en: string): Localized => ({ uz, ru, en });

const answer = (anchor: string, title: Localized, body: Localized) => ({ anchor, title, body });

const faq: PageContent = {
  slug: 'passengers--faq',
  title: t('Savol-javoblar', 'Вопросы и ответы', 'Questions and answers'),
  lead: t(
    'Yoʻlovchilar eng koʻp soʻraydigan savollar, safar tartibida: uydan chiqishdan kelgandan keyingi yoʻlgacha.',
    'О чём пассажиры спрашивают чаще всего — в порядке поездки: от сборов дома до дороги из аэропорта.',
    'What passengers ask most often, in the order of a journey: from packing at home to the road from the airport.',
  ),
  checked: {
    daysAgo: 14,
    source: {
      href: 'https://example.com/civil-aviation',
      text: t(
        'Fuqaro aviatsiyasi agentligi',
        'Агентство гражданской авиации',
        'Civil Aviation Agency',
      ),
    },
  },
  sections: [
    {
      blockType: 'accordion',
      anchor: 'before-the-flight',
      heading: t('Parvozdan oldin', 'Перед полётом', 'Before the flight'),
      items: [
        answer(
          'when-to-arrive',
          t(
            'Aeroportga qancha oldin kelish kerak?',
            'За сколько приезжать в аэропорт?',
            'How early should I come to the airport?',
          ),
          t(
            'Xalqaro reysga uch soat, ichki reysga ikki soat oldin keling. Roʻyxatdan oʻtish 2–3 soat oldin boshlanib, parvozga 40–60 daqiqa qolganda tugaydi. Aniq vaqt aviakompaniyaga bogʻliq, uni chiptadan koʻring. Yoz va bayramlarda yana yarim soat qoʻshing. Tartibi: [uchib ketuvchilarga](/passengers/departing/).',
            'На международный рейс приезжайте за три часа, на внутренний — за два. Регистрация начинается за 2–3 часа и заканчивается за 40–60 минут до вылета, точное время зависит от авиакомпании и указано в билете. Летом и в праздники добавьте полчаса. Весь порядок описан на странице [для вылетающих](/passengers/departing/).',
            'Come three hours before an international flight and two hours before a domestic one. Check-in opens 2–3 hours ahead and closes 40–60 minutes before departure. The exact time depends on the airline and is on your ticket. Add half an hour in summer and on holidays. The whole way is described for [departing passengers](/passengers/departing/).',
          ),
        ),
        answer(
          'flight-status',
          t(
            'Reys oʻz vaqtida uchishini qayerdan bilaman?',
            'Где узнать, вылетит ли рейс вовремя?',
            'Where can I see whether my flight is on time?',
          ),
          t(
            '[Onlayn tabloda](/flight-board/) reys raqami yoki shahar boʻyicha qidiring. U yerda yangi vaqt, stollar, chiqish va bagaj lentasi koʻrsatiladi. Terminal ekranlarida ham shu maʼlumot turadi. Internet boʻlmasa, maʼlumot xizmatiga qoʻngʻiroq qiling: +998 00 000 00 00, kecha-yu kunduz.',
            'Найдите рейс на [онлайн-табло](/flight-board/) по номеру или городу. Там указаны новое время, стойки, выход и лента багажа. Те же данные идут на экраны в терминале. Если интернета нет, позвоните в справочную: +998 00 000 00 00, круглосуточно.',
            'Look for the flight on the [flight board](/flight-board/) by its number or city. It shows the new time, the desks, the gate and the belt, the same as the screens in the terminal. Without internet, call information on +998 00 000 00 00 at any hour.',
          ),
        ),
        answer(
          'delayed-or-cancelled',
          t(
            'Reys kechiksa yoki bekor qilinsa, nima qilaman?',
            'Что делать, если рейс задержан или отменён?',
            'What should I do if the flight is delayed or cancelled?',
          ),
          t(
            'Avval aviakompaniya vakiliga murojaat qiling: ovqat, mehmonxona, boshqa reys va pulni qaytarish uning zimmasida. Aeroport chipta almashtirmaydi. Chipta va cheklarni saqlang, kechikish haqida qayd soʻrang. [Tabloni](/flight-board/) kuzatib turing: yangi vaqt oʻzgarishi mumkin. Aviakompaniya vakilini qayerdan topishni maʼlumot stolida aytishadi.',
            'Сначала обратитесь к представителю авиакомпании: питание, гостиница, другой рейс и возврат денег — её обязанность. Аэропорт билеты не меняет. Сохраните билет и чеки, попросите отметку о задержке. Следите за [табло](/flight-board/): новое время может измениться. Где найти представителя, подскажут в справочной.',
            'Speak to the airline first: meals, a hotel, another flight and refunds are its responsibility. The airport does not change tickets. Keep your ticket and receipts, and ask for written confirmation of the delay. Watch the [board](/flight-board/), as the new time can change again. The information desk will tell you where to find the airline.',
          ),
        ),
        answer(
          'travel-documents',
          t(
            'Parvoz uchun qanday hujjatlar kerak?',
            'Какие документы нужны для полёта?',
            'Which documents do I need to fly?',
          ),
          t(
            'Ichki reysga pasport yoki ID-karta, xalqaro reysga xorijga chiqish pasporti va kerak boʻlsa viza zarur. Har bir bolaning oʻz hujjati boʻlsin. Chiptadagi ism pasportdagidek yozilishi shart. Pasport muddati va viza talabini boradigan mamlakatning elchixonasidan tekshiring, chegara qoidalarini esa [chegara xizmatidan](https://example.com/border).',
            'Для внутреннего рейса нужен паспорт или ID-карта, для международного — заграничный паспорт и, если требуется, виза. У каждого ребёнка должен быть свой документ. Имя в билете должно совпадать с паспортом. Срок действия паспорта и визу уточните в посольстве страны назначения, правила пересечения границы — в [пограничной службе](https://example.com/border).',
            'A domestic flight needs a passport or an ID card, an international one a passport for travel abroad and, where required, a visa. Each child needs a document too. The name on the ticket must match the passport. Check visas and validity with the embassy of the country you go to, and border rules with the [border service](https://example.com/border).',
          ),
        ),
        answer(
          'routes-and-tickets',
          t(
            'Qayerga uchsa boʻladi va chiptani qayerdan olaman?',
            'Куда можно улететь и где купить билет?',
            'Where can I fly, and where do I buy a ticket?',
          ),
          t(
            'Yoʻnalishlar, parvoz kunlari va vaqti [mavsumiy jadvalda](/seasonal-schedule/) berilgan. Chiptani aviakompaniya saytidan yoki joʻnash zalidagi aviakassadan olish mumkin, u C stollari yonida. Aeroportning oʻzi chipta sotmaydi. Ism yoki sanadagi xatoni chiptani sotgan joy tuzatadi, bu ishni uchish kunigacha bajaring.',
            'Направления, дни и время полётов есть в [сезонном расписании](/seasonal-schedule/). Билет покупают на сайте авиакомпании или в авиакассе в зале вылета, рядом со стойками C. Сам аэропорт билетов не продаёт. Ошибку в имени или дате исправляет тот, кто продал билет; сделайте это до дня вылета.',
            'The [seasonal schedule](/seasonal-schedule/) lists routes, days and times. Buy a ticket from the airline or at the ticket office in the departure hall, near the C desks. The airport itself sells none. A mistake in the name or date is corrected by whoever sold the ticket. Have it done before the day you fly.',
          ),
        ),
      ],
    },
    {
      blockType: 'accordion',
      anchor: 'check-in',
      heading: t('Roʻyxatdan oʻtish', 'Регистрация', 'Check-in'),
      items: [
        answer(
          'which-desk',
          t(
            'Qaysi stolda roʻyxatdan oʻtaman?',
            'У какой стойки регистрироваться?',
            'At which desk do I check in?',
          ),
          t(
            'Xalqaro reyslar A va B qatorlarda, 1–20-stollarda, ichki reyslar C qatorda, 21–29-stollarda. Stollar ikkinchi qavatda. Reysingizning aniq raqamlarini [onlayn tablo](/flight-board/) yoki zaldagi ekran koʻrsatadi. Ichki reys stollariga 1-eshik eng yaqin. Oʻrnini [sxemadan](/airport/scheme/) topasiz.',
            'Международные рейсы регистрируют в рядах A и B, у стоек 1–20, внутренние — в ряду C, у стоек 21–29. Все они на втором этаже. Номера для вашего рейса показывает [онлайн-табло](/flight-board/) и экраны в зале. К внутренним рейсам ближе вход 1. Место найдёте на [схеме](/airport/scheme/).',
            'International flights use islands A and B, desks 1–20. Domestic flights use island C, desks 21–29. All of them are on floor 2. The [flight board](/flight-board/) and the screens show the desks of your flight. Door 1 is closest to domestic check-in. The [floor plan](/airport/scheme/) shows each island.',
          ),
        ),
        answer(
          'online-check-in',
          t(
            'Onlayn roʻyxatdan oʻtgan boʻlsam, stolga borish kerakmi?',
            'Нужна ли стойка, если я зарегистрировался онлайн?',
            'Do I need a desk after checking in online?',
          ),
          t(
            'Faqat qoʻl yukingiz boʻlsa va aviakompaniya talonni telefonda qabul qilsa, toʻgʻri nazoratga oʻting. Topshiriladigan bagaj bilan stolga boring. Baʼzi xalqaro reyslarda viza stolda tekshiriladi. Buni aviakompaniya xatidan oʻqing. Nazoratgacha telefoningiz quvvati yetishiga ishonch hosil qiling yoki talonni chop eting.',
            'Если летите только с ручной кладью и авиакомпания принимает талон в телефоне, идите сразу на контроль. С багажом подойдите к стойке. На некоторых международных рейсах у стойки проверяют визу: об этом пишет авиакомпания. Проверьте заряд телефона или распечатайте талон заранее.',
            'With cabin bags only, and an airline that accepts a pass on the phone, go straight to security or passport control. With a bag for the hold, go to the desk. On some international flights the desk also checks visas: the airline tells you so. Make sure that your phone is charged, or print the pass.',
          ),
        ),
        answer(
          'self-check-in-kiosks',
          t(
            'Kiosklar qayerda va ulardan kim foydalana oladi?',
            'Где киоски и кто может ими пользоваться?',
            'Where are the kiosks, and who can use them?',
          ),
          t(
            'Beshta kiosk ikkinchi qavatda, 2-eshik yonida. Pasport yoki buyurtma raqamini kiriting, joy tanlang va talonni chop eting. Hamma aviakompaniya ham ularga ulanmagan: roʻyxati kiosk ekranida. Bagaj, chaqaloq yoki hayvon bilan uchsangiz, kioskdan keyin stolga boring. Yordam kerak boʻlsa, maʼlumot stoli yaqin.',
            'Пять киосков стоят на втором этаже, у входа 2. Отсканируйте паспорт или введите номер брони, выберите место и распечатайте талон. Подключены не все авиакомпании: список есть на экране киоска. С багажом, младенцем или животным после киоска подойдите к стойке. Если нужна помощь, рядом справочная.',
            'Five kiosks stand on floor 2, by door 2. Scan your passport or enter the booking number, choose a seat and print the pass. Not all airlines take part: the list is on the screen. With a bag for the hold, an infant or an animal, go to a desk afterwards. The information desk is close by if you need help.',
          ),
        ),
        answer(
          'late-for-check-in',
          t(
            'Roʻyxatdan oʻtishga kechiksam-chi?',
            'Что, если я опоздал на регистрацию?',
            'What if I am late for check-in?',
          ),
          t(
            'Stollar yopilgach, aviakompaniya sizni reysga olmasligi mumkin, aeroport bu qarorni oʻzgartira olmaydi. Yoʻlda kechikayotganingizni bilsangiz, darhol aviakompaniyaga qoʻngʻiroq qiling va onlayn roʻyxatdan oʻtib qoʻying. Kechikib yetib kelsangiz, navbatda turmay stoldagi xodimga ayting. Boshqa reysga oʻtkazish shartlari tarifga bogʻliq.',
            'Когда стойки закрыты, авиакомпания вправе не взять вас на рейс, и аэропорт это решение не изменит. Если задерживаетесь в дороге, сразу позвоните авиакомпании и зарегистрируйтесь онлайн. Приехав, не стойте в очереди, а обратитесь к сотруднику у стойки. Перенос на другой рейс зависит от тарифа.',
            'Once the desks are closed, the airline may refuse to take you, and the airport cannot change that. If you are held up on the way, call the airline at once and check in online. When you arrive, do not queue: speak to the staff at the desk. Moving to another flight depends on your fare.',
          ),
        ),
      ],
    },
    {
      blockType: 'accordion',
      anchor: 'baggage',
      heading: t('Bagaj va qoʻl yuki', 'Багаж и ручная кладь', 'Baggage'),
      items: [
        answer(
          'baggage-allowance',
          t(
            'Necha kilogramm yuk olish mumkin?',
            'Сколько килограммов можно взять?',
            'How many kilograms may I take?',
          ),
          t(
            'Ekonom sinfda odatda 23 kg bagaj va 10 kg qoʻl yuki beriladi, lekin meʼyor tarifga bogʻliq. Baʼzi arzon chiptalarga bagaj umuman kirmaydi. Aniq raqam chiptangizda yozilgan. Ortiqcha yuk haqini onlayn oldindan toʻlash stoldagidan arzonroq boʻladi. Batafsil: [bagaj](/passengers/baggage/).',
            'В экономклассе обычно разрешены 23 кг багажа и 10 кг ручной клади, но норма зависит от тарифа. В некоторые дешёвые билеты багаж не входит совсем. Точные цифры указаны в билете. Сверхнормативный вес чаще выгоднее оплатить заранее онлайн. Подробнее — на странице [багажа](/passengers/baggage/).',
            'In economy, 23 kg in the hold and 10 kg in the cabin are typical, but fares vary. Some low fares include no hold baggage at all. The exact figures are on your ticket. Extra weight is usually cheaper if you pay for it online in advance. Read more about [baggage](/passengers/baggage/).',
          ),
        ),
        answer(
          'liquids',
          t(
            'Salonga suyuqlik olib kirsa boʻladimi?',
            'Можно ли взять жидкости в салон?',
            'May I take liquids into the cabin?',
          ),
          t(
            'Koʻpchilik xalqaro reyslarda har bir idish 100 ml dan oshmasligi, hammasi bir litrlik shaffof xaltaga sigʻishi kerak. Krem, gel va aerozol ham suyuqlik hisoblanadi. Chaqaloq ovqati va dori bundan mustasno, ularni koʻrikda alohida koʻrsating. Qolganini [topshiriladigan bagajga](/passengers/baggage/) soling.',
            'На большинстве международных рейсов — во флаконах до 100 мл, и все они должны поместиться в прозрачный пакет на один литр. Кремы, гели и аэрозоли тоже считаются жидкостями. Детское питание и лекарства — исключение: покажите их на досмотре отдельно. Остальное сдайте [в багаж](/passengers/baggage/).',
            'On most international routes each container holds up to 100 ml, and all of them fit in one clear bag of one litre. Creams, gels and aerosols count as liquids. Baby food and medicine are exceptions: show them separately at security. Put the rest in your [hold baggage](/passengers/baggage/).',
          ),
        ),
        answer(
          'power-banks',
          t(
            'Power bank va zaxira batareyani qayerga solaman?',
            'Куда положить пауэрбанк и запасные батареи?',
            'Where do I pack a power bank and spare batteries?',
          ),
          t(
            'Faqat qoʻl yukiga. Litiy batareya yonib ketsa, salonda uni oʻchirish mumkin, bagaj boʻlmasida esa yoʻq. Kontaktlarini yoping, odatda 100 Wh gacha ruxsat beriladi. Kattaroq quvvat uchun aviakompaniya roziligi kerak. Parvozda undan foydalanish ham cheklanishi mumkin. Elektron sigaret ham faqat salonda olib yuriladi.',
            'Только в ручную кладь. Возгорание лития в салоне можно потушить, а в багажном отсеке — нет. Закройте контакты; обычно разрешены батареи до 100 Вт·ч, для более мощных нужно согласие авиакомпании. Пользоваться ими в полёте тоже могут запретить. Электронную сигарету также везут только в салоне.',
            'In your cabin bag only. A lithium fire can be put out in the cabin but not in the hold. Cover the contacts. Up to 100 Wh is usually allowed, and more needs the consent of the airline. Their use on board may be restricted too. Electronic cigarettes also travel in the cabin only.',
          ),
        ),
        answer(
          'oversize-items',
          t(
            'Velosiped, changʻi yoki musiqa asbobini qanday topshiraman?',
            'Как сдать велосипед, лыжи или музыкальный инструмент?',
            'How do I check in a bicycle, skis or an instrument?',
          ),
          t(
            'Avval aviakompaniyaga xabar bering: joy cheklangan, haqi alohida boʻlishi mumkin. Yaxshilab oʻrang, velosiped gʻildiragi havosini chiqaring. Aeroportga yarim soat erta keling va odatdagi stolda roʻyxatdan oʻting, xodim katta yuk qabul qilinadigan joyni koʻrsatadi. Kichik asbob qoʻl yuki oʻlchamiga sigʻsa, salonga olinadi.',
            'Сначала предупредите авиакомпанию: место ограничено, и плата может быть отдельной. Хорошо упакуйте вещь, спустите шины велосипеда. Приезжайте на полчаса раньше и регистрируйтесь у обычной стойки — сотрудник покажет, где принимают крупный багаж. Небольшой инструмент можно взять в салон, если он проходит по размеру.',
            'Tell the airline first: room is limited and there may be a fee. Pack the item well and let the air out of bicycle tyres. Come half an hour earlier and check in at your usual desk, where staff will show you the place for large items. A small instrument may travel in the cabin if it fits.',
          ),
        ),
        answer(
          'fruit-and-food',
          t(
            'Meva, qovun va non olib ketsa boʻladimi?',
            'Можно ли везти фрукты, дыню и лепёшки?',
            'May I take fruit, melons and bread with me?',
          ),
          t(
            'Non, quruq meva va shirinlikni bemalol olib ketasiz. Qovun va yangi uzilgan meva ogʻir, ularni mustahkam qutida bagajga topshiring. Koʻp mamlakatlar yangi meva, goʻsht va sut mahsulotini kiritmaydi. Boradigan mamlakat qoidasini va chiqish talablarini [oʻsimliklar karantini xizmatidan](https://example.com/plant-quarantine) bilib oling.',
            'Лепёшки, сухофрукты и сладости везти можно. Дыни и свежие фрукты тяжёлые, их лучше сдать в багаж в прочной коробке. Многие страны не пропускают свежие фрукты, мясо и молочные продукты. Правила страны назначения и требования на вывоз уточните в [службе карантина растений](https://example.com/plant-quarantine).',
            'Bread, dried fruit and sweets are fine. Melons and fresh fruit are heavy: check them in, packed in a strong box. Many countries do not let in fresh fruit, meat or dairy. Ask the [plant quarantine service](https://example.com/plant-quarantine) about taking them out, and the country you fly to about bringing them in.',
          ),
        ),
        answer(
          'travelling-with-a-pet',
          t(
            'Uy hayvoni bilan uchmoqchiman. Nima kerak?',
            'Лечу с питомцем. Что нужно?',
            'I am flying with a pet. What do I need?',
          ),
          t(
            'Aviakompaniyadan oldindan ruxsat oling: bitta reysda hayvonlar soni cheklangan. Emlash belgisi bor veterinariya pasporti va uchishdan sal oldin olingan maʼlumotnoma kerak. Muddatini [veterinariya qoʻmitasidan](https://example.com/veterinary) soʻrang. Qafas tagi suv oʻtkazmaydigan boʻlsin. Yoʻlboshlovchi itlar salonda bepul uchadi, ammo xabar berish shart.',
            'Заранее получите согласие авиакомпании: число животных на рейсе ограничено. Нужны ветеринарный паспорт с прививками и справка, выданная незадолго до вылета; сроки уточните в [ветеринарном комитете](https://example.com/veterinary). Дно переноски не должно протекать. Собаку-поводыря обычно берут в салон бесплатно, но предупредить о ней нужно.',
            'Get the consent of the airline early, as the number of animals on a flight is limited. You need a pet passport with vaccinations and a certificate issued shortly before departure. Ask the [veterinary committee](https://example.com/veterinary) about dates. The carrier must have a waterproof floor. Guide dogs usually fly in the cabin free of charge, but do tell the airline.',
          ),
        ),
      ],
    },
    {
      blockType: 'accordion',
      anchor: 'security-and-passport',
      heading: t(
        'Xavfsizlik va pasport nazorati',
        'Досмотр и паспортный контроль',
        'Security and passport control',
      ),
      items: [
        answer(
          'order-of-controls',
          t(
            'Nazoratlar qanday tartibda va qancha vaqt oladi?',
            'В каком порядке идут проверки и сколько они длятся?',
            'In what order are the checks, and how long do they take?',
          ),
          t(
            'Eshikda yuk koʻrikdan oʻtadi, keyin roʻyxatdan oʻtish. Xalqaro reysda undan soʻng pasport va xavfsizlik nazorati, ichki reysda faqat xavfsizlik nazorati. Ketishda oʻnta pasport kabinasi, xavfsizlik nazoratining beshta xalqaro va ikkita ichki yoʻlagi ishlaydi. Tigʻiz soatda hammasiga bir soat ajrating. Yoʻl [sxemada](/airport/scheme/) koʻrsatilgan.',
            'На входе досматривают вещи, дальше регистрация. На международном рейсе потом идут паспортный контроль и досмотр, на внутреннем — только досмотр. На вылет есть десять паспортных кабин, пять линий досмотра для международных рейсов и две для внутренних. В час пик отведите на всё час. Путь показан на [схеме](/airport/scheme/).',
            'Bags are screened at the door, then you check in. For an international flight, passport control and security follow; for a domestic one, security only. There are ten passport booths for departures, five security lanes for international flights and two for domestic ones. Allow an hour at busy times. The [floor plan](/airport/scheme/) shows the way.',
          ),
        ),
        answer(
          'security-tray',
          t(
            'Koʻrikda nimani chiqarib qoʻyaman?',
            'Что вынимать на досмотре?',
            'What do I take out at security?',
          ),
          t(
            'Noutbuk, planshet va suyuqlik xaltasini alohida idishga soling. Ustki kiyim, kamar va choʻntakdagi buyumlarni ham qoʻying, kerak boʻlsa poyabzal yechiladi. Talonni qoʻlingizda ushlab turing. Yurak stimulyatori yoki implant boʻlsa, ramkadan oldin xodimga ayting, sizni qoʻlda tekshirishadi. Istasangiz, koʻrik alohida xonada oʻtkaziladi.',
            'Положите в отдельный лоток ноутбук, планшет и пакет с жидкостями. Туда же — верхнюю одежду, ремень и всё из карманов; обувь снимают, если попросят. Талон держите в руках. О кардиостимуляторе или импланте скажите до рамки: вас проверят вручную. По желанию досмотр проводят в отдельной комнате.',
            'Put your laptop, tablet and bag of liquids in a separate tray, with your coat, belt and everything from your pockets. Shoes come off only if asked. Keep the boarding pass in your hand. Tell staff about a pacemaker or an implant before the metal detector and they will check you by hand, in a private room if you prefer.',
          ),
        ),
        answer(
          'medicines',
          t(
            'Dorilarni salonga olsam boʻladimi?',
            'Можно ли взять в салон лекарства?',
            'May I carry medicines in the cabin?',
          ),
          t(
            'Ha, safarga yetadigan miqdorda va oʻz qutisida. Suyuq dori, insulin va shprits uchun retsept yoki shifokor xatini oling. Kuchli taʼsir qiluvchi va ruxsat bilan sotiladigan dorilar cheklangan: oldindan [Bojxona qoʻmitasidan](https://example.com/customs) soʻrang. Yoʻlda ahvolingiz yomonlashsa, [tibbiyot punkti](/services/medical-post/) yordam beradi.',
            'Да, в количестве на поездку и в своей упаковке. Для жидких лекарств, инсулина и шприцев возьмите рецепт или письмо врача. Сильнодействующие и рецептурные препараты ограничены: заранее спросите в [Таможенном комитете](https://example.com/customs). Если в аэропорту станет плохо, поможет [медпункт](/services/medical-post/).',
            'Yes, as much as the journey needs, in the original package. For liquid medicine, insulin and syringes, bring a prescription or a letter from your doctor. Strong and controlled medicines are restricted, so ask the [Customs Committee](https://example.com/customs) in advance. If you feel unwell at the airport, go to the [medical post](/services/medical-post/).',
          ),
        ),
        answer(
          'cash-and-valuables',
          t(
            'Naqd pul va qimmatbaho buyumlar qachon deklaratsiya qilinadi?',
            'Когда декларировать наличные и ценности?',
            'When must I declare cash and valuables?',
          ),
          t(
            'Belgilangan meʼyordan oshiq naqd pul, qimmatbaho metall, sanʼat asari va qadimiy buyum yozma deklaratsiya qilinadi. Meʼyorlar oʻzgarib turadi, shuning uchun safardan oldin [Bojxona qoʻmitasi](https://example.com/customs) saytini koʻring. Deklaratsiya nusxasini qaytguncha saqlang. Ikkilansangiz, qizil yoʻlakka boring va xodimdan soʻrang.',
            'Наличные сверх установленной нормы, драгоценные металлы, произведения искусства и старинные вещи декларируют письменно. Нормы меняются, поэтому перед поездкой проверьте сайт [Таможенного комитета](https://example.com/customs). Копию декларации храните до возвращения. Если сомневаетесь, идите в красный коридор и спросите сотрудника.',
            'Cash above the set limit, precious metals, works of art and antiques need a written declaration. The limits change, so check with the [Customs Committee](https://example.com/customs) before you travel. Keep your copy of the declaration until you return. If you are in doubt, take the red channel and ask an officer.',
          ),
        ),
      ],
    },
    {
      blockType: 'accordion',
      anchor: 'children-and-assistance',
      heading: t('Bolalar va yordam', 'Дети и сопровождение', 'Children and assistance'),
      items: [
        answer(
          'ordering-assistance',
          t(
            'Nogironlar aravachasi yoki kuzatuvchini qanday soʻrayman?',
            'Как заказать кресло-коляску или сопровождение?',
            'How do I ask for a wheelchair or an attendant?',
          ),
          t(
            'Parvozdan kamida 48 soat oldin aviakompaniyaga ayting, u talabni bizga yuboradi. [Yordam](/services/assistance/) bepul: kirish eshigidan samolyotdagi oʻringacha va qaytishda ham kuzatib boramiz. Oldindan aytmagan boʻlsangiz ham yordam beramiz, faqat kutishga toʻgʻri keladi. Kelgach, 2-qavatdagi yordam punktiga murojaat qiling.',
            'Сообщите авиакомпании не позже чем за 48 часов до вылета, она передаст заявку нам. [Сопровождение](/services/assistance/) бесплатное: от входа до места в самолёте и обратно. Если не предупредили, мы всё равно поможем, но придётся подождать. В терминале подойдите к пункту помощи на 2 этаже.',
            'Tell the airline at least 48 hours before the flight, and it will pass the request to us. [Assistance](/services/assistance/) is free: from the door to your seat on board, and back when you return. If you did not ask in advance, we still help, but you may have to wait. When you arrive, go to the assistance point on floor 2.',
          ),
        ),
        answer(
          'own-wheelchair',
          t(
            'Oʻz aravachamda samolyotgacha bora olamanmi?',
            'Можно доехать до самолёта в своём кресле?',
            'May I stay in my own wheelchair up to the aircraft?',
          ),
          t(
            'Ha, odatda samolyot eshigigacha. U yerda aravacha bagajga olinadi va qoʻngandan keyin qaytariladi. Elektr aravacha batareyasi turini aviakompaniyaga oldindan ayting, chunki qoidalari har xil. 1, 2, 7 va 8-chiqishlarda samolyotga ambulift bilan chiqariladi. Zallar orasida lift bor, eshiklar zinasiz.',
            'Да, обычно до двери самолёта. Там кресло примут в багаж и вернут после посадки. О типе батареи электрического кресла предупредите авиакомпанию заранее: правила различаются. У выходов 1, 2, 7 и 8 поднимем на борт амбулифтом. Между этажами есть лифты, входы — без ступеней.',
            'Yes, usually to the door of the aircraft. The chair then goes into the hold and is returned after landing. Tell the airline the battery type of an electric chair in advance, as rules differ. At gates 1, 2, 7 and 8 an ambulift takes you on board. There are lifts between the floors and no steps at the doors.',
          ),
        ),
        answer(
          'hidden-disability',
          t(
            'Nogironligim koʻrinmaydi. Kimga aytaman?',
            'Моя инвалидность не видна. Кому об этом сказать?',
            'My disability is not visible. Whom do I tell?',
          ),
          t(
            '2-qavatdagi yordam punktidan kungaboqarli tasma soʻrang, u bepul. Tasma taqqan yoʻlovchiga xodimlar koʻproq vaqt beradi, sekinroq va aniqroq tushuntiradi. Sababini aytish ham, hujjat koʻrsatish ham shart emas. Shovqindan charchasangiz, tinchroq joyni koʻrsatamiz. [Kuzatuvchi](/services/assistance/) kerak boʻlsa, uni 48 soat oldin soʻrang.',
            'Попросите в пункте помощи на 2 этаже ленту с подсолнухами, она бесплатная. Тем, кто её носит, сотрудники дают больше времени и объясняют спокойнее и подробнее. Называть причину и показывать документы не нужно. Если устали от шума, подскажем тихое место. Если нужно [сопровождение](/services/assistance/), закажите его за 48 часов.',
            'Ask the assistance point on floor 2 for a sunflower lanyard, free of charge. Staff give the wearer more time and explain things more slowly. You need not give a reason or show a document. If the noise tires you, we will point out a quieter place. If you need [an attendant](/services/assistance/), ask 48 hours ahead.',
          ),
        ),
        answer(
          'with-a-baby',
          t(
            'Chaqaloqni qayerda emizish va yoʻrgaklash mumkin?',
            'Где покормить и переодеть младенца?',
            'Where can I feed and change a baby?',
          ),
          t(
            '[Ona va bola xonasida](/services/mother-and-child-room/): u yerda yoʻrgaklash stoli, suv va tinch oʻtirish joyi bor. Oʻrnini [sxemadan](/airport/scheme/) toping. Bolalar aravachasini odatda samolyot eshigigacha olib borsa boʻladi. Bolalar ovqati koʻrikda 100 ml cheklovidan mustasno, safarga yetarlisini oling.',
            'В [комнате матери и ребёнка](/services/mother-and-child-room/): там есть пеленальный стол, вода и спокойное место. Где она находится, видно на [схеме](/airport/scheme/). Коляску обычно можно довезти до двери самолёта. На детское питание ограничение в 100 мл не действует: берите столько, сколько нужно в дороге.',
            'In the [parent and baby room](/services/mother-and-child-room/), which has a changing table, water and a quiet place to sit. The [floor plan](/airport/scheme/) shows where it is. A pushchair may usually go with you to the aircraft door. The limit of 100 ml does not apply to baby food: bring what the journey needs.',
          ),
        ),
        answer(
          'child-flying-alone',
          t(
            'Bola yolgʻiz uchsa boʻladimi?',
            'Может ли ребёнок лететь один?',
            'Can a child fly alone?',
          ),
          t(
            'Buni aviakompaniya hal qiladi: yosh chegarasi va kuzatish xizmati har birida turlicha, joy cheklangan. Chipta olayotganda ayting. Xorijga uchishda notarial rozilik talab qilinishi mumkin, uni [chegara xizmatidan](https://example.com/border) aniqlang. Kuzatib kelgan kishi samolyot uchib ketguncha aeroportda qolsin.',
            'Решает авиакомпания: возраст и услуга сопровождения у всех разные, число мест ограничено. Скажите об этом при покупке билета. Для выезда за границу может понадобиться нотариальное согласие родителей, уточните в [пограничной службе](https://example.com/border). Провожающий остаётся в аэропорту до вылета самолёта.',
            'The airline decides: age limits and escort services differ, and places are few. Say so when you buy the ticket. To leave the country a child may need the notarised consent of parents, so ask the [border service](https://example.com/border). The adult who brings the child stays at the airport until the aircraft has left.',
          ),
        ),
      ],
    },
    {
      blockType: 'accordion',
      anchor: 'transport-and-parking',
      heading: t('Transport va avtoturargoh', 'Транспорт и парковка', 'Transport and parking'),
      items: [
        answer(
          'getting-to-the-city',
          t(
            'Shaharga qanday borsa boʻladi?',
            'Как добраться до города?',
            'How do I get to the city?',
          ),
          t(
            'Markaz 7 km narida, yoʻl 20 daqiqacha. 73-avtobus har 15 daqiqada joʻnaydi. Taksi uchun kelish zalidagi rasmiy stoldan narx yozilgan chek oling yoki mashinani ilova orqali chaqiring. Kechasi avtobus qatnamagan paytda taksi qulayroq. Toʻxtash joylari va narxlar: [qanday yetib kelish](/how-to-get-there/).',
            'До центра 7 км, около 20 минут. Автобус 73 отправляется каждые 15 минут. Для такси возьмите чек с ценой у официальной стойки в зале прилёта или вызовите машину через приложение. Ночью, когда автобус не ходит, удобнее такси. Остановки и цены — на странице [«Как добраться»](/how-to-get-there/).',
            'The centre is 7 km away, about 20 minutes. Bus 73 leaves every 15 minutes. For a taxi, take a slip with the price at the official desk in arrivals, or order a car through an app. At night, when the bus does not run, take a taxi. Stops and prices are under [how to get there](/how-to-get-there/).',
          ),
        ),
        answer(
          'where-to-park',
          t('Mashinani qayerga qoʻyaman?', 'Где оставить машину?', 'Where do I park?'),
          t(
            'Kutib olish va kuzatishga P1, u terminal roʻparasida. Bir necha kunga P2 arzonroq, terminalgacha besh daqiqa piyoda. P3 xodimlar va avtobuslar uchun. Hammasi boʻlib 900 oʻrin bor. Narxni [hisoblagichda](/parking/) oldindan bilib oling. Nogironligi boʻlganlar uchun joylar kirish eshiklariga eng yaqin.',
            'Чтобы встретить или проводить, подойдёт P1 прямо перед терминалом. На несколько дней выгоднее P2, до терминала пять минут пешком. P3 — для сотрудников и автобусов. Всего 900 мест. Стоимость заранее посчитает [калькулятор](/parking/). Места для людей с инвалидностью — ближе всего ко входам.',
            'To meet someone or see them off, use P1 in front of the terminal. For several days P2 costs less and is five minutes on foot. P3 is for staff and buses. There are 900 spaces in all. The [calculator](/parking/) tells you the price in advance. Spaces for people with disabilities are closest to the doors.',
          ),
        ),
        answer(
          'dropping-off',
          t(
            'Yoʻlovchini eshik oldida tushirib ketsam boʻladimi?',
            'Можно ли высадить пассажира у входа?',
            'May I drop someone off at the door?',
          ),
          t(
            'Ha, terminal kirishlari oldida tushirish yoʻlagi bor: 10 daqiqagacha bepul, haydovchi mashina yonida qoladi. Yuk koʻp boʻlsa yoki ichkarigacha kuzatmoqchi boʻlsangiz, P1 ga kiring. Haydovchisiz qoldirilgan mashina olib ketilishi mumkin. Qisqa toʻxtash shartlari [avtoturargoh](/parking/) sahifasida yozilgan.',
            'Да, перед входами есть полоса высадки: до 10 минут бесплатно, водитель остаётся у машины. Если вещей много или хотите проводить до регистрации, заезжайте на P1. Машину, оставленную без водителя, могут эвакуировать. Условия короткой стоянки описаны на странице [парковки](/parking/), там же показаны цены.',
            'Yes, there is a drop-off lane in front of the doors, free for up to 10 minutes while the driver stays with the car. If there are many bags, or you want to come in as well, drive into P1. A car left without its driver may be towed away. The [parking](/parking/) page gives the terms and prices of a short stay.',
          ),
        ),
        answer(
          'hiring-a-car',
          t(
            'Aeroportda mashina ijaraga olsa boʻladimi?',
            'Можно ли взять машину напрокат в аэропорту?',
            'Can I hire a car at the airport?',
          ),
          t(
            'Ha, [ijara stollari](/services/car-rental/) kelish zalida, birinchi qavatda. Pasport, haydovchilik guvohnomasi va odatda garov uchun bank kartasi kerak. Yoz va bayramlarda oldindan buyurtma qiling. Xorijiy guvohnoma bilan haydash shartlarini ijarachidan soʻrang. Mashinani olishda undagi chiziqlarni birga koʻrib, rasmga oling.',
            'Да, [стойки проката](/services/car-rental/) находятся в зале прилёта, на первом этаже. Нужны паспорт, водительское удостоверение и, как правило, банковская карта для залога. Летом и в праздники бронируйте заранее. Подходят ли иностранные права, уточните у прокатчика. При получении вместе осмотрите машину и сфотографируйте царапины.',
            'Yes, the [car rental](/services/car-rental/) desks are in the arrivals hall on floor 1. You need a passport, a driving licence and usually a bank card for the deposit. Book ahead in summer and on holidays. Ask the company whether a foreign licence is accepted. Look over the car together when you take it and photograph any scratches.',
          ),
        ),
      ],
    },
    {
      blockType: 'accordion',
      anchor: 'services',
      heading: t('Terminaldagi xizmatlar', 'Услуги в терминале', 'Services in the terminal'),
      items: [
        answer(
          'wifi-and-charging',
          t(
            'Wi-Fi bormi va telefonni qayerda quvvatlayman?',
            'Есть ли Wi-Fi и где зарядить телефон?',
            'Is there Wi-Fi, and where can I charge a phone?',
          ),
          t(
            'Ha, [Wi-Fi](/services/wifi/) bepul va butun terminalda ishlaydi. Ulanish tartibi xizmat sahifasida. Rozetkalar kutish zallarida, oʻrindiqlar orasida bor. Begona odamdan quvvatlagich olmang, telefonni qarovsiz qoldirmang. Mahalliy SIM-karta kerak boʻlsa, operatorlar doʻkonini [sxemadan](/airport/scheme/) toping.',
            'Да, [Wi-Fi](/services/wifi/) бесплатный и работает во всём терминале. Как подключиться, написано на странице услуги. Розетки есть в залах ожидания, между креслами. Не оставляйте телефон без присмотра. Если нужна местная SIM-карта, найдите точки операторов на [схеме](/airport/scheme/).',
            'Yes, [Wi-Fi](/services/wifi/) is free in the whole terminal, and its page says how to connect. Sockets are in the waiting areas, between the seats. Please do not leave a phone unattended. If you need a local SIM card, find the operators on the [floor plan](/airport/scheme/).',
          ),
        ),
        answer(
          'storing-luggage',
          t(
            'Yukimni bir necha soatga qoldira olamanmi?',
            'Можно ли оставить вещи на несколько часов?',
            'Can I leave my bags for a few hours?',
          ),
          t(
            'Ha, [yuk saqlash xonasida](/services/left-luggage/). Hujjat koʻrsatasiz, yuk koʻrikdan oʻtadi va yorliq beriladi: uni yoʻqotmang. Pul, hujjat, noutbuk va tez buziladigan ovqat qabul qilinmaydi. Narx va ish vaqti xizmat sahifasida. Zalda qarovsiz qolgan yuk xavfsizlik xizmatiga topshiriladi.',
            'Да, в [камере хранения](/services/left-luggage/). Покажите документ; вещи досмотрят и выдадут бирку, по ней их и вернут. Деньги, документы, ноутбуки и скоропортящиеся продукты не принимают. Цены и часы работы — на странице услуги. Вещи без присмотра в зале забирает служба безопасности.',
            'Yes, in [left luggage](/services/left-luggage/). Show a document; the bags are screened and returned to you against a tag. Money, papers, laptops and perishable food are not accepted. Prices and hours are on the page of the service. Bags left alone in the hall are removed by security.',
          ),
        ),
        answer(
          'changing-money',
          t(
            'Pulni qayerda almashtiraman va nima bilan toʻlayman?',
            'Где обменять деньги и чем расплачиваться?',
            'Where do I change money, and how do I pay?',
          ),
          t(
            'Almashtirish shoxobchalari va bankomatlar haqida [valyuta ayirboshlash](/services/currency-exchange/) sahifasida yozilgan. Terminaldagi narxlar soʻmda, aksariyat joyda bank kartasi qabul qilinadi. Avtobus va bozor uchun biroz naqd soʻm oling. Almashtirish kvitansiyasini saqlang: u qolgan pulni qaytarib almashtirishda soʻralishi mumkin.',
            'Пункты обмена и банкоматы описаны на странице [обмена валюты](/services/currency-exchange/). Цены в терминале указаны в сумах, карты принимают почти везде. Для автобуса и базара возьмите немного наличных. Сохраните квитанцию об обмене: её могут попросить, когда будете менять остаток обратно.',
            'Exchange points and cash machines are listed under [currency exchange](/services/currency-exchange/). Prices in the terminal are in soʻm, and most places accept cards. Take some cash for the bus and the bazaar. Keep the exchange receipt: you may be asked for it when you change the rest back.',
          ),
        ),
        answer(
          'prayer-and-rest',
          t(
            'Qayerda namoz oʻqish yoki dam olish mumkin?',
            'Где помолиться или отдохнуть?',
            'Where can I pray or rest?',
          ),
          t(
            '[Namozxona](/services/prayer-room/) xalqaro hududda, 3-chiqish roʻparasida, u har kim uchun ochiq. Tinch dam olish uchun [biznes kutish zali](/services/lounge/) va [biznes zallar](/services/business-halls/) bor, ularga kirish pullik yoki chipta sinfi boʻyicha. Bolalar xonasi 8-chiqish yonida, 3–10 yoshdagilar uchun.',
            '[Молельная комната](/services/prayer-room/) — в международной зоне, напротив выхода 3, она открыта для всех. Отдохнуть в тишине можно в [зале повышенного комфорта](/services/lounge/) и [бизнес-залах](/services/business-halls/): вход платный или по классу билета. Детская комната для возраста 3–10 лет — у выхода 8.',
            'The [prayer room](/services/prayer-room/) is in the international zone, opposite gate 3, and open to all. To rest in quiet there is the [lounge](/services/lounge/), for a fee or with a business class ticket, and the [business halls](/services/business-halls/), for a fee. The kids’ room by gate 8 is for ages 3 to 10.',
          ),
        ),
        answer(
          'tax-free-and-duty-free',
          t(
            'Tax free va duty free qanday ishlaydi?',
            'Как работают tax free и duty free?',
            'How do tax free and duty free work?',
          ),
          t(
            'Tax free hujjatini bagajni topshirishdan oldin bojxona xodimiga tovar bilan birga koʻrsating. Pul nazoratdan keyin, [duty free](/services/duty-free/) yonidagi stolda qaytariladi. Duty free doʻkonidan olingan suyuqlik xaltasini manzilga yetguncha ochmang, ayniqsa ulanish boʻlsa. Miqdor cheklovlarini [Bojxona qoʻmitasi](https://example.com/customs) belgilaydi.',
            'Чек tax free покажите таможеннику вместе с товаром до сдачи багажа. Деньги возвращают после контроля, у стойки рядом с [duty free](/services/duty-free/). Запечатанный пакет с жидкостями из duty free не открывайте до конца пути, особенно при пересадке. Ограничения по количеству устанавливает [Таможенный комитет](https://example.com/customs).',
            'Show the tax free form to a customs officer with the goods, before you check in your bags. The refund is paid after security, beside [duty free](/services/duty-free/). Keep the sealed bag of duty free liquids closed until the end of your journey, above all if you change flights. The [Customs Committee](https://example.com/customs) sets the limits.',
          ),
        ),
      ],
    },
    {
      blockType: 'accordion',
      anchor: 'after-arrival',
      heading: t('Kelgandan keyin', 'После прилёта', 'After arrival'),
      items: [
        answer(
          'where-is-my-bag',
          t(
            'Bagajni qayerdan va qachon olaman?',
            'Где и когда получать багаж?',
            'Where and when do I collect my bags?',
          ),
          t(
            'Birinchi qavatda, uchta lentadan birida. Raqami [onlayn tabloda](/flight-board/) va zal ekranlarida koʻrinadi, birinchi yuklar odatda 20 daqiqada chiqadi. Xalqaro reysdan keyin avval pasport nazorati: kelishda 15 kabina ishlaydi. Oʻxshash jomadonlar koʻp, yorliq raqamini taqqoslang. Keyingi yoʻl: [kelayotganlarga](/passengers/arriving/).',
            'На первом этаже, на одной из трёх лент. Номер показывают [онлайн-табло](/flight-board/) и экраны в зале, первые вещи обычно появляются через 20 минут. После международного рейса сначала паспортный контроль: на прилёт есть 15 кабин. Похожих чемоданов много, сверьте номер бирки. Дальше — на странице [прилетающим](/passengers/arriving/).',
            'On floor 1, at one of three belts. The [flight board](/flight-board/) and the screens show the number, and the first bags usually come in 20 minutes. After an international flight, passport control comes first, with 15 booths. Many cases look alike, so compare the tag. The way out is described for [arriving passengers](/passengers/arriving/).',
          ),
        ),
        answer(
          'missing-or-damaged-bag',
          t(
            'Bagaj kelmadi yoki shikastlangan. Nima qilaman?',
            'Багаж не прилетел или повреждён. Что делать?',
            'My bag is missing or damaged. What now?',
          ),
          t(
            'Zaldan chiqmasdan lentalar yonidagi bagaj qidiruvi stoliga boring. Bagaj yorligʻi, talon va pasportni koʻrsating, dalolatnoma tuzdiring va uning raqamini saqlang. Qidirish va qoplash aviakompaniya zimmasida, uning muddatlari bor. Shikastni rasmga oling. Batafsil [bagaj](/passengers/baggage/) sahifasida, telefonlar [bogʻlanish](/airport/contacts/) sahifasida.',
            'Не выходя из зала, подойдите к стойке розыска у лент. Покажите бирку, талон и паспорт, оформите акт и сохраните его номер. Розыск и возмещение — обязанность авиакомпании, у неё есть сроки подачи заявлений. Сфотографируйте повреждение. Подробности — на странице [багажа](/passengers/baggage/), телефоны — в [контактах](/airport/contacts/).',
            'Before you leave the hall, go to the tracing desk beside the belts. Show the tag, the boarding pass and your passport, have a report made and keep its number. Tracing and compensation are the responsibility of the airline, which sets deadlines. Photograph any damage. See [baggage](/passengers/baggage/), and [contacts](/airport/contacts/) for phone numbers.',
          ),
        ),
        answer(
          'green-or-red-channel',
          t(
            'Yashil yoʻlakdan oʻtamanmi yoki qizilidanmi?',
            'Зелёный или красный коридор?',
            'Green or red channel?',
          ),
          t(
            'Deklaratsiya qilinadigan narsangiz boʻlmasa, yashil yoʻlakdan oʻting. Meʼyordan ortiq naqd pul, tovar, dron, retseptli dori yoki alohida kelayotgan yuk boʻlsa, qizilini tanlang. Yashil yoʻlakda ham tekshirish mumkin. Ikkilansangiz, qiziliga boring. Amaldagi meʼyorlar: [Bojxona qoʻmitasi](https://example.com/customs).',
            'Если декларировать нечего, идите по зелёному. Если везёте сверх нормы деньги или товары, дрон, рецептурные препараты или багаж идёт отдельно, выбирайте красный. Проверить могут и в зелёном коридоре. Сомневаетесь — идите в красный. Действующие нормы публикует [Таможенный комитет](https://example.com/customs).',
            'Take the green one if you have nothing to declare. Take the red one with cash or goods above the limits, a drone, controlled medicine or bags that travel separately. Officers may check in the green channel as well. If in doubt, choose red. The [Customs Committee](https://example.com/customs) publishes the limits in force.',
          ),
        ),
        answer(
          'lost-item',
          t(
            'Terminalda buyumimni unutib qoldirdim. Qayerga murojaat qilaman?',
            'Я забыл вещь в терминале. Куда обратиться?',
            'I left something in the terminal. Whom do I ask?',
          ),
          t(
            '[Topilmalar byurosiga](/services/lost-and-found/) yozing: qayerda, qachon, qanday koʻrinishda. Topilgan buyum roʻyxatga olinadi va saqlab turiladi, olish uchun pasport va buyum tavsifi kerak. Samolyotda qolgan narsani aviakompaniyadan, taksida qolganini haydovchidan soʻrang. Boshqa kishi ishonchnoma bilan olishi mumkin.',
            'Напишите в [бюро находок](/services/lost-and-found/): где, когда и как выглядит вещь. Найденное регистрируют и хранят, для получения нужны паспорт и описание. О забытом в самолёте спросите авиакомпанию, о забытом в такси — водителя. За вас вещь может забрать другой человек по доверенности.',
            'Write to [lost and found](/services/lost-and-found/): where, when and what it looks like. Found items are recorded and stored. To collect one you need a passport and a description. Ask the airline about things left on board, and the driver about things left in a taxi. Someone else may collect it with your letter of authority.',
          ),
        ),
        answer(
          'meeting-a-passenger',
          t(
            'Yaqinimni qayerda kutib olaman?',
            'Где встречать прилетающих?',
            'Where do I meet someone who arrives?',
          ),
          t(
            'Birinchi qavatdagi kelish zalida, bojxonadan chiqish oldida. Yoʻlovchilar odatda qoʻngandan 30–50 daqiqa keyin, nazorat va bagajdan soʻng chiqadi. Reys holatini [tabloda](/flight-board/?direction=arrival) kuzating. Mashinani [P1](/parking/) ga qoʻying. Adashsangiz, birga uchrashish uchun maʼlumot stolini belgilang.',
            'В зале прилёта на первом этаже, у выхода после таможни. Обычно пассажиры выходят через 30–50 минут после посадки самолёта, когда пройдут контроль и получат багаж. За рейсом следите на [табло](/flight-board/?direction=arrival). Машину поставьте на [P1](/parking/). На случай, если разминётесь, договоритесь о встрече у справочной.',
            'In the arrivals hall on floor 1, outside customs. Passengers usually come out 30 to 50 minutes after landing, once they have their bags. Follow the flight on the [board](/flight-board/?direction=arrival). Park in [P1](/parking/). Agree on the information desk as a meeting point in case you miss each other.',
          ),
        ),
      ],
    },
  ],
  meta: {
    title: t(
      'Yoʻlovchilar savollari va javoblari',
      'Вопросы и ответы для пассажиров',
      'Questions and answers for passengers',
    ),
    description: t(
      'Qachon kelish, bagaj meʼyori, suyuqliklar, pasport va bojxona, bolalar bilan safar, avtoturargoh, yoʻqolgan buyumlar: qisqa javoblar.',
      'Когда приезжать, нормы багажа, жидкости, паспорт и таможня, полёт с детьми, парковка, забытые вещи: короткие ответы.',
      'When to come, baggage allowance, liquids, passport and customs, flying with children, parking and lost items: short answers.',
    ),
  },
  keywords: t(
    'savol, javob, yordam, FAQ, qachon kelish, necha kilo, viza, kechikish, hayvon',
    'вопрос, ответ, помощь, FAQ, когда приезжать, сколько килограммов, виза, задержка, животное',
    'question, answer, help, FAQ, when to arrive, how many kilos, visa, delay, pet',
  ),
};

export const faqPages: PageContent[] = [faq];
