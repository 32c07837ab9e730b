import { revalidateTag } from 'next/cache';
import { draftMode } from 'next/headers';
import { z } from 'zod';
import { internalTasks, isInternal, type InternalTask } from '@/preview/internal';

const tags = z.object({ tags: z.array(z.string()).max(50) });

const tasks: Record<InternalTask, (request: Request) => Promise<void>> = {
  /** Answers with the cookie of draft mode, which leaves the server with no other reply. */
  'draft-mode': async () => (await draftMode()).enable(),
  /** Body: `{ "tags": ["pages"] }`. Scheduled work runs outside of requests and cannot do it itself. */
  purge: async (request) => {
    for (const tag of tags.parse(await request.json()).tags) revalidateTag(tag, { expire: 0 });
  },
};

/** What the server asks of itself; 404 to everyone else. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ task: string }> },
): Promise<Response> {
  const { task } = await params;
  const known = internalTasks.find((name) => name === task);
  if (!known || !isInternal(known, request.headers)) return new Response(null, { status: 404 });
  await tasks[known](request);
  return new Response(null, { status: 204 });
}
