import { z } from 'zod';
import { RESULTS_A_PAGE } from '@/constants';
import {
  filterParameter,
  langParameter,
  textParameter,
  windowParameters,
} from '@/schema-parts/query';

export const pressQuery = z.object({
  type: filterParameter,
  search: textParameter,
  ...windowParameters(RESULTS_A_PAGE),
  lang: langParameter,
});
export type PressQuery = z.infer<typeof pressQuery>;
