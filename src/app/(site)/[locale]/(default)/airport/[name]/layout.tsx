import { notFoundUnless } from '@/app/(site)/not-found-boundary';
import { pageSlug, personPath } from '@/lib/hrefs';
import { source } from '@/sources';

export default notFoundUnless(
  async ({ name }: { name: string }, lang) =>
    (await source().page(pageSlug(personPath(name)), lang)) ??
    (await source().person(name, lang)) ??
    (await source().redirect(personPath(name))),
);
