'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@/lib/when-idle';

/** What a page can do without until the browser has nothing better to do; lost code is done without. */
export function AfterIdle() {
  const [Navigation, setNavigation] = useState<ComponentType>();
  useEffect(() => {
    let gone = false;
    whenIdle(() => {
      import('@/components/layout/Navigation/Navigation').then(
        (module) => !gone && setNavigation(() => module.Navigation),
        () => undefined,
      );
    });
    return () => {
      gone = true;
    };
  }, []);
  return Navigation && <Navigation />;
}
