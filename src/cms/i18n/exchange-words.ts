import { sayIn, type SayOf, type WordTable } from './words';

/** What exchange with translators and the list of versions say: Uzbek, Russian, English. `{name}` stands for a parameter. */
const words = {
  title: ['Eksport va import', 'Экспорт и импорт', 'Export and import'],
  intro: [
    'Matnlarni tarjimonlarga fayl qilib yuboring va tarjimalarni saytga qaytaring.',
    'Отправьте тексты переводчикам файлом и верните переводы на сайт.',
    'Send texts to translators as a file, and bring the translations back.',
  ],
  noLanguages: [
    'Sizga tarjima qilinadigan til biriktirilmagan. Administratordan hisobingizga til qoʻshishni soʻrang.',
    'За вами не закреплен язык перевода. Попросите администратора добавить его в вашу учетную запись.',
    'You have no language to translate into. Ask an administrator to add one to your account.',
  ],

  // Export
  exportText: [
    'Faylda har bir oʻzbekcha matn va uning bor tarjimasi boʻladi. Saytda hech narsa oʻzgarmaydi.',
    'В файле будет каждый узбекский текст и его перевод, если он есть. На сайте ничего не меняется.',
    'The file has each text in Uzbek and the translation there is. Nothing changes on the site.',
  ],
  targetLanguage: ['Qaysi tilga', 'На какой язык', 'Into which language'],
  format: ['Fayl turi', 'Формат файла', 'File format'],
  xliffFor: [
    'Trados, memoQ yoki Weblate kabi tarjima dasturlari uchun: ular formatlashni saqlaydi.',
    'Для программ перевода, таких как Trados, memoQ, Weblate: они берегут форматирование.',
    'For translation tools such as Trados, memoQ or Weblate: they protect the formatting.',
  ],
  csvFor: [
    'Excel kabi jadvallar uchun: tarjima oxirgi ustunga yoziladi, <b>…</b> kabi teglar qoladi.',
    'Для таблиц, таких как Excel: перевод пишут в последний столбец, теги вида <b>…</b> остаются.',
    'For spreadsheets such as Excel: write in the last column and keep tags such as <b>…</b>.',
  ],
  whichDocuments: ['Qaysi hujjatlar', 'Какие документы', 'Which documents'],
  everyDocument: ['Barcha hujjatlar', 'Все документы', 'Everything'],
  withWork: ['Bajarilishi kerak boʻlganlar', 'С работой на этом языке', 'With something to do'],
  withWorkText: [
    'Shu tilda matni yetishmaydigan, oʻzbekcha koʻrinadigan yoki asl matni oʻzgargan hujjatlar.',
    'Документы, где на этом языке текста не хватает, он показан по-узбекски или исходный изменен.',
    'Documents where a text is missing in the language, shown in Uzbek, or changed in Uzbek.',
  ],
  chosenDocuments: ['Tanlangan hujjatlar', 'Выбранные документы', 'Chosen documents'],
  chosenOf: ['{total} tadan {count}', '{count} из {total}', '{count} of {total}'],
  documentsOf: ['{kind}: hujjatlar', '{kind}: документы', '{kind}: documents'],
  inFile: [
    'Fayldagi hujjatlar: {count}',
    'Документов в файле: {count}',
    'Documents in the file: {count}',
  ],
  chooseDocuments: [
    'Kamida bitta hujjat tanlang.',
    'Выберите хотя бы один документ.',
    'Choose at least one document.',
  ],
  tooManyDocuments: [
    'Juda koʻp hujjat tanlandi. Barcha hujjatlarni oling yoki kamroq tanlang.',
    'Выбрано слишком много документов. Возьмите все документы или выберите меньше.',
    'Too many documents are chosen. Take everything, or choose fewer.',
  ],
  download: ['Yuklab olish', 'Скачать', 'Download'],

  // Import
  importText: [
    'Fayl avval tekshiriladi: nima oʻzgarishini koʻrmaguningizcha hech narsa yozilmaydi.',
    'Файл сначала проверяется: пока вы не увидите изменения, ничего не записывается.',
    'The file is checked first: nothing is written before you have seen what changes.',
  ],
  chooseFile: [
    'Faylni tanlang yoki shu yerga sudrab keltiring',
    'Выберите файл или перетащите его сюда',
    'Choose a file, or drop it here',
  ],
  chooseAnother: ['Yana bir fayl', 'Еще один файл', 'Another file'],
  fileTypes: [
    'XLIFF yoki CSV, {limit} MB gacha',
    'XLIFF или CSV, до {limit} МБ',
    'XLIFF or CSV, up to {limit} MB',
  ],
  chosenFile: ['Tanlangan fayl: {name}', 'Выбран файл: {name}', 'Chosen file: {name}'],
  fileLanguage: [
    'Faylda til koʻrsatilmagan. U qaysi tilda?',
    'В файле не указан язык. На каком он языке?',
    'The file does not say its language. Which one is it?',
  ],
  checkFile: ['Faylni tekshirish', 'Проверить файл', 'Check the file'],
  checkAgain: ['Qayta tekshirish', 'Проверить снова', 'Check again'],
  checking: ['Fayl tekshirilmoqda', 'Файл проверяется', 'Checking the file'],
  writing: ['Matnlar yozilmoqda', 'Тексты записываются', 'Writing the texts'],
  countChanged: [
    'Oʻzgaradigan matnlar: {count}',
    'Изменится текстов: {count}',
    'Texts that change: {count}',
  ],
  countUnchanged: [
    'Oʻzgarishsiz qatorlar: {count}',
    'Строк без изменений: {count}',
    'Rows without a change: {count}',
  ],
  countWrong: ['Xato qatorlar: {count}', 'Строк с ошибками: {count}', 'Rows with errors: {count}'],
  whatChanges: ['Nima oʻzgaradi', 'Что изменится', 'What changes'],
  nothingChanges: [
    'Fayl hech narsani oʻzgartirmaydi: undagi matnlar saytdagi bilan bir xil.',
    'Файл ничего не меняет: тексты в нем те же, что на сайте.',
    'The file changes nothing: its texts are those of the site.',
  ],
  afterImport: ['Importdan keyin', 'После импорта', 'After the import'],
  staysUzbek: [
    'Oʻzbekcha qoladigan boʻlaklar: {count}',
    'Останется на узбекском, блоков: {count}',
    'Blocks that stay in Uzbek: {count}',
  ],
  onlyFormatting: [
    'Faqat formatlash oʻzgargan',
    'Меняется только форматирование',
    'Only the formatting is different',
  ],
  publicAtOnce: [
    'Bu hujjatning qoralamasi yoʻq: matnlar darhol saytda koʻrinadi.',
    'У этого документа нет черновика: тексты сразу появятся на сайте.',
    'This document has no draft: the texts are public at once.',
  ],
  write: [
    '{count} ta matnni qoralama qilib yozish',
    'Записать черновиками, текстов: {count}',
    'Write {count} texts as drafts',
  ],
  writeOne: [
    '1 ta matnni qoralama qilib yozish',
    'Записать 1 текст черновиком',
    'Write 1 text as a draft',
  ],
  writeLive: [
    '{count} ta matnni darhol saytga yozish',
    'Записать сразу на сайт, текстов: {count}',
    'Write {count} texts, public at once',
  ],
  writeLiveOne: [
    '1 ta matnni darhol saytga yozish',
    'Записать 1 текст сразу на сайт',
    'Write 1 text, public at once',
  ],
  writeBoth: [
    'Yozish: {drafts} ta qoralama, {live} ta darhol saytda',
    'Записать: черновиками {drafts}, сразу на сайт {live}',
    'Write {drafts} as drafts, {live} public at once',
  ],
  asDraft: ['Qoralama qilib yoziladi.', 'Записывается черновиком.', 'Written as a draft.'],
  countDrafts: ['Qoralama: {count}', 'Черновиками: {count}', 'As drafts: {count}'],
  countLive: ['Darhol saytda: {count}', 'Сразу на сайт: {count}', 'Public at once: {count}'],
  draftsOnly: [
    'Qoralama matnlar eʼlon qilingandan keyingina saytda koʻrinadi.',
    'Черновики увидят на сайте только после публикации.',
    'Drafts are seen on the site only once they are published.',
  ],
  liveOnly: [
    'Bu hujjatlarning qoralamasi yoʻq: matnlar yozilishi bilan saytda koʻrinadi.',
    'У этих документов нет черновиков: тексты появятся на сайте, как только будут записаны.',
    'These documents have no drafts: the texts are seen on the site as soon as they are written.',
  ],
  draftsAndLive: [
    'Qoralamalar eʼlon qilingandan keyin koʻrinadi. Qoralamasi yoʻq hujjatlarning matnlari ({live}) darhol saytda koʻrinadi: ular yuqorida belgilangan.',
    'Черновики увидят после публикации. Тексты документов без черновиков ({live}) сразу появятся на сайте: они отмечены выше.',
    'Drafts are seen once they are published. The texts of documents without drafts ({live}) are seen on the site at once: they are marked above.',
  ],
  notWithErrors: [
    'Xato qatorlar bor ekan, fayldan hech narsa yozilmaydi. Ularni faylda tuzating va faylni qayta tanlang.',
    'Пока есть строки с ошибками, из файла ничего не записать. Исправьте их в файле и выберите его снова.',
    'Nothing can be written while rows have errors. Correct them in the file, then choose it again.',
  ],
  wrongRows: ['Xato qatorlar', 'Строки с ошибками', 'Rows with errors'],
  row: ['Qator', 'Строка', 'Row'],
  line: ['Qator', 'Строка', 'Line'],
  wholeFile: ['Butun fayl', 'Весь файл', 'Whole file'],
  text: ['Matn', 'Текст', 'Text'],
  whatToDo: [
    'Nima xato va nima qilish kerak',
    'Что не так и что делать',
    'What is wrong, and what to do',
  ],
  written: ['Yozilgan matnlar: {count}', 'Записано текстов: {count}', 'Texts written: {count}'],
  seeLive: ['Bular allaqachon saytda:', 'Эти уже на сайте:', 'These are on the site already:'],
  seeWritten: [
    'Ularni sahifada koʻring va eʼlon qiling:',
    'Посмотрите их на странице и опубликуйте:',
    'See them on their pages, and publish them:',
  ],

  // A file that cannot be taken
  tooLarge: [
    'Fayl {limit} MB dan katta. Hujjatlarni kamroqdan eksport qiling va har bir faylni alohida import qiling.',
    'Файл больше {limit} МБ. Экспортируйте меньше документов за раз и импортируйте файлы по одному.',
    'The file is over {limit} MB. Export fewer documents at a time, and import each file by itself.',
  ],
  encoding: [
    'Fayl UTF-8 kodlashida emas. Uni UTF-8 qilib saqlang (Excelda “CSV UTF-8”) va qayta tanlang.',
    'Файл не в кодировке UTF-8. Сохраните его в UTF-8 (в Excel «CSV UTF-8») и выберите снова.',
    'The file is not in UTF-8. Save it as UTF-8 (in Excel “CSV UTF-8”), and choose it again.',
  ],
  malformed: [
    'Fayl buzilgan: {line}-qator, {column}-belgi. Uni oʻz dasturida qayta saqlang yoki hujjatlarni yangidan eksport qiling.',
    'Файл поврежден: строка {line}, символ {column}. Сохраните его в своей программе снова или экспортируйте документы заново.',
    'The file is damaged: line {line}, character {column}. Save it again in its program, or export the documents again.',
  ],
  doctype: [
    'Faylda <!DOCTYPE …> bor, bunday fayl olinmaydi. Uni tarjima dasturidan shusiz saqlang.',
    'В файле есть <!DOCTYPE …>, такие файлы не принимаются. Сохраните его из программы перевода без этого.',
    'The file has a <!DOCTYPE …>, which is not accepted. Save it from the translation tool without one.',
  ],
  notThisFormat: [
    'Bu {expected} fayli emas. Tarjima dasturi {expected} qilib saqlagan faylni tanlang.',
    'Это не файл {expected}. Выберите файл, который программа перевода сохранила как {expected}.',
    'The file is not {expected}. Choose the one that the translation tool saved as {expected}.',
  ],
  columns: [
    'Jadvalda bu ustunlar yoʻq: {columns}. Birinchi qatorni eksport qilingan holiga qaytaring.',
    'В таблице нет столбцов: {columns}. Верните первую строку, какой она была при экспорте.',
    'Columns are missing: {columns}. Restore the first row as it was exported.',
  ],
  wrongTarget: [
    'Fayl tili: {found}. Kerakli til: {expected}. Shu tildagi faylni tanlang.',
    'Язык файла: {found}. Нужен: {expected}. Выберите файл на этом языке.',
    'Language of the file: {found}. It should be: {expected}. Choose the file of that language.',
  ],
  wrongSource: [
    'Faylning asl matn tili: {found}. Oʻzbekcha boʻlishi kerak: shu yerdan eksport qilingan faylni tarjima qiling.',
    'Исходный язык файла: {found}. Нужен узбекский: переводите файл, экспортированный отсюда.',
    'Source language of the file: {found}. It should be Uzbek: translate the file that was exported here.',
  ],
  noLanguage: ['koʻrsatilmagan', 'не указан', 'not given'],
  notYourLanguage: [
    'Bu til sizga biriktirilmagan: {language}. Uni shu tilda ishlaydigan xodimga topshiring.',
    'Этот язык за вами не закреплен: {language}. Передайте работу тому, кто с ним работает.',
    'You are not assigned to this language: {language}. Pass the file to someone who is.',
  ],
  signedOut: [
    'Siz tizimdan chiqqansiz. Boshqa varaqda kiring va qayta urining: bu yerda hammasi turibdi.',
    'Вы вышли из системы. Войдите в другой вкладке и попробуйте снова: здесь все останется.',
    'You are signed out. Sign in in another tab and try again: everything here stays.',
  ],
  unreachable: [
    'Sayt javob bermadi, hech narsa yozilmadi. Aloqani tekshiring va qayta urining.',
    'Сайт не ответил, ничего не записано. Проверьте связь и попробуйте снова.',
    'The site did not answer, and nothing was written. Check the connection and try again.',
  ],
  uncertain: [
    'Aloqa uzildi, matnlar yozilgani nomaʼlum. Faylni qayta tekshiring: yozilganlari oʻzgarishsiz deb sanaladi.',
    'Связь прервалась, и неизвестно, записаны ли тексты. Проверьте файл снова: записанное окажется без изменений.',
    'The connection broke, so it is not known whether the texts were written. Check the file again: texts already written show as unchanged.',
  ],
  fileChanged: [
    'Fayl tanlanganidan keyin oʻzgartirilgan yoki koʻchirilgan. Uni qayta tanlang.',
    'После выбора файл изменили или переместили. Выберите его снова.',
    'The file was changed or moved after you chose it. Choose it again.',
  ],
  refused: [
    'Sayt matnlarni olmadi, hech narsa yozilmadi: {reasons}. Ularni faylda tuzating va faylni qayta tanlang.',
    'Сайт не принял тексты, ничего не записано: {reasons}. Исправьте их в файле и выберите его снова.',
    'The site did not accept the texts, and nothing was written: {reasons}. Correct them in the file, then choose it again.',
  ],
  failed: [
    'Saytda xatolik yuz berdi, hech narsa yozilmadi. Qayta urining; takrorlansa, administratorga ayting.',
    'На сайте произошла ошибка, ничего не записано. Попробуйте снова; если повторится, скажите администратору.',
    'Something failed on the site, and nothing was written. Try again; if it happens again, tell an administrator.',
  ],

  // Rows that are wrong
  unknownDocument: [
    'Saytda bunday hujjat yoʻq. id oʻzgartirilgan boʻlsa, uni qaytaring; aks holda qatorni fayldan oʻchiring.',
    'Такого документа на сайте нет. Если id изменили, верните его; иначе удалите строку из файла.',
    'There is no such document on the site. If the id was changed, put it back; otherwise delete the row from the file.',
  ],
  unknownField: [
    'Hujjatda bunday matn endi yoʻq. id oʻzgartirilgan boʻlsa, uni qaytaring; aks holda qatorni fayldan oʻchiring.',
    'Такого текста в документе больше нет. Если id изменили, верните его; иначе удалите строку из файла.',
    'The document has no such text any more. If the id was changed, put it back; otherwise delete the row from the file.',
  ],
  sourceChanged: [
    'Oʻzbekcha matn eksportdan keyin oʻzgargan. Hujjatni yangidan eksport qilib, yangi matnni tarjima qiling.',
    'Узбекский текст изменился после экспорта. Экспортируйте документ заново и переведите новый текст.',
    'The text in Uzbek has changed since the export. Export the document again, and translate the new text.',
  ],
  targetChanged: [
    'Tarjima eksportdan keyin saytda ham oʻzgartirilgan. Hujjatni yangidan eksport qilib, qaysi biri qolishini hal qiling.',
    'Перевод после экспорта изменили и на сайте. Экспортируйте документ заново и решите, какой останется.',
    'The translation was changed on the site too since the export. Export the document again, and decide which one stays.',
  ],
  tagsUnreadable: [
    'Teglarni oʻqib boʻlmadi: biri yopilmagan yoki notanish. Ularni oʻzbekcha matndan koʻchiring.',
    'Теги не читаются: один из них не закрыт или неизвестен. Скопируйте их из узбекского текста.',
    'The tags cannot be read: one is not closed, or is unknown. Copy them from the text in Uzbek.',
  ],
  tagsMissing: [
    'Teglar yetishmaydi: {tags}. Ularni oʻzbekcha matndagidek qoʻying.',
    'Не хватает тегов: {tags}. Поставьте их, как в узбекском тексте.',
    'Tags are missing: {tags}. Put them in as in the text in Uzbek.',
  ],
  tagsDoubled: [
    'Teglar takrorlangan: {tags}. Har biridan bittadan qoldiring.',
    'Теги повторяются: {tags}. Оставьте каждый один раз.',
    'Tags appear more than once: {tags}. Keep each one once.',
  ],
  tagsInvented: [
    'Oʻzbekcha matnda bunday teglar yoʻq: {tags}. Ularni olib tashlang.',
    'Таких тегов в узбекском тексте нет: {tags}. Уберите их.',
    'The text in Uzbek has no such tags: {tags}. Take them out.',
  ],
  tagsMisused: [
    'Teglar notoʻgʻri qoʻyilgan: {tags}. Ichida oʻzbekcha matndagidek soʻzlar boʻlsin, havola ichida havola boʻlmasin.',
    'Теги стоят неверно: {tags}. Внутри должны быть слова, как в узбекском тексте, и ссылка не должна быть внутри ссылки.',
    'Tags are used wrongly: {tags}. Put words within them as in the text in Uzbek, and no link within a link.',
  ],
  duplicate: [
    'Bu id {first}-qatorda ham bor. Ikkisidan bittasini qoldiring.',
    'Такой id уже есть в строке {first}. Оставьте одну из двух.',
    'The same id is at {first} already. Keep only one of the two.',
  ],

  // Versions of a language
  versionsOf: [
    '{title} · {language}: versiyalar',
    '{title} · {language}: версии',
    '{title} · {language}: versions',
  ],
  versionsText: [
    'Shu tilning avvalgi holatlari. Tiklangan holat qoralama boʻladi, boshqa tillar oʻzgarmaydi.',
    'Прежние состояния этого языка. Восстановленное станет черновиком, другие языки не изменятся.',
    'Earlier versions of this language. What is restored becomes a draft; other languages are not touched.',
  ],
  noVersions: [
    'Avvalgi holatlar yoʻq.',
    'Прежних состояний нет.',
    'There are no earlier versions.',
  ],
  wasPublic: ['Saytda edi', 'Было на сайте', 'Was public'],
  wasDraft: ['Qoralama edi', 'Был черновик', 'Was a draft'],
  noAuthor: ['Kimligi yozilmagan', 'Кто, не записано', 'Author not recorded'],
  sameAsNow: ['Hozirgi bilan bir xil', 'То же, что сейчас', 'Same as now'],
  differing: [
    'Farqli maydonlar: {count}',
    'Отличается полей: {count}',
    'Fields that differ: {count}',
  ],
  then: ['Oʻshanda', 'Тогда', 'Then'],
  differencesOf: [
    '{when}: oʻsha holat va hozirgi holat',
    '{when}: тогда и сейчас',
    '{when}: then and now',
  ],
  restoreState: ['Shu holatni tiklash', 'Восстановить это состояние', 'Restore this version'],
  restoreSure: [
    'Tiklansinmi? {language} qoralamasi shu matnlarni oladi. Boshqa tillar va saytdagi sahifa oʻzgarmaydi.',
    'Восстановить? Эти тексты попадут в черновик, {language}. Другие языки и страница на сайте не изменятся.',
    'Restore it? The draft in {language} gets these texts. Other languages and the public page are not touched.',
  ],
  restore: ['Tiklash', 'Восстановить', 'Restore'],
  restored: [
    'Tiklandi: {language}. Bu qoralama, boshqa tillar oʻzgarmadi.',
    'Восстановлено: {language}. Это черновик, другие языки не изменились.',
    'Restored: {language}. It is a draft; other languages were not touched.',
  ],
  restoreUnanswered: [
    'Sayt javob bermadi. Aloqani tekshiring va qayta urining: ikki marta tiklash zarar qilmaydi.',
    'Сайт не ответил. Проверьте связь и попробуйте снова: восстановить дважды не повредит.',
    'The site did not answer. Check the connection and try again: restoring twice does no harm.',
  ],
  versionGone: [
    'Bu holat endi saqlanmaydi. Roʻyxatni yoping va qayta oching.',
    'Это состояние больше не хранится. Закройте список и откройте его снова.',
    'This version is no longer kept. Close the list and open it again.',
  ],
} as const satisfies WordTable;

/** Says something in the language that was asked for. */
export type ExchangeSay = SayOf<typeof words>;

/** The words in a language of the admin; Uzbek where it is another. */
export const exchangeWords = (language: string): ExchangeSay => sayIn(words, language);
