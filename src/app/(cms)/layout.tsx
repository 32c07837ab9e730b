import '@payloadcms/next/css';
import './admin.scss';
import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import { withInvalidationAfterCommit } from '@/platform/cache/invalidation';
import type { ReactNode } from 'react';
import { importMap } from './admin/importMap.js';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return withInvalidationAfterCommit(() => handleServerFunctions({ ...args, config, importMap }));
};

export default function CmsLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
