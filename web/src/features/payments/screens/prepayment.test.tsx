import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aListing, anInstallment, installmentId } from '../../../domain/testing/installments.ts';
import { receiving, signingIn } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { signedIn } from '../../../testing/sessions.ts';
import { check, list, openPayments, type Page } from '../testing/at-the-till.ts';

const LIST = 'GET /coordinator/contracts/installments';
const PAY = 'POST /coordinator/contracts/installments/pay-multiple';
/** 1 to 6; the later it is due, the more is taken off. Due from `first` on, month by month. */
const six = (first = '2026-12-21') =>
  [1, 2, 3, 4, 5, 6].map((order) =>
    anInstallment(order, {
      dueDate: order === 1 ? first : `2027-0${order}-21`,
      discount: order * 10,
      paymentDue: 199.85 - order * 10,
    }),
  );
let api: FakeApi;
let user: Page['user'];

beforeEach(async () => {
  api = fakeApi({ ...signingIn, ...receiving });
  api.ok(LIST, aListing({ installments: six(), fees: [] }));
  signedIn();
});

async function open() {
  ({ user } = await openPayments());
  await list(user);
}
const total = () => screen.getByRole('region', { name: 'Total a pagar' });
const forbidden = () => [1, 2, 3, 4, 5, 6].filter((order) => check(order).getAttribute('aria-disabled') === 'true');

test('the last are chosen backwards by the keyboard; their discount stands with the total and in the confirmation', async () => {
  await open();
  expect(forbidden()).toEqual([2, 3, 4, 5]);
  await user.keyboard('{End} {ArrowUp} ');
  expect(forbidden()).toEqual([2, 3, 6]);
  expect(total()).toHaveTextContent('R$ 289,70');
  expect(total()).toHaveTextContent('2 parcelas selecionadas · Desconto de R$ 110,00');
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Confirmar pagamento: 2 parcela(s)' });
  expect(dialog).toHaveTextContent('parcelas 5 e 6 de 6, com desconto de R$ 110,00 R$ 289,70');
  await user.click(within(dialog).getByRole('button', { name: /^Sim/ }));
  await screen.findByText(/recebido com sucesso/);
  expect(api.lastOf(PAY)?.body).toMatchObject({
    installmentIds: [installmentId(5), installmentId(6)],
    expectedTotal: 289.7,
  });
});

test('one in the middle is not chosen, and says which may be', async () => {
  await open();
  await user.click(check(3));
  expect(check(3)).not.toBeChecked();
  expect(
    await screen.findByText('Não dá para pular parcelas: escolha a 1, a próxima, ou a 6, a última.'),
  ).toBeVisible();
  await user.click(check(6));
  await user.click(check(5));
  await user.click(check(6));
  expect(await screen.findByText('Desmarque antes a parcela 5.')).toBeVisible();
  expect(check(6)).toBeChecked();
});

test('while one is due it comes first', async () => {
  api.ok(LIST, aListing({ installments: six('2026-11-21'), fees: [] }));
  await open();
  await user.click(check(6));
  expect(await screen.findByText('A parcela 1 já venceu ou vence hoje: escolha-a antes.')).toBeVisible();
  await user.click(check(1));
  await user.click(check(6));
  expect(check(6)).toBeChecked();
  expect(screen.getByText(/também da última para trás, com o mesmo desconto/)).toBeVisible();
});
