import type { Locale } from '@/i18n/locales';
import type { PlanError, PlannedChange } from '../../formats/import-plan';
import { API } from '@/cms/admin-ui/routes';
import { isProblemCode, type Problem, type ProblemCode } from './problems';
import type { Format } from './targets';

/** A field that an import writes. */
export interface Change extends Pick<PlannedChange, 'path' | 'before' | 'after' | 'untranslated'> {
  ref: string;
}

/** What `POST /translations/import` answers. */
export interface Plan {
  changes: Change[];
  unchanged: number;
  errors: PlanError[];
  applied: boolean;
}

/** A file and what it is taken for. */
export interface Sending {
  file: File;
  format: Format;
  target: Locale;
  /** Whether its texts are written, or only looked at. */
  apply: boolean;
}

interface Refusal {
  code?: string;
  parameters?: Record<string, string | number>;
  data?: { errors?: { label?: string; message?: string }[] };
}

const problem = (code: ProblemCode, parameters: Problem['parameters'] = {}): Problem => ({
  code,
  parameters,
});

/** Why the CMS refused; its own words are told where the endpoint has no code for it. */
function problemOf(status: number, body: unknown, { apply, target }: Sending): Problem {
  const [refusal = {}] = (body as { errors?: Refusal[] } | null)?.errors ?? [];
  if (refusal.code === 'not_your_language') return problem(refusal.code, { language: target });
  if (isProblemCode(refusal.code)) return problem(refusal.code, refusal.parameters);
  const reasons = (refusal.data?.errors ?? []).flatMap(({ label, message }) =>
    message ? `${[label, message].filter(Boolean).join(': ')}` : [],
  );
  if (reasons.length > 0) return problem('refused', { reasons: reasons.join('; ') });
  // What stands before the site answers so, and may have given up waiting while it wrote.
  if (body === null || status > 500) return problem(apply ? 'uncertain' : 'unreachable');
  return problem('failed');
}

/** A file that was saved anew or moved cannot be read any more, which looks like a broken connection. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/**
 * Asks what a file would change, or has it written.
 * @param language of the admin, in which refusals are told
 * @throws where it was given up through the signal
 */
export async function sendFile(
  sending: Sending,
  language: string,
  signal: AbortSignal,
): Promise<Plan | Problem> {
  const { file, format, target, apply } = sending;
  const query = new URLSearchParams({ format, target, apply: String(apply) });
  try {
    const response = await fetch(`${API}/translations/import?${query}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { accept: 'application/json', 'accept-language': language },
      body: file,
      signal,
    });
    const body: unknown = await response.json().catch(() => null);
    signal.throwIfAborted();
    // A refused plan says which rows have become wrong since it was shown.
    const isPlan = typeof body === 'object' && body !== null && 'changes' in body;
    return isPlan ? (body as Plan) : problemOf(response.status, body, sending);
  } catch (error) {
    if (signal.aborted) throw error;
    if (!(await isReadable(file))) return problem('file_changed');
    return problem(apply ? 'uncertain' : 'unreachable');
  }
}
