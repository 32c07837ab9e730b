import { Fragment } from 'react';
import { isBlank, type LocalText } from '@/lib/local-text';
import { Text } from './Text';

interface Props {
  of: (LocalText | null | undefined)[];
  between: string;
}

/** Texts in a row, the empty ones left out, each told apart as a single one is. */
export function Texts({ of, between }: Props) {
  const texts = of.flatMap((text) => (text && !isBlank(text) ? text : []));
  if (texts.every((text) => typeof text === 'string')) {
    return <Text of={texts.join(between)} />;
  }
  return texts.map((text, index) => (
    <Fragment key={index}>
      {index > 0 && between}
      <Text of={text} />
    </Fragment>
  ));
}
