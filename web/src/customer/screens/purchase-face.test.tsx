import type { FaceChallenge, Wire } from '@balcao/contract';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type FakeApi, fakeApi, lost, refused } from '../../testing/fake-api.ts';
import { CustomerApp } from '../customer-app.tsx';
import { forgetPurchase } from '../purchase/opened-purchase.ts';

const OPEN = 'POST /purchase-face/links/open';
const CONSENT = 'POST /purchase-face/consent';
const PICTURES = 'POST /purchase-face/pictures';
const DECLINE = 'POST /purchase-face/decline';
const TOKEN = 't'.repeat(43);
const KEY = 'k'.repeat(43);
const challenge: FaceChallenge = { poses: ['FRONT', 'LEFT'] };
const opened: Wire<typeof OPEN>['answer'] = {
  key: KEY,
  firstName: 'ROSA',
  storeName: 'Loja Shopping',
  purchaseValue: 800,
  numberOfInstallments: 3,
  installmentValue: 290.5,
  totalValue: 876.4,
  firstInstallmentDueDate: '2026-12-21',
  endsAt: '2099-01-01T00:00:00.000Z',
};
let api: FakeApi;

/** The camera is another piece: here it takes its pictures at once. */
vi.mock('../../domain/face/face-capture.tsx', () => ({
  FaceCapture: ({ onShots, problem }: { onShots: (shots: Blob[]) => void; problem?: string }) => (
    <>
      <p>{problem}</p>
      <button type="button" onClick={() => onShots([new Blob(['abc']), new Blob(['def'])])}>
        Tirar fotos
      </button>
    </>
  ),
}));

beforeAll(() => import('./purchase-face.tsx').then(() => undefined));
beforeEach(() => {
  forgetPurchase();
  api = fakeApi({
    [OPEN]: () => opened,
    [CONSENT]: () => ({ challenge, triesLeft: 3 }),
    [DECLINE]: () => undefined,
  });
});
afterEach(() => window.history.replaceState(null, '', '/'));

const user = userEvent.setup();
function open(hash = `#${TOKEN}`) {
  window.history.replaceState(null, '', `/c/rosto${hash}`);
  return render(<CustomerApp path="/c/rosto" />);
}
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
async function untilCamera() {
  open();
  await user.click(await screen.findByRole('checkbox'));
  await press('Continuar para as fotos');
  await screen.findByRole('button', { name: 'Tirar fotos' });
}

test.each(['', '#short', `#${TOKEN}x`])('an address that was cut, %s, asks nobody', async (hash) => {
  open(hash);
  expect(await screen.findByText(/^Este link está incompleto/)).toBeVisible();
  expect(api.calls).toHaveLength(0);
});

test.each(['FACE_LINK_UNKNOWN', 'FACE_LINK_USED', 'FACE_LINK_EXPIRED'] as const)(
  '%s is told, and shows nothing',
  async (code) => {
    api.refuse(OPEN, code);
    open();
    expect(await screen.findByRole('heading', { name: 'Não foi possível abrir a compra' })).toBeVisible();
    expect(screen.getByText(/Peça outro na loja\./)).toBeVisible();
    expect(screen.queryByText('Valor da compra')).toBeNull();
  },
);

test('what is authorised is on one paper, and no picture is taken without leave', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Compra na loja Loja Shopping' })).toBeVisible();
  const paper = screen.getByRole('region', { name: 'O que você autoriza' });
  expect(paper).toHaveTextContent(/R\$\s800,00.*3x de R\$\s290,50.*R\$\s876,40.*21\/12\/2026/);
  await press('Continuar para as fotos');
  expect(screen.getByText('Marque a autorização para continuar.')).toBeVisible();
  expect(api.made(CONSENT)).toHaveLength(0);
  await user.click(screen.getByRole('checkbox'));
  await press('Continuar para as fotos');
  await screen.findByRole('button', { name: 'Tirar fotos' });
  expect(api.lastOf(CONSENT)?.body).toEqual({ key: KEY });
});

test('a face that passes ends it, and nothing of it stays on the device', async () => {
  api.on(PICTURES, () => ({ verdict: 'APPROVED', reasons: [], challenge: null, triesLeft: 2 }));
  await untilCamera();
  expect(sessionStorage.getItem('balcao.face-link')).not.toBeNull();
  await press('Tirar fotos');
  expect(await screen.findByRole('heading', { name: 'Compra autorizada' })).toHaveFocus();
  expect(api.lastOf(PICTURES)?.body).toEqual({ key: KEY, pictures: [btoa('abc'), btoa('def')] });
  expect(sessionStorage.getItem('balcao.face-link')).toBeNull();
});

test('pictures that show too little are taken again, with what to mend and how often', async () => {
  api.on(PICTURES, () => ({ verdict: 'RETAKE', reasons: ['TOO_DARK'], challenge, triesLeft: 1 }));
  await untilCamera();
  await press('Tirar fotos');
  expect(await screen.findByText(/claro.*Você tem mais 1 tentativa\./)).toBeVisible();
  api.on(PICTURES, () => ({ verdict: 'MANUAL', reasons: ['TOO_DARK'], challenge: null, triesLeft: 0 }));
  await press('Tirar fotos');
  expect(await screen.findByRole('heading', { name: 'Estamos avaliando sua compra' })).toBeVisible();
  expect(screen.getByText(/Um analista vai ligar/)).toBeVisible();
});

test('a lost connection loses nothing: the pictures may be sent again', async () => {
  api.on(PICTURES, lost);
  await untilCamera();
  await press('Tirar fotos');
  expect(await screen.findByText(/^Sem conexão/)).toBeVisible();
  api.on(PICTURES, () => refused('FACE_VISIT_OVER'));
  await press('Tirar fotos');
  expect(await screen.findByText('Esta página já não vale. Fale com a loja.')).toBeVisible();
});

test('a purchase that the customer does not know is refused, once they are sure', async () => {
  open();
  await press('Não reconheço esta compra');
  expect(await screen.findByRole('heading', { name: 'Recusar esta compra?' })).toHaveFocus();
  await press('Voltar');
  await press('Não reconheço esta compra');
  api.lose(DECLINE);
  await press('Sim, recusar a compra');
  expect(await screen.findByText(/^Sem conexão/)).toBeVisible();
  api.on(DECLINE, () => undefined);
  await press('Sim, recusar a compra');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Compra recusada' })).toHaveFocus());
  expect(api.lastOf(DECLINE)?.body).toEqual({ key: KEY });
});
