import useSWR from 'swr';
import { useApi, type Api } from '@/cms/admin-ui/useApi';
import type { Locale } from '@/i18n/locales';
import type { TextFinding } from '@/text-checks/check-text';
import type { Findings } from './endpoints';

/** A text that is being written. */
export interface WrittenText {
  /** Of its document, such as `pages:12`. */
  ref: string;
  lang: Locale;
  /** Rows by their ids: `sections.a1b2.heading`. */
  path: string;
  text: string;
}

const GATHER_MS = 50;

type Texts = { path: string; text: string }[];
const gathered = new Map<string, { texts: Texts; reply: Promise<Findings> }>();

/** The fields of a form are checked by one request. */
async function findingsOf(api: Api, { ref, lang, path, text }: WrittenText) {
  const name = `${ref} ${lang}`;
  const texts = gathered.get(name)?.texts ?? [];
  const { reply } = gathered.get(name) ?? {
    reply: new Promise((resolve) => setTimeout(resolve, GATHER_MS)).then(() => {
      gathered.delete(name);
      return api<Findings>('/translations/checks', { method: 'POST', body: { ref, lang, texts } });
    }),
  };
  gathered.set(name, { texts, reply });
  texts.push({ path, text });
  return (await reply).findings[path] ?? [];
}

/** What is found in a text, and how to say that something is no error. Nothing of a text that is null. */
export function useFindings(written: WrittenText | null) {
  const api = useApi();
  const key = written && ['text-checks', ...Object.values(written)];
  const { data, mutate } = useSWR(
    key,
    () => (written ? findingsOf(api, written) : ([] as TextFinding[])),
    { revalidateOnFocus: false, errorRetryCount: 3 },
  );
  const accept = async ({ rule, found }: TextFinding) => {
    if (!written) return;
    const { ref, lang, path } = written;
    const body = { ref, lang, path, rule, found };
    await api('/translations/checks/accept', { method: 'POST', body });
    await mutate();
  };
  return { findings: data ?? [], accept };
}
