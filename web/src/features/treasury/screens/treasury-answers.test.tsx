import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { RETAILER_ID } from '../../../domain/testing/customers.ts';
import { savedSheets } from '../../../domain/testing/sheets.ts';
import { fakeApi, held, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { Desk } from '../calls.ts';
import { aBatch, aBatchAt, aDesk, DESK, FINISH, HOLD, MAKE, VOUCHER, waiting } from '../testing/batches.ts';

beforeEach(() => signedIn({ role: 'analyst' }));
const open = (address = '/tesouraria') => renderAt(address);
const card = async () => within(await screen.findByRole('article', { name: 'Lojas Aurora, 19/11/2026' }));
const E2E = `E${'2'.repeat(20)}AbCdEfGhIjK`;

test('a file that is no voucher is refused; after a lost answer the same step is sent with what was typed', async () => {
  const api = fakeApi({ [DESK]: () => aDesk() });
  await open();
  const user = userEvent.setup({ applyAccept: false });
  await user.click((await card()).getByRole('button', { name: 'Enviar ao banco' }));
  const dialog = within(await screen.findByRole('dialog'));
  const drop = dialog.getByLabelText('Comprovante');
  await user.upload(drop, new File(['x'], 'ted.docx'));
  expect(drop).toHaveAccessibleDescription(/ted\.docx não serve: envie PDF, JPG, JPEG ou PNG\./);
  const field = dialog.getByLabelText('Identificador do Pix (EndToEndId)');
  await user.type(field, ` ${E2E} `);
  const confirm = dialog.getByRole('button', { name: /^Concluir etapa/ });
  api.lose(FINISH);
  await user.click(confirm);
  expect(await dialog.findByText(/^Sem conexão com o servidor/)).toBeVisible();
  expect(field).toHaveValue(` ${E2E} `);
  api.ok(FINISH, aBatchAt('AT_BANKER'));
  await user.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = api.made(FINISH);
  expect(second?.key).toBe(first?.key);
  expect(second?.body).toEqual({ retailerId: RETAILER_ID, endToEndId: E2E });
});

test('a batch is not held without a reason, and a refusal keeps the one that was written', async () => {
  const api = fakeApi({ [DESK]: () => aDesk(), [HOLD]: () => refused('BATCH_MOVED') });
  const { user } = await open();
  await user.click((await card()).getByRole('button', { name: 'Reter' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reter este lote?' }));
  const reason = dialog.getByLabelText('Motivo');
  await user.type(reason, '  a');
  await user.click(dialog.getByRole('button', { name: 'Reter' }));
  expect(reason).toHaveAccessibleDescription(/Escreva ao menos 3 letras/);
  expect(api.made(HOLD)).toHaveLength(0);
  await user.type(reason, 'té amanhã');
  await user.click(dialog.getByRole('button', { name: 'Reter' }));
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/Outra pessoa mudou este lote/));
  expect(reason).toHaveValue('  até amanhã');
  expect(screen.queryByText('Lote retido.')).toBeNull();
});

test('a voucher that does not come is said and saves nothing; a retailer without e-mail is named so', async () => {
  const there = aBatchAt('AT_RETAILER', { email: { status: 'NONE', hasAddress: false } });
  fakeApi({ [DESK]: () => aDesk([there]), [VOUCHER]: () => refused('BATCH_NOT_FOUND') });
  const files = savedSheets();
  const { user } = await open('/tesouraria?concluidos=true');
  const shown = await card();
  expect(shown.getByText('O varejo não tem e-mail cadastrado.')).toBeVisible();
  expect(shown.queryByRole('button', { name: 'Enviar e-mail de novo' })).toBeNull();
  const vouchers = shown.getAllByRole('button', { name: /^Baixar comprovante/ });
  expect(vouchers).toHaveLength(1);
  await user.click(vouchers[0] as HTMLElement);
  expect(await screen.findByText('Lote não encontrado.')).toBeVisible();
  expect(screen.queryByText('Comprovante baixado.')).toBeNull();
  expect(files.names()).toEqual([]);
});

test('a batch that pays nothing only carries its debt on: its lines say so, and nobody moves it', async () => {
  const adjustments = [{ kind: 'RETURN', amount: -1_500 } as const];
  fakeApi({ [DESK]: () => aDesk([aBatch({ adjustments, originationsCount: 1, paid: 0, carriedForward: -60 })]) });
  const { user } = await open();
  const shown = await card();
  await user.click(shown.getByText('De que é feito'));
  const lines = shown
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) =>
      `${textContent}: ${nextElementSibling?.textContent}`.replaceAll(/\s/g, ' '),
    );
  expect(lines).toEqual([
    'Principal, 1 venda: R$ 1.500,00',
    'Taxa: -R$ 60,00',
    'Devoluções: -R$ 1.500,00',
    'Fica para o próximo: R$ 60,00',
    'A transferir: R$ 0,00',
  ]);
  expect(shown.queryByRole('button')).toBeNull();
});

test('a batch of another day is made for the day typed; without a day none is', async () => {
  const api = fakeApi({ [DESK]: () => aDesk([], { waiting }), [MAKE]: () => refused('NO_ORIGINATIONS_ON_DATE') });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Formar lote de Lojas Aurora' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Formar lote de repasse' }));
  const date = dialog.getByLabelText('Data do lote');
  await user.clear(date);
  expect(dialog.getByRole('button', { name: 'Formar lote' })).toBeDisabled();
  await user.type(date, '18112026');
  await user.click(dialog.getByRole('button', { name: 'Formar lote' }));
  await waitFor(() => expect(date).toHaveAccessibleDescription(/Não há vendas a repassar nesta data\./));
  expect(date).toHaveValue('18/11/2026');
  expect(api.lastOf(MAKE)?.body).toEqual({ retailerId: RETAILER_ID, date: '2026-11-18' });
});

test('until the desk is here nothing is said to be missing; a manager has no such page', async () => {
  const answer = held<Desk>();
  fakeApi({ [DESK]: () => answer.answer });
  const { unmount } = await open();
  expect(within(await screen.findByRole('tabpanel')).getByRole('status')).toHaveTextContent('Tesouraria');
  expect(screen.queryByText('Nenhum lote a caminho')).toBeNull();
  answer.give(aDesk([]));
  expect(await screen.findByText('Nenhum lote a caminho')).toBeVisible();
  unmount();
  signedIn({ role: 'manager' });
  expect((await open()).path()).not.toBe('/tesouraria');
});
