'use client';

import { lazy } from 'react';

/** The form's code comes only with pages that have one; its styles come with the section. */
export const LazyContactForm = lazy(() =>
  import('./ContactForm').then(({ ContactForm }) => ({ default: ContactForm })),
);
