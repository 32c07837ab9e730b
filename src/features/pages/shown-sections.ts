import type { Section, SectionOf } from './schema';
import { hasContent } from '@/lib/plain-text';
import { isBlank, type LocalText } from '@/lib/local-text';

type Shown<Type extends Section['type']> = (section: SectionOf<Type>) => SectionOf<Type> | null;

const says = (...texts: (LocalText | null | undefined)[]): boolean =>
  texts.some((text) => !isBlank(text));

const titled = ({ title, text }: { title: LocalText; text: LocalText }) => says(title, text);

const leading = (item: { title: LocalText; text: LocalText; href: string }) =>
  titled(item) && says(item.href);

interface WithItems {
  items: unknown[];
  text?: LocalText;
  note?: LocalText;
}

/** A section with those of its items that say something; null where it says nothing besides them. */
const withItems =
  <Of extends WithItems>(keep: (item: Of['items'][number]) => boolean) =>
  (section: Of): Of | null => {
    const items = section.items.filter(keep);
    return items.length > 0 || says(section.text, section.note) ? { ...section, items } : null;
  };

/** Of each kind of section what it shows; a heading alone is nothing. */
const shown: { [Type in Section['type']]: Shown<Type> } = {
  text: (section) => (hasContent(section.body) ? section : null),
  notice: (section) => (says(section.text) ? section : null),
  facts: withItems(({ value, text }) => says(value, text)),
  cards: withItems(titled),
  accordion: withItems(({ title, body }) => says(title) && hasContent(body)),
  steps: withItems(titled),
  table: (section) => {
    const rows = section.rows.filter((cells) => says(...cells));
    if (rows.length === 0 && !says(section.text, section.note)) return null;
    return { ...section, rows, columns: says(...section.columns) ? section.columns : [] };
  },
  people: withItems(({ name, position, text, image }) => says(name, position, text) || !!image),
  documents: withItems(leading),
  contacts: withItems(
    (item) => titled(item) || says(item.hours, item.phone?.text, item.email?.text),
  ),
  tabs: (section) => {
    const items = section.items.map((item) => ({
      ...item,
      facts: item.facts.filter(({ term, text }) => says(term, text)),
    }));
    return withItems<typeof section>(
      (item) =>
        titled(item) || hasContent(item.body) || item.facts.length > 0 || says(item.phone?.text),
    )({ ...section, items });
  },
  pictograms: withItems(titled),
  links: withItems(leading),
  allowances: withItems((item) => titled(item) && says(item.cabin) && says(item.hold)),
  tariffs: withItems(titled),
  transport: (section) => ({
    ...section,
    items: section.items.filter(
      (item) => titled(item) || says(item.duration, item.price) || hasContent(item.body),
    ),
  }),
  form: (section) => section,
};

/**
 * The sections of a page that show something, without the items that say nothing: an editor may leave
 * anything empty, and visitors get no empty box.
 */
export const shownSections = (sections: readonly Section[]): Section[] =>
  sections.flatMap((section) => (shown[section.type] as Shown<Section['type']>)(section) ?? []);
