import { label, type Label } from '@/i18n/label';

/** What has become of a disruption; a rehearsal is seen by staff only. */
export const states = {
  rehearsal: label('Mashq', 'Учебный', 'Rehearsal'),
  public: label('Saytda', 'На сайте', 'Public'),
  over: label('Tugagan', 'Завершен', 'Over'),
} as const satisfies Record<string, Label>;

export type DisruptionState = keyof typeof states;
