import { draftMode } from 'next/headers';
import { isInternal } from '@/platform/preview-access/internal';

const tasks = {
  /** Answers with the cookie of draft mode, which leaves the server with no other reply. */
  'draft-mode': async () => (await draftMode()).enable(),
};
const names = Object.keys(tasks) as (keyof typeof tasks)[];

/** What the server asks of itself; 404 to everyone else. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ task: string }> },
): Promise<Response> {
  const { task } = await params;
  const known = names.find((name) => name === task);
  if (!known || !isInternal(known, request.headers)) return new Response(null, { status: 404 });
  await tasks[known]();
  return new Response(null, { status: 204 });
}
