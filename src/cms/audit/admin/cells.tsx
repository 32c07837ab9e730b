import type { DefaultServerCellComponentProps } from 'payload';
import { auditWords } from '@/cms/admin-words/say';
import type { AuditRecord } from '@/cms/payload-types';
import { documentPath } from '@/cms/admin-ui/routes';
import { actorName, detailOf, entityName, languageNames } from './names';

const of = ({ rowData, i18n, payload }: DefaultServerCellComponentProps) => ({
  event: rowData as AuditRecord,
  language: i18n.language,
  say: auditWords(i18n.language),
  config: payload.config,
});

/** Who did it. */
export function ActorCell(props: DefaultServerCellComponentProps) {
  const { event, say } = of(props);
  return <span>{actorName(event, say)}</span>;
}

/** What it was done to, as a link where there may still be something. */
export function DocumentCell(props: DefaultServerCellComponentProps) {
  const { event, config, language } = of(props);
  const { document, title, kind } = event;
  if (!document) return <span>—</span>;
  const [slug = ''] = document.split(':');
  const entity = entityName(config, slug, language);
  const name = title && title !== slug ? `${entity}: ${title}` : entity;
  const isThere = slug !== 'audit' && kind !== 'deleted' && kind !== 'userDeleted';
  return isThere ? <a href={documentPath(document)}>{name}</a> : <span>{name}</span>;
}

export function LanguagesCell(props: DefaultServerCellComponentProps) {
  return <span>{languageNames(of(props).event.languages) || '—'}</span>;
}

export function DetailCell(props: DefaultServerCellComponentProps) {
  const { event, config, language, say } = of(props);
  return <span>{detailOf(config, event, language, say) || '—'}</span>;
}
