import { isInternal, pageSlug } from '@/lib/hrefs';
import type { Scene } from '@/ui/Cover/scenes';

/** What is drawn for a page, by its slug: beside its title where it is a page of text, and on cards that lead to it. */
export const pageScenes: Partial<Record<string, Scene>> = {
  airport: 'tower',
  passengers: 'apron-night',
  'passengers--departing': 'check-in',
  'passengers--arriving': 'belt',
  'passengers--baggage': 'travel-goods',
  'passengers--faq': 'information-desk',
  parking: 'car-park',
  'how-to-get-there': 'kerb',
  'services--assistance': 'assistance',
  'services--business-halls': 'lounge',
  'services--cafes-and-restaurants': 'tea-house',
  'services--duty-free': 'duty-free',
  'services--shops': 'ceramics',
  'airport--about': 'terminal',
  'airport--scheme': 'plan',
  'airport--sardor-rahimov': 'office',
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
  search: 'magnifier',
  sitemap: 'bookshop',
};

const scenesBySlug = new Map(Object.entries(pageScenes));

/** What is drawn on a card that leads to an address; nothing where it leads to no page with a drawing. */
export const sceneOf = (href: string | null): Scene | undefined =>
  href && isInternal(href) ? scenesBySlug.get(pageSlug(href.replace(/[?#].*/, ''))) : undefined;

/** What is drawn for a text: for the first page that it leads to. */
export const sceneOfLinks = (html: string): Scene | undefined =>
  [...html.matchAll(/href="([^"]+)"/g)]
    .map(([, href = '']) => sceneOf(href))
    .find((scene) => scene !== undefined);
