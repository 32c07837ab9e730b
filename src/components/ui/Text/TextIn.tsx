import { Text } from './Text';

interface Props {
  as: 'h1' | 'p' | 'h3' | 'span' | 'div' | 'dt' | 'dd';
  of: string;
  className?: string;
}

/** A text in an element of its own; no element where there is no text. */
export function TextIn({ as: Element, of, className }: Props) {
  if (of.trim() === '') return null;
  return (
    <Element className={className}>
      <Text of={of} />
    </Element>
  );
}
