import type { OpeningHours } from '@/features/places/schema';
import type { LocalText } from '@/lib/local-text';
import type { SchemeArea } from './schema';
import type { AreaShape, PlanShapes } from './shapes';

/** A place as the plan shows it: the editors' words, the drawing's shape, its card's facts. */
export interface PlanPlace extends Omit<SchemeArea, 'card'> {
  shape: Omit<AreaShape, 'id'>;
  href: string | null;
  hours: OpeningHours[];
}

export interface PlanFloor {
  floor: number;
  title: LocalText;
  width: number;
  height: number;
  plan: string;
  places: PlanPlace[];
  labels: (PlanShapes['labels'][number] & { text: LocalText })[];
}
