import { violationsInAllSizes } from '../fixtures/axe.ts';
import { messageTo } from '../fixtures/inbox.ts';
import { customers } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a customer enters by a code, pays what is late by Pix, and sees the limit freed', async ({ page, server }) => {
  const customer = customers.overdue;
  await page.goto('/c/entrar');
  await expect(page.getByLabel('CPF')).toBeVisible();
  expect(await violationsInAllSizes(page)).toEqual([]);
  await page.getByLabel('CPF').fill(customer.cpf);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  const [, one = '', two = ''] = await messageTo(server.url, customer.phone, /(\d{3}) (\d{3}) é o código para entrar/);
  await page.getByLabel('Código').fill(one + two);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('Primeiro, o que está em atraso')).toBeVisible();
  await expect(page.getByText(/bloqueado por parcelas em atraso/)).toBeVisible();
  expect(await violationsInAllSizes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Pagar o que está em atraso' }).click();
  await page.getByRole('button', { name: 'Pagar com Pix' }).click();
  const code = await page.locator('.code-text-value').textContent();
  expect(await violationsInAllSizes(page)).toEqual([]);
  // The customer's bank, which the demonstration embeds.
  const txid = /62\d\d05\d\d(\w{25})6304/.exec(code ?? '')?.[1] ?? '';
  const paid = await fetch(`${server.url}/inbox/pix-charges/${txid}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(paid.status).toBe(200);
  await expect(page.getByText(/^Recebemos/)).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText(/bloqueado por parcelas em atraso/)).toBeHidden();
  // A page of its own, and a reload, go on with the session of this tab.
  for (const [name, title] of [
    ['Parcelas', 'Parcelas'],
    ['Compras', 'Compras e papéis'],
    ['Extrato', 'Extrato'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Páginas do portal' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    expect(await violationsInAllSizes(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('heading', { name: 'Você saiu do portal' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Você saiu do portal' })).toBeVisible();
});
