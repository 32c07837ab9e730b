import { isLocale, type Locale } from '@/i18n/locales';
import { previewModes, type PreviewMode } from '@/features/accessibility-panel/preview-modes';
import { todoStates, type TodoState } from './states';

export const widths = [360, 768, 1280] as const;
export type Width = (typeof widths)[number];

export const views = ['draft', 'published'] as const;
export type View = (typeof views)[number];

export const tabs = ['preview', 'fields', 'accessibility'] as const;
export type Tab = (typeof tabs)[number];

/** What the address of the view says, so that a link opens what was seen. */
export interface Address {
  /** The document, `pages:12`; null before one is chosen. */
  ref: string | null;
  /** The active column; null where the address has none. */
  lang: Locale | null;
  view: View;
  width: Width;
  tab: Tab;
  modes: PreviewMode[];
  /** The moment to show, `2026-12-01T00:00` in the airport's time; null is now. */
  at: string | null;
  /** The tree shows only documents with work. */
  todo: boolean;
  /** The tree shows only documents of a kind, or with a state in the active language. */
  kind: string | null;
  state: TodoState | null;
  together: boolean;
  marks: boolean;
}

const oneOf = <Value>(values: readonly Value[], value: unknown): Value | null =>
  values.includes(value as Value) ? (value as Value) : null;

/** Payload's own choice of language, `locale`, is the active column as well; it comes first. */
export function readAddress(query: URLSearchParams): Address {
  const lang = query.get('locale') ?? query.get('lang');
  const chosen = query.get('modes')?.split(',') ?? [];
  return {
    ref: query.get('ref'),
    lang: isLocale(lang) ? lang : null,
    view: oneOf(views, query.get('view')) ?? 'draft',
    width: oneOf(widths, Number(query.get('width'))) ?? 360,
    tab: oneOf(tabs, query.get('tab')) ?? 'preview',
    modes: previewModes.filter((mode) => chosen.includes(mode)),
    at: query.get('at'),
    todo: query.get('show') === 'todo',
    kind: query.get('kind'),
    state: oneOf(todoStates, query.get('state')),
    together: query.get('together') !== '0',
    marks: query.get('marks') !== '0',
  };
}

/** What is as by default is not written. */
export function writeAddress(address: Address): string {
  const { ref, lang, view, width, tab, at, todo, kind, state, together, marks } = address;
  const parts: Record<string, string | null> = {
    ref,
    lang,
    locale: lang,
    view: view === 'draft' ? null : view,
    width: width === 360 ? null : String(width),
    tab: tab === 'preview' ? null : tab,
    modes: address.modes.join(',') || null,
    at,
    show: todo ? 'todo' : null,
    kind,
    state,
    together: together ? null : '0',
    marks: marks ? null : '0',
  };
  const query = new URLSearchParams(
    Object.entries(parts).filter((part): part is [string, string] => part[1] !== null),
  );
  return query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',');
}
