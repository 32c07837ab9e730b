import type { Localized, PageContent } from '../types';

const cell = (uz: string, ru: string, en: string): { text: Localized } => ({
  text: { uz, ru, en },
});

const flightSafety: PageContent = {
  slug: 'flight-safety-policy',
  title: {
    uz: 'Parvozlar xavfsizligi siyosati',
    ru: 'Политика безопасности полётов',
    en: 'Flight safety policy',
  },
  lead: {
    uz: 'Aeroport xavfsizlik uchun nimalarni zimmasiga oladi va koʻrgan xavfingiz haqida qayerga xabar berasiz.',
    ru: 'Что аэропорт обязуется делать ради безопасности и куда сообщить об опасности, которую вы заметили.',
    en: 'What the airport undertakes for the sake of safety, and where to report a hazard you have seen.',
  },
  sections: [
    {
      blockType: 'notice',
      anchor: 'danger-now',
      tone: 'warn',
      text: {
        uz: 'Xavf ayni damda mavjud boʻlsa, shakl toʻldirmang. Eng yaqin xodimga ayting yoki +998 00 000 00 05 raqamiga qoʻngʻiroq qiling: navbatchi kecha-yu kunduz javob beradi.',
        ru: 'Если опасность грозит прямо сейчас, ничего не заполняйте. Скажите ближайшему сотруднику или позвоните по номеру +998 00 000 00 05: дежурный отвечает круглосуточно.',
        en: 'If the danger is there right now, do not fill in anything. Tell the nearest member of staff or call +998 00 000 00 05: the duty manager answers around the clock.',
      },
    },
    {
      blockType: 'text',
      anchor: 'principle',
      heading: {
        uz: 'Asosiy tamoyil',
        ru: 'Главный принцип',
        en: 'The principle',
      },
      body: {
        uz: `Xavfsizlik jadvaldan ham, xarajatdan ham, qulaylikdan ham ustun turadi. Xodim xavfsizligiga ishonchi komil boʻlmagan ishni toʻxtatishga haqli va bunga majbur. Keyin undan kechikish uchun hisob soʻralmaydi.

Bu siyosat aeroportning barcha xodimlariga, shuningdek, hududimizda ishlaydigan pudratchilar, yer usti xizmatlari va ijarachilarga taalluqli. Uning bajarilishi uchun aeroport direktori [Sardor Rahimov](/airport/sardor-rahimov/) shaxsan javob beradi. Parvozlar xavfsizligi xizmati toʻgʻridan-toʻgʻri unga boʻysunadi va boshqa boʻlimlardan mustaqil.`,
        ru: `Безопасность важнее расписания, расходов и удобства. Сотрудник, который не уверен, что работу можно выполнить безопасно, вправе и обязан её остановить. Отчитываться за задержку после этого ему не придётся.

Политика распространяется на всех работников аэропорта, а также на подрядчиков, наземные службы и арендаторов, работающих на нашей территории. За её исполнение лично отвечает директор аэропорта [Сардор Рахимов](/airport/sardor-rahimov/). Служба безопасности полётов подчиняется ему напрямую и не зависит от других подразделений.`,
        en: `Safety comes before the timetable, before cost and before convenience. Anyone on the staff who is not sure that a task can be done safely has the right, and the duty, to stop it. Nobody will ask them afterwards to answer for the delay.

The policy binds everyone employed by the airport, and the contractors, ground handlers and tenants who work on its grounds. The director, [Sardor Rahimov](/airport/sardor-rahimov/), is personally accountable for it. The flight safety department reports to him directly and is independent of all other departments.`,
      },
    },
    {
      blockType: 'text',
      anchor: 'commitments',
      heading: {
        uz: 'Bizning majburiyatlarimiz',
        ru: 'Наши обязательства',
        en: 'Our commitments',
      },
      body: {
        uz: `- **Talablarga amal qilish.** Milliy aviatsiya qoidalariga va xalqaro fuqaro aviatsiyasi tashkilotining standartlariga rioya qilamiz. Ular yetarli boʻlmagan joyda oʻzimizga qattiqroq qoida belgilaymiz.
- **Xavfni oldindan izlash.** Uchish-qoʻnish yoʻlagi, perron va yoʻlaklarni har kuni koʻrikdan oʻtkazamiz. Qushlar, begona buyumlar, muz va tuman uchun alohida tartib bor.
- **Oʻzgarishni baholash.** Yangi texnika, yangi reys yoki qurilish ishlari boshlanishidan oldin ular keltirishi mumkin boʻlgan xavf baholanadi va yozib qoʻyiladi.
- **Odam va vosita ajratish.** Xavfsizlikka yetarli xodim, vaqt va mablagʻ ajratamiz. Smena davomiyligi va dam olish vaqti nazorat qilinadi.
- **Oʻqitish.** Perronga chiqadigan har bir kishi oʻquvdan oʻtadi va bilimini muntazam yangilaydi. Bu pudratchi xodimlariga ham tegishli.
- **Oʻlchash.** Parvozlar xavfsizligi koʻrsatkichlari har oyda koʻrib chiqiladi. Natijalar xodimlarga ochiq.
- **Favqulodda holatga tayyorlik.** Qutqaruv, yongʻin va tibbiyot xizmatlari bilan birgalikda mashgʻulotlar oʻtkazamiz.`,
        ru: `- **Соблюдать требования.** Мы следуем национальным авиационным правилам и стандартам Международной организации гражданской авиации. Там, где их недостаточно, устанавливаем для себя более строгие.
- **Искать опасность заранее.** Взлётно-посадочную полосу, перрон и рулёжные дорожки осматриваем ежедневно. Для птиц, посторонних предметов, льда и тумана есть отдельный порядок действий.
- **Оценивать перемены.** Прежде чем появится новая техника, новый рейс или начнётся стройка, мы оцениваем связанные с ними риски и записываем выводы.
- **Выделять людей и средства.** На безопасность хватает сотрудников, времени и денег. Продолжительность смен и отдыха контролируется.
- **Обучать.** Каждый, кто выходит на перрон, проходит подготовку и регулярно обновляет знания. Это касается и работников подрядчиков.
- **Измерять.** Показатели безопасности рассматриваются каждый месяц. Результаты открыты для персонала.
- **Быть готовыми к чрезвычайной ситуации.** Мы проводим учения вместе со спасателями, пожарными и медиками.`,
        en: `- **Meet the requirements.** We follow the national aviation rules and the standards of the International Civil Aviation Organization. Where these are not enough, we set ourselves stricter ones.
- **Look for hazards first.** Runway, apron and taxiways are inspected every day. Birds, loose objects, ice and fog each have a procedure of their own.
- **Assess every change.** Before new equipment, a new route or building work begins, the risks it may bring are assessed and written down.
- **Give it people and money.** Safety gets enough staff, time and funds. Hours of duty and of rest are monitored.
- **Train.** Everyone who goes out on the apron is trained, and trained again at regular intervals. Contractors are no exception.
- **Measure.** Safety indicators are reviewed every month. The results are open to all staff.
- **Be ready for an emergency.** We hold exercises together with the rescue, fire and medical services.`,
      },
    },
    {
      blockType: 'text',
      anchor: 'just-culture',
      heading: {
        uz: 'Xabar bergan odam jazolanmaydi',
        ru: 'За сообщение не наказывают',
        en: 'Nobody is punished for reporting',
      },
      body: {
        uz: `Biz adolatli munosabat tamoyiliga amal qilamiz. Xatosi haqida oʻzi aytgan xodimga nisbatan chora koʻrilmaydi. Biz aybdorni emas, sababni izlaymiz: yoʻriqnoma tushunarlimi, vaqt yetarlimi, texnika sozmi.

Chegara ham aniq. Qoidani qasddan buzish, qoʻpol beparvolik, mast holda ishlash va hodisani yashirish kechirilmaydi. Bunday holatlarga baho berishda parvozlar xavfsizligi xizmati va xodimlar vakili birga qatnashadi.

Xabar bergan kishining ismi faqat tekshiruvni olib boradigan mutaxassisga maʼlum. Uni roziligisiz rahbariga, ish beruvchisiga yoki matbuotga aytmaymiz, qonun talab qiladigan holatlar bundan mustasno.`,
        ru: `Мы придерживаемся культуры справедливости. К сотруднику, который сам рассказал о своей ошибке, меры не применяются. Мы ищем не виновного, а причину: понятна ли инструкция, хватает ли времени, исправна ли техника.

Граница тоже ясна. Умышленное нарушение, грубая небрежность, работа в состоянии опьянения и сокрытие происшествия не прощаются. Такие случаи служба безопасности полётов оценивает вместе с представителем работников.

Имя сообщившего знает только специалист, который ведёт проверку. Без согласия человека мы не называем его ни руководителю, ни работодателю, ни прессе, кроме случаев, когда этого требует закон.`,
        en: `We hold to a just culture. No action is taken against someone who owns up to a mistake. We look for the cause and not for a culprit: was the instruction clear, was there time enough, was the equipment sound.

The limit is just as clear. Deliberate violation, gross negligence, working under the influence of alcohol or drugs, and hiding an event are not excused. Such cases are judged by the flight safety department together with a representative of the staff.

Only the specialist who looks into a report knows who sent it. We do not give the name to a manager, an employer or the press without consent, except where the law obliges us to.`,
      },
    },
    {
      blockType: 'accordion',
      anchor: 'what-to-report',
      heading: {
        uz: 'Nima haqida xabar berish kerak',
        ru: 'О чём сообщать',
        en: 'What to report',
      },
      items: [
        {
          anchor: 'hazards-travellers',
          title: {
            uz: 'Yoʻlovchi va mehmonlar koʻrishi mumkin boʻlgan holatlar',
            ru: 'Что может заметить пассажир или гость',
            en: 'What a traveller or visitor may notice',
          },
          body: {
            uz: `- perronda yoki samolyot yonida yotgan buyum, toʻkilgan yoqilgʻi, tutun;
- aeroport yaqinida uchayotgan dron, lazer nuri, havo shari yoki mushak;
- yoʻlak ustidagi qushlar galasi, hududdagi hayvon;
- ochiq qolgan xizmat eshigi, buzilgan panjara;
- terminaldagi sirpanchiq pol, nosoz eskalator, toʻsilgan evakuatsiya yoʻli.

Egasiz sumka boshqa masala: unga tegmang va darhol xodimni chaqiring.`,
            ru: `- предмет на перроне или возле самолёта, пролитое топливо, дым;
- дрон, луч лазера, воздушный шар или фейерверк рядом с аэропортом;
- стая птиц над полосой, животное на территории;
- незакрытая служебная дверь, повреждённое ограждение;
- скользкий пол, неисправный эскалатор, загороженный эвакуационный выход в терминале.

Оставленная сумка — отдельный случай: не трогайте её и сразу позовите сотрудника.`,
            en: `- something lying on the apron or beside an aircraft, spilt fuel, smoke;
- a drone, a laser beam, a balloon or fireworks near the airport;
- a flock of birds over the runway, an animal inside the fence;
- a service door left open, a damaged fence;
- a slippery floor, a faulty escalator or a blocked escape route in the terminal.

An unattended bag is a different matter: do not touch it and call a member of staff at once.`,
          },
        },
        {
          anchor: 'hazards-staff',
          title: {
            uz: 'Xodim va pudratchilar xabar beradigan holatlar',
            ru: 'О чём сообщают работники и подрядчики',
            en: 'What staff and contractors report',
          },
          body: {
            uz: 'Texnikaning samolyotga tegishi yoki xavfli yaqinlashishi, ruxsatsiz yoʻlakka chiqish, nosoz belgi va chiroqlar, yuklashdagi xato, charchoq, tushunarsiz yoʻriqnoma. Hech narsa sodir boʻlmagan, lekin boʻlishi mumkin boʻlgan holat ham xabar berishga arziydi.',
            ru: 'Касание самолёта техникой или опасное сближение, выезд на полосу без разрешения, неисправные знаки и огни, ошибка при загрузке, усталость, непонятная инструкция. Сообщать стоит и о том, что ничем не закончилось, но могло.',
            en: 'A vehicle touching an aircraft or coming too close, entering the runway without clearance, faulty signs and lights, a loading error, fatigue, an instruction nobody understands. Near misses are worth reporting as well.',
          },
        },
      ],
    },
    {
      blockType: 'steps',
      anchor: 'report',
      heading: {
        uz: 'Qanday xabar beriladi',
        ru: 'Как сообщить',
        en: 'How to report',
      },
      text: {
        uz: 'Ismingizni aytishingiz shart emas, lekin javob olish uchun aloqa maʼlumoti kerak boʻladi.',
        ru: 'Называть себя необязательно, но без контакта мы не сможем вам ответить.',
        en: 'You need not give your name, but without a contact we cannot answer you.',
      },
      items: [
        {
          icon: 'shield',
          title: {
            uz: 'Oʻzingizni xavfga qoʻymang',
            ru: 'Не рискуйте сами',
            en: 'Keep out of danger',
          },
          text: {
            uz: 'Xavfli joydan uzoqlashing va buyumlarga tegmang. Yoningizdagilarni ogohlantiring.',
            ru: 'Отойдите на безопасное расстояние, ничего не трогайте. Предупредите тех, кто рядом.',
            en: 'Move away and touch nothing. Warn the people beside you.',
          },
        },
        {
          icon: 'phone',
          title: { uz: 'Bizga ayting', ru: 'Скажите нам', en: 'Tell us' },
          text: {
            uz: 'Shoshilinch holatda qoʻngʻiroq qiling. Qolgan hollarda safety@example.com manziliga yozing yoki 1- va 2-qavatdagi maʼlumot stoliga murojaat qiling.',
            ru: 'Если дело срочное, звоните. В остальных случаях напишите на safety@example.com или подойдите к справочной на 1-м или 2-м этаже.',
            en: 'Call if it is urgent. Otherwise write to safety@example.com or go to an information desk on floor 1 or 2.',
          },
        },
        {
          icon: 'map-pin',
          title: {
            uz: 'Joy va vaqtni yozing',
            ru: 'Назовите место и время',
            en: 'Say where and when',
          },
          text: {
            uz: 'Nima koʻrdingiz, qayerda va soat nechada? Eng yaqin chiqish, stol yoki avtoturargoh qatorini koʻrsating. Surat boʻlsa, ilova qiling.',
            ru: 'Что вы видели, где и в котором часу? Укажите ближайший выход, стойку или ряд парковки. Если есть снимок, приложите его.',
            en: 'What did you see, where, and at what time? Name the nearest gate, desk or parking row. Attach a picture if you have one.',
          },
        },
        {
          icon: 'search',
          title: { uz: 'Biz tekshiramiz', ru: 'Мы проверим', en: 'We look into it' },
          text: {
            uz: 'Xabar oʻsha kuniyoq roʻyxatga olinadi va xavf darajasi baholanadi. Jiddiy xavf darhol bartaraf etiladi.',
            ru: 'Сообщение регистрируют в тот же день и оценивают степень риска. Серьёзную опасность устраняют немедленно.',
            en: 'The report is registered the same day and its risk assessed. A serious hazard is dealt with at once.',
          },
        },
        {
          icon: 'mail',
          title: { uz: 'Javob olasiz', ru: 'Вы получите ответ', en: 'You get an answer' },
          text: {
            uz: 'Aloqa maʼlumotini qoldirgan boʻlsangiz, oʻn ish kuni ichida nima aniqlangani va nima qilinganini yozamiz.',
            ru: 'Если вы оставили контакт, в течение десяти рабочих дней мы напишем, что выяснилось и что сделано.',
            en: 'If you left a contact, we write within ten working days to say what was found and what was done.',
          },
        },
      ],
    },
    {
      blockType: 'contacts',
      anchor: 'safety-contacts',
      heading: {
        uz: 'Parvozlar xavfsizligi xizmati',
        ru: 'Служба безопасности полётов',
        en: 'Flight safety department',
      },
      items: [
        {
          title: {
            uz: 'Navbatchi: shoshilinch xabarlar',
            ru: 'Дежурный: срочные сообщения',
            en: 'Duty manager: urgent reports',
          },
          text: {
            uz: 'Xavf hozir mavjud boʻlsa yoki samolyotga tahdid solsa.',
            ru: 'Если опасность есть сейчас или угрожает самолёту.',
            en: 'If the danger is present now or threatens an aircraft.',
          },
          phone: '+998 00 000 00 05',
          hours: { uz: 'Kecha-yu kunduz', ru: 'Круглосуточно', en: 'Around the clock' },
        },
        {
          title: {
            uz: 'Boshqa xabar va savollar',
            ru: 'Другие сообщения и вопросы',
            en: 'Other reports and questions',
          },
          text: {
            uz: 'Xabarni oʻzbek, rus yoki ingliz tilida yozish mumkin.',
            ru: 'Писать можно на узбекском, русском или английском языке.',
            en: 'You may write in Uzbek, Russian or English.',
          },
          phone: '+998 00 000 00 06',
          email: 'safety@example.com',
          hours: {
            uz: 'Dushanba–juma, 9:00–18:00',
            ru: 'Понедельник–пятница, 9:00–18:00',
            en: 'Monday to Friday, 9:00–18:00',
          },
        },
      ],
    },
    {
      blockType: 'text',
      anchor: 'review',
      heading: {
        uz: 'Tasdiqlash va qayta koʻrish',
        ru: 'Утверждение и пересмотр',
        en: 'Approval and review',
      },
      body: {
        uz: 'Siyosat {date:-210} kuni tasdiqlangan. U har yili, shuningdek, jiddiy hodisa yoki qoidalar oʻzgarishidan keyin qayta koʻrib chiqiladi. Boshqa hujjatlar [Siyosatlar](/policies/) sahifasida. Dron va suratga olish tartibi [alohida sahifada](/press-center/photo-rules/) yozilgan.',
        ru: 'Дата утверждения политики: {date:-210}. Её пересматривают ежегодно, а также после серьёзного происшествия или изменения правил. Другие документы — на странице [«Политики»](/policies/). Порядок съёмки и запуска дронов описан [отдельно](/press-center/photo-rules/).',
        en: 'The policy was approved on {date:-210}. It is reviewed every year, and also after a serious event or a change of the rules. Other documents are on the [Policies](/policies/) page. Filming and drones have [rules of their own](/press-center/photo-rules/).',
      },
    },
  ],
  meta: {
    title: {
      uz: 'Parvozlar xavfsizligi siyosati va xavf haqida xabar',
      ru: 'Безопасность полётов: политика и сообщения об опасности',
      en: 'Flight safety policy and how to report a hazard',
    },
    description: {
      uz: '“Registon” aeroportining xavfsizlik majburiyatlari, adolatli munosabat tamoyili va xavf haqida xabar berish tartibi: telefon, email, besh qadam.',
      ru: 'Обязательства аэропорта «Регистон» в области безопасности, культура справедливости и порядок сообщения об опасности: телефон, почта, пять шагов.',
      en: 'The safety commitments of Registon airport, its just culture, and how to report a hazard: a phone number for urgent cases, an email and five steps.',
    },
  },
  keywords: {
    uz: 'xavf haqida xabar, hodisa, dron, qushlar, lazer, favqulodda holat, adolatli munosabat',
    ru: 'сообщить об опасности, происшествие, дрон, птицы, лазер, чрезвычайная ситуация, культура справедливости',
    en: 'report a hazard, incident, drone, birds, laser, emergency, just culture, SMS',
  },
};

