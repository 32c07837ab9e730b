import type { PayloadRequest } from 'payload';
import { sayIn, type PlainWord, type SayOf, type WordTable } from '@/cms/i18n/words';

/** What signing in and the account page say: Uzbek, Russian, English. `{name}` stands for a parameter. */
const words = {
  // Passwords
  passwordShort: [
    'Parol kamida {least} ta belgidan iborat boʻlsin.',
    'Пароль должен состоять хотя бы из {least} знаков.',
    'Use a password of {least} characters or more.',
  ],
  passwordCommon: [
    'Bu parolni topish oson. Uzunroq parol tanlang, masalan bir-biriga bogʻliq boʻlmagan bir necha soʻz.',
    'Такой пароль легко угадать. Возьмите длиннее, например несколько не связанных между собой слов.',
    'This password is easily guessed. Choose a longer one, such as several unrelated words.',
  ],
  passwordPersonal: [
    'Parolda ismingiz yoki email manzilingiz boʻlmasin.',
    'В пароле не должно быть вашего имени или адреса почты.',
    'Leave your name and e-mail address out of the password.',
  ],
  passwordOfOther: [
    'Boshqa odamning parolini oʻrnatib boʻlmaydi. Unga parolni tiklash havolasini bering.',
    'Чужой пароль задать нельзя. Дайте человеку ссылку для нового пароля.',
    'You cannot set another person’s password. Give them a link to set a new one.',
  ],
  currentPassword: ['Hozirgi parol', 'Нынешний пароль', 'Current password'],
  currentPasswordWhy: [
    'Parol yoki email manzilini oʻzgartirish uchun kerak.',
    'Нужен, чтобы сменить пароль или адрес почты.',
    'Needed to change the password or e-mail address.',
  ],
  currentPasswordMissing: [
    'Parol yoki email manzilini oʻzgartirish uchun hozirgi parolni yozing.',
    'Чтобы сменить пароль или адрес почты, введите нынешний пароль.',
    'Enter your current password to change the password or e-mail address.',
  ],
  currentPasswordWrong: [
    'Hozirgi parol notoʻgʻri.',
    'Нынешний пароль неверен.',
    'The current password is wrong.',
  ],

  // Signing in
  wrong: [
    'Email yoki parol notoʻgʻri.',
    'Адрес почты или пароль неверны.',
    'The e-mail address or password is wrong.',
  ],
  tooMany: [
    'Urinishlar juda koʻp. {minutes} daqiqadan keyin qayta urinib koʻring.',
    'Слишком много попыток. Попробуйте снова через {minutes} мин.',
    'Too many attempts. Try again in {minutes} min.',
  ],
  codeNeeded: [
    'Autentifikator ilovangizdagi kodni yozing.',
    'Введите код из приложения-аутентификатора.',
    'Enter the code from your authenticator app.',
  ],
  codeWrong: [
    'Kod notoʻgʻri yoki ishlatib boʻlingan. Ilovadagi yangi kodni yozing.',
    'Код неверен или уже использован. Введите новый код из приложения.',
    'The code is wrong or was used before. Enter a new one from the app.',
  ],
  enrolNeeded: [
    'Sizning vazifangizda kirish ikki bosqichli. Uni hozir sozlang.',
    'Для вашей роли вход подтверждается кодом. Настройте его сейчас.',
    'Your role signs in with a code as well. Set it up now.',
  ],
  enrolExpired: [
    'Sozlash vaqti tugadi. Boshidan boshlang.',
    'Время настройки истекло. Начните сначала.',
    'The time to set it up has run out. Start again.',
  ],
  resetAsked: [
    'Bunday hisob boʻlsa, unga parolni tiklash xati yuboriladi.',
    'Если такая учётная запись есть, на её адрес придёт письмо.',
    'If there is such an account, a mail is on its way to it.',
  ],
  resetWithoutMail: [
    'Saytda pochta serveri yoʻq. Administratordan parolni tiklash havolasini soʻrang.',
    'У сайта нет почтового сервера. Попросите у администратора ссылку для нового пароля.',
    'This site has no mail server. Ask an administrator for a link to set a new password.',
  ],
  resetLinkInvalid: [
    'Havola ishlatib boʻlingan yoki muddati oʻtgan. Yangisini soʻrang.',
    'Ссылка использована или устарела. Попросите новую.',
    'The link was used or has expired. Ask for a new one.',
  ],
  email: ['Email', 'Электронная почта', 'E-mail'],
  password: ['Parol', 'Пароль', 'Password'],
  signIn: ['Kirish', 'Войти', 'Sign in'],
  forgot: ['Parolni unutdingizmi?', 'Забыли пароль?', 'Forgot your password?'],
  code: ['Kod', 'Код', 'Code'],
  codeHint: [
    'Ilovadagi olti raqam yoki zaxira kodlaridan biri.',
    'Шесть цифр из приложения или один из резервных кодов.',
    'Six digits from the app, or one of your recovery codes.',
  ],
  back: ['Orqaga', 'Назад', 'Back'],
  goOn: ['Davom etish', 'Продолжить', 'Continue'],
  failed: [
    'Bajarilmadi. Qayta urinib koʻring.',
    'Не получилось. Попробуйте ещё раз.',
    'That did not work. Try again.',
  ],

  // The second factor
  secondFactor: ['Ikki bosqichli kirish', 'Подтверждение входа кодом', 'Two-step sign-in'],
  factorOn: [
    'Yoqilgan. Kirishda paroldan keyin kod soʻraladi. Qolgan zaxira kodlari: {count}.',
    'Включено. После пароля нужен код. Осталось резервных кодов: {count}.',
    'On. A code is asked for after the password. Recovery codes left: {count}.',
  ],
  factorOff: [
    'Oʻchirilgan. Yoqilsa, parolni bilgan begona ham kira olmaydi.',
    'Выключено. С ним не войдёт и тот, кто узнал пароль.',
    'Off. With it, somebody who learns your password still cannot sign in.',
  ],
  factorOnOther: ['Yoqilgan.', 'Включено.', 'On.'],
  factorOffOther: ['Oʻchirilgan.', 'Выключено.', 'Off.'],
  factorObligatory: [
    'Bu vazifa uchun majburiy, shuning uchun oʻchirib boʻlmaydi.',
    'Для этой роли обязательно, выключить нельзя.',
    'It is obligatory for this role and cannot be switched off.',
  ],
  factorThere: [
    'Ikki bosqichli kirish allaqachon yoqilgan.',
    'Подтверждение кодом уже включено.',
    'Two-step sign-in is on already.',
  ],
  factorSetUp: ['Sozlash', 'Настроить', 'Set up'],
  factorTurnOff: ['Oʻchirish', 'Выключить', 'Switch off'],
  factorReset: ['Bekor qilish', 'Сбросить', 'Reset'],
  factorResetWhy: [
    'Telefoni yoʻqolgan boʻlsa: kod bekor qilinadi, barcha seanslar tugatiladi.',
    'Если телефон потерян: код больше не нужен, все сеансы завершатся.',
    'For a lost phone: the code is no longer asked for, and all sessions end.',
  ],
  enrolScan: [
    'Autentifikator ilovasi bilan kodni skanerlang yoki kalitni qoʻlda kiriting.',
    'Отсканируйте код приложением-аутентификатором или введите ключ вручную.',
    'Scan this with an authenticator app, or enter the key by hand.',
  ],
  enrolKey: ['Kalit', 'Ключ', 'Key'],
  enrolConfirm: [
    'Ilova koʻrsatgan olti raqam',
    'Шесть цифр из приложения',
    'The six digits the app shows',
  ],
  qrCode: ['QR kod', 'QR-код', 'QR code'],
  recovery: ['Zaxira kodlari', 'Резервные коды', 'Recovery codes'],
  recoveryWhy: [
    'Telefoningiz yoʻqolsa, har biri bir marta kodning oʻrnini bosadi. Ularni saqlab qoʻying: boshqa koʻrsatilmaydi.',
    'Каждый один раз заменит код, если телефона нет под рукой. Сохраните их: больше они не появятся.',
    'Each replaces the code once if your phone is not at hand. Keep them: they are not shown again.',
  ],
  recoveryKept: ['Saqlab qoʻydim', 'Я их сохранил', 'I have kept them'],
  copy: ['Nusxa olish', 'Скопировать', 'Copy'],
  copied: ['Nusxa olindi', 'Скопировано', 'Copied'],

  // Sessions
  sessions: ['Seanslar', 'Сеансы', 'Sessions'],
  sessionsNone: ['Ochiq seans yoʻq.', 'Открытых сеансов нет.', 'No open sessions.'],
  sessionNow: ['Shu brauzer', 'Этот браузер', 'This browser'],
  sessionUnknown: ['Nomaʼlum dastur', 'Неизвестная программа', 'Unknown program'],
  sessionBegan: ['Kirgan: {time}', 'Вход: {time}', 'Signed in {time}'],
  sessionSeen: ['Oxirgi faollik: {time}', 'Активность: {time}', 'Last seen {time}'],
  sessionEnd: ['Tugatish', 'Завершить', 'End'],
  sessionEndOthers: ['Qolganlarini tugatish', 'Завершить остальные', 'End all others'],
  sessionEndAll: ['Hammasini tugatish', 'Завершить все', 'End all'],

  // Invitations
  invitation: ['Taklif', 'Приглашение', 'Invitation'],
  invitationWhy: [
    'Bu odam hali kirmagan. Taklif unga parol tanlash imkonini beradi, 48 soat va bir marta ishlaydi.',
    'Этот человек ещё не входил. По приглашению он выберет пароль; оно действует 48 часов и один раз.',
    'This person has not signed in yet. An invitation lets them choose a password; it works once, for 48 hours.',
  ],
  invite: ['Taklif qilish', 'Пригласить', 'Invite'],
  resetTitle: ['Yangi parol', 'Новый пароль', 'New password'],
  resetWhy: [
    'Havola yangi parol tanlash imkonini beradi, bir soat va bir marta ishlaydi.',
    'По ссылке человек выберет новый пароль; она действует час и один раз.',
    'A link lets this person choose a new password; it works once, for one hour.',
  ],
  resetLink: ['Parolni tiklash', 'Сбросить пароль', 'Reset the password'],
  linkShown: [
    'Havolani shu odamning oʻziga bering. U boshqa koʻrsatilmaydi.',
    'Передайте ссылку лично этому человеку. Больше она не появится.',
    'Give this link to the person only. It is not shown again.',
  ],
  linkMailed: [
    'Xat {email} manziliga yuborildi.',
    'Письмо отправлено на {email}.',
    'A mail was sent to {email}.',
  ],
  newUserNote: [
    'Parol kerak emas: saqlagandan keyin shu yerda taklif yarating.',
    'Пароль не нужен: сохраните, а потом создайте здесь приглашение.',
    'No password is needed: save, then create an invitation here.',
  ],
  mailInvitationSubject: ['Parvoz: taklifnoma', 'Parvoz: приглашение', 'Parvoz: invitation'],
  mailResetSubject: ['Parvoz: yangi parol', 'Parvoz: новый пароль', 'Parvoz: new password'],
  mailInvitation: [
    'Sizga aeroport saytini boshqarish uchun hisob ochildi. Parol tanlash uchun shu havolani oching (48 soat, bir marta ishlaydi):',
    'Для вас создана учётная запись на сайте аэропорта. Чтобы выбрать пароль, откройте ссылку (действует 48 часов, один раз):',
    'An account on the airport’s website was made for you. Open this link to choose a password (it works once, for 48 hours):',
  ],
  mailReset: [
    'Yangi parol tanlash uchun shu havolani oching (bir soat, bir marta ishlaydi). Soʻramagan boʻlsangiz, hech narsa qilmang:',
    'Чтобы выбрать новый пароль, откройте ссылку (действует час, один раз). Если вы этого не просили, ничего не делайте:',
    'Open this link to choose a new password (it works once, for one hour). If you did not ask for it, do nothing:',
  ],
  ownFactorFirst: [
    'Avval oʻz hisobingizda ikki bosqichli kirishni sozlang, aks holda oʻzingiz ham chiqib ketasiz.',
    'Сначала настройте подтверждение кодом для себя, иначе сохранение завершит и ваш сеанс.',
    'Set up two-step sign-in for yourself first; saving this would end your own session too.',
  ],
} as const satisfies WordTable;

export type AccountWord = PlainWord<typeof words>;
export type AccountSay = SayOf<typeof words>;

/** The words of accounts in a language of the admin. */
export const accountWords = (language: string): AccountSay => sayIn(words, language);

/** The same in the language of a request. */
export const sayTo = (req: Pick<PayloadRequest, 'i18n'>): AccountSay =>
  accountWords(req.i18n.language);
