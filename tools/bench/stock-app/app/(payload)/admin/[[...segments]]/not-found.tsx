import { NotFoundPage } from '@payloadcms/next/views';
import config from '../../../../payload.config';
import { importMap } from '../importMap.js';

interface Props {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export default function NotFound(props: Props) {
  return NotFoundPage({ config, importMap, ...props });
}
