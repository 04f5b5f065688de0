import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CPF, STORE_ID } from '../../../domain/testing/customers.ts';
import { type FakeApi, fakeApi, held, lost, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { aPayment, APPROVE, historyAnswers, PAYMENTS, UNDO } from '../testing/history.ts';

const WHY = 'Por que o pagamento é estornado?';
const undone = { id: 'u', paymentId: 'p', undoneAt: '2026-11-21T15:00:00Z', method: 'STORE_CASH', total: 1 } as const;

let api: FakeApi;
let page: Awaited<ReturnType<typeof renderAt>>;
let user: (typeof page)['user'];

beforeEach(() => {
  signedIn({ role: 'manager' });
  api = fakeApi({ ...historyAnswers, [UNDO]: () => undone });
});

async function open() {
  page = await renderAt('/caixa/pagamentos/contratos');
  ({ user } = page);
  await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  return page;
}
async function ask() {
  await open();
  await user.click(await screen.findByRole('button', { name: 'Estornar' }));
  return within(await screen.findByRole('dialog', { name: /^Estornar R\$\s199,85$/ }));
}
type Asked = Awaited<ReturnType<typeof ask>>;
async function give(dialog: Asked, reason = 'Valor errado') {
  await user.type(dialog.getByLabelText(WHY), reason);
  await user.click(dialog.getByRole('button', { name: 'Estornar' }));
}

test('a reason of two letters is none; with one it is done once, without a second person, and the list is of now', async () => {
  const dialog = await ask();
  expect(dialog.getByLabelText(WHY)).toHaveFocus();
  await give(dialog, ' ab ');
  expect(dialog.getByText('Escreva ao menos 3 letras')).toBeVisible();
  expect(api.made(UNDO)).toHaveLength(0);
  const { answer, give: tell } = held<typeof undone>();
  api.on(UNDO, () => answer);
  await user.clear(dialog.getByLabelText(WHY));
  await user.type(dialog.getByLabelText(WHY), '  Valor errado ');
  await user.dblClick(dialog.getByRole('button', { name: 'Estornar' }));
  expect(await dialog.findByRole('button', { name: 'Estornando...' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(dialog.getByLabelText(WHY)).toBeVisible();
  const lists = api.made(PAYMENTS).length;
  tell(undone);
  // The region of toasts may be drawn anew between finding and looking.
  await waitFor(() => expect(screen.getByText(/^Estorno de R\$\s199,85 registrado/)).toBeVisible());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.made(UNDO).map(({ body }) => body)).toEqual([{ reason: 'Valor errado', storeId: STORE_ID }]);
  expect(api.made(APPROVE)).toHaveLength(0);
  await waitFor(() => expect(api.made(PAYMENTS).length).toBeGreaterThan(lists));
});

test.each([
  ['STORE_CASH', /Devolva R\$\s199,85 em dinheiro ao cliente\./],
  ['BOLETO', /R\$\s199,85 voltam por transferência a quem pagou\./],
  ['PIX', /R\$\s199,85 voltam por Pix a quem pagou\./],
] as const)('what is received by %s goes back the same way', async (method, sentence) => {
  api.ok(PAYMENTS, [aPayment({ method })]);
  const dialog = await ask();
  expect(dialog.getByText(sentence)).toBeVisible();
  expect(dialog.getByText('Recebido em 20/11/2026 11:00: parcela 1.')).toBeVisible();
});

test.each([
  ['LATER_PAYMENT_EXISTS', 'Existe um pagamento posterior deste contrato. Estorne-o primeiro.'],
  ['ALREADY_UNDONE', 'Este pagamento já foi estornado.'],
  ['CONTRACT_CANCELED', 'Uma compra deste pagamento foi cancelada ou devolvida depois dele.'],
  ['AGREEMENT_PAYMENT', 'Pagamentos de um acordo quebrado não podem ser estornados.'],
] as const)('%s stands under the reason, and the reason stays', async (code, sentence) => {
  api.refuse(UNDO, code);
  const dialog = await ask();
  await give(dialog);
  await waitFor(() =>
    expect(dialog.getByLabelText(WHY)).toHaveAccessibleDescription(expect.stringContaining(sentence)),
  );
  expect(dialog.getByLabelText(WHY)).toHaveValue('Valor errado');
  expect(screen.queryByLabelText('Senha ou PIN de quem autoriza')).toBeNull();
});

test('a lost answer is looked into, also after a refresh: not done is said, and tried again with the same key', async () => {
  api.lose(UNDO);
  await give(await ask());
  const told = await screen.findByRole('dialog', { name: 'O estorno não foi registrado' });
  expect(told).toHaveTextContent(/o recebimento de R\$\s199,85 continua valendo/);
  page.unmount();
  page = await open();
  const again = await screen.findByRole('dialog', { name: 'O estorno não foi registrado' });
  api.ok(UNDO, undone);
  await user.click(within(again).getByRole('button', { name: 'Tentar de novo' }));
  await screen.findByText(/^Estorno de R\$\s199,85 registrado/);
  expect(new Set(api.made(UNDO).map(({ key }) => key)).size).toBe(1);
});

// Planted: what was sent is forgotten as the dialog of the approval closes, and nobody looks into it.
test('done with an approval, and the answer lost: the same key brings it back, and nobody signs again', async () => {
  api.on(UNDO, ({ body }) =>
    (body as { approvalId?: string }).approvalId === undefined ? refused('APPROVAL_REQUIRED') : lost(),
  );
  api.ok(APPROVE, { id: 'a-1', approverName: 'Vera', expiresAt: '2026-11-21T15:02:00Z' });
  await give(await ask());
  await user.type(await screen.findByLabelText('E-mail de quem autoriza'), 'vera@loja.com.br');
  await user.type(screen.getByLabelText('Senha ou PIN de quem autoriza'), 'segredo 1');
  api.on(PAYMENTS, () => lost());
  await user.click(screen.getByRole('button', { name: 'Autorizar' }));
  const unknown = await screen.findByRole('dialog', { name: 'Ainda não sabemos se o estorno foi registrado' });
  expect(unknown).toHaveTextContent('Não devolva dinheiro nem estorne de novo');
  api.ok(PAYMENTS, [aPayment({ isUndone: true })]);
  api.ok(UNDO, undone);
  await user.click(within(unknown).getByRole('button', { name: 'Conferir agora' }));
  await screen.findByText(/^Estorno de R\$\s199,85 registrado/);
  expect(api.made(APPROVE)).toHaveLength(1);
  // The first was without an approval.
  expect(
    new Set(
      api
        .made(UNDO)
        .slice(1)
        .map(({ key }) => key),
    ).size,
  ).toBe(1);
});

test('who received it may not take it back alone: a second person is asked for, and may be given up', async () => {
  api.refuse(UNDO, 'SECOND_PERSON_REQUIRED');
  const dialog = await ask();
  await give(dialog);
  await user.click(await screen.findByRole('button', { name: 'Autorizar' }));
  expect(await screen.findByText('Preencha e-mail e senha ou PIN de quem autoriza')).toBeVisible();
  expect(api.made(APPROVE)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText(/registrado/)).toBeNull();
  expect(api.made(UNDO)).toHaveLength(1);
});

test('what the server refuses after the approval stands under the password, which is typed anew', async () => {
  api.on(UNDO, ({ body }) =>
    refused((body as { approvalId?: string }).approvalId === undefined ? 'APPROVAL_REQUIRED' : 'APPROVAL_NOT_VALID'),
  );
  api.ok(APPROVE, { id: 'a-1', approverName: 'Vera', expiresAt: '2026-11-21T15:02:00Z' });
  await give(await ask());
  await user.type(await screen.findByLabelText('E-mail de quem autoriza'), 'vera@loja.com.br');
  await user.type(screen.getByLabelText('Senha ou PIN de quem autoriza'), 'segredo 1');
  await user.click(screen.getByRole('button', { name: 'Autorizar' }));
  expect(await screen.findByText(/^Esta autorização já foi usada, venceu ou é de outra operação/)).toBeVisible();
  expect(screen.getByLabelText('Senha ou PIN de quem autoriza')).toHaveValue('');
  // The undo with an approval is another request than the one without: it has its own key.
  expect(new Set(api.made(UNDO).map(({ key }) => key)).size).toBe(2);
});

test('what was forgiven of a payment stands in its line, with who approved it and why', async () => {
  const [item] = aPayment().items;
  const items = item ? [{ ...item, fine: 4, waived: 2.5, paid: 201.35 }] : [];
  api.ok(PAYMENTS, [aPayment({ items, waiver: { approvedBy: 'Vera Prado', reason: 'Cliente antigo' } })]);
  ({ user } = await renderAt('/caixa/pagamentos/contratos'));
  await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  const line = /^Dispensados R\$\s2,50, com a autorização de Vera Prado\. Motivo: Cliente antigo$/;
  expect(await screen.findByText(line)).toBeVisible();
});
