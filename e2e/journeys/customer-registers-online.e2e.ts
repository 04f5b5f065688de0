import { violationsInAllSizes } from '../fixtures/axe.ts';
import { faceStills, holdCamera } from '../fixtures/fake-camera.ts';
import { messageTo } from '../fixtures/inbox.ts';
import type { Customer } from '../fixtures/people.ts';
import { takePhotos } from '../fixtures/photographs.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ operator: 'atendente@norte.example', viewport: { width: 390, height: 844 } });

/** Nobody's so far; clean at the bureau of the demonstration. */
const alone: Customer = { cpf: '00010750207', name: 'Ana de Lima', phone: '92988886666' };

test('a customer who is pre-approved goes on alone behind the link, and the store sees what came of it', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/applications');
  await page.getByLabel('CPF do cliente').fill(alone.cpf);
  expect(await violationsInAllSizes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Próximo' }).click();
  await page.getByLabel('Celular Principal').fill(alone.phone);
  await page.getByRole('button', { name: 'Enviar SMS' }).click();
  const toStore = await messageTo(server.url, alone.phone, /(\d{3})-(\d{3}) é o código do seu cadastro/);
  await page.getByLabel('Código de 6 dígitos').pressSequentially(toStore.slice(1).join(''));
  await page.getByRole('button', { name: 'Enviar link de cadastro' }).click();
  await expect(page.getByText(/Link enviado para o telefone/)).toBeVisible();
  const [, link = ''] = await messageTo(server.url, alone.phone, /(\/c\/cadastro#[\w-]{43})/);

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const camera = await holdCamera(phone, await faceStills());
  await phone.goto(`${server.url}${link}`);
  await phone.getByRole('button', { name: 'Enviar código' }).click();
  const toCustomer = await messageTo(server.url, alone.phone, /(\d{3})-(\d{3}) é o código para continuar/);
  await phone.getByLabel('Código').fill(toCustomer.slice(1).join(''));
  await phone.getByRole('button', { name: 'Confirmar' }).click();
  await phone.getByLabel('Nome completo').fill(alone.name);
  await phone.getByLabel('Data de nascimento').fill('12/03/1990');
  await phone.getByRole('combobox', { name: 'Profissão' }).fill('vendedor');
  await phone.keyboard.press('Enter');
  await phone.getByLabel('CEP').fill('69057070');
  expect(await violationsInAllSizes(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Continuar' }).click();
  await expect(phone.getByRole('heading', { name: 'Suas fotos' })).toBeVisible();
  // Another device of the store goes on with what the customer typed.
  const till = await browser.newContext({ baseURL: server.url, storageState: await page.context().storageState() });
  const elsewhere = await till.newPage();
  await elsewhere.goto('/applications');
  await elsewhere.getByLabel('CPF do cliente').fill(alone.cpf);
  await elsewhere.getByRole('button', { name: 'Próximo' }).click();
  await expect(elsewhere.getByText('Este telefone já foi verificado')).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Próximo' }).click();
  await elsewhere.getByRole('button', { name: 'Cadastrar cliente' }).click();
  await expect(elsewhere.getByLabel('Nome completo')).toHaveValue(alone.name);
  await elsewhere.getByRole('button', { name: 'Próximo' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Fotos do cliente' })).toBeVisible();
  await till.close();
  await takePhotos(phone, camera);
  expect(await violationsInAllSizes(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Continuar' }).click();
  await phone.getByRole('radio', { name: 'Dia 10' }).check();
  await phone.getByRole('button', { name: 'Continuar' }).click();
  await phone.getByRole('checkbox').check();
  expect(await violationsInAllSizes(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Enviar cadastro' }).click();
  await expect(phone.getByText('Cadastro aprovado!')).toBeVisible({ timeout: 30_000 });
  const [, limit = ''] = /R\$\s([\d.,]+)/.exec((await phone.locator('.customer-figure').textContent()) ?? '') ?? [];
  // On any other device the link is dead.
  const other = await browser.newPage();
  await other.goto(`${server.url}${link}`);
  await expect(other.getByText(/já foi enviado, e o link não serve mais/)).toBeVisible();

  await page.goto('/central-de-vendas');
  await page.getByLabel('CPF do cliente').fill(alone.cpf);
  await page.getByLabel('CPF do cliente').press('Enter');
  await expect(page.getByText(limit).first()).toBeVisible();
});
