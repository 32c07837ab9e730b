import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { redirectsPlugin } from '@payloadcms/plugin-redirects';
import { seoPlugin } from '@payloadcms/plugin-seo';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { ApiKeys } from './collections/ApiKeys';
import { Audit } from './collections/Audit';
import { Disruptions } from './collections/Disruptions';
import { FloorPlans } from './collections/FloorPlans';
import { Flights } from './collections/Flights';
import { FruitlessSearches } from './collections/FruitlessSearches';
import { media } from './collections/Media';
import { Messages } from './collections/Messages';
import { Pages } from './collections/Pages';
import { Partners } from './collections/Partners';
import { People } from './collections/People';
import { Places } from './collections/Places';
import { Press } from './collections/Press';
import { Publications } from './collections/Publications';
import { Schedule } from './collections/Schedule';
import { Services } from './collections/Services';
import { Synonyms } from './collections/Synonyms';
import { Terms } from './collections/Terms';
import { ShareLinks } from './collections/ShareLinks';
import { users } from './collections/Users';
import { SharedValues } from './collections/globals/SharedValues';
import { SignInRules } from './collections/globals/SignInRules';
import { Airport } from './collections/globals/Airport';
import { DisruptionTexts } from './collections/globals/DisruptionTexts';
import { Footer } from './collections/globals/Footer';
import { Header } from './collections/globals/Header';
import { Metrics } from './collections/globals/Metrics';
import { Operations } from './collections/globals/Operations';
import { Cookies, ErrorMessages, Message, NotFound } from './collections/globals/notices';
import { Airlines, Cities } from './collections/reference';
import { documentEditor } from './src/studio/edit-form/plugin';
import { applyRights } from './src/cms/access/apply-rights';
import { withAudit } from './src/cms/audit/plugin';
import { airportTimes } from './src/cms/date-fields/plugin';
import { ZONED_FORMAT } from './src/cms/date-fields/zoned';
import { label } from './collections/fields/basic';
import { editor } from './collections/fields/editor';
import { seoFields } from './collections/fields/seo';
import { groups } from './collections/groups';
import { jobs } from './collections/jobs';
import { purgeCollection, purgeDeleted } from './collections/hooks/purge';
import { i18n } from './src/cms/admin-words';
import { answerBadInput } from './collections/hooks/bad-input';
import { endPayloadWithProcess } from './collections/hooks/end';
import { mailAdapter } from './src/cms/mail';
import { translationEndpoints } from './src/studio/server/endpoints';
import { livePreview } from './src/studio/server/live-preview';
import { withRevisions } from './src/cms/concurrent-edits/plugin';
import { textCheckEndpoints } from './src/cms/text-checks/endpoints';
import { checksBesideTexts } from './src/cms/text-checks/plugin';
import { uploadsInBucket } from './src/cms/uploads/bucket';
import { validValues } from './src/cms/validation/plugin';
import { MAX_BYTES } from './src/cms/uploads/pictures';
import { defaultLocale, localeNames, locales } from './src/i18n/locales';
import { env } from './src/env';
import { AIRPORT_TIME_ZONE, AIRPORT_ZONE_NAME } from './src/lib/time';
import { logDestination, logOptions } from './src/platform/telemetry/log';

const root = path.dirname(fileURLToPath(import.meta.url));
const { DATABASE_URI, PAYLOAD_SECRET, SITE_URL, DATA_DIR } = env();

const seo = seoPlugin({
  collections: ['pages', 'places', 'services', 'partners', 'press', 'people'],
  uploadsCollection: 'media',
  fields: seoFields,
  generateTitle: ({ doc }) => doc.title ?? doc.name ?? '',
  generateDescription: ({ doc }) => doc.lead ?? doc.text ?? '',
});

