import { notFoundUnless } from '@/app/(site)/not-found-boundary';
import { pageSlug, pathOf } from '@/lib/hrefs';
import { source } from '@/sources';

export default notFoundUnless(async ({ path }: { path: string[] }, lang) => {
  const address = pathOf(path);
  return (
    (await source().page({ slug: pageSlug(address), lang })) ?? (await source().redirect(address))
  );
});
