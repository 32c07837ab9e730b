/** Whether the process answers; it asks nothing else. */
export function GET(): Response {
  return new Response('ok\n', { headers: { 'cache-control': 'no-store' } });
}
