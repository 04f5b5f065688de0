import { cashier, manager, password } from '../../fixtures/people.ts';
import { giveEmail, givePassword, signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ operator: null });

test('two steps lead to the till, with the focus where the next key goes', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByPlaceholder('Digite seu e-mail')).toBeFocused();
  await page.keyboard.type(cashier);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/caixa$/);
  await expect(page.getByText('Norte Móveis | Loja Centro')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Compras/ })).toBeFocused();
});

test('the e-mail must be there and be one', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Preencha o campo com seu e-mail')).toBeVisible();
  await giveEmail(page, 'caixa');
  await expect(page.getByText('Por favor, insira um e-mail válido')).toBeVisible();
  await giveEmail(page, cashier);
  await givePassword(page, '');
  await expect(page.getByText('Preencha o campo com sua senha')).toBeVisible();
});

test('the password can be shown', async ({ page }) => {
  await page.goto('/login');
  await giveEmail(page, cashier);
  const field = page.getByLabel('Senha', { exact: true });
  await field.fill('segredo1');
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Mostrar senha' }).click();
  await expect(field).toHaveAttribute('type', 'text');
});

test('a wrong password leads back to the e-mail and takes the password away', async ({ page }) => {
  await page.goto('/login');
  await giveEmail(page, manager);
  await givePassword(page, 'errada123');
  await expect(page.getByText('Usuário não cadastrado ou senha incorreta')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(manager);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('');
});

test('an unknown e-mail is told the same', async ({ page }) => {
  await page.goto('/login');
  await giveEmail(page, 'ninguem@norte.example');
  await givePassword(page, password);
  await expect(page.getByText('Usuário não cadastrado ou senha incorreta')).toBeVisible();
});

test('five wrong passwords keep the e-mail waiting here, and a code by SMS lets in', async ({ page, api }) => {
  const locked = 'promotor@norte.example';
  await page.goto('/login');
  for (let tries = 0; tries < 5; tries += 1) {
    await giveEmail(page, locked);
    await givePassword(page, `errada${tries}`);
    await expect(page.getByText('Usuário não cadastrado ou senha incorreta')).toBeVisible();
  }
  await giveEmail(page, locked);
  await givePassword(page, password);
  const wait = 'Muitas tentativas de acesso. Aguarde alguns minutos ou entre com um código por SMS.';
  await expect(page.getByText(wait)).toBeVisible();
  await page.getByRole('button', { name: 'Entrar com código por SMS' }).click();
  await expect(page.getByLabel('Código', { exact: true })).toBeFocused();
  let code = '';
  await expect(async () => {
    const messages = await api.call('GET /inbox/messages');
    code = /(\d{3} \d{3}) é o seu código para entrar ou criar outra senha/.exec(messages[0]?.text ?? '')?.[1] ?? '';
    expect(code).not.toBe('');
  }).toPass({ timeout: 20_000 });
  await page.getByLabel('Código', { exact: true }).pressSequentially(code.replace(' ', ''));
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login/);
});

test('the page asked for is where the login leads', async ({ page }) => {
  await page.goto('/caixa/pagamentos');
  await expect(page).toHaveURL(/\/login\?origin=/);
  await signIn(page, cashier);
  await expect(page).toHaveURL(/\/caixa\/pagamentos$/);
  await expect(page.getByRole('heading', { name: 'Pagamentos' })).toBeVisible();
});

test('an origin outside this site is not followed', async ({ page }) => {
  await page.goto('/login?origin=https://example.com/');
  await signIn(page, cashier);
  await expect(page).toHaveURL(/\/caixa$/);
});

test('who is signed in has nothing to do at the login', async ({ page }) => {
  await signIn(page, cashier);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/caixa$/);
});

for (const [role, home, reads] of [
  ['representante', /\/central-de-vendas$/, 'Olá, Fábio'],
  ['financeiro', /\/$/, 'Seja bem-vindo!'],
] as const) {
  test(`${role} may not enter the till and is led home`, async ({ page }) => {
    await signIn(page, `${role}@norte.example`);
    for (const path of ['/caixa', '/caixa/compras', '/caixa/pagamentos']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: reads })).toBeVisible();
      await expect(page).toHaveURL(home);
    }
    await expect(page.getByRole('link', { name: /^Caixa/ })).toHaveCount(0);
  });
}

test('leaving ends the session here, in other tabs and on the server', async ({ page, context, server }) => {
  await signIn(page, cashier);
  const token = await page.evaluate(() => localStorage.getItem('id_token'));
  const other = await context.newPage();
  await other.goto('/caixa/compras');
  await page.getByRole('link', { name: 'Menu', exact: true }).first().click();
  await page.getByRole('button', { name: /^Sair/ }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
  const answer = await fetch(`${server.url}/auth`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(401);
});
