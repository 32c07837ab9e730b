import { Fragment } from 'react';
import { plain } from '@/lib/provenance';
import { Text } from './Text';

interface Props {
  of: (string | null | undefined)[];
  between: string;
}

/** Texts in a row, the empty ones left out, each told apart as a single one is. */
export function Texts({ of, between }: Props) {
  const texts = of.flatMap((text) => text || []);
  const joined = texts.join(between);
  if (plain(joined) === joined) return joined;
  return texts.map((text, index) => (
    <Fragment key={index}>
      {index > 0 && between}
      <Text of={text} />
    </Fragment>
  ));
}
