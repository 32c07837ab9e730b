import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import { redirectsPlugin } from '@payloadcms/plugin-redirects';
import { seoPlugin } from '@payloadcms/plugin-seo';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { en } from '@payloadcms/translations/languages/en';
import { ru } from '@payloadcms/translations/languages/ru';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { FloorPlans } from './collections/FloorPlans';
import { Flights } from './collections/Flights';
import { media } from './collections/Media';
import { Messages } from './collections/Messages';
import { Pages } from './collections/Pages';
import { Partners } from './collections/Partners';
import { People } from './collections/People';
import { Places } from './collections/Places';
import { Press } from './collections/Press';
import { Schedule } from './collections/Schedule';
import { Services } from './collections/Services';
import { Terms } from './collections/Terms';
import { Users } from './collections/Users';
import { Airport } from './collections/globals/Airport';
import { Footer } from './collections/globals/Footer';
import { Header } from './collections/globals/Header';
import { Metrics } from './collections/globals/Metrics';
import { Operations } from './collections/globals/Operations';
import { Cookies, ErrorMessages, Message, NotFound } from './collections/globals/notices';
import { Airlines, Cities } from './collections/reference';
import { signedIn, staffOrSite } from './collections/access/access';
import { groups } from './collections/groups';
import { purgeCollection, purgeDeleted } from './collections/hooks/purge';
import { defaultLocale, localeNames, locales } from './src/contract/locale';
import { env } from './src/env';
import { mailSettings } from './src/lib/mail';

const root = path.dirname(fileURLToPath(import.meta.url));
const { DATABASE_URI, PAYLOAD_SECRET, SITE_URL, DATA_DIR, LOG_LEVEL } = env();
const mail = mailSettings(env());

const seo = seoPlugin({
  collections: ['pages', 'places', 'services', 'partners', 'press', 'people'],
  uploadsCollection: 'media',
  generateTitle: ({ doc }) => doc.title ?? doc.name ?? '',
  generateDescription: ({ doc }) => doc.lead ?? doc.text ?? '',
});

/** Addresses that editors move; the site answers them with a permanent redirect. */
const redirects = redirectsPlugin({
  collections: ['pages'],
  overrides: {
    access: { read: staffOrSite, create: signedIn, update: signedIn, delete: signedIn },
    admin: { group: groups.site, useAsTitle: 'from' },
    hooks: {
      afterChange: [purgeCollection('redirects')],
      afterDelete: [purgeDeleted('redirects')],
    },
  },
});

export default buildConfig({
  serverURL: '',
  secret: PAYLOAD_SECRET,
  csrf: [SITE_URL],
  db: postgresAdapter({
    pool: { connectionString: DATABASE_URI },
    migrationDir: path.resolve(root, 'migrations'),
    push: false,
  }),
  email: mail
    ? nodemailerAdapter({
        defaultFromAddress: mail.from,
        defaultFromName: 'Parvoz',
        transportOptions: mail.transport,
        skipVerify: true,
      })
    : undefined,
  editor: lexicalEditor(),
  sharp,
  routes: { admin: '/admin', api: '/cms-api' },
  graphQL: { disable: true },
  telemetry: false,
  logger: { options: { level: LOG_LEVEL } },
  admin: {
    user: Users.slug,
    avatar: 'default',
    importMap: {
      baseDir: root,
      importMapFile: path.resolve(root, 'src/app/(cms)/admin/importMap.js'),
    },
    meta: { titleSuffix: ' · Parvoz', icons: [{ rel: 'icon', url: '/favicon.svg' }] },
  },
  i18n: { supportedLanguages: { en, ru }, fallbackLanguage: 'en' },
  localization: {
    locales: locales.map((code) => ({ code, label: localeNames[code] })),
    defaultLocale,
    fallback: false,
  },
  experimental: { localizeStatus: true },
  collections: [
    Pages,
    Press,
    Places,
    Services,
    Partners,
    People,
    FloorPlans,
    Terms,
    Flights,
    Schedule,
    Airlines,
    Cities,
    media(DATA_DIR),
    Messages,
    Users,
  ],
  plugins: [seo, redirects],
  globals: [
    Airport,
    Header,
    Footer,
    Cookies,
    Message,
    ErrorMessages,
    NotFound,
    Metrics,
    Operations,
  ],
  typescript: { outputFile: path.resolve(root, 'collections/payload-types.ts') },
});
