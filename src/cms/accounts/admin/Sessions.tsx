import { Button } from '@/cms/admin-ui/Button';
import { airportClock, airportDate } from '@/lib/time';
import styles from './accounts.module.scss';
import { useAccountSay } from './useAccountSay';
import { useWork } from './useWork';

export interface OpenSession {
  id: string;
  browser: string;
  createdAt: string;
  seenAt: string | null;
  current: boolean;
}

interface Props {
  user: string | number;
  own: boolean;
  sessions: OpenSession[];
  onChange: () => void;
}

/** "24.11.2026 16:40", as the admin writes moments. */
const moment = (iso: string) => {
  const [year, month, day] = airportDate(Date.parse(iso)).split('-');
  return `${day}.${month}.${year} ${airportClock(Date.parse(iso))}`;
};

/** The open sessions of an account, each of which can be ended. */
export function Sessions({ user, own, sessions, onChange }: Props) {
  const say = useAccountSay();
  const { busy, problem, work } = useWork();
  const end = (path: string) =>
    work(async (api) => {
      await api(`/users/${user}/sessions${path}`, { method: 'DELETE' });
      onChange();
    });
  const endable = sessions.filter((one) => !one.current);
  return (
    <section data-sessions>
      <h3>{say('sessions')}</h3>
      {sessions.length === 0 && <p>{say('sessionsNone')}</p>}
      <ul className={styles.sessions}>
        {sessions.map(({ id, browser, createdAt, seenAt, current }) => (
          <li key={id}>
            <div>
              <strong>{browser || say('sessionUnknown')}</strong>
              {current && <span className={styles.mark}>{say('sessionNow')}</span>}
              <p className={styles.hint}>
                <span>{say('sessionBegan', { time: moment(createdAt) })}</span>
                {seenAt && <span>{say('sessionSeen', { time: moment(seenAt) })}</span>}
              </p>
            </div>
            {!current && (
              <Button
                disabled={busy}
                aria-label={`${say('sessionEnd')}: ${browser || say('sessionUnknown')}`}
                onClick={() => end(`/${id}`)}
              >
                {say('sessionEnd')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {endable.length > 1 && (
        <div className={styles.buttons}>
          <Button disabled={busy} onClick={() => end('')}>
            {say(own ? 'sessionEndOthers' : 'sessionEndAll')}
          </Button>
        </div>
      )}
    </section>
  );
}
