import { createMemoryHistory } from '@tanstack/react-router';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aLimitRequest } from '../../../domain/testing/limit-requests.ts';
import { type FakeApi, fakeApi, held } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { anItem, aPix, CLAIM, FIGURES, heldBy, LIST, page, PIX, someFigures, unmatchedPix } from '../testing/desk.ts';

const REQUESTS = 'GET /coordinator/limit-requests';
const other = anItem({ id: 'other', who: 'DAVI SÁ' });

let api: FakeApi;
beforeEach(() => {
  signedIn({ role: 'analyst' });
  api = fakeApi({
    [LIST]: () => page(anItem(), other, aPix()),
    [FIGURES]: () => someFigures(),
    [CLAIM]: () => undefined,
    [PIX]: () => unmatchedPix,
    [REQUESTS]: () => ({ items: [aLimitRequest({ claim: heldBy() })], next: null }),
    'PATCH /coordinator/limit-requests/{id}': () => aLimitRequest({ status: 'APPROVED' }),
  });
});

/** From the menu to the queue of what is free, and the first item decided on its page. */
async function decideOne() {
  const view = await renderAt('/fila?holder=FREE', createMemoryHistory({ initialEntries: ['/', '/fila?holder=FREE'] }));
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'Abrir: Pedido de limite, ROSA PRADO' }));
  await user.click(await screen.findByRole('button', { name: 'Aprovar' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Aprovar pedido' }));
  await user.type(dialog.getByLabelText('Motivo da decisão'), 'Holerite visto');
  const decide = () => user.click(dialog.getByRole('button', { name: 'Aprovar' }));
  return { ...view, decide, back: () => act(() => view.history.back()) };
}

test('a decision on the page of its kind leads back to the queue with its filters, and the next of the newest rows opens by itself', async () => {
  const { decide, place } = await decideOne();
  // A colleague took the second one meanwhile.
  const newest = held<ReturnType<typeof page>>();
  api.on(LIST, () => newest.answer);
  await decide();
  await waitFor(() => expect(place()).toBe('/fila?holder=FREE'));
  expect(await screen.findByRole('list', { name: 'O que espera uma pessoa' })).toBeVisible();
  expect(api.made(CLAIM)).toHaveLength(1);
  newest.give(page({ ...other, claim: heldBy('other', 'Olga Siqueira') }, aPix()));
  expect(await screen.findByRole('dialog', { name: 'Pix sem cobrança' })).toBeVisible();
  expect(place()).toBe('/fila?holder=FREE');
  expect(api.made(CLAIM)).toHaveLength(2);
});

test('back from the next item leads to the queue, where nothing opens by itself any more, and then out of it', async () => {
  const { decide, place, back } = await decideOne();
  api.ok(LIST, page(other, aPix()));
  await decide();
  await waitFor(() => expect(api.made(CLAIM)).toHaveLength(2));
  await waitFor(() => expect(place()).toBe('/limites/aprovacoes'));
  back();
  expect(await screen.findByRole('list', { name: 'O que espera uma pessoa' })).toBeVisible();
  expect(place()).toBe('/fila?holder=FREE');
  back();
  await waitFor(() => expect(place()).toBe('/'));
  expect(api.made(CLAIM)).toHaveLength(2);
});

test('where no next one waits, who leaves the queue and comes back opens nothing either', async () => {
  const { decide, place, back, router } = await decideOne();
  api.ok(LIST, page());
  await decide();
  expect(await screen.findByText('Nada na fila com estes filtros')).toBeVisible();
  await act(() => router.navigate({ to: '/' }));
  api.ok(LIST, page(aPix()));
  back();
  expect(await screen.findByRole('button', { name: /^Abrir: Pix/ }, { timeout: 8_000 })).toBeVisible();
  expect(place()).toBe('/fila?holder=FREE');
  expect(api.made(CLAIM)).toHaveLength(1);
});
