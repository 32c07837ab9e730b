'use client';

import dynamic from 'next/dynamic';

/** The form's code comes only with pages that have one. */
export const LazyContactForm = dynamic(() =>
  import('./ContactForm').then(({ ContactForm }) => ContactForm),
);
