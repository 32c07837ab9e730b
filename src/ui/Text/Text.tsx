import { provenanceOf, type LocalText } from '@/lib/local-text';

/** A text of the CMS, told apart where it is in another language than the page. */
export function Text({ of }: { of: LocalText }) {
  const { text, lang, field } = provenanceOf(of);
  if (!lang && !field) return text;
  return (
    <span lang={lang} data-field={field}>
      {text}
    </span>
  );
}
