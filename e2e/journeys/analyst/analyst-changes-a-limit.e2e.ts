import { violationsInBothThemes } from '../../fixtures/axe.ts';
import { lookUp } from '../../fixtures/counter.ts';
import { analyst, customers } from '../../fixtures/people.ts';
import { sizes } from '../../fixtures/sizes.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ operator: analyst });

const customer = customers.smallLimit;

test('an analyst raises a limit at once, asks for more, and reads who did what and why', async ({ page }) => {
  await page.goto('/limites/aprovacoes');
  await page.getByRole('link', { name: 'Mudar o limite de um cliente' }).click();
  await lookUp(page, customer.cpf);
  const card = page.getByRole('region', { name: 'Cliente' });
  await expect(card).toContainText(customer.name);
  await expect(card).toContainText('Liberado');
  const total = page.getByLabel('Novo limite total');
  const bound = /até R\$\s([\d.]+,\d\d)/.exec((await card.textContent()) ?? '')?.[1] ?? '';
  expect(bound).not.toBe('');
  await total.fill(bound.replaceAll('.', ''));
  await page.getByLabel('Motivo').fill('Renda comprovada');
  await expect(page.getByText('Vale assim que você confirmar.')).toBeVisible();
  await page.getByRole('button', { name: `Mudar para R$ ${bound}` }).click();
  await expect(page.getByText('Feito: o limite mudou.')).toBeVisible();
  const newest = page.getByRole('region', { name: 'Histórico do limite' }).getByRole('listitem').first();
  await expect(newest).toContainText(`para R$ ${bound}`);
  await expect(newest).toContainText('Renda comprovada');
  await expect(newest).toContainText('Davi Rocha');
  await expect(card).toContainText('nenhum aumento');

  await total.fill('2000');
  await page.getByLabel('Motivo').fill('Novo emprego');
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    expect(await violationsInBothThemes(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Pedir limite de R$ 2.000,00' }).click();
  await expect(page.getByText('Um pedido deste cliente espera uma segunda pessoa')).toBeVisible();
  await page.getByRole('link', { name: 'Limites a aprovar' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: customer.name })).toContainText('para R$ 2.000,00');
});
