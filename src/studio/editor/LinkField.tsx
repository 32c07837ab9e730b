'use client';

import { TextField, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useState } from 'react';
import { Button } from '@/cms/admin-ui/Button';
import { PickerDialog } from '@/cms/fields/PickerDialog';
import styles from '@/cms/fields/picked.module.scss';
import { useSay } from '@/cms/i18n/useSay';
import { useTree } from '@/studio/hooks/useTree';

/** An address: a page of the site is picked, anything else is typed. */
export function LinkField(props: TextFieldClientProps) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const { data } = useTree();
  const { value, setValue, disabled } = useField<string | null>({
    potentiallyStalePath: props.path,
  });
  const pages = data?.entries.flatMap(({ title, path }) =>
    path ? [{ value: path, title, note: path }] : [],
  );
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
          value={value ?? null}
          onChoose={(path) => {
            setValue(path);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
