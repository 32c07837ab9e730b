import { useLayoutEffect, type CSSProperties } from 'react';
import { PLACEHOLDERS_FIRST } from '@/constants';
import { CardPlaceholder } from '@/features/places/ui/PlaceCard';
import { PressPlaceholder } from '@/features/press/ui/PressRow';
import { classes } from '@/lib/classes';
import list from '@/ui/lists/GrowingList.module.scss';
import hero from '../PageHero/PageHero.module.scss';

/** Below the header, above the page that is left. */
const over: CSSProperties = {
  position: 'fixed',
  zIndex: 8,
  overflow: 'hidden',
  background: 'var(--paper)',
  inset: 0,
};

/** The head of a list's page and the placeholders below it, in place of the page that is left. */
export function ListOutline({ isGrid }: { isGrid: boolean }) {
  // The transition to the list would show it once more.
  useLayoutEffect(() => {
    const main = document.getElementById('content');
    if (main) main.style.visibility = 'hidden';
    return () => {
      main?.style.removeProperty('visibility');
    };
  }, []);
  return (
    <div style={over} aria-hidden="true">
      <div className={hero.hero}>
        <div className={hero.head} />
      </div>
      <div className={classes(hero.body, list.body)}>
        <ul className={classes(isGrid && list.grid)}>
          {Array.from({ length: PLACEHOLDERS_FIRST }, (_, index) => (
            <li key={index} data-placeholder>
              {isGrid ? <CardPlaceholder /> : <PressPlaceholder />}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
