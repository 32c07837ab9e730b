import { getTranslation } from '@payloadcms/translations';
import {
  APIError,
  ValidationError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type GlobalSlug,
  type PayloadRequest,
  type Plugin,
} from 'payload';
import { isPlainObject } from '@/lib/editor-state';
import { say } from '@/cms/admin-words/say';
import { readSharedValues } from '@/cms/shared-values';
import {
  validateValues,
  type ValidationIssue,
  type Reference,
  type SharedReference,
} from './validate-values';

/** So many flaws are told at once. */
const MOST_TOLD = 20;

function inWords(req: PayloadRequest, { path, trail, message }: ValidationIssue) {
  const steps = trail.map(({ label, row }) => {
    const name = label ? getTranslation(label as string, req.i18n) : '';
    return row === undefined ? name : `${name} ${row}`;
  });
  return { path, label: steps.join(' > '), message: say(req, message) };
}

function refuse(
  req: PayloadRequest,
  flaws: readonly ValidationIssue[],
  of: { collection?: string; global?: string },
) {
  if (flaws.length === 0) return;
  const errors = flaws.slice(0, MOST_TOLD).map((flaw) => inWords(req, flaw));
  throw new ValidationError({ ...of, req, errors }, req.t);
}

/** The documents that values name and that are not there. */
async function missing(
  req: PayloadRequest,
  references: readonly Reference[],
): Promise<ValidationIssue[]> {
  const targets = [...new Set(references.map(({ to }) => to))];
  const flaws = await Promise.all(
    targets.map(async (collection) => {
      const named = references.filter(({ to }) => to === collection);
      const { docs } = await req.payload.db.find<{ id: number }>({
        collection: collection as CollectionSlug,
        where: { id: { in: [...new Set(named.map(({ id }) => id))] } },
        select: {},
        pagination: false,
        req,
      });
      const known = new Set(docs.map(({ id }) => Number(id)));
      return named.filter(({ id }) => !known.has(id)).map(({ flaw }) => flaw);
    }),
  );
  return flaws.flat();
}

/** The shared values that texts refer to and that are not there. */
async function unknownValues(
  req: PayloadRequest,
  references: readonly SharedReference[],
): Promise<ValidationIssue[]> {
  if (references.length === 0) return [];
  const values = await readSharedValues(req.payload, req);
  return references.filter(({ name }) => !values.has(name)).map(({ flaw }) => flaw);
}

interface Written {
  fields: readonly FlattenedField[];
  of: { collection?: string; global?: string };
}

async function checkData(req: PayloadRequest, data: unknown, { fields, of }: Written) {
  if (!isPlainObject(data)) throw new APIError(say(req, 'noContent'), 400, undefined, true);
  const { flaws, references, shared } = validateValues(fields, data, {
    every: (req.locale as string) === 'all',
  });
  refuse(req, flaws, of);
  refuse(req, await missing(req, references), of);
  refuse(req, await unknownValues(req, shared), of);
}

const inEveryLanguage = { locale: 'all', pagination: false, limit: 1 } as const;

async function checkVersion(req: PayloadRequest, version: unknown, { fields, of }: Written) {
  if (!isPlainObject(version)) return;
  const { flaws, shared } = validateValues(fields, version, { every: true });
  refuse(req, flaws, of);
  refuse(req, await unknownValues(req, shared), of);
}

type Args = { data?: unknown; id?: number | string; overrideAccess?: boolean };

/** Whoever may write nothing learns nothing: access refuses them. */
const mayWrite = (req: PayloadRequest, { overrideAccess }: Args) =>
  Boolean(req.user || overrideAccess);

function checkPassword(req: PayloadRequest, data: unknown, { of }: Written) {
  const password = isPlainObject(data) ? (data.password ?? '') : '';
  if (typeof password === 'string') return;
  const trail = [{ label: req.t('general:password') }];
  refuse(req, [{ path: 'password', trail, message: 'notText' }], of);
}

const ofCollection: CollectionBeforeOperationHook = async ({
  args,
  operation,
  collection,
  req,
}) => {
  const given = args as Args;
  if (!mayWrite(req, given)) return args;
  const written = { fields: collection.flattenedFields, of: { collection: collection.slug } };
  if (operation === 'create' || operation === 'update') {
    // Payload copies a document by creating one without data.
    if (given.data === undefined && operation === 'create') given.data = {};
    await checkData(req, given.data, written);
    if (collection.auth) checkPassword(req, given.data, written);
  }
  if (operation === 'restoreVersion' && given.id) {
    const { docs } = await req.payload.db.findVersions({
      ...inEveryLanguage,
      collection: collection.slug,
      where: { id: { equals: given.id } },
      req,
    });
    await checkVersion(req, docs[0]?.version, written);
  }
  return args;
};

const ofGlobal: GlobalBeforeOperationHook = async ({ args, operation, global, req }) => {
  const given = args as Args;
  if (!mayWrite(req, given)) return args;
  const written = { fields: global.flattenedFields, of: { global: global.slug } };
  if (operation === 'update') await checkData(req, given.data, written);
  if (operation === 'restoreVersion' && given.id) {
    const { docs } = await req.payload.db.findGlobalVersions({
      ...inEveryLanguage,
      global: global.slug as GlobalSlug,
      where: { id: { equals: given.id } },
      req,
    });
    await checkVersion(req, docs[0]?.version, written);
  }
  return args;
};

/**
 * Whatever is written, drafts too, is a value of its field, or it is refused in words that name the
 * field. Payload looks at most values only when they are published, and at formatted texts hardly.
 */
export const validValues: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [ofCollection, ...(collection.hooks?.beforeOperation ?? [])],
    },
  })),
  globals: config.globals?.map((global) => ({
    ...global,
    hooks: {
      ...global.hooks,
      beforeOperation: [ofGlobal, ...(global.hooks?.beforeOperation ?? [])],
    },
  })),
});
