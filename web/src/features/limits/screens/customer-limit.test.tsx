import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aBorrower, aLimit, CPF } from '../../../domain/testing/customers.ts';
import { type FakeApi, fakeApi, lost } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { LimitEvent, LimitHistory } from '../customer-limit.ts';

const FIND = 'GET /coordinator/borrowers/find-one';
const HISTORY = 'GET /coordinator/borrowers/{id}/limit/history';
const TOTAL = 'PATCH /coordinator/borrowers/{id}/limit';
const BLOCK = 'PATCH /coordinator/borrowers/{id}/limit/block';
const PURCHASES = 'PATCH /coordinator/borrowers/{id}/purchases';
const WAITING_ID = '01900000-0000-7000-8000-000000000901';

const anEvent = (part: Partial<LimitEvent> = {}): LimitEvent => ({
  id: '01900000-0000-7000-8000-000000000900',
  kind: 'TOTAL',
  on: '2026-11-20',
  at: '2026-11-20T15:00:00.000Z',
  fromLimit: 2_000,
  toLimit: 2_500,
  blockedBy: null,
  reason: 'Renda comprovada',
  by: 'Davi Rocha',
  approvedBy: null,
  isElsewhere: false,
  ...part,
});
const aHistory = (part: Partial<LimitHistory> = {}): LimitHistory => ({
  limit: aLimit(),
  alone: { highestLimit: 3_000, mayRestrict: true },
  maximumLimit: 8_000,
  isRequestWaiting: false,
  disablePurchase: false,
  events: [anEvent()],
  ...part,
});
let api: FakeApi;
let user: Awaited<ReturnType<typeof renderAt>>['user'];

beforeEach(() => {
  signedIn({ role: 'analyst' });
  api = fakeApi({
    [FIND]: () => aBorrower(),
    [HISTORY]: () => aHistory(),
    [TOTAL]: () => ({ ...aLimit({ totalLimit: 3_000 }), waitingRequestId: null }),
    [BLOCK]: () => ({ ...aLimit(), waitingRequestId: null }),
  });
});

async function search() {
  const page = await renderAt('/limites/cliente');
  user = page.user;
  await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  return page;
}
async function found() {
  await search();
  await screen.findByLabelText('Novo limite total');
}
const give = async (total: string, reason: string) => {
  await user.type(screen.getByLabelText('Novo limite total'), total);
  await user.type(screen.getByLabelText('Motivo'), reason);
};

