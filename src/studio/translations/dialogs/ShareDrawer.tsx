import { useState } from 'react';
import { localeNames, locales, type Locale } from '@/i18n/locales';
import { DAY_MS } from '@/lib/time';
import type { Detail } from '@/studio/server/detail';
import { useShareLinks, type ShareLink } from '@/studio/hooks/useShareLinks';
import { fromInput, toInput } from '@/cms/admin-ui/dates';
import { entryTitle } from '@/studio/lib/tree';
import { Button, Check } from '@/cms/admin-ui/Button';
import controls from '@/cms/admin-ui/controls.module.scss';
import { Dialog } from '@/cms/admin-ui/Dialog';
import { Icon } from '@/cms/admin-ui/Icon';
import { StatePills } from '@/studio/components/StatePills';
import { useTool } from '../ToolContext';
import styles from './dialogs.module.scss';
import { MadeLink } from './MadeLink';
import { ShareList } from './ShareList';

const ends = { oneDay: 1, sevenDays: 7, thirtyDays: 30 } as const;
/** The server makes no link for longer. */
const MOST_DAYS = 90;

type End = keyof typeof ends | 'ownDate';

interface Props {
  detail: Detail;
  onClose: () => void;
}

/** A link to the draft for readers without a login: it is made, copied, listed, revoked. */
export function ShareDrawer({ detail, onClose }: Props) {
  const { say, clock, now, state, kinds, announce, announced } = useTool();
  const { links, create, revoke } = useShareLinks(detail.ref);
  const [end, setEnd] = useState<End>('sevenDays');
  const [own, setOwn] = useState(() => toInput(now + 7 * DAY_MS));
  const [chosen, setChosen] = useState<readonly Locale[]>(locales);
  const [made, setMade] = useState<{ link: ShareLink; address: string } | null>(null);
  const [copied, setCopied] = useState(false);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const expires = end === 'ownDate' ? (fromInput(own) ?? now) : now + ends[end] * DAY_MS;

  const copy = async (address: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(address);
      return true;
    } catch {
      return false;
    }
  };
  const messageOf = (error: unknown) => (error instanceof Error && error.message) || say('failed');
  const make = async () => {
    const languages = locales.filter((lang) => chosen.includes(lang));
    if (languages.length === 0) return setProblem(say('atLeastOne'));
    if (expires <= now) return setProblem(say('inPast'));
    setBusy(true);
    setProblem('');
    try {
      const link = await create(languages, expires);
      const path = link.addresses[state.lang] ?? link.addresses[languages[0]!] ?? '';
      const address = new URL(path, location.origin).href;
      setMade({ link, address });
      const isCopied = await copy(address);
      setCopied(isCopied);
      announce(say(isCopied ? 'linkCreated' : 'linkMade'));
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const turn = (lang: Locale) =>
    setChosen(chosen.includes(lang) ? chosen.filter((one) => one !== lang) : [...chosen, lang]);
  return (
    <Dialog
      title={say('shareLink')}
      closeName={say('close')}
      place="side"
      status={announced}
      onClose={onClose}
    >
      <p>{say('shareText')}</p>
      <div className={styles.pair}>
        <div className={styles.field}>
          <span>{say('document')}</span>
          <span className={styles.readOnly}>
            <Icon name="file" />
            <strong>{entryTitle(detail, kinds)}</strong> {detail.path}
          </span>
        </div>
        <div className={styles.field}>
          <label htmlFor="share-expires">{say('expires')}</label>
          <select
            id="share-expires"
            className={controls.input}
            data-autofocus
            value={end}
            aria-describedby="share-until"
            onChange={(event) => setEnd(event.target.value as End)}
          >
            {([...Object.keys(ends), 'ownDate'] as End[]).map((one) => (
              <option key={one} value={one}>
                {say(one)}
              </option>
            ))}
          </select>
          {end === 'ownDate' && (
            <input
              type="datetime-local"
              className={controls.input}
              aria-label={say('ownDate')}
              min={toInput(now)}
              max={toInput(now + MOST_DAYS * DAY_MS)}
              value={own}
              onChange={(event) => setOwn(event.target.value)}
            />
          )}
          <small id="share-until" className={styles.hint}>
            {say('until', { when: clock.date(expires) })}
          </small>
        </div>
      </div>
      <fieldset className={styles.languages}>
        <legend>{say('languages')}</legend>
        <div className={styles.cards}>
          {locales.map((lang) => (
            <div key={lang}>
              <Check checked={chosen.includes(lang)} onChange={() => turn(lang)}>
                {localeNames[lang]}
              </Check>
              <StatePills counts={detail.languages[lang].counts} say={say} one />
            </div>
          ))}
        </div>
        <small>{say('severalLanguages')}</small>
      </fieldset>
      <div className={styles.acts}>
        <Button kind="primary" icon="share" disabled={busy} onClick={() => void make()}>
          {say('createLink')}
        </Button>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      </div>
      {made && (
        <MadeLink
          key={made.link.id}
          link={made.link}
          address={made.address}
          copied={copied}
          onCopy={() => void copy(made.address).then((done) => setCopied(done))}
        />
      )}
      <ShareList
        links={links}
        onCopy={(address) =>
          void copy(new URL(address, location.origin).href).then(
            (done) => done && announce(say('linkCopied')),
          )
        }
        onRevoke={(id) =>
          void revoke(id).then(
            () => announce(say('revoked')),
            (error: unknown) => setProblem(messageOf(error)),
          )
        }
      />
      <p className={styles.foot}>
        <Icon name="shield" />
        {say('readersSee')}
      </p>
    </Dialog>
  );
}
