import { provenanceOf, type LocalText } from '@/lib/local-text';
import { layOut } from '@/lib/no-break-spaces';

/** A text of the CMS with its no-break spaces, told apart where it is in another language than the page. */
export function Text({ of }: { of: LocalText }) {
  const { text, lang, field } = provenanceOf(of);
  const shown = layOut(text);
  if (!lang && !field) return shown;
  return (
    <span lang={lang} data-field={field}>
      {shown}
    </span>
  );
}
