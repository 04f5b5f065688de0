import { formatMonth } from '@balcao/contract/kernel';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { OPERATOR_ID, signedIn } from '../../../testing/sessions.ts';
import { aMonth, aPayout, BACK, CLOSE, LIST, MONTH, paidPayout, PAY } from '../testing/incentives.ts';

beforeEach(() => signedIn({ role: 'analyst' }));
const open = () => renderAt('/incentivos');

test('the last month that is over is closed once, with what that fixes said before', async () => {
  const notYet = aMonth({ openEarners: 2, openTotal: 61, toPayTotal: 0, items: [] });
  const api = fakeApi({ [LIST]: () => notYet, [CLOSE]: () => refused('PAYOUTS_MOVED') });
  const { user } = await open();
  expect(await screen.findByText('Este mês ainda não foi fechado')).toBeVisible();
  expect(api.lastOf(LIST)?.query.get('month')).toBe(MONTH);
  await user.click(screen.getByRole('button', { name: 'Fechar o mês' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Fechar ${formatMonth(MONTH)}` }));
  expect(dialog.getByText(/2 vendedores têm R\$\s61,00 a receber/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Fechar o mês' }));
  expect(await dialog.findByText('A lista mudou enquanto isso. Confira de novo')).toBeVisible();
  api.ok(CLOSE, aMonth());
  api.ok(LIST, aMonth());
  await user.click(dialog.getByRole('button', { name: 'Fechar o mês' }));
  expect(await screen.findByText('Mês fechado: outra pessoa já pode pagar.')).toBeVisible();
  expect(api.lastOf(CLOSE)?.body).toEqual({ month: MONTH });
  expect(await screen.findByText('BRUNO TAVARES')).toBeVisible();
});

test('a month that still runs cannot be closed; who came late to a closed one can', async () => {
  const api = fakeApi({ [LIST]: () => aMonth({ isOver: false, openEarners: 1, openTotal: 61, items: [] }) });
  const { user } = await open();
  expect(await screen.findByText(/1 vendedor tem R\$\s61,00 a receber\. O mês ainda corre/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fechar o mês' })).toBeNull();
  api.ok(LIST, aMonth({ openEarners: 1, openTotal: 61 }));
  const months = screen.getByLabelText('Mês');
  await user.selectOptions(months, (months as HTMLSelectElement).options[3]?.value ?? '');
  expect(await screen.findByText(/1 vendedor ainda não está na lista, com R\$\s61,00/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Fechar o mês' })).toBeVisible();
});

test('all with a key are marked as paid together, to the keys shown; who has none is counted', async () => {
  const second = aPayout({ id: 'b', operator: { id: 'o2', name: 'LIA REIS' }, amount: 10.1, pixKey: '+5592988887777' });
  const keyless = aPayout({ id: 'c', operator: { id: 'o3', name: 'DAVI SÁ' }, pixKey: null });
  const api = fakeApi({
    [LIST]: () => aMonth({ items: [aPayout(), second, keyless], toPayTotal: 101.1 }),
    [PAY]: () => refused('PAYOUT_KEY_CHANGED'),
  });
  const { user } = await open();
  expect(await screen.findByText(/1 vendedor não tem chave Pix/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Marcar DAVI SÁ como pago' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Marcar 2 como pagos, R\$\s55,60$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirmar pagamentos' }));
  expect(dialog.getByText('+5592988887777')).toBeVisible();
  const confirm = dialog.getByRole('button', { name: /^Confirmar R\$\s55,60$/ });
  await user.click(confirm);
  expect(await dialog.findByText(/A chave Pix mudou depois que a lista foi aberta/)).toBeVisible();
  api.ok(PAY, { count: 2, total: 55.6 });
  await user.click(confirm);
  expect(await screen.findByText(/^2 pagamentos, R\$\s55,60\.$/)).toBeVisible();
  expect(api.lastOf(PAY)?.body).toEqual({
    payouts: [
      { id: aPayout().id, pixKey: 'bruno@loja.example' },
      { id: 'b', pixKey: '+5592988887777' },
    ],
  });
});

test('who closed the month marks nobody; what came back is said and may be paid again', async () => {
  const own = { closedBy: { id: OPERATOR_ID, name: 'Marina Alves' } };
  const returned = { at: '2026-11-04T15:00:00.000Z', reason: 'Chave inexistente' };
  const api = fakeApi({ [LIST]: () => aMonth({ items: [aPayout(own)] }) });
  const { user, unmount } = await open();
  expect(await screen.findByText('Você fechou este mês: outra pessoa confirma os pagamentos.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Marcar/ })).toBeNull();
  unmount();
  api.ok(LIST, aMonth({ items: [aPayout({ status: 'RETURNED', returned })] }));
  await open();
  expect(await screen.findByText(/Chave inexistente \(04\/11\/2026/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Marcar BRUNO TAVARES como pago' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a Pix that came back is said with a reason', async () => {
  const api = fakeApi({ [LIST]: () => aMonth({ items: [paidPayout()] }), [BACK]: () => refused('PAYOUTS_MOVED') });
  const { user } = await open();
  expect(await screen.findByText(/Vera Prado, 03\/11\/2026/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'O Pix de BRUNO TAVARES voltou' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'O Pix voltou' }));
  await user.type(dialog.getByLabelText('Por que voltou'), 'Conta encerrada');
  await user.click(dialog.getByRole('button', { name: 'Voltar a pagar' }));
  expect(await dialog.findByText('A lista mudou enquanto isso. Confira de novo')).toBeVisible();
  api.ok(BACK, { id: aPayout().id });
  await user.click(dialog.getByRole('button', { name: 'Voltar a pagar' }));
  expect(await screen.findByText('O valor voltou a ficar a pagar.')).toBeVisible();
  expect(api.lastOf(BACK)?.body).toEqual({ reason: 'Conta encerrada' });
});

test('a list that does not come says why; a month of nothing says so', async () => {
  const api = fakeApi({ [LIST]: () => refused('FORBIDDEN') });
  const { user } = await open();
  expect(await screen.findByText('Você não tem permissão para esta ação.')).toBeVisible();
  api.ok(LIST, aMonth({ items: [], toPayTotal: 0 }));
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Nenhum incentivo neste mês')).toBeVisible();
});

test('who pays for the retailer marks what an analyst closed, and closes nothing', async () => {
  signedIn({ role: 'retailer_analyst' });
  fakeApi({ [LIST]: () => aMonth({ openEarners: 1, openTotal: 61 }) });
  await open();
  expect(await screen.findByRole('button', { name: 'Marcar BRUNO TAVARES como pago' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fechar o mês' })).toBeNull();
});

test('a manager is led away', async () => {
  signedIn({ role: 'manager' });
  const api = fakeApi();
  const { path } = await open();
  expect(path()).not.toBe('/incentivos');
  expect(api.made(LIST)).toHaveLength(0);
});
