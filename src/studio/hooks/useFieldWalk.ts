import { useEffect, useMemo, useRef } from 'react';
import type { Todo } from '@/studio/lib/fields';
import type { CurrentField } from './useCurrent';
import type { Frames } from './useFrames';
import type { Go } from './useAddress';

/** The id of a field's link in the strip of what the page does not show. */
export const stripId = ({ lang, field }: Pick<Todo, 'lang' | 'field'>) => `todo-${lang}-${field}`;

/** From field to field to do, across the languages; the frames go along. */
export function useFieldWalk(
  todos: readonly Todo[],
  { current, focused, focus }: CurrentField,
  frames: Frames,
  go: Go,
) {
  const here = focused ?? current;
  const index = todos.findIndex(({ field, lang }) => field === here?.field && lang === here.lang);
  const last = useRef(-1);
  useEffect(() => {
    if (index >= 0) last.current = index;
  }, [index]);
  return useMemo(() => {
    /** Goes to a field of a language; the other frames show it as well. */
    const show = ({ field, lang }: Pick<Todo, 'lang' | 'field'>, takesFocus = true) => {
      const found = todos.findIndex((todo) => todo.field === field && todo.lang === lang);
      if (found >= 0) last.current = found;
      go({ lang, tab: 'preview' });
      focus(lang, field);
      // Once the tab and the column are in view.
      requestAnimationFrame(() => {
        const shown = frames.all().filter(([, one]) => one.show(field));
        if (!takesFocus) return;
        const frame = shown.find(([other]) => other === lang)?.[1];
        if (frame) frame.focus(field);
        else document.getElementById(stripId({ lang, field }))?.focus();
      });
    };
    /** The next one to do, or the one before; undefined where nothing is. */
    const next = (by: 1 | -1): Todo | undefined => {
      // A field that was just done is gone from the list: its place is now the next one's.
      const gone = by > 0 ? last.current - 1 : last.current;
      const start = index >= 0 ? index : last.current >= 0 ? gone : by < 0 ? 0 : -1;
      return todos[(start + by + todos.length) % todos.length];
    };
    return { index, show, next };
  }, [todos, index, focus, frames, go]);
}

export type FieldWalk = ReturnType<typeof useFieldWalk>;
