import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig } from 'payload';

/**
 * Payload as it comes. Named is only what an application cannot do without: where its data is, its languages,
 * and a collection with drafts that are saved while somebody writes. What is not named has Payload's default,
 * such as how often it saves, and the lock of a document that somebody writes in.
 */
export default buildConfig({
  secret: process.env.PAYLOAD_SECRET ?? '',
  db: postgresAdapter({ pool: { connectionString: process.env.DATABASE_URI ?? '' } }),
  localization: { locales: ['uz', 'ru', 'en'], defaultLocale: 'uz' },
  collections: [
    { slug: 'users', auth: true, admin: { useAsTitle: 'email' }, fields: [] },
    {
      slug: 'articles',
      admin: { useAsTitle: 'title' },
      versions: { drafts: { autosave: true } },
      fields: [
        { name: 'title', type: 'text', localized: true },
        { name: 'lead', type: 'textarea', localized: true },
        { name: 'keywords', type: 'text', localized: true },
      ],
    },
  ],
  admin: { user: 'users' },
  // Neither has to do with how it is used: it asks nobody outside, and the types would be written into the clone.
  telemetry: false,
  typescript: { autoGenerate: false },
});
