import { getLocale } from 'next-intl/server';
import { NotFoundContent } from '@/app/(site)/not-found-content';

export default async function NotFoundPage() {
  return <NotFoundContent lang={await getLocale()} />;
}
