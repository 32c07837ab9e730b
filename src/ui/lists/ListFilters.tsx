'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type FormEvent } from 'react';
import { Button } from '@/ui/Button/Button';
import { Field } from '@/ui/Field/Field';
import { Select } from '@/ui/Select/Select';
import { SEARCH_DEBOUNCE_MS } from '@/constants';
import type { Option } from '@/schema-parts/common';
import type { ListFilters as Filters } from '@/ui/lists/list-query';
import styles from './ListFilters.module.scss';

interface Props {
  /** The list's page, for the form without JavaScript. */
  action: string;
  filters: Filters;
  /** One that offers no choice is left out. */
  selects: { name: string; label: string; options: Option[] }[];
  placeholder: string;
  /** On the button, where it is not to show what was chosen. */
  submit?: string;
  onFilter: (filters: Filters) => void;
}

const valuesOf = (form: HTMLFormElement): Filters =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );

/** Selects and a search field: a GET form that applies itself where scripts run. */
export function ListFilters({ action, filters, selects, placeholder, submit, onFilter }: Props) {
  const t = useTranslations('filters');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (form: HTMLFormElement) => {
    clearTimeout(timer.current);
    onFilter(valuesOf(form));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  return (
    <form
      className={styles.filters}
      action={action}
      method="get"
      role="search"
      aria-label={t('title')}
      onSubmit={onSubmit}
    >
      <div className={styles.search}>
        <Field
          label={t('searchLabel')}
          icon="search"
          type="search"
          name="search"
          placeholder={placeholder}
          defaultValue={filters.search ?? ''}
          maxLength={200}
          autoComplete="off"
          onText={({ form }) => {
            clearTimeout(timer.current);
            timer.current = setTimeout(() => form && apply(form), SEARCH_DEBOUNCE_MS);
          }}
        />
      </div>
      {selects
        .filter(({ options }) => options.length > 1)
        .map(({ name, label, options }) => (
          <Select
            key={name}
            quiet
            name={name}
            label={label}
            options={options}
            defaultValue={filters[name] ?? options[0]?.value}
            onChange={({ currentTarget: { form } }) => form && apply(form)}
          />
        ))}
      <Button>{submit ?? t('apply')}</Button>
    </form>
  );
}
