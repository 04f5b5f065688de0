import { sql } from '../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { newId } from '../kernel/ids.ts';
import { givenCoupon } from '../modules/credit/testing.ts';
import { deskOf, givenInstallments } from '../modules/payments/testing/desk.ts';
import { givenStore } from '../modules/retailers/testing.ts';
import { call } from '../testing/counter.ts';
import { givenCustomer, givenSale, givenVerifiedOffer } from '../testing/shop.ts';
import { prepareCounter } from '../testing/prepare-counter.ts';
import { expectRefusedCall, rowCounts } from '../testing/refused-calls.ts';

const { database, platform, shop, staff, app, signedIn } = prepareCounter();

const CANCEL = 'POST /coordinator/contracts/{id}/cancellation';
const ask = (id: string, body: object = {}) => ({
  params: { id },
  body: { reason: 'OPERATOR_MISTAKE', storeId: shop.storeId, ...body },
});
const sold = async () => givenSale(platform, shop, await givenCustomer(platform, shop), { cents: 60_000, count: 6 });
/** Less is financed than it cost: a cent of its value is less than a cent to pay. */
async function soldWithCoupon(): Promise<string> {
  const borrowerId = await givenCustomer(platform, shop);
  const couponId = await givenCoupon(platform, borrowerId);
  return givenSale(platform, shop, borrowerId, { cents: 60_000, count: 6, couponId });
}

const moves = sql`(select sum(version) from credit_limits) as moves`;
const written = () => rowCounts(database.db, ['contract_cancellations', 'journal_entries'], moves);
const expectRefusal = expectRefusedCall({ app, by: signedIn, written });

test('a cancellation of nothing, too much, nowhere, or that somebody else must decide', async () => {
  const id = await sold();
  const unknown = 'Contrato não encontrado';
  await expectRefusal(CANCEL, ask(newId()), 'CONTRACT_NOT_FOUND', unknown);
  const tooHigh = 'O valor da devolução é maior do que resta da compra.';
  await expectRefusal(CANCEL, ask(id, { value: 600.01 }), 'RETURN_VALUE_TOO_HIGH', tooHigh);
  const { manager, promoter } = staff;
  const part = { ...ask(await soldWithCoupon(), { reason: 'DEFECT', value: 0.01 }), token: manager.token };
  const tooLow = 'O valor da devolução é baixo demais: não mudaria nada no contrato.';
  await expectRefusal(CANCEL, part, 'RETURN_VALUE_TOO_LOW', tooLow);
  const invalid = 'Preencha os dados corretamente';
  await expectRefusal(CANCEL, ask(id, { value: 0 }), 'BAD_REQUEST', invalid);
  await expectRefusal(CANCEL, ask(id, { storeId: newId() }), 'STORE_NOT_FOUND', 'Loja não encontrada');
  const storeId = await givenStore(database.db, shop.retailerId, { isActive: false });
  await expectRefusal(CANCEL, ask(id, { storeId }), 'DEACTIVATED_STORE', 'Loja inativada. Configure uma loja');
  const notAllowed = 'Este cancelamento não é permitido para o seu perfil, o motivo ou o prazo.';
  await expectRefusal(CANCEL, ask(id, { value: 1 }), 'CANCELLATION_NOT_ALLOWED', notAllowed);
  const needsApproval = 'Outra pessoa precisa autorizar: um gerente ou analista.';
  await expectRefusal(CANCEL, ask(id, { reason: 'FRAUD' }), 'APPROVAL_REQUIRED', needsApproval);
  const other = 'Esta autorização já foi usada, venceu ou é de outra operação. Peça uma nova.';
  await expectRefusal(CANCEL, ask(id, { approvalId: newId() }), 'APPROVAL_NOT_VALID', other);
  const changed = 'O dinheiro a devolver mudou desde que foi mostrado. Confira de novo antes de confirmar.';
  await expectRefusal(CANCEL, ask(id, { expectedRefund: 1 }), 'RETURN_CHANGED', changed);
  const noCashier = 'Operador não possui permissão para este acesso';
  await expectRefusal(CANCEL, { ...ask(id), token: promoter.token }, 'OPERATOR_IS_NOT_CASHIER', noCashier);
});

test('for a defect, of what was paid in months that no index tells of', async () => {
  const { borrowerId, contractId, ids } = await givenInstallments(platform, shop);
  await deskOf(platform, shop).pay(ids.slice(0, 1));
  await sql`update payments set paid_on = paid_on - 1 where borrower_id = ${borrowerId}::uuid`.execute(database.db);
  const sentence =
    'Falta o índice de correção monetária dos meses desde o pagamento. Peça ao provedor que o cadastre e tente de novo.';
  const asked = { ...ask(contractId, { reason: 'DEFECT' }), token: staff.manager.token };
  await expectRefusal(CANCEL, asked, 'CORRECTION_INDEX_MISSING', sentence);
});

test('of an offer, or of a contract that is gone', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  const { contractId } = await givenVerifiedOffer(platform, shop, borrowerId, { cents: 10_000 });
  const offer = 'O contrato não possui proposta aceita';
  await expectRefusal(CANCEL, ask(contractId), 'CONTRACT_HAS_NO_ACCEPTED_PROPOSAL', offer);
  const id = await sold();
  expect((await call(app, CANCEL, { ...ask(id), ...signedIn })).status).toBe(200);
  await expectRefusal(CANCEL, ask(id), 'CONTRACT_ALREADY_CANCELED', 'Esta compra já foi cancelada.');
});

test('a report of more than a month, or of a store that is not theirs', async () => {
  const name = 'GET /coordinator/contracts/originations/summaries';
  const days = { startDate: '2026-10-01', endDate: '2026-11-02' };
  const sentence = 'Selecione um intervalo entre as datas de até 1 mês';
  await expectRefusal(name, { query: days }, 'INVALID_DATE_RANGE', sentence);
  const foreign = { startDate: '2026-11-01', endDate: '2026-11-02', storeId: newId() };
  await expectRefusal(name, { query: foreign }, 'STORE_NOT_FOUND', 'Loja não encontrada');
});
