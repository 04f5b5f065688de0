import type { Page } from '@playwright/test';
import { violationsInBothThemes } from '../fixtures/axe.ts';
import { choosePlan, finishButton, finishedTitle, giveCode, valueField } from '../fixtures/counter.ts';
import { faceStills, type HeldCamera, holdCamera } from '../fixtures/fake-camera.ts';
import { messageTo } from '../fixtures/inbox.ts';
import type { Customer } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ operator: 'atendente@norte.example', viewport: { width: 390, height: 844 } });

/** Nobody's so far; clean at the bureau of the demonstration. */
const newcomer: Customer = { cpf: '00010742298', name: 'Rita de Souza', phone: '92988887777' };

const next = (page: Page) => page.getByRole('button', { name: 'Próximo' });

async function takePhoto(page: Page, subject: string, answer: string | RegExp = 'Foto salva'): Promise<void> {
  const block = page.getByRole('region', { name: subject });
  await block.getByRole('button', { name: /Tirar (nova )?foto/ }).click();
  await page.getByRole('dialog', { name: subject }).getByRole('button', { name: 'Tirar foto' }).click();
  await expect(block.getByText(answer)).toBeVisible({ timeout: 30_000 });
}

/** Face and both sides of a card, the first face being none: it is answered, and taken again. */
async function takePhotos(page: Page, camera: HeldCamera): Promise<void> {
  await camera.show('CARD_BACK');
  await takePhoto(page, 'Foto do rosto', 'Centralize o rosto');
  await camera.show('FRONT');
  await takePhoto(page, 'Foto do rosto', 'Foto autenticada');
  await camera.show('CARD_FRONT');
  await page.getByLabel('Tipo de documento').selectOption({ label: 'RG' });
  await takePhoto(page, 'Frente do documento');
  await camera.show('CARD_BACK');
  await takePhoto(page, 'Verso do documento');
}

test('a new customer is registered, decided and buys, in one sitting on one phone', async ({ page, api, server }) => {
  const camera = await holdCamera(page, await faceStills());
  await page.goto('/central-de-vendas');
  await expect(page.getByRole('heading', { name: 'Seu desempenho' })).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
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

/** The same, who goes on alone. */
const alone: Customer = { cpf: '00010750207', name: 'Ana de Lima', phone: '92988886666' };

test('a customer who is pre-approved goes on alone behind the link, and the store sees what came of it', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/applications');
  await page.getByLabel('CPF do cliente').fill(alone.cpf);
  await next(page).click();
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
  expect(await violationsInBothThemes(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Continuar' }).click();
  await expect(phone.getByRole('heading', { name: 'Suas fotos' })).toBeVisible();
  await takePhotos(phone, camera);
  expect(await violationsInBothThemes(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Continuar' }).click();
  await phone.getByRole('radio', { name: 'Dia 10' }).check();
  await phone.getByRole('button', { name: 'Continuar' }).click();
  await phone.getByRole('checkbox').check();
  expect(await violationsInBothThemes(phone)).toEqual([]);
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
