import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { RETAILER_ID } from '../../../domain/testing/customers.ts';
import { savedSheets } from '../../../domain/testing/sheets.ts';
import { fakeApi, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import {
  aBatch,
  aBatchAt,
  aDesk,
  BATCH_ID,
  DESK,
  EMAIL,
  FINISH,
  held,
  HOLD,
  MAKE,
  RESUME,
  REVERSE,
  VOUCHER,
  waiting,
} from '../testing/batches.ts';

beforeEach(() => signedIn({ role: 'analyst' }));
const open = (address = '/tesouraria') => renderAt(address);
const card = async () => within(await screen.findByRole('article', { name: 'Lojas Aurora, 19/11/2026' }));
/** A toast moves to the page when the dialog over which it came closes. */
const said = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
const E2E = `E${'2'.repeat(20)}AbCdEfGhIjK`;

test('a batch says whose it is, how much, where its money is and of what it is made', async () => {
  fakeApi({ [DESK]: () => aDesk([aBatchAt('AT_BANKER')]) });
  const { user } = await open();
  const shown = await card();
  const way = within(shown.getByRole('navigation', { name: 'Caminho do repasse de Lojas Aurora, 19/11/2026' }));
  expect(way.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'No provedor, concluída',
    'No banco liquidante, concluída',
    '3Na conta transitória',
    '4No varejo',
  ]);
  expect(shown.getAllByText(/R\$\s1\.400,00/)[0]).toBeVisible();
  await user.click(shown.getByText('De que é feito'));
  expect(shown.getByText('Principal, 2 vendas').nextElementSibling).toHaveTextContent(/R\$\s1\.500,00/);
  expect(shown.getByText('Devoluções').nextElementSibling).toHaveTextContent(/-R\$\s40,00/);
  expect(shown.getByText(/^OLGA SIQUEIRA, 19\/11\/2026/)).toBeVisible();
});

test('what came off for overdue billings stands among what a batch is made of', async () => {
  fakeApi({ [DESK]: () => aDesk([aBatch({ setOff: 108, paid: 1292 })]) });
  const { user } = await open();
  const shown = await card();
  await user.click(shown.getByText('De que é feito'));
  expect(shown.getByText('Cobranças vencidas descontadas').nextElementSibling).toHaveTextContent(/-R\$\s108,00/);
});

