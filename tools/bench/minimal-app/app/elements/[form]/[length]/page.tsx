import { textOf } from '../../../text';
import { ClientElements } from '../../client-elements';
import { Elements } from '../../elements';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ form: string; length: string }>;
}

/** By a server or a client component; a paragraph makes up the bytes. */
export default async function Page({ params }: Props) {
  const { form } = await params;
  return (
    <>
      {form === 'client' ? <ClientElements /> : <Elements />}
      <p>{await textOf(params)}</p>
    </>
  );
}
