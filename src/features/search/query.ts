import { z } from 'zod';
import { RESULTS_A_PAGE } from '@/constants';
import {
  choiceParameter,
  langParameter,
  textParameter,
  windowParameters,
} from '@/schema-parts/query';
import { searchSorts } from './schema';

export const searchQuery = z.object({
  search: textParameter,
  sort: choiceParameter(searchSorts),
  /** `short` asks for suggestions. */
  type: choiceParameter(['full', 'short']),
  ...windowParameters(RESULTS_A_PAGE),
  lang: langParameter,
});
export type SearchQuery = z.infer<typeof searchQuery>;
