import type { ContactOutcome } from './contact';

/** Sends a message of the contact form; what a refusal names is in the outcome. */
export async function postMessage(sent: object): Promise<ContactOutcome | { kind: 'failed' }> {
  try {
    // eslint-disable-next-line no-restricted-globals -- the browser's one way to the contract
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    });
    const body = (await response.json()) as { data: { reference: string } | null };
    if (response.ok && body.data) return { kind: 'received', reference: body.data.reference };
    if (response.status !== 429) return { kind: 'failed' };
    return { kind: 'too_many', seconds: Number(response.headers.get('retry-after')) };
  } catch {
    return { kind: 'failed' };
  }
}
