'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { inAirportTime } from '@/cms/date-fields/picked';
import { useSay } from '@/cms/admin-words/useSay';
import styles from './editor.module.scss';

/** When a document was last changed, in the airport's time; Payload says it in the browser's. */
export function LastModified() {
  const say = useSay();
  const { t } = useTranslation();
  const { data, lastUpdateTime } = useDocumentInfo();
  const at = Math.max(Date.parse(String(data?.updatedAt)) || 0, lastUpdateTime || 0);
  if (!at) return null;
  const moment = new Date(at).toISOString();
  return (
    <p className={styles.modified} title={say('airportTime')}>
      {t('general:lastModified')}: <time dateTime={moment}>{inAirportTime(moment)}</time>
    </p>
  );
}
