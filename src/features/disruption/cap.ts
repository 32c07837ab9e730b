import { locales, type Locale } from '@/i18n/locales';
import { plain } from '@/lib/local-text';
import { MINUTE_MS } from '@/lib/time';
import { names } from '../names';
import { causes, severities } from './kinds';
import type { Disruption } from './schema';

interface Sender {
  /** Origin of the site. */
  origin: string;
  /** The page of disruptions in each language. */
  pages: Record<Locale, string>;
  airport: string;
}

/** XML has no control characters, escaped or not. */
const escaped = (text: string): string =>
  text.replace(/[^\P{Cc}\t\n\r]/gu, '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const element = (name: string, content: string): string =>
  content === '' ? '' : `<${name}>${escaped(content)}</${name}>`;

/** What is expected of the public, by severity. */
const urgency = { information: 'Expected', delays: 'Expected', closure: 'Immediate' } as const;

const identifier = (id: string, sent: string): string =>
  `disruption-${id}-${Math.floor(Date.parse(sent) / 1000)}`;

function info(disruption: Disruption, lang: Locale, { origin, pages, airport }: Sender): string {
  const { cause, severity, over, heading, text, advice, from, until } = disruption;
  return [
    '<info>',
    element('language', lang),
    element('category', causes[cause.value].category),
    element('event', names[lang].causes[cause.value]),
    element('urgency', over ? 'Past' : urgency[severity]),
    element('severity', severities[severity].cap),
    element('certainty', 'Observed'),
    element('onset', from),
    element('expires', until ?? ''),
    element('senderName', new URL(origin).host),
    element('headline', plain(heading)),
    element('description', plain(text)),
    element('instruction', over ? '' : plain(advice)),
    element('web', pages[lang]),
    `<area>${element('areaDesc', airport)}</area>`,
    '</info>',
  ].join('');
}

/**
 * A disruption in the Common Alerting Protocol 1.2 (OASIS), in all languages: an alert, updates that refer
 * to it, and its end.
 */
export function capAlert(inLanguages: Record<Locale, Disruption>, sender: Sender): string {
  const { host } = new URL(sender.origin);
  const [{ id, over, announced_at: announced, updated_at: updated }] = Object.values(
    inLanguages,
  ) as [Disruption];
  // Its texts in the other languages are written within the minute.
  const isFirst = !over && Date.parse(updated) - Date.parse(announced) < MINUTE_MS;
  const sent = isFirst ? announced : updated;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">',
    element('identifier', identifier(id, sent)),
    element('sender', host),
    element('sent', sent),
    element('status', 'Actual'),
    element('msgType', isFirst ? 'Alert' : over ? 'Cancel' : 'Update'),
    element('scope', 'Public'),
    isFirst ? '' : element('references', `${host},${identifier(id, announced)},${announced}`),
    ...locales.map((lang) => info(inLanguages[lang], lang, sender)),
    '</alert>',
  ].join('');
}
