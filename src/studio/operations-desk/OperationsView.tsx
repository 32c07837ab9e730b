import type { AdminViewServerProps } from 'payload';
import { OPERATIONS } from '@/cms/admin-ui/routes';
import type { Principal } from '@/cms/access/access';
import { may } from '@/cms/access/rights';
import { adminWords } from '@/cms/admin-words/say';
import { names } from '@/features/names';
import { adminLanguage } from '@/i18n/label';
import { StaffTemplate } from '@/studio/components/StaffTemplate';
import { OperationsDesk } from './OperationsDesk';
import styles from './desk.module.scss';
import { StatusNamesProvider } from './StatusNames';

/** `/admin/operations`: the board of a day, and what operations say of its flights. */
export function OperationsView(view: AdminViewServerProps) {
  const { user, i18n } = view.initPageResult.req;
  const say = adminWords(i18n.language);
  const { statuses } = names[adminLanguage(i18n.language)];
  return (
    <StaffTemplate view={view} address={OPERATIONS}>
      {may(user as Principal | null, 'update', 'flights') ? (
        <StatusNamesProvider value={statuses}>
          <OperationsDesk />
        </StatusNamesProvider>
      ) : (
        <main className={styles.desk}>
          <p>{say('deskNotAllowed')}</p>
        </main>
      )}
    </StaffTemplate>
  );
}
