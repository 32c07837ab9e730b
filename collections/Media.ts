import path from 'node:path';
import type { CollectionConfig } from 'payload';
import { anyone, signedIn } from './access/access';
import { localizedText } from './fields/link';

/** Pictures. The bytes are public; SVG is refused because a browser would run scripts in it. */
export const media = (dataDir: string): CollectionConfig => ({
  slug: 'media',
  labels: {
    singular: { uz: 'Rasm', ru: 'Изображение', en: 'Image' },
    plural: { uz: 'Rasmlar', ru: 'Изображения', en: 'Images' },
  },
  access: { read: anyone, create: signedIn, update: signedIn, delete: signedIn },
  upload: {
    staticDir: path.join(dataDir, 'media'),
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
  },
  fields: [localizedText('alt', { uz: 'Tavsif', ru: 'Описание', en: 'Description' })],
});
