import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Scene } from '@/ui/Cover/scenes';
import { LinkCards } from './LinkCards';

vi.mock('@/ui/Icon/icon-href', () => ({ iconHref: (name: string) => `#${name}` }));

const card = (scene?: Scene) => ({
  href: null,
  icon: 'bus' as const,
  title: 'Bus',
  text: '',
  scene,
});
const drawings = (...scenes: (Scene | undefined)[]) =>
  renderToStaticMarkup(<LinkCards cards={scenes.map(card)} />).match(/\/scenes\/[\w-]+/g);

test('cards show their drawings where each of them has one', () => {
  expect(drawings('kerb', 'belt')).toEqual(['/scenes/kerb', '/scenes/belt']);
  expect(drawings('kerb', undefined)).toBeNull();
});
