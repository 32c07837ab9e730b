import type { DisruptionNotice } from '../../schema';
import { Banner } from './Banner';
import { ROOM_ID } from './closing';
import styles from './DisruptionBanner.module.scss';

/**
 * What keeps flights from going as planned, or that it is over: above every page but the one that tells
 * all of it. The style sheet hides it from those who closed it, and the script in the head closes it. It is
 * heard where it comes, or says something else, while the page is open.
 */
export function DisruptionBanner({ notice }: { notice: DisruptionNotice | undefined }) {
  return (
    <div id={ROOM_ID} className={styles.room} aria-live="polite">
      {notice && <Banner notice={notice} />}
    </div>
  );
}
