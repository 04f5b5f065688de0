import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { saveFile } from '../../lib/save-file.ts';
import type { OwnCare } from '../../domain/care/care.ts';
import { HOME, home, signedIn } from '../testing/portal.ts';
import { endSession } from './session.ts';

vi.mock('../../lib/save-file.ts', { spy: true });

const CARE = 'GET /portal/care';
const COPY = 'POST /portal/data-export';
const ERASE = 'POST /portal/erasure-requests';
const WITHDRAW = 'POST /portal/consents/{id}/withdraw';
const id = '01900000-0000-7000-8000-000000000901';
const aCare = (over: Partial<OwnCare> = {}): OwnCare => ({
  consents: [{ id, purpose: 'CREDIT_ANALYSIS', givenAt: '2026-10-01T15:00:00.000Z', withdrawnAt: null }],
  kept: [{ kind: 'CONTRACTS', fate: 'KEPT', until: '2031-01-10' }],
  bar: null,
  requests: [],
  ...over,
});
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const open = async (over: Partial<OwnCare> = {}, handlers: object = {}) => {
  vi.mocked(saveFile)
    .mockReset()
    .mockImplementation(() => undefined);
  const api = signedIn('/c/inicio', {
    [HOME]: () => home,
    [CARE]: () => aCare(over),
    [COPY]: () => ({ madeAt: '2026-11-21T15:00:00.000Z', sections: [] }),
    [WITHDRAW]: () => aCare({ consents: [] }),
    [ERASE]: () =>
      aCare({
        requests: [{ id, kind: 'ERASURE', askedAt: '2026-11-21T15:00:00.000Z', status: 'WAITING', photosUntil: null }],
      }),
    ...handlers,
  });
  await press('Privacidade: cópia, eliminação e autorizações');
  await screen.findByRole('heading', { name: 'O que guardamos' });
  return api;
};

beforeAll(async () => {
  await Promise.all([import('./door.tsx'), import('./home.tsx'), import('./own-care.tsx')]);
});
afterEach(() => {
  endSession();
  sessionStorage.clear();
});

test('a customer reads what is kept until when, and takes a copy as two files', async () => {
  await open();
  expect(screen.getByText('Guardado até 10/01/2031 ao menos: a lei pede')).toBeVisible();
  await press('Baixar cópia dos meus dados');
  await vi.waitFor(() => expect(vi.mocked(saveFile).mock.calls).toHaveLength(2));
});

test('an erasure is asked for on the second press, which says what it means; then it waits', async () => {
  await open();
  await press('Pedir eliminação dos meus dados');
  expect(screen.getByText(/Você não poderá mais comprar/)).toBeVisible();
  await press('Sim, pedir eliminação');
  expect(await screen.findByText(/está em análise/)).toBeVisible();
});

test('who owes reads why not; a consent is withdrawn on the second press, which says what it means', async () => {
  const api = await open({ bar: 'OWES' });
  expect(screen.getByText(/Há parcelas em aberto/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /eliminação dos meus dados/ })).toBeNull();
  await press('Retirar: Consulta a birôs de crédito');
  expect(screen.getByText(/O que foi feito antes continua válido/)).toBeVisible();
  expect(api.made(WITHDRAW)).toHaveLength(0);
  await press('Sim, retirar: Consulta a birôs de crédito');
  await vi.waitFor(() => expect(screen.queryByText('Consulta a birôs de crédito')).toBeNull());
});
