import type { PayloadRequest } from 'payload';
import type { Locale } from '@/i18n/locales';
import type { AuditEvent } from './record';

type Document = Record<string, unknown>;

/** A write as it went. */
export interface Change {
  operation: 'create' | 'update' | 'delete';
  doc: Document;
  before: Document;
  /** In which fields the states differ. */
  fields: readonly string[];
  /** In which its texts were written. */
  languages: readonly Locale[];
  req: PayloadRequest;
}

const text = (value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : typeof value === 'string' && value ? value : '—';

const fromTo = (name: string, before: unknown, after: unknown) =>
  `${name}: ${text(before)} → ${text(after)}`;

/** Of a record that is about another document: that document, and in which languages. */
const aboutDocument = ({ document, title, languages }: Document) => ({
  document: String(document),
  title: String(title),
  languages: (languages ?? []) as Locale[],
});

/** What happened, where it is more than that a document was created, changed or deleted. */
export const subjects: Record<string, ((change: Change) => AuditEvent[]) | undefined> = {
  users: ({ operation, doc, before, fields }) => {
    if (operation === 'create') {
      return [{ kind: 'userCreated', detail: fromTo('role', null, doc.role) }];
    }
    if (operation === 'delete') return [{ kind: 'userDeleted' }];
    const isRight = (name: string) => name === 'role' || name === 'languages';
    const rights = fields.filter(isRight);
    const others = fields.filter((name) => !isRight(name));
    const detail = rights.map((name) => fromTo(name, before[name], doc[name])).join('; ');
    return [
      ...(rights.length > 0 ? [{ kind: 'rightsChanged', detail } as const] : []),
      ...(others.length > 0 ? [{ kind: 'changed', fields: others } as const] : []),
    ];
  },
  'api-keys': ({ operation, doc, before, fields }) => {
    if (operation === 'create') return [{ kind: 'keyCreated', detail: text(doc.scope) }];
    if (doc.revokedAt && !before.revokedAt) return [{ kind: 'keyRevoked' }];
    const changed = fields.filter((name) => name !== 'state');
    return changed.length > 0 ? [{ kind: 'keyChanged', fields: changed }] : [];
  },
  'share-links': ({ operation, doc, before, fields }) => {
    const about = aboutDocument(doc);
    if (operation === 'create') return [{ kind: 'shareCreated', ...about }];
    if (operation === 'delete') return [{ kind: 'shareEnded', ...about }];
    if (doc.revokedAt && !before.revokedAt) return [{ kind: 'shareEnded', ...about }];
    return fields.length > 0 ? [{ kind: 'changed', fields }] : [];
  },
  publications: ({ operation, doc, before, fields }) => {
    const about = aboutDocument(doc);
    const detail = `${text(doc.action)}, ${text(doc.at)}`;
    if (operation === 'create') return [{ kind: 'scheduled', ...about, detail }];
    if (operation === 'delete') {
      return [
        doc.state === 'waiting'
          ? { kind: 'scheduleCancelled', ...about, detail }
          : { kind: 'deleted' },
      ];
    }
    if (doc.state === before.state) {
      return fields.length > 0 ? [{ kind: 'changed', fields }] : [];
    }
    if (doc.state === 'failed') {
      return [{ kind: 'scheduleFailed', ...about, detail: text(doc.reason) }];
    }
    return doc.state === 'done' ? [{ kind: 'scheduleDone', ...about, detail }] : [];
  },
  media: ({ operation, doc, fields, languages, req }) => {
    if (operation === 'delete') return [{ kind: 'deleted', detail: text(doc.filename) }];
    if (operation === 'create') return [{ kind: 'fileUploaded', detail: text(doc.filename) }];
    if (req.file || fields.includes('filename') || fields.includes('filesize')) {
      return [{ kind: 'fileReplaced', detail: text(doc.filename) }];
    }
    const kind = req.context.recordAs ?? 'changed';
    return fields.length > 0 ? [{ kind, languages, fields }] : [];
  },
  // A visitor's message is no act of staff; what staff do with it is.
  messages: ({ operation, fields }) => {
    if (operation === 'create') return [];
    if (operation === 'delete') return [{ kind: 'deleted' }];
    return fields.length > 0 ? [{ kind: 'changed', fields }] : [];
  },
  metrics: ({ fields }) => {
    return fields.length > 0 ? [{ kind: 'scriptsChanged', fields }] : [];
  },
};