test('a step is finished by the id of the Pix; what is refused keeps what was typed', async () => {
  const api = fakeApi({ [DESK]: () => aDesk(), [FINISH]: () => refused('VOUCHER_NOT_FOUND') });
  const { user } = await open();
  await user.click((await card()).getByRole('button', { name: 'Enviar ao banco' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Provedor para o banco liquidante' }));
  const field = dialog.getByLabelText('Identificador do Pix (EndToEndId)');
  const confirm = dialog.getByRole('button', { name: /^Concluir etapa, R\$\s1\.400,00$/ });
  await user.click(confirm);
  expect(await dialog.findByText('Comprovante não encontrado. Anexe o comprovante desta etapa.')).toBeVisible();
  await user.type(field, 'E123');
  await user.click(confirm);
  expect(field).toHaveAccessibleDescription(/O identificador tem 32 caracteres e começa com E\./);
  await user.clear(field);
  await user.type(field, E2E);
  api.refuse(FINISH, 'BATCH_MOVED');
  await user.click(confirm);
  expect(await dialog.findByText(/Outra pessoa mudou este lote/)).toBeVisible();
  expect(field).toHaveValue(E2E);
  api.ok(FINISH, aBatchAt('AT_BANKER'));
  api.ok(DESK, aDesk([aBatchAt('AT_BANKER')]));
  await user.click(confirm);
  await said('Etapa concluída.');
  expect(api.lastOf(FINISH)).toMatchObject({
    path: `/backofficeOriginations/batches/${BATCH_ID}/steps/UME_TO_BANKER`,
    body: { retailerId: RETAILER_ID, endToEndId: E2E },
  });
  expect(await (await card()).findByRole('button', { name: 'Enviar à conta transitória' })).toBeVisible();
});

test('or by a file, and the last one says that the retailer has its money', async () => {
  const api = fakeApi({
    [DESK]: () => aDesk([aBatchAt('AT_TRANSITORY_ACCOUNT')]),
    [FINISH]: () => aBatchAt('AT_RETAILER'),
  });
  const { user } = await open();
  await user.click((await card()).getByRole('button', { name: 'Pagar o varejo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Conta transitória para o varejo' }));
  await user.upload(
    dialog.getByLabelText('Comprovante'),
    new File(['%PDF-1.7'], 'ted.pdf', { type: 'application/pdf' }),
  );
  await user.click(dialog.getByRole('button', { name: /^Concluir etapa/ }));
  await said('Repasse transferido ao varejo.');
  expect(api.lastOf(FINISH)?.body).toEqual({
    retailerId: RETAILER_ID,
    voucher: { fileName: 'ted.pdf', contentType: 'application/pdf', contentBase64: btoa('%PDF-1.7') },
  });
});

test('a batch is held with a reason; who held it can only wait', async () => {
  const api = fakeApi({ [DESK]: () => aDesk(), [HOLD]: () => aBatch({ held: held(false) }) });
  const { user } = await open();
  await user.click((await card()).getByRole('button', { name: 'Reter' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reter este lote?' }));
  await user.type(dialog.getByLabelText('Motivo'), 'Conta errada');
  api.ok(DESK, aDesk([aBatch({ held: held(false) })]));
  await user.click(dialog.getByRole('button', { name: 'Reter' }));
  await said('Lote retido.');
  expect(api.lastOf(HOLD)?.body).toEqual({ retailerId: RETAILER_ID, reason: 'Conta errada' });
  const shown = await card();
  expect(await shown.findByText('Outra pessoa precisa liberar ou estornar.')).toBeVisible();
  expect(shown.getByText(/^Retido por PAULO TEIXEIRA em 19\/11\/2026 .*: Conta errada$/)).toBeVisible();
  expect(shown.queryByRole('button', { name: /Liberar|Estornar|Enviar/ })).toBeNull();
});

test('another person lets it go on, or reverses it', async () => {
  const api = fakeApi({
    [DESK]: () => aDesk([aBatch({ held: held(true) })]),
    [RESUME]: () => refused('BATCH_NOT_HELD'),
    [REVERSE]: () => aBatch({ reversed: held(true) }),
  });
  const { user } = await open();
  await user.click((await card()).getByRole('button', { name: 'Liberar' }));
  expect(await screen.findByText('Este lote não está retido.')).toBeVisible();
  api.ok(RESUME, aBatch());
  await user.click((await card()).getByRole('button', { name: 'Liberar' }));
  expect(await screen.findByText('Lote liberado.')).toBeVisible();
  await user.click((await card()).getByRole('button', { name: 'Estornar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Estornar este lote?' }));
  expect(dialog.getByText(/R\$\s1\.400,00 voltam para o provedor nos livros/)).toBeVisible();
  await user.type(dialog.getByLabelText('Motivo'), 'Devolvido pelo banco');
  await user.click(dialog.getByRole('button', { name: 'Estornar' }));
  await said('Lote estornado.');
  expect(api.lastOf(REVERSE)?.body).toEqual({ retailerId: RETAILER_ID, reason: 'Devolvido pelo banco' });
});

test('what arrived has its vouchers and its e-mail, which goes again', async () => {
  const there = (status: 'QUEUED' | 'FAILED') => aBatchAt('AT_RETAILER', { email: { status, hasAddress: true } });
  const reversed = aBatch({ batchId: 'b2', retailerName: 'Casa Norte', reversed: held(true) });
  const api = fakeApi({
    [DESK]: () => aDesk([there('FAILED'), reversed]),
    [EMAIL]: () => refused('EMAIL_NOT_SENT'),
    [VOUCHER]: () => ({ fileName: 'ted.pdf', contentType: 'application/pdf', contentBase64: btoa('%PDF') }),
  });
  const files = savedSheets();
  const { user } = await open('/tesouraria?concluidos=true');
  const shown = await card();
  expect(api.lastOf(DESK)?.query.get('state')).toBe('DONE');
  expect(shown.getByText('E-mail não enviado')).toBeVisible();
  const again = shown.getByRole('button', { name: 'Enviar e-mail de novo' });
  await user.click(again);
  expect(await screen.findByText('O e-mail ao varejista não foi enviado. Tente enviar de novo.')).toBeVisible();
  api.ok(EMAIL, there('QUEUED'));
  api.ok(DESK, aDesk([there('QUEUED'), reversed]));
  await user.click(again);
  expect(await screen.findByText('E-mail enviado ao varejo')).toBeVisible();
  await user.click(shown.getByRole('button', { name: /^Baixar comprovante: Provedor/ }));
  await waitFor(() => expect(files.names()).toEqual(['ted.pdf']));
  const other = within(screen.getByRole('article', { name: 'Casa Norte, 19/11/2026' }));
  expect(other.getByText(/^Estornado por PAULO TEIXEIRA/)).toBeVisible();
  expect(other.queryByRole('button', { name: /Reter|Enviar/ })).toBeNull();
});

test('what fell due on an earlier day is overdue, not due today', async () => {
  fakeApi({ [DESK]: () => ({ ...aDesk([], { waiting }), today: '2026-11-20' }) });
  await open();
  const table = within(await screen.findByRole('table', { name: 'Fora de lote' }));
  expect(table.getByText('19/11/2026, em atraso')).toBeVisible();
  expect(table.queryByText(/vence hoje/)).toBeNull();
});

test('what is due is put into a batch by hand, and why not stands under the date', async () => {
  const api = fakeApi({ [DESK]: () => aDesk([], { waiting }), [MAKE]: () => refused('NOT_A_BUSINESS_DAY') });
  const { user } = await open();
  const table = within(await screen.findByRole('table', { name: 'Fora de lote' }));
  expect(table.getByText('19/11/2026, vence hoje')).toBeVisible();
  expect(table.queryByText(/em atraso/)).toBeNull();
  expect(screen.getByText('Nenhum lote a caminho')).toBeVisible();
  const buttons = table.getAllByRole('button', { name: 'Formar lote de Lojas Aurora' });
  expect(buttons).toHaveLength(1);
  await user.click(buttons[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Formar lote de repasse' }));
  const date = dialog.getByLabelText('Data do lote');
  expect(date).toHaveValue('19/11/2026');
  await user.click(dialog.getByRole('button', { name: 'Formar lote' }));
  await waitFor(() =>
    expect(date).toHaveAccessibleDescription(/Esta data não é dia útil bancário\. Escolha um dia útil\./),
  );
  api.ok(MAKE, aBatch());
  await user.click(dialog.getByRole('button', { name: 'Formar lote' }));
  await said('Lote formado.');
  expect(api.lastOf(MAKE)?.body).toEqual({ retailerId: RETAILER_ID, date: '2026-11-19' });
});

test("a retailer's analyst follows the own batches and moves none; a holiday makes none", async () => {
  fakeApi({
    [DESK]: () => aDesk([aBatch()], { canAct: false, isBusinessDay: false, waiting }),
    'GET /coordinator/limit-requests': () => ({ items: [], next: null }),
  });
  const { user, path } = await open();
  expect(await screen.findByText(/Só um analista do provedor movimenta os repasses\./)).toBeVisible();
  expect(screen.getByText(/Hoje não é dia útil bancário/)).toBeVisible();
  expect((await card()).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: /Formar lote/ })).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(path()).toBe('/'));
});

test('a desk that does not come can be asked again', async () => {
  const api = fakeApi({ [DESK]: () => refused('FORBIDDEN') });
  const { user } = await open();
  expect(await screen.findByText(/Não foi possível carregar os lotes/)).toBeVisible();
  api.ok(DESK, aDesk());
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await card();
  api.ok(DESK, aDesk([]));
  await user.click(screen.getByRole('tab', { name: 'Concluídos' }));
  expect(await screen.findByText('Nenhum lote concluído')).toBeVisible();
});
