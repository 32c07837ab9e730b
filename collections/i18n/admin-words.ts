import { sayIn, type PlainWord, type SayOf, type WordTable } from './words';

/** What the translations view, the dashboard and the menu say: Uzbek, Russian, English. `{name}` stands for a parameter. */
const words = {
  // Places of the interface
  translations: ['Tarjimalar', 'Переводы', 'Translations'],
  documents: ['Hujjatlar', 'Документы', 'Documents'],
  find: ['Sahifani topish', 'Найти страницу', 'Find a page'],
  findAnywhere: ['Sahifa yoki matnni topish', 'Найти страницу или текст', 'Find a page or a text'],
  searchingTexts: ['Matnlardan qidirilmoqda', 'Поиск в текстах', 'Searching the texts'],
  foundInTexts: [
    'Faqat matnida bor hujjatlar: {count}',
    'Найдено только в текстах: {count}',
    'Found in texts only: {count}',
  ],
  nothingFound: ['Hech narsa topilmadi', 'Ничего не найдено', 'Nothing found'],
  groupHome: ['Bosh sahifa', 'Главная', 'Home'],
  groupPassengers: ['Yoʻlovchilarga', 'Пассажирам', 'Passengers'],
  groupServices: ['Xizmatlar', 'Услуги', 'Services'],
  groupAirport: ['Aeroport', 'Аэропорт', 'Airport'],
  groupPress: ['Matbuot markazi', 'Пресс-центр', 'Press centre'],
  groupEverywhere: ['Har bir sahifada', 'На каждой странице', 'On every page'],
  all: ['Hammasi', 'Все', 'All'],
  toDo: ['Bajarilishi kerak', 'К работе', 'To do'],
  show: ['Koʻrsatish', 'Показать', 'Show'],
  legend: ['Belgilar izohi', 'Условные знаки', 'Legend'],
  chooseDocument: [
    'Chap tomondagi roʻyxatdan hujjat tanlang.',
    'Выберите документ в списке слева.',
    'Choose a document in the list on the left.',
  ],
  noPage: [
    'Bu hujjatning saytda sahifasi yoʻq.',
    'У этого документа нет страницы на сайте.',
    'This document has no page on the site.',
  ],
  loading: ['Yuklanmoqda', 'Загрузка', 'Loading'],
  failed: [
    'Maʼlumot olinmadi. Qayta urinib koʻring.',
    'Не удалось получить данные. Попробуйте еще раз.',
    'The data could not be loaded. Try again.',
  ],
  close: ['Yopish', 'Закрыть', 'Close'],
  cancel: ['Bekor qilish', 'Отмена', 'Cancel'],
  language: ['Til', 'Язык', 'Language'],

  // States of texts
  complete: ['Toʻliq', 'Готово', 'Complete'],
  missing: ['Yetishmaydi: {count}', 'Не хватает: {count}', '{count} missing'],
  fallback: ['Oʻzbekcha koʻrinadi: {count}', 'На узбекском: {count}', '{count} shown in Uzbek'],
  changed: [
    'Asl matn oʻzgargan: {count}',
    'Исходный текст изменён: {count}',
    '{count} changed in Uzbek',
  ],
  legendMissing: ['Yetishmaydi', 'Не хватает', 'Missing'],
  legendFallback: ['Oʻzbekcha koʻrsatilgan', 'Показано по-узбекски', 'Shown in Uzbek'],
  legendChanged: ['Asl matn oʻzgargan', 'Исходный текст изменён', 'Changed in Uzbek'],
  empty: ['Boʻsh', 'Пусто', 'Empty'],
  own: ['Bor', 'Есть', 'Own text'],
  markChanged: [
    'Oʻzbekcha matn oʻzgargan · {date}',
    'Изменено в узбекском · {date}',
    'Changed in Uzbek · {date}',
  ],
  markFallback: ['Oʻzbekcha koʻrsatilgan', 'Показано по-узбекски', 'Shown in Uzbek'],
  markMissing: ['Yetishmaydi: {field}', 'Не хватает: {field}', 'Missing: {field}'],
  markMissingAlt: ['Rasm tavsifi yoʻq', 'Нет описания изображения', 'Missing: picture description'],
  notOnPage: ['Sahifada koʻrinmaydi', 'Не видно на странице', 'Not on the page'],
  edit: ['Tahrirlash: {language}', 'Править: {language}', 'Edit in {language}'],
  stillCorrect: ['Tarjima hamon toʻgʻri', 'Перевод верен', 'Still correct'],
  changedSince: [
    'Tarjimadan keyin oʻzbekcha matn oʻzgargan',
    'Узбекский текст изменен после перевода',
    'Changed in Uzbek since this was saved',
  ],
  changedOn: ['Oʻzgartirilgan: {when}', 'Изменено: {when}', 'Changed: {when}'],
  ofDocument: [
    'Hujjatdagi oxirgi tahrir: {who}',
    'Последняя правка документа: {who}',
    'Last edit of the document: {who}',
  ],
  beforeUnknown: [
    'Avvalgi matn endi saqlanmaydi.',
    'Прежний текст больше не хранится.',
    'The previous text is no longer kept.',
  ],
  added: ['qoʻshilgan', 'добавлено', 'added'],
  removed: ['olib tashlangan', 'удалено', 'removed'],
  confirmed: ['Tarjima tasdiqlandi', 'Перевод подтвержден', 'Translation confirmed'],

  // Head of the document
  fieldOf: [
    '{total} tadan {number}-maydon',
    'Поле {number} из {total}',
    '{number} of {total} fields to do',
  ],
  fieldsToDo: ['Bajarilishi kerak: {total}', 'К работе: {total}', '{total} to do'],
  previousField: ['Oldingi maydon', 'Предыдущее поле', 'Previous field'],
  nextField: ['Keyingi maydon', 'Следующее поле', 'Next field'],
  preview: ['Koʻrinish', 'Просмотр', 'Preview'],
  fields: ['Maydonlar', 'Поля', 'Fields'],
  accessibility: ['Qulaylik', 'Доступность', 'Accessibility'],
  more: ['Yana', 'Еще', 'More'],
  openOnSite: ['Saytda ochish', 'Открыть на сайте', 'Open on the site'],
  exportTexts: ['Eksport', 'Экспорт', 'Export'],
  importTexts: ['Import', 'Импорт', 'Import'],
  versions: ['Versiyalar', 'Версии', 'Versions'],
  shortcuts: ['Tez tugmalar', 'Горячие клавиши', 'Shortcuts'],

  // Control bar
  controls: ['Koʻrinish sozlamalari', 'Настройки просмотра', 'View settings'],
  version: ['Nima koʻrsatiladi', 'Что показано', 'What is shown'],
  draft: ['Qoralama', 'Черновик', 'Draft'],
  published: ['Saytda', 'На сайте', 'Published'],
  width: ['Eni, piksel', 'Ширина, пикселей', 'Width, pixels'],
  contrast: ['Kontrast', 'Контраст', 'Contrast'],
  large: ['Yirik matn', 'Крупный текст', 'Large text'],
  imagesOff: ['Rasmlarsiz', 'Без изображений', 'Images off'],
  asOf: ['Sanasiga', 'На дату', 'As of'],
  now: ['Hozir', 'Сейчас', 'Now'],
  asItWillBe: ['{when} dagi koʻrinish', 'Так будет {when}', 'As it will be on {when}'],
  asItWas: ['{when} dagi koʻrinish', 'Так было {when}', 'As it was on {when}'],
  together: ['Birga surish', 'Прокручивать вместе', 'Scroll together'],
  marks: ['Maydon belgilari', 'Отметки полей', 'Field marks'],
  frameTitle: [
    '{title}, {language}, {version}',
    '{title}, {language}, {version}',
    '{title}, {language}, {version}',
  ],

  // Head of a column
  status: ['Holati', 'Статус', 'Status'],
  isPublished: ['Eʼlon qilingan', 'Опубликовано', 'Published'],
  hasChanges: [
    'Eʼlon qilingan, yangi tahrirlar hali saytda emas',
    'Опубликовано, есть неопубликованные правки',
    'Published, with changes not yet public',
  ],
  neverPublished: [
    'Qoralama, hali eʼlon qilinmagan',
    'Черновик, ещё не публиковался',
    'Draft, never published',
  ],
  takenDown: ['Saytdan olingan', 'Снято с публикации', 'Taken down'],
  takenDownOn: ['{when} da saytdan olingan', 'Снято с публикации {when}', 'Taken down {when}'],
  scheduledFor: ['{when} ga rejalashtirilgan', 'Запланировано на {when}', 'Scheduled for {when}'],
  takeDownFor: ['{when} da saytdan olinadi', 'Будет снято {when}', 'To be taken down on {when}'],
  editedBy: ['Tahrirlagan: {name}, {when}', 'Правка: {name}, {when}', 'Edited by {name}, {when}'],
  firstContent: ['Dastlabki matn, {when}', 'Первоначальный текст, {when}', 'First content, {when}'],
  neverEdited: ['Hali tahrirlanmagan', 'Правок еще не было', 'Not edited yet'],
  today: ['bugun', 'сегодня', 'today'],
  yesterday: ['kecha', 'вчера', 'yesterday'],
  tomorrow: ['ertaga', 'завтра', 'tomorrow'],
  publishLanguage: ['Eʼlon qilish: {language}', 'Опубликовать: {language}', 'Publish {language}'],
  publishMore: [
    '{language}: boshqa amallar',
    '{language}: другие действия',
    '{language}: more actions',
  ],
  schedule: ['Rejalashtirish…', 'Запланировать…', 'Schedule…'],
  takeDownLanguage: ['Bu tilni saytdan olish', 'Снять этот язык', 'Take down this language'],
  takeDownSure: [
    'Tashrif buyuruvchilar bu hujjatning matnlarini endi koʻrmaydi: {language}.',
    'Посетители больше не увидят тексты этого документа: {language}.',
    'Visitors will no longer see the texts of this document in {language}.',
  ],
  publishedNow: ['Eʼlon qilindi: {language}', 'Опубликовано: {language}', 'Published: {language}'],
  takenDownNow: [
    'Saytdan olindi: {language}',
    'Снято с публикации: {language}',
    'Taken down: {language}',
  ],
  noFindings: ['Kamchilik yoʻq', 'Замечаний нет', 'No findings'],
  findings: ['Kamchilik: {count}', 'Замечаний: {count}', '{count} findings'],
  oneFinding: ['Kamchilik: 1', 'Замечаний: 1', '1 finding'],
  check: ['Qulaylikni tekshirish', 'Проверить доступность', 'Check accessibility'],
  checking: ['Tekshirilmoqda', 'Проверка', 'Checking'],
  checkAll: ['Hammasini tekshirish', 'Проверить все', 'Check all'],
  notChecked: ['Hali tekshirilmagan', 'Еще не проверялось', 'Not checked yet'],
  showOnPage: ['Sahifada koʻrsatish', 'Показать на странице', 'Show on the page'],
  ruleOf: ['Qoida: {rule}', 'Правило: {rule}', 'Rule: {rule}'],

  // Scheduling
  scheduleTitle: ['Nashrni rejalashtirish', 'Запланировать публикацию', 'Schedule'],
  action: ['Amal', 'Действие', 'Action'],
  publish: ['Eʼlon qilish', 'Опубликовать', 'Publish'],
  takeDown: ['Saytdan olish', 'Снять', 'Take down'],
  when: ['Vaqti, UTC+5', 'Когда, UTC+5', 'When, UTC+5'],
  save: ['Saqlash', 'Сохранить', 'Save'],
  inPast: ['Kelgusi vaqtni tanlang.', 'Выберите время в будущем.', 'Choose a time in the future.'],
  planned: ['Rejalashtirildi', 'Запланировано', 'Scheduled'],

  // Share links
  shareLink: ['Koʻrish havolasi', 'Ссылка для просмотра', 'Share link'],
  shareText: [
    'Kirish huquqi yoʻq odam bitta hujjatning qoralamasini ochgan paytdagi holatida oʻqiydi. Havola boshqa hech narsani ochmaydi, saqlanmaydi va qidiruvga tushmaydi.',
    'Читатель без входа видит черновик одного документа, каким он будет в момент открытия. Больше ссылка ничего не открывает, не кешируется и не попадает в поиск.',
    'Someone without a login reads the draft of one document, as it is when they open it. The link opens nothing else and is never cached or indexed.',
  ],
  document: ['Hujjat', 'Документ', 'Document'],
  expires: ['Amal qiladi', 'Действует', 'Expires'],
  oneDay: ['1 kun', '1 день', 'In 1 day'],
  sevenDays: ['7 kun', '7 дней', 'In 7 days'],
  thirtyDays: ['30 kun', '30 дней', 'In 30 days'],
  ownDate: ['Boshqa sana', 'Другая дата', 'Other date'],
  until: ['{when} gacha', 'до {when}', 'until {when}'],
  languages: ['Tillar', 'Языки', 'Languages'],
  severalLanguages: [
    'Bir necha til boʻlsa, oʻquvchi ularni keng oynada yonma-yon koʻradi, tor oynada almashtiradi.',
    'Если языков несколько, в широком окне читатель видит их рядом, в узком переключает.',
    'With several languages the reader sees them side by side in a wide window, and switches between them in a narrow one.',
  ],
  atLeastOne: [
    'Kamida bitta til tanlang.',
    'Выберите хотя бы один язык.',
    'Choose at least one language.',
  ],
  createLink: ['Havola yaratish', 'Создать ссылку', 'Create link'],
  linkCreated: [
    'Havola yaratildi va nusxalandi',
    'Ссылка создана и скопирована',
    'Link created and copied',
  ],
  linkMade: ['Havola yaratildi', 'Ссылка создана', 'Link created'],
  linkCopied: ['Havola nusxalandi', 'Ссылка скопирована', 'Link copied'],
  linkAddress: ['Havola manzili', 'Адрес ссылки', 'Address of the link'],
  copyLink: ['Havolani nusxalash', 'Скопировать ссылку', 'Copy link'],
  open: ['Ochish', 'Открыть', 'Open'],
  linksOfDocument: [
    'Bu hujjatning havolalari',
    'Ссылки на этот документ',
    'Links to this document',
  ],
  active: ['Amalda: {count}', 'Действуют: {count}', '{count} active'],
  lastOpened: ['Oxirgi ochilgan', 'Последнее открытие', 'Last opened'],
  allLinks: ['Barcha havolalar', 'Все ссылки', 'All share links'],
  createdBy: ['Kim va qachon yaratgan', 'Кто и когда создал', 'Created by'],
  notOpened: ['Hali ochilmagan', 'Еще не открывали', 'Not opened yet'],
  opened: ['Ochilgan: {count} marta', 'Открывали, раз: {count}', 'Times opened: {count}'],
  inDays: ['Qolgan kunlar: {count}', 'Осталось дней: {count}', 'Days left: {count}'],
  revoke: ['Bekor qilish', 'Отозвать', 'Revoke'],
  revokeSure: ['Rostdan bekor qilinsinmi?', 'Точно отозвать?', 'Revoke this link?'],
  revoked: ['Bekor qilingan', 'Отозвана', 'Revoked'],
  linkEnded: ['Havola endi ishlamaydi', 'Ссылка не действует', 'No longer works'],
  readersSee: [
    'Oʻquvchi havola qachongacha ishlashini koʻradi. Bekor qilingan havola keyingi soʻrovdan boshlab hech narsani ochmaydi.',
    'Читатель видит, до какого числа действует ссылка. Отозванная ссылка не открывает ничего со следующего запроса.',
    'Readers see a banner with the date on which the link expires. A revoked link opens nothing from the next request on.',
  ],
  noLinks: ['Hozircha havola yoʻq', 'Ссылок пока нет', 'No links yet'],

  // Tables
  field: ['Maydon', 'Поле', 'Field'],
  kind: ['Tur', 'Вид', 'Kind'],

  // Shortcuts
  keyRegions: [
    'Roʻyxat, sozlamalar va ustunlar orasida yurish',
    'Переход между списком, настройками и колонками',
    'Between list, settings and columns',
  ],
  keyFields: [
    'Keyingi va oldingi bajariladigan maydon',
    'Следующее и предыдущее поле к работе',
    'Next and previous field to do',
  ],
  keyEnter: ['Maydonni tahrirlash', 'Править поле', 'Edit the field'],
  keyConfirm: ['Tarjima hamon toʻgʻri', 'Перевод верен', 'Still correct'],
  keyEscape: ['Kartani yopish', 'Закрыть карточку', 'Close the card'],
  keyLanguages: ['Ustunni faollashtirish', 'Выбрать колонку', 'Make a column active'],
  keyTree: ['Roʻyxatda yurish', 'Движение по списку', 'Move in the list'],
  keyNames: ['Nomning boshini yozing', 'Наберите начало названия', 'Type the beginning of a name'],

  // Dashboard
  progress: ['Tarjima holati', 'Ход перевода', 'Translation progress'],
  progressText: [
    'Tilda har bir maydoni bor hujjatlar',
    'Документы, в которых на этом языке есть все поля',
    'Documents with every field in the language',
  ],
  openTranslations: ['Tarjimalarni ochish', 'Открыть переводы', 'Open translations'],
  source: ['asl matn', 'исходный', 'source'],
  completeOf: ['{total} tadan {count}', '{count} из {total}', '{count} of {total}'],
  everything: ['Jami', 'Всего', 'Everything'],
  everywhere: [
    'Sayt boshi, oyogʻi, xabarlar',
    'Шапка, подвал, сообщения',
    'Header, footer, messages',
  ],
  partComplete: ['Toʻliq: {count}', 'Готово: {count}', 'Complete: {count}'],
  partChanged: [
    'Asl matn oʻzgargan: {count}',
    'Исходный текст изменён: {count}',
    'Changed in Uzbek: {count}',
  ],
  partFallback: [
    'Qisman oʻzbekcha: {count}',
    'Частично на узбекском: {count}',
    'Partly shown in Uzbek: {count}',
  ],
  partMissing: ['Yetishmaydi: {count}', 'Не хватает: {count}', 'Missing: {count}'],
  legendPartly: ['Qisman oʻzbekcha', 'Частично по-узбекски', 'Partly shown in Uzbek'],
  counted: ['Hisoblangan vaqti: {time}', 'Подсчитано в {time}', 'Counted at {time}'],
  urgent: ['Eng shoshilinchi', 'Самое срочное', 'Most urgent'],
  urgentText: ['avval saytdagi sahifalar', 'сначала страницы на сайте', 'public pages first'],
  nothingToDo: ['Hammasi tarjima qilingan', 'Все переведено', 'Everything is translated'],
  onPublicPage: ['saytdagi sahifa', 'страница на сайте', 'public page'],
  onEveryPage: ['har bir sahifada', 'на каждой странице', 'on every page'],
  onDraft: ['qoralama', 'черновик', 'draft'],
  scheduled: ['Rejalashtirilgan', 'Запланировано', 'Scheduled'],
  scheduledText: ['mahalliy vaqt, UTC+5', 'местное время, UTC+5', 'local time, UTC+5'],
  nothingScheduled: [
    'Hech narsa rejalashtirilmagan',
    'Ничего не запланировано',
    'Nothing is scheduled',
  ],

  /** Short names of the months after a day, January first. */
  shortMonths: [
    'yan. fev. mart apr. may iyun iyul avg. sen. okt. noy. dek.',
    'янв. февр. марта апр. мая июня июля авг. сент. окт. нояб. дек.',
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  ],
  shortDate: ['{day}-{month}', '{day} {month}', '{day} {month}'],
} as const satisfies WordTable;

export type AdminWord = keyof typeof words;

/** A word without parameters. */
export type PlainAdminWord = PlainWord<typeof words>;

/** Says something in the language that was asked for. */
export type Say = SayOf<typeof words>;

/** The words in a language of the admin; Uzbek where it is another. */
export const adminWords = (language: string): Say => sayIn(words, language);
