'use client';

import { lazy, Suspense } from 'react';
import type { FailedPageProps } from '@/features/errors/FailedPage/FailedPage';

const FailedPage = lazy(async () => ({
  default: (await import('@/features/errors/FailedPage/FailedPage')).FailedPage,
}));

/** The error page. Its code comes when it is needed; where it does not, global-error has its own. */
export default function ErrorPage(props: FailedPageProps) {
  return (
    <Suspense>
      <FailedPage {...props} />
    </Suspense>
  );
}
