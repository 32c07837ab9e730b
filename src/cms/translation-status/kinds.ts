import type { Payload, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload';
import type { Principal } from '@/cms/access/access';
import { may } from '@/cms/access/rights';

export type Document = Record<string, unknown>;
export type Config = SanitizedCollectionConfig | SanitizedGlobalConfig;

/** The collections and globals whose texts are translated. */
const collections = [
  'pages',
  'press',
  'places',
  'services',
  'partners',
  'people',
  'floor-plans',
  'terms',
  'media',
  'cities',
] as const;
const globals = [
  'airport',
  'header',
  'footer',
  'cookies',
  'message',
  'disruption-texts',
  'error-messages',
  'not-found',
] as const;

export const translatedKinds: readonly string[] = [...collections, ...globals];

export const isGlobalKind = (slug: string): boolean =>
  (globals as readonly string[]).includes(slug);

export const globalConfig = (payload: Payload, slug: string) =>
  payload.globals.config.find((config) => config.slug === slug) as SanitizedGlobalConfig;

/** A document as it is being written, in all languages, and how its kind is configured. */
export interface Translated {
  config: Config;
  document: Document;
}

const inDrafts = { locale: 'all', draft: true, depth: 0 } as const;

async function ofCollection(payload: Payload, slug: string): Promise<Translated[]> {
  const { docs } = await payload.find({
    collection: slug as 'pages',
    pagination: false,
    sort: '-createdAt',
    ...inDrafts,
  });
  const { config } = payload.collections[slug as 'pages'];
  return (docs as unknown as Document[]).map((document) => ({ config, document }));
}

async function ofGlobal(payload: Payload, slug: string): Promise<Translated> {
  const document: unknown = await payload.findGlobal({ slug: slug as 'header', ...inDrafts });
  return { config: globalConfig(payload, slug), document: document as Document };
}

/** Every translated document that somebody may read. */
export async function translatedDocuments(
  payload: Payload,
  reader: Principal,
): Promise<Translated[]> {
  const mayRead = (slug: string) => may(reader, 'read', slug);
  const [inCollections, inGlobals] = await Promise.all([
    Promise.all(collections.filter(mayRead).map((slug) => ofCollection(payload, slug))),
    Promise.all(globals.filter(mayRead).map((slug) => ofGlobal(payload, slug))),
  ]);
  return [...inCollections.flat(), ...inGlobals];
}
