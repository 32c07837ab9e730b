import { locales, type Locale } from '@/i18n/locales';
import { toAirportIso } from '@/lib/time';
import { causes, severities, type Cause, type Severity } from './kinds';

export interface CapAlert {
  id: string;
  /** Milliseconds since the epoch. */
  sentAt: number;
  /** `Update` after the first, `Cancel` once it is over. */
  type: 'Alert' | 'Update' | 'Cancel';
  /** The one before it, for updates and the end. */
  refersTo: { id: string; sentAt: number } | null;
  isExercise: boolean;
  cause: Cause;
  severity: Severity;
  from: number;
  until: number | null;
  /** Origin of the site, and the address of the page. */
  sender: string;
  web: Record<Locale, string>;
  texts: Record<Locale, { heading: string; text: string; advice: string }>;
  area: string;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const element = (name: string, content: string): string =>
  content === '' ? '' : `<${name}>${escaped(content)}</${name}>`;

const moment = (at: number): string => toAirportIso(at);

/** What is expected of the public, by severity. */
const urgency = { information: 'Expected', delays: 'Expected', closure: 'Immediate' } as const;

function info(alert: CapAlert, lang: Locale): string {
  const { heading, text, advice } = alert.texts[lang];
  return [
    '<info>',
    element('language', lang),
    element('category', causes[alert.cause].category),
    element('event', causes[alert.cause].label[lang]),
    element('urgency', alert.type === 'Cancel' ? 'Past' : urgency[alert.severity]),
    element('severity', severities[alert.severity].cap),
    element('certainty', 'Observed'),
    element('onset', moment(alert.from)),
    element('expires', alert.until === null ? '' : moment(alert.until)),
    element('senderName', new URL(alert.sender).host),
    element('headline', heading),
    element('description', text),
    element('instruction', advice),
    element('web', alert.web[lang]),
    `<area>${element('areaDesc', alert.area)}</area>`,
    '</info>',
  ].join('');
}

/** A disruption in the Common Alerting Protocol 1.2 (OASIS), in all languages. */
export function capAlert(alert: CapAlert): string {
  const { refersTo, sender } = alert;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">',
    element('identifier', alert.id),
    element('sender', new URL(sender).host),
    element('sent', moment(alert.sentAt)),
    element('status', alert.isExercise ? 'Exercise' : 'Actual'),
    element('msgType', alert.type),
    element('scope', 'Public'),
    refersTo
      ? element('references', `${new URL(sender).host},${refersTo.id},${moment(refersTo.sentAt)}`)
      : '',
    ...locales.map((lang) => info(alert, lang)),
    '</alert>',
  ].join('');
}
