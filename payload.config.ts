import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { en } from '@payloadcms/translations/languages/en';
import { ru } from '@payloadcms/translations/languages/ru';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { Flights } from './collections/Flights';
import { media } from './collections/Media';
import { Schedule } from './collections/Schedule';
import { Users } from './collections/Users';
import { Footer } from './collections/globals/Footer';
import { Header } from './collections/globals/Header';
import { Metrics } from './collections/globals/Metrics';
import { Operations } from './collections/globals/Operations';
import { Cookies, ErrorMessages, Message, NotFound } from './collections/globals/notices';
import { Airlines, Cities } from './collections/reference';
import { defaultLocale, localeNames, locales } from './src/contract/locale';
import { env } from './src/env';

const root = path.dirname(fileURLToPath(import.meta.url));
const { DATABASE_URI, PAYLOAD_SECRET, SITE_URL, DATA_DIR, LOG_LEVEL } = env();

export default buildConfig({
  serverURL: '',
  secret: PAYLOAD_SECRET,
  csrf: [SITE_URL],
  db: postgresAdapter({
    pool: { connectionString: DATABASE_URI },
    migrationDir: path.resolve(root, 'migrations'),
    push: false,
  }),
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
  collections: [Flights, Schedule, Airlines, Cities, media(DATA_DIR), Users],
  globals: [Header, Footer, Cookies, Message, ErrorMessages, NotFound, Metrics, Operations],
  typescript: { outputFile: path.resolve(root, 'collections/payload-types.ts') },
});
