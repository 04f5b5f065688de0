import { errors } from '@balcao/contract';
import { sql } from '../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { newId } from '../kernel/ids.ts';
import { deskOf, givenInstallments } from '../modules/payments/testing/desk.ts';
import { givenStore } from '../modules/retailers/testing.ts';
import { call } from '../testing/counter.ts';
import { grant } from '../testing/shop.ts';
import { prepareCounter } from '../testing/prepare-counter.ts';
import { expectRefusedCall, rowCounts } from '../testing/refused-calls.ts';

const PAY = 'POST /coordinator/contracts/{id}/payments';
const UNDO = 'POST /coordinator/payments/{id}/undo';
const { database, platform, shop, staff, app, signedIn } = prepareCounter();
const desk = deskOf(platform, shop);

/** Sentences carry amounts with a space that does not break. */
const tables = ['payments', 'payment_undos', 'journal_entries', 'messages', 'claims'];
const moves = sql`(select sum(version) from credit_limits) as moves`;
const written = () => rowCounts(database.db, tables, moves);
const expectRefused = expectRefusedCall({ app, by: signedIn, written });
const expectRefusal: typeof expectRefused = (name, ask, code, sentence) =>
  expectRefused(name, ask, code, sentence.replaceAll('R$ ', 'R$\u00A0'));

const six = () => givenInstallments(platform, shop);
const agree = (contractId: string, to: string | null) =>
  sql`update installments set renegotiation_id = ${to}::uuid where contract_id = ${contractId}::uuid and status = 'OPEN'`.execute(
    database.db,
  );
const AGREED = 'Parcela em renegociação. Receba as parcelas do acordo.';

test('an amount: too small, too much, not what was seen, in a wrong store, on a wrong contract', async () => {
  const { contractId, ids } = await six();
  const ask = (amount: number, over: object = {}) => ({
    params: { id: contractId },
    body: { storeId: shop.storeId, amount, ...over },
  });
  await expectRefusal(PAY, { ...ask(50), params: { id: newId() } }, 'CONTRACT_NOT_FOUND', 'Contrato não encontrado');
  // The usage fee opens when the first installment falls due.
  await sql`update installments set due_on = ${platform.clock.now()}::date where id = ${ids[0]}::uuid`.execute(
    database.db,
  );
  await expectRefusal(PAY, ask(6), 'AMOUNT_TOO_SMALL', 'O valor recebido precisa ser de pelo menos R$ 6,01.');
  const quote = await call(app, 'GET /coordinator/contracts/{id}/payoff', { params: { id: contractId }, ...signedIn });
  const { total } = quote.body as { total: number };
  const above = `O valor recebido é maior do que quita o contrato hoje: R$ ${total.toFixed(2).replace('.', ',')}.`;
  await expectRefusal(PAY, ask(total + 0.01), 'AMOUNT_ABOVE_PAYOFF', above);
  const changed = 'O valor a pagar mudou desde a consulta. Confira o novo total.';
  await expectRefusal(PAY, ask(50, { expectedRemaining: total + 0.01 }), 'PAYMENT_TOTAL_CHANGED', changed);
  await expectRefusal(PAY, ask(50, { storeId: newId() }), 'STORE_NOT_FOUND', 'Loja não encontrada');
  const closed = await givenStore(database.db, shop.retailerId, { isActive: false });
  await expectRefusal(PAY, ask(50, { storeId: closed }), 'DEACTIVATED_STORE', 'Loja inativada. Configure uma loja');
  const silent = await givenStore(database.db, shop.retailerId, { canReceivePayments: false });
  const notHere = 'A loja selecionada não está habilitada a receber pagamentos.';
  await expectRefusal(PAY, ask(50, { storeId: silent }), 'STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS', notHere);
  await agree(contractId, newId());
  await expectRefusal(PAY, ask(50), 'INSTALLMENT_IN_RENEGOTIATION', AGREED);
  await agree(contractId, null);
  await desk.pay(ids);
  await expectRefusal(PAY, ask(50), 'NOTHING_TO_PAY', 'Este contrato não tem parcelas em aberto.');
});

