import type { Page, Person as PersonDoc, Redirect } from '@/cms/payload-types';
import { locales, type Locale } from '@/i18n/locales';
import type { PageMeta } from '@/features/layout/schema';
import type { Person } from '@/features/pages/sections/people/schema';
import type { PageIndex, PageReply, PersonReply } from '@/features/pages/schema';
import { pagePath, personPath } from '@/lib/hrefs';
import { toEmail, toLink } from '@/cms/links';
import type { InLanguage } from '@/cms/localized';
import type { LocalText } from '@/lib/local-text';
import type { RequestOf } from '@/api-contract/calls';
import { toBody } from '../rich-text';
import { cms } from './cms';
import { cached } from './cached';
import { documentsIn, toImage, untranslatedIn, wholeIn } from './read';
import { toSections } from './sections';

/** What search engines and messengers show; the page's own words where none are written. */
export function toMeta(
  meta: InLanguage<Page>['meta'],
  own: { title?: LocalText | null; text?: LocalText | null },
): PageMeta {
  return {
    pageTitle: meta?.title || own.title || '',
    pageDescription: meta?.description || own.text || '',
    pageImage: toImage(meta?.image)?.src ?? null,
  };
}

function toPerson(person: InLanguage<PersonDoc>): Person {
  return {
    id: person.slug,
    name: person.name ?? '',
    position: person.position ?? '',
    text: person.text ?? '',
    image: toImage(person.portrait),
    href: person.page ? personPath(person.slug) : null,
  };
}

const peopleIn = (lang: Locale) => documentsIn<PersonDoc>('people', lang, 'order');

export async function page({ slug, lang }: RequestOf<'page'>): Promise<PageReply | null> {
  const listed = (await documentsIn<Page>('pages', lang)).find((doc) => doc.slug === slug);
  if (!listed) return null;
  const found = await wholeIn<Page>('pages', listed, lang);
  const people = new Map((await peopleIn(lang)).map((doc) => [doc.id, toPerson(doc)]));
  const others = await Promise.all(
    locales.filter((other) => other !== lang).map((other) => wholeIn<Page>('pages', listed, other)),
  );
  const inOthers = others.map(({ sections }) => sections);
  const { title, lead, checked } = found;
  return {
    page: {
      slug,
      title: title ?? '',
      lead: lead ?? '',
      checked: checked?.on
        ? {
            on: checked.on,
            source: toLink(checked),
          }
        : null,
      sections: toSections(found.sections, { person: (id) => people.get(id), inOthers, toBody }),
      ...(await untranslatedIn('pages', listed, lang)),
    },
    meta: toMeta(found.meta, { title, text: lead }),
  };
}

export async function pages({ lang }: RequestOf<'pages'>): Promise<PageIndex> {
  const found = await documentsIn<Page>('pages', lang);
  return {
    items: found.map(({ slug, title, lead }) => ({
      slug,
      title: title ?? '',
      text: lead ?? '',
      href: pagePath(slug),
    })),
  };
}

/** A member of the leadership who has a page of their own. */
export async function person({ id, lang }: RequestOf<'person'>): Promise<PersonReply | null> {
  const listed = (await peopleIn(lang)).find(({ slug, page: own }) => slug === id && own);
  if (!listed) return null;
  const found = await wholeIn<PersonDoc>('people', listed, lang);
  const { body, email, reception } = found;
  return {
    item: {
      ...toPerson(found),
      body: toBody(body),
      email: toEmail(email),
      reception: reception ?? '',
      ...(await untranslatedIn('people', listed, lang)),
    },
  };
}

/** A page that is called otherwise has another address. */
const redirects = cached(
  'redirects',
  async () => {
    const payload = await cms();
    const read = { overrideAccess: false, pagination: false, depth: 1 } as const;
    const { docs } = await payload.find({ collection: 'redirects', ...read });
    return docs.map(({ from, to }: Redirect) => ({ from, to: targetOf(to) }));
  },
  ['redirects', 'pages'],
);

function targetOf(to: Redirect['to']): string {
  if (to?.type === 'custom') return to.url ?? '';
  const value = to?.reference?.value;
  // A draft may have no address yet.
  return typeof value === 'object' && value?.slug ? pagePath(value.slug) : '';
}

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** Where editors moved a path of the site to, without locale; null where they did not. */
export async function redirect(path: string): Promise<string | null> {
  const found = (await redirects()).find(({ from }) => withoutSlash(from) === withoutSlash(path));
  return found?.to || null;
}
