import { label, type Label } from '@/i18n/label';

interface TextField {
  label: Label;
  /** Whether it may say how many flights are concerned: what stands on every page may not, it would be old at once. */
  counts: boolean;
  long: boolean;
}

const field = (title: Label, more: Partial<Omit<TextField, 'label'>> = {}): TextField => ({
  label: title,
  counts: false,
  long: true,
  ...more,
});

/** What is prepared for a disruption of each severity, and said while it lasts. */
export const textFields = {
  heading: field(label('Sarlavha', 'Заголовок', 'Heading'), { long: false }),
  banner: field(label('Har bir sahifadagi matn', 'Текст на каждой странице', 'Text on every page')),
  details: field(label('Sahifa matni', 'Текст страницы', 'Text of the page'), { counts: true }),
  advice: field(label('Yoʻlovchilarga maslahat', 'Совет пассажирам', 'Advice to passengers')),
  note: field(label('Har bir reysdagi izoh', 'Примечание к рейсам', 'Note on each flight')),
  messenger: field(label('Messenjer uchun matn', 'Текст для мессенджеров', 'Text for messengers'), {
    counts: true,
  }),
} as const satisfies Record<string, TextField>;

export type TextFieldName = keyof typeof textFields;
export const textFieldNames = Object.keys(textFields) as TextFieldName[];

/** For a value of each text. */
export const perTextField = <Value>(of: (name: TextFieldName) => Value) =>
  Object.fromEntries(textFieldNames.map((name) => [name, of(name)])) as Record<
    TextFieldName,
    Value
  >;
