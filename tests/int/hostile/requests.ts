import http from 'node:http';
import fc from 'fast-check';
import { calls } from '@/api-contract/calls';
import { locales } from '@/i18n/locales';
import { localised } from '@/lib/hrefs';
import { routes } from '@/routes';

/** Without halves of signs, which no encoding has. */
const whole = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** A request that nobody sends who wants to see a page. */
export interface Hostile {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

const word = fc.oneof(
  fc.webSegment(),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    ...[
      '..',
      '.',
      '%2e%2e',
      '%2f',
      '%00',
      '%',
      '%zz',
      '%E0%A4%A',
      '%ff',
      '\\',
      '*',
      '{id}',
      '[locale]',
    ],
    ...['constructor', '__proto__', 'hasOwnProperty', 'x'.repeat(3000), '1e99', '-1', 'null', '\0'],
    ...["'; drop table users; --", '<script>', '${7*7}', '../../etc/passwd', 'UZ', 'RU', 'En'],
  ),
);

const lang = fc.constantFrom(...locales);
const filled = (pattern: string, id: string) =>
  pattern.replace(/\{\w+\}/g, () => encodeURIComponent(id));

const page = fc
  .tuple(fc.constantFrom(...routes.map(({ path }) => path)), word, lang)
  .map(([path, id, locale]) => localised(filled(path, id), locale));
const unknown = fc
  .tuple(fc.array(word, { maxLength: 4 }), lang, fc.constantFrom('', '/', '//', '/.', '/..'))
  .map(([segments, locale, end]) => localised(`/${segments.join('/')}${end}`, locale));
const call = fc
  .tuple(fc.constantFrom(...Object.values(calls).map(({ path }) => path), '/api/contact'), word)
  .map(([path, id]) => filled(path, id));
const cms = fc
  .tuple(
    fc.constantFrom(
      'media',
      'pages',
      'users',
      'flights',
      'globals/header',
      'translations',
      'graphql',
    ),
    fc.constantFrom(
      ...[
        '',
        '/1',
        '/file/a.png',
        '/login',
        '/me',
        '/forgot-password',
        '/reset-password',
        '/logout',
      ],
      ...[
        '/verify/x',
        '/unlock',
        '/versions',
        '/count',
        '/access',
        '/import',
        '/export',
        '/first-register',
      ],
    ),
    fc.option(word, { nil: '' }),
  )
  .map(
    ([kind, below, more]) => `/cms-api/${kind}${below}${more && `/${encodeURIComponent(more)}`}`,
  );
const around = fc
  .tuple(
    fc.constantFrom(
      ...[
        '/admin/',
        '/preview/',
        '/internal/',
        '/_next/',
        '/_next/static/',
        '/_next/image',
        '/share-image',
      ],
      ...['/healthz/', '/readyz', '/plans/', '/sitemap.xml', '/.well-known/', '/metrics'],
    ),
    word,
  )
  .map(([path, more]) => path + more);

const filter = fc
  .tuple(
    fc.constantFrom(
      'alt',
      'id',
      'filename',
      'translation',
      'updatedAt',
      'nope',
      'or][0][alt',
      '__proto__',
    ),
    fc.constantFrom(
      'equals',
      'like',
      'near',
      'within',
      'all',
      'exists',
      'in',
      'greater_than',
      'like][0',
    ),
    word,
  )
  .map(([field, operator, value]) => [`where[${field}][${operator}]`, value] as const);
const parameter = fc.oneof(
  filter,
  fc.tuple(
    fc.constantFrom(
      ...[
        'search',
        'date',
        'direction',
        'lang',
        'limit',
        'offset',
        'type',
        'area',
        'city',
        'sort',
        'page',
      ],
      ...[
        'depth',
        'where',
        'select',
        'populate',
        'joins',
        'locale',
        'draft',
        '_rsc',
        'shown',
        'place',
        'x',
      ],
    ),
    fc.oneof(word, fc.constantFrom('1e20', '-1', '0x1', '99999999999999999999', '2026-02-30')),
  ),
);
const query = fc
  .array(parameter, { maxLength: 4 })
  .map((all) =>
    all.map(([name, value]) => `${name}=${encodeURIComponent(whole(value))}`).join('&'),
  );

