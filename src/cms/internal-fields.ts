/** Fields of documents that Payload and the CMS's own hooks write, and nobody who edits them. */
export const internalFields: readonly string[] = [
  'id',
  'createdAt',
  'updatedAt',
  '_status',
  'translation',
  'revision',
];
