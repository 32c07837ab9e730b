import { callAt } from '@/api/call-at';
import { calls } from '@/api/calls';
import { answers } from '@/app/api/answers';
import { notFoundReply, replyTo } from '@/app/api/reply';

export const dynamic = 'force-dynamic';

/** Every call of the contract; any other path below /api is 404. */
export async function GET(request: Request): Promise<Response> {
  const found = callAt(new URL(request.url).pathname.replace(/\/+$/, ''));
  if (!found) return notFoundReply();
  const { name, parameters } = found;
  return replyTo(request, calls[name], (query) => answers[name](query as never, parameters));
}
