'use client';

import { Field } from '@/ui/Field/Field';
import styles from './Filter.module.scss';

interface Props {
  label: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  /** How much is left, in words; announced. */
  status: string;
}

/** A field that leaves of a list what is typed. */
export function Filter({ label, placeholder, query, onQuery, status }: Props) {
  return (
    <>
      <Field
        label={label}
        icon="search"
        type="search"
        placeholder={placeholder}
        value={query}
        maxLength={200}
        autoComplete="off"
        onText={({ value }) => onQuery(value)}
      />
      <p className={styles.status} role="status">
        {query.trim() && status}
      </p>
    </>
  );
}
