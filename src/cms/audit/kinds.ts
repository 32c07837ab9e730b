import { labelIn } from '@/cms/admin-words/say';
import { label, type Label } from '@/i18n/label';

/** All that is recorded, by what it is called in the list and in a document's history. */
const labels = {
  signedIn: label('Tizimga kirdi', 'Вход', 'Signed in'),
  signInFailed: label('Kira olmadi', 'Неудачный вход', 'Sign-in failed'),
  codeWrong: label(
    'Kirish kodi notoʻgʻri',
    'Неверный код подтверждения входа',
    'Wrong sign-in code',
  ),
  signedOut: label('Tizimdan chiqdi', 'Выход', 'Signed out'),
  sessionsEnded: label('Seanslar tugatildi', 'Сеансы завершены', 'Sessions ended'),
  passwordLink: label('Parol havolasi berildi', 'Выдана ссылка для пароля', 'Password link made'),
  passwordChanged: label('Parol oʻzgartirildi', 'Изменен пароль', 'Password changed'),
  secondFactorAdded: label(
    'Ikki bosqichli kirish yoqildi',
    'Включено подтверждение входа кодом',
    'Two-step sign-in set up',
  ),
  secondFactorRemoved: label(
    'Ikki bosqichli kirish oʻchirildi',
    'Отключено подтверждение входа кодом',
    'Two-step sign-in removed',
  ),
  created: label('Yaratildi', 'Создано', 'Created'),
  changed: label('Oʻzgartirildi', 'Изменено', 'Changed'),
  published: label('Eʼlon qilindi', 'Опубликовано', 'Published'),
  takenDown: label('Saytdan olindi', 'Снято с публикации', 'Taken down'),
  deleted: label('Oʻchirildi', 'Удалено', 'Deleted'),
  restored: label('Qayta tiklandi', 'Восстановлено', 'Restored'),
  confirmed: label('Tarjima tasdiqlandi', 'Перевод подтвержден', 'Translation confirmed'),
  imported: label('Fayldan olindi', 'Загружено из файла', 'Imported'),
  exported: label('Faylga chiqarildi', 'Выгружено в файл', 'Exported'),
  shareCreated: label('Havola yaratildi', 'Создана ссылка', 'Share link created'),
  shareEnded: label('Havola bekor qilindi', 'Ссылка отозвана', 'Share link ended'),
  scheduled: label(
    'Eʼlon qilish rejalashtirildi',
    'Публикация запланирована',
    'Publication scheduled',
  ),
  scheduleCancelled: label('Reja bekor qilindi', 'План отменен', 'Schedule cancelled'),
  scheduleDone: label('Reja bajarildi', 'План выполнен', 'Schedule carried out'),
  scheduleFailed: label('Reja bajarilmadi', 'План не выполнен', 'Schedule failed'),
  fileUploaded: label('Fayl yuklandi', 'Файл загружен', 'File uploaded'),
  fileReplaced: label('Fayl almashtirildi', 'Файл заменен', 'File replaced'),
  scriptsChanged: label('Skriptlar oʻzgartirildi', 'Скрипты изменены', 'Metric scripts changed'),
  userCreated: label('Foydalanuvchi yaratildi', 'Создан пользователь', 'User created'),
  userDeleted: label('Foydalanuvchi oʻchirildi', 'Удален пользователь', 'User deleted'),
  rightsChanged: label('Huquqlar oʻzgartirildi', 'Права изменены', 'Rights changed'),
  keyCreated: label('API kaliti yaratildi', 'Создан ключ API', 'API key created'),
  keyChanged: label('API kaliti oʻzgartirildi', 'Изменен ключ API', 'API key changed'),
  keyRevoked: label('API kaliti bekor qilindi', 'Отозван ключ API', 'API key revoked'),
} as const satisfies Record<string, Label>;

/** What somebody did. */
export type EventKind = keyof typeof labels;

export const eventKinds = Object.keys(labels) as EventKind[];

export const kindOptions = eventKinds.map((value) => ({ value, label: labels[value] }));

/** What a kind is called in a language of the admin; Uzbek where it is another. */
export const kindLabel = (kind: EventKind, language: string): string =>
  labelIn(labels[kind], language);
