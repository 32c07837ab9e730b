import { sayIn, type SayOf, type WordTable } from './words';

/** What the admin says where API keys are created and revoked: Uzbek, Russian, English. */
const words = {
  createKey: ['Kalit yaratish', 'Создать ключ', 'Create key'],
  creating: ['Yaratilmoqda', 'Создается', 'Creating'],
  created: ['Kalit yaratildi', 'Ключ создан', 'The key is created'],
  shownOnce: [
    'Kalit faqat hozir koʻrsatiladi, keyin uni oʻqib boʻlmaydi. Nusxa oling va undan foydalanadigan tizimga yozing.',
    'Ключ показан один раз, прочитать его снова нельзя. Скопируйте его и внесите в систему, которая будет им пользоваться.',
    'The key is shown only now and cannot be read again. Copy it and put it into the system that will use it.',
  ],
  key: ['API kaliti', 'Ключ API', 'API key'],
  copy: ['Nusxa olish', 'Скопировать', 'Copy'],
  copied: ['Nusxa olindi', 'Скопировано', 'Copied'],
  done: ['Tayyor', 'Готово', 'Done'],
  notCopied: [
    'Kalitdan nusxa olinmadi. Oynani yopsangiz, yangi kalit yaratish kerak boʻladi.',
    'Ключ не скопирован. Если закрыть окно, придется создавать новый.',
    'The key has not been copied. If you close this, you will have to create another.',
  ],
  closeAnyway: ['Baribir yopish', 'Все равно закрыть', 'Close anyway'],
  close: ['Yopish', 'Закрыть', 'Close'],
  howToUse: ['Soʻrovga qoʻshiladi:', 'Добавляется к запросу:', 'Add to each request:'],
  notMade: [
    'Kalit yaratilmadi. Qayta urinib koʻring.',
    'Ключ не создан. Попробуйте еще раз.',
    'The key was not created. Try again.',
  ],
  revoke: ['Kalitni bekor qilish', 'Отозвать ключ', 'Revoke the key'],
  revokeSure: [
    'Kalit darhol ishlamay qoladi va uni qayta tiklab boʻlmaydi. Vaqtincha toʻxtatish uchun “Yoqilgan” belgisini olib tashlang.',
    'Ключ сразу перестанет работать, вернуть его нельзя. Чтобы остановить его на время, снимите отметку «Включен».',
    'The key stops working at once and cannot be restored. To stop it for a while, clear “Enabled” instead.',
  ],
  cancel: ['Qoldirish', 'Оставить', 'Keep it'],
  notRevoked: [
    'Kalit bekor qilinmadi. Qayta urinib koʻring.',
    'Ключ не отозван. Попробуйте еще раз.',
    'The key was not revoked. Try again.',
  ],
} as const satisfies WordTable;

/** The words in a language of the admin; Uzbek where it is another. */
export const keyWords = (language: string): SayOf<typeof words> => sayIn(words, language);
