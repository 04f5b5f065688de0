import { createMemoryHistory } from '@tanstack/react-router';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, held, lost, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { OPERATOR_ID, signedIn } from '../../../testing/sessions.ts';
import { aCall, aTaken, CLAIM, DECIDE, heldBy, LIST, page, PICTURES, RELEASE } from '../testing/purchase-calls.ts';
import type { TakenCall } from '../texts.ts';

beforeEach(() => signedIn({ role: 'analyst' }));
afterEach(() => void vi.useRealTimers());
const open = () => renderAt('/ligacoes');
const take = { name: 'Assumir ligação para ROSA PRADO' };

test('an analyst takes a call, reads phone, script and code, and authorises with a reason', async () => {
  const api = fakeApi({
    [LIST]: () => page(aCall()),
    [CLAIM]: () => aTaken(),
    [DECIDE]: () => ({ borrowerId: aCall().borrowerId, proposalId: aCall().proposalId, isApproved: true }),
  });
  const { user } = await open();
  const card = (await screen.findByRole('heading', { name: 'ROSA PRADO' })).closest('li') as HTMLElement;
  expect(card).toHaveTextContent(/R\$ 800,00.*Depósito\. A política pede ligação.*Atrasada há \d+ min/);
  await user.click(screen.getByRole('button', take));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ligação ao cliente' }));
  expect(dialog.getByText('123 456')).toBeVisible();
  expect(dialog.getByText('(92) 98888-7777')).toBeVisible();
  expect(dialog.getByText('529.***.***-25')).toBeVisible();
  expect(dialog.getByRole('region', { name: 'Roteiro' })).toHaveTextContent(/3x de R\$ 290,50, total de R\$ 876,40/);
  await user.click(dialog.getByRole('button', { name: 'Autorizar compra' }));
  expect(await screen.findByText('Escreva ao menos 3 letras')).toBeVisible();
  await user.type(dialog.getByLabelText('Motivo da decisão'), ' Confirmou os dados ');
  api.ok(LIST, page());
  await user.click(dialog.getByRole('button', { name: 'Autorizar compra' }));
  expect(await screen.findByText('Compra autorizada: o caixa já foi avisado.')).toBeVisible();
  expect(api.lastOf(DECIDE)?.body).toEqual({ isApproved: true, reason: 'Confirmou os dados' });
  expect(await screen.findByText('Nenhuma ligação à espera')).toBeVisible();
  expect(api.made(RELEASE)).toHaveLength(0);
});

test.each<[string, Partial<TakenCall>, string[]]>([
  ['of old', {}, ['R$ 1.150,50 livres de R$ 2.000,00', '2 compras, R$ 640,00', 'nenhum', '02/03/2026']],
  [
    'late',
    {
      limit: { total: 2_000, available: 0, blockedBy: 'OVERDUE_INSTALLMENTS' },
      bought: { count: 1, total: 90 },
      daysLate: 12,
    },
    ['R$ 0,00 livres de R$ 2.000,00, bloqueado por parcela em atraso', '1 compra, R$ 90,00', '12 dias', '02/03/2026'],
  ],
  [
    'new',
    { limit: null, bought: { count: 0, total: 0 }, daysLate: 1 },
    ['sem limite', 'primeira compra', '1 dia', '02/03/2026'],
  ],
])(
  'who calls knows the limit, the purchases before, the delay and since when: a customer %s',
  async (_, part, said) => {
    fakeApi({ [LIST]: () => page(aCall()), [CLAIM]: () => aTaken(part) });
    const { user } = await open();
    await user.click(await screen.findByRole('button', take));
    await screen.findByRole('dialog', { name: 'Ligação ao cliente' });
    // Whom to call comes first: the reason, at the end, would have the focus and hide it.
    expect(document.activeElement).toHaveTextContent('ROSA PRADO');
    const told = ['Limite', 'Compras na rede', 'Atraso', 'Cliente desde'].map((term) =>
      screen.getByText(term).nextElementSibling?.textContent?.replaceAll('\u00a0', ' '),
    );
    expect(told).toEqual(said);
  },
);

