import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultLocale, localeOf, type Locale } from '@/i18n/locales';
import { messages } from '@/i18n/messages';
import { languageTag } from '@/i18n/uzbek-alphabets/alphabets';
import { chosenAlphabet } from '@/i18n/uzbek-alphabets/choice';
import { spell } from '@/i18n/uzbek-alphabets/spell';

/** Why a request is not answered. */
export interface Refusal {
  status: 400 | 403 | 404 | 405 | 413 | 414 | 415;
  /** As a program reads it; on the API one of its contract's codes. */
  code: string;
  message: string;
  headers?: Record<string, string>;
}

export const refusals = {
  badAddress: { status: 400, code: 'invalid_query', message: 'The address cannot be read.' },
  badQuery: {
    status: 400,
    code: 'invalid_query',
    message: 'The query cannot be answered: check the names and values of its parameters.',
  },
  badJson: {
    status: 400,
    code: 'invalid_body',
    message: 'The JSON is nested too deeply or has too many values: send less at a time.',
  },
  badForm: {
    status: 400,
    code: 'invalid_body',
    message: 'The form cannot be read: multipart/form-data needs a boundary.',
  },
  badOrigin: {
    status: 400,
    code: 'invalid_query',
    message: 'The header Origin cannot be read: it is an address, or null.',
  },
  otherOrigin: {
    status: 403,
    code: 'forbidden',
    message: 'A form is sent from a page of this site.',
  },
  badOverride: {
    status: 415,
    code: 'unsupported_type',
    message: 'A query in a body is application/x-www-form-urlencoded.',
  },
  forbidden: {
    status: 403,
    code: 'signed_out',
    message: 'You are not allowed to perform this action: sign in first.',
  },
  noCall: { status: 404, code: 'not_found', message: 'There is no such call.' },
  tooLarge: {
    status: 413,
    code: 'body_too_large',
    message: 'The request is too large: send less at a time.',
  },
  tooLong: { status: 414, code: 'invalid_query', message: 'The address is too long.' },
  notAForm: {
    status: 415,
    code: 'unsupported_type',
    message: 'A page takes forms as multipart/form-data.',
  },
} as const satisfies Record<string, Refusal>;

/** A method that is not answered at an address. */
export const wrongMethod = (allowed: readonly string[]): Refusal => ({
  status: 405,
  code: 'invalid_query',
  message: `Only ${allowed.join(', ')}.`,
  headers: { allow: allowed.join(', ') },
});

/** The language of a path. */
export function languageOf(path: string): Locale {
  const first = path.split('/', 2)[1]?.toLowerCase();
  return localeOf(first);
}

function pageOf(path: string, cookie: string | undefined): string {
  const lang = languageOf(path);
  const alphabet = lang === defaultLocale ? chosenAlphabet(cookie) : 'latin';
  const title = spell[alphabet](messages[lang].refusal.title);
  const text = spell[alphabet](messages[lang].refusal.text);
  return `<!doctype html><html lang="${languageTag(lang, alphabet)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** How long a client may go on sending what nobody reads, so that it gets to read the reply; as nginx waits. */
const LINGER_MS = 5000;

/** Closes a connection whose body is not read, as nginx's lingering close does. */
function closeAfter(request: IncomingMessage, reply: ServerResponse): void {
  const { socket } = request;
  reply.setHeader('connection', 'close');
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
  request.resume();
}

/** Answers a request with a refusal: JSON below `/api` and `/cms-api`, else a page. */
export function refuse(request: IncomingMessage, reply: ServerResponse, refusal: Refusal): void {
  const { status, code, message, headers = {} } = refusal;
  if (reply.headersSent) {
    request.destroy();
    return;
  }
  const [path = ''] = (request.url ?? '').split('?');
  const errors = [{ code, field: null, message }];
  if (hasBody(request) && !request.complete) closeAfter(request, reply);
  reply.statusCode = status;
  for (const [name, value] of Object.entries(headers)) reply.setHeader(name, value);
  reply.setHeader('cache-control', 'no-store');
  const isData = /^\/(?:api|cms-api)(?:\/|$)/.test(path);
  reply.setHeader('content-type', `${isData ? 'application/json' : 'text/html'}; charset=utf-8`);
  reply.end(
    isData
      ? JSON.stringify({ status: 'error', data: null, errors })
      : pageOf(path, request.headers.cookie),
  );
}
