import { planShapes } from '@/features/floor-plans/plan-shapes';
import type { PlanPosition } from '@/features/floor-plans/ui/LocatorMap';
import type { Located } from '@/features/places/schema';

/** Where a place or a service is drawn; null where it is on no drawing. */
export async function planPosition({ place_id, floor }: Located): Promise<PlanPosition | null> {
  if (!place_id || !floor) return null;
  const number = Number(floor.value);
  const { canvas, areas } = await planShapes(number);
  const area = areas.find(({ id }) => id === place_id);
  return area ? { floor: number, canvas, box: area.box } : null;
}
