import { cents } from '@balcao/credit-math';
import { errors } from '@balcao/contract';
import { sql } from '../kernel/db/sql.ts';
import { describe, expect, test } from 'vitest';
import { asOperator } from '../kernel/act/principal.ts';
import { newId } from '../kernel/ids.ts';
import { priceProposals } from '../modules/contracts/index.ts';
import { givenStore } from '../modules/retailers/testing.ts';
import { call, givenSession } from '../testing/counter.ts';
import { CODE, type CustomerOptions, givenCustomer, givenSale, givenShop, ports } from '../testing/shop.ts';
import { prepareCounter } from '../testing/prepare-counter.ts';
import { expectRefusedCall, rowCounts } from '../testing/refused-calls.ts';

const { database, platform, clock, shop, staff, app, signedIn } = prepareCounter();

const tables = [
  'contracts',
  'proposals',
  'installments',
  'fees',
  'payments',
  'payment_items',
  'journal_entries',
  'journal_lines',
  'receipts',
  'claims',
  'messages',
];
const limits = sql`(select coalesce(sum(used_cents * 7 + version), 0)::bigint from credit_limits) as limits`;
const paid = sql`(select count(*) from installments where status = 'PAID') as paid`;
const written = () => rowCounts(database.db, tables, limits, paid);

const expectRefusal = expectRefusedCall({ app, by: signedIn, written });

const customer = (options: CustomerOptions = {}) => givenCustomer(platform, shop, options);
const buy = (borrowerId: string, principal = 100, storeId = shop.storeId) => ({
  body: { borrowerId, principal, storeId },
});
const offered = async (borrowerId: string) => {
  const ask = { borrowerId, principal: cents(10_000), storeId: shop.storeId };
  const offer = await priceProposals(platform, ports, asOperator(shop.actor), ask);
  return { contractId: offer.id, proposals: offer.proposals.map(({ id }) => id) };
};
const sendCode = (proposalId: string) => call(app, 'POST /origination-code', { body: { proposalId }, ...signedIn });
const verify = (proposalId: string, purchaseCode = CODE) => ({ body: { proposalId, purchaseCode } });
const NOT_VERIFIED =
  'Não foi possível verificar sua proposta com o código informado. Solicite um novo Código para Verificação';

describe('a purchase', () => {
  const cases: [keyof typeof errors, string, CustomerOptions, number][] = [
    ['INVALID_PURCHASE_VALUE', 'Insira o valor da compra', {}, 0],
    ['INVALID_PURCHASE_VALUE', 'Insira o valor da compra', {}, -50],
    ['INSUFFICIENT_PURCHASE_VALUE', 'Valor inferior ao limite permitido', {}, 19.99],
    ['INSUFFICIENT_FIRST_PURCHASE_VALUE', 'Valor para primeira compra abaixo do mínimo', {}, 29.99],
    ['INSUFFICIENT_LIMIT', 'Limite insuficiente', { limitCents: 9_999 }, 100],
    ['LIMIT_NOT_FOUND', 'CPF sem limite', { limitCents: null }, 100],
    ['CANT_CREATE_CONTRACT', 'Não foi possível criar o contrato', { status: 'DENIED' }, 100],
    ['CANT_CREATE_CONTRACT', 'Não foi possível criar o contrato', { isPhoneVerified: false }, 100],
    [
      'PURCHASE_DISABLED_FOR_BORROWER',
      'Este cliente foi desabilitado para realizar compras. Favor, entrar em contato com a Central de Atendimento para mais detalhes',
      { isPurchaseDisabled: true },
      100,
    ],
  ];
  test.each(cases)('%s: %s', async (code, sentence, options, principal) => {
    await expectRefusal('POST /coordinator/contracts', buy(await customer(options), principal), code, sentence);
  });

  test('of a customer blocked by hand, or with overdue installments', async () => {
    const blocked = await customer();
    await sql`update credit_limits set is_blocked = true where borrower_id = ${blocked}::uuid`.execute(database.db);
    const byHand = 'Seu limite foi bloqueado. Entre em contato com UME';
    await expectRefusal('POST /coordinator/contracts', buy(blocked), 'MANUALLY_BLOCKED', byHand);
    const late = await customer();
    await givenSale(platform, shop, late, { cents: 10_000, count: 1 });
    clock.set('2026-12-22T15:00:00Z');
    signedIn.token = await givenSession(platform, shop.retailerId, shop.actor.operatorId);
    const overdue = 'Seu limite foi bloqueado. Você possui parcelas atrasadas.';
    await expectRefusal('POST /coordinator/contracts', buy(late), 'OVERDUE_INSTALLMENTS', overdue);
  });

  test('by somebody unknown, in a closed or foreign store, without a policy, by another role', async () => {
    const name = 'POST /coordinator/contracts';
    const known = await customer();
    await expectRefusal(name, buy(newId()), 'BORROWER_NOT_FOUND', 'CPF não encontrado');
    await expectRefusal(name, buy(known, 100, newId()), 'STORE_NOT_FOUND', 'Loja não encontrada');
    const closed = await givenStore(database.db, shop.retailerId, { isActive: false });
    await expectRefusal(name, buy(known, 100, closed), 'DEACTIVATED_STORE', 'Loja inativada. Configure uma loja');
    const promoter = staff.promoter.token;
    const noCashier = 'Operador não possui permissão para este acesso';
    await expectRefusal(name, { ...buy(known), token: promoter }, 'OPERATOR_IS_NOT_CASHIER', noCashier);
    const bare = await givenShop(platform);
    await sql`delete from policy_documents where retailer_id = ${bare.retailerId}::uuid`.execute(database.db);
    const ask = buy(await givenCustomer(platform, bare), 100, bare.storeId);
    const theirs = await givenSession(platform, bare.retailerId, bare.actor.operatorId);
    const sentence = 'Política não encontrada. Tente novamente.';
    await expectRefusal(name, { ...ask, token: theirs }, 'CONTRACT_POLICY_NOT_FOUND', sentence);
  });
});

