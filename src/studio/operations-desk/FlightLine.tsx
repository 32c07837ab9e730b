import { useSay } from '@/cms/admin-words/useSay';
import type { Flight } from '@/features/flights/schema';
import { shownTimes } from '@/features/flights/status-view';
import { statuses } from '@/features/flights/statuses';
import { plain } from '@/lib/local-text';
import { isByHand, type StoredReport } from './draft';
import styles from './desk.module.scss';

interface Props {
  flight: Flight;
  stored: StoredReport | undefined;
  isOpen: boolean;
  /** Something has been entered and not sent. */
  hasDraft: boolean;
  onOpen: () => void;
}

/** A flight of the desk's list. */
export function FlightLine({ flight, stored, isOpen, hasDraft, onOpen }: Props) {
  const say = useSay();
  const { time, replaced } = shownTimes(flight);
  const place =
    flight.direction === 'departure'
      ? flight.gate && say('deskGate', { gate: flight.gate })
      : flight.belt && say('deskBelt', { belt: flight.belt });
  return (
    <li>
      <button
        type="button"
        className={styles.line}
        aria-pressed={isOpen}
        data-phase={statuses[flight.status.value].phase}
        onClick={onOpen}
      >
        <span className={styles.time}>
          {time} {replaced && <s>{replaced}</s>}
        </span>
        <span className={styles.number}>{flight.number}</span>
        <span className={styles.city}>{plain(flight.city.name)}</span>
        <span className={styles.place}>{place}</span>
        <span className={styles.status}>{plain(flight.status.text)}</span>
        <span className={styles.marks}>
          {hasDraft && <span className={styles.mark}>{say('deskDraft')}</span>}
          {isByHand(stored) && <span className={styles.mark}>{say('deskByHand')}</span>}
        </span>
      </button>
    </li>
  );
}
