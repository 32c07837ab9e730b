import { useTranslation } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { colorSchemeNames } from '@/features/accessibility-panel/color-schemes';
import {
  isScheme,
  previewModes,
  type PreviewMode,
} from '@/features/accessibility-panel/preview-modes';
import { widths, type View } from '@/studio/lib/address';
import { labelIn } from '@/cms/admin-words/say';
import { toInput } from '@/cms/admin-ui/dates';
import { REGION } from '@/studio/hooks/useShortcuts';
import { Button, Check } from '@/cms/admin-ui/Button';
import controls from '@/cms/admin-ui/controls.module.scss';
import { Icon } from '@/cms/admin-ui/Icon';
import type { IconName } from '@/cms/admin-ui/icons';
import { Segmented } from '@/cms/admin-ui/Segmented';
import { useTool } from '../ToolContext';
import styles from './document.module.scss';

const widthIcons: Record<(typeof widths)[number], IconName> = {
  360: 'phone',
  768: 'tablet',
  1280: 'desktop',
};

/** One line of the bar is lower than this. */
const TWO_LINES = 70;

/** Where the bar does not fit on one line, its toggles keep their signs and lose their words. */
function useCompact() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    let width = 0;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      element.removeAttribute('data-compact');
      element.toggleAttribute('data-compact', element.offsetHeight > TWO_LINES);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return bar;
}

/** How the page is looked at. */
export function ControlBar() {
  const { say, state, go } = useTool();
  const { i18n } = useTranslation();
  const bar = useCompact();
  const nameOf = (mode: PreviewMode) =>
    isScheme(mode) ? labelIn(colorSchemeNames[mode], i18n.language) : say(mode);
  const turn = (mode: PreviewMode) =>
    go({ modes: previewModes.filter((one) => state.modes.includes(one) !== (one === mode)) });
  return (
    <div
      ref={bar}
      className={styles.bar}
      role="group"
      aria-label={say('controls')}
      tabIndex={-1}
      {...{ [REGION]: 'controls' }}
    >
      <Segmented<View>
        legend={say('version')}
        value={state.view}
        onChange={(view) => go({ view })}
        options={[
          { value: 'draft', label: say('draft') },
          { value: 'published', label: say('published') },
        ]}
      />
      <Segmented
        legend={say('width')}
        value={String(state.width)}
        onChange={(width) => go({ width: widths.find((one) => String(one) === width) })}
        options={widths.map((width) => ({
          value: String(width),
          label: (
            <>
              <Icon name={widthIcons[width]} size={15} />
              {width}
            </>
          ),
        }))}
      />
      <div className={styles.modes}>
        {previewModes.map((mode) => (
          <Button
            key={mode}
            kind="quiet"
            icon={isScheme(mode) ? 'contrast' : mode}
            aria-pressed={state.modes.includes(mode)}
            title={nameOf(mode)}
            onClick={() => turn(mode)}
          >
            <span>{nameOf(mode)}</span>
          </Button>
        ))}
      </div>
      <AsOf />
      <Check checked={state.together} onChange={() => go({ together: !state.together })}>
        {say('together')}
      </Check>
      <Check checked={state.marks} onChange={() => go({ marks: !state.marks })}>
        {say('marks')}
      </Check>
    </div>
  );
}

/** The moment at which the page is seen: now, or another. */
function AsOf() {
  const { say, state, go, now } = useTool();
  const { at } = state;
  return (
    <div className={styles.moment} data-set={at !== null || undefined}>
      <label>
        <span>{say('asOf')}</span>
        <input
          type="datetime-local"
          className={controls.input}
          value={at ?? toInput(now)}
          onChange={(event) => go({ at: event.target.value || null })}
        />
      </label>
      {at !== null && (
        <Button kind="quiet" onClick={() => go({ at: null })}>
          {say('now')}
        </Button>
      )}
    </div>
  );
}