test('up to what one person may do it is changed at once, said before the click', async () => {
  await found();
  const card = screen.getByRole('region', { name: 'Cliente' });
  expect(card).toHaveTextContent(/Limite total\s?R\$\s2\.500,00/);
  expect(card).toHaveTextContent(
    /SituaçãoLiberadoComprasLiberadasSem segunda pessoaaté R\$\s3\.000,00Limite máximo da políticaR\$\s8\.000,00/,
  );
  await give('3000', 'Renda comprovada');
  expect(screen.getByText('Vale assim que você confirmar.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Mudar para R\$\s3\.000,00$/ }));
  expect(await screen.findByText('Feito: o limite mudou.')).toBeVisible();
  expect(api.lastOf(TOTAL)?.body).toEqual({ totalLimit: 3_000, reason: 'Renda comprovada' });
  await waitFor(() => expect(api.made(HISTORY)).toHaveLength(2));
  expect(await screen.findByLabelText('Novo limite total')).toHaveValue('');
});

test('above it the button asks, and what waits is said', async () => {
  api.on(TOTAL, () => {
    api.ok(HISTORY, aHistory({ isRequestWaiting: true }));
    return { ...aLimit(), waitingRequestId: WAITING_ID };
  });
  await found();
  await give('3000,01', 'Novo emprego');
  expect(screen.getByText(/fica à espera de uma segunda pessoa/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Pedir limite de R\$\s3\.000,01$/ }));
  expect(await screen.findByText(/Pedido feito: espera uma segunda pessoa/)).toBeVisible();
  expect(await screen.findByText('Um pedido deste cliente espera uma segunda pessoa')).toBeVisible();
  await give('4000', 'Outra vez');
  expect(screen.getByText(/já há um pedido à espera/)).toBeVisible();
  expect(screen.getByRole('button', { name: /4\.000,00/ })).toBeDisabled();
  expect(api.made(TOTAL)).toHaveLength(1);
});

test('nobody goes above the highest; nothing is sent without value and reason', async () => {
  await found();
  await user.click(screen.getByRole('button', { name: 'Mudar o limite' }));
  expect(screen.getByText('Digite o novo limite')).toBeVisible();
  expect(screen.getByText('Escreva ao menos 3 letras')).toBeVisible();
  await give('8000,01', 'Pediu');
  expect(screen.getByText(/Passa do limite máximo da política/)).toBeVisible();
  expect(screen.getByRole('button', { name: /8\.000,01/ })).toBeDisabled();
  expect(api.made(TOTAL)).toHaveLength(0);
});

test('a block by hand is made with a reason, and lifted where there is one', async () => {
  await found();
  await user.click(screen.getByRole('radio', { name: 'Bloquear o limite' }));
  // Planted: the reason is asked for, and what has none is sent all the same.
  await user.click(screen.getByRole('button', { name: 'Bloquear' }));
  expect(screen.getByText('Escreva ao menos 3 letras')).toBeVisible();
  expect(api.made(BLOCK)).toHaveLength(0);
  await user.type(screen.getByLabelText('Motivo'), 'Suspeita de fraude');
  api.ok(HISTORY, aHistory({ limit: aLimit({ limitIsBlockedBy: 'MANUALLY_BLOCKED' }) }));
  await user.click(screen.getByRole('button', { name: 'Bloquear' }));
  expect(await screen.findByText('Bloqueado por decisão de uma pessoa')).toBeVisible();
  expect(api.lastOf(BLOCK)?.body).toEqual({ isBlocked: true, reason: 'Suspeita de fraude' });
  await user.click(screen.getByRole('radio', { name: 'Desbloquear o limite' }));
  await user.type(screen.getByLabelText('Motivo'), 'Era o cliente');
  await user.click(screen.getByRole('button', { name: 'Desbloquear' }));
  await waitFor(() => expect(api.lastOf(BLOCK)?.body).toEqual({ isBlocked: false, reason: 'Era o cliente' }));
});

test('purchases are disabled with a reason, and enabled where they are disabled', async () => {
  await found();
  await user.click(screen.getByRole('radio', { name: 'Desativar compras' }));
  expect(screen.getByText('Vale assim que você confirmar.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Desativar compras' }));
  expect(screen.getByText('Escreva ao menos 3 letras')).toBeVisible();
  await user.type(screen.getByLabelText('Motivo'), 'Documento de outra pessoa');
  api.on(PURCHASES, ({ body }) => {
    const { isDisabled } = body as { isDisabled: boolean };
    api.ok(HISTORY, aHistory({ disablePurchase: isDisabled }));
    return { borrowerId: aBorrower().id, disablePurchase: isDisabled };
  });
  await user.click(screen.getByRole('button', { name: 'Desativar compras' }));
  expect(await screen.findByText('Feito: o cliente não compra mais.')).toBeVisible();
  expect(await screen.findByText('Desativadas: o caixa não vende')).toBeVisible();
  expect(api.lastOf(PURCHASES)?.body).toEqual({ isDisabled: true, reason: 'Documento de outra pessoa' });
  await user.click(screen.getByRole('radio', { name: 'Reativar compras' }));
  await user.type(screen.getByLabelText('Motivo'), 'Cadastro atualizado');
  await user.click(screen.getByRole('button', { name: 'Reativar compras' }));
  expect(await screen.findByText('Feito: o cliente pode comprar de novo.')).toBeVisible();
  expect(api.lastOf(PURCHASES)?.body).toEqual({ isDisabled: false, reason: 'Cadastro atualizado' });
  expect(await screen.findByRole('radio', { name: 'Desativar compras' })).toBeVisible();
});

