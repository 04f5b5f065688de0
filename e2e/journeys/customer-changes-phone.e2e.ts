import { violationsInAllSizes } from '../fixtures/axe.ts';
import { Api } from '../fixtures/api.ts';
import { analystOfProvider, cashier, customers } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ operator: analystOfProvider });

const NEW_PHONE = '92977770001';

/** The six digits of the newest message to a phone. */
async function codeTo(url: string, phone: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const answer = await fetch(`${url}/inbox/messages?to=${phone}`);
    const [newest] = (await answer.json()) as { text: string }[];
    code =
      /(\d{3}) (\d{3}) é o código/
        .exec(newest?.text ?? '')
        ?.slice(1)
        .join('') ?? '';
    expect(code).toHaveLength(6);
  }).toPass();
  return code;
}

test('a customer asks for another phone, an analyst approves, and the till sees it', async ({
  page,
  server,
  browser,
}) => {
  const customer = customers.upToDate;
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await phone.goto(`${server.url}/c/dados`);
  await phone.getByLabel('CPF').fill(customer.cpf);
  await phone.getByRole('button', { name: 'Enviar código' }).click();
  await phone.getByLabel('Código').fill(await codeTo(server.url, customer.phone));
  await phone.getByRole('button', { name: 'Confirmar' }).click();
  await expect(phone.getByText(customer.name)).toBeVisible();
  expect(await violationsInAllSizes(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Trocar telefone' }).click();
  await phone.getByLabel('Novo telefone').fill(NEW_PHONE);
  await phone.getByRole('button', { name: 'Enviar código' }).click();
  await phone.getByLabel('Código').fill(await codeTo(server.url, NEW_PHONE));
  await phone.getByRole('button', { name: 'Confirmar' }).click();
  await expect(phone.getByText(/em análise/)).toBeVisible();
  await page.goto('/alteracoes-de-telefone');
  await expect(page.getByText('Para (92) 97777-0001')).toBeVisible();
  expect(await violationsInAllSizes(page)).toEqual([]);
  await page.getByRole('button', { name: `Analisar a troca de ${customer.name}` }).click();
  await page.getByLabel('Motivo da decisão').fill('Atendeu e confirmou');
  await page.getByRole('button', { name: 'Aprovar' }).click();
  await expect(page.getByText('Troca aprovada: o telefone mudou.')).toBeVisible();
  const till = await Api.signIn(server.url, cashier);
  const found = await till.call('GET /coordinator/borrowers/find-one', { query: { cpf: customer.cpf } });
  expect(found.phoneNumber).toBe('(92) *****-0001');
  await phone.close();
});