describe('a verification', () => {
  const name = 'PATCH /origination-code/verify';

  test('of a wrong code, of none, of an expired one, of another proposal', async () => {
    const [proposalId = ''] = (await offered(await customer())).proposals;
    await expectRefusal(name, verify(proposalId), 'VERIFICATION_CODE_NOT_FOUND', NOT_VERIFIED);
    const older = { params: { id: proposalId }, body: { verificationCode: CODE } };
    const olderName = 'POST /coordinator/contracts/proposals/{id}/verify';
    await expectRefusal(olderName, older, 'PROPOSAL_VERIFICATION_CODE_NOT_FOUND', NOT_VERIFIED);
    await sendCode(proposalId);
    await expectRefusal(name, verify(proposalId, '000000'), 'INVALID_ORIGINATION_CODE', 'Código de compra incorreto');
    const unknown = 'Propostas não encontradas. Tente novamente.';
    await expectRefusal(name, verify(newId()), 'PROPOSAL_NOT_FOUND', unknown);
    await expectRefusal(name, verify(proposalId, '123'), 'BAD_REQUEST', 'Preencha os dados corretamente');
    clock.set('2026-11-21T15:05:00Z');
    await expectRefusal(name, verify(proposalId), 'VERIFICATION_CODE_NOT_FOUND', NOT_VERIFIED);
  });

  test('that lapsed unused can be asked for again', async () => {
    // Planted bug: a code could not be sent once an approval had lapsed, and checking said it still stood.
    const [proposalId = ''] = (await offered(await customer())).proposals;
    await sendCode(proposalId);
    expect((await call(app, name, { ...verify(proposalId), ...signedIn })).status).toBe(200);
    clock.set('2026-11-21T15:10:00Z');
    const late = 'A compra ainda não foi autorizada pelo cliente. Peça um novo código.';
    const accept = 'POST /coordinator/contracts/proposals/{id}/accept';
    await expectRefusal(accept, { params: { id: proposalId } }, 'PURCHASE_NOT_VERIFIED', late);
    await expectRefusal(name, verify(proposalId), 'VERIFICATION_CODE_NOT_FOUND', NOT_VERIFIED);
    expect((await sendCode(proposalId)).body).toMatchObject({ status: 'PENDING', wasVerified: false });
    expect((await call(app, name, { ...verify(proposalId), ...signedIn })).status).toBe(200);
    expect((await call(app, accept, { params: { id: proposalId }, ...signedIn })).status).toBe(200);
  });
});

describe('an acceptance', () => {
  const name = 'POST /coordinator/contracts/proposals/{id}/accept';

  test('of an unknown proposal, of a second one of the contract, after the offer ended', async () => {
    await expectRefusal(name, {}, 'PROPOSAL_NOT_FOUND', 'Propostas não encontradas. Tente novamente.');
    const [first = '', second = ''] = (await offered(await customer())).proposals;
    await sendCode(first);
    await call(app, 'PATCH /origination-code/verify', { ...verify(first), ...signedIn });
    expect((await call(app, name, { params: { id: first }, ...signedIn })).status).toBe(200);
    const other = 'Outra proposta já foi selecionada. Tente novamente.';
    await expectRefusal(name, { params: { id: second } }, 'ANOTHER_PROPOSAL_ALREADY_ACCEPTED', other);
    const [ended = ''] = (await offered(await customer())).proposals;
    clock.set('2026-11-23T15:00:00Z');
    signedIn.token = await givenSession(platform, shop.retailerId, shop.actor.operatorId);
    const over = 'A validade desta oferta terminou. Consulte o parcelamento novamente.';
    await expectRefusal(name, { params: { id: ended } }, 'OFFER_EXPIRED', over);
  });

  test('of an offer that has installments already', async () => {
    const borrowerId = await customer();
    const { contractId, proposals } = await offered(borrowerId);
    const id = newId();
    await sql`
      insert into installments (borrower_id, id, contract_id, retailer_id, number, due_on, amount_cents, principal_cents, interest_cents, limit_cents, status)
      values (${borrowerId}::uuid, ${id}::uuid, ${contractId}::uuid, ${shop.retailerId}::uuid, 1, '2026-12-21', 1, 1, 0, 0, 'OPEN')`.execute(
      database.db,
    );
    const ask = { params: { id: proposals[0] ?? '' } };
    await expectRefusal(name, ask, 'CONTRACT_HAS_INSTALLMENTS_ALREADY', 'Contrato já possui parcelas.');
    await sql`delete from installments where id = ${id}::uuid`.execute(database.db);
  });
});

