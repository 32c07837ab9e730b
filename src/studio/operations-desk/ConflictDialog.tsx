import { useTranslation } from '@payloadcms/ui';
import { Button } from '@/cms/admin-ui/Button';
import { Dialog } from '@/cms/admin-ui/Dialog';
import { inAirportTime } from '@/cms/date-fields/picked';
import type { ReportInput } from '@/cms/flight-reports/report';
import type { Conflict } from '@/cms/flight-reports/write-report';
import { useSay } from '@/cms/admin-words/useSay';
import { isReportTime } from '@/features/flights/report-fields';
import type { FlightStatus } from '@/features/flights/statuses';
import { fieldName } from './field-words';
import styles from './desk.module.scss';
import { useStatusNames } from './StatusNames';

interface Props {
  conflicts: readonly Conflict[];
  mine: ReportInput;
  onMine: () => void;
  onTheirs: () => void;
  onClose: () => void;
}

/** What another dispatcher has changed meanwhile, and whose is to stand. */
export function ConflictDialog({ conflicts, mine, onMine, onTheirs, onClose }: Props) {
  const say = useSay();
  const { i18n } = useTranslation();
  const statusNames = useStatusNames();
  const shown = (field: Conflict['field'], value: unknown): string => {
    if (field === 'notice' && typeof value === 'object') {
      return Object.values(value ?? {}).find(Boolean) ?? '—';
    }
    if (typeof value !== 'string' || value === '') return '—';
    if (isReportTime(field)) return inAirportTime(value);
    return field === 'status' ? statusNames[value as FlightStatus] : value;
  };
  return (
    <Dialog title={say('deskConflict')} closeName={say('close')} place="middle" onClose={onClose}>
      <dl className={styles.conflicts}>
        {conflicts.map(({ field, theirs, by, at }) => (
          <div key={field}>
            <dt>{fieldName(field, say, i18n.language)}</dt>
            <dd>
              {by ?? '—'}, {at ? inAirportTime(at) : '—'}: <strong>{shown(field, theirs)}</strong>
            </dd>
            <dd>
              {say('deskMine')} <strong>{shown(field, mine[field])}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.acts}>
        <Button kind="primary" data-autofocus onClick={onTheirs}>
          {say('deskKeepTheirs')}
        </Button>
        <Button onClick={onMine}>{say('deskUseMine')}</Button>
      </div>
    </Dialog>
  );
}
