import { label, type Label } from '@/i18n/label';
import type { Locale } from '@/i18n/locales';

interface PreparedNotice {
  /** What it is called on the desk. */
  name: Label;
  /** What travellers read, in their language; what a further language has not is read in Uzbek. */
  text: Label & Partial<Record<Locale, string>>;
}

const named = <Name extends string>(notices: Record<Name, PreparedNotice>) => notices;

/** Notices of which a dispatcher needs one again and again, ready in all languages. */
export const preparedNotices = named({
  weather: {
    name: label('Ob-havo', 'Погода', 'Weather'),
    text: {
      uz: 'Ob-havo sharoiti tufayli.',
      ru: 'Из-за погодных условий.',
      en: 'Because of the weather.',
    },
  },
  lateAircraft: {
    name: label('Samolyot kechikdi', 'Поздний борт', 'Late aircraft'),
    text: {
      uz: 'Samolyot avvalgi reysdan kech keldi.',
      ru: 'Самолёт прибыл с опозданием с предыдущего рейса.',
      en: 'The aircraft arrived late from its previous flight.',
    },
  },
  technical: {
    name: label('Texnik sabab', 'Техническая причина', 'Technical'),
    text: {
      uz: 'Texnik sabablarga koʻra.',
      ru: 'По техническим причинам.',
      en: 'For technical reasons.',
    },
  },
  airline: {
    name: label('Aviakompaniya qarori', 'Решение авиакомпании', 'Airline’s decision'),
    text: {
      uz: 'Aviakompaniya qaroriga koʻra. Chipta boʻyicha aviakompaniyaga murojaat qiling.',
      ru: 'По решению авиакомпании. По вопросам билета обратитесь в авиакомпанию.',
      en: 'By decision of the airline. Ask the airline about your ticket.',
    },
  },
});

export type PreparedNoticeName = keyof typeof preparedNotices;
export const preparedNoticeNames = Object.keys(preparedNotices) as PreparedNoticeName[];
