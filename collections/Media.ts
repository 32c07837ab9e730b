import path from 'node:path';
import {
  ValidationError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Field,
} from 'payload';
import { purgeCollection, purgeDeleted } from './hooks/purge';
import {
  recordTranslation,
  translationField,
} from '../src/cms/translation-status/record-translation';
import { label } from './fields/basic';
import { localizedText } from './fields/link';
import { groups } from './groups';
import { say } from '../src/cms/admin-words/say';
import { restoreFilesOfRefused } from '../src/cms/uploads/refused-files';
import { isFileName, pictureTypes, problemOf, writtenAnew } from '../src/cms/uploads/pictures';

/** Looks into what is uploaded. Payload refuses other files too, but in English. */
const picturesOnly: CollectionBeforeOperationHook = async ({ req, args, collection }) => {
  const { file } = req;
  if (!file) return args;
  const problem = isFileName(file.name) ? await problemOf(file.data) : 'pictureName';
  if (problem === null) return args;
  throw new ValidationError(
    {
      collection: collection.slug,
      req,
      errors: [{ path: 'file', message: say(req, problem) }],
    },
    req.t,
  );
};

/** What Payload keeps of a file under English names, which lists show. */
const fileFields: Field[] = [
  { name: 'url', type: 'text', label: label('Fayl manzili', 'Адрес файла', 'Address of the file') },
  {
    name: 'thumbnailURL',
    type: 'text',
    label: label('Kichik rasm manzili', 'Адрес миниатюры', 'Address of the thumbnail'),
  },
  { name: 'mimeType', type: 'text', label: label('Fayl turi', 'Тип файла', 'Type of the file') },
];

/**
 * Pictures, written anew when they are uploaded. The bytes are public; SVG is refused because a browser
 * would run scripts in it.
 */
export const media = (dataDir: string): CollectionConfig => {
  const folder = path.join(dataDir, 'media');
  const files = restoreFilesOfRefused(folder);
  return {
    slug: 'media',
    labels: {
      singular: label('Rasm', 'Изображение', 'Image'),
      plural: label('Rasmlar', 'Изображения', 'Images'),
    },
    upload: {
      staticDir: folder,
      mimeTypes: pictureTypes,
      ...writtenAnew,
      // Files come from whoever uploads them: the server fetches none.
      pasteURL: false,
      // Says what it did in English only.
      bulkUpload: false,
    },
    admin: { group: groups.site, defaultColumns: ['filename', 'alt', 'updatedAt'] },
    hooks: {
      beforeOperation: [picturesOnly, files.beforeOperation],
      beforeChange: [files.beforeChange, recordTranslation],
      afterChange: [purgeCollection('media'), files.afterChange],
      afterDelete: [purgeDeleted('media')],
      afterError: [files.afterError],
    },
    fields: [
      localizedText('alt', label('Tavsif', 'Описание', 'Description')),
      translationField,
      ...fileFields,
    ],
  };
};
