import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { STORE_ID } from '../../../domain/testing/customers.ts';
import { signedIn } from '../../../testing/sessions.ts';
import { paperOf } from '../fetch-receipt.ts';
import { ReceiptViewer } from './receipt-viewer.tsx';

test('asks for one contract with the token of the session', async () => {
  signedIn();
  const api = fakeApi({ 'GET /contracts/{id}/render': () => refused('DOCUMENT_NOT_FOUND') });
  await renderAt(`/render/${STORE_ID}/originations`);
  expect(await screen.findByText('Erro ao carregar o arquivo')).toBeVisible();
  expect(api.lastOf('GET /contracts/{id}/render')?.headers.get('Authorization')).toBe('Bearer token-1');
});

test('asks for several payments in one file, and again when told to', async () => {
  const api = fakeApi({ 'GET /contracts/installments/payments/render': () => refused('DOCUMENT_NOT_FOUND') });
  render(<ReceiptViewer ids={`${STORE_ID},${STORE_ID}`} type="payments" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  await screen.findByText('Erro ao carregar o arquivo');
  expect(api.lastOf('GET /contracts/installments/payments/render')?.query.get('ids')).toBe(`${STORE_ID},${STORE_ID}`);
  expect(api.calls).toHaveLength(2);
});

test('asks for payments of an agreement by their own path', async () => {
  const path = 'GET /renegotiations/payments/render';
  const api = fakeApi({ [path]: () => refused('DOCUMENT_NOT_FOUND') });
  render(<ReceiptViewer ids={STORE_ID} type="renegotiations-payments" />);
  await screen.findByText('Erro ao carregar o arquivo');
  expect(api.lastOf(path)?.query.get('ids')).toBe(STORE_ID);
});

test('asks for the cost of one way to pay, by its proposal', async () => {
  const path = 'GET /contracts/proposals/{id}/cet-sheet/render';
  const api = fakeApi({ [path]: () => refused('PROPOSAL_NOT_FOUND') });
  render(<ReceiptViewer ids={STORE_ID} type="cet-sheets" />);
  await screen.findByText('Erro ao carregar o arquivo');
  expect(api.lastOf(path)?.path).toContain(STORE_ID);
});

test('asks for the Z of a store by store and day, and says why there is none', async () => {
  const path = 'GET /coordinator/cash/days/{day}/report';
  const api = fakeApi({ [path]: () => refused('CASH_DAY_EMPTY') });
  render(<ReceiptViewer ids={`${STORE_ID},2026-11-21`} type="cash-days" />);
  expect(await screen.findByText(/^Nada foi recebido nesta loja neste dia/)).toBeVisible();
  expect(api.lastOf(path)?.path).toContain('2026-11-21');
  expect(api.lastOf(path)?.query.get('storeId')).toBe(STORE_ID);
});

// Against: the kinds of two papers alone, which drew the Z, the consent and the label as wide as a sheet.
test.each([
  ['originations', 'ROLL', 'ROLL'],
  ['originations', 'A4', 'A4'],
  ['cash', 'ROLL', 'ROLL'],
  ['cash-days', 'A4', 'ROLL'],
  ['device-consents', 'A4', 'ROLL'],
  ['qr-labels', 'ROLL', 'ROLL'],
  ['instruments', 'ROLL', 'A4'],
  ['cet-sheets', 'ROLL', 'A4'],
] as const)('%s asked for on %s is drawn on %s', (kind, asked, drawn) => {
  expect(paperOf(kind, asked)).toBe(drawn);
});

test('an unknown kind of receipt is not asked for', async () => {
  const api = fakeApi({});
  render(<ReceiptViewer ids={STORE_ID} type="outros" />);
  expect(await screen.findByText('Erro ao carregar o arquivo')).toBeVisible();
  expect(api.calls).toHaveLength(0);
});

test('nobody sees a receipt without a session', async () => {
  fakeApi({});
  const { place } = await renderAt(`/render/${STORE_ID}/originations`);
  expect(place()).toBe(`/login?origin=%2Frender%2F${STORE_ID}%2Foriginations`);
});
