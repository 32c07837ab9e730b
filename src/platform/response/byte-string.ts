/**
 * The bytes of a text, a character each (WebIDL's ByteString). A page is searched and cut several times
 * faster so than as the text that it is, and what is looked for in it is ASCII.
 */
export type ByteString = string;

export const byteStringOf = (bytes: Buffer): ByteString => bytes.toString('latin1');

export const bytesOf = (bytes: ByteString): Buffer => Buffer.from(bytes, 'latin1');

/** What a part of a page says. */
export const textOf = (bytes: ByteString): string => bytesOf(bytes).toString('utf8');
