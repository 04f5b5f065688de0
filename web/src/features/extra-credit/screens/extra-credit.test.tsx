import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, held, lost, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { OPERATOR_ID, signedIn } from '../../../testing/sessions.ts';
import type { TakenRequest } from '../calls.ts';
import { aDecided, aRequest, aTaken, CLAIM, DECIDE, heldBy, LIST, page, RELEASE } from '../testing/extra-credit.ts';

beforeEach(() => signedIn({ role: 'analyst' }));
const open = () => renderAt('/limite-extra');
const take = { name: 'Assumir pedido de ROSA PRADO' };

test('an analyst takes a request, reads what it is decided on, and grants all of it with a reason', async () => {
  const api = fakeApi({ [LIST]: () => page(aRequest()), [CLAIM]: () => aTaken(), [DECIDE]: () => aDecided() });
  const { user } = await open();
  const card = (await screen.findByRole('heading', { name: 'ROSA PRADO' })).closest('li') as HTMLElement;
  expect(card).toHaveTextContent(
    /R\$\s1\.800,00.*Super Compra, Depósito\. Pedido em 23\/11\/2026.*expira em 23\/12\/2026/,
  );
  await user.click(screen.getByRole('button', take));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pedido de limite extra' }));
  expect(dialog.getByText(/R\$\s4\.000,00, dos quais R\$\s150,50 disponíveis/)).toBeVisible();
  expect(dialog.getByText('nunca')).toBeVisible();
  expect(dialog.getByText(/de R\$\s100,00 a R\$\s1\.800,00, por até 30 dias/)).toBeVisible();
  const approve = dialog.getByRole('button', { name: /^Aprovar R\$\s1\.800,00$/ });
  await user.click(approve);
  expect(await screen.findByText('Escreva ao menos 3 letras')).toBeVisible();
  await user.type(dialog.getByLabelText('Motivo da decisão'), ' Renda confere ');
  api.ok(LIST, page());
  await user.click(approve);
  expect(await screen.findByText('Limite extra aprovado: o cliente recebe um SMS.')).toBeVisible();
  expect(api.lastOf(DECIDE)?.body).toEqual({ isApproved: true, amount: 1_800, days: 30, reason: 'Renda confere' });
  expect(await screen.findByText('Nenhum pedido à espera')).toBeVisible();
  expect(api.made(RELEASE)).toHaveLength(0);
});

test('less for fewer days: what is out of bounds is said at its field, and what was typed stays', async () => {
  const api = fakeApi({ [LIST]: () => page(aRequest()), [CLAIM]: () => aTaken(), [DECIDE]: () => aDecided() });
  const { user } = await open();
  await user.click(await screen.findByRole('button', take));
  await user.click(await screen.findByLabelText('Aprovar outro valor'));
  await user.type(screen.getByLabelText('Motivo da decisão'), 'Parte da renda');
  await user.click(screen.getByRole('button', { name: 'Aprovar' }));
  expect(await screen.findByText('Digite o valor aprovado')).toBeVisible();
  await user.type(screen.getByLabelText('Valor aprovado'), '2000');
  await user.click(screen.getByRole('button', { name: /^Aprovar R\$\s2\.000,00$/ }));
  expect(await screen.findByText(/Digite um valor entre R\$\s100,00 e R\$\s1\.800,00/)).toBeVisible();
  await user.clear(screen.getByLabelText('Valor aprovado'));
  await user.type(screen.getByLabelText('Valor aprovado'), '900');
  await user.clear(screen.getByLabelText('Vale por quantos dias'));
  await user.type(screen.getByLabelText('Vale por quantos dias'), '31');
  await user.click(screen.getByRole('button', { name: /^Aprovar R\$\s900,00$/ }));
  expect(await screen.findByText('Digite de 1 a 30 dias')).toBeVisible();
  expect(api.made(DECIDE)).toHaveLength(0);
  await user.clear(screen.getByLabelText('Vale por quantos dias'));
  await user.type(screen.getByLabelText('Vale por quantos dias'), '5');
  await user.click(screen.getByRole('button', { name: /^Aprovar R\$\s900,00$/ }));
  await waitFor(() =>
    expect(api.lastOf(DECIDE)?.body).toEqual({ isApproved: true, amount: 900, days: 5, reason: 'Parte da renda' }),
  );
});

