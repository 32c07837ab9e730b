import { isTodo } from '@/studio/lib/states';
import type { Place } from './elements';
import type { Drawn } from './layer';
import { stateIcons, type FrameInput, type Tick } from './types';

/** The outline of the same field in another frame stands outside that of its state. */
const OUTSIDE = 4;

function boxesOf({ field, host }: Place, input: FrameInput): Drawn[] {
  const { fields, current, here, editLabel, scale } = input;
  const { left, top, width, height } = host.getBoundingClientRect();
  const box = { field, left, top, width, height };
  const known = fields.get(field);
  if (field === current && here) {
    const label = { icon: 'edit', text: editLabel, about: known?.label } as const;
    return [{ ...box, kind: 'current', label }];
  }
  const boxes: Drawn[] = [];
  if (known && isTodo(known.state)) {
    const icon = stateIcons[known.state] ?? 'missing';
    boxes.push({ ...box, kind: known.state, label: { icon, text: known.label } });
  }
  if (field === current) {
    const more = boxes.length > 0 ? OUTSIDE / scale : 0;
    boxes.push({
      field,
      kind: 'same',
      left: left - more,
      top: top - more,
      width: width + 2 * more,
      height: height + 2 * more,
    });
  }
  return boxes;
}

/** A field is named by so much of its text. */
const NAMED_BY = 120;

/** What a field is called: its text, what is the matter with it, and what Enter does. */
export function nameOf({ field, element }: Place, input: FrameInput): string | null {
  const known = input.fields.get(field);
  if (!known) return null;
  const text = element.textContent.slice(0, NAMED_BY);
  return [text, known.label, input.editLabel].filter(Boolean).join('. ');
}

/** What is drawn for the places of a page; in the window's coordinates. */
export function drawnOf(places: readonly Place[], input: FrameInput): Drawn[] {
  return input.marks ? places.flatMap((place) => boxesOf(place, input)) : [];
}

/** The fields to do on the ruler, each once, where it stands first. */
export function ticksOf(places: readonly Place[], { fields }: FrameInput, top: number): Tick[] {
  const ticks = new Map<string, Tick>();
  for (const { field, host } of places) {
    const state = fields.get(field)?.state;
    if (!isTodo(state) || ticks.has(field)) continue;
    ticks.set(field, { field, state, y: Math.round(host.getBoundingClientRect().top + top) });
  }
  return [...ticks.values()];
}
