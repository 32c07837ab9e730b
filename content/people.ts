import type { PersonContent } from './types';

export const people: PersonContent[] = [
  {
    slug: 'sardor-rahimov',
    name: { uz: 'Sardor Rahimov', ru: 'Сардор Рахимов', en: 'Sardor Rahimov' },
    position: { uz: 'Aeroport direktori', ru: 'Директор аэропорта', en: 'Director of the airport' },
    text: {
      uz: 'Aeroportga umumiy rahbarlik qiladi, parvozlar xavfsizligi va rivojlanish rejasi uchun javob beradi.',
      ru: 'Руководит аэропортом, отвечает за безопасность полётов и план развития.',
      en: 'Runs the airport and is responsible for flight safety and development.',
    },
    body: {
      uz: `Sardor Rahimov fuqaro aviatsiyasida yigirma besh yildan ortiq ishlaydi. U bu yoʻlni perron navbatchisidan boshlagan, shuning uchun aeroportning tungi ishini hujjatdan emas, oʻz tajribasidan biladi.

### Taʼlimi

Toshkentdagi aviatsiya institutida havo transportini boshqarish mutaxassisligi boʻyicha oʻqigan. Keyin transport iqtisodiyoti boʻyicha magistr boʻlgan. Oʻzbek, rus, ingliz va turk tillarini biladi.

### Ish yoʻli

Dastlab perron navbatchisi, soʻng smena boshligʻi va ishlab chiqarish dispetcherligi rahbari boʻlib ishlagan. Bir necha yil yoʻlovchilarga xizmat koʻrsatish boʻlimini boshqargan. Yangi terminal qurilayotganda qurilishdan foydalanishga topshirishgacha boʻlgan ishlarni muvofiqlashtirgan. Uch qavatli, 42 000 m² maydonli bino reyslar toʻxtamagan holda ishga tushirilgan.

Direktor sifatida u uchta ishni birinchi oʻringa qoʻygan: parvozlar xavfsizligi, navbatlarni qisqartirish va harakatlanishi cheklangan yoʻlovchilar uchun qulaylik.

### Nima uchun javob beradi

- parvozlar va aviatsiya xavfsizligi;
- aviakompaniyalar bilan shartnomalar va yangi yoʻnalishlar;
- aeroportning yillik byudjeti va taʼmirlash rejasi;
- yoʻlovchilar murojaatlarini koʻrib chiqish.

“Yoʻlovchi aeroportni qancha kam eslasa, biz shuncha yaxshi ishlagan boʻlamiz. U safarini eslab qolsin”, — deydi Sardor Rahimov.

### Aeroportdan tashqarida

Aviatsiya institutida yiliga bir marta ochiq maʼruza oʻqiydi. Talabalarga smena jadvali qanday tuzilishini haqiqiy misollarda koʻrsatadi. Boʻsh vaqtida togʻda piyoda yuradi va eski samolyotlar suratlarini yigʻadi.

### Qabulga yozilish

Qabulga yozilish uchun +998 00 000 00 40 raqamiga qoʻngʻiroq qiling yoki director@example.com manziliga yozing. Murojaat mazmunini qisqacha ayting: kerakli mutaxassis ham taklif qilinadi. Parvoz kuni yuzaga kelgan masalani qabulni kutmasdan [bogʻlanish sahifasidagi](/airport/contacts/) telefonlar orqali hal qilish tezroq. Yoʻqolgan buyum boʻyicha [topilmalar byurosiga](/services/lost-and-found/) murojaat qiling.`,
      ru: `Сардор Рахимов работает в гражданской авиации больше двадцати пяти лет. Начинал дежурным по перрону, поэтому ночную жизнь аэропорта знает не по документам.

### Образование

Окончил авиационный институт в Ташкенте по специальности «Управление воздушным транспортом». Позже получил степень магистра по экономике транспорта. Владеет узбекским, русским, английским и турецким языками.

### Карьера

После перрона был начальником смены и руководил производственной диспетчерской. Несколько лет возглавлял службу обслуживания пассажиров. Когда строили новый терминал, координировал работы от стройплощадки до ввода в эксплуатацию. Здание в три этажа площадью 42 000 м² открыли, не останавливая полётов.

На посту директора он назвал три главных дела: безопасность полётов, короткие очереди и удобство для пассажиров с ограниченной подвижностью.

### За что отвечает

- безопасность полётов и авиационная безопасность;
- договоры с авиакомпаниями и новые направления;
- годовой бюджет аэропорта и план ремонтов;
- рассмотрение обращений пассажиров.

«Чем реже пассажир вспоминает аэропорт, тем лучше мы сработали. Пусть вспоминает поездку», — говорит Сардор Рахимов.

### Вне аэропорта

Раз в год читает открытую лекцию в авиационном институте. На настоящих примерах показывает студентам, как составляют график смен. В свободное время ходит в горы и собирает фотографии старых самолётов.

### Запись на приём

Записаться можно по телефону +998 00 000 00 40 или по почте director@example.com. Коротко опишите вопрос: на встречу пригласят и нужного специалиста. Если что-то случилось в день вылета, приёма ждать не нужно: быстрее помогут по телефонам на странице [контактов](/airport/contacts/). О потерянных вещах спрашивайте в [бюро находок](/services/lost-and-found/).`,
      en: `Sardor Rahimov has worked in civil aviation for more than twenty-five years. He began as a duty officer on the apron, so he knows the airport at night from experience and not from paper.

### Education

He studied air transport management at the aviation institute in Tashkent and later took a master’s degree in transport economics. He speaks Uzbek, Russian, English and Turkish.

### Career

After the apron he was a shift manager and then ran the operations control room. For several years he headed passenger service. When the new terminal was built, he coordinated the work from the building site to the opening. The building, with three floors and 42,000 m², was brought into use without stopping a single flight.

As director he put three things first: flight safety, shorter queues, and an airport that passengers with reduced mobility can use with ease.

### What he is responsible for

- flight safety and aviation security;
- contracts with airlines, and new routes;
- the yearly budget and the plan of repairs;
- complaints and suggestions from passengers.

“The less a passenger remembers of the airport, the better we have worked. It is the journey that should be remembered,” he says.

### Outside the airport

Once a year he gives an open lecture at the aviation institute, where he shows students with real examples how a shift roster is made. In his free time he walks in the mountains and collects photographs of old aircraft.

### Making an appointment

Call +998 00 000 00 40 or write to director@example.com. Say briefly what it is about, so that the right specialist can join the meeting. If something has gone wrong on the day of your flight, do not wait for an appointment: the numbers on the [contacts page](/airport/contacts/) are quicker. For lost things, ask [lost and found](/services/lost-and-found/).`,
    },
    email: 'director@example.com',
    reception: {
      uz: 'Har oyning birinchi va uchinchi seshanbasi, 15:00–17:00, oldindan yozilish bilan. Uchinchi qavat, direktor qabulxonasi',
      ru: 'Первый и третий вторник месяца, 15:00–17:00, по предварительной записи. Третий этаж, приёмная директора',
      en: 'First and third Tuesday of the month, 15:00–17:00, by appointment. Floor 3, director’s office',
    },
    page: true,
  },
  {
    slug: 'botir-ergashev',
    name: { uz: 'Botir Ergashev', ru: 'Ботир Эргашев', en: 'Botir Ergashev' },
    position: {
      uz: 'Direktorning ekspluatatsiya boʻyicha oʻrinbosari',
      ru: 'Заместитель директора по эксплуатации',
      en: 'Deputy director for operations',
    },
    text: {
      uz: 'Uchish-qoʻnish yoʻlagi, perron va reyslar jadvali uchun javob beradi.',
      ru: 'Отвечает за взлётную полосу, перрон и выполнение расписания.',
      en: 'Responsible for the runway, the apron and the flight schedule.',
    },
    body: {
      uz: `Botir Ergashev aviatsiyaga dispetcher boʻlib kelgan va bu ishda oʻn ikki yil ishlagan. Hozir uning qoʻl ostida aerodrom xizmati, ishlab chiqarish dispetcherligi va qutqaruv guruhi ishlaydi.

Tuman, qor va kuchli shamol kunlari aeroport tartibini u tuzadi. Kechki avtobusni reyslar tablosiga bogʻlash taklifini ham u kiritgan.`,
      ru: `Ботир Эргашев пришёл в авиацию диспетчером и проработал им двенадцать лет. Сейчас ему подчиняются аэродромная служба, производственная диспетчерская и спасательная команда.

Он определяет порядок работы аэропорта в туман, снегопад и сильный ветер. Идея привязать вечерний автобус к табло прилётов тоже принадлежит ему.`,
      en: `Botir Ergashev came to aviation as an air traffic controller and did that work for twelve years. The airfield service, the operations control room and the rescue team now report to him.

He sets how the airport works in fog, snow and strong wind. Tying the last evening bus to the arrivals board was his idea too.`,
    },
    email: 'operations@example.com',
    reception: {
      uz: 'Har chorshanba, 10:00–12:00',
      ru: 'Каждую среду, 10:00–12:00',
      en: 'Wednesdays, 10:00–12:00',
    },
  },
  {
    slug: 'dilnoza-karimova',
    name: { uz: 'Dilnoza Karimova', ru: 'Дильноза Каримова', en: 'Dilnoza Karimova' },
    position: {
      uz: 'Direktorning yoʻlovchilarga xizmat koʻrsatish boʻyicha oʻrinbosari',
      ru: 'Заместитель директора по обслуживанию пассажиров',
      en: 'Deputy director for passenger service',
    },
    text: {
      uz: 'Terminaldagi xizmatlar, maʼlumot stoli va yoʻlovchilarga yordam uning zimmasida.',
      ru: 'Ведает услугами в терминале, справочной и сопровождением пассажиров.',
      en: 'In charge of services in the terminal, the information desk and assistance.',
    },
    body: {
      uz: `Dilnoza Karimova roʻyxatdan oʻtish stolida agent boʻlib ish boshlagan. Keyin ikki xalqaro aviakompaniyaning vakolatxonasida ishlagan va aeroportga smena rahbari sifatida qaytgan.

U kungaboqar tasmasi dasturini yoʻlga qoʻydi, yordam soʻrovini telefon va pochta orqali qabul qilishni joriy etdi. Yoʻlovchilarning har bir yozma murojaatiga 15 kun ichida javob berilishini nazorat qiladi.`,
      ru: `Дильноза Каримова начинала агентом на стойке регистрации. Потом работала в представительствах двух зарубежных авиакомпаний и вернулась в аэропорт начальником смены.

Она запустила программу «Лента с подсолнухами» и ввела приём заявок на сопровождение по телефону и почте. Следит, чтобы на каждое письменное обращение ответили за 15 дней.`,
      en: `Dilnoza Karimova began as an agent at a check-in desk. She then worked at the local offices of two foreign airlines and came back to the airport as a shift manager.

She started the sunflower lanyard programme here and made it possible to ask for assistance by phone and by email. She sees to it that every written complaint is answered within 15 days.`,
    },
    email: 'passengers@example.com',
    reception: {
      uz: 'Har dushanba va payshanba, 14:00–16:00',
      ru: 'По понедельникам и четвергам, 14:00–16:00',
      en: 'Mondays and Thursdays, 14:00–16:00',
    },
  },
  {
    slug: 'jasur-turakulov',
    name: { uz: 'Jasur Toʻraqulov', ru: 'Жасур Туракулов', en: 'Jasur Turakulov' },
    position: {
      uz: 'Aviatsiya xavfsizligi xizmati boshligʻi',
      ru: 'Начальник службы авиационной безопасности',
      en: 'Head of aviation security',
    },
    text: {
      uz: 'Xavfsizlik nazorati yoʻlaklari va hududni qoʻriqlashga rahbarlik qiladi.',
      ru: 'Руководит досмотром пассажиров и охраной территории.',
      en: 'Leads the security lanes and the guarding of the site.',
    },
    body: {
      uz: `Jasur Toʻraqulov aviatsiya xavfsizligida oʻn sakkiz yildan beri ishlaydi. Inspektorlar uchun oʻquv dasturini tuzgan va ularning bilimini har yili oʻzi tekshiradi.

Xalqaro zaldagi beshta va ichki reyslar zalidagi ikkita yoʻlakning ish tartibi reyslar jadvaliga qarab belgilanadi, bu tizimni u joriy qilgan. Inspektorlardan yoʻlovchiga har bir talab sababini tushuntirishni soʻraydi.`,
      ru: `Жасур Туракулов занимается авиационной безопасностью восемнадцать лет. Он составил учебную программу для инспекторов и каждый год сам проверяет их знания.

При нём работу пяти линий международного зала и двух линий внутреннего стали планировать по расписанию рейсов. От инспекторов он требует объяснять пассажиру причину каждой просьбы.`,
      en: `Jasur Turakulov has worked in aviation security for eighteen years. He wrote the training course for screening officers and examines them himself every year.

Under him the five lanes of the international hall and the two of the domestic hall came to be staffed by the flight schedule. He asks his officers to tell passengers the reason for every request.`,
    },
    email: 'security@example.com',
    reception: {
      uz: 'Har juma, 10:00–12:00',
      ru: 'По пятницам, 10:00–12:00',
      en: 'Fridays, 10:00–12:00',
    },
  },
  {
    slug: 'rustam-aliyev',
    name: { uz: 'Rustam Aliyev', ru: 'Рустам Алиев', en: 'Rustam Aliyev' },
    position: { uz: 'Bosh muhandis', ru: 'Главный инженер', en: 'Chief engineer' },
    text: {
      uz: 'Bino, energiya, liftlar, lentalar va teletraplar uning nazoratida.',
      ru: 'Следит за зданием, энергией, лифтами, лентами и телетрапами.',
      en: 'Looks after the building, its power, lifts, belts and jet bridges.',
    },
    body: {
      uz: `Rustam Aliyev energetik muhandis, sanoat korxonasidan keyin oʻn yildan beri aeroportda ishlaydi. Terminalning sovitish tizimini reyslar jadvaliga moslash loyihasiga rahbarlik qilgan.

Uning jamoasi toʻrtta teletrap, uchta bagaj lentasi va barcha liftlarni kecha-yu kunduz kuzatadi. Taʼmirlash ishlari imkon boricha reyslar kam boʻlgan soatlarga rejalashtiriladi.`,
      ru: `Рустам Алиев — инженер-энергетик, пришёл в аэропорт с завода и работает здесь десять лет. Руководил проектом, который настроил охлаждение терминала по расписанию рейсов.

Его команда круглосуточно следит за четырьмя телетрапами, тремя лентами выдачи багажа и всеми лифтами. Ремонт по возможности назначают на часы, когда рейсов мало.`,
      en: `Rustam Aliyev is a power engineer who came to the airport from industry and has been here for ten years. He led the project that tied the cooling of the terminal to the flight schedule.

His team watches over four jet bridges, three baggage belts and all the lifts around the clock. Where possible, repairs are planned for hours with few flights.`,
    },
    email: 'engineering@example.com',
    reception: {
      uz: 'Har seshanba, 11:00–12:00',
      ru: 'По вторникам, 11:00–12:00',
      en: 'Tuesdays, 11:00–12:00',
    },
  },
  {
    slug: 'nigora-saidova',
    name: { uz: 'Nigora Saidova', ru: 'Нигора Саидова', en: 'Nigora Saidova' },
    position: {
      uz: 'Kadrlar boʻlimi boshligʻi',
      ru: 'Начальник отдела кадров',
      en: 'Head of human resources',
    },
    text: {
      uz: 'Ishga qabul, oʻqitish va smena jadvallari bilan shugʻullanadi.',
      ru: 'Занимается приёмом на работу, обучением и графиками смен.',
      en: 'Deals with hiring, training and shift rosters.',
    },
    body: {
      uz: `Nigora Saidova psixologiya va mehnat huquqi boʻyicha taʼlim olgan. Aeroportga kelguncha kasb-hunar kollejida dars bergan.

U tajribasiz nomzodlar uchun ikki oylik pullik oʻquv kursini ochdi: endi agent va inspektorlarning koʻpi shu yerda tayyorlanadi. Ishga oid savollarga javoblar va boʻsh oʻrinlar [alohida sahifada](/airport/career/) berilgan.`,
      ru: `Нигора Саидова получила образование в области психологии и трудового права. До аэропорта преподавала в профессиональном колледже.

Она открыла двухмесячный оплачиваемый курс для кандидатов без опыта: теперь большинство агентов и инспекторов учатся здесь. Вакансии и ответы на вопросы о работе — на странице [«Карьера»](/airport/career/).`,
      en: `Nigora Saidova studied psychology and labour law. Before the airport she taught at a vocational college.

She opened the paid two-month course for applicants without experience, and most agents and screening officers are now trained here. Open positions and answers about working at the airport are on the [careers page](/airport/career/).`,
    },
    email: 'career@example.com',
    reception: {
      uz: 'Har payshanba, 10:00–13:00',
      ru: 'По четвергам, 10:00–13:00',
      en: 'Thursdays, 10:00–13:00',
    },
  },
];
