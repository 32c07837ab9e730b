import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { ErrorView } from '../ErrorView/ErrorView';
import { Button } from '@/ui/Button/Button';
import { useErrorContent } from '../use-error-content';
import { isChunkError } from '@/lib/reload-on-chunk-error';
import { shownError } from '@/lib/errors';

export interface FailedPageProps {
  error: Error & { digest?: string };
  reset: () => void;
  /** Asks the server again, then renders. */
  retry?: () => void;
}

/** The error page for what failed while it was rendered. */
export function FailedPage({ error, reset, retry = reset }: FailedPageProps) {
  const t = useTranslations('error');
  const states = useTranslations('states');
  const { status, message } = shownError(error);
  const content = useErrorContent(useLocale(), status, t('title'));
  useEffect(() => {
    // The guard in the head hears of errors that reach the window.
    if (isChunkError(error)) reportError(error);
  }, [error]);
  return (
    <ErrorView
      code={status}
      title={content?.title ?? t('title')}
      text={content?.text ?? t('text')}
      message={message}
      link={content?.link ?? { href: '/flight-board/', text: t('board') }}
    >
      <Button type="button" theme="white" onClick={retry}>
        {states('retry')}
      </Button>
    </ErrorView>
  );
}
