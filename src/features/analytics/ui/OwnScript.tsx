import { signed } from '@/lib/script-signature';

/** An inline script of the site's own; the content security policy lets it run. Server only. */
export function OwnScript({ text }: { text: string }) {
  return <script {...signed('script', text)} dangerouslySetInnerHTML={{ __html: text }} />;
}
