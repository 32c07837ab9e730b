import { toast } from '@payloadcms/ui';
import { useState } from 'react';
import { localeNames, locales, type Locale } from '@/i18n/locales';
import { addDays, airportDate, toAirportIso } from '@/lib/time';
import type { Detail } from '@/studio/server/detail';
import { useApi } from '@/cms/admin-ui/useApi';
import { fromInput } from '@/cms/admin-ui/dates';
import { statusInWords } from '@/studio/lib/status';
import { Button, Check } from '@/cms/admin-ui/Button';
import controls from '@/cms/admin-ui/controls.module.scss';
import { Dialog } from '@/cms/admin-ui/Dialog';
import { Segmented } from '@/cms/admin-ui/Segmented';
import { useTool } from '../ToolContext';
import styles from './dialogs.module.scss';

interface Props {
  detail: Detail;
  lang: Locale;
  onDone: () => void;
  onClose: () => void;
}

type Action = 'publish' | 'takeDown';

/** Publishes or takes down some languages at a moment to come. */
export function ScheduleDialog({ detail, lang, onDone, onClose }: Props) {
  const { say, clock, now, writes, announce } = useTool();
  const api = useApi();
  const [action, setAction] = useState<Action>('publish');
  const [chosen, setChosen] = useState<readonly Locale[]>([lang]);
  const [at, setAt] = useState(() => `${addDays(airportDate(now), 1)}T00:00`);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const save = async () => {
    const moment = fromInput(at);
    if (moment === null || moment <= now) return setProblem(say('inPast'));
    if (chosen.length === 0) return setProblem(say('atLeastOne'));
    setBusy(true);
    try {
      const languages = locales.filter((one) => chosen.includes(one));
      const body = { document: detail.ref, action, languages, at: toAirportIso(moment) };
      await api('/publications', { method: 'POST', body });
      toast.success(say('planned'));
      announce(say('planned'));
      onDone();
    } catch (error) {
      setProblem((error instanceof Error && error.message) || say('failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={say('scheduleTitle')} closeName={say('close')} place="middle" onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Segmented<Action>
          legend={say('action')}
          value={action}
          onChange={setAction}
          options={[
            { value: 'publish', label: say('publish') },
            { value: 'takeDown', label: say('takeDown') },
          ]}
        />
        <label className={styles.field}>
          {say('when')}
          <input
            type="datetime-local"
            className={controls.input}
            data-autofocus
            required
            value={at}
            onChange={(event) => setAt(event.target.value)}
          />
        </label>
        <fieldset className={styles.languages}>
          <legend>{say('languages')}</legend>
          {locales.map((one) => (
            <div key={one}>
              <Check
                checked={chosen.includes(one)}
                disabled={!writes.includes(one)}
                onChange={() =>
                  setChosen(
                    chosen.includes(one) ? chosen.filter((c) => c !== one) : [...chosen, one],
                  )
                }
              >
                {localeNames[one]}
              </Check>
              <small>{statusInWords(detail.languages[one], say, clock)}</small>
            </div>
          ))}
        </fieldset>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <div className={styles.acts}>
          <Button kind="primary" type="submit" disabled={busy}>
            {say('save')}
          </Button>
          <Button onClick={onClose}>{say('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
