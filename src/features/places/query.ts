import { z } from 'zod';
import { CARDS_A_PAGE } from '@/constants';
import { filterParameter, langParameter, textParameter, windowParameters } from '@/schema/query';

export const cardListQuery = z.object({
  area: filterParameter,
  floor: filterParameter,
  type: filterParameter,
  category: filterParameter,
  search: textParameter,
  ...windowParameters(CARDS_A_PAGE),
  lang: langParameter,
});
export type CardListQuery = z.infer<typeof cardListQuery>;
