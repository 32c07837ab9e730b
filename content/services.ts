import { aroundTheClock, daily, type ServiceContent } from './types';

export const services: ServiceContent[] = [
  {
    slug: 'parking',
    title: { uz: 'Avtoturargoh', ru: 'Парковка', en: 'Parking' },
    text: {
      uz: 'P1 va P2 hududlarida 900 ta joy, kecha-yu kunduz.',
      ru: '900 мест в зонах P1 и P2, круглосуточно.',
      en: '900 spaces in zones P1 and P2, open around the clock.',
    },
    body: {
      uz: `Yoʻlovchilar va kutib oluvchilar uchun ikkita hudud bor. P1 terminal qarshisida joylashgan va qisqa vaqtga qulay: dastlabki 15 daqiqa bepul. P2 uzoqroq safarga ketayotganlar uchun, undan terminalgacha besh daqiqa piyoda yuriladi. P3 xodimlar va avtobuslarga ajratilgan.

Yoʻlovchini tushirib ketish uchun terminal oldida alohida yoʻlak bor, u yerda 10 daqiqagacha bepul toʻxtash mumkin. Haydovchi mashina yonida qoladi.

Kirishda toʻsiq oldida chipta oling va uni oʻzingiz bilan olib keting. Toʻlov mashinaga qaytishdan oldin, 1-qavatdagi toʻlov apparatida yoki kassada qilinadi: naqd pul ham, karta ham qabul qilinadi. Toʻlovdan keyin chiqib ketishga 15 daqiqa beriladi.

Nogironligi boʻlgan haydovchilar uchun joylar P1 ning kirishga eng yaqin qatorida. Tariflar va hisoblagich [avtoturargoh sahifasida](/parking/).`,
      ru: `Для пассажиров и встречающих открыты две зоны. P1 находится напротив терминала и удобна для короткой остановки: первые 15 минут бесплатны. P2 рассчитана на тех, кто уезжает на несколько дней; до терминала пять минут пешком. Зона P3 отведена сотрудникам и автобусам.

Чтобы высадить пассажира, сверните на полосу перед терминалом: до 10 минут там бесплатно. Водитель остаётся у машины.

На въезде возьмите талон и держите его при себе. Платите до возвращения к машине: в автомате или в кассе на 1 этаже, картой или наличными. После оплаты есть 15 минут, чтобы выехать.

Места для водителей с инвалидностью расположены в ближайшем к входам ряду P1. Тарифы и расчёт стоимости — на [странице парковки](/parking/).`,
      en: `Two zones are open to passengers and those who meet them. P1 faces the terminal and suits a short stop: the first 15 minutes are free. P2 is meant for trips of several days and is five minutes away on foot. P3 is reserved for staff and buses.

To let a passenger out, use the drop-off lane in front of the terminal, free for up to 10 minutes. The driver stays with the car.

Take a ticket at the barrier and keep it on you. Pay before you go back to the car, at a machine or the cash desk on floor 1, by card or in cash. You then have 15 minutes to leave.

Spaces for disabled drivers are in the row of P1 closest to the entrances. Rates and a calculator are on the [parking page](/parking/).`,
    },
    icon: 'parking',
    hours: aroundTheClock,
    phone: '+998 00 000 00 11',
    page: '/parking/',
    keywords: {
      uz: 'parkovka, mashina qoʻyish, stoyanka, P1, P2, avtomobil, chipta, toʻxtash joyi',
      ru: 'стоянка, паркинг, оставить машину, P1, P2, автомобиль, талон, шлагбаум',
      en: 'car park, leave a car, P1, P2, short stay, long stay, drop-off, ticket',
    },
  },
  {
    slug: 'business-halls',
    title: { uz: 'Biznes zallar', ru: 'Бизнес-залы', en: 'Business halls' },
    text: {
      uz: 'CIP va VIP zallari: alohida kirish, oʻz nazorati, sokin kutish joyi.',
      ru: 'Залы CIP и VIP: отдельный вход, свой досмотр, спокойное ожидание.',
      en: 'CIP and VIP halls with their own entrance, security and quiet seating.',
    },
    body: {
      uz: `Aeroportda ikkita biznes zal bor. Ikkalasining kirish joyi terminal oldidagi maydondan, umumiy navbatlardan alohida. Roʻyxatdan oʻtish, bagajni topshirish va xavfsizlik nazorati shu yerning oʻzida bajariladi.

**CIP zali** ishi bor, lekin vaqti kam yoʻlovchilar uchun: umumiy zal, yengil taomlar, Wi-Fi va ish stollari. Samolyotgacha xodim kuzatib boradi.

**VIP zali** alohida xonalar, muzokara xonasi va samolyot yoniga borib-keladigan shaxsiy avtomobilni taklif qiladi. Pasport va bojxona rasmiylashtiruvi ham zalda oʻtadi.

Xizmatdan aviakompaniya va chipta sinfidan qatʼi nazar foydalanish mumkin. CIP uchun kamida 6 soat, VIP uchun kamida 24 soat oldin buyurtma bering. Narxlar, tarkib va buyurtma tartibi [biznes zallar sahifasida](/services/business-halls/). Bu zallar 2-qavatdagi [biznes kutish zalidan](/services/lounge/) farq qiladi.`,
      ru: `В аэропорту два бизнес-зала. У каждого отдельный вход с площади перед терминалом, в стороне от общих очередей. Регистрация, сдача багажа и досмотр проходят прямо в зале.

**Зал CIP** — для тех, кому дорого время: общий зал, лёгкие закуски, Wi-Fi и рабочие столы. К самолёту вас проводит сотрудник.

**Зал VIP** — это отдельные комнаты, переговорная и автомобиль к трапу и обратно. Паспортный и таможенный контроль тоже проходят в зале.

Услуга доступна пассажирам любой авиакомпании и любого класса. Зал CIP заказывают не позднее чем за 6 часов, VIP — за 24 часа. Состав, цены и порядок заказа описаны на [странице бизнес-залов](/services/business-halls/). Не путайте эти залы с [залом повышенного комфорта](/services/lounge/) на 2 этаже.`,
      en: `The airport has two business halls. Each has its own entrance from the forecourt, away from the general queues. Check-in, bag drop and the security check all take place inside.

The **CIP hall** is for travellers short of time: a shared room, light food, Wi-Fi and desks to work at. A member of staff walks with you to the aircraft.

The **VIP hall** adds private rooms, a meeting room and a car to and from the aircraft. Passport and customs control are also done in the hall.

Passengers of every airline and class may use them. Book the CIP hall at least 6 hours ahead and the VIP hall at least 24. What is included, prices and booking are on the [business halls page](/services/business-halls/). The [lounge](/services/lounge/) on floor 2 is a separate service.`,
    },
    icon: 'briefcase',
    hours: aroundTheClock,
    phone: '+998 00 000 00 12',
    area: 'cip-hall',
    page: '/services/business-halls/',
    keywords: {
      uz: 'CIP zali, VIP zali, biznes zal, rasmiy delegatsiya, kuzatib borish, muzokara xonasi',
      ru: 'зал CIP, зал VIP, сип, вип, делегация, сопровождение, переговорная, бизнес-класс',
      en: 'CIP hall, VIP hall, fast track, delegation, escort, meeting room, business class',
    },
  },
  {
    slug: 'mother-and-child-room',
    title: {
      uz: 'Ona va bola xonasi',
      ru: 'Комната матери и ребёнка',
      en: 'Parent and baby room',
    },
    text: {
      uz: 'Bolani emizish, ovqatlantirish va uxlatish uchun sokin xona.',
      ru: 'Тихая комната, где можно покормить, переодеть и уложить ребёнка.',
      en: 'A quiet room to feed, change and settle a small child.',
    },
    body: {
      uz: `Xonadan yetti yoshgacha bolasi bor ota-onalar va homilador ayollar bepul foydalanadi. Ota, buvi yoki bolani olib ketayotgan boshqa katta yoshli kishi ham kirishi mumkin.

Ichkarida bolalar karavotlari, tagliklarni almashtirish stoli, parda bilan ajratilgan emizish oʻrindiqlari, shisha isitgich, mikrotoʻlqinli pech, dush va oʻyin burchagi bor. Toza choyshabni navbatchi beradi. Taglik va bolalar ovqatini oʻzingiz bilan oling.

Kirishda pasportingiz yoki ID-kartangiz hamda parvoz chiptasini koʻrsating. Odatda xonada uch soatgacha qolish mumkin; reys kechiksa, navbatchi vaqtni uzaytiradi. Oldindan yozilish shart emas, joylar kelish tartibida beriladi.

Bola har doim kattalar nazoratida boʻlsin: navbatchi enaga oʻrnini bosmaydi. Kasal bola bilan avval [tibbiyot punktiga](/services/medical-post/) murojaat qiling. Xona joylashuvi [terminal sxemasida](/airport/scheme/) koʻrsatilgan.`,
      ru: `Комнатой бесплатно пользуются родители с детьми до семи лет и беременные женщины. С ребёнком может прийти и папа, и бабушка, и другой взрослый, который летит вместе с ним.

Внутри есть детские кровати, пеленальный стол, кресла для кормления за занавеской, подогреватель для бутылочек, микроволновая печь, душ и игровой уголок. Чистое бельё выдаёт дежурная. Подгузники и детское питание возьмите с собой.

На входе покажите паспорт или ID-карту и билет. Обычно здесь можно пробыть до трёх часов; если рейс задержан, дежурная продлит время. Записываться заранее не нужно, места дают в порядке прихода.

Не оставляйте ребёнка одного: дежурная не заменяет няню. Если ребёнок заболел, сначала обратитесь в [медпункт](/services/medical-post/). Где находится комната, показано на [схеме терминала](/airport/scheme/).`,
      en: `The room is free for parents with children under seven and for expectant mothers. Fathers, grandparents and any other adult flying with the child are welcome too.

Inside are cots, a changing table, feeding chairs behind a curtain, a bottle warmer, a microwave, a shower and a play corner. The attendant hands out clean bed linen. Please bring your own nappies and baby food.

Show your passport or ID card and your ticket at the door. A stay is usually up to three hours; the attendant extends it when a flight is late. There is no booking, and places go to whoever comes first.

Stay with your child, as the attendant is not a babysitter. If the child is ill, go to the [medical post](/services/medical-post/) first. The [floor plan](/airport/scheme/) shows where the room is.`,
    },
    icon: 'baby',
    hours: aroundTheClock,
    phone: '+998 00 000 00 13',
    area: 'mother-child',
    keywords: {
      uz: 'chaqaloq, emizish, taglik almashtirish, bolalar xonasi, bola bilan parvoz, homilador',
      ru: 'младенец, кормление, пеленальный стол, детская комната, с ребёнком, беременная',
      en: 'baby, breastfeeding, nappy changing, nursing room, infant, pregnant, family',
    },
  },
  {
    slug: 'assistance',
    title: {
      uz: 'Harakatlanishda yordam',
      ru: 'Помощь маломобильным пассажирам',
      en: 'Assistance for passengers with reduced mobility',
    },
    text: {
      uz: 'Aravacha, kuzatuvchi va ambulift — bepul, 48 soat oldin buyurtma qiling.',
      ru: 'Кресло-коляска, сопровождение и амбулифт — бесплатно, закажите за 48 часов.',
      en: 'Wheelchair, escort and ambulift, free of charge; ask 48 hours ahead.',
    },
    body: {
      uz: `Yordam nogironligi boʻlgan, keksa, vaqtincha harakatlanishi qiyin hamda koʻrish yoki eshitishida nuqsoni bor yoʻlovchilarga bepul koʻrsatiladi. Xodim sizni terminal kirishidan samolyotdagi oʻrindiqqacha, kelganda esa samolyotdan mashinagacha kuzatib boradi.

### Qanday soʻraladi

Chipta olayotganda yoki parvozdan kamida 48 soat oldin aviakompaniyangizga ayting: aravacha kerakmi, zinadan chiqa olasizmi, oʻz aravachangiz elektrlimi. Kech aytilgan soʻrovni ham bajarishga harakat qilamiz, lekin kutishga toʻgʻri kelishi mumkin.

Uchish kuni 2-qavatdagi yordam punktiga, nazoratdan oldin, parvozdan kamida ikki soat avval keling. 3–6-chiqishlarda teletrap bor, 1, 2, 7 va 8-chiqishlarda ambulift ishlatiladi.

Kungaboqarli tasma koʻzga koʻrinmaydigan qiyinchiligi borlar uchun: u xodimga sizga koʻproq vaqt kerakligini bildiradi. Uni punktdan bepul oling.`,
      ru: `Помощь бесплатна для пассажиров с инвалидностью, пожилых людей, тех, кому временно трудно ходить, а также для незрячих и неслышащих. Сотрудник проводит вас от входа в терминал до кресла в самолёте, а по прилёте — от самолёта до машины.

### Как попросить

Сообщите авиакомпании при покупке билета или не позднее чем за 48 часов до вылета, нужна ли коляска, можете ли вы подняться по трапу и есть ли у вашей коляски электропривод. Поздний запрос мы тоже постараемся выполнить, но, возможно, придётся подождать.

В день вылета подойдите к пункту помощи на 2 этаже, до досмотра, не позднее чем за два часа до рейса. У выходов 3–6 есть телетрапы, у выходов 1, 2, 7 и 8 работает амбулифт.

Лента с подсолнухами нужна людям с невидимыми особенностями: по ней сотрудник поймёт, что вам требуется больше времени. Её бесплатно выдают в пункте.`,
      en: `Help is free for disabled and elderly passengers, for anyone who finds walking hard for a time, and for people who are blind or deaf. A member of staff goes with you from the terminal entrance to your seat on board and, on arrival, from the aircraft to your car.

### How to ask

Tell your airline when you buy the ticket, or at least 48 hours before departure, whether you need a wheelchair, can climb steps or bring an electric chair. We do our best with later requests, but you may have to wait.

On the day, come to the assistance point on floor 2, before security, at least two hours ahead. Gates 3–6 have jet bridges; an ambulift serves gates 1, 2, 7 and 8.

The sunflower lanyard tells staff discreetly that you may need more time. Ask for one at the point.`,
    },
    icon: 'accessibility',
    hours: aroundTheClock,
    phone: '+998 00 000 00 14',
    side: 'before',
    floor: 2,
    area: 'assistance-point',
    keywords: {
      uz: 'nogironlik, aravacha, nogironlar aravachasi, ambulift, kungaboqar tasmasi, PRM, keksalar',
      ru: 'инвалидность, инвалидная коляска, ОВЗ, амбулифт, лента с подсолнухами, PRM, пожилые',
      en: 'disability, wheelchair, PRM, ambulift, special assistance, sunflower lanyard, elderly',
    },
  },
  {
    slug: 'medical-post',
    title: { uz: 'Tibbiyot punkti', ru: 'Медпункт', en: 'Medical post' },
    text: {
      uz: 'Birinchi yordam kecha-yu kunduz va bepul.',
      ru: 'Первая помощь круглосуточно и бесплатно.',
      en: 'First aid around the clock, free of charge.',
    },
    body: {
      uz: `Shifokor va hamshira kecha-yu kunduz navbatchilik qiladi. Ular birinchi yordam koʻrsatadi, qon bosimi va haroratni oʻlchaydi, ahvolingiz parvozga toʻgʻri keladimi, shuni aytadi. Zarur boʻlsa, tez yordam mashinasini chaqiradi. Yordam barcha yoʻlovchilarga bepul, hujjat soʻralmaydi.

Punkt 2-qavatda, nazoratdan keyin joylashgan. Agar hali nazoratdan oʻtmagan yoki yura olmayotgan boʻlsangiz, eng yaqin xodimga ayting yoki telefon qiling: shifokor oʻzi keladi.

Doimiy qabul qiladigan dorilaringizni qoʻl yukida, asl qutisida va retsept bilan olib yuring. Insulin va boshqa suyuq dorilar 100 ml dan ortiq boʻlsa, nazoratda ayting. Batafsil [bagaj qoidalarida](/passengers/baggage/).

Punkt dori sotmaydi, emlamaydi va parvozga ruxsat maʼlumotnomasini yozmaydi. Yaqinda operatsiya boʻlgan yoki homiladorlik muddati katta boʻlsa, parvozdan oldin shifokoringiz va aviakompaniya bilan maslahatlashing.`,
      ru: `Врач и медсестра дежурят круглосуточно. Они окажут первую помощь, измерят давление и температуру, скажут, можно ли вам лететь в таком состоянии, а при необходимости вызовут скорую. Помощь бесплатна для всех пассажиров, документы не требуются.

Медпункт находится на 2 этаже, после досмотра. Если вы ещё не прошли досмотр или не можете идти, скажите ближайшему сотруднику или позвоните: врач придёт сам.

Лекарства, которые принимаете постоянно, везите в ручной клади, в заводской упаковке и с рецептом. Об инсулине и других жидких препаратах объёмом более 100 мл предупредите на досмотре. Подробнее — в [правилах провоза багажа](/passengers/baggage/).

Здесь не продают лекарства, не делают прививок и не выдают справок для полёта. После недавней операции или на позднем сроке беременности посоветуйтесь заранее с врачом и авиакомпанией.`,
      en: `A doctor and a nurse are on duty day and night. They give first aid, take your blood pressure and temperature, say whether you are fit to fly as you are, and call an ambulance if one is needed. Care is free for every passenger and no papers are asked for.

The post is on floor 2, after security. If you have not passed security yet or cannot walk, tell the nearest member of staff or telephone: the doctor will come to you.

Carry regular medicines in your cabin bag, in the original box and with the prescription. Declare insulin and other liquid medicines over 100 ml at security; see [baggage](/passengers/baggage/).

The post does not sell medicines, vaccinate or issue fit-to-fly certificates. After recent surgery or late in pregnancy, ask your own doctor and the airline beforehand.`,
    },
    icon: 'heart',
    hours: aroundTheClock,
    phone: '+998 00 000 00 15',
    side: 'after',
    floor: 2,
    area: 'medical-post',
    keywords: {
      uz: 'shifokor, hamshira, tez yordam, birinchi yordam, dori, kasal, bosim',
      ru: 'врач, медсестра, скорая помощь, первая помощь, лекарства, заболел, давление',
      en: 'doctor, nurse, first aid, ambulance, medicine, ill, injury, clinic',
    },
  },
  {
    slug: 'prayer-room',
    title: { uz: 'Namozxona', ru: 'Молельная комната', en: 'Prayer room' },
    text: {
      uz: 'Erkaklar va ayollar uchun alohida xonalar, tahoratxona bilan.',
      ru: 'Отдельные помещения для мужчин и женщин, есть место для омовения.',
      en: 'Separate rooms for men and women, with places to wash.',
    },
    body: {
      uz: `Namozxona 2-qavatda, nazoratdan keyin joylashgan va kecha-yu kunduz ochiq. Erkaklar va ayollar xonalari alohida, har biriga tahorat olish joyi tutash. Kirishda poyabzal uchun javon bor.

Joynamozlar xonada turadi, qibla yoʻnalishi gilamda va devorda belgilangan. Namoz vaqtlari shahar boʻyicha eshik yonidagi ekranda koʻrsatiladi. Boshqa dinga eʼtiqod qiluvchilar ham bu yerda tinch ibodat qilishi mumkin.

Iltimos, telefon ovozini oʻchiring, ovqat yemang va jomadonlarni yoʻlakda qoldirmang: qarovsiz buyumlarni xavfsizlik xizmati olib ketadi. Yuklaringizni xonaga olib kiring.

Eʼlonlar namozxonada pasaytirilgan ovozda eshitiladi. Shuning uchun chiqish raqami va samolyotga chiqish vaqtini [onlayn tabloda](/flight-board/) oldindan koʻrib qoʻying. Chiqishgacha yurish uchun kamida 10 daqiqa qoldiring.`,
      ru: `Комната находится на 2 этаже, после досмотра, и открыта круглосуточно. Помещения для мужчин и женщин раздельные, к каждому примыкает место для омовения. У входа стоит полка для обуви.

Коврики лежат в комнате, направление киблы отмечено на ковре и на стене. Время намаза по городу показывает экран у двери. Представители других религий тоже могут спокойно помолиться здесь.

Пожалуйста, выключите звук телефона, не ешьте в комнате и не оставляйте чемоданы в коридоре: вещи без присмотра забирает служба безопасности. Возьмите их с собой внутрь.

Объявления здесь звучат тише, чем в зале. Поэтому заранее посмотрите на [онлайн-табло](/flight-board/) номер выхода и время посадки. На дорогу до выхода оставьте не меньше 10 минут.`,
      en: `The prayer room is on floor 2, after security, and is open at all hours. Men and women have separate rooms, each next to a place for ablution. Shelves for shoes stand at the entrance.

Prayer mats are provided, and the direction of the qibla is marked on the carpet and the wall. A screen by the door shows the prayer times of the city. People of other faiths are welcome to pray quietly here as well.

Please silence your telephone, do not eat in the room and do not leave cases in the corridor, because security removes unattended things. Take them in with you.

Announcements are softer here than in the hall. Check your gate and boarding time on the [flight board](/flight-board/) beforehand, and allow at least 10 minutes to walk there.`,
    },
    icon: 'prayer-room',
    hours: aroundTheClock,
    phone: '+998 00 000 00 16',
    side: 'after',
    floor: 2,
    area: 'prayer-room',
    keywords: {
      uz: 'namoz, ibodat xonasi, tahorat, qibla, joynamoz, masjid',
      ru: 'намаз, молитва, омовение, кибла, молитвенная комната, мечеть',
      en: 'namaz, salah, mosque, ablution, qibla, worship, quiet room',
    },
  },
  {
    slug: 'lounge',
    title: { uz: 'Biznes kutish zali', ru: 'Зал повышенного комфорта', en: 'Lounge' },
    text: {
      uz: '2-qavatda, nazoratdan keyin: taomlar, dush, ish joylari.',
      ru: 'На 2 этаже, после досмотра: еда, душ, рабочие места.',
      en: 'On floor 2, after security: food, showers and places to work.',
    },
    body: {
      uz: `Zal parvozni kutayotgan har qanday yoʻlovchi uchun ochiq: biznes sinfi chiptasi yoki aviakompaniya kartasi bilan, shuningdek pullik. Uch soatlik tashrif 350 000 soʻm, 2–12 yoshli bola uchun 175 000 soʻm, ikki yoshgacha bepul. Toʻlov eshik oldida karta yoki naqd pul bilan qilinadi.

Narxga issiq va sovuq taomlar, choy, qahva, alkogolsiz ichimliklar, Wi-Fi, gazetalar va dush kiradi. Sochiq soʻrab olinadi. Har bir oʻrindiq yonida rozetka bor, telefonda gaplashish uchun alohida kabina ajratilgan.

Kirishda bortga chiqish talonini koʻrsating. Biznes sinfida uchayotgan boʻlsangiz, zal chiptangizga kirishini aviakompaniyadan aniqlang: bu tarifga bogʻliq.

Zalda parvozlar eʼlon qilinmaydi, ekranlarga qarab turing. Chekish mumkin emas. Alohida kirish va kuzatuv kerak boʻlsa, [biznes zallarni](/services/business-halls/) tanlang.`,
      ru: `Зал открыт для всех, кто ждёт вылета: по билету бизнес-класса, по карте авиакомпании или за плату. Три часа стоят 350 000 сум, для ребёнка от 2 до 12 лет — 175 000 сум, до двух лет бесплатно. Заплатить можно на входе картой или наличными.

В стоимость входят горячие и холодные блюда, чай, кофе, безалкогольные напитки, Wi-Fi, газеты и душ. Полотенце попросите у стойки. Розетки есть у каждого кресла, для звонков выделена отдельная кабина.

На входе покажите посадочный талон. Если летите бизнес-классом, уточните у авиакомпании, входит ли зал в ваш билет: это зависит от тарифа.

Вылеты в зале не объявляют, следите за экранами. Курить нельзя. Нужны отдельный вход и сопровождение — выберите [бизнес-залы](/services/business-halls/).`,
      en: `The lounge is open to anyone waiting for a departure: with a business class ticket, with an airline card, or for a fee. Three hours cost 350,000 UZS, or 175,000 UZS for a child of 2 to 12; under two is free. Pay at the door by card or in cash.

The price covers hot and cold dishes, tea, coffee, soft drinks, Wi-Fi, newspapers and a shower. Ask at the desk for a towel. Every seat has a socket, and there is a booth for telephone calls.

Show your boarding pass at the door. If you fly in business class, ask the airline whether your fare includes the lounge.

Flights are not announced inside, so watch the screens. Smoking is not allowed. For a separate entrance and an escort, see the [business halls](/services/business-halls/).`,
    },
    icon: 'armchair',
    hours: daily('05:00', '01:00'),
    phone: '+998 00 000 00 17',
    side: 'after',
    floor: 2,
    area: 'lounge',
    keywords: {
      uz: 'launj, biznes sinf, dam olish zali, dush, kutish, ish joyi',
      ru: 'лаунж, бизнес-класс, комната отдыха, душ, ожидание, рабочее место',
      en: 'business lounge, business class, rest, shower, waiting area, work',
    },
  },
  {
    slug: 'currency-exchange',
    title: { uz: 'Valyuta ayirboshlash', ru: 'Обмен валюты', en: 'Currency exchange' },
    text: {
      uz: '1-qavatdagi bank shoxobchasi va bankomatlar, kecha-yu kunduz.',
      ru: 'Отделение банка и банкоматы на 1 этаже, круглосуточно.',
      en: 'A bank branch and cash machines on floor 1, around the clock.',
    },
    body: {
      uz: `Bank shoxobchasi 1-qavatdagi kelish zalida, nazoratdan oldin joylashgan va tunda ham ishlaydi. U AQSH dollari, yevro, Rossiya rubli va boshqa valyutalarni soʻmga va soʻmni chet el valyutasiga almashtiradi. Roʻyxat va kurs kassa ustidagi ekranda koʻrsatiladi. Pul berishdan oldin kursni tekshiring.

Pasport yoki ID-kartangizni olib keling. Chekni safar oxirigacha saqlang: qolgan soʻmni qaytarib almashtirishda kerak boʻlishi mumkin. Yirtilgan, yozilgan yoki eskirgan banknotlar qabul qilinmasligi mumkin.

Yonida bankomatlar bor: ular Visa, Mastercard, UnionPay, Uzcard va Humo kartalari bilan ishlaydi. Kartangizni chiqargan bank komissiya olishi mumkin.

Zal ichida taklif qiladigan kishilardan pul almashtirmang. Naqd pul olib kirish va olib chiqish qoidalari [kelayotganlar uchun sahifada](/passengers/arriving/). Shaharga avtobus yoki taksi uchun oz miqdorda soʻm yetarli.`,
      ru: `Отделение банка находится на 1 этаже, в зале прилёта, до досмотра, и работает и ночью. Здесь меняют доллары США, евро, российские рубли и другие валюты на сумы и обратно. Список и курс показаны на экране над кассой: сверьтесь с ним, прежде чем отдать деньги.

Возьмите паспорт или ID-карту. Чек храните до конца поездки: он может понадобиться, чтобы обменять оставшиеся сумы обратно. Надорванные, исписанные и ветхие купюры могут не принять.

Рядом стоят банкоматы, которые принимают карты Visa, Mastercard, UnionPay, Uzcard и Humo. Банк, выпустивший карту, может взять комиссию.

Не меняйте деньги у тех, кто предлагает это в зале. Правила ввоза и вывоза наличных — на странице [для прилетающих](/passengers/arriving/). На автобус или такси до города хватит небольшой суммы.`,
      en: `The bank branch is on floor 1, in the arrivals hall, before security, and works at night too. It exchanges US dollars, euros, Russian roubles and other currencies for soʻm and back. The list and the rates are on the screen above the desk: check them before you hand over money.

Bring your passport or ID card. Keep the receipt until you leave, since it may be asked for when you change leftover soʻm back. Torn, marked or worn notes may be refused.

Cash machines next to it take Visa, Mastercard, UnionPay, Uzcard and Humo. Your own bank may charge a fee.

Do not change money with people who offer it in the hall. Rules on carrying cash are on the [arriving page](/passengers/arriving/). A small sum is enough for the bus or a taxi to the city.`,
    },
    icon: 'bank',
    hours: aroundTheClock,
    phone: '+998 00 000 00 18',
    side: 'before',
    floor: 1,
    area: 'bank-f1',
    keywords: {
      uz: 'pul almashtirish, bank, bankomat, dollar, yevro, rubl, soʻm, naqd pul, kurs',
      ru: 'обменник, обменять деньги, банк, банкомат, доллары, евро, рубли, сумы, наличные, курс',
      en: 'money exchange, exchange money, bank, ATM, cash machine, dollars, euros, roubles, cash, exchange rate',
    },
  },
  {
    slug: 'wifi',
    title: { uz: 'Bepul Wi-Fi', ru: 'Бесплатный Wi-Fi', en: 'Free Wi-Fi' },
    text: {
      uz: 'RGX Free tarmogʻi terminalning uchala qavatida ishlaydi.',
      ru: 'Сеть RGX Free работает на всех трёх этажах терминала.',
      en: 'The RGX Free network covers all three floors of the terminal.',
    },
    body: {
      uz: `Terminalning barcha qavatlarida, chiqishlar yonida va bagaj lentalari zalida bepul Wi-Fi bor. Tarmoq nomi: **RGX Free**.

### Qanday ulaniladi

1. Qurilmada RGX Free tarmogʻini tanlang.
2. Ochilgan sahifada telefon raqamingizni kiriting.
3. SMS orqali kelgan kodni yozing va qoidalarga rozilik bering.

Sahifa ochilmasa, brauzerda istalgan saytni kiriting. SMS kelmasa yoki chet el raqamingizda rouming yoʻq boʻlsa, maʼlumot stolida pasport bilan bir martalik kod oling.

Ulanish toʻrt soat amal qiladi, soʻng kodni qayta tasdiqlaysiz. Tezlik xat yozishga, xaritaga va videoqoʻngʻiroqqa yetadi. Tarmoq ochiq, shuning uchun bank ilovalariga VPN yoki mobil internet orqali kirgan maʼqul. Telefonni quvvatlash uchun rozetkalar har bir chiqish yonidagi oʻrindiqlarda bor. Maʼlumotlaringiz bilan qanday ishlashimiz [maxfiylik siyosatida](/privacy-policy/).`,
      ru: `Бесплатный Wi-Fi есть на всех этажах терминала, у выходов на посадку и в зале выдачи багажа. Имя сети — **RGX Free**.

### Как подключиться

1. Выберите на устройстве сеть RGX Free.
2. На открывшейся странице введите номер телефона.
3. Укажите код из SMS и примите правила.

Если страница не появилась, откройте в браузере любой сайт. Если SMS не приходит или у вас нет роуминга, получите одноразовый код в справочной, предъявив паспорт.

Подключение действует четыре часа, затем код нужно подтвердить ещё раз. Скорости хватает для переписки, карт и видеозвонка. Сеть открытая, поэтому в банковские приложения лучше заходить через VPN или мобильный интернет. Зарядить телефон можно от розеток в креслах у каждого выхода. Как мы обращаемся с данными, сказано в [политике конфиденциальности](/privacy-policy/).`,
      en: `Free Wi-Fi works on every floor of the terminal, at the gates and by the baggage belts. The network is called **RGX Free**.

### How to connect

1. Choose RGX Free on your device.
2. Enter your telephone number on the page that opens.
3. Type the code from the text message and accept the terms.

If no page appears, open any website in the browser. If no message comes or you have no roaming, ask for a one-time code at the information desk with your passport.

A connection lasts four hours and can then be confirmed again. It is fast enough for messages, maps and a video call. The network is open, so prefer a VPN or mobile data for banking. Seats at each gate have sockets. How we treat your data is in the [privacy policy](/privacy-policy/).`,
    },
    icon: 'wifi',
    hours: aroundTheClock,
    phone: '+998 00 000 00 00',
    keywords: {
      uz: 'wifi, wi-fi, internet, vay-fay, simsiz tarmoq, parol, ulanish, onlayn',
      ru: 'wifi, wi-fi, вай-фай, интернет, вайфай, беспроводная сеть, пароль, подключение, онлайн',
      en: 'wifi, wi-fi, internet, wireless, network, password, hotspot, online, connection',
    },
  },
  {
    slug: 'lost-and-found',
    title: { uz: 'Topilmalar byurosi', ru: 'Бюро находок', en: 'Lost and found' },
    text: {
      uz: 'Terminal va avtoturargohda yoʻqotilgan buyumlar shu yerda saqlanadi.',
      ru: 'Здесь хранят вещи, забытые в терминале и на парковке.',
      en: 'Things left behind in the terminal and car parks are kept here.',
    },
    body: {
      uz: `Terminalda, avtoturargohda yoki 73-avtobus bekatida biror narsani qoldirdingizmi? Byuro 1-qavatda, kelish zalida. Telefon qiling yoki found@example.com manziliga yozing: nima, qayerda va qachon qolgan, qanday belgisi bor. Javob bir ish kuni ichida beriladi.

Buyumni olish uchun pasport yoki ID-karta kerak. Oʻrningizga boshqa kishi kelsa, ishonchnoma yozib bering. Saqlash bepul. Buyumlar olti oy, oziq-ovqat bir kun saqlanadi. Pasport va boshqa hujjatlar ichki ishlar boʻlimiga topshiriladi, qayerdan olishni aytamiz.

Boshqa holatlar:

- samolyotda qolgan buyum boʻyicha aviakompaniyaga murojaat qiling;
- bagaj lentaga chiqmagan yoki shikastlangan boʻlsa, zaldan chiqmasdan bagaj qidiruvi stoliga boring, tartibi [bagaj sahifasida](/passengers/baggage/);
- xavfsizlik nazoratida qolgan buyumni avval shu yerdagi xodimdan soʻrang.`,
      ru: `Забыли что-то в терминале, на парковке или на остановке автобуса 73? Бюро находится на 1 этаже, в зале прилёта. Позвоните или напишите на found@example.com: что, где и когда осталось, какие есть приметы. Ответим в течение одного рабочего дня.

Чтобы забрать вещь, нужен паспорт или ID-карта. Если придёт другой человек, дайте ему доверенность. Хранение бесплатное: вещи держим шесть месяцев, продукты — один день. Паспорта и другие документы передаём в органы внутренних дел и скажем, где их получить.

В остальных случаях:

- о вещах, забытых в самолёте, спросите авиакомпанию;
- если багаж не пришёл или повреждён, подойдите к стойке розыска, не выходя из зала; порядок описан на [странице о багаже](/passengers/baggage/);
- о вещах, оставленных на досмотре, сначала спросите сотрудника там же.`,
      en: `Have you left something in the terminal, a car park or at the stop of bus 73? The office is on floor 1, in the arrivals hall. Telephone or write to found@example.com: say what it is, where and when you left it, and how to recognise it. We answer within one working day.

To collect, bring a passport or ID card. Someone else may come with a letter of authority. Storage is free: things are kept for six months, food for one day. Passports and other papers go to the police, and we tell you where to collect them.

In other cases:

- for things left on board, ask the airline;
- if a bag is missing or damaged, go to the tracing desk before you leave the hall; see [baggage](/passengers/baggage/);
- for things left at security, ask the staff there first.`,
    },
    icon: 'search',
    hours: [
      { days: [1, 2, 3, 4, 5], from: '08:00', to: '20:00' },
      { days: [6, 7], from: '09:00', to: '18:00' },
    ],
    phone: '+998 00 000 00 19',
    side: 'before',
    floor: 1,
    area: 'lost-and-found',
    keywords: {
      uz: 'yoʻqotilgan buyum, unutilgan narsa, topilma, telefon yoʻqoldi, hujjat yoʻqoldi',
      ru: 'потерял, забытые вещи, пропажа, потерянный телефон, утерянные документы',
      en: 'lost property, forgotten, left behind, missing phone, lost passport',
    },
  },
  {
    slug: 'left-luggage',
    title: { uz: 'Yuk saqlash xonasi', ru: 'Камера хранения', en: 'Left luggage' },
    text: {
      uz: 'Jomadonlarni bir soatdan 30 kungacha qoldirish mumkin.',
      ru: 'Чемоданы можно оставить на срок от часа до 30 дней.',
      en: 'Leave your cases for anything from an hour to 30 days.',
    },
    body: {
      uz: `Saqlash xonasi 1-qavatda, nazoratdan oldin. Shaharga yengil chiqmoqchi boʻlganlar yoki reyslar orasida uzoq kutayotganlarga qulay.

Narx har bir boshlangan sutka uchun:

- qoʻl yuki yoki kichik sumka: 30 000 soʻm;
- jomadon: 50 000 soʻm;
- katta hajmli buyum, masalan velosiped: 80 000 soʻm.

Topshirishda pasport yoki ID-karta koʻrsating, yuk rentgendan oʻtkaziladi va sizga yorliq beriladi. Yuk shu yorliq bilan qaytariladi; uni yoʻqotsangiz, hujjat va yuk tavsifi kerak boʻladi. Toʻlov olib ketishda, karta yoki naqd pul bilan.

Pul, hujjat, zargarlik buyumlari, noutbuk, tez buziladigan oziq-ovqat, hayvon va xavfli moddalarni qabul qilmaymiz. 30 kundan keyin olinmagan yuk [topilmalar byurosiga](/services/lost-and-found/) oʻtkaziladi. Uchish kuni yukni olish uchun qoʻshimcha 20 daqiqa ajrating: avval bu yerga, soʻng 2-qavatdagi stolga borasiz.`,
      ru: `Камера хранения находится на 1 этаже, до досмотра. Она удобна, если вы хотите выйти в город налегке или долго ждёте следующего рейса.

Цена за каждые начатые сутки:

- ручная кладь или небольшая сумка — 30 000 сум;
- чемодан — 50 000 сум;
- крупный предмет, например велосипед, — 80 000 сум.

Покажите паспорт или ID-карту; вещи просветят и выдадут вам бирку. По ней багаж и возвращают. Если бирка потеряна, понадобятся документ и описание вещей. Платят при получении, картой или наличными.

Не принимаем деньги, документы, украшения, ноутбуки, скоропортящиеся продукты, животных и опасные вещества. То, что не забрали за 30 дней, передаём в [бюро находок](/services/lost-and-found/). В день вылета заложите лишние 20 минут: сначала сюда, затем к стойкам на 2 этаже.`,
      en: `Left luggage is on floor 1, before security. It helps if you want to see the city without bags or have a long wait between flights.

The price for each 24 hours or part of it:

- cabin bag or small bag: 30,000 UZS;
- suitcase: 50,000 UZS;
- bulky item such as a bicycle: 80,000 UZS.

Show a passport or ID card; your things are X-rayed and you receive a tag. They are returned against that tag. If you lose it, you will need your document and a description. Pay on collection, by card or in cash.

We cannot take money, documents, jewellery, laptops, perishable food, animals or dangerous goods. After 30 days, unclaimed bags go to [lost and found](/services/lost-and-found/). On the day you fly, allow 20 extra minutes to collect them before going up to check-in on floor 2.`,
    },
    icon: 'luggage',
    hours: aroundTheClock,
    phone: '+998 00 000 00 20',
    side: 'before',
    floor: 1,
    area: 'left-luggage',
    keywords: {
      uz: 'bagaj saqlash, jomadon qoldirish, saqlash kamerasi, yukxona, sumka',
      ru: 'хранение багажа, оставить чемодан, сдать вещи, сумка, ячейка',
      en: 'baggage storage, luggage storage, leave a suitcase, lockers, cloakroom',
    },
  },
  {
    slug: 'car-rental',
    title: { uz: 'Avtomobil ijarasi', ru: 'Прокат автомобилей', en: 'Car rental' },
    text: {
      uz: 'Ijara stoli 1-qavatda, mashinalar P1 da topshiriladi.',
      ru: 'Стойка проката на 1 этаже, машины выдают на P1.',
      en: 'The rental desk is on floor 1; cars are handed over in P1.',
    },
    body: {
      uz: `Ijara stoli 1-qavatda, kelish zalidan chiqishda. Mashinani haydovchisiz yoki haydovchi bilan olish mumkin. Mavsumda boʻsh mashina qolmasligi mumkin, shuning uchun kamida ikki kun oldin buyurtma bering va reys raqamingizni yozing: samolyot kechiksa, mashina sizni kutadi.

Kerak boʻladi:

- pasport yoki ID-karta;
- haydovchilik guvohnomasi, chet elliklarga xalqaro guvohnoma ham;
- odatda kamida 21 yosh va ikki yillik staj;
- garov uchun haydovchi nomidagi karta.

Mashina P1 da topshiriladi. Kuzov va salonni xodim bilan birga koʻrib, telefonda suratga oling. Yoqilgʻi, masofa chegarasi va sugʻurta shartlarini shartnomadan oʻqing.

Qaytarishda mashinani P1 ning belgilangan qatoriga qoʻying, kalitni stolga bering. Tunda qaytarishni oldindan kelishing. Bolalar oʻrindigʻini buyurtmada ayting. Shaharga yoʻl [yetib kelish sahifasida](/how-to-get-there/).`,
      ru: `Стойка проката находится на 1 этаже, у выхода из зала прилёта. Машину можно взять с водителем и без него. В сезон свободных может не остаться, поэтому закажите хотя бы за два дня и укажите номер рейса: если он задержится, машина вас дождётся.

Понадобятся:

- паспорт или ID-карта;
- водительское удостоверение, иностранцам — ещё и международное;
- обычно возраст от 21 года и стаж от двух лет;
- карта на имя водителя для залога.

Машину выдают на P1. Осмотрите кузов и салон вместе с сотрудником и сфотографируйте их. Условия по топливу, пробегу и страховке прочтите в договоре.

При возврате поставьте машину в отмеченный ряд P1 и отдайте ключ на стойке. О возврате ночью договоритесь заранее. Детское кресло попросите при заказе. Дорога в город описана на странице [«Как добраться»](/how-to-get-there/).`,
      en: `The rental desk is on floor 1, by the way out of arrivals. Cars come with or without a driver. They can run out in high season, so book at least two days ahead and give your flight number: if it is late, the car will wait.

You will need:

- a passport or ID card;
- a driving licence and, for visitors from abroad, an international permit;
- usually an age of at least 21 and two years of driving;
- a card in the driver’s name for the deposit.

Cars are handed over in P1. Look over the body and the cabin with the agent and take photographs. Read the terms on fuel, mileage and insurance.

To return it, park in the marked row of P1 and bring the key to the desk. Arrange a night return beforehand. Request child seats when booking. See also [how to get there](/how-to-get-there/).`,
    },
    icon: 'key',
    hours: daily('07:00', '23:00'),
    phone: '+998 00 000 00 21',
    side: 'before',
    floor: 1,
    area: 'car-rent',
    keywords: {
      uz: 'mashina ijarasi, prokat, haydovchili mashina, rent a car, avtomobil olish',
      ru: 'аренда машины, авто напрокат, машина с водителем, взять автомобиль',
      en: 'rent a car, car hire, chauffeur, hire car, vehicle, driving',
    },
  },
];
