import { z } from 'zod';
import { listOf, option, text } from '@/schema-parts/common';
import { essential } from '@/schema-parts/foreign';

export const searchSorts = ['none', 'date', 'title'] as const;
export type SearchSort = (typeof searchSorts)[number];

export const searchItem = z.object({
  link: essential(z.string()),
  /** Sanitised HTML: `mark`, `b`, `i`, `em`, `strong`. */
  title: essential(text),
  text,
  type: option,
});
export type SearchItem = z.infer<typeof searchItem>;

export const searchResults = listOf(searchItem).extend({
  /** There are more than `count`; how many is not counted, and no more are given. */
  more_than_count: z.boolean().optional(),
  /** How many were found, in words: the title above the results. */
  result_for_header: text,
});
export type SearchResults = z.infer<typeof searchResults>;

/** At most five, requested with `type=short`; the specification's have a link and a title. */
export const suggestions = z.object({
  items: essential(z.array(searchItem.extend({ text: text.optional(), type: option.optional() }))),
  message: text,
});
export type Suggestions = z.infer<typeof suggestions>;
