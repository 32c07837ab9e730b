import type { Field, Plugin } from 'payload';

/** When a document was made and changed, as Payload adds it, shown in lists in the airport's time. */
const times = (['updatedAt', 'createdAt'] as const).map((name): Field => ({
  name,
  type: 'date',
  index: true,
  label: ({ t }) => t(`general:${name}`),
  admin: {
    disableBulkEdit: true,
    hidden: true,
    // A list is filtered by picking one.
    date: { displayFormat: 'dd.MM.yyyy HH:mm' },
    components: { Cell: '/src/cms/date-fields/MomentCell#MomentCell' },
  },
}));

/** In lists of documents a time is the airport's, whatever the browser's zone. */
export const airportTimes: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.timestamps === false
      ? collection
      : { ...collection, fields: [...collection.fields, ...times] },
  ),
});
