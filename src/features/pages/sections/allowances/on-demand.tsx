'use client';

import type { ComponentProps } from 'react';
import { onDemand } from '../shared/on-demand';
import type { AllowanceSearch as Own } from './AllowanceSearch';
import '@/ui/Field/Field.module.scss';
import '../shared/Filter.module.scss';
import './AllowanceSearch.module.scss';

const onServer = typeof window === 'undefined';

export const AllowanceSearch = onDemand<ComponentProps<typeof Own>>(
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- left out of the browser's code, unlike an import
  onServer ? () => require('./AllowanceSearch').AllowanceSearch : null,
  async () => (await import('./AllowanceSearch')).AllowanceSearch,
);