const policies: PageContent = {
  slug: 'policies',
  title: { uz: 'Siyosatlar', ru: 'Политики', en: 'Policies' },
  lead: {
    uz: 'Aeroport amal qiladigan qoidalar, saytning qulayligi haqidagi bayonot va shikoyat berish tartibi.',
    ru: 'Правила, которых придерживается аэропорт, заявление о доступности сайта и порядок подачи жалоб.',
    en: 'The rules the airport holds itself to, the accessibility of this site, and how to complain.',
  },
  sections: [
    {
      blockType: 'links',
      anchor: 'all-policies',
      heading: { uz: 'Alohida sahifalar', ru: 'Отдельные страницы', en: 'Policies in full' },
      items: [
        {
          href: '/flight-safety-policy/',
          title: {
            uz: 'Parvozlar xavfsizligi siyosati',
            ru: 'Политика безопасности полётов',
            en: 'Flight safety policy',
          },
          text: {
            uz: 'Majburiyatlar, adolatli munosabat va xavf haqida xabar berish.',
            ru: 'Обязательства, культура справедливости и сообщения об опасности.',
            en: 'Commitments, just culture and reporting a hazard.',
          },
        },
        {
          href: '/privacy-policy/',
          title: {
            uz: 'Maxfiylik siyosati',
            ru: 'Политика конфиденциальности',
            en: 'Privacy policy',
          },
          text: {
            uz: 'Sayt nimani saqlaydi, nimani saqlamaydi va sizning huquqlaringiz.',
            ru: 'Что сайт хранит, чего не хранит и какие у вас права.',
            en: 'What the site stores, what it does not, and your rights.',
          },
        },
        {
          href: '/press-center/photo-rules/',
          title: {
            uz: 'Suratga olish qoidalari',
            ru: 'Правила съёмки',
            en: 'Photo rules',
          },
          text: {
            uz: 'Yoʻlovchi va jurnalistlar uchun: qayerda mumkin, qayerda mumkin emas.',
            ru: 'Для пассажиров и журналистов: где можно снимать, а где нельзя.',
            en: 'For travellers and journalists: where you may film and where not.',
          },
        },
      ],
    },
    {
      blockType: 'text',
      anchor: 'quality',
      heading: { uz: 'Sifat siyosati', ru: 'Политика в области качества', en: 'Quality' },
      body: {
        uz: `Yoʻlovchi uchun sifat uch narsadan iborat: kutish qisqa, maʼlumot toʻgʻri, munosabat xushmuomala. Shuning uchun biz quyidagilarni oʻlchaymiz:

- roʻyxatdan oʻtish, xavfsizlik va pasport nazoratida kutish vaqti;
- birinchi sumka lentaga chiqquncha oʻtgan vaqt;
- tablo va sayt maʼlumotining bir-biriga mosligi;
- zal va hojatxonalarning tozaligi, lift va eskalatorlarning ishlashi;
- shikoyatlar soni va ularga javob berish muddati.

Natijalar har chorakda rahbariyatga taqdim etiladi. Ijarachi va pudratchilar bilan shartnomalarda ham xuddi shu talablar yozilgan.`,
        ru: `Для пассажира качество — это три вещи: недолгое ожидание, верные сведения и вежливое обращение. Поэтому мы измеряем:

- время ожидания на регистрации, досмотре и паспортном контроле;
- время до появления первой сумки на ленте;
- совпадение сведений на табло и на сайте;
- чистоту залов и туалетов, работу лифтов и эскалаторов;
- число жалоб и срок ответа на них.

Результаты ежеквартально рассматривает руководство. Те же требования записаны в договорах с арендаторами и подрядчиками.`,
        en: `To a traveller, quality means three things: a short wait, correct information and courtesy. So this is what we measure:

- the wait at check-in, security and passport control;
- the time until the first bag is on the belt;
- whether the boards and this site say the same;
- how clean the halls and toilets are, and whether lifts and escalators run;
- how many complaints come in and how long an answer takes.

The management reviews the results every quarter. Contracts with tenants and contractors carry the same requirements.`,
      },
    },
    {
      blockType: 'text',
      anchor: 'environment',
      heading: {
        uz: 'Ekologik siyosat',
        ru: 'Экологическая политика',
        en: 'Environment',
      },
      body: {
        uz: `Aeroport shahar markazidan 7 km uzoqlikda joylashgan, shuning uchun shovqin va havo tozaligi qoʻshnilarimizga bevosita taalluqli.

- Suv va elektr sarfi terminalning har bir qismida alohida hisobga olinadi.
- Chiqindi saralanadi: zallarda qogʻoz, plastik va boshqa chiqindi uchun alohida idishlar bor.
- Muzga qarshi suyuqlik perronda yigʻib olinadi va yerga tushmaydi.
- Perrondagi texnika bosqichma-bosqich elektrga oʻtkaziladi.
- Shovqin oʻlchanadi. Murojaat kelsa, aynan oʻsha vaqtdagi parvoz tekshiriladi.

Shaharga 73-avtobus har 15 daqiqada yuradi: [qanday yetib kelish](/how-to-get-there/).`,
        ru: `От аэропорта до центра города 7 км, поэтому шум и чистота воздуха прямо касаются наших соседей.

- Расход воды и электричества учитывается по каждой части терминала отдельно.
- Отходы сортируются: в залах стоят контейнеры для бумаги, пластика и прочего мусора.
- Противообледенительную жидкость собирают на перроне, в землю она не попадает.
- Перронная техника постепенно переходит на электричество.
- Уровень шума измеряется. По каждому обращению проверяют рейс, выполнявшийся в это время.

В город каждые 15 минут ходит автобус 73: [как добраться](/how-to-get-there/).`,
        en: `The airport is 7 km from the city centre, so noise and clean air concern our neighbours directly.

- Water and electricity are metered separately for each part of the terminal.
- Waste is sorted: the halls have bins for paper, plastic and the rest.
- De-icing fluid is collected on the apron and does not reach the soil.
- Vehicles on the apron are gradually going electric.
- Noise is measured. When someone writes to us, the flight of that very time is checked.

Bus 73 runs to the city every 15 minutes: [how to get there](/how-to-get-there/).`,
      },
    },
    {
      blockType: 'text',
      anchor: 'accessibility',
      heading: {
        uz: 'Saytning qulayligi haqida bayonot',
        ru: 'Заявление о доступности сайта',
        en: 'Accessibility statement of this site',
      },
      body: {
        uz: `Biz saytni WCAG 2.2 talablarining AA darajasiga mos qilishga intilamiz. Yangi sahifa ochilishidan oldin klaviatura va ekran oʻqigich bilan tekshiriladi.

### Nimalar bor

- Yuqoridagi tugma maxsus imkoniyatlar panelini ochadi: matn oʻlchami, kontrast ranglar, rasmlarni yashirish.
- Barcha sahifalarda faqat klaviatura bilan harakatlanish mumkin. Birinchi havola toʻgʻri matnga olib boradi.
- Reys holati soʻz bilan yoziladi, u faqat rang bilan koʻrsatilmaydi.
- Qurilmangizda harakatni kamaytirish yoqilgan boʻlsa, animatsiya oʻchadi.

### Nimalar yetishmaydi

- Qavat sxemalari chizma. Ekran oʻqigichdan foydalansangiz, joylar nomi va joylashuvini matndan oʻqing.
- Ayrim hujjatlar skaner qilingan PDF shaklida. Soʻrasangiz, matn koʻrinishida yuboramiz.

Toʻsiqqa duch kelsangiz, accessibility@example.com manziliga yozing: sahifa manzili va nima ishlamaganini koʻrsating. Besh ish kuni ichida javob beramiz. Terminaldagi yordam uchun [hamrohlik xizmatiga](/services/assistance/) 48 soat oldin buyurtma bering.`,
        ru: `Мы стремимся к тому, чтобы сайт соответствовал уровню AA требований WCAG 2.2. Перед публикацией новую страницу проверяют с клавиатурой и программой экранного доступа.

### Что есть

- Кнопка вверху открывает панель для слабовидящих: размер текста, контрастные цвета, скрытие изображений.
- По всем страницам можно перемещаться одной клавиатурой. Первая ссылка ведёт сразу к тексту.
- Статус рейса написан словами, а не только обозначен цветом.
- Если на устройстве включено уменьшение движения, анимации отключаются.

### Чего не хватает

- Схемы этажей нарисованы. С программой экранного доступа читайте названия мест и их расположение в тексте.
- Часть документов — сканы в PDF. По просьбе пришлём их текстом.

Если что-то мешает пользоваться сайтом, напишите на accessibility@example.com: укажите адрес страницы и что не получилось. Ответим в течение пяти рабочих дней. Помощь в терминале заказывают за 48 часов в [службе сопровождения](/services/assistance/).`,
        en: `We aim for level AA of WCAG 2.2. A new page is tried with a keyboard and a screen reader before it is published.

### What works

- A button at the top opens the accessibility panel: text size, contrast colours, hiding of images.
- Every page can be used with the keyboard alone. The first link leads straight to the content.
- The status of a flight is written in words and never told by colour alone.
- Where your device asks for reduced motion, animations are off.

### Known problems

- The floor plans are drawings. With a screen reader, read the names of the places and where they are in the text.
- Some documents are scanned PDF files. Ask, and we send you the text.

If something stands in your way, write to accessibility@example.com with the address of the page and what did not work. We answer within five working days. For help in the terminal, ask the [assistance service](/services/assistance/) 48 hours ahead.`,
      },
    },
    {
      blockType: 'steps',
      anchor: 'complaints',
      heading: {
        uz: 'Shikoyat va takliflar',
        ru: 'Жалобы и предложения',
        en: 'Complaints and suggestions',
      },
      text: {
        uz: 'Kechikish, bekor qilingan reys, shikastlangan yoki yoʻqolgan bagaj boʻyicha avval aviakompaniyaga murojaat qiling. Terminal, xodim, narx va xizmatlar haqida bizga yozing.',
        ru: 'По задержке, отмене рейса, повреждённому или потерянному багажу сначала обратитесь в авиакомпанию. О терминале, сотрудниках, ценах и услугах пишите нам.',
        en: 'For a delay, a cancelled flight or damaged or lost baggage, ask your airline first. For the terminal, its staff, prices and services, write to us.',
      },
      items: [
        {
          icon: 'users',
          title: { uz: 'Joyida ayting', ru: 'Скажите на месте', en: 'Say it on the spot' },
          text: {
            uz: 'Maʼlumot stolida navbatchi administratorni chaqirishni soʻrang. Koʻp masala shu yerning oʻzida hal boʻladi.',
            ru: 'Попросите в справочной позвать дежурного администратора. Многое решается сразу.',
            en: 'Ask the information desk to call the duty manager. Much can be settled there and then.',
          },
        },
        {
          icon: 'mail',
          title: { uz: 'Yozing', ru: 'Напишите', en: 'Put it in writing' },
          text: {
            uz: 'feedback@example.com manziliga sana, vaqt, joy va reys raqamini koʻrsatib yozing. Chek yoki surat boʻlsa, ilova qiling.',
            ru: 'Пишите на feedback@example.com, укажите дату, время, место и номер рейса. Приложите чек или снимок, если они есть.',
            en: 'Write to feedback@example.com with the date, time, place and flight number. Attach a receipt or a picture if you have one.',
          },
        },
        {
          icon: 'ticket',
          title: {
            uz: 'Roʻyxat raqamini oling',
            ru: 'Получите номер обращения',
            en: 'Get a reference number',
          },
          text: {
            uz: 'Uni bir ish kuni ichida yuboramiz. Qoʻngʻiroq qilganda shu raqamni ayting.',
            ru: 'Мы пришлём его в течение рабочего дня. Назовите его, если будете звонить.',
            en: 'We send it within one working day. Quote it when you call.',
          },
        },
        {
          icon: 'scale',
          title: { uz: 'Javob', ru: 'Ответ', en: 'Our answer' },
          text: {
            uz: 'Javob 15 kun ichida keladi, qoʻshimcha oʻrganish kerak boʻlsa, bir oygacha choʻzilishi mumkin. Rozi boʻlmasangiz, direktor nomiga yozing.',
            ru: 'Отвечаем в течение 15 дней, а если нужна дополнительная проверка — до месяца. Если ответ вас не устроит, напишите на имя директора.',
            en: 'It comes within 15 days, or up to a month where more has to be looked into. If you disagree, write to the director.',
          },
        },
      ],
    },
    {
      blockType: 'contacts',
      anchor: 'feedback',
      heading: {
        uz: 'Murojaatlar boʻlimi',
        ru: 'Отдел по работе с обращениями',
        en: 'Customer relations',
      },
      items: [
        {
          title: {
            uz: 'Shikoyat, taklif va minnatdorchilik',
            ru: 'Жалобы, предложения, благодарности',
            en: 'Complaints, suggestions, thanks',
          },
          text: {
            uz: 'Shaxsan kelmoqchi boʻlsangiz: 3-qavat, ofislar. Yoʻlni maʼlumot stolida koʻrsatishadi.',
            ru: 'Если хотите прийти лично: 3-й этаж, офисы. Дорогу подскажут в справочной.',
            en: 'To come in person: floor 3, offices. The information desk will show you the way.',
          },
          phone: '+998 00 000 00 07',
          email: 'feedback@example.com',
          hours: {
            uz: 'Ish kunlari 9:00–18:00',
            ru: 'По рабочим дням 9:00–18:00',
            en: 'Working days, 9:00–18:00',
          },
        },
      ],
    },
    {
      blockType: 'documents',
      anchor: 'documents',
      heading: { uz: 'Hujjatlar', ru: 'Документы', en: 'Documents' },
      text: {
        uz: 'Havolalar namunaviy: ular ortida haqiqiy hujjat yoʻq.',
        ru: 'Ссылки приведены для примера: настоящих документов за ними нет.',
        en: 'The links are samples: there are no real documents behind them.',
      },
      items: [
        {
          href: 'https://example.com/docs/flight-safety-policy.pdf',
          title: {
            uz: 'Parvozlar xavfsizligi siyosati, imzolangan nusxa',
            ru: 'Политика безопасности полётов, подписанный экземпляр',
            en: 'Flight safety policy, signed copy',
          },
          text: { uz: 'PDF, uch tilda', ru: 'PDF, на трёх языках', en: 'PDF, three languages' },
        },
        {
          href: 'https://example.com/docs/quality-policy.pdf',
          title: {
            uz: 'Sifat siyosati',
            ru: 'Политика в области качества',
            en: 'Quality policy',
          },
          text: { uz: 'PDF, 2 bet', ru: 'PDF, 2 страницы', en: 'PDF, 2 pages' },
        },
        {
          href: 'https://example.com/docs/environment-policy.pdf',
          title: {
            uz: 'Ekologik siyosat',
            ru: 'Экологическая политика',
            en: 'Environment policy',
          },
          text: { uz: 'PDF, 3 bet', ru: 'PDF, 3 страницы', en: 'PDF, 3 pages' },
        },
        {
          href: 'https://example.com/docs/complaint-form.docx',
          title: { uz: 'Shikoyat shakli', ru: 'Бланк жалобы', en: 'Complaint form' },
          text: {
            uz: 'DOCX, erkin shaklda yozish ham mumkin',
            ru: 'DOCX, можно написать и в свободной форме',
            en: 'DOCX, a plain letter will do as well',
          },
        },
      ],
    },
  ],
  meta: {
    title: {
      uz: 'Siyosatlar: sifat, ekologiya, qulaylik, shikoyatlar',
      ru: 'Политики: качество, экология, доступность, жалобы',
      en: 'Policies: quality, environment, accessibility, complaints',
    },
    description: {
      uz: 'Aeroportning sifat va ekologiya siyosati, saytning qulayligi haqida bayonot, shikoyat berish tartibi, javob muddatlari va hujjatlar.',
      ru: 'Политика качества и экологии аэропорта, заявление о доступности сайта, порядок подачи жалоб, сроки ответа и документы для скачивания.',
      en: 'Quality and environment policy of the airport, the accessibility statement of the site, how to complain, when you get an answer, and documents.',
    },
  },
  keywords: {
    uz: 'shikoyat, taklif, sifat, ekologiya, shovqin, maxsus imkoniyatlar, WCAG, hujjatlar',
    ru: 'жалоба, предложение, качество, экология, шум, доступность, версия для слабовидящих, документы',
    en: 'complaint, feedback, quality, noise, environment, accessibility, WCAG, documents',
  },
};

