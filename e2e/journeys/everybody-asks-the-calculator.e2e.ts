import { formatBrl, reaisToCents } from '@balcao/contract';
import type { Page } from '@playwright/test';
import { violationsInAllSizes } from '../fixtures/axe.ts';
import { Api } from '../fixtures/api.ts';
import { messageTo } from '../fixtures/inbox.ts';
import { type Customer, customers, stores } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const attendant = 'atendente@norte.example';
/** Of whom the bureau says the best. */
const goodPayer = customers.twoRetailers;

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const titled = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { name })).toBeVisible();

/** From the CPF to the answer. */
async function ask(page: Page, { cpf }: Pick<Customer, 'cpf'>, value: string) {
  await page.getByLabel('CPF').fill(cpf);
  await press(page, 'Próximo');
  await page.getByLabel('Valor da compra').fill(value);
  await press(page, 'Próximo');
}

test.describe('a visitor', () => {
  test.use({ operator: null, viewport: { width: 390, height: 844 } });

  test('proves the phone, learns nothing of another CPF, and is raised for today', async ({ page, server }) => {
    await page.goto(`/calculadora?loja=${stores.centro.id}`);
    await page.getByLabel('Celular').fill(goodPayer.phone);
    await press(page, 'Confirmar');
    const [, ...digits] = await messageTo(server.url, goodPayer.phone, /(\d{3}) (\d{3}) é o código da calculadora/);
    await page.getByLabel('Código').fill(digits.join(''));
    await press(page, 'Confirmar código');
    await press(page, 'Começar');
    await ask(page, customers.paysEarly, '500');
    await titled(page, 'Cadastro não encontrado...');
    await press(page, 'Fazer novo orçamento');
    await press(page, 'Começar');
    await ask(page, goodPayer, '2500');
    await titled(page, 'Uhul!');
    await press(page, 'Próximo');
    await expect(page.getByText('O seu novo limite vale somente hoje, até as 23:59.')).toBeVisible();
    await press(page, 'Confira o orçamento');
    await titled(page, /^Orçamento de R\$\s2\.500,00$/);
    await press(page, 'Finalizar');
  });
});

test.describe('an attendant', () => {
  test.use({ operator: attendant });

  test('simulates what the till then offers, and an analyst is asked for more limit', async ({ page, server }) => {
    const customer = customers.boughtLately;
    const lookUp = async () => {
      await page.getByLabel('CPF do cliente').fill(customer.cpf);
      await page.keyboard.press('Enter');
    };
    await page.goto('/central-de-vendas');
    await lookUp();
    await page.getByRole('link', { name: 'Simular parcelamento' }).click();
    await press(page, 'Editar valor');
    await page.getByLabel('Valor da compra').fill('350');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Valor simulado/)).toContainText('350,00');
    const shown = await page.getByRole('table').locator('tbody tr td:first-child strong').allTextContents();
    const till = await Api.signIn(server.url, attendant);
    const { id: borrowerId } = await till.call('GET /coordinator/borrowers/find-one', { query: { cpf: customer.cpf } });
    const body = { borrowerId, principal: 350, storeId: stores.centro.id };
    const { proposals } = await till.call('POST /coordinator/contracts', { body });
    const plans = proposals.map(
      ({ numberOfInstallments: count, installmentValue }) =>
        `${count}x de ${formatBrl(reaisToCents(installmentValue))}`,
    );
    expect(shown).toEqual(plans);
    expect(await violationsInAllSizes(page)).toEqual([]);
    await page.goBack();
    await lookUp();
    await page.getByRole('link', { name: 'Solicitar aumento de limite' }).click();
    await page.getByLabel('Celular').fill(customer.phone);
    await press(page, 'Confirmar');
    await press(page, 'Começar');
    await ask(page, customer, '3000');
    await expect(page.getByText(/^Pedimos a um analista o limite que falta/)).toBeVisible();
    await page.goto('/central-de-vendas');
    await lookUp();
    await expect(page.getByText('Pedido de limite em análise')).toBeVisible();
  });
});

test.describe('a customer', () => {
  test.use({ operator: null, viewport: { width: 390, height: 844 } });

  test('writes to the messenger, and is told the plans of where they bought last', async ({ page }) => {
    const customer = customers.upToDate;
    await page.goto('/inbox');
    await page.getByLabel('Telefone ou e-mail').fill(customer.phone);
    const write = async (text: string) => {
      await page.getByLabel(/^Escrever como/).fill(text);
      await press(page, 'Enviar');
    };
    await write(customer.cpf);
    await expect(page.getByText(/Digite o valor da compra/)).toBeVisible();
    await write('350');
    await expect(page.getByText(/Tudo certo!.*Orçamento de R\$\s350,00\s+1x de R\$\s369,79/s)).toBeVisible();
  });
});
