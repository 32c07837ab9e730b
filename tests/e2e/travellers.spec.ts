import { Traveller, travellerTasks } from '../../tools/bench/traveller-tasks';
import { expect, openPage, test } from './test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** How long each takes is measured by the benchmark. */
for (const { name, run, maxKeys = Infinity } of travellerTasks) {
  test(`a traveller finds out ${name} without scrolling`, async ({ page }) => {
    await openPage(page, '/en/');
    const traveller = new Traveller(page);
    const answer = (await run(traveller)).first();
    await expect(answer).toBeInViewport({ ratio: 0.9 });
    expect(traveller.keys).toBeLessThanOrEqual(maxKeys);
  });
}
