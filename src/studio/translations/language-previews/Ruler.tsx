import type { FrameLayout } from '@/studio/preview-overlay/types';
import styles from './columns.module.scss';

interface Props {
  layout: FrameLayout;
  current: string | null;
  onShow: (field: string) => void;
  onScroll: (top: number) => void;
}

const percent = (part: number, of: number) => `${(100 * part) / Math.max(of, 1)}%`;

/**
 * The whole page on ten pixels: what is in view, and where fields are to do. A pointer's shortcut
 * for what the buttons and keys of the view do as well, so it is no stop of the tab key.
 */
export function Ruler({ layout: { top, height, total, ticks }, current, onShow, onScroll }: Props) {
  const press = (event: React.MouseEvent<HTMLDivElement>) => {
    const { top: start, height: length } = event.currentTarget.getBoundingClientRect();
    const at = (event.clientY - start) / length;
    onScroll(at * total - height / 2);
  };
  return (
    <div className={styles.ruler} onClick={press} aria-hidden="true">
      <span
        className={styles.inView}
        style={{ top: percent(top, total), height: percent(Math.min(height, total), total) }}
      />
      {ticks.map(({ field, state, y }) => (
        <span
          key={field}
          className={styles.tick}
          data-state={field === current ? 'current' : state}
          style={{ top: percent(y, total) }}
          onClick={(event) => {
            event.stopPropagation();
            onShow(field);
          }}
        />
      ))}
    </div>
  );
}
