import type { AdminViewServerProps } from 'payload';
import { DISRUPTION } from '@/cms/admin-ui/routes';
import type { Principal } from '@/cms/access/access';
import { may } from '@/cms/access/rights';
import { adminWords } from '@/cms/admin-words/say';
import { byLanguage } from '@/i18n/locales';
import { words } from '@/i18n/words';
import { clockPatterns } from '@/lib/calendar';
import { StaffTemplate } from '@/studio/components/StaffTemplate';
import { DisruptionDesk } from './DisruptionDesk';
import styles from './desk.module.scss';

/** `/admin/disruption`: what keeps flights from going as planned is announced, and taken down. */
export function DisruptionView(view: AdminViewServerProps) {
  const { user, i18n } = view.initPageResult.req;
  return (
    <StaffTemplate view={view} address={DISRUPTION}>
      {may(user as Principal | null, 'create', 'disruptions') ? (
        <DisruptionDesk
          clockPatterns={byLanguage((lang) => clockPatterns(words(lang, 'calendar')))}
        />
      ) : (
        <main className={styles.desk}>
          <p>{adminWords(i18n.language)('disruptionNotAllowed')}</p>
        </main>
      )}
    </StaffTemplate>
  );
}