const privacy: PageContent = {
  slug: 'privacy-policy',
  title: {
    uz: 'Maxfiylik siyosati',
    ru: 'Политика конфиденциальности',
    en: 'Privacy policy',
  },
  lead: {
    uz: 'Sayt siz haqingizda juda oz narsa biladi. Quyida nima saqlanishi, qayerda va qancha vaqt turishi yozilgan.',
    ru: 'Сайт почти ничего о вас не знает. Здесь написано, что, где и как долго хранится.',
    en: 'This site knows very little about you. Here is what is stored, where, and for how long.',
  },
  sections: [
    {
      blockType: 'text',
      anchor: 'in-short',
      heading: { uz: 'Qisqacha', ru: 'Коротко', en: 'In short' },
      body: {
        uz: `- Saytda roʻyxatdan oʻtish yoʻq. Ism va emailingizni faqat bizga yozganingizda soʻraymiz, pasport yoki chipta raqamini esa hech qachon.
- Matn oʻlchami va rang tanlovi faqat brauzeringizda qoladi.
- Sayt reklama koʻrsatmaydi va maʼlumotni hech kimga sotmaydi.
- Server har bir soʻrovni texnik jurnalga yozadi va 30 kundan keyin oʻchiradi.
- Chipta va bronlarni aviakompaniyalar yuritadi. Ularning oʻz maxfiylik qoidalari bor.

Siyosat “Registon” xalqaro aeroportining ushbu saytiga va terminaldagi videokuzatuvga taalluqli. U {date:-120} kunidan boshlab amal qiladi.`,
        ru: `- Регистрации на сайте нет. Имя и почту мы спрашиваем, только когда вы нам пишете, а номер паспорта или билета — никогда.
- Выбор размера текста и цветов остаётся только в вашем браузере.
- Сайт не показывает рекламу и никому не продаёт сведения.
- Сервер записывает каждый запрос в технический журнал и через 30 дней удаляет запись.
- Билеты и бронирования ведут авиакомпании. У них свои правила конфиденциальности.

Политика касается этого сайта Международного аэропорта «Регистон» и видеонаблюдения в терминале. Она действует с {date:-120}.`,
        en: `- There is nothing to sign up for. We ask for your name and email only when you write to us, and never for a passport or ticket number.
- Your choice of text size and colours stays in your browser.
- The site shows no advertisements and sells no data to anyone.
- The server writes each request to a technical log and deletes it after 30 days.
- Tickets and bookings are kept by the airlines. They have privacy rules of their own.

The policy covers this site of Registon International Airport and video surveillance in the terminal. It has been in force since {date:-120}.`,
      },
    },
    {
      blockType: 'table',
      anchor: 'what-is-stored',
      heading: {
        uz: 'Nima saqlanadi',
        ru: 'Что хранится',
        en: 'What is stored',
      },
      columns: [
        cell('Maʼlumot', 'Сведения', 'Data'),
        cell('Nima uchun', 'Для чего', 'Purpose'),
        cell('Qayerda', 'Где', 'Where'),
        cell('Muddat', 'Срок', 'How long'),
      ],
      rows: [
        {
          cells: [
            cell('Matn oʻlchami', 'Размер текста', 'Text size'),
            cell(
              'Keyingi sahifada ham oʻqish oson boʻlishi uchun',
              'Чтобы и следующую страницу было легко читать',
              'So that the next page is easy to read too',
            ),
            cell('Brauzeringizda', 'В вашем браузере', 'Your browser'),
            cell('Oʻzingiz oʻchirguncha', 'Пока вы не удалите', 'Until you clear it'),
          ],
        },
        {
          cells: [
            cell(
              'Kontrast ranglar, yashirilgan rasmlar',
              'Контрастные цвета, скрытые изображения',
              'Contrast colours, hidden images',
            ),
            cell(
              'Panelda tanlaganingiz saqlanib qolishi uchun',
              'Чтобы выбор на панели сохранился',
              'To keep what you chose in the panel',
            ),
            cell('Brauzeringizda', 'В вашем браузере', 'Your browser'),
            cell('Oʻzingiz oʻchirguncha', 'Пока вы не удалите', 'Until you clear it'),
          ],
        },
        {
          cells: [
            cell(
              'Cookie xabarnomasi yopilgani',
              'Отметка о закрытом уведомлении о cookie',
              'That you closed the cookie notice',
            ),
            cell(
              'Uni har sahifada koʻrsatmaslik uchun',
              'Чтобы не показывать его на каждой странице',
              'So as not to show it on every page',
            ),
            cell('Brauzeringizda', 'В вашем браузере', 'Your browser'),
            cell(
              'Aeroport belgilagan vaqtgacha',
              'На срок, заданный аэропортом',
              'For the time the airport has set',
            ),
          ],
        },
        {
          cells: [
            cell(
              'Kirish sahnasi koʻrsatilgani',
              'Отметка о показанной заставке',
              'That the opening animation was shown',
            ),
            cell(
              'Uni ikkinchi marta koʻrsatmaslik uchun',
              'Чтобы не показывать её второй раз',
              'So as not to play it twice',
            ),
            cell('Brauzer oynasida', 'Во вкладке браузера', 'The browser tab'),
            cell('Oyna yopilguncha', 'До закрытия вкладки', 'Until you close it'),
          ],
        },
        {
          cells: [
            cell('Server jurnali', 'Журнал сервера', 'Server log'),
            cell(
              'Nosozlik va hujumlarni aniqlash',
              'Поиск сбоев и защита от атак',
              'Finding faults and fending off attacks',
            ),
            cell('Serverimizda', 'На нашем сервере', 'Our server'),
            cell('30 kun', '30 дней', '30 days'),
          ],
        },
        {
          cells: [
            cell(
              'Xat va murojaatlaringiz',
              'Ваши письма и обращения',
              'Your letters and complaints',
            ),
            cell('Sizga javob berish', 'Чтобы ответить вам', 'Answering you'),
            cell('Murojaatlar boʻlimida', 'В отделе обращений', 'Customer relations'),
            cell('Bir yil', 'Один год', 'One year'),
          ],
        },
        {
          cells: [
            cell('Videoyozuv', 'Видеозапись', 'Video recordings'),
            cell(
              'Odamlar va terminal xavfsizligi',
              'Безопасность людей и терминала',
              'Safety of people and the terminal',
            ),
            cell(
              'Xavfsizlik xizmatining serverida',
              'На сервере службы безопасности',
              'A server of the security service',
            ),
            cell(
              '30 kun, tekshiruv boʻlsa, u tugaguncha',
              '30 дней, при проверке — до её конца',
              '30 days, or until an inquiry ends',
            ),
          ],
        },
      ],
    },
    {
      blockType: 'text',
      anchor: 'browser',
      heading: {
        uz: 'Brauzerdagi tanlovlar va cookie xabarnomasi',
        ru: 'Настройки в браузере и уведомление о cookie',
        en: 'Choices in the browser and the cookie notice',
      },
      body: {
        uz: `Maxsus imkoniyatlar panelidagi tanlovlar brauzerning oʻz xotirasida turadi. Ular serverga yuborilmaydi va ular orqali sizni tanib boʻlmaydi. Til sahifa manzilida koʻrsatiladi, shuning uchun uni eslab qolishning hojati yoʻq.

Sayt cookie xabarnomasini koʻrsatadi, chunki brauzer xotirasidan foydalanadi va aeroport keyinchalik statistika vositasini ulashi mumkin. Xabarnomani yopganingiz ham brauzeringizda qayd etiladi.

Hammasini oʻchirish uchun brauzer sozlamalarida shu saytning maʼlumotlarini tozalang. Sayt avvalgidek ishlayveradi, faqat panelda qayta tanlash kerak boʻladi.`,
        ru: `Выбранное на панели для слабовидящих хранится в памяти самого браузера. На сервер оно не отправляется, и узнать вас по нему нельзя. Язык указан в адресе страницы, поэтому запоминать его не нужно.

Уведомление о cookie мы показываем потому, что сайт использует память браузера, а аэропорт может позднее подключить средство статистики. То, что вы закрыли уведомление, тоже отмечается в браузере.

Чтобы всё удалить, очистите данные этого сайта в настройках браузера. Сайт будет работать как прежде, только выбор на панели придётся повторить.`,
        en: `What you choose in the accessibility panel is kept in the storage of the browser itself. It is not sent to the server and nobody can recognise you by it. The language is part of the address of a page, so there is no need to remember it.

The cookie notice is shown because the site uses the storage of your browser, and because the airport may later add a tool for statistics. That you closed the notice is noted in the browser as well.

To remove all of it, clear the data of this site in the settings of your browser. The site will work as before, only the panel will have to be set again.`,
      },
    },
    {
      blockType: 'text',
      anchor: 'logs',
      heading: { uz: 'Server jurnali', ru: 'Журнал сервера', en: 'Server logs' },
      body: {
        uz: `Har bir soʻrovda server IP manzil, vaqt, ochilgan sahifa, javob kodi va brauzer turini yozadi. Bu yozuvlarga faqat texnik xizmat xodimlari kira oladi. Ular boshqa maʼlumot bilan birlashtirilmaydi va yoʻlovchilarni kuzatish uchun ishlatilmaydi.

Qidiruvga yozgan soʻzlaringiz va tabloda tanlagan reyslaringiz sahifa manzilining bir qismi boʻlgani uchun jurnalga tushadi. Shu sababli qidiruv maydoniga shaxsiy maʼlumot yozmang.`,
        ru: `При каждом запросе сервер записывает IP-адрес, время, открытую страницу, код ответа и тип браузера. Доступ к записям есть только у технической службы. Их не объединяют с другими данными и не используют, чтобы следить за пассажирами.

Слова, которые вы ищете, и рейсы, которые выбираете на табло, входят в адрес страницы и потому попадают в журнал. Не вводите в поле поиска личные данные.`,
        en: `With each request the server notes the IP address, the time, the page, the code of the reply and the kind of browser. Only the technical staff can read these entries. They are not combined with other data and not used to follow travellers.

Words you search for and flights you pick on the board are part of the address of a page, and so reach the log. Please do not type personal data into the search field.`,
      },
    },
    {
      blockType: 'text',
      anchor: 'metrics',
      heading: {
        uz: 'Statistika skriptlari',
        ru: 'Скрипты статистики',
        en: 'Metric scripts',
      },
      body: {
        uz: 'Boshlangʻich holatda saytda hech qanday hisoblagich yoki reklama kodi yoʻq. Aeroport ularni faqat oʻz qarori bilan qoʻshishi mumkin. Bunday vosita ulansa, uning nomi, egasi, yigʻadigan maʼlumoti va undan voz kechish usuli shu yerda yoziladi. Havolalar orqali oʻtgan tashqi saytlar oʻz qoidalari asosida ishlaydi, biz ularga javob bermaymiz.',
        ru: 'Изначально на сайте нет ни счётчиков, ни рекламного кода. Появиться они могут только по решению аэропорта. Если такое средство подключат, здесь укажут его название, владельца, собираемые сведения и способ отказаться. Внешние сайты, на которые ведут ссылки, работают по своим правилам, и мы за них не отвечаем.',
        en: 'As delivered, the site carries no counters and no advertising code. Only the airport can decide to add them. If it does, the name of the tool, its owner, what it collects and how to opt out will be given here. Outside sites that we link to follow their own rules, and we do not answer for them.',
      },
    },
    {
      blockType: 'text',
      anchor: 'video',
      heading: { uz: 'Videokuzatuv', ru: 'Видеонаблюдение', en: 'Video surveillance' },
      body: {
        uz: `Terminalning barcha qavatlarida, avtoturargohlarda va kiraverishda kameralar ishlaydi. Kiraverishda bu haqda belgi bor. Hojatxona, ona va bola xonasi, namozxona va tibbiyot punkti ichida kamera yoʻq.

Yozuvni aviatsiya xavfsizligi xizmati koʻradi. U faqat huquqni muhofaza qiluvchi organlarga, yozma soʻrov asosida beriladi. Oʻzingiz tushgan yozuvni soʻrash uchun kun, soat va joyni koʻrsating. Boshqa odamlarning yuzi berkitiladi.`,
        ru: `Камеры работают на всех этажах терминала, на парковках и у входов. У входов об этом предупреждает знак. В туалетах, комнате матери и ребёнка, молельной комнате и медпункте камер нет.

Записи просматривает служба авиационной безопасности. Передают их только правоохранительным органам и только по письменному запросу. Чтобы запросить запись со своим участием, укажите день, час и место. Лица других людей будут скрыты.`,
        en: `Cameras cover all floors of the terminal, the car parks and the entrances. Signs at the doors say so. There are none inside the toilets, the parent and baby room, the prayer room and the medical post.

The recordings are viewed by the aviation security service. They are handed over only to law enforcement and only on a written request. To ask for a recording of yourself, give the day, the hour and the place. The faces of other people are blurred.`,
      },
    },
    {
      blockType: 'text',
      anchor: 'rights',
      heading: { uz: 'Huquqlaringiz', ru: 'Ваши права', en: 'Your rights' },
      body: {
        uz: `Shaxsga doir maʼlumotlar toʻgʻrisidagi Oʻzbekiston qonunchiligiga koʻra siz:

- biz siz haqingizda nima saqlashimizni bilishingiz va nusxasini olishingiz;
- xatoni tuzatishni talab qilishingiz;
- maʼlumotni oʻchirishni yoki undan foydalanishni toʻxtatishni soʻrashingiz;
- ilgari bergan roziligingizni qaytarib olishingiz;
- [shaxsga doir maʼlumotlar boʻyicha vakolatli organga](https://example.com/personal-data) yoki sudga shikoyat qilishingiz mumkin.

Soʻrov bepul. Oʻn ish kuni ichida javob beramiz. Shaxsingizni tasdiqlash kerak boʻlsa, zarur boʻlgandan ortiq hujjat soʻramaymiz.`,
        ru: `По законодательству Узбекистана о персональных данных вы можете:

- узнать, что мы о вас храним, и получить копию;
- потребовать исправить ошибку;
- попросить удалить данные или прекратить их использование;
- отозвать данное ранее согласие;
- пожаловаться в [уполномоченный орган по персональным данным](https://example.com/personal-data) или в суд.

Запрос бесплатный. Ответим в течение десяти рабочих дней. Если нужно подтвердить личность, лишних документов не попросим.`,
        en: `Under the law of Uzbekistan on personal data you may:

- learn what we keep about you and get a copy;
- have a mistake corrected;
- ask us to delete data or to stop using it;
- withdraw a consent you gave;
- complain to the [authority for personal data](https://example.com/personal-data) or go to court.

A request costs nothing. We answer within ten working days. Where we need to be sure who you are, we ask for no more documents than necessary.`,
      },
    },
    {
      blockType: 'contacts',
      anchor: 'privacy-contacts',
      heading: {
        uz: 'Kimga murojaat qilish',
        ru: 'К кому обратиться',
        en: 'Whom to ask',
      },
      items: [
        {
          title: {
            uz: 'Shaxsga doir maʼlumotlar uchun masʼul',
            ru: 'Ответственный за персональные данные',
            en: 'Data protection officer',
          },
          text: {
            uz: 'Soʻrovda siz bilan qanday bogʻlanish va masala nimaga tegishli ekanini yozing: sayt, video yoki murojaat.',
            ru: 'Напишите, как с вами связаться и о чём речь: сайт, видеозапись или обращение.',
            en: 'Say how to reach you and what it is about: the site, a recording or a letter.',
          },
          phone: '+998 00 000 00 08',
          email: 'privacy@example.com',
          hours: {
            uz: 'Dushanba–juma, 9:00–17:00',
            ru: 'Понедельник–пятница, 9:00–17:00',
            en: 'Monday to Friday, 9:00–17:00',
          },
        },
      ],
    },
  ],
  meta: {
    title: {
      uz: 'Maxfiylik siyosati: sayt nimani saqlaydi',
      ru: 'Политика конфиденциальности: что хранит сайт',
      en: 'Privacy policy: what this site stores',
    },
    description: {
      uz: 'Sayt nimani saqlaydi: brauzerdagi tanlovlar, cookie xabarnomasi, server jurnali, videokuzatuv, statistika skriptlari va sizning huquqlaringiz.',
      ru: 'Что хранит сайт аэропорта: настройки в браузере, уведомление о cookie, журнал сервера, видеонаблюдение, скрипты статистики и ваши права.',
      en: 'What the airport site stores: choices in your browser, the cookie notice, server logs, metric scripts, video surveillance, and what your rights are.',
    },
  },
  keywords: {
    uz: 'shaxsga doir maʼlumotlar, cookie, kamera, videokuzatuv, IP manzil, oshkor etish, rozilik',
    ru: 'персональные данные, куки, камеры, видеонаблюдение, IP-адрес, раскрытие информации, согласие',
    en: 'personal data, cookies, cameras, CCTV, IP address, disclosure, consent, data protection',
  },
};