describe('a payment', () => {
  const name = 'POST /coordinator/contracts/installments/pay-multiple';

  test('out of order, twice, unknown, of another total, in a wrong store', async () => {
    const borrowerId = await customer();
    await givenSale(platform, shop, borrowerId, { cents: 60_000, count: 3 });
    const { rows } = await sql<{
      id: string;
    }>`select id from installments where borrower_id = ${borrowerId}::uuid order by number`.execute(database.db);
    const [first = '', second = ''] = rows.map(({ id }) => id);
    const pay = (ids: string[], over: object = {}) => ({
      body: { installmentIds: ids, storeId: shop.storeId, ...over },
    });
    const order = 'Parcela anterior em aberto.';
    await expectRefusal(name, pay([second]), 'PREVIOUS_INSTALLMENT_IS_PENDING', order);
    await expectRefusal(name, pay([newId()]), 'INSTALLMENT_NOT_FOUND', 'Parcela não encontrada.');
    const changed = 'O valor a pagar mudou desde a consulta. Confira o novo total.';
    await expectRefusal(name, pay([first], { expectedTotal: 1 }), 'PAYMENT_TOTAL_CHANGED', changed);
    await expectRefusal(name, pay([first], { storeId: newId() }), 'STORE_NOT_FOUND', 'Loja não encontrada');
    const closed = await givenStore(database.db, shop.retailerId, { isActive: false });
    await expectRefusal(
      name,
      pay([first], { storeId: closed }),
      'DEACTIVATED_STORE',
      'Loja inativada. Configure uma loja',
    );
    const silent = await givenStore(database.db, shop.retailerId, { canReceivePayments: false });
    const notHere = 'A loja selecionada não está habilitada a receber pagamentos.';
    await expectRefusal(name, pay([first], { storeId: silent }), 'STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS', notHere);
    expect((await call(app, name, { ...pay([first]), ...signedIn, key: 'one-key-of-a-payment' })).status).toBe(200);
    await expectRefusal(name, pay([first, second]), 'ALREADY_PAID', 'Parcela já foi paga.');
    const reused = 'Esta operação já foi enviada com outros dados. Comece de novo.';
    await expectRefusal(
      name,
      { ...pay([second, first]), key: 'one-key-of-a-payment' },
      'IDEMPOTENCY_KEY_REUSED',
      reused,
    );
  });
});

describe('a lookup', () => {
  test('of nobody, of an unfinished registration, without phone or limit, of an unknown contract', async () => {
    const nobody = { query: { cpf: '529.982.247-25' } };
    await expectRefusal('GET /coordinator/borrowers/find-one', nobody, 'BORROWER_NOT_FOUND', 'CPF não encontrado');
    const unfinished = { params: { id: await customer({ status: 'INCOMPLETE' }) } };
    const incomplete = 'CPF com cadastro incompleto';
    await expectRefusal(
      'GET /coordinator/borrowers/{id}/data',
      unfinished,
      'NO_COMPLETED_PROCESSES_BIOMETRY_FOUND',
      incomplete,
    );
    const silent = { params: { id: await customer({ phone: null }) }, body: { storeId: shop.storeId } };
    await expectRefusal(
      'POST /coordinator/borrowers/{id}/limit/notify',
      silent,
      'PHONE_NOT_FOUND',
      'Telefone não encontrado',
    );
    const poor = { params: { id: await customer({ limitCents: null }) }, query: { storeId: shop.storeId } };
    await expectRefusal('GET /coordinator/borrowers/{id}/limits', poor, 'LIMIT_NOT_FOUND', 'CPF sem limite');
    const unknown = { query: { id: newId() } };
    await expectRefusal(
      'GET /coordinator/contracts/find-one',
      unknown,
      'CONTRACT_NOT_FOUND',
      'Contrato não encontrado',
    );
  });
});
