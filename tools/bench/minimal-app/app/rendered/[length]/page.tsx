import { textOf } from '../../text';

export const dynamic = 'force-dynamic';

export default async function Rendered({ params }: { params: Promise<{ length: string }> }) {
  return <p>{await textOf(params)}</p>;
}
