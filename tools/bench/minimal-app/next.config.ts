import path from 'node:path';
import type { NextConfig } from 'next';

/** The folder whose packages it is built with: it is copied two folders below. */
const root = path.resolve(process.cwd(), process.env.PACKAGES_FROM ?? '.');

/** Next's defaults, its compression among them; only what puts it into a folder of its own. */
const minimal: NextConfig = {
  output: 'standalone',
  outputFileTracingRoot: root,
  turbopack: { root },
  typescript: { ignoreBuildErrors: true },
};

export default minimal;
