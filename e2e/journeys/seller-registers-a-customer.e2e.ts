import type { Page } from '@playwright/test';
import { violationsInAllSizes, violationsInBothThemes } from '../fixtures/axe.ts';
import { choosePlan, finishButton, finishedTitle, giveCode, valueField } from '../fixtures/counter.ts';
import { faceStills, holdCamera } from '../fixtures/fake-camera.ts';
import { messageTo } from '../fixtures/inbox.ts';
import type { Customer } from '../fixtures/people.ts';
import { takePhotos } from '../fixtures/photographs.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ operator: 'atendente@norte.example', viewport: { width: 390, height: 844 } });

/** Nobody's so far; clean at the bureau of the demonstration. */
const newcomer: Customer = { cpf: '00010742298', name: 'Rita de Souza', phone: '92988887777' };

const next = (page: Page) => page.getByRole('button', { name: 'Próximo' });

test('a new customer is registered, decided and buys, in one sitting on one phone', async ({ page, api, server }) => {
  const camera = await holdCamera(page, await faceStills());
  await page.goto('/central-de-vendas');
  await expect(page.getByRole('heading', { name: 'Seu desempenho' })).toBeVisible();
  expect(await violationsInAllSizes(page)).toEqual([]);
  await page.getByLabel('CPF do cliente').fill(newcomer.cpf);
  await page.getByLabel('CPF do cliente').press('Enter');
  await expect(
    page.getByText('Este cliente não possui cadastro. Por favor, inicie o processo de cadastro.'),
  ).toBeVisible();
  await page.getByLabel('Celular Principal').fill(newcomer.phone);
  await page.getByRole('button', { name: 'Enviar SMS' }).click();
  const [, one = '', two = ''] = await messageTo(
    server.url,
    newcomer.phone,
    /(\d{3})-(\d{3}) é o código do seu cadastro/,
  );
  await page
    .getByRole('dialog', { name: 'Digite o código' })
    .getByLabel('Código de 6 dígitos')
    .pressSequentially(one + two);
  await expect(page.getByRole('heading', { name: 'Cliente com limite disponível' })).toBeVisible();
  await page.getByRole('button', { name: 'Cadastrar cliente' }).click();
  await expect(page.getByRole('heading', { name: 'Cadastro do cliente' })).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByLabel('Nome completo').fill(newcomer.name);
  await page.getByLabel('Data de nascimento').fill('12/03/1990');
  await page.getByRole('combobox', { name: 'Profissão' }).fill('vendedor');
  await page.keyboard.press('Enter');
  await page.getByLabel('CEP').fill('69057070');
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Fotos do cliente' })).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await takePhotos(page, camera);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await next(page).click();
  await page.getByRole('radio', { name: 'Dia 10' }).check();
  await page.getByRole('button', { name: 'Finalizar cadastro' }).click();
  await expect(page.getByRole('heading', { name: 'Bem-vindo' })).toBeVisible({ timeout: 30_000 });
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Vender agora' }).click();
  await valueField(page).fill('300');
  await valueField(page).press('Enter');
  await giveCode(page, await choosePlan(page, api, { customer: newcomer, count: 3 }));
  await finishButton(page).click();
  await expect(finishedTitle(page)).toBeVisible();
});
