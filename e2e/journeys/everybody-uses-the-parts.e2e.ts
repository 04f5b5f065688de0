import type { Page } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { violationsInBothThemes } from '../fixtures/axe.ts';
import { openGallery, openPart, playgroundFolder, servePlayground } from '../fixtures/playground.ts';
import { sizes } from '../fixtures/sizes.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ operator: null, contextOptions: { reducedMotion: 'reduce' } });

const productFolder = fileURLToPath(new URL('../../web/dist/app/', import.meta.url));

/** What makes the page scroll sideways: parts by their words, or the page when no part does. */
const widerThan = (page: Page, width: number): Promise<string[]> =>
  page.locator('section.gallery-section').evaluateAll((parts, limit) => {
    if (document.documentElement.scrollWidth <= limit) return [];
    const wide = parts.filter((part) => part.scrollWidth > part.clientWidth);
    return ['the page', ...wide.map((part) => part.textContent.slice(0, 40))];
  }, width);

/** Files of a build that speak of the gallery. */
async function filesOfGallery(folder: string): Promise<string[]> {
  const assets = join(folder, 'assets');
  const names = (await readdir(assets)).filter((name) => /\.(js|css)$/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(join(assets, name), 'utf8')));
  return names.filter((_, at) => texts[at]?.includes('gallery-sections'));
}

test('in production the address is there, and empty; nothing of the gallery is shipped', async ({ page }) => {
  await page.goto('/playground');
  await expect(page.locator('#root')).toBeAttached();
  await expect(page.locator('body')).toHaveText('');
  expect(await filesOfGallery(productFolder)).toEqual([]);
  // The same search finds it where it is.
  expect(await filesOfGallery(playgroundFolder)).not.toEqual([]);
});

test.describe('in the gallery', () => {
  const refused: string[] = [];

  test.beforeEach(async ({ page, server }) => {
    refused.length = 0;
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
    });
    await servePlayground(page, server.url);
  });
  // The product's policy refused nothing that a part does.
  test.afterEach(() => expect(refused).toEqual([]));

  for (const { name, ...size } of sizes) {
    test(`axe objects to nothing of any part on ${name}, in light and in dark`, async ({ page }) => {
      await page.setViewportSize(size);
      await openGallery(page);
      expect(await violationsInBothThemes(page)).toEqual([]);
      expect(await widerThan(page, size.width)).toEqual([]);
    });
  }

  test('a date is typed, mended in the middle and chosen in the calendar by keys alone', async ({ page }) => {
    await openPart(page, 'date-field');
    const field = page.getByRole('textbox', { name: 'Primeiro vencimento' });
    await field.fill('');
    await field.pressSequentially('5/3/2026');
    await expect(field).toHaveValue('05/03/2026');
    await field.press('Home');
    for (let step = 0; step < 4; step += 1) await field.press('ArrowRight');
    await field.press('Delete');
    await field.press('4');
    await expect(field).toHaveValue('05/04/2026');
    await field.press('Alt+ArrowDown');
    await expect(page.getByRole('button', { name: 'domingo, 5 de abril de 2026' })).toBeFocused();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('gridcell', { selected: true })).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('06/05/2026');
    await expect(page.getByRole('button', { name: 'Abrir calendário' }).nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(field).toHaveValue('06/05/2026');
  });

  test('one of 1,338 is found by typing and chosen by keys alone', async ({ page }) => {
    await openPart(page, 'combobox');
    const field = page.getByRole('combobox', { name: 'Profissão' }).first();
    await field.focus();
    await page.keyboard.type('textil mecanico 3');
    const option = page.getByRole('option', { name: 'Mecânico têxtil 3' }).first();
    await expect(option).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    const active = (await field.getAttribute('aria-activedescendant')) ?? '';
    expect(await option.getAttribute('id')).toBe(active);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Mecânico têxtil 3');
    await expect(field).toBeFocused();
    await page.keyboard.type('x');
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('Mecânico têxtil 3');
  });

  test('a menu acts by keys and gives the focus back', async ({ page }) => {
    await openPart(page, 'menu-button');
    const button = page.getByRole('button', { name: 'Mais ações' });
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Ver comprovante' })).toBeFocused();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('i');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText('Imprimir');
    await expect(button).toBeFocused();
  });

  test('tabs are opened by arrows', async ({ page }) => {
    await openPart(page, 'tabs');
    await page.getByRole('tab', { name: 'Dados' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Contratos 3' })).toBeFocused();
    await expect(page.getByRole('tabpanel')).toContainText('Três contratos');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel')).toBeFocused();
  });

  test('a form with mistakes takes one to the first of them', async ({ page }) => {
    await openPart(page, 'form');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByLabel('Nome')).toBeFocused();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.keyboard.type('Ana');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Nascimento', { exact: true })).toBeFocused();
    await page.keyboard.type('08051990');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: 'Manhã' })).toBeFocused();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Salvo.')).toBeVisible();
  });
});
