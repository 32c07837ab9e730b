'use client';

import { lazy, Suspense } from 'react';
import type { FailedPageProps } from '@/components/errors/FailedPage/FailedPage';

const FailedPage = lazy(async () => ({
  default: (await import('@/components/errors/FailedPage/FailedPage')).FailedPage,
}));

/** The error page. Its code comes when it is needed; where it does not, global-error has its own. */
export default function ErrorPage(props: FailedPageProps) {
  return (
    <Suspense>
      <FailedPage {...props} />
    </Suspense>
  );
}
