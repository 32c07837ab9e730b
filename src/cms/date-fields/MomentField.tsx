'use client';

import { useField } from '@payloadcms/ui';
import type { DateFieldClientProps } from 'payload';
import { useSay } from '@/cms/admin-words/useSay';
import { momentOf, pickedOf } from './picked';
import { PickerField } from './PickerField';

/** A moment, picked and shown in the airport's time, whatever the browser's zone. */
export function MomentField({ field, path: given, readOnly }: DateFieldClientProps) {
  const say = useSay();
  const { path, value, setValue, showError, disabled } = useField<string | null>({
    potentiallyStalePath: given,
  });
  return (
    <PickerField
      field={field}
      path={path}
      showError={showError}
      readOnly={Boolean(readOnly || disabled)}
      value={value ? pickedOf(value) : undefined}
      hint={say('airportTime')}
      picker={{
        pickerAppearance: 'dayAndTime',
        displayFormat: 'dd.MM.yyyy HH:mm',
        timeFormat: 'HH:mm',
        timeIntervals: 5,
      }}
      onPick={(picked) => setValue(picked && momentOf(picked))}
    />
  );
}
