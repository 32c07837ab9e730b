import type { FieldState } from '@/cms/translation-status/status';
import type { IconName } from '@/cms/admin-ui/icons';

/** A field that may be marked in a frame, and what is said of it there. */
export interface FrameField {
  state: FieldState;
  /** On the upper right edge of its outline, with its sign; only for what is work. */
  label: string;
}

/** What a frame shows of fields, as the view around it knows. */
export interface FrameInput {
  /** Fields are marked, and links of the page are not followed. */
  marks: boolean;
  /** Fields by their name, `pages:12:title`. */
  fields: ReadonlyMap<string, FrameField>;
  /** Fields that get space above, the same in all frames. */
  room: ReadonlySet<string>;
  /** The field under the pointer or focus, in whichever frame. */
  current: string | null;
  /** Whether it is in this frame. */
  here: boolean;
  /** "Edit in Русский" */
  editLabel: string;
  /** CSS pixels of the admin for one of the page: what is drawn keeps its size. */
  scale: number;
}

/** Within the frame's window, in the page's CSS pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A field to do on the ruler. */
export interface Tick {
  field: string;
  state: FieldState;
  /** From the top of the page. */
  y: number;
}

/** Where things are in a frame; in the page's CSS pixels. */
export interface FrameLayout {
  top: number;
  height: number;
  total: number;
  ticks: Tick[];
  current: Box | null;
}

/** What a frame tells. */
export interface FrameEvents {
  /** The pointer is over a field, or over none. */
  onPoint(field: string | null): void;
  onFocus(field: string | null): void;
  onEdit(field: string): void;
  onKey(event: KeyboardEvent): void;
  onScroll(): void;
  onLayout(layout: FrameLayout): void;
  /** The fields that have a place on the page, in its order; told when they become others. */
  onFields(fields: readonly string[]): void;
  /** The documents of which a field is in view; told when they become others. */
  onDocuments(refs: readonly string[]): void;
}

/** The signs of the states, in labels and pills. */
export const stateIcons: Partial<Record<FieldState, IconName>> = {
  changed: 'changed',
  fallback: 'fallback',
  missing: 'missing',
};
