import {
  DatePicker,
  fieldBaseClass,
  FieldDescription,
  FieldError,
  FieldLabel,
} from '@payloadcms/ui';
import type { DateFieldClientProps, TextFieldClientProps } from 'payload';
import type { ComponentProps } from 'react';

type Picker = ComponentProps<typeof DatePicker>;

interface Props {
  field: Pick<
    DateFieldClientProps['field'] | TextFieldClientProps['field'],
    'admin' | 'label' | 'localized' | 'required'
  >;
  path: string;
  showError: boolean;
  readOnly: boolean;
  value: Date | undefined;
  /** What stands below, besides the description of the field. */
  hint?: string;
  picker: Pick<Picker, 'pickerAppearance' | 'displayFormat' | 'timeFormat' | 'timeIntervals'>;
  onPick: (picked: Date | null) => void;
}

/** A field with a calendar, in the frame of Payload's own fields. */
export function PickerField(props: Props) {
  const { field, path, showError, readOnly, value, hint, picker, onPick } = props;
  const { label, localized, required, admin } = field;
  const classes = [
    fieldBaseClass,
    'date-time-field',
    showError && 'error',
    readOnly && 'read-only',
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <FieldLabel label={label} localized={localized} path={path} required={required} />
      <div className={`${fieldBaseClass}__wrap`} id={`field-${path.replaceAll('.', '__')}`}>
        <FieldError path={path} showError={showError} />
        <DatePicker
          {...picker}
          readOnly={readOnly}
          value={value}
          overrides={{
            showTimeCaption: false,
            // Payload's own moves a day by the browser's distance from UTC.
            onChange: (picked: Date | null) => onPick(picked),
          }}
          onChange={(picked) => onPick(picked)}
        />
      </div>
      {hint && <FieldDescription description={hint} path={path} />}
      {admin?.description && <FieldDescription description={admin.description} path={path} />}
    </div>
  );
}
