import {
  Forbidden,
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { isTranslator } from '../access/access';
import { say } from '../i18n/messages';

type Document = Record<string, unknown>;

/** Fields that Payload keeps for itself. */
const internal = ['id', '_status', 'createdAt', 'updatedAt', 'translation', 'blockName'];

const nothing = (value: unknown) =>
  value === undefined || value === null || value === '' || value === false;

/** A value as it is compared: of a related document its id, of a moment its time. */
function comparable(value: unknown): unknown {
  if (nothing(value)) return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(comparable);
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return (value as { id?: unknown }).id ?? value;
  return value;
}

const rows = (value: unknown): Document[] => (Array.isArray(value) ? (value as Document[]) : []);

/** All of a document but its texts: which rows there are, addresses, signs, pictures, choices. */
function structureOf(
  fields: readonly FlattenedField[],
  document: Document,
  path = '',
): [string, string][] {
  return fields.flatMap((field): [string, string][] => {
    const { name, type } = field;
    const value = document[name];
    const at = `${path}${name}`;
    if (internal.includes(name) || ('virtual' in field && field.virtual)) return [];
    if (type === 'group' || type === 'tab') {
      return structureOf(field.flattenedFields, (value ?? {}) as Document, `${at}.`);
    }
    if (type === 'array' || type === 'blocks') {
      const inRow = (row: Document) =>
        type === 'array'
          ? field.flattenedFields
          : (field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? []);
      return [
        [at, JSON.stringify(rows(value).map(({ id, blockType }) => [id, blockType]))],
        ...rows(value).flatMap((row, index) => structureOf(inRow(row), row, `${at}.${index}.`)),
      ];
    }
    if (('localized' in field && field.localized) || type === 'join') return [];
    return [[at, JSON.stringify(comparable(value))]];
  });
}

/** Where two versions of a document differ other than in texts; null where they do not. */
export function differenceBeyondTexts(
  fields: readonly FlattenedField[],
  before: Document,
  after: Document,
): string | null {
  const old = new Map(structureOf(fields, before));
  const now = structureOf(fields, after);
  return now.find(([path, value]) => old.get(path) !== value)?.[0] ?? null;
}

function check(
  fields: readonly FlattenedField[],
  before: Document | undefined,
  after: Document,
  req: PayloadRequest,
): void {
  if (!isTranslator({ req })) return;
  const path = differenceBeyondTexts(fields, before ?? {}, after);
  if (path === null) return;
  throw new ValidationError({ req, errors: [{ path, message: say(req, 'textsOnly') }] }, req.t);
}

/** A translator changes texts; what all languages share is refused, so that no other language changes. */
export const textsOnly: CollectionBeforeChangeHook = ({ collection, data, originalDoc, req }) => {
  check(collection.flattenedFields, originalDoc, data, req);
  return data;
};

export const globalTextsOnly: GlobalBeforeChangeHook = ({ global, data, originalDoc, req }) => {
  check(global.flattenedFields, originalDoc, data, req);
  return data;
};

interface Intent {
  publishAllLocales?: unknown;
  unpublishAllLocales?: unknown;
  draft?: boolean;
}

/** What touches every language at once is not for translators. */
function checkReach(operation: string, args: Intent, req: PayloadRequest): void {
  const everywhere = args.publishAllLocales || args.unpublishAllLocales;
  req.context.oneLanguagePublic = !everywhere && !args.draft;
  if (isTranslator({ req }) && (everywhere || operation === 'restoreVersion')) {
    throw new Forbidden(req.t);
  }
}

export const oneLanguageAtATime: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  checkReach(operation, args as Intent, req);
  return args;
};

export const globalOneLanguageAtATime: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  checkReach(operation, args as Intent, req);
  return args;
};
