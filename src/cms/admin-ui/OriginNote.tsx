'use client';

import { useSyncExternalStore } from 'react';
import { useSay } from '@/cms/admin-words/useSay';
import styles from './origin-note.module.scss';

interface Props {
  /** Where the site is opened, without a slash at the end: `https://airport.example`. */
  address: string;
}

const never = () => () => undefined;

/**
 * The CMS takes what is written only from pages of the site's own address. Under another name of the same
 * server everything can be read, and every save would be refused.
 */
export function OriginNote({ address }: Props) {
  const say = useSay();
  const here = useSyncExternalStore(
    never,
    () => location.origin,
    () => address,
  );
  if (here === address) return null;
  const there = `${address}${location.pathname}${location.search}`;
  return (
    <p role="alert" className={styles.note}>
      {say('otherAddress')} <a href={there}>{address}</a>
    </p>
  );
}
