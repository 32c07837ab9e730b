import { useLocale } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useMemo } from 'react';
import { localeOf, type Locale } from '@/i18n/locales';
import { readAddress, writeAddress, type Address } from '@/studio/lib/address';

/** The address with an active language at all times. */
export type State = Address & { lang: Locale };

export type Go = (change: Partial<Address>, how?: 'push' | 'replace') => void;

function write(address: Address, how: 'push' | 'replace'): void {
  const url = `${location.pathname}?${writeAddress(address)}`;
  if (how === 'push') history.pushState(null, '', url);
  else history.replaceState(null, '', url);
}

/**
 * The state of the view, kept in its address. Payload's choice of language in the header is the
 * active column, so both parameters are written together.
 */
export function useAddress(): [State, Go] {
  const query = useSearchParams();
  const { code } = useLocale();
  const chosen = localeOf(code);
  const state = useMemo<State>(() => {
    const address = readAddress(new URLSearchParams(query));
    return { ...address, lang: address.lang ?? chosen };
  }, [query, chosen]);
  const { lang } = state;
  const asked = query.get('lang');
  const shown = query.get('locale');
  useEffect(() => {
    const agree = asked === lang && shown === lang;
    if (!agree && asked !== null)
      write(readAddress(new URLSearchParams(location.search)), 'replace');
  }, [asked, shown, lang]);
  const go = useCallback<Go>((change, how = 'replace') => {
    const now = readAddress(new URLSearchParams(location.search));
    write({ ...now, ...change }, how);
  }, []);
  return [state, go];
}
