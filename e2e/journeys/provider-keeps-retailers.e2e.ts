import { violationsInBothThemes } from '../fixtures/axe.ts';
import { analyst, analystOfProvider, stores } from '../fixtures/people.ts';
import { sizes } from '../fixtures/sizes.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ operator: analystOfProvider });

test('the provider enters a retailer with a store, closes it, and keeps the holidays of its place', async ({
  page,
}) => {
  await page.goto('/varejos');
  await expect(page.getByRole('link', { name: 'Leste Eletro' })).toBeVisible();
  await page.getByRole('button', { name: 'Novo varejo' }).click();
  await page.getByLabel('Nome fantasia').fill('Oeste Lar');
  await page.getByLabel('Razão social').fill('Oeste Lar Ltda');
  await page.getByLabel('CNPJ', { exact: true }).fill('12.ABC.345/01DE-35');
  await page.getByLabel('Nome do contato').fill('Rita Sá');
  await page.getByLabel('E-mail do contato').fill('rita@oeste.example');
  await page.getByLabel('Telefone do contato').fill('9230000001');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('heading', { name: 'Oeste Lar' })).toBeVisible();
  await expect(page.getByText('O que falta para vender')).toBeVisible();

  await page.getByRole('button', { name: 'Nova loja' }).click();
  await page.getByLabel('Nome da loja').fill('Loja Nova');
  await page.getByLabel('CNPJ', { exact: true }).fill('11.222.333/0001-81');
  await page.getByLabel('CEP').fill('69005140');
  await expect(page.getByLabel('Logradouro')).toHaveValue('Avenida Sete de Setembro');
  await page.getByLabel('Número').fill('12');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Avenida Sete de Setembro, 12, Centro, Manaus/AM, 69005-140')).toBeVisible();
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    expect(await violationsInBothThemes(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Inativar Loja Nova' }).click();
  await expect(page.getByText('Nada em andamento nesta loja.')).toBeVisible();
  await page.getByLabel('Motivo').fill('Obra no ponto');
  await page.getByRole('dialog').getByRole('button', { name: 'Inativar loja' }).click();
  await expect(page.getByText('Inativa', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Histórico' }).click();
  await expect(page.getByText('Obra no ponto')).toBeVisible();

  await page.goto('/feriados');
  await page.getByRole('button', { name: 'Novo feriado' }).click();
  await page.getByLabel('Onde vale').selectOption('Um estado');
  await page.getByLabel('Estado').selectOption('Amazonas');
  const year = new Date().getFullYear() + 1;
  await page.getByRole('textbox', { name: 'Dia' }).fill(`18/06/${year}`);
  await page.getByRole('textbox', { name: 'Feriado' }).fill('Dia do estado');
  await page.getByRole('button', { name: 'Ver o que muda' }).click();
  await expect(page.getByText('Vale para 4 lojas.')).toBeVisible();
  await page.getByLabel('Motivo').fill('Lei estadual');
  await page.getByRole('button', { name: 'Incluir feriado' }).click();
  await expect(page.getByText('Dia do estado', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Retirar Dia do estado' }).click();
  await page.getByLabel('Motivo').fill('Não foi decretado');
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click();
  await expect(page.getByText('Dia do estado', { exact: true })).toHaveCount(0);
});

test.describe('at a retailer', () => {
  test.use({ operator: analyst });

  test('its analyst reads the own stores and changes none', async ({ page }) => {
    await page.goto('/varejos');
    await page.getByRole('link', { name: 'Norte Móveis', exact: true }).click();
    await expect(page.getByRole('heading', { name: stores.centro.name })).toBeVisible();
    await expect(page.getByText('Tudo pronto para vender.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nova loja' })).toHaveCount(0);
  });
});
