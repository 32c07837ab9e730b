import { textOf } from '../../text';

export const revalidate = 3600;

export const generateStaticParams = () => [];

export default async function Cached({ params }: { params: Promise<{ length: string }> }) {
  return <p>{await textOf(params)}</p>;
}
