import type { Page } from '@playwright/test';
import { Api } from '../../fixtures/api.ts';
import { analyst, analystOfProvider, customers } from '../../fixtures/people.ts';
import { sizes } from '../../fixtures/sizes.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ operator: analystOfProvider });

const waitingOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('another person approves or refuses what an analyst asked, and the limit follows', async ({ page, server }) => {
  const asking = await Api.signIn(server.url, analyst);
  const { id } = await asking.call('GET /coordinator/borrowers/find-one', {
    query: { cpf: customers.upToDate.cpf },
  });
  const change = { totalLimit: 5_000, reason: 'Renda comprovada por holerite' };
  const asked = await asking.call('PATCH /coordinator/borrowers/{id}/limit', { params: { id }, body: change });
  expect(asked.waitingRequestId).not.toBeNull();
  // The provider has no store: its analyst is led from the setup.
  await page.goto('/');
  await page.getByRole('link', { name: /^Fila/ }).click();
  const queue = page.getByRole('list', { name: 'O que espera uma pessoa' });
  await expect(queue.getByText('Ligação de compra').or(queue.getByText('Limite extra')).first()).toBeVisible();
  // Taken by opening it: nobody else decides it now.
  await page.getByRole('button', { name: `Abrir: Pedido de limite, ${customers.upToDate.name}` }).click();
  await expect(page).toHaveURL(/\/limites\/aprovacoes/);
  const mine = waitingOf(page, customers.upToDate.name);
  await expect(mine).toContainText('para R$ 5.000,00');
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    await expect(mine).toBeInViewport();
  }
  await mine.getByRole('button', { name: 'Aprovar' }).click();
  await page.getByLabel('Motivo da decisão').fill('Holerite conferido');
  await page.getByRole('dialog').getByRole('button', { name: 'Aprovar' }).click();
  await expect(page.getByText('Pedido aprovado: o limite mudou.')).toBeVisible();
  // It was opened from the queue, which goes on by itself: the oldest of the rest is on screen.
  await expect(page).toHaveURL(/\/limite-extra/);
  await page.goto('/limites/aprovacoes');
  await expect(mine).toHaveCount(0);
  const seeded = waitingOf(page, customers.paysEarly.name);
  await seeded.getByRole('button', { name: 'Recusar' }).click();
  await page.getByLabel('Motivo da decisão').fill('Sem comprovante');
  await page.getByRole('dialog').getByRole('button', { name: 'Recusar' }).click();
  await expect(page.getByText('Nenhum pedido à espera')).toBeVisible();
  await page.goto('/fila');
  await expect(queue.getByRole('listitem').first()).toBeVisible();
  await expect(queue.getByText('Pedido de limite')).toHaveCount(0);
  const { items } = await asking.call('GET /coordinator/limit-requests', { query: { status: 'APPROVED' } });
  expect(items.map(({ toLimit, decision }) => [toLimit, decision?.reason])).toEqual([[5_000, 'Holerite conferido']]);
});
