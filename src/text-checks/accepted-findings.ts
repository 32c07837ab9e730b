import type { AcceptedFinding } from './check-text';

/** What is found at places, and why it is right there. */
const accepted = (
  rule: AcceptedFinding['rule'],
  reason: string,
  at: Record<string, string | readonly string[]>,
): (AcceptedFinding & { reason: string })[] =>
  Object.entries(at).flatMap(([place, found]) =>
    [found].flat().map((one) => ({ rule, found: one, place, reason })),
  );

/** What is found in the sample airport's content and in the messages, and is right where it stands. */
export const acceptedFindings = [
  ...accepted('commas', 'It says when the number beside it is to be called.', {
    'pages.flight-safety-policy.sections.safety-contacts.items.0.text': [
      'Если опасность существует прямо сейчас или угрожает самолёту.',
      'If the danger is present now or threatens an aircraft.',
    ],
  }),
  ...accepted('glossary', 'The sentence before it names the wheelchair.', {
    'pages.passengers--faq.sections.children-and-assistance.items.own-wheelchair.body': 'aravacha',
  }),
  ...accepted('missingFullStop', 'The name of a law.', {
    'pages.privacy-policy.sections.in-short.body': [' Qonuniga', ' Закон'],
  }),
  ...accepted('missingFullStop', 'The name of a city, which Russian writes with other letters.', {
    'places.df-ichimlik.body': ' Toshkent',
  }),
  ...accepted('missingFullStop', 'The name of a language.', {
    'people.sardor-rahimov.body': [' Uzbek', ' Turkish'],
  }),
  ...accepted('missingSentence', 'It says the same in fewer sentences.', {
    'pages.parking.sections.questions.items.late-flight.title':
      'Kutib olayotgan reysim kechiksa-chi?',
    'partners.registon-transfer.body':
      'The centre is 7 km away, about 20 minutes. Do not accept a taxi from strangers in the hall. For other ways see [how to get there](/how-to-get-there/) and [car rental](/services/car-rental/).',
    'pages.airport--career.sections.how-we-hire.body':
      'Some positions are in restricted areas and require a background check, which usually takes three weeks.',
    'people.sardor-rahimov.body':
      'He studied air transport management at the aviation institute in Tashkent and later took a master’s degree in transport economics. He speaks Uzbek, Russian, English and Turkish.',
    'places.df-shirinlik.body':
      'Nuts, milk and sesame are in bold on the label, and halal-marked sweets have their own shelf. Pay in dollars, euros or soʻm, or by card, and show your boarding pass. There are no returns.',
    'places.df-songgi.body':
      'Prices match those of Registon Duty Free, and the price of water is capped.',
    'places.ipak-yoli.body':
      'Handwoven silk carpets, adras and atlas cloth, scarves and shawls are sold on floor 2, in the international area, by gate 6.',
    'places.kelish-duty-free.body':
      'Купленное здесь входит в норму ввоза. Всё сверх нормы декларируют в красном коридоре, правила — на сайте [Таможенного комитета](https://example.com/customs); [порядок прилёта](/passengers/arriving/) описан отдельно.',
    'press.fog-procedure.body':
      'Come to check-in in time for the original departure, even when your flight is late. Fog can lift quickly, and check-in may close as scheduled unless the airline itself has moved it.',
    'services.medical-post.body':
      'Carry regular medicines in your cabin bag, in the original box and with the prescription. Declare insulin and other liquid medicines over 100 ml at security; see [baggage](/passengers/baggage/).',
  }),
  ...accepted('missingSentence', 'Uzbek is what is said to be missing elsewhere.', {
    'messages.page.untranslated': 'Bu sahifa oʻzbek tilida.',
  }),
  ...accepted('sameLinks', 'Only English gives an example.', {
    'layoutContent.errorMessages.email': 'name@example.com',
  }),
  ...accepted('sameNegation', 'The languages say the same with “not” and without.', {
    'pages.parking.sections.how-to-pay.items.2.text':
      'If you need longer, pay the difference at a machine.',
    'pages.press-center--photo-rules.sections.accreditation.text':
      'Shoshilinch yangilik boʻlsa, navbatchi matbuot kotibiga qoʻngʻiroq qiling: umumiy zallarda suratga olishni oʻsha kuniyoq kelishish mumkin.',
    'places.non-va-choy.body': 'Bread to go comes in a bag with air holes.',
    'places.bekat.body': 'Please keep your bags beside you.',
    'pages.airport--about.sections.history.body':
      'The present terminal was designed in answer to that. Its architects drew on the shape of a portal and the girih pattern of eight-pointed stars, which is why there is a star in the middle of the departure hall. The old tower was kept, and its ground floor is now a classroom for staff.',
    'pages.airport--career.lead': 'The airport never closes, and its jobs are of many kinds.',
    'pages.airport--contacts.sections.write-to-us.text':
      'Leave a question or a comment that can wait: we will reply by email. For a flight today, it is quicker to call.',
    'pages.flight-safety-policy.sections.commitments.body': 'Contractors are no exception.',
    'pages.flight-safety-policy.sections.report.text':
      'Ismingizni aytishingiz shart emas, lekin javob olish uchun aloqa maʼlumoti kerak boʻladi.',
    'pages.how-to-get-there.sections.questions.items.big-luggage.body': 'С двумя чемоданами можно.',
    'pages.parking.sections.questions.items.late-flight.title':
      'Kutib olayotgan reysim kechiksa-chi?',
    'pages.passengers--baggage.sections.can-i-bring.items.70.text':
      'In the cabin if no larger than a cabin bag.',
    'pages.passengers--faq.sections.services.items.storing-luggage.body':
      'Hujjat koʻrsatasiz, yuk koʻrikdan oʻtadi va yorliq beriladi: uni yoʻqotmang.',
    'pages.press-center.sections.press-contacts.items.1.title': 'When it cannot wait',
    'pages.privacy-policy.sections.in-short.body':
      'The data controller is Registon International Airport. It follows the Law of the Republic of Uzbekistan “On Personal Data”, No. ZRU-547 of 2 July 2019.',
    'pages.privacy-policy.sections.browser.body': 'Ular orqali sizni tanib boʻlmaydi.',
    'partners.aeroflot.body': 'Moscow has several airports.',
    'services.medical-post.body':
      'The post does not sell medicines, vaccinate or issue fit-to-fly certificates.',
    'messages.page.untranslated': 'Bu sahifa oʻzbek tilida.',
    'pages.flight-safety-policy.sections.what-to-report.items.hazards-staff.body':
      'Texnikaning samolyotga tegishi yoki xavfli yaqinlashishi, uchish-qoʻnish yoʻlagiga ruxsatsiz chiqish, nosoz belgi va chiroqlar, yuklashdagi xato, charchoq, tushunarsiz yoʻriqnoma.',
    'pages.passengers--baggage.sections.can-i-bring.items.66.text':
      'Keep them with you: if a bag is late, you still have your papers and your keys.',
    'places.samsa.body':
      'Pay by card or in cash (soʻm). You can also order on the screen, in three languages. Floor 1, east corner of the arrivals hall, before security: six standing tables and a low one for a wheelchair user. Samsa may go on board: ask for a box.',
    'press.customs-channel-signs.body':
      'Avvalgilari past osilgani uchun navbatda koʻrinmas, yoʻlovchilar notoʻgʻri tomonga oʻtib qolar edi.',
    'pages.airport--contacts.sections.address.body': 'The time zone is UTC+5 all year.',
    'pages.press-center--photo-rules.sections.travellers.body':
      '- keep passages clear, and use no tripods, lights or long selfie sticks;',
    'places.kulol.body': 'You can buy a single tea bowl (35,000–70,000 UZS).',
  }),
  ...accepted('sameNumberOrder', 'It says the same in another order.', {
    'pages.privacy-policy.sections.in-short.body':
      '2019-yil 2-iyuldagi “Shaxsga doir maʼlumotlar toʻgʻrisida”gi OʻRQ-547',
    'places.registon-duty-free.body':
      '2-м этаже, напротив выходов 4 и 5; мимо него идут все, кто после паспортного контроля и досмотра направляется к выходам 3–8',
    'services.parking.text': '1 va P2 hududlarida 900',
  }),
  ...accepted('sameNumberWords', 'The other languages say the same without the number.', {
    'pages.airport--about.sections.history.body': 'oʻn',
    'pages.airport--scheme.meta.title': 'uch',
    'pages.passengers--arriving.sections.customs.rows.8.cells.0.text': 'two',
    'pages.passengers--arriving.sections.questions.items.lost-bag.body': 'two',
    'pages.passengers--baggage.sections.allowance.note': 'трёх',
    'pages.privacy-policy.sections.video.body': 'ikki',
    'places.df-kozoynak.body': 'two',
    'press.four-flights-a-week-to-baku.text': 'ikki',
    'press.p1-resurfacing.body': ['два', 'two'],
    'pages.passengers--baggage.sections.airline-rules.text':
      'Look at the code on your ticket: “1PC” is one piece of baggage, “23K” is twenty-three kilograms.',
    'pages.press-center--photo-rules.meta.description':
      'Aeroportning qaysi joyida surat olish mumkin, qayerda taqiqlanadi, OAV qanday akkreditatsiya oladi va dronlar uchun qanday talablar bor.',
    'people.sardor-rahimov.body':
      'Sardor Rahimov has worked in civil aviation for more than twenty-five years.',
    'people.rustam-aliyev.body':
      'Его команда круглосуточно следит за четырьмя телетрапами, тремя лентами выдачи багажа и всеми лифтами.',
    'places.df-ichimlik.body':
      'Больше всего здесь напитков из Самарканда и Ташкента. Сухое белое и красное вино стоит 120–300 тысяч сумов, коньяк пятилетней выдержки — 250–700 тысяч, водка — 150–300 тысяч. Есть виски, джин и ром известных марок.',
    'places.df-shirinlik.body': 'К трём коробкам дают подарочный пакет.',
    'places.shirin.body':
      'Non har kuni tong saharda keltiriladi va odatda kechki oltigacha tugaydi.',
    'places.qahvaxona.body':
      'Tuni bilan ishlaydi, ammo 03:00–05:00 oraligʻida faqat espresso mashinasidagi ichimliklar bor.',
    'places.kulol.body': 'You can buy a single tea bowl (35,000–70,000 UZS).',
    'places.minora-bar.body':
      'Kechki oltida ochilib, tungi ikkida yopiladi; oxirgi buyurtma 01:30 da olinadi.',
  }),
  ...accepted('sameNumbers', 'English says under-sixes.', {
    'places.karvon.body': '6',
  }),
  ...accepted('sameNumbers', 'Uzbek and Russian say a hundred and fifty in words.', {
    'places.osh-markazi.body': '150',
  }),
  ...accepted('sameSense', 'The other languages say the same in other words.', {
    'pages.passengers--baggage.sections.liquids.body': 'size',
    'pages.passengers--departing.sections.documents.items.help-on-the-way.body': 'kelishi',
    'pages.passengers--faq.sections.children-and-assistance.items.ordering-assistance.body': [
      'Kelgach',
      'вылета',
    ],
    'pages.passengers--faq.sections.after-arrival.items.where-is-my-bag.body': 'avval',
    'partners.uzbekistan-airways.text': 'airline',
    'places.suzani.body': 'open',
    'places.df-tamaki.body': 'ochiq',
    'places.choyxona-registon.body': 'koʻk',
    'places.shirin.body': 'tong',
    'press.night-buses-wait.body': [
      'до',
      '- если рейсы прилетают вовремя, автобус уходит по расписанию, в 23:45;',
      '- when flights are on time, the bus leaves on schedule, at 23:45;',
    ],
    'press.student-volunteers.body': 'sotiladi',
    'pages.airport--about.sections.environment.items.3.text':
      'Each full bus means fewer cars on the road.',
    'pages.flight-board.meta.description':
      'Kechagi, bugungi va ertangi reyslar: har birining vaqti, roʻyxatdan oʻtish stoli, chiqishi, bagaj lentasi va ayni damdagi holati.',
    'pages.how-to-get-there.sections.drop-off.body': [
      'До {{drop-off-free}} минут стоять можно бесплатно, дальше каждый начатый час стоит {{drop-off-hour}} сумов.',
      'Stopping is free for {{drop-off-free}} minutes; after that each hour or part of an hour costs {{drop-off-hour}} UZS.',
    ],
    'pages.passengers--arriving.sections.passport.body': [
      'Koʻp mamlakatlar fuqarolari vizasiz kiradi, boʻlish muddati fuqarolikka bogʻliq. Elektron viza olgan boʻlsangiz, uni telefonda yoki qogʻozda koʻrsating. Vizani kelganda olaman deb umid qilmang: qoidani uchishdan oldin [Tashqi ishlar vazirligi](https://example.com/foreign-ministry) sahifasida tekshiring.',
      'Citizens of many countries enter without a visa, for a period that depends on their citizenship. If you have an e-visa, show it on your phone or on paper. Do not count on a visa on arrival: before you fly, check the rules with the [Ministry of Foreign Affairs](https://example.com/foreign-ministry).',
    ],
    'pages.passengers--baggage.sections.can-i-bring.items.61.text':
      'Kichigi qoʻl yukiga sigʻadi, kattasi bagajga oʻralgan holda.',
    'pages.passengers--baggage.sections.prohibited.items.6.text':
      'Izotop bilan davolangan boʻlsangiz, aviakompaniyaga oldindan ayting va shifokor xatini oling.',
    'pages.services--business-halls.sections.halls.items.0.body':
      'Departure is {{halls-departure}} UZS a person, arrival {{halls-arrival}} UZS. Children aged 2 to 12 pay half; under-twos go free. Someone seeing you off may spend an hour in the hall for 150,000 UZS.',
    'pages.services--business-halls.sections.halls.items.1.body': [
      'К самолёту вас отвезут раньше остальных или последними, как вам удобнее.',
      'Departure is {{vip-departure}} UZS a person, arrival {{vip-arrival}} UZS. Children aged 2 to 12 pay half; under-twos go free.',
    ],
    'places.bekat.body': [
      'Tunda, soat birdan beshgacha, oshxona yopiq boʻladi: faqat ichimlik va sovuq sendvich qoladi.',
      'From one to five in the morning the kitchen is closed: drinks and cold sandwiches only.',
    ],
    'places.taqvim.body':
      'Kichik xarid uchun mayda pul tayyorlab qoʻygan yaxshi: yirik pulni maydalab berishning har doim ham iloji boʻlmaydi.',
    'places.qahvaxona.body':
      'Tuni bilan ishlaydi, ammo 03:00–05:00 oraligʻida faqat espresso mashinasidagi ichimliklar bor.',
    'places.atlas.body':
      'The care labels are in three languages. Wash silk by hand in cold water. Ask for a tax-free form at the till. Pay by international card or in soʻm; instalments are not offered. The shop is on floor 2, between gates 6 and 7, inner row. Exchanges are possible only until you fly.',
    'places.kulol.body':
      '“Kulol” doʻkonida Rishtonning havorang, Gʻijduvonning jigarrang-yashil sopoli yonma-yon turadi.',
    'places.minora-bar.body':
      'It opens at six in the evening and shuts at two; last orders are at 01:30.',
    'press.second-daily-flight-to-istanbul.body':
      'Полёт длится около 4 часов 45 минут. Ночной рейс прибывает в Стамбул в 06:40 по местному времени, поэтому в тот же день удобно лететь дальше. Оба рейса выполняются на Airbus A321neo. Билеты на них продаются и под номерами рейсов Uzbekistan Airways.',
    'services.medical-post.body':
      'Yaqinda operatsiya qilingan boʻlsangiz yoki homiladorlik muddatingiz katta boʻlsa, parvozdan oldin shifokoringiz va aviakompaniya bilan maslahatlashing.',
    'services.left-luggage.body': [
      'В день вылета заложите лишние 20 минут: сначала сюда, затем к стойкам регистрации на 2-м этаже.',
      'On the day you fly, allow 20 extra minutes to collect your bags before going up to check-in on floor 2.',
    ],
    'pages.passengers--faq.sections.baggage.items.power-banks.body':
      'In your cabin bag only. A lithium fire is easier to put out in the cabin than in the hold. Cover the contacts. Up to 100 Wh usually needs no permission, while 100–160 Wh needs the airline’s approval. Take two power banks per person at most and keep them where you can see them. They must not be recharged on board and should not be used to charge other devices. Airlines may be stricter: ask yours. Leave e-cigarettes at home: they are [banned](/passengers/baggage/) in Uzbekistan.',
    'press.security-at-night-peak.body': 'allowed',
  }),
  ...accepted('sameTimes', 'Russian and English say from three to five in words.', {
    'places.qahvaxona.body': ['03:00', '05:00'],
  }),
  ...accepted('sameTimes', 'The environment, not Wednesday.', {
    'pages.airport--about.sections.environment.heading': 'среда',
  }),
  ...accepted('sameUnits', 'Another language names the unit in another sentence.', {
    'pages.passengers--departing.sections.security.body': ['мл', 'ml'],
    'places.shirin.body': 'soʻm',
  }),
];
