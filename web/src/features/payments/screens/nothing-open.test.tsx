import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aBorrower } from '../../../domain/testing/customers.ts';
import { aListing, anInstallment } from '../../../domain/testing/installments.ts';
import { receiving, signingIn } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
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