test('a denial goes out once; what it is refused with stands at the reason, which stays', async () => {
  const api = fakeApi({
    [LIST]: () => page(aRequest()),
    [CLAIM]: () => aTaken(),
    [DECIDE]: () => refused('EVALUATION_NOT_CLAIMED'),
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', take));
  await user.click(await screen.findByLabelText('Negar'));
  expect(screen.queryByLabelText('Vale por quantos dias')).toBeNull();
  await user.type(screen.getByLabelText('Motivo da decisão'), 'Renda não confere');
  await user.click(screen.getByRole('button', { name: 'Negar pedido' }));
  expect(await screen.findByText('Assuma este pedido antes de decidir.')).toBeVisible();
  expect(screen.getByLabelText('Motivo da decisão')).toHaveValue('Renda não confere');
  api.ok(DECIDE, aDecided({ decision: 'DENIED' }));
  await user.dblClick(screen.getByRole('button', { name: 'Negar pedido' }));
  expect(await screen.findByText('Pedido negado: o cliente recebe um SMS.')).toBeVisible();
  expect(api.made(DECIDE)).toHaveLength(2);
  expect(api.lastOf(DECIDE)?.body).toEqual({ isApproved: false, reason: 'Renda não confere' });
});

test('of a blocked limit nothing is granted', async () => {
  const limit = { total: 4_000, available: 4_000, blockedBy: 'OVERDUE_INSTALLMENTS' as const };
  const used = { count: 2, lastAt: '2026-09-01T15:00:00.000Z' };
  fakeApi({ [LIST]: () => page(aRequest()), [CLAIM]: () => aTaken({ limit, used, maxAmount: 1_500 }) });
  const { user } = await open();
  await user.click(await screen.findByRole('button', take));
  expect(await screen.findByText(/bloqueado por parcela em atraso: só é possível negar/)).toBeVisible();
  expect(screen.getByText('2 vezes, a última em 01/09/2026')).toBeVisible();
  expect(screen.getByLabelText(/Aprovar o que a política permite: R\$\s1\.500,00/)).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Negar pedido' })).toBeEnabled();
});

test('one that another has is not to be taken, nor is one’s own; one at a time', async () => {
  const answer = held<TakenRequest>();
  const api = fakeApi({
    [LIST]: () =>
      page(
        aRequest(),
        aRequest({ id: 'b', customerName: 'DAVI SÁ', claim: heldBy('other', 'Marta Nunes') }),
        aRequest({ id: 'c', customerName: 'LIA REIS', operatorId: OPERATOR_ID }),
      ),
    [CLAIM]: () => answer.answer,
  });
  const { user } = await open();
  expect(await screen.findByText('Em análise com Marta Nunes')).toBeVisible();
  expect(screen.getByText('Este pedido é seu: outra pessoa decide.')).toBeVisible();
  await user.dblClick(screen.getByRole('button', { name: /^Assumir/ }));
  expect(api.made(CLAIM)).toHaveLength(1);
  answer.give(aTaken());
  expect(await screen.findByRole('dialog', { name: 'Pedido de limite extra' })).toBeVisible();
});

test('one that was decided meanwhile leaves the list, and why is told', async () => {
  const api = fakeApi({
    [LIST]: () => page(aRequest()),
    [CLAIM]: () => {
      api.ok(LIST, page());
      return refused('EVALUATION_DECIDED');
    },
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', take));
  expect(await screen.findByText('Este pedido de limite extra já foi decidido')).toBeVisible();
  expect(await screen.findByText('Nenhum pedido à espera')).toBeVisible();
});

test('given back by Escape, also when the answer is lost; a second Escape leads to the menu', async () => {
  const api = fakeApi({
    [LIST]: () => page(aRequest()),
    [CLAIM]: () => aTaken(),
    [RELEASE]: lost,
    'GET /coordinator/limit-requests': () => ({ items: [], next: null }),
    'GET /coordinator/purchase-calls': () => ({ items: [], next: null }),
  });
  const { user, path } = await open();
  await user.click(await screen.findByRole('button', take));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.made(RELEASE)).toHaveLength(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(path()).toBe('/'));
});

test('a list that does not come says why, and comes when it is asked for again', async () => {
  const api = fakeApi({ [LIST]: () => refused('FORBIDDEN') });
  const { user } = await open();
  expect(await screen.findByText('Você não tem permissão para esta ação.')).toBeVisible();
  api.ok(LIST, page(aRequest()));
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { name: 'ROSA PRADO' })).toBeVisible();
});

const queued = {
  kind: 'EXTRA_CREDIT' as const,
  cause: null,
  ownerId: aRequest().borrowerId,
  id: aRequest().id,
  who: 'ROSA PRADO',
  place: 'Depósito',
  askedAt: aRequest().askedAt,
  dueAt: null,
  amount: 1_800,
  askedBy: null,
  claim: null,
};

test('what the queue leads to is taken by itself', async () => {
  const api = fakeApi({
    'GET /coordinator/desk': () => ({ items: [queued], next: null }),
    [LIST]: () => page(aRequest()),
    [CLAIM]: () => aTaken(),
    [RELEASE]: () => undefined,
  });
  const { user } = await renderAt('/fila');
  await user.click(await screen.findByRole('button', { name: 'Abrir: Limite extra, ROSA PRADO' }));
  expect(await screen.findByRole('dialog', { name: 'Pedido de limite extra' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Devolver à fila' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.made(CLAIM)).toHaveLength(1);
});
