'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@/lib/when-idle';
import type { CompanionsProps } from './Companions';

/** What a page can do without until the browser has nothing better to do; lost code is done without. */
export function AfterIdle(props: CompanionsProps) {
  const [Companions, setCompanions] = useState<ComponentType<CompanionsProps>>();
  useEffect(() => {
    let gone = false;
    whenIdle(() => {
      import('./Companions').then(
        (module) => !gone && setCompanions(() => module.Companions),
        () => undefined,
      );
    });
    return () => {
      gone = true;
    };
  }, []);
  return Companions && <Companions {...props} />;
}
