import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { floors } from './location';
import type { PlanShapes } from './shapes';
import { parsePlan } from './shapes';

const read = new Map<number, Promise<PlanShapes>>();

/** The shapes of a floor's drawing in public/plans/; none where there is no such drawing. */
export function planShapes(floor: number): Promise<PlanShapes> {
  const known = read.get(floor);
  if (known) return known;
  const file = path.join(process.cwd(), 'public/plans', `floor-${floor}.svg`);
  const shapes = readFile(file, 'utf8')
    .then(parsePlan)
    .catch(() => ({ canvas: { width: 0, height: 0 }, areas: [], labels: [] }));
  read.set(floor, shapes);
  return shapes;
}

/** Whether a drawing has an area; without any drawing nobody knows. */
export async function isOnPlans(id: string): Promise<boolean> {
  const areas = (await Promise.all(floors.map(planShapes))).flatMap((drawing) => drawing.areas);
  return areas.length === 0 || areas.some((area) => area.id === id);
}
