import { label } from '@/i18n/label';

/**
 * What lists of places are filtered by, in the order of their form: members of a card, parameters of the
 * list's address and of its call. Each with its name, and with what it says where nothing is filtered out.
 */
export const placeFilters = {
  area: {
    label: label('Hudud', 'Зона', 'Area'),
    all: label('Barcha hududlar', 'Все зоны', 'All areas'),
  },
  floor: {
    label: label('Qavat', 'Этаж', 'Floor'),
    all: label('Barcha qavatlar', 'Все этажи', 'All floors'),
  },
  type: {
    label: label('Turi', 'Тип', 'Type'),
    all: label('Barcha turlar', 'Все типы', 'All types'),
  },
  category: {
    label: label('Toifasi', 'Категория', 'Category'),
    all: label('Barcha toifalar', 'Все категории', 'All categories'),
  },
};
export type PlaceFilter = keyof typeof placeFilters;

export const placeFilterNames = Object.keys(placeFilters) as PlaceFilter[];

/** Something for each filter, by its name. */
export const byFilter = <Value>(of: (name: PlaceFilter) => Value): Record<PlaceFilter, Value> =>
  Object.fromEntries(placeFilterNames.map((name) => [name, of(name)])) as Record<
    PlaceFilter,
    Value
  >;

/** The query of a list from its beginning, in which nothing is filtered out. */
export const unfiltered = { ...byFilter(() => 'all'), search: '', offset: 0 };