test('of a customer of several retailers the provider decides: said before the click', async () => {
  api.ok(HISTORY, aHistory({ alone: { highestLimit: 2_500, mayRestrict: false } }));
  await found();
  await user.click(screen.getByRole('radio', { name: 'Desativar compras' }));
  expect(screen.getByText(/quem decide é o analista da financeira/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Desativar compras' })).toBeDisabled();
});

test('the history says when, what, why and who, and of other retailers what alone', async () => {
  api.ok(
    HISTORY,
    aHistory({
      events: [
        anEvent({ approvedBy: 'Olga Siqueira' }),
        anEvent({ kind: 'BLOCK', on: '2026-11-10', blockedBy: 'OVERDUE_INSTALLMENTS', reason: null, by: null }),
        anEvent({
          kind: 'PURCHASES_ENABLED',
          on: '2026-11-09',
          fromLimit: null,
          toLimit: null,
          reason: 'Era o cliente',
        }),
        anEvent({ id: WAITING_ID, fromLimit: null, toLimit: 500, reason: null, by: null, isElsewhere: true }),
      ],
    }),
  );
  await found();
  const lines = within(screen.getByRole('region', { name: 'Histórico do limite' })).getAllByRole('listitem');
  const texts = lines.map((line) => line.textContent.replaceAll('\u00a0', ' '));
  expect(texts).toEqual([
    '20/11/2026De R$ 2.000,00 para R$ 2.500,00Renda comprovadaDavi Rocha, aprovado por Olga Siqueira',
    '10/11/2026Bloqueado por parcela em atrasoAutomático',
    '09/11/2026Compras reativadasEra o clienteDavi Rocha',
    '20/11/2026Primeiro limite: R$ 500,00Por outra rede de lojas: quem e por quê ficam com ela',
  ]);
});

test('what the server refuses stands under what was typed', async () => {
  api.refuse(TOTAL, 'LIMIT_REQUEST_WAITING');
  await found();
  await give('2800', 'Renda');
  await user.click(screen.getByRole('button', { name: /^Mudar para/ }));
  expect(await screen.findByText('Já há um pedido deste cliente à espera de aprovação')).toBeVisible();
  expect(screen.getByLabelText('Motivo')).toHaveValue('Renda');
});

test('an unknown CPF, no limit, and a history that does not come', async () => {
  api.refuse(FIND, 'BORROWER_NOT_FOUND');
  await search();
  expect(await screen.findByText('CPF não encontrado')).toBeVisible();
  api.ok(FIND, aBorrower());
  api.refuse(HISTORY, 'LIMIT_NOT_FOUND');
  await user.type(screen.getByLabelText('CPF do cliente'), '{Backspace}5{Enter}');
  expect(await screen.findByText('Este cliente ainda não tem limite')).toBeVisible();
  api.on(HISTORY, lost);
  await user.type(screen.getByLabelText('CPF do cliente'), '{Backspace}5{Enter}');
  expect(await screen.findByRole('button', { name: 'Tentar novamente' }, { timeout: 8_000 })).toBeVisible();
});

test('Escape goes back to what waits; a manager is led to the till', async () => {
  const { path } = await search();
  await screen.findByLabelText('Novo limite total');
  await user.click(screen.getByRole('heading', { name: 'Limite do cliente' }));
  api.ok('GET /coordinator/limit-requests', { items: [], next: null });
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('link', { name: 'Mudar o limite de um cliente' })).toBeVisible();
  expect(path()).toBe('/limites/aprovacoes');
  signedIn({ role: 'manager' });
  const managers = await renderAt('/limites/cliente');
  expect(managers.path()).toBe('/caixa');
});
