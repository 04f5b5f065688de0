import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { violationsInBothThemes } from '../fixtures/axe.ts';
import { manager, managerOfSul, password } from '../fixtures/people.ts';
import { giveEmail, givePassword, signIn } from '../fixtures/sign-in.ts';
import { sizes } from '../fixtures/sizes.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ operator: null });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const leave = async (page: Page) => {
  await page.goto('/?menu=true');
  await page.getByRole('button', { name: /^Sair/ }).click();
  await expect(page).toHaveURL(/\/login$/);
};
const looksRight = async (page: Page) => {
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
};

test('a manager turns an app on, signs in with its code, and ends another session', async ({
  page,
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url, storageState: { cookies: [], origins: [] } });
  const other = await context.newPage();
  await signIn(other, manager);
  await expect(other).toHaveURL(/\/caixa$/);

  await signIn(page, manager);
  await page.getByRole('link', { name: /Norte Móveis \|/ }).click();
  await expect(page.getByRole('heading', { name: 'Minha conta' })).toBeVisible();
  await page.getByRole('button', { name: 'Ativar aplicativo' }).click();
  await field(page, 'Sua senha').fill(password);
  await page.keyboard.press('Enter');
  const secret = (await page.locator('.account-qr .code-text-value').textContent()) ?? '';
  await looksRight(page);
  await field(page, 'Código do aplicativo').pressSequentially(generateSync({ secret }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Eles não serão mostrados de novo.')).toBeVisible();
  await looksRight(page);
  const [recovery = ''] = ((await page.locator('.account-codes .code-text-value').textContent()) ?? '').split('\n');
  await page.getByRole('button', { name: 'Já guardei' }).click();
  await looksRight(page);

  await leave(page);
  await giveEmail(page, manager);
  await givePassword(page, password);
  await expect(field(page, 'Código do aplicativo')).toBeFocused();
  await looksRight(page);
  // The code that turned it on was used; the next half minute's counts already.
  await page.keyboard.type(generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/caixa$/);

  await page.goto('/conta');
  await page.getByRole('button', { name: 'Encerrar todas as outras' }).click();
  await expect(page.getByText('1 sessão encerrada.')).toBeVisible();
  await other.goto('/caixa/pagamentos');
  await field(other, 'CPF do cliente').fill('90000100200');
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL(/\/login/);
  await context.close();

  await leave(page);
  await giveEmail(page, manager);
  await givePassword(page, password);
  await page.getByRole('button', { name: 'Usar código de recuperação' }).click();
  await field(page, 'Código de recuperação').fill(recovery);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/caixa$/);
});

test('a passkey takes the place of the code, at the host it was made for', async ({ page, server }) => {
  // No browser makes a passkey for an address of numbers.
  const house = server.url.replace('127.0.0.1', 'localhost');
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
  await session.send('WebAuthn.addVirtualAuthenticator', { options });
  await page.goto(`${house}/login`);
  await giveEmail(page, managerOfSul);
  await givePassword(page, password);
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto(`${house}/conta`);
  await page.getByRole('button', { name: 'Adicionar chave' }).click();
  await field(page, 'Nome da chave').fill('Computador do balcão');
  await field(page, 'Sua senha').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Já guardei' }).click();
  await expect(page.getByText('Computador do balcão')).toBeVisible();
  await page.goto(`${house}/?menu=true`);
  await page.getByRole('button', { name: /^Sair/ }).click();
  await giveEmail(page, managerOfSul);
  await givePassword(page, password);
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click();
  await expect(page).not.toHaveURL(/\/login/);
});

test('a forgotten password is set anew by a code, and a PIN opens the till', async ({ page, api }) => {
  const clerk = 'atendente@norte.example';
  await page.goto('/login');
  await giveEmail(page, clerk);
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(field(page, 'Código')).toBeFocused();
  await looksRight(page);
  let code = '';
  await expect(async () => {
    const messages = await api.call('GET /inbox/messages');
    code = /(\d{3} \d{3}) é o seu código para entrar ou criar outra senha/.exec(messages[0]?.text ?? '')?.[1] ?? '';
    expect(code).not.toBe('');
  }).toPass({ timeout: 20_000 });
  await field(page, 'Código').pressSequentially(code.replace(' ', ''));
  await field(page, 'Nova senha').fill('girassol9');
  await field(page, 'Confirmar nova senha').fill('girassol9');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login/);

  await page.goto('/conta');
  await page.getByRole('button', { name: 'Criar PIN' }).click();
  await field(page, 'Novo PIN').fill('2580');
  await field(page, 'Confirmar PIN').fill('2580');
  await field(page, 'Sua senha').fill('girassol9');
  await page.keyboard.press('Enter');
  await expect(page.getByText('PIN salvo. Use-o para desbloquear a tela.')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('last_touch', String(Date.now() - 660_000)));
  const lock = page.getByRole('dialog', { name: 'Tela bloqueada' });
  await expect(lock).toBeVisible();
  await looksRight(page);
  await field(page, 'PIN').fill('2580');
  await page.keyboard.press('Enter');
  await expect(lock).toHaveCount(0);
});
