import type { Page } from '@playwright/test';
import { violationsInBothThemes } from '../../fixtures/axe.ts';
import { analyst, analystOfProvider } from '../../fixtures/people.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { sizes } from '../../fixtures/sizes.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ operator: analyst });

async function looksRight(page: Page) {
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
}

/** '27/11/2026': tomorrow may have begun already in the zone that is first. */
const inThreeDays = () =>
  new Date(Date.now() + 3 * 86_400_000).toLocaleDateString('pt-BR', { timeZone: 'America/Manaus' });

test('an analyst raises a rate from tomorrow on, sees a purchase before and after, the provider sees it, and it is undone', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/?menu=true');
  await page.getByRole('link', { name: /^Políticas/ }).click();
  const common = page.getByRole('region', { name: 'Super Compra, Norte Móveis' });
  await expect(common).toContainText('Em vigor');
  await looksRight(page);
  await common.getByRole('link', { name: 'Mudar a partir desta' }).click();
  const rate = page.getByRole('group', { name: 'Planos, linha 1' }).getByLabel('Juros ao mês (%)');
  await expect(rate).toHaveValue('4,99');
  await rate.fill('abc');
  await page.getByRole('button', { name: 'Ver o que muda' }).click();
  await expect(page.getByText('Informe um percentual, como 4,99')).toBeVisible();
  await expect(rate).toBeFocused();
  await rate.fill('5.49');
  await looksRight(page);
  await page.getByRole('link', { name: 'Políticas', exact: true }).first().click();
  await page.getByRole('button', { name: 'Continuar editando' }).click();
  await page.getByRole('button', { name: 'Ver o que muda' }).click();
  const dialog = page.getByRole('dialog', { name: 'O que muda' });
  await expect(dialog.getByRole('row', { name: 'Planos, linha 1: Juros ao mês 4,99 % 5,49 %' })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^3x R\$ 185,\d\d CET .* R\$ 187,\d\d CET / })).toBeVisible();
  await looksRight(page);
  await dialog.getByLabel('Motivo').fill('Custo do dinheiro subiu');
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Política publicada.')).toBeVisible();
  await expect(page.getByText('Ainda vai valer')).toBeVisible();
  await looksRight(page);
  const address = page.url();

  const context = await browser.newContext({ baseURL: server.url, storageState: { cookies: [], origins: [] } });
  const other = await context.newPage();
  await signIn(other, analystOfProvider);
  await other.goto(address);
  await expect(other.getByText('Custo do dinheiro subiu')).toBeVisible();
  await expect(other.getByText(/^Davi Rocha/)).toBeVisible();
  await context.close();

  await page.getByRole('link', { name: 'Desfazer' }).click();
  await expect(rate).toHaveValue('4,99');
  await page.getByLabel('Primeiro dia').fill(inThreeDays());
  await page.getByRole('button', { name: 'Ver o que muda' }).click();
  await dialog.getByLabel('Motivo').fill('Engano de digitação');
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Política publicada.').last()).toBeVisible();
  await expect(page.getByRole('row', { name: 'Planos, linha 1: Juros ao mês 5,49 % 4,99 %' })).toBeVisible();
  await page.getByRole('button', { name: 'Retirar' }).click();
  await page.getByLabel('Motivo').fill('Decidimos subir mesmo');
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click();
  await expect(page.getByText('Política retirada.')).toBeVisible();
});