const pressCenter: PageContent = {
  slug: 'press-center',
  title: { uz: 'Matbuot markazi', ru: 'Пресс-центр', en: 'Press centre' },
  lead: {
    uz: 'Jurnalistlar uchun: aloqa, yangiliklar, suratga olish tartibi va aeroport haqida tekshirilgan raqamlar.',
    ru: 'Для журналистов: контакты, новости, порядок съёмки и проверенные цифры об аэропорте.',
    en: 'For journalists: contacts, news, the rules of filming and figures you can rely on.',
  },
  sections: [
    {
      blockType: 'contacts',
      anchor: 'press-contacts',
      heading: {
        uz: 'Matbuot xizmati',
        ru: 'Пресс-служба',
        en: 'Press office',
      },
      items: [
        {
          title: { uz: 'Ish vaqtida', ru: 'В рабочее время', en: 'In office hours' },
          text: {
            uz: 'Savol, intervyu va izohlar. Oddiy soʻrovga bir ish kuni ichida javob beramiz.',
            ru: 'Вопросы, интервью, комментарии. На обычный запрос отвечаем в течение рабочего дня.',
            en: 'Questions, interviews, comments. An ordinary request is answered within one working day.',
          },
          phone: '+998 00 000 00 09',
          email: 'press@example.com',
          hours: {
            uz: 'Dushanba–juma, 9:00–18:00',
            ru: 'Понедельник–пятница, 9:00–18:00',
            en: 'Monday to Friday, 9:00–18:00',
          },
        },
        {
          title: {
            uz: 'Shoshilinch holatda',
            ru: 'В срочных случаях',
            en: 'When it cannot wait',
          },
          text: {
            uz: 'Faqat jurnalistlar uchun. Reyslar haqida yoʻlovchilarga maʼlumot xizmati javob beradi: +998 00 000 00 00.',
            ru: 'Только для журналистов. Пассажирам о рейсах расскажет справочная: +998 00 000 00 00.',
            en: 'For journalists only. Travellers get flight information on +998 00 000 00 00.',
          },
          phone: '+998 00 000 00 10',
          hours: { uz: 'Kecha-yu kunduz', ru: 'Круглосуточно', en: 'Around the clock' },
        },
      ],
    },
    {
      blockType: 'links',
      anchor: 'press-pages',
      heading: {
        uz: 'Jurnalistga kerakli sahifalar',
        ru: 'Полезные страницы',
        en: 'Where to look',
      },
      items: [
        {
          href: '/press-center/press-releases/',
          title: { uz: 'Press-relizlar', ru: 'Пресс-релизы', en: 'Press releases' },
          text: {
            uz: 'Aeroport yangiliklari va rasmiy xabarlari, turi boʻyicha ajratilgan.',
            ru: 'Новости и официальные сообщения аэропорта, с отбором по виду.',
            en: 'News and official statements of the airport, sorted by type.',
          },
        },
        {
          href: '/press-center/photo-rules/',
          title: {
            uz: 'Suratga olish qoidalari',
            ru: 'Правила съёмки',
            en: 'Photo rules',
          },
          text: {
            uz: 'Akkreditatsiya, ruxsat etilgan joylar va dronlar.',
            ru: 'Аккредитация, разрешённые места и дроны.',
            en: 'Accreditation, where filming is allowed, and drones.',
          },
        },
        {
          href: '/airport/about/',
          title: { uz: 'Aeroport haqida', ru: 'Об аэропорте', en: 'About the airport' },
          text: {
            uz: 'Tarix, terminal va bugungi imkoniyatlar.',
            ru: 'История, терминал и сегодняшние возможности.',
            en: 'Its history, its terminal and what it offers today.',
          },
        },
        {
          href: '/airport/sardor-rahimov/',
          title: {
            uz: 'Sardor Rahimov, direktor',
            ru: 'Сардор Рахимов, директор',
            en: 'Sardor Rahimov, director',
          },
          text: {
            uz: 'Tarjimayi hol. Intervyuni matbuot xizmati orqali soʻrang.',
            ru: 'Биография. Об интервью просите через пресс-службу.',
            en: 'Biography. Ask for an interview through the press office.',
          },
        },
      ],
    },
    {
      blockType: 'facts',
      anchor: 'facts',
      heading: {
        uz: 'Aeroport raqamlarda',
        ru: 'Аэропорт в цифрах',
        en: 'The airport in figures',
      },
      items: [
        {
          value: { uz: '42 000 m²', ru: '42 000 м²', en: '42,000 m²' },
          text: {
            uz: 'terminal maydoni, uch qavat',
            ru: 'площадь терминала, три этажа',
            en: 'of terminal on three floors',
          },
        },
        {
          value: { uz: '29', ru: '29', en: '29' },
          text: {
            uz: 'roʻyxatdan oʻtish stoli: 20 tasi xalqaro, 9 tasi ichki reyslar uchun',
            ru: 'стоек регистрации: 20 для международных рейсов и 9 для внутренних',
            en: 'check-in desks: 20 international and 9 domestic',
          },
        },
        {
          value: { uz: '8', ru: '8', en: '8' },
          text: {
            uz: 'chiqish, toʻrttasida teletrap bor',
            ru: 'выходов на посадку, четыре из них с телетрапами',
            en: 'gates, four of them with jet bridges',
          },
        },
        {
          value: { uz: '10 + 15', ru: '10 + 15', en: '10 + 15' },
          text: {
            uz: 'pasport nazorati kabinasi: uchishda va kelishda',
            ru: 'кабин паспортного контроля: на вылет и на прилёт',
            en: 'passport booths, for departure and for arrival',
          },
        },
        {
          value: { uz: '900', ru: '900', en: '900' },
          text: {
            uz: 'avtoturargohdagi joy',
            ru: 'мест на парковке',
            en: 'spaces in the car park',
          },
        },
        {
          value: { uz: '7 km', ru: '7 км', en: '7 km' },
          text: {
            uz: 'shahar markazigacha, yoʻlga 20 daqiqacha ketadi',
            ru: 'до центра города, около 20 минут в пути',
            en: 'to the city centre, about 20 minutes',
          },
        },
      ],
    },
    {
      blockType: 'text',
      anchor: 'name',
      heading: {
        uz: 'Aeroportni qanday atash kerak',
        ru: 'Как называть аэропорт',
        en: 'How to name the airport',
      },
      body: {
        uz: `- Toʻliq nomi: “Registon” xalqaro aeroporti. Keyingi oʻrinlarda “Registon” yoki aeroport deb yozish mumkin.
- Aeroport kodi: RGX. Mahalliy vaqt butun yil davomida UTC+5.
- Reys soni va kechikishlar haqidagi maʼlumotni [tablodan](/flight-board/) oling va soʻralgan vaqtini koʻrsating. Kechikish sababini aviakompaniya izohlaydi.
- Uzunligi bir daqiqadan ortiq parcha yoki logotipdan foydalanish uchun matbuot xizmatining roziligi kerak.`,
        ru: `- Полное название: Международный аэропорт «Регистон». Далее можно писать «Регистон» или просто «аэропорт».
- Код аэропорта: RGX. Местное время круглый год UTC+5.
- Сведения о рейсах и задержках берите на [табло](/flight-board/) и указывайте, на какой час. Причину задержки поясняет авиакомпания.
- Чтобы использовать логотип или фрагмент нашего видео длиннее минуты, нужно согласие пресс-службы.`,
        en: `- In full: Registon International Airport. After that, Registon or the airport will do.
- Airport code: RGX. Local time is UTC+5 all year.
- Take figures on flights and delays from the [flight board](/flight-board/) and give the time you took them. The cause of a delay is for the airline to explain.
- Using the logo, or more than a minute of our video, needs the consent of the press office.`,
      },
    },
    {
      blockType: 'documents',
      anchor: 'press-kit',
      heading: {
        uz: 'Yuklab olish uchun',
        ru: 'Материалы для скачивания',
        en: 'Downloads',
      },
      text: {
        uz: 'Havolalar namunaviy. Suratlardan manba koʻrsatilgan holda bepul foydalanish mumkin.',
        ru: 'Ссылки приведены для примера. Снимки можно использовать бесплатно с указанием источника.',
        en: 'The links are samples. Pictures may be used free of charge with the source named.',
      },
      items: [
        {
          href: 'https://example.com/docs/press-kit.zip',
          title: {
            uz: 'Logotip va suratlar toʻplami',
            ru: 'Логотип и набор фотографий',
            en: 'Logo and a set of pictures',
          },
          text: {
            uz: 'ZIP, SVG va JPEG fayllar',
            ru: 'ZIP, файлы SVG и JPEG',
            en: 'ZIP with SVG and JPEG files',
          },
        },
        {
          href: 'https://example.com/docs/fact-sheet.pdf',
          title: {
            uz: 'Aeroport haqida maʼlumotnoma',
            ru: 'Справка об аэропорте',
            en: 'Fact sheet',
          },
          text: { uz: 'PDF, bir bet', ru: 'PDF, одна страница', en: 'PDF, one page' },
        },
        {
          href: 'https://example.com/docs/accreditation-form.docx',
          title: {
            uz: 'Akkreditatsiya arizasi',
            ru: 'Заявка на аккредитацию',
            en: 'Accreditation request',
          },
          text: {
            uz: 'DOCX, uch tilda',
            ru: 'DOCX, на трёх языках',
            en: 'DOCX, in three languages',
          },
        },
      ],
    },
  ],
  meta: {
    title: {
      uz: 'Matbuot markazi: aloqa, yangiliklar, akkreditatsiya',
      ru: 'Пресс-центр: контакты, новости, аккредитация',
      en: 'Press centre: contacts, news, accreditation',
    },
    description: {
      uz: 'Jurnalistlar uchun aloqa, press-relizlar, suratga olish va akkreditatsiya qoidalari, “Registon” aeroporti haqida asosiy raqamlar va logotip.',
      ru: 'Контакты для журналистов, пресс-релизы, правила съёмки и аккредитации, основные цифры об аэропорте «Регистон» и логотип.',
      en: 'Contacts for journalists, press releases, rules of filming and accreditation, key figures of Registon International Airport and its logo.',
    },
  },
  keywords: {
    uz: 'jurnalistlar, OAV, matbuot xizmati, intervyu, logotip, raqamlar',
    ru: 'журналистам, СМИ, пресс-служба, интервью, логотип, цифры',
    en: 'journalists, media, press office, interview, logo, fact sheet',
  },
};

