import { notFoundUnless } from '@/app/(site)/not-found-boundary';
import { source } from '@/sources';

export default notFoundUnless(({ id }: { id: string }, lang) => source().press({ id, lang }));
