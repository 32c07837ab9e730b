import { useMemo, useRef, useState, type ReactNode } from 'react';
import { localeNames, type Locale } from '@/i18n/locales';
import type { Box, FrameEvents, FrameInput, FrameLayout } from '@/studio/preview-overlay/types';
import { useFrame } from '@/studio/hooks/useFrame';
import type { Frames } from '@/studio/hooks/useFrames';
import { forwardKey } from '@/studio/hooks/useShortcuts';
import { useSize } from '@/studio/hooks/useSize';
import { useTool } from '../ToolContext';
import styles from './columns.module.scss';
import { Ruler } from './Ruler';

/** The part of a frame's events that the view around it takes. */
export type FrameTells = Omit<FrameEvents, 'onLayout' | 'onKey'>;

interface Props {
  lang: Locale;
  /** What the page is called in the frame's name. */
  title: string;
  src: string | undefined;
  frames: Frames;
  marks: Omit<FrameInput, 'scale'>;
  tells: FrameTells;
  onShow: (field: string) => void;
  /** What stands at the current field, over the page. */
  card: ReactNode;
}

/** A page at its true width in CSS pixels, scaled down to the column where that is narrower. */
export function Frame({ lang, title, src, frames, marks, tells, onShow, card }: Props) {
  const { say, state } = useTool();
  const { width, view } = state;
  const holder = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const size = useSize(holder);
  const [layout, setLayout] = useState<FrameLayout | null>(null);
  const scale = Math.min(1, (size?.width ?? width) / width) || 1;
  const input = useMemo<FrameInput>(() => ({ ...marks, scale }), [marks, scale]);
  const load = useFrame(lang, frames, input, {
    ...tells,
    onKey: (event) => frame.current && forwardKey(frame.current, event),
    onLayout: (next) => setLayout((before) => (isSame(before, next) ? before : next)),
  });
  const version = say(view).toLowerCase();
  const height = size?.height ?? 0;
  return (
    <div className={styles.stage} ref={holder}>
      <div className={styles.page} style={{ width: width * scale, height }}>
        {src && (
          <iframe
            // Another address in the same frame would be a step of the browser's history.
            key={src}
            ref={frame}
            title={say('frameTitle', { title, language: localeNames[lang], version })}
            src={src}
            onLoad={(event) => load(event.currentTarget)}
            style={{ width, height: height / scale, transform: `scale(${scale})` }}
          />
        )}
        {card && layout?.current && (
          <div className={styles.cardPlace} style={placeOf(layout.current, scale, height)}>
            {card}
          </div>
        )}
      </div>
      {layout && (
        <Ruler
          layout={layout}
          current={marks.current}
          onShow={onShow}
          onScroll={(top) => frames.get(lang)?.scrollTo(top)}
        />
      )}
    </div>
  );
}

const isSame = (before: FrameLayout | null, next: FrameLayout) =>
  JSON.stringify(before) === JSON.stringify(next);

/** Outlines stand off the text; the card stands off the outline. */
const GAP = 14;

/** A card stands below its field, or above where the field is in the lower half. */
function placeOf(box: Box, scale: number, height: number): React.CSSProperties {
  const top = box.top * scale;
  const bottom = (box.top + box.height) * scale;
  return top + bottom > height && top > height / 3
    ? { bottom: Math.max(0, height - top + GAP * 2) }
    : { top: Math.max(0, bottom + GAP) };
}
