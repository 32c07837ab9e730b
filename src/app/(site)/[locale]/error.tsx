'use client';

import { useTranslations } from 'next-intl';
import { ErrorView } from '@/components/errors/ErrorView/ErrorView';
import { errorMessage, errorStatusOf } from '@/lib/errors';

export default function ErrorPage({ error }: { error: Error }) {
  const t = useTranslations('error');
  return (
    <ErrorView
      code={errorStatusOf(error)}
      title={t('title')}
      text={t('text')}
      message={errorMessage(error)}
      link={{ href: '/flight-board/', text: t('board') }}
    />
  );
}
