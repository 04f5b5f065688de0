import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CPF } from '../../../domain/testing/customers.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { CentreCustomer } from '../calls.ts';
import { aServed, SERVE, working } from '../testing/centre.ts';

async function lookUp(over: Partial<CentreCustomer> = {}) {
  fakeApi({ ...working, [SERVE]: () => aServed(over) });
  const { user } = await renderAt('/central-de-vendas');
  await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  await screen.findByRole('heading', { level: 1, name: 'MARIA DOS SANTOS' });
}

test.each([
  [true, 1],
  [false, 0],
])('extra credit is offered by its flag alone: %s', async (transactionalCreditOnServiceCentre, links) => {
  signedIn({ role: 'promoter', asksExtraCredit: true, flags: { transactionalCreditOnServiceCentre } });
  await lookUp();
  expect(screen.queryAllByRole('link', { name: /Super Compra/ })).toHaveLength(links);
});

test.each([
  ['WAITING', 'Pedido de limite em análise'],
  ['APPROVED', 'Aumento de limite aprovado'],
  ['REFUSED', 'Aumento de limite não aprovado'],
] as const)('what became of a request for more limit is told to who has no till: %s', async (status, title) => {
  signedIn({ role: 'promoter' });
  await lookUp({ limitAsked: { status, toLimit: 4_000, decidedAt: null } });
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByText(/limite de R\$\s4\.000,00/)).toBeVisible();
});
