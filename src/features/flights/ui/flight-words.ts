import { useTranslations } from 'next-intl';
import type { FlightWords } from '../status-words';

/** The words of flights, looked up once for all rows of a list. */
export const useFlightWords = (): FlightWords => ({
  board: useTranslations('board'),
  status: useTranslations('status'),
  fields: useTranslations('reportFields'),
});
