import { useTranslations } from 'next-intl';
import { Unavailable } from '@/features/errors/Unavailable/Unavailable';
import type { FlightsAhead } from '@/features/flights/status-view';
import { NextFlights } from '@/features/flights/ui/NextFlights/NextFlights';
import { ClientWords } from '@/features/layout/ui/ClientWords/ClientWords';
import type { Locale } from '@/i18n/locales';
import { toJsonProp } from '@/lib/json-prop';
import type { Phone } from '@/schema-parts/common';
import { LinkCards } from '@/ui/LinkCards/LinkCards';
import { disruptionNamespaces } from '../../disruption-words';
import type { DisruptionReply } from '../../schema';
import { DisruptionPage } from './DisruptionPage';

interface Props {
  lang: Locale;
  reply: DisruptionReply;
  /** The next flights while nothing is disrupted. */
  calm: Record<'departures' | 'arrivals', FlightsAhead | null> | null;
  /** How many flights are late or cancelled for reasons of their own; null while it is not known. */
  changes: { late: number; cancelled: number } | null;
  /** The airport's information service. */
  phone: Phone;
}

/** What keeps flights from going as planned, else the next ones, and what helps once something does. */
export function DisruptionNow({ lang, reply, calm, changes, phone }: Props) {
  const t = useTranslations('disruption');
  const unavailable = <Unavailable flights phone={phone} />;
  return (
    <ClientWords namespaces={[...disruptionNamespaces, ...(calm ? (['home'] as const) : [])]}>
      <DisruptionPage
        lang={lang}
        initial={toJsonProp(reply)}
        unavailable={unavailable}
        changes={changes ? t('boardNow', changes) : t('boardText')}
        whenCalm={calm && <NextFlights {...{ lang, unavailable, ...calm }} />}
        ways={<Ways phone={phone} />}
      />
    </ClientWords>
  );
}

function Ways({ phone }: Pick<Props, 'phone'>) {
  const t = useTranslations('disruption');
  return (
    <LinkCards
      cards={[
        {
          href: '/passengers/faq/#delayed-or-cancelled',
          icon: 'clock-alert',
          title: t('late'),
          text: t('lateText'),
        },
        { href: '/partners/', icon: 'plane', title: t('airlines'), text: t('airlinesText') },
        { href: '/services/', icon: 'armchair', title: t('wait'), text: t('waitText') },
        { href: phone.href, icon: 'phone', title: phone.text, text: t('phoneText') },
      ]}
    />
  );
}
