import type { FacePose } from '@balcao/contract';
import type { Browser, Page } from '@playwright/test';
import { violationsInAllSizes, violationsInBothThemes } from '../../fixtures/axe.ts';
import {
  askPlans,
  codeDialog,
  confirmDialog,
  finishButton,
  finishedTitle,
  moveTo,
  planOf,
} from '../../fixtures/counter.ts';
import { faceStills, type HeldCamera, holdCamera } from '../../fixtures/fake-camera.ts';
import { analystOfProvider, type Customer, customers, manager, stores } from '../../fixtures/people.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ operator: manager });

const callDialog = (page: Page) => page.getByRole('dialog', { name: 'Estamos avaliando sua compra' });
const analystDialog = (page: Page) => page.getByRole('dialog', { name: 'Ligação ao cliente' });

async function choose(page: Page, customer: Customer, count: number): Promise<void> {
  await page.goto('/caixa/compras');
  await askPlans(page, customer, 300);
  await planOf(page, count).click();
  await page.getByRole('button', { name: 'Finalizar compra' }).click();
  await confirmDialog(page).getByRole('button', { name: /^Sim/ }).click();
}

/** Another person at another computer. */
async function analystAt(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  await signIn(page, analystOfProvider);
  await page.goto('/ligacoes');
  return page;
}

const poses: Readonly<Record<string, FacePose>> = {
  'Olhe para a frente': 'FRONT',
  'Vire o rosto para a esquerda': 'LEFT',
  'Vire o rosto para a direita': 'RIGHT',
};

/** Does what the page asks for; each picture is taken by itself. */
async function takeShots(phone: Page, camera: HeldCamera): Promise<void> {
  await phone.getByRole('button', { name: 'Abrir a câmera' }).click();
  const place = phone.getByText(/^Foto \d de \d$/);
  const [, count = ''] = /de (\d)/.exec(await place.innerText()) ?? [];
  for (let step = 1; step <= Number(count); step += 1) {
    await expect(place).toHaveText(`Foto ${step} de ${count}`, { timeout: 30_000 });
    const asked = await phone.getByRole('heading', { level: 2 }).innerText();
    await camera.show(poses[asked] ?? 'FRONT');
  }
  await expect(place).toBeHidden({ timeout: 30_000 });
}

const take = (page: Page, { name }: Customer) =>
  page.getByRole('button', { name: new RegExp(`^Assumir ligação para ${name}$`, 'i') }).click();

test('an analyst takes the call and authorises it: the till turns by itself', async ({ page, browser, server }) => {
  const customer = customers.raisedLimit;
  await moveTo(page, stores.deposito.name);
  await choose(page, customer, 2);
  await expect(callDialog(page)).toContainText('Um analista vai ligar para');
  expect(await violationsInBothThemes(page)).toEqual([]);
  const desk = await analystAt(browser, server.url);
  expect(await violationsInAllSizes(desk)).toEqual([]);
  await take(desk, customer);
  await expect(analystDialog(desk)).toContainText('Depósito');
  expect(await violationsInBothThemes(desk)).toEqual([]);
  await analystDialog(desk).getByLabel('Motivo da decisão').fill('Confirmou os dados e a compra');
  await analystDialog(desk).getByRole('button', { name: 'Autorizar compra' }).click();
  await expect(desk.getByText('Compra autorizada: o caixa já foi avisado.')).toBeVisible();
  // Nothing is pressed at the till.
  await expect(page.getByText('Compra autorizada pelo cliente')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Finalizar', exact: true }).click();
  await expect(finishedTitle(page)).toBeVisible();
  await desk.context().close();
});

test('a face that leaves doubts is an analyst’s: the code that is read out authorises', async ({
  page,
  browser,
  server,
}) => {
  const customer = customers.boughtLately;
  await moveTo(page, stores.shopping.name);
  await choose(page, customer, 2);
  await expect(codeDialog(page)).toContainText('Não feche esta aba');
  expect(await violationsInBothThemes(page)).toEqual([]);
  const link = await codeDialog(page).getByRole('link', { name: 'Continuar neste aparelho' }).getAttribute('href');
  const token = (link ?? '').split('#')[1] ?? '';

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const camera = await holdCamera(phone, await faceStills());
  await phone.goto(`${server.url}/c/rosto#${token}`);
  await expect(phone.getByRole('heading', { name: 'Compra na loja Loja Shopping' })).toBeVisible();
  expect(await violationsInAllSizes(phone)).toEqual([]);
  await phone.getByRole('checkbox').check();
  const consented = phone.waitForResponse(/purchase-face\/consent/);
  await phone.getByRole('button', { name: 'Continuar para as fotos' }).click();
  await consented;
  await expect(codeDialog(page)).toContainText('O cliente abriu o link', { timeout: 15_000 });
  // A face, and not that of the portrait: a person decides.
  await takeShots(phone, camera);
  await expect(callDialog(page)).toBeVisible({ timeout: 40_000 });

  const desk = await analystAt(browser, server.url);
  await take(desk, customer);
  await analystDialog(desk).getByRole('button', { name: 'Ver fotos da validação facial' }).click();
  await expect(analystDialog(desk).getByText('Retrato do cadastro', { exact: true })).toBeVisible();
  const code = /\d{3} \d{3}/.exec(await analystDialog(desk).innerText())?.[0] ?? '';
  await callDialog(page).getByLabel('Código de 6 dígitos').pressSequentially(code.replace(' ', ''));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Validação facial confirmada')).toBeVisible();
  await finishButton(page).click();
  await expect(finishedTitle(page)).toBeVisible();
  await phone.close();
  await desk.context().close();
});
