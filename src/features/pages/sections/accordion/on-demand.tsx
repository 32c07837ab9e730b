'use client';

import type { ComponentProps } from 'react';
import { onDemand } from '../shared/on-demand';
import type { FaqSearch as Own } from './FaqSearch';
import '@/ui/Field/Field.module.scss';
import '../shared/Filter.module.scss';
import './FaqSearch.module.scss';

const onServer = typeof window === 'undefined';

export const FaqSearch = onDemand<ComponentProps<typeof Own>>(
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- left out of the browser's code, unlike an import
  onServer ? () => require('./FaqSearch').FaqSearch : null,
  async () => (await import('./FaqSearch')).FaqSearch,
);
