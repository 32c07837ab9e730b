import { callAt } from '@/api-contract/call-at';
import { calls } from '@/api-contract/calls';
import { notFoundReply, replyTo } from '@/app/api/reply';
import { chosenAlphabet } from '@/i18n/uzbek-alphabets/choice';
import { source } from '@/sources';

export const dynamic = 'force-dynamic';

/**
 * Every call of the contract, answered by the source; any other path below /api is 404. A reader of the site who
 * chose another alphabet gets Uzbek texts in it.
 */
export async function GET(request: Request): Promise<Response> {
  const found = callAt(new URL(request.url).pathname.replace(/\/+$/, ''));
  if (!found) return notFoundReply();
  const { name } = found;
  const parameters = calls[name].parameters.safeParse(found.parameters);
  const alphabet = chosenAlphabet(request.headers.get('cookie'));
  const answer = source(alphabet)[name] as (asked: object) => Promise<object | null>;
  return replyTo(request, calls[name], async (query) =>
    parameters.success ? answer({ ...(query as object), ...parameters.data }) : null,
  );
}