test('a quote and a history: of an unknown contract, of one that is paid off or stands in an agreement', async () => {
  const { contractId, ids } = await six();
  const unknown = { params: { id: newId() } };
  const notFound = 'Contrato não encontrado';
  const quote = 'GET /coordinator/contracts/{id}/payoff';
  await expectRefusal('GET /coordinator/contracts/{id}/payments', unknown, 'CONTRACT_NOT_FOUND', notFound);
  await expectRefusal(quote, unknown, 'CONTRACT_NOT_FOUND', notFound);
  const paper = (storeId: string) => ({ params: { id: contractId }, query: { storeId } });
  const print = 'GET /contracts/{id}/payoff/render';
  await expectRefusal(print, { ...paper(shop.storeId), ...unknown }, 'CONTRACT_NOT_FOUND', notFound);
  await expectRefusal(print, paper(newId()), 'STORE_NOT_FOUND', 'Loja não encontrada');
  const closed = await givenStore(database.db, shop.retailerId, { isActive: false });
  await expectRefusal(print, paper(closed), 'DEACTIVATED_STORE', 'Loja inativada. Configure uma loja');
  await agree(contractId, newId());
  await expectRefusal(quote, { params: { id: contractId } }, 'INSTALLMENT_IN_RENEGOTIATION', AGREED);
  await expectRefusal(print, paper(shop.storeId), 'INSTALLMENT_IN_RENEGOTIATION', AGREED);
  await agree(contractId, null);
  await desk.pay(ids);
  const nothing = 'Este contrato não tem parcelas em aberto.';
  await expectRefusal(quote, { params: { id: contractId } }, 'NOTHING_TO_PAY', nothing);
  await expectRefusal(print, paper(shop.storeId), 'NOTHING_TO_PAY', nothing);
});

test('an undo: of nothing, nowhere, by a cashier, without a reason, twice, below a later payment', async () => {
  const { ids } = await six();
  const pay = async (number: number) => (await desk.pay(ids.slice(number - 1, number)))[0]?.paymentId ?? '';
  const first = await pay(1);
  const ask = (id: string, over: object = {}) => ({
    params: { id },
    body: { storeId: shop.storeId, reason: 'Pago por engano', ...over },
    token: staff.manager.token,
  });
  await expectRefusal(UNDO, ask(newId()), 'PAYMENT_NOT_FOUND', 'Pagamento não encontrado.');
  await expectRefusal(UNDO, ask(first, { storeId: newId() }), 'STORE_NOT_FOUND', 'Loja não encontrada');
  const closed = await givenStore(database.db, shop.retailerId, { isActive: false });
  await expectRefusal(UNDO, ask(first, { storeId: closed }), 'DEACTIVATED_STORE', 'Loja inativada. Configure uma loja');
  await expectRefusal(UNDO, ask(first, { reason: ' a ' }), 'BAD_REQUEST', 'Preencha os dados corretamente');
  await expectRefusal(UNDO, { ...ask(first), ...signedIn }, 'APPROVAL_REQUIRED', errors.APPROVAL_REQUIRED.message);
  const second = await pay(2);
  const later = 'Existe um pagamento posterior deste contrato. Estorne-o primeiro.';
  await expectRefusal(UNDO, ask(first), 'LATER_PAYMENT_EXISTS', later);
  expect((await call(app, UNDO, ask(second))).status).toBe(200);
  await expectRefusal(UNDO, ask(second), 'ALREADY_UNDONE', 'Este pagamento já foi estornado.');
  expect((await call(app, UNDO, ask(first))).status).toBe(200);
});

test('an undo by who received it, of what was returned or agreed on since, or that pays an agreement', async () => {
  const { borrowerId, contractId, ids } = await six();
  await grant(platform, { ...shop, actor: { ...shop.actor, operatorId: staff.manager.operatorId } }, borrowerId);
  const body = { storeId: shop.storeId, reason: 'Pago por engano' };
  const paid = await call(app, PAY, {
    params: { id: contractId },
    body: { storeId: shop.storeId, amount: 50 },
    token: staff.manager.token,
  });
  const { paymentId } = paid.body as { paymentId: string };
  const ask = { params: { id: paymentId }, body, token: staff.manager.token };
  await expectRefusal(UNDO, ask, 'SECOND_PERSON_REQUIRED', 'O estorno precisa ser feito por outra pessoa.');
  const other = (await desk.pay(ids.slice(0, 1)))[0]?.paymentId ?? '';
  const undo = { ...ask, params: { id: other } };
  await agree(contractId, newId());
  await expectRefusal(UNDO, undo, 'INSTALLMENT_IN_RENEGOTIATION', AGREED);
  await agree(contractId, null);
  const kind = (name: string) =>
    sql`update payment_items set kind = ${name} where payment_id = ${other}::uuid and fee_id is null`.execute(
      database.db,
    );
  await kind('RENEGOTIATION');
  await expectRefusal(UNDO, undo, 'AGREEMENT_PAYMENT', 'Pagamentos de um acordo quebrado não podem ser estornados.');
  await kind('INSTALLMENT');
  const returned = await call(app, 'POST /coordinator/contracts/{id}/cancellation', {
    params: { id: contractId },
    body: { reason: 'RETURN_OF_GOODS', value: 100, storeId: shop.storeId },
    token: staff.manager.token,
  });
  expect(returned.status).toBe(200);
  const gone = 'Uma compra deste pagamento foi cancelada ou devolvida depois dele.';
  await expectRefusal(UNDO, undo, 'CONTRACT_CANCELED', gone);
});
