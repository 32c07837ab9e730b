import { useTranslations } from 'next-intl';

/** The words of flights, looked up once for all rows of a list. */
export const useFlightWords = () => ({
  board: useTranslations('board'),
  status: useTranslations('status'),
});

export type FlightWords = ReturnType<typeof useFlightWords>;
