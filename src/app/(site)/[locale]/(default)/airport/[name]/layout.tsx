import { notFoundUnless } from '@/app/(site)/not-found-boundary';
import { airportSubject } from '@/app/_data/airport-subject';

export default notFoundUnless(({ name }: { name: string }, lang) => airportSubject(name, lang));
