import type { Wire } from '@balcao/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type FakeApi, fakeApi, lost } from '../../testing/fake-api.ts';
import { CustomerApp } from '../customer-app.tsx';

const OPEN = 'POST /receipt-links/open';
const RENDER = 'POST /receipt-links/render';
const TOKEN = 't'.repeat(43);
type Opened = Wire<typeof OPEN>['answer'];

const opened: Opened = {
  expiresAt: '2026-11-24T15:00:00.000Z',
  receipts: [
    {
      code: 'X7Q2-90KD-31FM-ZZ04',
      receipt: {
        kind: 'PAYMENT',
        issuedOn: '2026-11-21',
        value: 409.45,
        retailerName: 'Norte Móveis',
        storeName: 'Loja Centro',
        customerName: 'Conceição A.',
        standing: 'VALID',
        undoneOn: null,
      },
    },
  ],
};
let api: FakeApi;

beforeAll(() => import('./linked-receipts.tsx').then(() => undefined));
beforeEach(() => {
  api = fakeApi({ [OPEN]: () => opened, [RENDER]: () => new Blob(['%PDF-'], { type: 'application/pdf' }) });
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

function open(hash = `#${TOKEN}`) {
  window.history.replaceState(null, '', `/c/recibo${hash}`);
  render(<CustomerApp path="/c/recibo" />);
}

test('the receipt is shown, says until when, and is taken along as a file', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  open();
  expect(await screen.findByRole('heading', { name: 'Seu comprovante' })).toBeVisible();
  expect(screen.getByText('Loja Centro')).toBeVisible();
  expect(screen.getByText('X7Q2-90KD-31FM-ZZ04')).toBeVisible();
  expect(screen.getByText(/^Este link vale até 24\/11\/2026/)).toBeVisible();
  expect(api.lastOf(OPEN)?.body).toEqual({ token: TOKEN });
  await userEvent.click(screen.getByRole('button', { name: 'Baixar PDF' }));
  expect(await screen.findByRole('button', { name: 'Baixar PDF' })).toBeEnabled();
  expect(api.lastOf(RENDER)?.body).toEqual({ token: TOKEN });
  expect(saved).toHaveBeenCalledOnce();
});

test('what was undone since is said, and several receipts stand one below the other', async () => {
  const [first] = opened.receipts;
  if (!first) throw new Error('no receipt');
  const undone = { ...first.receipt, standing: 'UNDONE', undoneOn: '2026-11-22' } as const;
  api.ok(OPEN, { ...opened, receipts: [first, { code: 'Y', receipt: undone }] });
  open();
  expect(await screen.findByRole('heading', { name: 'Seus comprovantes' })).toBeVisible();
  expect(screen.getByText(/^Este pagamento foi estornado em 22\/11\/2026/)).toBeVisible();
});

test.each(['', '#', '#curto'])('an address that was cut, %s, asks nobody', async (hash) => {
  open(hash);
  expect(await screen.findByRole('heading', { name: 'Este link não serve mais' })).toBeVisible();
  expect(screen.getByText(/^O endereço está incompleto/)).toBeVisible();
  expect(api.calls).toHaveLength(0);
});

test.each([
  ['RECEIPT_LINK_EXPIRED', /^Este link venceu: ele vale por 3 dias/],
  ['RECEIPT_LINK_UNKNOWN', /^Este link não existe/],
] as const)('a dead link, %s, says why and how to get another', async (code, why) => {
  api.refuse(OPEN, code);
  open();
  expect(await screen.findByRole('heading', { name: 'Este link não serve mais' })).toBeVisible();
  expect(screen.getByText(why)).toBeVisible();
  expect(screen.getByText(/Peça outro na loja/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
});

test('without a connection it is tried again; a file that fails says so', async () => {
  api.on(OPEN, lost);
  open();
  expect(await screen.findByRole('heading', { name: 'Não foi possível abrir o comprovante' })).toBeVisible();
  api.ok(OPEN, opened);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  api.on(RENDER, lost);
  await userEvent.click(await screen.findByRole('button', { name: 'Baixar PDF' }));
  expect(await screen.findByText(/Sem conexão/)).toBeVisible();
});
