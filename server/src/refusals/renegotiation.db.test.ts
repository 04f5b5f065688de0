import { errors } from '@balcao/contract';
import { sql } from '../kernel/db/sql.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../kernel/ids.ts';
import { givenRenegotiationPolicy } from '../modules/renegotiation/testing.ts';
import { givenStore } from '../modules/retailers/testing.ts';
import { call, givenSession } from '../testing/counter.ts';
import { CODE, givenCustomer, givenSale, givenShop, type Shop } from '../testing/shop.ts';
import { prepareCounter } from '../testing/prepare-counter.ts';
import { expectRefusedCall, rowCounts } from '../testing/refused-calls.ts';

const SOLD = '2026-06-22T15:00:00Z';
const TODAY = '2026-11-23T15:00:00Z';
const SIMULATE = 'POST /coordinator/renegotiations/simulations';
const ACCEPT = 'POST /coordinator/renegotiations/{id}/accept';
const SEND = 'POST /coordinator/renegotiations/{id}/code';
const PAY = 'POST /coordinator/renegotiations/payments';
const BREAK = 'POST /coordinator/renegotiations/{id}/break';
const { database, platform, clock, shop, staff, app, signedIn } = prepareCounter({ at: TODAY });

const signIn = async ({ retailerId, actor }: Shop) => givenSession(platform, retailerId, actor.operatorId);

beforeAll(() => givenRenegotiationPolicy(platform, shop));

const tables = ['renegotiations', 'renegotiation_payments', 'payments', 'journal_entries', 'messages', 'receipts'];
const inAgreement = sql`(select count(*) from installments where renegotiation_id is not null) as agreed`;
const active = sql`(select count(*) from renegotiations where status = 'ACTIVE') as active`;
const written = () => rowCounts(database.db, tables, inAgreement, active);
const expectRefusal = expectRefusedCall({ app, by: signedIn, written });

/** A customer of five months ago who never paid. */
async function givenLate() {
  clock.set(SOLD);
  const borrowerId = await givenCustomer(platform, shop);
  const contractId = await givenSale(platform, shop, borrowerId, { cents: 60_000, count: 6 });
  clock.set(TODAY);
  return { borrowerId, contractId };
}
const simulation = (borrowerId: string, contractId: string, storeId = shop.storeId) => ({
  body: { borrowerId, storeId, contractIds: [contractId] },
});
async function givenOffer() {
  const { borrowerId, contractId } = await givenLate();
  const { body } = await call(app, SIMULATE, { ...simulation(borrowerId, contractId), ...signedIn });
  const { id, options } = body as { id: string; options: { id: string }[] };
  return { id, optionId: options[1]?.id ?? '', otherId: options[0]?.id ?? '', borrowerId, contractId };
}
type Offer = Awaited<ReturnType<typeof givenOffer>>;
const codeFor = ({ id, optionId }: Pick<Offer, 'id' | 'optionId'>) => ({ params: { id }, body: { optionId } });
const acceptance = ({ id, optionId }: Pick<Offer, 'id' | 'optionId'>, code = CODE, storeId = shop.storeId) => ({
  params: { id },
  body: { optionId, code, storeId },
});
async function givenAgreement() {
  const offer = await givenOffer();
  await call(app, SEND, { ...codeFor(offer), ...signedIn });
  expect((await call(app, ACCEPT, { ...acceptance(offer), ...signedIn })).status).toBe(200);
  const listed = await call(app, 'GET /coordinator/renegotiations/payments', {
    query: { borrowerId: offer.borrowerId },
    ...signedIn,
  });
  const { payments } = listed.body as { payments: { id: string }[] };
  return { ...offer, paymentIds: payments.map(({ id }) => id) };
}

const UNKNOWN = 'Acordo não encontrado.';
const OVER = 'A validade desta simulação terminou. Simule o acordo novamente.';
const WRONG = 'Código de compra incorreto';

