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

/** The analyst authorises whoever waits by that name. */
async function authorise(desk: Page, customer: Customer): Promise<void> {
  await take(desk, customer);
  await analystDialog(desk).getByLabel('Motivo da decisão').fill('Confirmou os dados e a compra');
  await analystDialog(desk).getByRole('button', { name: 'Autorizar compra' }).click();
  await expect(analystDialog(desk)).toBeHidden();
}

async function finish(page: Page): Promise<void> {
  await expect(page.getByText('Compra autorizada pelo cliente')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Finalizar', exact: true }).click();
  await expect(finishedTitle(page)).toBeVisible();
}

test('the next customer is served while the analyst calls: the sale waits on the board and is finished from there', async ({
  page,
  browser,
  server,
}) => {
  const waiting = customers.upToDate;
  const next = customers.fixedDay;
  await moveTo(page, stores.deposito.name);
  await page.goto('/caixa/compras');
  await askPlans(page, waiting, 300);
  await planOf(page, 2).click();
  // The nine items of a purchase whose interest the retailer pays, nothing of them folded away.
  const summary = page.getByRole('region', { name: 'Resumo do contrato' });
  for (const item of [
    'Valor da compra',
    'IOF',
    'Valor do contrato',
    'Parcelas',
    'Parcela até o vencimento',
    'Juros em caso de atraso',
    'Parcela sem bonificação',
    'Vencimento da 1ª parcela',
  ])
    await expect(summary.getByText(item, { exact: true })).toBeVisible();
  await expect(summary.getByText(/^O atraso bloqueia o limite e cobra os juros por inteiro/)).toBeVisible();
  await page.getByRole('button', { name: 'Finalizar compra' }).click();
  await expect(confirmDialog(page)).toContainText('Um analista vai ligar para o cliente');
  await confirmDialog(page).getByRole('button', { name: 'Sim, pedir a ligação' }).click();
  await expect(callDialog(page)).toContainText(/A ligação chega em até 0[45]:\d\d/);
  await callDialog(page).getByRole('button', { name: 'Atender outro cliente' }).click();

  await expect(page.getByLabel('CPF do cliente')).toBeFocused();
  await expect(page.getByText(/^A compra de .* continua em andamento$/)).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.keyboard.type(next.cpf);
  await page.keyboard.press('Enter');
  await page.getByLabel('Valor da compra').pressSequentially('200');
  await page.keyboard.press('Enter');
  await planOf(page, 2).click();
  await page.getByRole('button', { name: 'Finalizar compra' }).click();
  await confirmDialog(page).getByRole('button', { name: /^Sim/ }).click();
  await expect(callDialog(page)).toBeVisible();
  const desk = await analystAt(browser, server.url);
  await authorise(desk, next);
  await finish(page);

  // Nobody withdrew the first: the analyst still has it, and the board goes on with it.
  await authorise(desk, waiting);
  await page.getByRole('link', { name: 'Voltar ao caixa' }).click();
  await page.getByRole('link', { name: 'Vendas em andamento' }).click();
  const sale = page.getByRole('list', { name: 'Suas vendas' }).getByRole('listitem').filter({ hasText: waiting.name });
  await expect(sale).toContainText('Autorizada');
  await sale.getByRole('button', { name: /^Continuar/ }).click();
  await finish(page);
  await desk.context().close();
});
