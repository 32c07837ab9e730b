'use client';

import { useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { dayOf, pickedDay } from './picked';
import { PickerField } from './PickerField';

/** A day of the calendar, kept as 2026-11-21. */
export function DayField({ field, path: given, readOnly }: TextFieldClientProps) {
  const { path, value, setValue, showError, disabled } = useField<string | null>({
    potentiallyStalePath: given,
  });
  return (
    <PickerField
      field={field}
      path={path}
      showError={showError}
      readOnly={Boolean(readOnly || disabled)}
      value={value ? pickedDay(value) : undefined}
      picker={{ pickerAppearance: 'dayOnly', displayFormat: 'dd.MM.yyyy' }}
      onPick={(picked) => setValue(picked && dayOf(picked))}
    />
  );
}
