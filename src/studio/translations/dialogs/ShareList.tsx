import { useState, type ReactNode } from 'react';
import { localeNames } from '@/i18n/locales';
import { DAY_MS } from '@/lib/time';
import type { ShareLink } from '@/studio/hooks/useShareLinks';
import { ADMIN } from '@/cms/admin-ui/routes';
import { Button, IconButton } from '@/cms/admin-ui/Button';
import { useTool } from '../ToolContext';
import styles from './dialogs.module.scss';

interface Props {
  links: readonly ShareLink[] | undefined;
  onCopy: (address: string) => void;
  onRevoke: (id: number) => void;
}

const columns = ['languages', 'createdBy', 'expires', 'lastOpened'] as const;

/**
 * The links to a document, the newest first; ended ones stay for a while, quietly. Roles are written
 * out: a table that is laid out otherwise is none to some browsers.
 */
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
        <table role="table" aria-label={say('linksOfDocument')}>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <th key={column} scope="col" role="columnheader">
                  {say(column)}
                </th>
              ))}
              <td role="cell" />
            </tr>
          </thead>
          <tbody role="rowgroup">
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

/** A cell with the name of its column, which is seen where the columns are laid below each other. */
function Cell({ column, children }: { column: (typeof columns)[number]; children: ReactNode }) {
  const { say } = useTool();
  return (
    <td role="cell">
      <b aria-hidden="true">{say(column)}</b>
      {children}
    </td>
  );
}

function LinkRow({ link, onCopy, onRevoke }: RowProps) {
  const { say, clock, now, state } = useTool();
  const { languages, opened, lastOpenedAt, createdBy, createdAt, expiresAt, revokedAt } = link;
  const active = isActive(link, now);
  const address = link.addresses?.[state.lang] ?? Object.values(link.addresses ?? {})[0];
  const days = Math.ceil((Date.parse(expiresAt) - now) / DAY_MS);
  return (
    <tr role="row" data-ended={active ? undefined : ''}>
      <Cell column="languages">
        <span className={styles.codes}>
          {languages.map((lang) => (
            <abbr key={lang} title={localeNames[lang]}>
              {lang}
            </abbr>
          ))}
        </span>
      </Cell>
      <Cell column="createdBy">
        {createdBy}
        <small>{clock.moment(createdAt)}</small>
      </Cell>
      <Cell column="expires">
        {revokedAt ? say('revoked') : clock.date(expiresAt)}
        <small>
          {revokedAt ? clock.date(revokedAt) : active && say('inDays', { count: days })}
        </small>
      </Cell>
      <Cell column="lastOpened">
        {lastOpenedAt && clock.moment(lastOpenedAt)}
        <small>{opened > 0 ? say('opened', { count: opened }) : say('notOpened')}</small>
      </Cell>
      <td role="cell">
        <RowActs
          link={link}
          active={active}
          address={address}
          onCopy={onCopy}
          onRevoke={onRevoke}
        />
      </td>
    </tr>
  );
}

interface ActsProps extends RowProps {
  active: boolean;
  address: string | undefined;
}

/** What can still be done with a link; revoking is asked once more. */
function RowActs({ link: { id }, active, address, onCopy, onRevoke }: ActsProps) {
  const { say } = useTool();
  const [asking, setAsking] = useState(false);
  if (!active) return <div className={styles.rowActs}>{say('linkEnded')}</div>;
  return (
    <div className={styles.rowActs}>
      {address && <IconButton icon="copy" name={say('copyLink')} onClick={() => onCopy(address)} />}
      {asking ? (
        <>
          <span>{say('revokeSure')}</span>
          <Button kind="danger" autoFocus onClick={() => onRevoke(id)}>
            {say('revoke')}
          </Button>
          <Button onClick={() => setAsking(false)}>{say('cancel')}</Button>
        </>
      ) : (
        <Button kind="danger" icon="unlink" onClick={() => setAsking(true)}>
          {say('revoke')}
        </Button>
      )}
    </div>
  );
}
