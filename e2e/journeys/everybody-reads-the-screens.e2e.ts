import { objectionsOf } from '../fixtures/axe.ts';
import { phone } from '../fixtures/sizes.ts';
import { expect, test } from '../fixtures/test.ts';
import { tourOfTill } from '../fixtures/tour.ts';

// Walked on a phone, since the other journeys walk at the desk.
test.use({ operator: null, viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

// Planted: a paragraph of little contrast in the dark alone, and a button without a name that only the phone shows.
test('axe objects to nothing on any screen of the till, in light and in dark', async ({ page, api }) => {
  test.setTimeout(300_000);
  expect(await objectionsOf((visit) => tourOfTill(page, api, visit))).toEqual({});
});
