'use client';

import type { ComponentProps } from 'react';
import { onDemand } from '../shared/on-demand';
import type { ParkingCalculator as Own } from './ParkingCalculator';
import './ParkingCalculator.module.scss';

const onServer = typeof window === 'undefined';

export const ParkingCalculator = onDemand<ComponentProps<typeof Own>>(
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- left out of the browser's code, unlike an import
  onServer ? () => require('./ParkingCalculator').ParkingCalculator : null,
  async () => (await import('./ParkingCalculator')).ParkingCalculator,
);
