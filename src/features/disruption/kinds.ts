import { label, type Label } from '@/i18n/label';

/** How much a disruption takes from travellers; a colour and a sign of the design. */
export const severities = {
  /** Flights go, and something is to be known. */
  information: { label: label('Maʼlumot', 'Информация', 'Information'), cap: 'Minor' },
  /** Flights go late. */
  delays: { label: label('Kechikishlar', 'Задержки', 'Delays'), cap: 'Moderate' },
  /** Flights do not go. */
  closure: {
    label: label('Parvozlar toʻxtatilgan', 'Полёты приостановлены', 'Flights suspended'),
    cap: 'Severe',
  },
} as const satisfies Record<string, { label: Label; cap: string }>;

export type Severity = keyof typeof severities;
export const severityNames = Object.keys(severities) as [Severity, ...Severity[]];

/** Why; `category` is CAP's. */
export const causes = {
  fog: { label: label('Tuman', 'Туман', 'Fog'), category: 'Met' },
  snow: { label: label('Qor', 'Снег', 'Snow'), category: 'Met' },
  ice: { label: label('Yaxmalak', 'Гололёд', 'Ice'), category: 'Met' },
  wind: { label: label('Kuchli shamol', 'Сильный ветер', 'Strong wind'), category: 'Met' },
  storm: { label: label('Momaqaldiroq', 'Гроза', 'Thunderstorm'), category: 'Met' },
  dust: { label: label('Chang boʻroni', 'Пыльная буря', 'Dust storm'), category: 'Met' },
  technical: {
    label: label('Texnik sabab', 'Техническая причина', 'Technical'),
    category: 'Infra',
  },
  security: { label: label('Xavfsizlik', 'Безопасность', 'Security'), category: 'Security' },
  other: { label: label('Boshqa', 'Другое', 'Other'), category: 'Other' },
} as const satisfies Record<string, { label: Label; category: string }>;

export type Cause = keyof typeof causes;
export const causeNames = Object.keys(causes) as [Cause, ...Cause[]];
