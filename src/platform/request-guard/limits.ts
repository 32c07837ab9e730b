const KB = 1024;
const MB = 1024 * KB;

/** Bytes that the body of a request may have. */
export const bodyLimits = {
  /** Without a session: a message of the contact form, a login. */
  visitor: 64 * KB,
  /** Documents of the CMS, for staff and for API keys. */
  staff: MB,
  /** An upload of a picture by staff: the largest file, and its form. */
  picture: 16 * MB,
  /** A file of translations imported by staff. */
  exchange: 21 * MB,
} as const;

/** Arrays and objects of a JSON body within one another. */
export const MAX_NESTING = 100;

/** Commas of a JSON body: as many values, keys or rows. */
export const MAX_VALUES = 100_000;

/** Characters of an address with its query. */
export const MAX_ADDRESS_LENGTH = 8 * KB;

/** Of a query of the CMS's REST. */
export const queryLimits = {
  parameters: 500,
  /** Brackets of one name: `where[or][0][and][0][title][like]` has six. */
  nesting: 12,
  page: 1_000_000,
  limit: 10_000,
  depth: 10,
} as const;