test('a simulation: of nobody, not late, without a policy, in a wrong store, by another role', async () => {
  const { borrowerId, contractId } = await givenLate();
  const ask = simulation(borrowerId, contractId);
  await expectRefusal(SIMULATE, simulation(newId(), contractId), 'BORROWER_NOT_FOUND', 'CPF não encontrado');
  const notLate = 'Estas parcelas não podem ser renegociadas.';
  await expectRefusal(SIMULATE, simulation(borrowerId, newId()), 'RENEGOTIATION_NOT_ELIGIBLE', notLate);
  const closed = await givenStore(database.db, shop.retailerId, { isActive: false });
  const inactive = 'Loja inativada. Configure uma loja';
  await expectRefusal(SIMULATE, simulation(borrowerId, contractId, closed), 'DEACTIVATED_STORE', inactive);
  const nowhere = simulation(borrowerId, contractId, newId());
  await expectRefusal(SIMULATE, nowhere, 'STORE_NOT_FOUND', 'Loja não encontrada');
  const promoter = staff.promoter.token;
  const noCashier = 'Operador não possui permissão para este acesso';
  await expectRefusal(SIMULATE, { ...ask, token: promoter }, 'OPERATOR_IS_NOT_CASHIER', noCashier);
  const bare = await givenShop(platform);
  const theirs = await givenCustomer(platform, bare);
  const without = { ...simulation(theirs, contractId, bare.storeId), token: await signIn(bare) };
  const sentence = 'Política de renegociação não encontrada. Tente novamente.';
  await expectRefusal(SIMULATE, without, 'RENEGOTIATION_POLICY_NOT_FOUND', sentence);
});

describe('a code', () => {
  test('for an unknown offer, without a phone, for one agreed already, or over', async () => {
    await expectRefusal(SEND, codeFor({ id: newId(), optionId: newId() }), 'RENEGOTIATION_NOT_FOUND', UNKNOWN);
    const offer = await givenOffer();
    await sql`update borrowers set phone_sealed = null where id = ${offer.borrowerId}::uuid`.execute(database.db);
    await expectRefusal(SEND, codeFor(offer), 'PHONE_NOT_FOUND', 'Telefone não encontrado');
    const agreed = await givenAgreement();
    const accepted = 'Este acordo já foi aceito.';
    await expectRefusal(SEND, codeFor(agreed), 'RENEGOTIATION_ALREADY_ACCEPTED', accepted);
    await expectRefusal(ACCEPT, acceptance(agreed), 'RENEGOTIATION_ALREADY_ACCEPTED', accepted);
    const late = await givenOffer();
    clock.set('2026-11-24T04:00:00Z');
    signedIn.token = await signIn(shop);
    await expectRefusal(SEND, codeFor(late), 'RENEGOTIATION_OFFER_EXPIRED', OVER);
    await expectRefusal(ACCEPT, acceptance(late), 'RENEGOTIATION_OFFER_EXPIRED', OVER);
  });

  test('the sixth message to one phone in a quarter of an hour is too many', async () => {
    const offer = await givenOffer();
    for (let sends = 0; sends < 4; sends += 1) {
      const optionId = sends % 2 === 0 ? offer.optionId : offer.otherId;
      await call(app, SEND, { ...codeFor({ id: offer.id, optionId }), ...signedIn });
    }
    const wait = 'Muitas tentativas. Aguarde um momento e tente novamente.';
    let refused = 0;
    for (let sends = 0; sends < 3; sends += 1) {
      const optionId = sends % 2 === 0 ? offer.optionId : offer.otherId;
      const answer = await call(app, SEND, { ...codeFor({ id: offer.id, optionId }), ...signedIn });
      if (answer.code === 'TOO_MANY_REQUESTS' && answer.message === wait) refused += 1;
    }
    expect(refused).toBeGreaterThan(0);
  });
});

