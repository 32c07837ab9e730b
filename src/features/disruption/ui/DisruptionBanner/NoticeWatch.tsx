'use client';

import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import useSWR from 'swr';
import { refreshing } from '@/features/flights/ui/use-flights';
import { NOTICE_REFRESH_MS } from '@/constants';
import type { Locale } from '@/i18n/locales';
import { fetchData } from '@/lib/fetch-data';
import { isBlank } from '@/lib/local-text';
import type { NoticeReply } from '../../schema';
import { Banner } from './Banner';
import { noticeKey, OUTDATED_ATTRIBUTE, ROOM_ID, showNotice } from './closing';

interface Props {
  lang: Locale;
  /** Key of the notice that the page was rendered with; null where it has none. */
  shown: string | null;
}

const fetchInBackground = (url: string) => fetchData<NoticeReply>(url, { background: true });

/**
 * Shows what is said now in place of what the page was rendered with: a page may be open for hours, or come from
 * the browser's cache.
 */
export function NoticeWatch({ lang, shown }: Props) {
  const { data } = useSWR(`/api/disruption/notice?lang=${lang}`, fetchInBackground, {
    ...refreshing,
    refreshInterval: NOTICE_REFRESH_MS,
  });
  const notice = data?.notice;
  const current = notice && !isBlank(notice.heading) ? notice : null;
  const key = current && noticeKey(current);
  const known = data !== undefined;
  const changed = known && key !== shown;
  useEffect(() => {
    document.getElementById(ROOM_ID)?.toggleAttribute(OUTDATED_ATTRIBUTE, changed);
    if (known) showNotice(key);
  }, [known, changed, key]);
  const room = changed && current && document.getElementById(ROOM_ID);
  return (
    room &&
    createPortal(
      <div>
        <Banner notice={current} />
      </div>,
      room,
    )
  );
}
