import { useTranslations } from 'next-intl';
import { Unavailable } from '@/features/errors/Unavailable/Unavailable';
import { boardPath } from '@/features/flights/board-href';
import { ClientWords } from '@/features/layout/ui/ClientWords/ClientWords';
import type { Locale } from '@/i18n/locales';
import { toJsonProp } from '@/lib/json-prop';
import type { Phone } from '@/schema-parts/common';
import { LinkCards } from '@/ui/LinkCards/LinkCards';
import { Surface } from '@/ui/Surface/Surface';
import { disruptionNamespaces } from '../../disruption-words';
import type { DisruptionReply } from '../../schema';
import { DisruptionPage } from './DisruptionPage';

interface Props {
  lang: Locale;
  reply: DisruptionReply;
  /** How many flights are late or cancelled for reasons of their own; null while it is not known. */
  changes: { late: number; cancelled: number } | null;
  /** The airport's information service. */
  phone: Phone;
}

/** What keeps flights from going as planned, else where someone may want to go who has heard of it. */
export function DisruptionNow({ lang, reply, changes, phone }: Props) {
  return (
    <Surface>
      <ClientWords namespaces={disruptionNamespaces}>
        <DisruptionPage
          lang={lang}
          initial={toJsonProp(reply)}
          unavailable={<Unavailable flights phone={phone} />}
          whenCalm={<WhenCalm phone={phone} changes={changes} />}
        />
      </ClientWords>
    </Surface>
  );
}

function WhenCalm({ phone, changes }: Pick<Props, 'phone' | 'changes'>) {
  const t = useTranslations('disruption');
  return (
    <LinkCards
      cards={[
        {
          href: boardPath,
          icon: 'plane',
          title: t('board'),
          text: changes ? t('boardNow', changes) : t('boardText'),
        },
        {
          href: '/passengers/faq/#delayed-or-cancelled',
          icon: 'clock-alert',
          title: t('late'),
          text: t('lateText'),
        },
        { href: phone.href, icon: 'phone', title: phone.text, text: t('phoneText') },
      ]}
    />
  );
}