test('an acceptance: never sent, wrong, of another option, locked, in a wrong store', async () => {
  const offer = await givenOffer();
  const none =
    'Não foi possível verificar sua proposta com o código informado. Solicite um novo Código para Verificação';
  await expectRefusal(ACCEPT, acceptance(offer), 'VERIFICATION_CODE_NOT_FOUND', none);
  await call(app, SEND, { ...codeFor(offer), ...signedIn });
  const other = { id: offer.id, optionId: offer.otherId };
  await expectRefusal(ACCEPT, acceptance(other), 'VERIFICATION_CODE_NOT_FOUND', none);
  const wrong = acceptance(offer, '000000');
  await expectRefusal(ACCEPT, wrong, 'INVALID_ORIGINATION_CODE', WRONG);
  await expectRefusal(ACCEPT, acceptance(offer, CODE, newId()), 'STORE_NOT_FOUND', 'Loja não encontrada');
  for (let guess = 2; guess <= 4; guess += 1) await expectRefusal(ACCEPT, wrong, 'INVALID_ORIGINATION_CODE', WRONG);
  const locked = errors.RENEGOTIATION_CODE_LOCKED.message;
  await expectRefusal(ACCEPT, wrong, 'RENEGOTIATION_CODE_LOCKED', locked);
  await expectRefusal(SEND, codeFor(offer), 'RENEGOTIATION_CODE_LOCKED', locked);
});

test('a payment: out of order, twice, unknown, of another total, in a wrong store', async () => {
  const { paymentIds, borrowerId, contractId } = await givenAgreement();
  const [first = '', second = ''] = paymentIds;
  const pay = (id: string, over: object = {}) => ({ body: { id, storeId: shop.storeId, ...over } });
  await expectRefusal(PAY, pay(second), 'PREVIOUS_INSTALLMENT_IS_PENDING', 'Parcela anterior em aberto.');
  await expectRefusal(PAY, pay(newId()), 'INSTALLMENT_NOT_FOUND', 'Parcela não encontrada.');
  const changed = 'O valor a pagar mudou desde a consulta. Confira o novo total.';
  await expectRefusal(PAY, pay(first, { expectedTotal: 1 }), 'PAYMENT_TOTAL_CHANGED', changed);
  await expectRefusal(PAY, pay(first, { storeId: newId() }), 'STORE_NOT_FOUND', 'Loja não encontrada');
  const silent = await givenStore(database.db, shop.retailerId, { canReceivePayments: false });
  const notHere = 'A loja selecionada não está habilitada a receber pagamentos.';
  await expectRefusal(PAY, pay(first, { storeId: silent }), 'STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS', notHere);
  const { rows } = await sql<{ id: string }>`
    select id from installments where contract_id = ${contractId}::uuid order by number`.execute(database.db);
  const own = { body: { installmentIds: [rows[0]?.id ?? ''], storeId: shop.storeId } };
  const agreed = 'Parcela em renegociação. Receba as parcelas do acordo.';
  const multiple = 'POST /coordinator/contracts/installments/pay-multiple';
  await expectRefusal(multiple, own, 'INSTALLMENT_IN_RENEGOTIATION', agreed);
  expect((await call(app, PAY, { ...pay(first), ...signedIn })).status).toBe(200);
  await expectRefusal(PAY, pay(first), 'ALREADY_PAID', 'Parcela já foi paga.');
  const buy = { body: { borrowerId, principal: 100, storeId: shop.storeId } };
  const blocked = 'Seu limite foi bloqueado. Você possui renegociações com parcelas em aberto.';
  await expectRefusal('POST /coordinator/contracts', buy, 'OPEN_RENEGOTIATIONS', blocked);
});

test('a break: of an offer, twice, unknown, by the cashier', async () => {
  const manager = staff.manager.token;
  const ask = (id: string, by = manager) => ({ params: { id }, body: { reason: 'Pedido do cliente' }, token: by });
  await expectRefusal(BREAK, ask(newId()), 'RENEGOTIATION_NOT_FOUND', UNKNOWN);
  const { id } = await givenAgreement();
  await expectRefusal(BREAK, ask(id, signedIn.token), 'FORBIDDEN', 'Você não tem permissão para esta ação.');
  const notActive = 'Este acordo não está em vigor.';
  await expectRefusal(BREAK, ask((await givenOffer()).id), 'RENEGOTIATION_NOT_ACTIVE', notActive);
  expect((await call(app, BREAK, ask(id))).status).toBe(200);
  await expectRefusal(BREAK, ask(id), 'RENEGOTIATION_NOT_ACTIVE', notActive);
});
