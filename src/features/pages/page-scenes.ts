import type { Scene } from '@/ui/Cover/scenes';

/** What is drawn beside the title of a page, by its slug; each drawing stands for one page. */
export const pageScenes: Partial<Record<string, Scene>> = {
  passengers: 'apron-night',
  'passengers--departing': 'check-in',
  'passengers--arriving': 'belt',
  'passengers--baggage': 'travel-goods',
  'passengers--faq': 'information-desk',
  parking: 'car-park',
  'how-to-get-there': 'kerb',
  'services--business-halls': 'lounge',
  'airport--about': 'terminal',
  'airport--career': 'crew',
  'airport--contacts': 'contacts',
  'flight-safety-policy': 'safety',
  policies: 'documents',
  'privacy-policy': 'privacy',
  'press-center--photo-rules': 'camera',
  'press-center--press-releases': 'newspapers',
  pages: 'catalogue',
  partners: 'tails',
  'press-center': 'post-press',
  search: 'electronics',
};
