import { violationsInAllSizes } from '../../fixtures/axe.ts';
import { lookUp } from '../../fixtures/counter.ts';
import { cashier, customers } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ operator: cashier });

test('a receipt goes to the customer by SMS, and the link shows it on their phone', async ({
  page,
  server,
  browser,
}) => {
  const customer = customers.upToDate;
  await page.goto('/caixa/pagamentos/contratos');
  await lookUp(page, customer.cpf);
  await page.getByRole('button', { name: 'Enviar ao cliente' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'SMS' }).click();
  await expect(page.getByText(/^Enviado por SMS para/)).toBeVisible();
  let link = '';
  await expect(async () => {
    const answer = await fetch(`${server.url}/inbox/messages?to=${customer.phone}`);
    const [newest] = (await answer.json()) as { text: string }[];
    link = /\/c\/recibo#[\w-]{43}/.exec(newest?.text ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await phone.goto(`${server.url}${link}`);
  await expect(phone.getByRole('heading', { name: 'Seu comprovante' })).toBeVisible();
  expect(await violationsInAllSizes(phone)).toEqual([]);
  const download = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'Baixar PDF' }).click();
  expect((await download).suggestedFilename()).toBe('comprovante.pdf');
  await phone.close();
});
