'use client';

import type { ComponentProps } from 'react';
import { onDemand } from '../shared/on-demand';
import type { LaterContactForm as Own } from '@/features/contact/ui/LaterContactForm';
import '@/ui/Button/Button.module.scss';
import '@/ui/Select/Select.module.scss';
import '@/features/contact/ui/ContactForm.module.scss';

const onServer = typeof window === 'undefined';

export const ContactForm = onDemand<ComponentProps<typeof Own>>(
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- left out of the browser's code, unlike an import
  onServer ? () => require('@/features/contact/ui/LaterContactForm').LaterContactForm : null,
  async () => (await import('@/features/contact/ui/LaterContactForm')).LaterContactForm,
);
