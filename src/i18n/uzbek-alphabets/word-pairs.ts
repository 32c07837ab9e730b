/** Words as both alphabets have them, `latin=cyrillic`, by what is hard about them. */
export const wordPairs = {
  'oʻ, gʻ, sh and ch': `
oʻtish=ўтиш oʻzbek=ўзбек Oʻzbekiston=Ўзбекистон oʻrindiq=ўриндиқ oʻyinchoq=ўйинчоқ oʻlcham=ўлчам
oʻgʻil=ўғил toʻgʻri=тўғри notoʻgʻri=нотўғри qoʻngʻiroq=қўнғироқ Fargʻona=Фарғона Gʻijduvon=Ғиждувон
sugʻurta=суғурта sovgʻa=совға tigʻiz=тиғиз chigʻanoq=чиғаноқ bogʻlanish=боғланиш tarmogʻi=тармоғи soʻm=сўм
doʻkon=дўкон boʻlim=бўлим koʻrsatish=кўрсатиш roʻyxat=рўйхат toʻlov=тўлов soʻrov=сўров qoʻnish=қўниш
qoʻndi=қўнди joʻnash=жўнаш toʻxtatildi=тўхтатилди boʻyicha=бўйича koʻzoynak=кўзойнак shahar=шаҳар
shaharlar=шаҳарлар eshik=эшик eshittirish=эшиттириш shoshilinch=шошилинч shtrix=штрих chiqish=чиқиш
chipta=чипта choyxona=чойхона ichimlik=ичимлик uchish=учиш achchiq=аччиқ uchuvchi=учувчи
chegarachi=чегарачи boshlanish=бошланиш yoʻldosh=йўлдош mashgʻulot=машғулот peshtaxta=пештахта
gʻildirak=ғилдирак togʻ=тоғ yogʻ=ёғ bugʻ=буғ shoʻrva=шўрва choʻntak=чўнтак qoʻshimcha=қўшимча`,
  'q and k, x and h, j and y': `
qavat=қават qayerda=қаерда qahva=қаҳва qizil=қизил qaytish=қайтиш haqiqiy=ҳақиқий huquq=ҳуқуқ kelish=келиш
kuzatuv=кузатув kichik=кичик koridor=коридор xizmat=хизмат xavfsizlik=хавфсизлик xabar=хабар xona=хона
xalqaro=халқаро xarita=харита hamkor=ҳамкор holat=ҳолат hozir=ҳозир hudud=ҳудуд hujjat=ҳужжат
haydovchi=ҳайдовчи sahifa=саҳифа mahalliy=маҳаллий muhim=муҳим jadval=жадвал jomadon=жомадон javob=жавоб
joy=жой jami=жами tiniq=тиниқ uyqu=уйқу nazorat=назорат mavsum=мавсум naqd=нақд vaqt=вақт zal=зал
bojxona=божхона yigirma=йигирма yil=йил yirik=йирик yigʻish=йиғиш keyin=кейин quyida=қуйида kiyim=кийим
uyga=уйга`,
  'e and ye': `
ertaga=эртага ekran=экран eshik=эшик elektr=электр emas=эмас esa=эса eng=энг erkak=эркак ellik=эллик
edi=эди ega=эга endi=энди kerak=керак kecha=кеча bekat=бекат beriladi=берилади terminal=терминал
yetib=етиб yer=ер yetti=етти Yevropa=Европа yevro=евро yechish=ечиш yelim=елим yengil=енгил
Yekaterinburg=Екатеринбург qayerdan=қаердан qayerga=қаерга hech=ҳеч poyezd=поезд poyezddan=поезддан
aeroport=аэропорт aeroportga=аэропортга aerodrom=аэродром aerozol=аэрозоль aviaekspress=авиаэкспресс
videoekran=видеоэкран poema=поэма poeziya=поэзия duel=дуэль duet=дуэт maestro=маэстро maneken=манекен
koeffitsiyent=коэффициент fonoeffekt=фоноэффект diyeta=диета kliyent=клиент gigiyena=гигиена Aliyev=Алиев
Kiyev=Киев sendvich=сэндвич meriya=мэрия loyiha=лойиҳа deyarli=деярли reyestr=реестр konveyer=конвейер`,
  'yo, yu and ya': `
yoki=ёки yosh=ёш yordam=ёрдам yomgʻir=ёмғир yozish=ёзиш yoqilgʻi=ёқилғи yopiq=ёпиқ yongʻin=ёнғин ayol=аёл
hayot=ҳаёт hayotiy=ҳаётий quyosh=қуёш bayon=баён piyola=пиёла hamyon=ҳамён dunyo=дунё daryo=дарё
sayyoh=сайёҳ tayyor=тайёр tayyorgarlik=тайёргарлик tayyorlanadi=тайёрланади samolyot=самолёт
samolyotga=самолётга vertolyot=вертолёт aktyor=актёр shofyor=шофёр manyovr=манёвр yoʻl=йўл
yoʻlovchi=йўловчи yoʻlovchilar=йўловчилар yoʻq=йўқ yoʻnalish=йўналиш yoʻlak=йўлак yoʻqolgan=йўқолган
yoʻl-yoʻlakay=йўл-йўлакай yoʻriqnoma=йўриқнома toʻyona=тўёна roʻyo=рўё boʻyoq=бўёқ qoʻyadi=қўяди
qoʻyyapti=қўйяпти kiyyapti=кийяпти kelyapsiz=келяпсиз muayyan=муайян yuk=юк yuborish=юбориш yulduz=юлдуз
yuz=юз yuqori=юқори buyum=буюм suyuqlik=суюқлик quyuq=қуюқ iyun=июнь iyul=июль valyuta=валюта byuro=бюро
menyu=меню parfyum=парфюм manikyur=маникюр yana=яна yangi=янги yaqin=яқин yashil=яшил yakshanba=якшанба
Yaponiya=Япония yarim=ярим yaʼni=яъни soyabon=соябон uyali=уяли oilaviy=оилавий galereya=галерея
siyosat=сиёсат ziyorat=зиёрат kolleksiya=коллекция batareya=батарея allergiya=аллергия energiya=энергия
seriya=серия`,
  'tutuq belgisi': `
maʼno=маъно maʼlumot=маълумот maʼmuriyat=маъмурият maʼlum=маълум nomaʼlum=номаълум eʼlon=эълон
eʼtibor=эътибор taʼsir=таъсир taʼmir=таъмир taʼlim=таълим taʼtil=таътил taʼminot=таъминот sheʼr=шеър
feʼl=феъл meʼyor=меъёр meʼmor=меъмор neʼmat=неъмат aʼlo=аъло aʼzo=аъзо baʼzi=баъзи baʼzan=баъзан
daʼvo=даъво daʼvat=даъват sanʼat=санъат masʼul=масъул qatʼiy=қатъий qatʼi=қатъи jurʼat=журъат
sunʼiy=сунъий inʼom=инъом inʼikos=инъикос mashʼal=машъал qalʼa=қалъа shuʼla=шуъла jamʼi=жамъи tabʼ=табъ
isteʼmol=истеъмол isteʼfo=истеъфо maʼqul=маъқул eʼtiqod=эътиқод beeʼtibor=беэътибор zaʼfaron=заъфарон
moʻjiza=мўъжиза moʻtabar=мўътабар moʻtadil=мўътадил moʻjizaviy=мўъжизавий Isʼhoq=Исҳоқ isʼhoq=исҳоқ
asʼhob=асҳоб musʼhaf=мусҳаф`,
  'ts and s for ц': `
konstitutsiya=конституция konstitutsiyaviy=конституциявий politsiya=полиция aviatsiya=авиация
registratsiya=регистрация deklaratsiya=декларация delegatsiya=делегация animatsiya=анимация
akkreditatsiya=аккредитация evakuatsiya=эвакуация ekspluatatsiya=эксплуатация operatsiya=операция
operatsion=операцион rezervatsiya=резервация sanitariya=санитария navigatsiya=навигация
konditsioner=кондиционер statsionar=стационар sotsial=социал sotsiologiya=социология litsenziya=лицензия
litsey=лицей ofitser=офицер ofitsiant=официант ofitsiantdan=официантдан protsent=процент
protsessor=процессор protsedura=процедура retsept=рецепт retseptsiz=рецептсиз dotsent=доцент
meditsina=медицина farmatsevt=фармацевт pestitsid=пестицид spitsa=спица shprits=шприц shpritslar=шприцлар
abzats=абзац mototsikl=мотоцикл patsiyent=пациент defitsit=дефицит aksiya=акция funksiya=функция
funksional=функционал seksiya=секция reaksiya=реакция inspeksiya=инспекция instruksiya=инструкция
konstruksiya=конструкция stansiya=станция distansiya=дистанция kvitansiya=квитанция
kvitansiyani=квитанцияни konferensiya=конференция konferens=конференц Fransiya=Франция fransuz=француз
Gretsiya=Греция Shvetsiya=Швеция Shveysariya=Швейцария opsiya=опция korrupsiya=коррупция
potensial=потенциал sirk=цирк sirkda=циркда sement=цемент sex=цех sexda=цехда sikl=цикл siklon=циклон
silindr=цилиндр sitata=цитата sitrus=цитрус sisterna=цистерна Selsiy=Цельсий senzura=цензура
sivilizatsiya=цивилизация sentner=центнер epitsentr=эпицентр konsert=концерт konsern=концерн
konsepsiya=концепция konsentrator=концентратор kanselyariya=канцелярия kansler=канцлер aksent=акцент
aksiz=акциз vaksina=вакцина kvars=кварц prinsip=принцип ssenariy=сценарий insident=инцидент porsiya=порция
porsiyalar=порциялар proporsional=пропорционал kommersiya=коммерция pitsa=пицца pitsalar=пиццалар
pitseriya=пиццерия atseton=ацетон pinset=пинцет siferblat=циферблат ensiklopediya=энциклопедия`,
  't and s that stay apart, and s that stays': `
ketsa=кетса ketsangiz=кетсангиз oʻtsa=ўтса aytsin=айтсин aytsangiz=айтсангиз kutsangiz=кутсангиз
yoʻqotsangiz=йўқотсангиз qaytsin=қайтсин goʻshtsiz=гўштсиз spirtsiz=спиртсиз sirka=сирка pensiya=пенсия
pensioner=пенсионер vakansiya=вакансия versiya=версия ekskursiya=экскурсия komissiya=комиссия
sessiya=сессия Rossiya=Россия Persiya=Персия pansionat=пансионат aksioma=аксиома biopsiya=биопсия
ekspansiya=экспансия konserva=консерва konsul=консул konsullik=консуллик pulsiz=пулсиз pulsizlik=пулсизлик
alfavit=алфавит alifbo=алифбо sinf=синф sifat=сифат sirli=сирли santimetr=сантиметр ofis=офис taksi=такси
aksessuar=аксессуар maksimal=максимал reys=рейс kassa=касса sanatoriy=санаторий sim=сим`,
  'ь at the end': `
yanvar=январь fevral=февраль aprel=апрель sentabr=сентябрь oktabr=октябрь noyabr=ноябрь dekabr=декабрь
yanvarda=январда yanvardan=январдан fevralgacha=февралгача apreldagi=апрелдаги iyundan=июндан
iyuldagi=июлдаги sentabrda=сентябрда sentabrning=сентябрнинг oktabri=октябри noyabrgacha=ноябргача
rol=роль rolini=ролини rolik=ролик rul=руль rulni=рулни parol=пароль parolni=паролни parolingiz=паролингиз
avtomobil=автомобиль avtomobilda=автомобилда avtomobillar=автомобиллар alkogol=алкоголь
alkogolsiz=алкоголсиз kabel=кабель kabeli=кабели model=модель modeli=модели panel=панель panelida=панелида
medal=медаль kalendar=календарь kalendari=календари mebel=мебель otel=отель nol=ноль rubl=рубль
rubli=рубли dvigatel=двигатель dvigatelsiz=двигателсиз gantel=гантель gel=гель geli=гели drel=дрель
drelning=дрелнинг kokteyl=коктейль shampun=шампунь nikel=никель festival=фестиваль profil=профиль
tunnel=туннель sekretar=секретарь detal=деталь stil=стиль spiral=спираль vanil=ваниль binokl=бинокль
smes=смесь smesi=смеси neft=нефть neftchi=нефтчи plastir=пластирь Sian=Сиань Sianga=Сианга Ryazan=Рязань Ryazanga=Рязанга
kontrol=контроль pedal=педаль pedallar=педаллар`,
  'ь in the middle': `
albom=альбом albomlar=альбомлар apelsin=апельсин asfalt=асфальт film=фильм filmlar=фильмлар filtr=фильтр
filtrlar=фильтрлар multfilm=мультфильм multivarka=мультиварка multimedia=мультимедиа palto=пальто
palma=пальма pult=пульт puls=пульс rels=рельс relslar=рельслар kultura=культура fakultet=факультет
feldsher=фельдшер folga=фольга golf=гольф gilza=гильза balzam=бальзам konsultatsiya=консультация
konsultant=консультант kalkulyator=калькулятор kalsiy=кальций Belgiya=Бельгия Belgiyada=Бельгияда
belgilar=белгилар Polsha=Польша Malta=Мальта Malpensa=Мальпенса kompyuter=компьютер
kompyuterlar=компьютерлар intervyu=интервью intervyuni=интервьюни dyuti-fri=дьюти-фри konyak=коньяк
mishyak=мишьяк lyulka=люлька bulyon=бульон batalyon=батальон pavilyon=павильон medalyon=медальон
losyon=лосьон bilyard=бильярд sudya=судья alyans=альянс ultratovush=ультратовуш premyera=премьера
karyera=карьера baryer=барьер pyesa=пьеса kuryer=курьер pechenye=печенье Sheremetyevo=Шереметьево
premyer=премьер Vyetnam=Вьетнам relyef=рельеф Nyu-York=Нью-Йорк Xelsinki=Хельсинки impuls=импульс
insult=инсульт volt=вольт alfa=альфа`,
  'ъ before е, ё, ю and я': `
obyekt=объект obyektlar=объектлар obyektiv=объектив subyekt=субъект syezd=съезд podyezd=подъезд
adyutant=адъютант inyeksiya=инъекция konyunktura=конъюнктура`,
  'й before a vowel, and spelling of its own': `
rayon=район rayonlar=районлар mikrorayon=микрорайон mayor=майор mayonez=майонез yogurt=йогурт foye=фойе
feyerverk=фейерверк poyabzal=пойабзал poyabzali=пойабзали poyandoz=пойандоз budjet=бюджет budjeti=бюджети
byudjet=бюджет parashut=парашют broshura=брошюра nuqtayi=нуқтаи tarjimayi=таржимаи
sutemizuvchi=сутэмизувчи yodgorlik=ёдгорлик yogʻoch=ёғоч`,
  'capital letters': `
SHAHAR=ШАҲАР Shahar=Шаҳар SHahar=Шаҳар CHIQISH=ЧИҚИШ Chiqish=Чиқиш Choy=Чой Yoʻl=Йўл YOʻLOVCHI=ЙЎЛОВЧИ
YOʻl=Йўл Yosh=Ёш Yulduz=Юлдуз Yangi=Янги Yer=Ер Ertaga=Эртага OʻZBEKISTON=ЎЗБЕКИСТОН Oʻzi=Ўзи Gʻarb=Ғарб
MAʼLUMOT=МАЪЛУМОТ APREL=АПРЕЛЬ Aprel=Апрель SENTABRDA=СЕНТЯБРДА KONSTITUTSIYA=КОНСТИТУЦИЯ
AEROPORT=АЭРОПОРТ YEVROPA=ЕВРОПА SAMOLYOT=САМОЛЁТ Sirk=Цирк ISʼHOQ=ИСҲОҚ U=У Oʻ=Ў YOʻQ=ЙЎҚ AQSH=АҚШ
AQSHga=АҚШга QQS=ҚҚС QQSni=ҚҚСни OAV=ОАВ BAA=БАА BMT=БМТ MDH=МДҲ OʻRQ-547-son=ЎРҚ-547-сон Ch=Ч Sh=Ш`,
  'cities, airports and countries': `
Toshkent=Тошкент Toshkentdan=Тошкентдан Samarqand=Самарқанд Buxoro=Бухоро Urganch=Урганч Nukus=Нукус
Namangan=Наманган Termiz=Термиз Qarshi=Қарши Navoiy=Навоий Andijon=Андижон Jizzax=Жиззах Qoʻqon=Қўқон
Xiva=Хива Registon=Регистон Rishton=Риштон Chust=Чуст Mirzachoʻl=Мирзачўл Istanbul=Истанбул
Istanbulga=Истанбулга Moskva=Москва Domodedovo=Домодедово Vnukovo=Внуково Koltsovo=Кольцово Qozon=Қозон
Sankt-Peterburg=Санкт-Петербург Novosibirsk=Новосибирск Krasnoyarsk=Красноярск Dubay=Дубай Sharja=Шаржа
Jidda=Жидда Madina=Мадина Ar-Riyod=Ар-Риёд Olmaota=Олмаота Ostona=Остона Bishkek=Бишкек Dushanbe=Душанбе
Boku=Боку Tbilisi=Тбилиси Seul=Сеул Inchxon=Инчхон Pekin=Пекин Dasin=Дасин Urumchi=Урумчи Dehli=Деҳли
Bangkok=Бангкок Frankfurt=Франкфурт Milan=Милан Gyokchen=Гёкчен Sabiha=Сабиҳа Turkiya=Туркия
Germaniya=Германия Xitoy=Хитой Hindiston=Ҳиндистон Koreya=Корея Ozarbayjon=Озарбайжон
Qozogʻiston=Қозоғистон Qirgʻiziston=Қирғизистон Tojikiston=Тожикистон Finlandiya=Финляндия Italiya=Италия
italyancha=итальянча Venesuela=Венесуэла`,
  'days, units and numbers': `
dushanba=душанба seshanba=сешанба chorshanba=чоршанба payshanba=пайшанба juma=жума shanba=шанба mart=март
may=май avgust=август soat=соат daqiqa=дақиқа soniya=сония sutka=сутка kun=кун hafta=ҳафта oy=ой asr=аср
kg=кг km=км sm=см ml=мл m²=м² ming=минг million=миллион milliard=миллиард litr=литр gramm=грамм
kilogramm=килограмм metr=метр dollar=доллар bir=бир ikki=икки uch=уч toʻrt=тўрт besh=беш olti=олти
sakkiz=саккиз toʻqqiz=тўққиз oʻn=ўн 5-qavat=5-қават 7-chiqish=7-чиқиш 73-avtobus=73-автобус`,
  'words of the site': `
havo=ҳаво harorati=ҳарорати til=тил sayt=сайт tablo=табло onlayn=онлайн bugun=бугун bagaj=багаж
lenta=лента stollar=столлар kechiktirildi=кечиктирилди yangilandi=янгиланди parvozda=парвозда
aviakompaniya=авиакомпания aviakompaniyaning=авиакомпаниянинг aviakassa=авиакасса muqobil=муқобил
yoʻnaltirildi=йўналтирилди kontrast=контраст harflar=ҳарфлар satrlar=сатрлар yuborilmoqda=юборилмоқда
avtoturargoh=автотураргоҳ bankomat=банкомат pasport=паспорт viza=виза bojsiz=божсиз tibbiyot=тиббиёт
dorixona=дорихона namozxona=намозхона tahoratxona=таҳоратхона hojatxona=ҳожатхона eskalator=эскалатор
lift=лифт teletrap=телетрап perron=перрон ramka=рамка skaner=сканер transfer=трансфер tranzit=транзит
tarif=тариф talon=талон chek=чек karta=карта smena=смена reklama=реклама reliz=релиз jurnalist=журналист
intizom=интизом atir-upa=атир-упа oziq-ovqat=озиқ-овқат kiyim-kechak=кийим-кечак kecha-yu=кеча-ю
oʻsimlik=ўсимлик veterinariya=ветеринария karantin=карантин elchixona=элчихона fuqaro=фуқаро
nogironlik=ногиронлик aravacha=аравача kungaboqar=кунгабоқар chaqaloq=чақалоқ homilador=ҳомиладор
akkumulyator=аккумулятор litiy=литий planshet=планшет noutbuk=ноутбук smartfon=смартфон
pauerbank=пауэрбанк dron=дрон kvadrokopter=квадрокоптер elektrosamokat=электросамокат
termokrujka=термокружка zajigalka=зажигалка sigaret=сигарет tamaki=тамаки aroq=ароқ vino=вино
xrizantema=хризантема ziravor=зиравор novvot=новвот pishloq=пишлоқ baliq=балиқ muzqaymoq=музқаймоқ
shokolad=шоколад kruassan=круассан espresso=эспрессо kapuchino=капучино pyure=пюре rulet=рулет
psixologiya=психология xulosa=хулоса ijtimoiy=ижтимоий badiiy=бадиий shaxsiy=шахсий rasmiy=расмий`,
};
