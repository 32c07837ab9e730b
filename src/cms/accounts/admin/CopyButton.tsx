import { useState } from 'react';
import { Button } from '@/cms/admin-ui/Button';
import { useAccountSay } from './useAccountSay';

/** Copies a text; says so. */
export function CopyButton({ text }: { text: string }) {
  const say = useAccountSay();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Button onClick={() => void copy()}>
      <span aria-live="polite">{say(copied ? 'copied' : 'copy')}</span>
    </Button>
  );
}
