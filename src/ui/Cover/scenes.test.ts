import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scenes } from './scenes';

const folder = 'public/scenes';

test('every scene is drawn, and every drawing is a scene', () => {
  expect(readdirSync(folder).sort()).toEqual(scenes.map((scene) => `${scene}.svg`).sort());
});

test.each(scenes)('%s fills a card, is light and refers to nothing outside itself', (scene) => {
  const svg = readFileSync(`${folder}/${scene}.svg`, 'utf8');
  expect(svg).toContain('viewBox="0 0 800 450"');
  expect(svg.length).toBeLessThan(9000);
  expect(svg).not.toMatch(/<(?:text|image|script|style|filter)\b|href="(?!#)/);
});
