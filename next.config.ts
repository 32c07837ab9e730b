import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { hintAtCompiling } from './src/lib/compile-hints';
import { migrationNames } from './src/lib/migration-names';
import { pageRewrites, redirects } from './src/routes';

const publicFolder = path.join(import.meta.dirname, 'public');
const publicNames = readdirSync(publicFolder);

/** Files that a deployment alone changes, at addresses that stay: asked for once in five minutes. */
const publicFiles = readdirSync(publicFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.extname(file))
  .map((file) => `/${file}`);

const publicHeaders = publicFiles.map((source) => ({
  source,
  headers: [{ key: 'Cache-Control', value: 'public, max-age=300' }],
}));

const site: NextConfig = {
  output: 'standalone',
  outputFileTracingRoot: import.meta.dirname,
  // What an instance keeps, its database and secrets, is no part of a build.
  outputFileTracingExcludes: {
    '**/*': ['.data/**', '.build/**', 'tests/**', 'tools/**', 'content/**'],
  },
  turbopack: { root: import.meta.dirname },
  trailingSlash: true,
  skipTrailingSlashRedirect: true,
  // One copy of Payload: bundled, pages and the REST API would each have their own, and an error of
  // the one is not recognised by the other, so that the admin could not mark the field.
  // prom-client reads /proc as it is installed, and is loaded once. @redis/client asks for packages that
  // need not be there.
  serverExternalPackages: ['payload', 'prom-client', '@redis/client'],
  poweredByHeader: false,
  // src/platform/csp compresses: it must see pages before they are compressed, and Next's own is above it.
  compress: false,
  // No picture goes through the optimizer: its address is 404. Were it on, it would fetch nothing from elsewhere.
  images: {
    unoptimized: true,
    remotePatterns: [],
    dangerouslyAllowSVG: false,
    contentDispositionType: 'attachment',
  },
  // A page goes out whole, so its title and description stand in its head for every browser.
  htmlLimitedBots: /.*/,
  reactStrictMode: true,
  compiler: { runAfterProductionCompile: async ({ distDir }) => hintAtCompiling(distDir) },
  typescript: { ignoreBuildErrors: true },
  sassOptions: { loadPaths: [path.join(import.meta.dirname, 'src/styles')] },
  experimental: {
    isrFlushToDisk: false,
    // All of the site's styles are nearly one file, which the next page has: smaller files weigh more together, and
    // those of what is loaded on demand would be preloaded.
    cssChunking: { type: 'graph', requestCost: 1_000_000 },
    // Writing it costs a seventh of a build; who builds again has the use of it.
    turbopackFileSystemCacheForBuild: existsSync(path.join(import.meta.dirname, '.next/BUILD_ID')),
  },
  cacheHandler: path.join(import.meta.dirname, 'src/platform/cache/next-handler.mjs'),
  // A build knows which migrations it needs, whose files are no part of it, and which files it serves.
  env: {
    MIGRATIONS: migrationNames(path.join(import.meta.dirname, 'migrations')).join(','),
    PUBLIC_FILES: publicFiles.join(','),
  },
  headers: async () => publicHeaders,
  redirects: async () => redirects(publicNames),
  rewrites: async () => ({
    beforeFiles: pageRewrites(publicNames),
    afterFiles: [],
    fallback: [],
  }),
};

/**
 * withPayload asks every page for client hints, which costs a cold visitor a second request; only
 * the admin reads them.
 */
function clientHintsForAdminOnly(config: NextConfig): NextConfig {
  const { headers } = config;
  if (!headers) return config;
  return {
    ...config,
    headers: async () =>
      (await headers()).map((entry) =>
        entry.headers.some(({ key }) => key === 'Critical-CH')
          ? { ...entry, source: '/admin/:path*' }
          : entry,
      ),
  };
}

// Messages are parsed while building: the browser gets no parser.
const withNextIntl = createNextIntlPlugin({
  requestConfig: './src/app/_data/request-messages.ts',
  experimental: {
    messages: {
      path: './src/i18n/messages',
      format: 'json',
      locales: 'infer',
      precompile: true,
    },
  },
});

export default clientHintsForAdminOnly(withPayload(withNextIntl(site)));
