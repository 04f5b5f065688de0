import type { Page } from '@playwright/test';
import { violationsInBothThemes } from '../../fixtures/axe.ts';
import { openInstallmentsOf } from '../../fixtures/counter-books.ts';
import { checks, openPayments, payButton, payDialog } from '../../fixtures/counter.ts';
import { cashier, customers, manager, password } from '../../fixtures/people.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { sizes } from '../../fixtures/sizes.ts';
import { expect, test } from '../../fixtures/test.ts';

// No browser makes a passkey for an address of numbers.
test.use({
  operator: null,
  baseURL: async ({ server }, use) => use(server.url.replace('127.0.0.1', 'localhost')),
});

const customer = customers.upToDate;

/** A device with finger or face, as Chromium pretends one. Answers how to have it refuse whoever touches it. */
async function givenDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options });
  return (isUserVerified: boolean) => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
}

async function leave(page: Page): Promise<void> {
  await page.goto('/?menu=true');
  await page.getByRole('button', { name: /^Sair/ }).click();
  await expect(page).toHaveURL(/\/login$/);
}

test('a manager approves by a passkey at the cashier’s till, finger or face asked for', async ({ page, api }) => {
  const verify = await givenDevice(page);
  await signIn(page, manager);
  await page.goto('/conta');
  await page.getByRole('button', { name: 'Adicionar chave' }).click();
  await page.getByLabel('Nome da chave').fill('Telefone da gerente');
  await page.getByLabel('Sua senha', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Já guardei' }).click();
  await leave(page);

  await signIn(page, cashier);
  const before = (await openInstallmentsOf(api, customer)).installments;
  await openPayments(page, customer);
  await checks(page).first().check();
  await payButton(page).click();
  await payDialog(page).getByRole('button', { name: /^Sim/ }).click();
  await expect(page.getByText(/recebido com sucesso/)).toBeVisible();
  await openPayments(page, customer);
  await page.getByRole('link', { name: 'Contratos e recibos' }).click();
  const payment = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Estornar' }) });
  await payment.getByRole('button', { name: 'Estornar' }).click();
  await page.getByLabel('Por que o pagamento é estornado?').fill('Parcela do irmão');
  await page.getByRole('dialog').getByRole('button', { name: 'Estornar' }).click();

  const approval = page.getByRole('dialog', { name: /^Estornar/ });
  await expect(approval).toContainText('Motivo: Parcela do irmão');
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  const key = approval.getByRole('button', { name: 'Usar chave de acesso' });
  await verify(false);
  await key.click();
  await expect(approval.getByText('Não foi possível confirmar a chave de acesso. Tente novamente.')).toBeVisible();
  expect((await openInstallmentsOf(api, customer)).installments).toHaveLength(before.length - 1);
  await verify(true);
  await key.click();
  await expect(page.getByText(/Estornado em/).first()).toBeVisible();
  expect((await openInstallmentsOf(api, customer)).installments.map(({ id }) => id)).toEqual(
    before.map(({ id }) => id),
  );
});
