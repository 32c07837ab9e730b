import { contactErrorStatus, type ContactErrorCode } from '@/features/contact/schema';
import { CONTACT_BODY_LONGEST } from '@/constants';
import { wrongFields, type ContactProblem } from '@/features/contact/contact';
import { log } from '@/platform/telemetry/log';
import { receiveMessage } from '@/sources/contact-messages/receive';

export const dynamic = 'force-dynamic';

const json = 'application/json; charset=utf-8';

interface Refusal {
  field?: string;
  message: string;
}

function refuse(code: ContactErrorCode, refusals: Refusal[], headers: HeadersInit = {}) {
  const errors = refusals.map(({ field = null, message }) => ({ code, field, message }));
  return new Response(JSON.stringify({ status: 'error', data: null, errors }), {
    status: contactErrorStatus[code],
    headers: { 'content-type': json, 'cache-control': 'no-store', ...headers },
  });
}

const reasons: Record<ContactProblem, string> = {
  required: 'Required.',
  email: 'Not an email address.',
  long: 'Too long.',
};

/** The body as text; null as soon as it is longer than a message can be. */
async function bodyOf(request: Request): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += (chunk as Uint8Array).length;
    if (length > CONTACT_BODY_LONGEST) return null;
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function objectOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** Takes a message of the contact form as JSON; forms without scripts post to their page instead. */
export async function POST(request: Request): Promise<Response> {
  // Other sites' pages cannot ask for JSON without asking first; this answers those that try.
  if (request.headers.get('sec-fetch-site') === 'cross-site') {
    return refuse('forbidden', [{ message: 'Only this site’s own pages send messages.' }]);
  }
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return refuse('unsupported_type', [{ message: 'The body must be application/json.' }]);
  }
  const text = await bodyOf(request);
  if (text === null) {
    return refuse('body_too_large', [{ message: `At most ${CONTACT_BODY_LONGEST} bytes.` }]);
  }
  const sent = objectOf(text);
  if (!sent) return refuse('invalid_body', [{ message: 'The body must be a JSON object.' }]);
  try {
    const outcome = await receiveMessage(sent, request.headers);
    if (outcome.kind === 'invalid') {
      const { problems } = outcome;
      const wrong = wrongFields(problems);
      return refuse(
        'invalid_body',
        wrong.map((field) => ({ field, message: reasons[problems[field] ?? 'required'] })),
      );
    }
    if (outcome.kind === 'too_many') {
      const headers = { 'retry-after': String(outcome.seconds) };
      return refuse('too_many_requests', [{ message: 'Too many messages. Try later.' }], headers);
    }
    const data = { reference: outcome.reference };
    return new Response(JSON.stringify({ status: 'success', data, errors: null }), {
      status: 201,
      headers: { 'content-type': json, 'cache-control': 'no-store' },
    });
  } catch (error) {
    log.error(error);
    return refuse('unavailable', [{ message: 'The message could not be kept. Try again later.' }]);
  }
}
