import type { Field } from 'payload';
import { label, richText, rows, type Label } from '@collections/fields/basic';
import { hrefField, localizedText } from '@collections/fields/link';
import type { InLanguage } from '@/cms/localized';
import type { Page } from '@/cms/payload-types';
import type { LocalText } from '@/lib/local-text';
import type { Person } from '../people/schema';
import type { Kind, SectionOf } from '../schemas';

export const heading = localizedText('heading', label('Sarlavha', 'Заголовок', 'Heading'));
export const title = localizedText('title', label('Sarlavha', 'Заголовок', 'Title'));
export const text = localizedText('text', label('Matn', 'Текст', 'Text'), 'textarea');
export const note = localizedText('note', label('Izoh', 'Примечание', 'Note'), 'textarea');
export const body = richText('body', label('Matn', 'Текст', 'Text'));
export const optionalHref = { ...hrefField, required: false } as Field;
/** The rows of a section. */
export const items = (fields: Field[]) =>
  rows('items', label('Qatorlar', 'Пункты', 'Items'), label('Qator', 'Пункт', 'Item'), fields);

type Rows<Item> = Item[] | null | undefined;
/** The sections of a page as the CMS has them, in one language. */
export type Blocks = InLanguage<Page>['sections'];

/** What blocks are mapped with. */
export interface MappingContext {
  /** The members of the leadership that are shown, by their ids. */
  person: (id: number) => Person | undefined;
  /** The page's sections in the other languages of the site. */
  inOthers: Blocks[];
  /** A formatted text as HTML. */
  toBody: (state: unknown) => LocalText;
}

/** What a block of the CMS says in the contract, besides its kind and its anchor. */
export type ToSection<Type extends Kind> = (
  block: Extract<NonNullable<Blocks>[number], { blockType: Type }>,
  means: MappingContext,
) => Omit<SectionOf<Type>, 'type' | 'id'>;

/** What the CMS has of a kind of section. */
export interface KindInCms<Type extends Kind> {
  /** What editors call it. */
  name: Label;
  /** What it is for, in a sentence. */
  purpose: Label;
  /** Of its block, besides the anchor. */
  fields: Field[];
  toSection: ToSection<Type>;
}

/** Of every kind: what `sections/cms.ts` must list. */
export type KindsInCms = { [Type in Kind]: KindInCms<Type> };

/** Some texts of a block or of one of its rows; those that it has not are empty. */
export const texts = <Name extends string>(
  of: { [Text in NoInfer<Name>]?: LocalText | null },
  ...names: Name[]
) => Object.fromEntries(names.map((name) => [name, of[name] ?? ''])) as Record<Name, LocalText>;

/** Of each row what it becomes. */
export const each = <Item, Result>(
  all: Rows<Item>,
  map: (item: Item, index: number) => Result,
): Result[] => (all ?? []).map(map);
