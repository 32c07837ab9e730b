'use client';

import { useTranslation } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useState } from 'react';
import useSWR from 'swr';
import { Segmented } from '@/cms/admin-ui/Segmented';
import { useSay } from '@/cms/admin-words/useSay';
import type { Flight } from '@/features/flights/schema';
import { plain } from '@/lib/local-text';
import { airportClock, airportDate } from '@/lib/time';
import { PickedField } from './PickedField';
import styles from './picked.module.scss';
import { PickerDialog } from './PickerDialog';

const directions = ['departure', 'arrival'] as const;
type Direction = (typeof directions)[number];

/** A flight of a day, chosen from the board. */
export function FlightField(props: TextFieldClientProps) {
  const say = useSay();
  return (
    <PickedField
      of={props}
      words={{
        choose: say('chooseFlight'),
        chooseOther: say('chooseOtherFlight'),
        none: say('noFlight'),
      }}
      shown={(value) => <span className={styles.value}>{value}</span>}
      dialog={(value, choose, close) => (
        <FlightDialog value={value} onChoose={choose} onClose={close} />
      )}
    />
  );
}

interface DialogProps {
  value: string | null;
  onChoose: (id: string) => void;
  onClose: () => void;
}

function FlightDialog(props: DialogProps) {
  const say = useSay();
  const { i18n } = useTranslation();
  const [direction, setDirection] = useState<Direction>('departure');
  const [date, setDate] = useState(() => airportDate(Date.now()));
  const query = new URLSearchParams({ direction, date, lang: i18n.language });
  const { data, error } = useSWR(date && `/api/flights?${query}`, async (url: string) => {
    const answer = (await (await fetch(url)).json()) as { data: { flights: Flight[] } };
    return answer.data.flights;
  });
  return (
    <PickerDialog
      {...props}
      title={say('chooseFlight')}
      find={say('findFlight')}
      failed={Boolean(error)}
      choices={data?.map(({ id, number, city, scheduled_at: at }) => ({
        value: id,
        title: `${airportClock(at)} · ${number} · ${plain(city.name)}`,
      }))}
      above={
        <div className={styles.above}>
          <Segmented<Direction>
            legend={say('direction')}
            value={direction}
            onChange={setDirection}
            options={directions.map((value) => ({ value, label: say(value) }))}
          />
          <label>
            {say('day')}{' '}
            <input type="date" value={date} onChange={(event) => setDate(event.target.value)} />
          </label>
        </div>
      }
    />
  );
}
