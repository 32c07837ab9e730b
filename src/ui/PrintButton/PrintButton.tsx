'use client';

import { Icon } from '@/ui/Icon/Icon';
import { Button } from '@/ui/Button/Button';

/** Opens the browser's print dialogue; the print style leaves out what paper does not need. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button type="button" theme="white" onClick={() => window.print()}>
      <Icon name="print" />
      {label}
    </Button>
  );
}
