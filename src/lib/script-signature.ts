import { isSameSignature, signatureOf } from '@/lib/signature';

/** The attribute by which the site vouches for an element of its pages. */
export const SIGNATURE = 'data-signature';

/** The name of the `meta` that says what else a page may load and run. */
export const SOURCES = 'script-sources';

const purposes = { script: 'inline-script', sources: SOURCES } as const;
type Purpose = keyof typeof purposes;

/** The attributes of an inline script or a list of sources of the site's own. */
export const signed = (purpose: Purpose, text: string) => ({
  [SIGNATURE]: signatureOf(purposes[purpose], text),
});

/** Whether the site itself wrote an element that has a signature. */
export const isSigned = (purpose: Purpose, text: string, signature: string | undefined): boolean =>
  signature !== undefined && isSameSignature(signatureOf(purposes[purpose], text), signature);