/** Addresses that editors move; the site answers them with a permanent redirect. */
const redirects = redirectsPlugin({
  collections: ['pages'],
  overrides: {
    labels: {
      singular: label('Yoʻnaltirish', 'Перенаправление', 'Redirect'),
      plural: label('Yoʻnaltirishlar', 'Перенаправления', 'Redirects'),
    },
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
    // A write may need a second connection: rather an error than waiting for one another without end.
    pool: { connectionString: DATABASE_URI, max: 20, connectionTimeoutMillis: 10_000 },
    migrationDir: path.resolve(root, 'migrations'),
    push: false,
  }),
  email: mailAdapter(),
  editor,
  sharp,
  // A larger file is cut off here and refused, in words, by the collection.
  upload: { abortOnLimit: false, limits: { fileSize: MAX_BYTES } },
  routes: { admin: '/admin', api: '/cms-api' },
  graphQL: { disable: true },
  telemetry: false,
  logger: { options: logOptions(), destination: logDestination() },
  onInit: endPayloadWithProcess,
  hooks: { afterError: [answerBadInput] },
  admin: {
    user: 'users',
    avatar: 'default',
    dateFormat: ZONED_FORMAT,
    livePreview,
    components: {
      graphics: {
        Logo: '/src/cms/admin-branding/Brand#BrandLogo',
        Icon: '/src/cms/admin-branding/Brand#BrandIcon',
      },
      providers: [
        '/src/cms/admin-language/PreferUzbek#PreferUzbek',
        '/src/cms/admin-language/AdminDates#AdminDates',
        '/src/cms/admin-language/EditorLabels#EditorLabels',
        '/src/cms/accounts/admin/SessionKeeper#SessionKeeper',
      ],
      header: [
        {
          path: '/src/cms/admin-ui/OriginNote#OriginNote',
          clientProps: { address: SITE_URL },
        },
      ],
      beforeDashboard: ['/src/studio/dashboard/DashboardProgress#DashboardProgress'],
      beforeNavLinks: ['/src/studio/dashboard/NavLinks#NavLinks'],
      views: {
        login: { Component: '/src/cms/accounts/admin/LoginView#LoginView' },
        translations: {
          Component: '/src/studio/translations/TranslationsView#TranslationsView',
          path: '/translations',
          exact: true,
        },
        operations: {
          Component: '/src/studio/operations-desk/OperationsView#OperationsView',
          path: '/operations',
          exact: true,
        },
        disruption: {
          Component: '/src/studio/disruption-desk/DisruptionView#DisruptionView',
          path: '/disruption',
          exact: true,
        },
        exchange: {
          Component: '/src/studio/translation-files/admin/ExchangeView#ExchangeView',
          path: '/translations/exchange',
          exact: true,
        },
      },
    },
    timezones: {
      supportedTimezones: [{ label: AIRPORT_ZONE_NAME, value: AIRPORT_TIME_ZONE }],
      defaultTimezone: AIRPORT_TIME_ZONE,
    },
    importMap: {
      baseDir: root,
      importMapFile: path.resolve(root, 'src/app/(cms)/admin/importMap.js'),
    },
    meta: { titleSuffix: ' · Parvoz', icons: [{ rel: 'icon', url: '/favicon.svg' }] },
  },
  i18n,
  localization: {
    locales: locales.map((code) => ({ code, label: localeNames[code] })),
    defaultLocale,
    fallback: false,
    defaultLocalePublishOption: 'active',
  },
  experimental: { localizeStatus: true },
  jobs,
  endpoints: [...translationEndpoints, ...textCheckEndpoints],
  collections: [
    Pages,
    Press,
    Places,
    Services,
    Partners,
    People,
    FloorPlans,
    Terms,
    Synonyms,
    Flights,
    Disruptions,
    Schedule,
    Airlines,
    Cities,
    media(DATA_DIR),
    Messages,
    FruitlessSearches,
    Publications,
    ShareLinks,
    users(SITE_URL.startsWith('https:')),
    ApiKeys,
    Audit,
  ],
  plugins: [
    seo,
    redirects,
    documentEditor,
    withRevisions,
    uploadsInBucket,
    applyRights,
    validValues,
    withAudit,
    airportTimes,
    checksBesideTexts,
  ],
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
    DisruptionTexts,
    SharedValues,
    SignInRules,
  ],
  typescript: { outputFile: path.resolve(root, 'src/cms/payload-types.ts') },
});
