import { fieldBaseClass, FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useState, type ReactNode } from 'react';
import { Button } from '@/cms/admin-ui/Button';
import styles from './picked.module.scss';

interface Words {
  choose: string;
  chooseOther: string;
  none: string;
}

interface Props {
  /** Of Payload, for a field of text. */
  of: TextFieldClientProps;
  words: Words;
  /** What is shown of a value. */
  shown: (value: string) => ReactNode;
  /** The dialog in which one is chosen. */
  dialog: (value: string | null, choose: (value: string) => void, close: () => void) => ReactNode;
}

/** A field of text whose value is picked in a dialog, not typed; in the frame of Payload's own fields. */
export function PickedField({ of, words, shown, dialog }: Props) {
  const { field, path: given, readOnly } = of;
  const [isOpen, setOpen] = useState(false);
  const { path, value, setValue, showError, disabled } = useField<string | null>({
    potentiallyStalePath: given,
  });
  const isLocked = Boolean(readOnly || disabled);
  const choose = (next: string | null) => {
    setValue(next);
    setOpen(false);
  };
  return (
    <div className={[fieldBaseClass, showError && 'error'].filter(Boolean).join(' ')}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <div className={styles.chosen} id={`field-${path.replaceAll('.', '__')}`}>
        <FieldError path={path} showError={showError} />
        {value && shown(value)}
        <Button disabled={isLocked} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {value ? words.chooseOther : words.choose}
        </Button>
        {value && !isLocked && !field.required && (
          <Button kind="quiet" onClick={() => choose(null)}>
            {words.none}
          </Button>
        )}
      </div>
      {field.admin?.description && (
        <FieldDescription description={field.admin.description} path={path} />
      )}
      {isOpen && dialog(value ?? null, choose, () => setOpen(false))}
    </div>
  );
}
