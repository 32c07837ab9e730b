import { provenanceOf, type LocalText } from '@/lib/local-text';
import { layOut } from '@/lib/no-break-spaces';
import { callHref, splitTelephones } from '@/lib/telephones';
import { Text } from './Text';

/** A text whose telephones can be called; in an editor's preview the text alone, as it is typed there. */
export function TextWithCalls({ of }: { of: LocalText }) {
  const { text, lang, field } = provenanceOf(of);
  if (field) return <Text of={of} />;
  const shown = splitTelephones(layOut(text)).map((piece, index) =>
    index % 2 === 1 ? (
      <a key={index} href={callHref(piece)}>
        {piece}
      </a>
    ) : (
      piece
    ),
  );
  return lang ? <span lang={lang}>{shown}</span> : shown;
}
