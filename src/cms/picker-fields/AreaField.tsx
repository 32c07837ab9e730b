'use client';

import { useForm } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useSay } from '@/cms/admin-words/useSay';
import { plain } from '@/lib/local-text';
import { AreaDialog } from './AreaDialog';
import { PickedField } from './PickedField';
import styles from './picked.module.scss';
import { useScheme } from './useScheme';

/** Where something stands in the terminal, chosen on the drawing of its floor, which is noted as well. */
export function AreaField(props: TextFieldClientProps) {
  const say = useSay();
  const { floors } = useScheme();
  const { getFields, dispatchFields } = useForm();
  const places = floors?.flatMap(({ floor, areas }) => areas.map((area) => ({ ...area, floor })));
  const noteFloor = (id: string) => {
    const path = [...props.path.split('.').slice(0, -1), 'floor'].join('.');
    const place = places?.find((one) => one.id === id);
    if (place && getFields()[path]) {
      dispatchFields({ type: 'UPDATE', path, value: String(place.floor) });
    }
  };
  return (
    <PickedField
      of={props}
      words={{
        choose: say('chooseOnPlan'),
        chooseOther: say('chooseOtherOnPlan'),
        none: say('noPlace'),
      }}
      shown={(value) => {
        const place = places?.find(({ id }) => id === value);
        const where = place && say('onFloor', { floor: place.floor });
        return (
          <span className={styles.value}>
            {place ? plain(place.title) : value}{' '}
            <small>{where ?? (floors && say('areaUnknown'))}</small>
          </span>
        );
      }}
      dialog={(value, choose, close) => (
        <AreaDialog
          value={value}
          onChoose={(id) => {
            choose(id);
            noteFloor(id);
          }}
          onClose={close}
        />
      )}
    />
  );
}
