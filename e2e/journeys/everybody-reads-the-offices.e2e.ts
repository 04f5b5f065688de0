import { objectionsOf } from '../fixtures/axe.ts';
import { phone } from '../fixtures/sizes.ts';
import { expect, test } from '../fixtures/test.ts';
import { tourOfOffices } from '../fixtures/tour.ts';

test.use({ operator: null, viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

// Apart from the till's, so that the two are walked side by side.
test('axe objects to nothing on any screen behind the till, in light and in dark', async ({ page, api }) => {
  test.setTimeout(300_000);
  expect(await objectionsOf((visit) => tourOfOffices(page, api, visit))).toEqual({});
});
