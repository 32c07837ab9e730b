'use client';

import { useEditDepth, useForm, useFormFields, useFormModified } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { placeInForm, type FormPlace, type RowStep, type Rows } from './form-path';
import { pollUntil } from './poll-until';

const wantedField = (): string | null =>
  new URLSearchParams(location.hash.slice(1)).get('field') || null;

/** The control of a field, which may be an editor of formatted text. */
function controlOf({ path }: FormPlace): HTMLElement | null {
  const rich = document.querySelector(`[data-field-path="${CSS.escape(path)}"]`);
  if (rich) return rich.querySelector<HTMLElement>('[contenteditable="true"]');
  const element = document.getElementById(`field-${path.replaceAll('.', '__')}`);
  const inner = 'input:not([type="hidden"]), textarea, [contenteditable="true"]';
  return element?.matches('input, textarea')
    ? element
    : (element?.querySelector<HTMLElement>(inner) ?? null);
}

/** What somebody writes in; an anchor is made from the heading. */
const controls =
  'input:not([type="hidden"], [type="checkbox"], [name$=".anchor"]), textarea, [contenteditable="true"]';

const elementOfRow = ({ path, index }: Pick<RowStep, 'path' | 'index'>): HTMLElement | null =>
  document.getElementById(`${path.replaceAll('.', '-')}-row-${index}`);

/** The innermost row around a field that is drawn so far. */
const rowOf = ({ rows }: FormPlace): HTMLElement | null =>
  rows.map(elementOfRow).findLast((row) => row !== null) ?? null;

/**
 * Opens the editor at a field: `#field=sections.a1b2.heading` unfolds the rows around it, scrolls to
 * it and puts the cursor there. Rows go by their ids, so it is found wherever it was moved. The cursor goes to the
 * first field of a row that somebody adds, too.
 */
export function FieldFocus() {
  const { getFields, dispatchFields } = useForm();
  const isOutermost = useEditDepth() === 1;

  const unfold = useEffectEvent(({ rows }: FormPlace) => {
    for (const { path, id } of rows) {
      const known = getFields()[path]?.rows ?? [];
      if (!known.find((row) => row.id === id)?.collapsed) continue;
      const updatedRows = known.map((row) => (row.id === id ? { ...row, collapsed: false } : row));
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows });
    }
  });
  const look = useEffectEvent((field: string): boolean => {
    const state = getFields() as Rows;
    const place = Object.keys(state).length > 0 ? placeInForm(field, state) : null;
    if (!place) return false;
    unfold(place);
    const control = controlOf(place);
    const isThere = control?.checkVisibility() ?? false;
    (isThere ? control : rowOf(place))?.scrollIntoView({ block: isThere ? 'center' : 'start' });
    if (isThere) control?.focus({ preventScroll: true });
    return isThere;
  });

  useEffect(() => {
    if (!isOutermost) return;
    let end: (() => void) | undefined;
    const start = () => {
      end?.();
      const field = wantedField();
      if (field) end = pollUntil(() => look(field));
    };
    start();
    addEventListener('hashchange', start);
    return () => {
      end?.();
      removeEventListener('hashchange', start);
    };
  }, [isOutermost]);
  useNewRows(isOutermost);
  return null;
}

/** Puts the cursor into the first field of a row that was added, once the choice of its kind has closed. */
function useNewRows(isOutermost: boolean) {
  const isModified = useFormModified();
  const counts = useFormFields(([fields]) =>
    JSON.stringify(
      Object.entries(fields).flatMap(([path, { rows }]) => (rows ? [[path, rows.length]] : [])),
    ),
  );
  const before = useRef<ReadonlyMap<string, number>>(new Map());
  const end = useRef<() => void>(undefined);
  useEffect(() => {
    const now = new Map(JSON.parse(counts) as [string, number][]);
    const known = before.current;
    before.current = now;
    if (!isOutermost || !isModified) return;
    const grown = [...now].find(([path, count]) => count === (known.get(path) ?? 0) + 1);
    if (!grown) return;
    const [path, count] = grown;
    end.current?.();
    end.current = pollUntil(() => {
      if (document.querySelector('dialog[open]')) return false;
      const row = elementOfRow({ path, index: count - 1 });
      const control = row?.querySelector<HTMLElement>(controls);
      control?.focus();
      return Boolean(control?.matches(':focus'));
    });
  }, [counts, isModified, isOutermost]);
  useEffect(() => () => end.current?.(), []);
}
