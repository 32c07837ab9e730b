import { useState } from 'react';
import { useApi, type Api } from '@/cms/admin-ui/useApi';
import { useAccountSay } from './useAccountSay';

/** Work of a part of the account page: one at a time, with what went wrong in words. */
export function useWork() {
  const say = useAccountSay();
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const work = async (what: (api: Api) => Promise<void>) => {
    setBusy(true);
    setProblem('');
    try {
      await what(api);
    } catch (error) {
      setProblem((error instanceof Error && error.message) || say('failed'));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, work: (what: (api: Api) => Promise<void>) => void work(what) };
}
