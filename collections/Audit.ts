import {
  Forbidden,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Field,
} from 'payload';
import { auditEndpoints } from '../src/cms/audit/endpoints';
import { kindOptions } from '../src/cms/audit/kinds';
import { momentInput, label, type Label } from './fields/basic';
import { groups } from './groups';

/** Events are added by `recordEvent` alone; PostgreSQL refuses changes as well. */
const appendOnly: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const reads = ['read', 'count', 'create', 'countVersions'].includes(operation);
  if (!reads || (operation === 'create' && req.payloadAPI !== 'local')) throw new Forbidden(req.t);
  return args;
};

const cell = (name: string) => `/src/cms/audit/admin/cells#${name}`;

const column = (name: string, title: Label, Cell?: string, index = false): Field => ({
  name,
  type: 'text',
  index,
  label: title,
  admin: { readOnly: true, ...(Cell && { components: { Cell: cell(Cell) } }) },
});

/**
 * Who did what to which document in which language, and when: see audit/record.ts. It refers to nothing
 * by its id in the database, so that an event stays as it was when what it is about is gone.
 */
export const Audit: CollectionConfig = {
  slug: 'audit',
  typescript: { interface: 'AuditRecord' },
  labels: {
    singular: label('Hodisa', 'Событие', 'Event'),
    plural: label('Amallar tarixi', 'Журнал действий', 'Audit trail'),
  },
  timestamps: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  defaultSort: '-at',
  // The cells name what the other columns refer to.
  forceSelect: { document: true, title: true, actorRef: true, fields: true, detail: true },
  admin: {
    group: groups.people,
    useAsTitle: 'title',
    defaultColumns: ['at', 'kind', 'actor', 'title', 'languages', 'detail'],
    listSearchableFields: ['actor', 'title', 'detail'],
    hideAPIURL: true,
    pagination: { defaultLimit: 50 },
    components: { beforeListTable: ['/src/cms/audit/admin/ExportLinks#ExportLinks'] },
  },
  hooks: { beforeOperation: [appendOnly] },
  endpoints: auditEndpoints,
  fields: [
    {
      name: 'at',
      type: 'date',
      required: true,
      index: true,
      label: label('Vaqti', 'Когда', 'When'),
      admin: { ...momentInput, readOnly: true, date: { displayFormat: 'dd.MM.yyyy HH:mm:ss' } },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      options: kindOptions,
      label: label('Amal', 'Действие', 'Action'),
      admin: { readOnly: true },
    },
    column('actor', label('Kim', 'Кто', 'Who'), 'ActorCell', true),
    column(
      'actorRef',
      label('Hisob yoki kalit', 'Учетная запись или ключ', 'Account or key'),
      undefined,
      true,
    ),
    column('title', label('Hujjat', 'Документ', 'Document'), 'DocumentCell'),
    column(
      'document',
      label('Hujjat belgisi', 'Обозначение документа', 'Document ID'),
      undefined,
      true,
    ),
    column('languages', label('Tillar', 'Языки', 'Languages'), 'LanguagesCell'),
    column('fields', label('Maydonlar', 'Поля', 'Fields')),
    column('detail', label('Tafsilot', 'Подробности', 'Details'), 'DetailCell'),
  ],
};
