import { z } from 'zod';
import { CARDS_A_PAGE } from '@/constants';
import {
  filterParameter,
  langParameter,
  textParameter,
  windowParameters,
} from '@/schema-parts/query';
import { byFilter } from './filters';

export const cardListQuery = z.object({
  ...byFilter(() => filterParameter),
  search: textParameter,
  ...windowParameters(CARDS_A_PAGE),
  lang: langParameter,
});
export type CardListQuery = z.infer<typeof cardListQuery>;
