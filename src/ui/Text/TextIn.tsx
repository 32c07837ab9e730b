import { isBlank, type LocalText } from '@/lib/local-text';
import { Text } from './Text';

interface Props {
  as: 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'strong' | 'div' | 'dt' | 'dd' | 'legend';
  of: LocalText;
  id?: string;
  className?: string;
}

/** A text in an element of its own; no element where there is no text. */
export function TextIn({ as: Element, of, ...rest }: Props) {
  if (isBlank(of)) return null;
  return (
    <Element {...rest}>
      <Text of={of} />
    </Element>
  );
}
