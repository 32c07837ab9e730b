import { useState } from 'react';
import { DAY_MS } from '../../../../src/lib/time';
import type { ShareLink } from '../../hooks/useShareLinks';
import { ADMIN } from '../../lib/routes';
import { Button, IconButton } from '../../shared/Button';
import { useTool } from '../ToolContext';
import styles from './dialogs.module.scss';

interface Props {
  links: readonly ShareLink[] | undefined;
  onCopy: (address: string) => void;
  onRevoke: (id: number) => void;
}

/** The links to a document, the newest first; ended ones stay for a while, quietly. */
export function ShareList({ links, onCopy, onRevoke }: Props) {
  const { say, now } = useTool();
  const active = links?.filter((link) => isActive(link, now)).length ?? 0;
  return (
    <section className={styles.list}>
      <header>
        <h3>{say('linksOfDocument')}</h3>
        <span className={styles.hint}>{say('active', { count: active })}</span>
        <a href={`${ADMIN}/collections/share-links`}>{say('allLinks')}</a>
      </header>
      {links?.length === 0 && <p className={styles.hint}>{say('noLinks')}</p>}
      {links && links.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{say('languages')}</th>
              <th scope="col">{say('createdBy')}</th>
              <th scope="col">{say('expires')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {links.map((link) => (
              <LinkRow key={link.id} link={link} onCopy={onCopy} onRevoke={onRevoke} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const isActive = ({ revokedAt, expiresAt }: ShareLink, now: number) =>
  revokedAt === null && Date.parse(expiresAt) > now;

interface RowProps extends Omit<Props, 'links'> {
  link: ShareLink;
}

function LinkRow({ link, onCopy, onRevoke }: RowProps) {
  const { say, clock, now, state } = useTool();
  const { id, languages, opened, createdBy, createdAt, expiresAt, revokedAt, addresses } = link;
  const [asking, setAsking] = useState(false);
  const active = isActive(link, now);
  const address = addresses?.[state.lang] ?? Object.values(addresses ?? {})[0];
  const days = Math.ceil((Date.parse(expiresAt) - now) / DAY_MS);
  return (
    <tr data-ended={active ? undefined : ''}>
      <td>
        <span className={styles.codes}>
          {languages.map((lang) => (
            <span key={lang}>{lang}</span>
          ))}
        </span>
        <small>{opened > 0 ? say('opened', { count: opened }) : say('notOpened')}</small>
      </td>
      <td>
        {createdBy}
        <small>{clock.moment(createdAt)}</small>
      </td>
      <td>
        {revokedAt ? say('revoked') : clock.date(expiresAt)}
        <small>
          {revokedAt ? clock.date(revokedAt) : active && say('inDays', { count: days })}
        </small>
      </td>
      <td>
        <div className={styles.rowActs}>
          {!active && say('linkEnded')}
          {active && address && (
            <IconButton icon="copy" name={say('copyLink')} onClick={() => onCopy(address)} />
          )}
          {active && !asking && (
            <Button kind="danger" icon="unlink" onClick={() => setAsking(true)}>
              {say('revoke')}
            </Button>
          )}
          {active && asking && (
            <>
              <span>{say('revokeSure')}</span>
              <Button kind="danger" autoFocus onClick={() => onRevoke(id)}>
                {say('revoke')}
              </Button>
              <Button onClick={() => setAsking(false)}>{say('cancel')}</Button>
            </>
          )}
        </div>
      </td>
    </tr>
  );
}
