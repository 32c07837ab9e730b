import { useTranslation } from '@payloadcms/ui';
import useSWR from 'swr';
import type { Entry } from '@/studio/server/overview';
import type { Progress, Task } from '@/studio/server/progress';
import { useApi } from '@/cms/admin-ui/useApi';

export interface TreeReply {
  entries: Entry[];
  progress: Progress[];
  tasks: Task[];
}

const PATH = '/translations/tree';
const AGAIN_MS = 30_000;

/**
 * Every document that is translated: for the view, which asks again as long as it is seen, and for
 * the menu, which every page of the admin has and which takes what is known.
 */
export function useTree({ watch = false } = {}) {
  const api = useApi();
  const { language } = useTranslation().i18n;
  // Documents are called in the language of whoever asks.
  return useSWR([PATH, language], () => api<TreeReply>(PATH), {
    refreshInterval: watch ? AGAIN_MS : 0,
    revalidateOnFocus: watch,
    revalidateOnReconnect: watch,
    dedupingInterval: watch ? AGAIN_MS / 2 : 2 * AGAIN_MS,
  });
}
