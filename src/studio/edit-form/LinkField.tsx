'use client';

import { TextField, useField, useForm, useLocale } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useState } from 'react';
import { Button } from '@/cms/admin-ui/Button';
import { PickerDialog } from '@/cms/picker-fields/PickerDialog';
import styles from '@/cms/picker-fields/picked.module.scss';
import { useSay } from '@/cms/admin-words/useSay';
import { defaultLocale, type Locale } from '@/i18n/locales';
import { useTree } from '@/studio/hooks/useTree';

/** What a link is called stands beside its address, under one of these names. */
const nameFields = ['title', 'text'];

/** An address: a page of the site is picked, anything else is typed. A link without a text is called as its page. */
export function LinkField(props: TextFieldClientProps) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useTree();
  const { value, setValue, disabled } = useField<string | null>({
    potentiallyStalePath: props.path,
  });
  const { getFields, dispatchFields, setModified } = useForm();
  const lang = useLocale().code as Locale;
  const pages = data?.entries.flatMap(({ title, titles, path }) =>
    path ? [{ value: path, title, titles, note: path }] : [],
  );
  const choose = (address: string) => {
    const titles = pages?.find((one) => one.value === address)?.titles;
    // A page without a title of its own in this language is called in Uzbek.
    const isOwn = lang === defaultLocale || titles?.[lang] !== titles?.[defaultLocale];
    const title = isOwn && titles?.[lang];
    const row = props.path.split('.').slice(0, -1);
    const name = nameFields
      .map((field) => [...row, field].join('.'))
      .find((path) => getFields()[path]);
    if (title && name && !getFields()[name]?.value) {
      dispatchFields({ type: 'UPDATE', path: name, value: title, valid: true });
      setModified(true);
    }
    setValue(address);
    setOpen(false);
  };
  const page = pages?.find((one) => one.value === value);
  return (
    <div className={styles.link}>
      <TextField {...props} />
      <div className={styles.chosen}>
        {page && <span className={styles.value}>{page.title}</span>}
        <Button
          disabled={Boolean(props.readOnly || disabled)}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {say('choosePage')}
        </Button>
      </div>
      {isOpen && (
        <PickerDialog
          title={say('choosePage')}
          find={say('find')}
          choices={pages}
          failed={Boolean(error)}
          value={value ?? null}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
