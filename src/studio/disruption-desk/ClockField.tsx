import type { ComponentProps } from 'react';
import controls from '@/cms/admin-ui/controls.module.scss';
import { useSay } from '@/cms/admin-words/useSay';
import desk from '@/studio/operations-desk/desk.module.scss';
import { CLOCK_PATTERN } from '@/studio/operations-desk/draft';

interface Props extends ComponentProps<'input'> {
  title: string;
}

/** A time of the airport's clock, typed as `21:45` or `2145`. */
export function ClockField({ title, ...input }: Props) {
  const say = useSay();
  return (
    <label className={desk.field}>
      <span>{title}</span>
      <input
        className={controls.input}
        inputMode="numeric"
        autoComplete="off"
        pattern={`\\s*${CLOCK_PATTERN}\\s*`}
        title={say('deskClockHint')}
        {...input}
      />
    </label>
  );
}