test('a refusal goes out once, and nothing else beside it', async () => {
  const answer = held<{ borrowerId: string; proposalId: string; isApproved: boolean }>();
  const api = fakeApi({ [LIST]: () => page(aCall()), [CLAIM]: () => aTaken(), [DECIDE]: () => answer.answer });
  const { user } = await open();
  await user.click(await screen.findByRole('button', take));
  await user.type(await screen.findByLabelText('Motivo da decisão'), 'Não reconhece a compra');
  await user.dblClick(screen.getByRole('button', { name: 'Recusar compra' }));
  await user.click(screen.getByRole('button', { name: 'Autorizar compra' }));
  expect(screen.getByRole('button', { name: 'Devolver à fila' })).toBeDisabled();
  answer.give({ borrowerId: 'a', proposalId: 'b', isApproved: false });
  expect(await screen.findByText('Compra recusada: o caixa já foi avisado.')).toBeVisible();
  expect(api.made(DECIDE)).toHaveLength(1);
  expect(api.lastOf(DECIDE)?.body).toMatchObject({ isApproved: false });
});

test('what a decision is refused with stands at the reason, which stays', async () => {
  fakeApi({
    [LIST]: () => page(aCall()),
    [CLAIM]: () => aTaken(),
    [DECIDE]: () => refused('PURCHASE_CALL_DECIDED'),
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', take));
  await user.type(await screen.findByLabelText('Motivo da decisão'), 'Confirmou');
  await user.click(screen.getByRole('button', { name: 'Autorizar compra' }));
  expect(await screen.findByText(/já foi concluída ou o prazo dela acabou/)).toBeVisible();
  expect(screen.getByLabelText('Motivo da decisão')).toHaveValue('Confirmou');
});

test('one that another has is not to be taken, nor is one’s own sale', async () => {
  fakeApi({
    [LIST]: () =>
      page(
        aCall({ claim: heldBy('other', 'Marta Nunes') }),
        aCall({ proposalId: 'b', customerName: 'DAVI SÁ', operatorId: OPERATOR_ID }),
      ),
  });
  await open();
  expect(await screen.findByText('Em ligação com Marta Nunes')).toBeVisible();
  expect(screen.getByText('Esta venda é sua: outra pessoa liga.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Assumir/ })).toBeNull();
});

test('one is taken at a time, once however often it is asked for', async () => {
  const answer = held<TakenCall>();
  const api = fakeApi({
    [LIST]: () => page(aCall(), aCall({ proposalId: 'b', customerName: 'DAVI SÁ' })),
    [CLAIM]: () => answer.answer,
  });
  const { user } = await open();
  await user.dblClick(await screen.findByRole('button', take));
  await user.click(screen.getByRole('button', { name: 'Assumir ligação para DAVI SÁ' }));
  expect(api.made(CLAIM)).toHaveLength(1);
  answer.give(aTaken());
  expect(await screen.findByRole('dialog', { name: 'Ligação ao cliente' })).toHaveTextContent('ROSA PRADO');
});

test('one that was decided meanwhile leaves the list, and why is told', async () => {
  const api = fakeApi({
    [LIST]: () => page(aCall()),
    [CLAIM]: () => {
      api.ok(LIST, page());
      return refused('PURCHASE_CALL_DECIDED');
    },
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', take));
  expect(await screen.findByText(/já foi concluída ou o prazo dela acabou/)).toBeVisible();
  expect(await screen.findByText('Nenhuma ligação à espera')).toBeVisible();
});

test('a call that leaves the queue while it is made says so, and there is no code to read any more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const api = fakeApi({ [LIST]: () => page(aCall()), [CLAIM]: () => aTaken() });
  const { user } = await open();
  await user.click(await screen.findByRole('button', take));
  expect(await screen.findByText('123 456')).toBeVisible();
  api.ok(LIST, page());
  await act(() => vi.advanceTimersByTimeAsync(5_100));
  expect(await screen.findByText('Esta ligação terminou')).toBeVisible();
  expect(screen.queryByText('123 456')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Autorizar compra' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Voltar às ligações' }));
  expect(await screen.findByText('Nenhuma ligação à espera')).toBeVisible();
  expect(api.made(RELEASE)).toHaveLength(0);
});

test('a call beyond the first page, to which the queue led, is made as any other; once it was listed it may end', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { borrowerId, proposalId } = aCall();
  const api = fakeApi({
    [LIST]: () => page(aCall({ proposalId: 'b', customerName: 'DAVI SÁ' })),
    [CLAIM]: () => aTaken(),
  });
  const led = createMemoryHistory();
  led.push('/ligacoes', { fromQueue: { ownerId: borrowerId, id: proposalId, search: {} } });
  await renderAt('/ligacoes', led);
  expect(await screen.findByText('123 456')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(5_100));
  expect(screen.getByText('123 456')).toBeVisible();
  api.ok(LIST, page(aCall()));
  await act(() => vi.advanceTimersByTimeAsync(5_100));
  expect(screen.getByText('123 456')).toBeVisible();
  api.ok(LIST, page());
  await act(() => vi.advanceTimersByTimeAsync(5_100));
  expect(await screen.findByText('Esta ligação terminou')).toBeVisible();
});

test('given back by Escape, also when the answer is lost; a second Escape leads to the menu', async () => {
  const api = fakeApi({
    [LIST]: () => page(aCall()),
    [CLAIM]: () => aTaken(),
    [RELEASE]: lost,
    'GET /coordinator/limit-requests': () => ({ items: [], next: null }),
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

test('portrait and pictures stand side by side once they are asked for, with what was doubted', async () => {
  const api = fakeApi({
    [LIST]: () => page(aCall({ reason: 'FACE' })),
    [CLAIM]: () => aTaken({ reason: 'FACE', hasPictures: true }),
    [PICTURES]: () => refused('PURCHASE_CALL_NOT_CLAIMED'),
  });
  const { user } = await open();
  expect(await screen.findByText(/A validação facial deixou dúvidas/)).toBeVisible();
  await user.click(screen.getByRole('button', take));
  expect(api.made(PICTURES)).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Ver fotos da validação facial' }));
  expect(await screen.findByText('Assuma esta ligação antes de decidir.')).toBeVisible();
  api.ok(PICTURES, {
    portrait: { imagebase64: 'QUJD', contentType: 'image/png' },
    shots: [{ imagebase64: 'REVG', contentType: 'image/jpeg' }],
    reasons: ['UNLIKE_PORTRAIT', 'BLURRED', 'TOO_DARK'],
  });
  await user.click(screen.getByRole('button', { name: 'Ver fotos da validação facial' }));
  expect(await screen.findByText('Retrato do cadastro')).toBeVisible();
  const sources = screen.getAllByRole('img').map((image) => image.getAttribute('src'));
  expect(sources).toEqual(expect.arrayContaining(['data:image/png;base64,QUJD', 'data:image/jpeg;base64,REVG']));
  expect(screen.getByText('Dúvidas: Não se parece com o retrato; As fotos mostram pouco.')).toBeVisible();
});

test('a list that does not come says why, and comes when it is asked for again', async () => {
  const api = fakeApi({ [LIST]: () => refused('FORBIDDEN') });
  const { user } = await open();
  expect(await screen.findByText('Você não tem permissão para esta ação.')).toBeVisible();
  api.ok(LIST, page(aCall()));
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { name: 'ROSA PRADO' })).toBeVisible();
});

test.each(['manager', 'retailer_analyst', 'cashier'] as const)('%s reads no code of anybody', async (role) => {
  signedIn({ role });
  const api = fakeApi();
  const { path } = await open();
  expect(path()).not.toBe('/ligacoes');
  expect(api.made(LIST)).toHaveLength(0);
});
