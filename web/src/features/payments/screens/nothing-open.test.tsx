import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aBorrower, aLimit, STORE_ID } from '../../../domain/testing/customers.ts';
import { aListing, anInstallment } from '../../../domain/testing/installments.ts';
import { receiving, signingIn } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi, refused } from '../../../testing/fake-api.ts';
import { signedIn } from '../../../testing/sessions.ts';
import { openPayments, search as searchBy } from '../testing/at-the-till.ts';

const FIND = 'GET /coordinator/borrowers/find-one';
const LIST = 'GET /coordinator/contracts/installments';
let api: FakeApi;

beforeEach(() => {
  api = fakeApi({ ...signingIn, ...receiving });
  signedIn();
});

async function search() {
  const { user } = await openPayments();
  await searchBy(user);
}

describe('nothing open', () => {
  const paid = anInstallment(1, { status: 'PAID', paidOn: '2026-10-01', paymentDue: 0 });
  const upToDate = /Este cliente está em dia/;
  /** Open ones are none; `all` is what was ever bought. */
  const listed = (all: ReturnType<typeof anInstallment>[]) =>
    api.on(LIST, ({ query }) => aListing({ installments: query.has('status') ? [] : all, fees: [] }));

  test('who bought and owes nothing is up to date', async () => {
    listed([paid]);
    await search();
    expect(await screen.findByText(upToDate)).toBeVisible();
  });

  // Planted: 'em dia' for everybody who owes nothing.
  test.each([
    ['APPROVED', /ainda não fez nenhuma compra/],
    ['DENIED', /não foi aprovado/],
    ['INCOMPLETE', /não finalizou o cadastro/],
    ['UNDER_ANALYSIS', /está sendo avaliado/],
  ] as const)('who never bought and is %s is told so', async (borrowerStatus, sentence) => {
    api.ok(FIND, aBorrower({ borrowerStatus }));
    listed([]);
    await search();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText('Não há parcelas pendentes')).toBeVisible();
    expect(screen.queryByText(upToDate)).toBeNull();
  });
});

describe('the limit', () => {
  const LIMIT = 'GET /coordinator/borrowers/{id}/limits';

  test('stands where the flag of the store shows it, and is not asked for elsewhere', async () => {
    await search();
    await screen.findByRole('region', { name: 'Cliente' });
    expect(api.made(LIMIT)).toHaveLength(0);
    expect(screen.queryByText('Limite disponível')).toBeNull();
  });

  test.each([
    ['what may still be bought', () => aLimit(), /Limite disponível.*1\.800,00/],
    ['that there is none', () => refused('LIMIT_NOT_FOUND'), /Nenhum limite foi dado/],
    ['that it did not come, and payments go on', () => refused('INTERNAL_SERVER_ERROR'), /O limite não veio/],
  ] as const)('it says %s', async (_, answer, words) => {
    signedIn({ flags: { cashierLimitDisplay: true } });
    api.on(LIMIT, answer);
    await search();
    const card = await screen.findByRole('region', { name: 'Cliente' });
    await waitFor(() => expect(card).toHaveTextContent(words), { timeout: 5_000 });
    expect(api.lastOf(LIMIT)?.query.get('storeId')).toBe(STORE_ID);
  });
});
