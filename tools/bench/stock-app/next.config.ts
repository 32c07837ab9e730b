import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

/** The folder whose packages it is built with: it is copied some folders below. */
const root = path.resolve(process.cwd(), process.env.PACKAGES_FROM ?? '.');

/** Next's and Payload's defaults; only what puts it into a folder of its own. */
const stock: NextConfig = {
  output: 'standalone',
  outputFileTracingRoot: root,
  turbopack: { root },
  typescript: { ignoreBuildErrors: true },
};

export default withPayload(stock);
