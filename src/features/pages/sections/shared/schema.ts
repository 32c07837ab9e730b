import { z } from 'zod';
import { slug, text } from '@/schema-parts/common';
import { isBlank, type LocalText } from '@/lib/local-text';
import { essential } from '@/schema-parts/foreign';

/** Sanitised HTML with structure: headings, lists, tables, links, images. */
export const html = text;

export const heading = text;

const shapeOf = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), id: slug, ...shape });

type SectionOfShape<Type extends string, Shape extends z.ZodRawShape> = z.infer<
  ReturnType<typeof shapeOf<Type, Shape>>
>;

/**
 * A kind of section, in the contract.
 * @param shape besides its type and its `id`, which is its anchor on its page
 * @param shown what of a section is shown; null where it is nothing, as with a heading alone
 */
export const kind = <Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  shape: Shape,
  shown: (it: SectionOfShape<Type, Shape>) => SectionOfShape<Type, Shape> | null,
) => ({ schema: shapeOf(type, shape), shown });

const titled = z.object({ title: essential(text), text });

/** Items with a title, a text and what else is given. */
export const titledItems = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.array(titled.extend(shape));

/** Whether one of some texts has words. */
export const hasText = (...texts: (LocalText | null | undefined)[]): boolean =>
  texts.some((one) => !isBlank(one));

interface Titled {
  title: LocalText;
  text: LocalText;
}

/** Whether an item has a title or a text. */
export const hasWords = ({ title, text: more }: Titled): boolean => hasText(title, more);

/** Whether an item has words for a link, and an address. */
export const hasLink = (item: Titled & { href: string }): boolean =>
  hasWords(item) && hasText(item.href);

interface WithItems {
  items: unknown[];
  text?: LocalText;
  note?: LocalText;
}

/** A section with those of its items that say something; null where it says nothing besides them. */
export const withItems =
  <Of extends WithItems>(keep: (item: Of['items'][number]) => boolean) =>
  (of: Of): Of | null => {
    const items = of.items.filter(keep);
    return items.length > 0 || hasText(of.text, of.note) ? { ...of, items } : null;
  };
