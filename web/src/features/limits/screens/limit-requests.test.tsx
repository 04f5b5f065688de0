import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aLimitRequest } from '../../../domain/testing/limit-requests.ts';
import { fakeApi, lost, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { OPERATOR_ID, signedIn } from '../../../testing/sessions.ts';
import type { LimitRequest } from '../requests.ts';

const LIST = 'GET /coordinator/limit-requests';
const DECIDE = 'PATCH /coordinator/limit-requests/{id}';
const page = (...items: LimitRequest[]) => ({ items, next: null });
const open = () => renderAt('/limites/aprovacoes');

beforeEach(() => signedIn({ role: 'analyst' }));

test('what waits is shown: whose, what, why, by whom and until when', async () => {
  fakeApi({
    [LIST]: () =>
      page(
        aLimitRequest(),
        aLimitRequest({ id: 'b', kind: 'BLOCK', toLimit: null, blockUntil: '2026-12-31' }),
        aLimitRequest({ id: 'c', kind: 'UNBLOCK', toLimit: null }),
      ),
  });
  await open();
  const list = await screen.findByRole('list', { name: 'Pedidos à espera' });
  const texts = within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(texts[0]).toMatch(
    /Rita Nogueira.*Limite de R\$\s1.000,00 para R\$\s4.500,00.*Renda comprovada.*Davi Rocha, Lojas Aurora. Vale até 26\/11\/2026/,
  );
  expect(texts[1]).toContain('Bloquear o limite até 31/12/2026');
  expect(texts[2]).toContain('Desbloquear o limite');
});

test('a decision needs a reason, is sent once with it, and the list is asked again', async () => {
  const api = fakeApi({ [LIST]: () => page(aLimitRequest()), [DECIDE]: () => aLimitRequest({ status: 'APPROVED' }) });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Aprovar' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Aprovar pedido' }));
  await user.click(dialog.getByRole('button', { name: 'Aprovar' }));
  expect(dialog.getByText('Escreva ao menos 3 letras')).toBeVisible();
  expect(api.made(DECIDE)).toHaveLength(0);
  await user.type(dialog.getByLabelText('Motivo da decisão'), 'Holerite visto');
  await user.click(dialog.getByRole('button', { name: 'Aprovar' }));
  expect(await screen.findByText('Pedido aprovado: o limite mudou.')).toBeVisible();
  expect(api.lastOf(DECIDE)?.body).toEqual({ isApproved: true, reason: 'Holerite visto' });
  await waitFor(() => expect(api.made(LIST).length).toBeGreaterThan(1));
});

test('what the server refuses is said in the dialog', async () => {
  fakeApi({ [LIST]: () => page(aLimitRequest()), [DECIDE]: () => refused('LIMIT_REQUEST_OUTDATED') });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Recusar' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Recusar pedido' }));
  await user.type(dialog.getByLabelText('Motivo da decisão'), 'Sem comprovante');
  await user.click(dialog.getByRole('button', { name: 'Recusar' }));
  expect(await dialog.findByText('O limite mudou depois deste pedido. Recuse e faça outro')).toBeVisible();
});

test('who asked decides nothing', async () => {
  fakeApi({ [LIST]: () => page(aLimitRequest({ askedBy: { id: OPERATOR_ID, name: 'Marina Alves' } })) });
  await open();
  expect(await screen.findByText('Você fez este pedido: outra pessoa decide.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Aprovar' })).toBeNull();
});

test('nothing waits; a failure offers to try again', async () => {
  const api = fakeApi({ [LIST]: lost });
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  api.ok(LIST, page());
  await user.click(retry);
  expect(await screen.findByText('Nenhum pedido à espera')).toBeVisible();
});

test('a manager is led to the till', async () => {
  signedIn({ role: 'manager' });
  const { path } = await open();
  expect(path()).toBe('/caixa');
});

test('one that another looks at says so, and is not to be decided', async () => {
  const claim = { by: { id: 'other', name: 'Olga Siqueira' }, until: '2099-01-01T00:00:00.000Z' };
  fakeApi({ [LIST]: () => ({ items: [aLimitRequest({ claim })], next: null }) });
  await renderAt('/limites/aprovacoes');
  expect(await screen.findByText('Em análise com Olga Siqueira')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Aprovar' })).toBeNull();
});
