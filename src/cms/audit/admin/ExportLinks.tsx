'use client';

import { useTranslation } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation';
import { auditWords } from '@/cms/admin-words/say';
import { API } from '@/cms/admin-ui/routes';
import { ButtonLink } from '@/cms/admin-ui/Button';
import styles from './audit.module.scss';

/** What the list has found, as a file. */
export function ExportLinks() {
  const { i18n } = useTranslation();
  const say = auditWords(i18n.language);
  const found = [...useSearchParams()].filter(([name]) => name.startsWith('where'));
  const address = (format: string) =>
    `${API}/audit/export?${new URLSearchParams([['format', format], ...found]).toString()}`;
  return (
    <p className={styles.exports}>
      <span>{say('exportFound')}</span>
      {['csv', 'json'].map((format) => (
        <ButtonLink key={format} href={address(format)} download>
          {format.toUpperCase()}
        </ButtonLink>
      ))}
    </p>
  );
}
