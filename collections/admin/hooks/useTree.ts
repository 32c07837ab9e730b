import useSWR from 'swr';
import type { Entry, Progress, Task } from '../../translations/overview';
import { useApi } from './useApi';

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
  return useSWR(PATH, () => api<TreeReply>(PATH), {
    refreshInterval: watch ? AGAIN_MS : 0,
    revalidateOnFocus: watch,
    revalidateOnReconnect: watch,
    dedupingInterval: watch ? AGAIN_MS / 2 : 2 * AGAIN_MS,
  });
}
