'use client';

import { lazy, type ComponentProps, type ComponentType } from 'react';
import type { AllowanceSearch as Allowances } from './AllowanceSearch';
import type { LaterContactForm as Form } from '@/features/contact/ui/LaterContactForm';
import type { FaqSearch as Faq } from './FaqSearch';
import type { ParkingCalculator as Calculator } from './ParkingCalculator';
// Code on demand would bring its styles after the first paint.
import '@/ui/Button/Button.module.scss';
import '@/ui/Field/Field.module.scss';
import '@/ui/Select/Select.module.scss';
import './AllowanceSearch.module.scss';
import '@/features/contact/ui/ContactForm.module.scss';
import './FaqSearch.module.scss';
import './ParkingCalculator.module.scss';

const onServer = typeof window === 'undefined';

/**
 * A component whose code comes only to pages that have it. The server has it at once: what it would
 * wait for, it would send after the page, for scripts to put in place.
 */
function onDemand<Props extends object>(
  now: (() => ComponentType<Props>) | null,
  load: () => Promise<ComponentType<Props>>,
) {
  const Component = (
    now ? now() : lazy(async () => ({ default: await load() }))
  ) as ComponentType<Props>;
  // A function of its own: a lazy type cannot cross from the server's components.
  return function OnDemand(props: Props) {
    return <Component {...props} />;
  };
}

/* eslint-disable @typescript-eslint/no-require-imports -- left out of the browser's code, unlike an import */
export const AllowanceSearch = onDemand<ComponentProps<typeof Allowances>>(
  onServer ? () => require('./AllowanceSearch').AllowanceSearch : null,
  async () => (await import('./AllowanceSearch')).AllowanceSearch,
);

export const ContactForm = onDemand<ComponentProps<typeof Form>>(
  onServer ? () => require('@/features/contact/ui/LaterContactForm').LaterContactForm : null,
  async () => (await import('@/features/contact/ui/LaterContactForm')).LaterContactForm,
);

export const FaqSearch = onDemand<ComponentProps<typeof Faq>>(
  onServer ? () => require('./FaqSearch').FaqSearch : null,
  async () => (await import('./FaqSearch')).FaqSearch,
);

export const ParkingCalculator = onDemand<ComponentProps<typeof Calculator>>(
  onServer ? () => require('./ParkingCalculator').ParkingCalculator : null,
  async () => (await import('./ParkingCalculator')).ParkingCalculator,
);
