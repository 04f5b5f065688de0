import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { openPart, servePlayground } from '../../fixtures/playground.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ operator: null, contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page, server }) => servePlayground(page, server.url));

const frameOf = (page: Page) => page.getByRole('region', { name: 'Vendas do ano' });
const check = (page: Page, number: number) => page.getByRole('checkbox', { name: `Selecionar venda ${number}` });

interface Scrolled {
  frames: number;
  /** Frames in which part of the frame between header and foot showed no row. */
  blank: number;
  headerMoved: number;
  /** Milliseconds from one frame to the next. */
  p95: number;
  rowsInPage: number;
}

/** Scrolls by nine rows a frame, faster than a hand: on a busy machine rows come a frame late, which the dozen beyond hide. */
const scrollThrough = (page: Page): Promise<Scrolled> =>
  frameOf(page).evaluate(async (frame) => {
    const nextFrame = () => new Promise<number>((done) => requestAnimationFrame(done));
    const [head, foot] = [frame.querySelector('thead th'), frame.querySelector('tfoot td')];
    const top = head?.getBoundingClientRect().top ?? 0;
    let [blank, headerMoved, rowsInPage] = [0, 0, 0];
    const times: number[] = [];
    let last = await nextFrame();
    for (let turn = 0; turn < 120; turn += 1) {
      frame.scrollTop += 400;
      const now = await nextFrame();
      times.push(now - last);
      last = now;
      const from = head?.getBoundingClientRect().bottom ?? 0;
      const to = foot?.getBoundingClientRect().top ?? 0;
      const rows = [...frame.querySelectorAll('tbody tr[data-index]')].map((row) => row.getBoundingClientRect());
      const seen = rows.filter((row) => row.bottom > from && row.top < to);
      const covered = seen.reduce((sum, row) => sum + Math.min(row.bottom, to) - Math.max(row.top, from), 0);
      if (covered < to - from - 1) blank += 1;
      if (Math.abs((head?.getBoundingClientRect().top ?? 0) - top) > 0.5) headerMoved += 1;
      rowsInPage = Math.max(rowsInPage, rows.length);
    }
    const sorted = times.toSorted((one, other) => one - other);
    return { frames: times.length, blank, headerMoved, p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0, rowsInPage };
  });

test('ten thousand rows scroll under their header without a blank frame', async ({ page }, info) => {
  await openPart(page, 'large-table');
  await expect(page.getByRole('table', { name: 'Vendas do ano' })).toHaveAttribute('aria-rowcount', '10002');
  await expect(check(page, 100_001)).toBeVisible();
  // The code of virtual rows comes after the first rows; then few of them are left.
  await expect.poll(() => frameOf(page).locator('tbody tr[data-index]').count()).toBeLessThan(30);
  const scrolled = await scrollThrough(page);
  info.annotations.push({ type: 'frames', description: JSON.stringify(scrolled) });
  expect(scrolled).toMatchObject({ frames: 120, blank: 0, headerMoved: 0 });
  expect(scrolled.rowsInPage).toBeLessThan(80);
});

test('the keyboard goes to any row, selects it, and is not lost when the rest is scrolled away', async ({ page }) => {
  await openPart(page, 'large-table');
  // The rows beyond the first come with a part that is loaded for them: until then keys reach only those that are shown.
  await expect(async () => {
    await check(page, 100_001).focus();
    await page.keyboard.press('End');
    await expect(check(page, 110_000)).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Home');
  await expect(check(page, 100_001)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('End');
  await expect(check(page, 110_000)).toBeFocused();
  await expect(check(page, 110_000)).toBeInViewport();
  await page.keyboard.press('Space');
  await expect(page.getByText('2 selecionadas', { exact: true }).last()).toBeVisible();

  await frameOf(page).evaluate((frame) => frame.scrollTo(0, 0));
  await expect(check(page, 100_001)).toBeInViewport();
  await expect(check(page, 110_000)).toBeFocused();
  await expect(check(page, 100_002)).toBeChecked();
  await page.keyboard.press('PageUp');
  await expect(check(page, 109_990)).toBeFocused();
  await expect(check(page, 109_990)).toBeInViewport();
});

test('a sort of ten thousand names shows the last of them first', async ({ page }) => {
  await openPart(page, 'large-table');
  const byName = page.getByRole('button', { name: 'Cliente' });
  await byName.click();
  await expect(page.getByRole('row').nth(1)).toContainText('Ágata Araújo');
  await byName.click();
  await expect(page.getByRole('columnheader', { name: 'Cliente' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('row').nth(1)).toContainText('Zilda');
});

test('the bars are as high as the figures that are read aloud', async ({ page }) => {
  await openPart(page, 'charts');
  const chart = page.getByRole('figure', { name: 'Vendas da semana, em reais' });
  const figures = await chart.getByRole('cell').allInnerTexts();
  const reais = figures.map((text) => Number(text.replace(/\D/g, '')));
  const heights = await chart
    .locator('rect')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().height));
  expect(reais).toHaveLength(6);
  const [highest, most] = [Math.max(...heights), Math.max(...reais)];
  for (const [at, height] of heights.entries())
    expect(Math.abs(height / highest - (reais[at] ?? 0) / most)).toBeLessThan(0.01);
});

test('the QR code on the screen reads as the text beside it, in the dark as well', async ({ page }) => {
  await openPart(page, 'codes');
  const code = page.getByRole('img', { name: 'QR Code do Pix de R$ 394,56' });
  const text = await page.getByText(/^000201/).innerText();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const picture = (await code.screenshot()).toString('base64');
    const { dark, width, height } = await page.evaluate(async (png) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
      let marks = '';
      for (let at = 0; at < pixels.length; at += 4) marks += (pixels[at] ?? 255) < 128 ? '1' : '0';
      return { dark: marks, width: image.width, height: image.height };
    }, picture);
    const pixels = new Uint8ClampedArray(dark.length * 4).fill(255);
    for (let at = 0; at < dark.length; at += 1) if (dark[at] === '1') pixels.fill(0, at * 4, at * 4 + 3);
    expect(jsQR.default(pixels, width, height)?.data).toBe(text);
  }
});
