'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { Button } from '@/ui/Button/Button';
import styles from './ListFoot.module.scss';

interface Props {
  list: {
    failed: boolean;
    hasMore: boolean;
    loading: boolean;
    loadingMore: boolean;
    moreHref: string;
    more: () => void;
    retry: () => void;
  };
}

/** Load more, which is a link to the longer page without JavaScript; or what went wrong. */
export function ListFoot({ list }: Props) {
  const t = useTranslations('lists');
  if (list.failed) {
    return (
      <div className={styles.foot} role="alert">
        <p>{t('failed')}</p>
        <Button type="button" theme="white" onClick={list.retry}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (list.loading || list.loadingMore || !list.hasMore) return null;
  const load = (event: MouseEvent) => {
    event.preventDefault();
    list.more();
  };
  return (
    <div className={styles.foot}>
      <a className={styles.more} href={list.moreHref} onClick={load}>
        {t('more')}
      </a>
    </div>
  );
}
