import { NotFoundArt } from '@/ui/art/NotFoundArt';
import { LookedFor } from '@/features/search/ui/LookedFor/LookedFor';
import { ErrorView } from '@/features/errors/ErrorView/ErrorView';
import type { Locale } from '@/i18n/locales';
import { source } from '@/sources';

/** The editors' words for a page that is not there. */
export async function NotFoundContent({ lang, inner }: { lang: Locale; inner?: boolean }) {
  const { not_found } = await source().notFound({ lang });
  return (
    <ErrorView
      inner={inner}
      code={404}
      art={<NotFoundArt />}
      title={not_found.title}
      text={not_found.text}
      message="This page could not be found"
      link={not_found.link}
      more={<LookedFor />}
    />
  );
}
