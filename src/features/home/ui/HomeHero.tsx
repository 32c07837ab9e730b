import type { ReactNode } from 'react';
import { RouteLine } from '@/ui/art/RouteLine';
import { Skyline, SkylineSmall } from '@/ui/art/Skyline';
import { Surface } from '@/ui/Surface/Surface';
import { TextIn } from '@/ui/Text/TextIn';
import type { LocalText } from '@/lib/local-text';
import styles from './HomeHero.module.scss';

interface Props {
  title: LocalText;
  lead: LocalText;
  children: ReactNode;
}

/** The question of the home page over the city's horizon, and the sheet that answers it. */
export function HomeHero({ title, lead, children }: Props) {
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.words}>
          <TextIn as="h1" of={title} />
          <TextIn as="p" className={styles.lead} of={lead} />
        </div>
        <div className={styles.route} data-art="">
          <RouteLine />
        </div>
        <div className={styles.skyline} data-art="">
          <div className={styles.wide}>
            <Skyline />
          </div>
          <div className={styles.small}>
            <SkylineSmall />
          </div>
        </div>
      </div>
      <div className={styles.body}>
        <Surface>{children}</Surface>
      </div>
    </>
  );
}