const nested = (depth: number) => '['.repeat(depth);
const body = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  fc.json({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    ...[
      nested(50),
      nested(60_000),
      nested(3_000_000),
      `[${'0,'.repeat(400_000)}0]`,
      'x'.repeat(5_000_000),
    ],
    ...[
      '{"email":{},"password":[]}',
      '{"email":"a\\u0000@b.uz","password":"x"}',
      '--x--\r\n',
      '--x\r\n\r\n',
    ],
    '--x\r\nContent-Disposition: form-data; name="$ACTION_REF_1"\r\n\r\n\r\n--x--\r\n',
    '--x\r\nContent-Disposition: form-data; name="$ACTION_1:0"\r\n\r\n{\r\n--x--\r\n',
  ),
);

const ascii = word.map((text) => text.replace(/[^ -~]/gu, '').trim());
const header = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      ...[
        'accept',
        'accept-language',
        'accept-encoding',
        'cookie',
        'authorization',
        'referer',
        'origin',
      ],
      ...[
        'range',
        'if-none-match',
        'if-modified-since',
        'x-forwarded-for',
        'x-forwarded-host',
        'user-agent',
      ],
      ...[
        'next-router-state-tree',
        'next-url',
        'next-router-prefetch',
        'next-router-segment-prefetch',
      ],
      ...[
        'x-middleware-subrequest',
        'x-matched-path',
        'next-resume',
        'x-nextjs-data',
        'x-invoke-path',
      ],
    ),
    ascii,
  ),
  fc.constantFrom(
    ['rsc', '1'] as const,
    ['next-action', '7f'] as const,
    ['x-payload-http-method-override', 'GET'] as const,
    ['authorization', 'Bearer parvoz_guess'] as const,
    ['authorization', 'JWT a.b.c'] as const,
    ['cookie', 'payload-token=a.b.c; __prerender_bypass=x'] as const,
    ['range', 'bytes=9-1'] as const,
  ),
);
const contentType = fc.constantFrom(
  'application/json',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'text/plain',
  '',
);

/** As it can be written in a request line. */
const sent = (text: string) => whole(text).replace(/[^!-~]/gu, encodeURIComponent);

/** Paths, queries, bodies, methods and headers in three languages. */
export const hostile: fc.Arbitrary<Hostile> = fc
  .record({
    method: fc.oneof(
      { weight: 3, arbitrary: fc.constant('GET') },
      { weight: 2, arbitrary: fc.constant('POST') },
      fc.constantFrom('HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'),
    ),
    path: fc.oneof(page, unknown, call, cms, around),
    query,
    headers: fc.array(header, { maxLength: 3 }),
    type: contentType,
    body,
  })
  .map(({ method, path, query: search, headers, type, body: text }) => {
    const carries = !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method);
    return {
      method,
      path: sent(path + (search && `?${search}`)),
      headers: { ...Object.fromEntries(headers), ...(carries && type && { 'content-type': type }) },
      body: carries ? whole(text) : '',
    };
  });

export interface Answered {
  status: number;
  ms: number;
}

/** Sends a request as it is and reads the reply to its end; status 0 where the connection broke. */
export const send = (port: number, { method, path, headers, body }: Hostile, agent?: http.Agent) =>
  new Promise<Answered>((resolve) => {
    const begun = performance.now();
    const done = (status: number) => resolve({ status, ms: performance.now() - begun });
    const length = body && { 'content-length': String(Buffer.byteLength(body)) };
    const request = http.request({ host: '127.0.0.1', port, method, path, agent });
    for (const [name, value] of Object.entries({ ...headers, ...length })) {
      request.setHeader(name, value);
    }
    let status = 0;
    request.on('response', (reply) => {
      status = reply.statusCode ?? 0;
      reply.resume();
      reply.on('close', () => done(status));
    });
    // The reply may have been read before the connection was closed under the body.
    request.on('error', () => done(status));
    request.end(body);
  });