const allowed = ['Ha', 'Да', 'Yes'] as const;
const forbidden = ['Yoʻq', 'Нет', 'No'] as const;
const escorted = [
  'Akkreditatsiya va hamroh bilan',
  'С аккредитацией и сопровождающим',
  'Accredited and escorted',
] as const;

const photoRules: PageContent = {
  slug: 'press-center--photo-rules',
  title: {
    uz: 'Suratga olish qoidalari',
    ru: 'Правила съёмки',
    en: 'Photo rules',
  },
  lead: {
    uz: 'Esdalik uchun surat olish mumkin, nazorat joylarida esa mumkin emas. Jurnalistlarga akkreditatsiya, dronlarga davlat ruxsati kerak.',
    ru: 'Снимки на память делать можно, в зонах контроля — нельзя. Журналистам нужна аккредитация, для дрона — разрешение государства.',
    en: 'Souvenir photos are welcome, photos of the checks are not. Media need accreditation, drones a state permit.',
  },
  checked: {
    daysAgo: 21,
    source: {
      href: 'https://example.com/civil-aviation',
      text: {
        uz: 'Fuqaro aviatsiyasi agentligi',
        ru: 'Агентство гражданской авиации',
        en: 'Civil Aviation Agency',
      },
    },
  },
  sections: [
    {
      blockType: 'notice',
      anchor: 'controls',
      tone: 'warn',
      text: {
        uz: 'Pasport nazorati, bojxona va xavfsizlik nazoratida telefon va kamerangizni olib qoʻying. Bu yerda surat, video va jonli efir taqiqlanadi, xodim yozuvni oʻchirishni talab qilishi mumkin.',
        ru: 'На паспортном контроле, таможне и досмотре уберите телефон и камеру. Фото, видео и прямые эфиры здесь запрещены, сотрудник вправе потребовать удалить запись.',
        en: 'Put your phone and camera away at passport control, customs and security. Pictures, video and live streams are forbidden there, and an officer may tell you to delete what you took.',
      },
    },
    {
      blockType: 'text',
      anchor: 'travellers',
      heading: {
        uz: 'Yoʻlovchi va kutib oluvchilarga',
        ru: 'Пассажирам и встречающим',
        en: 'Travellers and those who meet them',
      },
      body: {
        uz: `Telefon yoki kichik kamera bilan oʻzingiz uchun suratga olishga ruxsat kerak emas. Faqat:

- boshqa odamlarni, ayniqsa bolalarni, roziligisiz yaqindan suratga olmang;
- xodimlarni ish vaqtida va ularning ekranlarini suratga olmang;
- yoʻlakni toʻsmang, shtativ, yoritgich va uzun moslamalarni qoʻymang;
- kamera chaqnashini samolyot va transport haydovchilariga qaratmang;
- chiptangiz yoki pasportingiz suratini internetga joylamang: undagi kod orqali bronga kirish mumkin.

Toʻy, reklama va blog uchun yozuv, shuningdek, jihozlar bilan suratga olish shaxsiy hisoblanmaydi. Buning uchun OAV kabi ariza bering.`,
        ru: `Чтобы снимать для себя на телефон или небольшую камеру, разрешение не нужно. Только:

- не снимайте крупным планом других людей, особенно детей, без их согласия;
- не снимайте сотрудников за работой и их экраны;
- не загораживайте проход, не ставьте штативы, свет и длинные держатели;
- не направляйте вспышку на самолёты и водителей;
- не публикуйте снимок билета или паспорта: по коду на нём можно открыть бронирование.

Свадебная, рекламная съёмка, съёмка для блога и любая съёмка с оборудованием личной не считается. Подайте на неё заявку так же, как СМИ.`,
        en: `To take pictures for yourself with a phone or a small camera you need no permission. But please:

- take no close-ups of other people, above all of children, without their consent;
- do not film staff at work or their screens;
- keep passages clear, and set up no tripods, lights or long poles;
- never point a flash at aircraft or at drivers;
- do not publish a picture of your ticket or passport: the code on it opens your booking.

Weddings, advertising, blogs, and anything shot with equipment, are not private. Apply for these as the media do.`,
      },
    },
    {
      blockType: 'table',
      anchor: 'where',
      heading: {
        uz: 'Qayerda nima mumkin',
        ru: 'Где что можно',
        en: 'What is allowed where',
      },
      columns: [
        cell('Joy', 'Место', 'Place'),
        cell('Yoʻlovchi, oʻzi uchun', 'Пассажир, для себя', 'Traveller, for private use'),
        cell('OAV', 'СМИ', 'Media'),
      ],
      rows: [
        {
          cells: [
            cell('Maydon va avtoturargoh', 'Площадь и парковки', 'Forecourt and car parks'),
            cell(...allowed),
            cell('Akkreditatsiya bilan', 'С аккредитацией', 'Accredited'),
          ],
        },
        {
          cells: [
            cell(
              'Kelish zali, 1-qavat (umumiy qism)',
              'Зал прилёта, 1-й этаж (общая зона)',
              'Arrivals hall, floor 1 (public part)',
            ),
            cell(...allowed),
            cell('Akkreditatsiya bilan', 'С аккредитацией', 'Accredited'),
          ],
        },
        {
          cells: [
            cell(
              'Roʻyxatdan oʻtish zali, 2-qavat',
              'Зал регистрации, 2-й этаж',
              'Check-in hall, floor 2',
            ),
            cell(
              'Ha, stol va ekranlardan tashqari',
              'Да, кроме стоек и экранов',
              'Yes, but no desks or screens',
            ),
            cell('Akkreditatsiya bilan', 'С аккредитацией', 'Accredited'),
          ],
        },
        {
          cells: [
            cell('1–8-chiqishlar zali', 'Зал у выходов 1–8', 'Gate area, gates 1–8'),
            cell(...allowed),
            cell(...escorted),
          ],
        },
        {
          cells: [
            cell('Doʻkon va kafelar', 'Магазины и кафе', 'Shops and cafes'),
            cell('Egasi qarshi boʻlmasa', 'Если не против владелец', 'If the owner does not mind'),
            cell(
              'Egasining roziligi bilan',
              'С согласия владельца',
              'With the consent of the owner',
            ),
          ],
        },
        {
          cells: [
            cell('Xavfsizlik nazorati', 'Зона досмотра', 'Security lanes'),
            cell(...forbidden),
            cell(
              'Yoʻq, alohida ruxsatdan tashqari',
              'Нет, кроме особого разрешения',
              'Only by special permit',
            ),
          ],
        },
        {
          cells: [
            cell('Pasport nazorati', 'Паспортный контроль', 'Passport control'),
            cell(...forbidden),
            cell(
              'Chegara xizmati ruxsati bilan',
              'С разрешения пограничной службы',
              'By permit of the border service',
            ),
          ],
        },
        {
          cells: [
            cell(
              'Bojxona yoʻlaklari va bagaj lentalari',
              'Таможенные коридоры и ленты багажа',
              'Customs channels and baggage belts',
            ),
            cell(...forbidden),
            cell(
              'Bojxona qoʻmitasi ruxsati bilan',
              'С разрешения Таможенного комитета',
              'By permit of the Customs Committee',
            ),
          ],
        },
        {
          cells: [
            cell(
              'Tibbiyot punkti, ona va bola xonasi, namozxona',
              'Медпункт, комната матери и ребёнка, молельная комната',
              'Medical post, parent and baby room, prayer room',
            ),
            cell(...forbidden),
            cell(...forbidden),
          ],
        },
        {
          cells: [
            cell('Perron va avtobus', 'Перрон и автобус', 'Apron and apron bus'),
            cell(
              'Avtobusdan mumkin, perronda toʻxtamang',
              'Из автобуса да, на перроне не останавливайтесь',
              'From the bus yes, do not stop on the apron',
            ),
            cell(...escorted),
          ],
        },
        {
          cells: [
            cell('Samolyot ichi', 'На борту', 'On board'),
            cell(
              'Aviakompaniya qoidasi boʻyicha',
              'По правилам авиакомпании',
              'As the airline allows',
            ),
            cell(
              'Aviakompaniya bilan kelishib',
              'По согласованию с авиакомпанией',
              'Agreed with the airline',
            ),
          ],
        },
      ],
      note: {
        uz: 'Xodim xavfsizlik sababli istalgan joyda suratga olishni toʻxtatishni soʻrashi mumkin. Iltimos, darhol toʻxtating, savolni keyin matbuot xizmatiga bering.',
        ru: 'Сотрудник может попросить прекратить съёмку в любом месте, если этого требует безопасность. Остановитесь сразу, а вопросы задайте потом пресс-службе.',
        en: 'Staff may ask you to stop filming anywhere for reasons of security. Please stop at once and put your questions to the press office afterwards.',
      },
    },
    {
      blockType: 'steps',
      anchor: 'accreditation',
      heading: {
        uz: 'OAV uchun akkreditatsiya',
        ru: 'Аккредитация для СМИ',
        en: 'Accreditation for media',
      },
      text: {
        uz: 'Akkreditatsiya bepul. Shoshilinch xabar uchun navbatchiga qoʻngʻiroq qiling: umumiy zallarda suratga olishni oʻsha kuniyoq kelishish mumkin.',
        ru: 'Аккредитация бесплатна. Если новость не ждёт, позвоните дежурному: съёмку в общих залах можно согласовать в тот же день.',
        en: 'Accreditation is free. When news will not wait, call the duty press officer: filming in the public halls can be arranged the same day.',
      },
      items: [
        {
          icon: 'mail',
          title: { uz: 'Ariza yuboring', ru: 'Отправьте заявку', en: 'Send a request' },
          text: {
            uz: 'Kamida uch ish kuni oldin press@example.com manziliga: tahririyat, mavzu, kun va soat, joylar, guruh aʼzolari va jihozlar roʻyxati.',
            ru: 'Не позднее чем за три рабочих дня на press@example.com: редакция, тема, день и час, места, список группы и оборудования.',
            en: 'At least three working days ahead, to press@example.com: your outlet, the subject, day and hour, places, and lists of people and equipment.',
          },
        },
        {
          icon: 'passport',
          title: {
            uz: 'Hujjatlarni ilova qiling',
            ru: 'Приложите документы',
            en: 'Attach the papers',
          },
          text: {
            uz: 'Tahririyat xati va har bir kishining pasport maʼlumoti. Xorijiy OAV Tashqi ishlar vazirligi akkreditatsiyasini ham yuboradi.',
            ru: 'Письмо редакции и паспортные данные каждого участника. Иностранные СМИ прилагают также аккредитацию Министерства иностранных дел.',
            en: 'A letter from your editor and the passport details of each person. Foreign media add their accreditation by the Ministry of Foreign Affairs.',
          },
        },
        {
          icon: 'shield',
          title: {
            uz: 'Tasdiqni kuting',
            ru: 'Дождитесь подтверждения',
            en: 'Wait for the confirmation',
          },
          text: {
            uz: 'Nazorat joylari uchun soʻrovni biz tegishli xizmatlarga yuboramiz. Bunga besh ish kunigacha vaqt ketishi mumkin.',
            ru: 'Запрос на съёмку в зонах контроля мы сами передаём нужным службам. Это занимает до пяти рабочих дней.',
            en: 'For security, passport and customs areas we pass your request on to the services in charge. That can take up to five working days.',
          },
        },
        {
          icon: 'key',
          title: {
            uz: 'Ruxsatnoma oling',
            ru: 'Получите пропуск',
            en: 'Collect your pass',
          },
          text: {
            uz: 'Kelishilgan vaqtdan 30 daqiqa oldin maʼlumot stoliga pasport bilan keling. Jihozlar koʻrikdan oʻtadi.',
            ru: 'Подойдите с паспортом к справочной за 30 минут до назначенного времени. Оборудование пройдёт досмотр.',
            en: 'Come to the information desk with your passport 30 minutes before the time agreed. Your equipment goes through security.',
          },
        },
        {
          icon: 'camera',
          title: {
            uz: 'Hamroh bilan ishlang',
            ru: 'Снимайте с сопровождающим',
            en: 'Work with your escort',
          },
          text: {
            uz: 'Matbuot xizmati xodimi siz bilan boʻladi. Jilet va ruxsatnoma koʻrinib tursin, yoʻlovchidan suratga olishdan oldin rozilik soʻrang.',
            ru: 'С вами будет сотрудник пресс-службы. Жилет и пропуск держите на виду, у пассажиров спрашивайте согласие до съёмки.',
            en: 'A press officer stays with you. Keep vest and pass visible, and ask travellers for their consent before you film them.',
          },
        },
      ],
    },
    {
      blockType: 'text',
      anchor: 'drones',
      heading: { uz: 'Dronlar', ru: 'Дроны', en: 'Drones' },
      body: {
        uz: `Aeroport hududida va uning atrofida dron uchirish taqiqlanadi. Bu oʻyinchoq dron, havo shari va uchar varrakka ham tegishli. Davlat organlarining yozma ruxsatisiz istisno boʻlmaydi, aeroportning oʻzi bunday ruxsat bermaydi.

Dronni Oʻzbekistonga olib kirish ham alohida ruxsatni talab qiladi. Yoʻlga chiqishdan oldin [Bojxona qoʻmitasidan](https://example.com/customs) soʻrang. Ruxsatsiz dron kirishda ushlab qolinishi mumkin.

Aeroport yaqinida dron koʻrsangiz, darhol xabar bering: +998 00 000 00 05. [Xavf haqida xabar berish tartibi](/flight-safety-policy/).`,
        ru: `Запускать дроны на территории аэропорта и вокруг него запрещено. Это касается и игрушечных дронов, воздушных шаров, змеев. Исключений без письменного разрешения государственных органов нет, сам аэропорт таких разрешений не выдаёт.

Чтобы ввезти дрон в Узбекистан, тоже нужно отдельное разрешение. До поездки уточните условия в [Таможенном комитете](https://example.com/customs). Дрон без разрешения могут задержать на въезде.

Увидели дрон рядом с аэропортом — сразу сообщите: +998 00 000 00 05. [Как сообщить об опасности](/flight-safety-policy/).`,
        en: `Flying a drone at the airport or around it is forbidden. Toy drones, balloons and kites are included. There is no exception without a written permit of the state authorities, and the airport itself does not issue one.

Bringing a drone into Uzbekistan needs a separate permit as well. Ask the [Customs Committee](https://example.com/customs) before you travel. A drone without a permit may be held at the border.

If you see a drone near the airport, report it at once: +998 00 000 00 05. [How to report a hazard](/flight-safety-policy/).`,
      },
    },
    {
      blockType: 'contacts',
      anchor: 'photo-contacts',
      heading: {
        uz: 'Suratga olish boʻyicha savollar',
        ru: 'Вопросы о съёмке',
        en: 'Questions about filming',
      },
      items: [
        {
          title: { uz: 'Matbuot xizmati', ru: 'Пресс-служба', en: 'Press office' },
          text: {
            uz: 'Akkreditatsiya, tijorat va oʻquv suratlari.',
            ru: 'Аккредитация, коммерческая и учебная съёмка.',
            en: 'Accreditation, commercial and student filming.',
          },
          phone: '+998 00 000 00 09',
          email: 'press@example.com',
          hours: {
            uz: 'Dushanba–juma, 9:00–18:00',
            ru: 'Понедельник–пятница, 9:00–18:00',
            en: 'Monday to Friday, 9:00–18:00',
          },
        },
        {
          title: {
            uz: 'Navbatchi matbuot kotibi',
            ru: 'Дежурный пресс-секретарь',
            en: 'Duty press officer',
          },
          text: {
            uz: 'Faqat shoshilinch yangiliklar uchun.',
            ru: 'Только для срочных новостей.',
            en: 'For breaking news only.',
          },
          phone: '+998 00 000 00 10',
          hours: { uz: 'Kecha-yu kunduz', ru: 'Круглосуточно', en: 'Around the clock' },
        },
      ],
    },
  ],
  meta: {
    title: {
      uz: 'Aeroportda surat va video olish qoidalari',
      ru: 'Правила фото- и видеосъёмки в аэропорту',
      en: 'Rules for photos and filming at the airport',
    },
    description: {
      uz: 'Aeroportning qaysi joyida surat olish mumkin, qayerda taqiqlanadi, OAV qanday akkreditatsiya oladi va dronlar uchun qanday talablar bor.',
      ru: 'Где в аэропорту можно снимать, а где запрещено, как СМИ получить аккредитацию за пять шагов и что нужно знать владельцам дронов.',
      en: 'Where you may take pictures at the airport and where not, how media are accredited in five steps, and what drone owners need to know.',
    },
  },
  keywords: {
    uz: 'foto, video, surat, tasvirga olish, akkreditatsiya, jurnalist, OAV, dron, kvadrokopter, bloger',
    ru: 'фото, видео, фотографировать, аккредитация, журналист, СМИ, дрон, квадрокоптер, блогер',
    en: 'photography, video, camera, filming, accreditation, journalist, media, drone, quadcopter, blogger',
  },
};

export const policyPages: PageContent[] = [
  flightSafety,
  policies,
  privacy,
  pressCenter,
  photoRules,
];
