import type { Access, FieldAccess } from 'payload';

/** Everyone: only for what is public by nature, such as the bytes of an image. */
export const anyone: Access = () => true;

export const signedIn: Access = ({ req }) => Boolean(req.user);

/**
 * Staff, and the site's own server-side reads through the Local API, which take published data
 * only. Visitors over HTTP read the contract under `/api`, never the CMS.
 */
export const staffOrSite: Access = ({ req }) => Boolean(req.user) || req.payloadAPI === 'local';

export const nobody: FieldAccess = () => false;
