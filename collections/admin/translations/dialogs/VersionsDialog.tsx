import useSWR from 'swr';
import { localeNames, type Locale } from '../../../../src/contract/locale';
import type { Detail } from '../../../translations/overview';
import type { LanguageVersion } from '../../../translations/versions';
import type { Acts } from '../../hooks/useActs';
import { useApi } from '../../hooks/useApi';
import { titleOf } from '../../lib/fields';
import { versionsAddress } from '../../lib/routes';
import { Button } from '../../shared/Button';
import { Dialog } from '../../shared/Dialog';
import { DiffText } from '../../shared/DiffText';
import { useTool } from '../ToolContext';
import styles from './dialogs.module.scss';

interface Props {
  detail: Detail;
  lang: Locale;
  acts: Acts;
  onClose: () => void;
}

/** The earlier states of one language; any of them comes back as a draft, the other languages stay. */
export function VersionsDialog({ detail, lang, acts, onClose }: Props) {
  const { say, announced } = useTool();
  const api = useApi();
  const { data, error, mutate } = useSWR(
    `/translations/versions?ref=${detail.ref}&lang=${lang}`,
    (path: string) => api<{ versions: LanguageVersion[] }>(path),
  );
  const restore = async ({ id }: LanguageVersion) => {
    await acts.restore(lang, String(id));
    await mutate();
  };
  const title = say('versionsOf', { language: localeNames[lang] });
  return (
    <Dialog
      title={title}
      closeName={say('close')}
      place="side"
      status={announced}
      onClose={onClose}
    >
      {!data && <p role="status">{say(error ? 'failed' : 'loading')}</p>}
      {data?.versions.length === 0 && <p>{say('noVersions')}</p>}
      <ul className={styles.versions}>
        {data?.versions.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            detail={detail}
            lang={lang}
            busy={acts.busy}
            onRestore={() => void restore(version)}
          />
        ))}
      </ul>
      <p className={styles.foot}>
        <a href={versionsAddress(detail.ref, lang)}>{say('wholeDocument')}</a>
      </p>
    </Dialog>
  );
}

interface RowProps {
  version: LanguageVersion;
  detail: Detail;
  lang: Locale;
  busy: boolean;
  onRestore: () => void;
}

function VersionRow({ version, detail, lang, busy, onRestore }: RowProps) {
  const { say, clock, writes } = useTool();
  const { at, by, published, differences } = version;
  const titles = new Map(detail.fields.map((entry) => [entry.path, titleOf(entry)]));
  const who = [clock.moment(at), by, published && say('versionPublic')].filter(Boolean).join(', ');
  return (
    <li>
      <div className={styles.versionHead}>
        <strong>{who}</strong>
        {differences.length > 0 ? (
          <Button disabled={busy || !writes.includes(lang)} onClick={onRestore}>
            {say('restore')}
          </Button>
        ) : (
          <small>{say('versionNow')}</small>
        )}
      </div>
      {differences.length > 0 && (
        <details>
          <summary>{say('differences', { count: differences.length })}</summary>
          {differences.map(({ path, then, now }) => (
            <div key={path}>
              <small>{titles.get(path) ?? path}</small>
              <DiffText before={now ?? ''} after={then ?? ''} lang={lang} say={say} />
            </div>
          ))}
        </details>
      )}
    </li>
  );
}
