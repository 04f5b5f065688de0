import type { Locator, Page } from '@playwright/test';
import { codeOf, contractCount, lastCodeOf, openInstallmentsOf } from '../../fixtures/counter-books.ts';
import { customers } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

// As who listens to a screen reader: keys, names, roles, and what is read aloud. Nothing is clicked, nothing is looked for by place.

const customer = customers.upToDate;

const heard = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words });
const press = (page: Page, key: string) => page.keyboard.press(key);

/** Tab after Tab, until it has the focus. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible();
  await expect(async () => {
    await press(page, 'Tab');
    await expect(goal).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: 30_000 });
}

/** From the menu of the till to the customer, by CPF. */
async function identify(page: Page, section: RegExp): Promise<void> {
  await page.goto('/caixa');
  await tabTo(page, page.getByRole('link', { name: section }));
  await press(page, 'Enter');
  await expect(page.getByRole('textbox', { name: 'CPF do cliente' })).toBeFocused();
  await page.keyboard.type(customer.cpf);
  await press(page, 'Enter');
}

// Against: a finished sale of which nothing was read but the link of its receipt, where the focus is.
test('a sale by keys and names alone, each step read aloud', async ({ page, api }) => {
  const before = await contractCount(api, customer);
  const former = await lastCodeOf(api, customer);
  await identify(page, /^Compras/);
  await expect(heard(page, /\. Limite disponível: R\$\s[\d.,]+\.$/)).toContainText(customer.name);
  await expect(page.getByRole('textbox', { name: 'Valor da compra' })).toBeFocused();
  await page.keyboard.type('300');
  await press(page, 'Enter');

  await expect(heard(page, /formas de pagar, de 1x de R\$\s[\d.,]+ a \d+x de R\$\s[\d.,]+\.$/)).toHaveCount(1);
  const plans = page.getByRole('radiogroup');
  await expect(plans).toHaveAccessibleName(/.+/);
  await expect(plans.getByRole('radio', { name: /^1x de/ })).toBeFocused();
  await press(page, 'ArrowDown');
  await press(page, 'Space');
  await expect(plans.getByRole('radio', { name: /^2x de/ })).toBeChecked();
  await press(page, 'Enter');
  const question = page.getByRole('dialog', { name: 'Confirmar compra' });
  await expect(question.getByRole('button', { name: 'Sim, enviar código' })).toBeFocused();
  await press(page, 'Enter');

  const code = page.getByRole('dialog', { name: 'Verificação de compra' });
  await expect(code.getByRole('textbox', { name: 'Código de 6 dígitos' })).toBeFocused();
  await expect(code.getByRole('status').filter({ hasText: /^O código foi por SMS para \(92\) .+\.$/ })).toHaveCount(1);
  await page.keyboard.type(await codeOf(api, customer, former));
  await press(page, 'Enter');
  await expect(code.getByRole('status').filter({ hasText: 'Compra autorizada pelo cliente' })).toBeVisible();
  await expect(code.getByRole('button', { name: 'Finalizar' })).toBeFocused();
  await press(page, 'Enter');

  await expect(heard(page, /^Compra finalizada: .+, contrato .+\.$/)).toContainText(customer.name);
  await expect(page.getByRole('heading', { name: 'Compra Finalizada!', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ver comprovante/ })).toBeVisible();
  expect(await contractCount(api, customer)).toBe(before + 1);
});

test('an installment received by keys and names alone, and read aloud', async ({ page, api }) => {
  const before = (await openInstallmentsOf(api, customer)).installments.length;
  await identify(page, /^Pagamentos/);
  const first = page.getByRole('checkbox', { name: /^Selecionar parcela/ }).first();
  await tabTo(page, first);
  await press(page, 'Space');
  await expect(first).toBeChecked();
  await expect(page.getByRole('region', { name: 'Total a pagar' })).toContainText('1 parcela selecionada');
  await tabTo(page, page.getByRole('button', { name: 'Pagar', exact: true }));
  await press(page, 'Enter');
  const question = page.getByRole('dialog', { name: /^Confirmar pagamento/ });
  await expect(question.getByRole('button', { name: /^Sim, receber R\$/ })).toBeFocused();
  await press(page, 'Enter');
  await expect(heard(page, /Pagamento de 1 parcela\(s\) .* recebido com sucesso/)).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: /^Ver comprovantes/ }));
  expect((await openInstallmentsOf(api, customer)).installments).toHaveLength(before - 1);
});

test('what goes wrong is read aloud where the focus stays', async ({ page, context }) => {
  await identify(page, /^Compras/);
  const value = page.getByRole('textbox', { name: 'Valor da compra' });
  await expect(value).toBeFocused();
  await page.keyboard.type('90');
  await context.setOffline(true);
  await press(page, 'Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Sem conexão com o servidor' }).first()).toBeVisible();
  await expect(heard(page, /nada será enviado sem você mandar/)).toBeVisible();
  await expect(value).toBeFocused();
  await context.setOffline(false);
  await expect(heard(page, /A conexão voltou/)).toBeVisible();
  await press(page, 'Enter');
  await expect(page.getByRole('radio', { name: /^1x de/ })).toBeFocused();
});
