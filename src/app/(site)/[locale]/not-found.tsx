import { getLocale } from 'next-intl/server';
import { ErrorView } from '@/components/errors/ErrorView/ErrorView';
import { source } from '@/sources';

export default async function NotFoundPage() {
  const { not_found, meta } = await source().notFound(await getLocale());
  return (
    <>
      <title>{meta.pageTitle || 'error page'}</title>
      <ErrorView
        code={404}
        title={not_found.title}
        text={not_found.text}
        message="This page could not be found"
        link={not_found.link}
      />
    </>
  );
}
