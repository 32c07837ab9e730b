import { useField } from '@payloadcms/ui';
import { useLayoutEffect, useRef } from 'react';
import styles from './writing.module.scss';

interface Props {
  /** In the form around it: `sections.0.heading`. */
  path: string;
  id: string;
  isLong: boolean;
  readOnly: boolean;
}

/** A text of a form without formatting; Payload's own controls have the same ids in every form of a page. */
export function WritingText({ path, id, isLong, readOnly }: Props) {
  const { value, setValue, disabled } = useField<string | null>({ path });
  const area = useRef<HTMLTextAreaElement>(null);
  const text = value ?? '';
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    element.style.blockSize = 'auto';
    element.style.blockSize = `${element.scrollHeight + 2}px`;
  }, [text]);
  const common = {
    id,
    className: styles.line,
    value: text,
    readOnly: readOnly || disabled,
    onChange: ({ target }: { target: { value: string } }) => setValue(target.value),
  };
  return isLong ? <textarea ref={area} rows={2} {...common} /> : <input type="text" {...common} />;
}
