import { Link } from '@payloadcms/ui';
import type { DefaultServerCellComponentProps } from 'payload';
import { ADMIN } from '@/cms/admin-ui/routes';
import { inAirportTime } from './picked';

/** A moment in a list, in the airport's time. */
export function MomentCell(props: DefaultServerCellComponentProps) {
  const { cellData, collectionSlug, field, link, linkURL, rowData } = props;
  if (!cellData) return null;
  const format = 'admin' in field && field.admin && 'date' in field.admin && field.admin.date;
  const withSeconds = Boolean(format && format.displayFormat?.includes('ss'));
  const moment = (
    <time dateTime={String(cellData)}>{inAirportTime(String(cellData), withSeconds)}</time>
  );
  const address = linkURL ?? `${ADMIN}/collections/${collectionSlug}/${rowData.id}`;
  return link ? <Link href={address}>{moment}</Link> : moment;
}
