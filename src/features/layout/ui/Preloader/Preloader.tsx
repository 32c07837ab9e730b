import { Aircraft } from '@/ui/art/RouteLine';
import { Motion } from '@/ui/motion/Motion';
import { OVERLAY_ID } from '@/ui/motion/preloader';
import styles from './Preloader.module.scss';

/**
 * Once a session a curtain of tilework lifts from the page, drawn up by a climbing aircraft. CSS
 * plays it over the page, which is painted and can be used meanwhile.
 */
export function Preloader() {
  return (
    <>
      <div id={OVERLAY_ID} className={styles.overlay} aria-hidden>
        <div className={styles.clip}>
          <div className={styles.curtain}>
            <svg className={styles.star} viewBox="0 0 40 40" fill="none" focusable="false">
              <path
                d="M8 8h24v24H8zM20 3.03 36.97 20 20 36.97 3.03 20z"
                stroke="currentColor"
                strokeWidth="0.6"
              />
            </svg>
            <span className={styles.percent} />
          </div>
        </div>
        <div className={styles.edge}>
          <svg className={styles.plane} viewBox="-24 -24 48 48" focusable="false">
            <g transform="rotate(-90)">
              <Aircraft />
            </g>
          </svg>
        </div>
      </div>
      <Motion />
    </>
  );
}
