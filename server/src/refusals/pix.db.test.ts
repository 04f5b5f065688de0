import { sql } from '../kernel/db/sql.ts';
import { describe, expect, test } from 'vitest';
import { newId } from '../kernel/ids.ts';
import type { Platform } from '../kernel/platform.ts';
import { signMessage } from '../kernel/signature.ts';
import { pixRoutes } from '../modules/pix/index.ts';
import { newEndToEndId, testPix } from '../modules/pix/testing.ts';
import { givenStore } from '../modules/retailers/testing.ts';
import { call } from '../testing/counter.ts';
import { fakeAuthenticate, testServer } from '../testing/http.ts';
import { bankOf } from '../testing/pix-bank.ts';
import { chargesPorts, givenCustomer, givenSale, paymentsPorts } from '../testing/shop.ts';
import { prepareCounter } from '../testing/prepare-counter.ts';
import { expectRefusedCall, rowCounts } from '../testing/refused-calls.ts';

const CHARGE = 'POST /coordinator/pix/charges';
const { database, platform, clock, shop, staff, app, signedIn } = prepareCounter();

const ports = { ...paymentsPorts, ...chargesPorts };
const tables = [
  'pix_charges',
  'pix_receipts',
  'pix_refunds',
  'pix_unmatched',
  'payments',
  'journal_entries',
  'messages',
];
const written = () => rowCounts(database.db, tables);
const expectRefusal = expectRefusedCall({ app, by: signedIn, written });

async function givenInstallments(): Promise<string[]> {
  const borrowerId = await givenCustomer(platform, shop);
  const contractId = await givenSale(platform, shop, borrowerId, { cents: 60_000, count: 3 });
  const { rows } = await sql<{ id: string }>`
    select id from installments where contract_id = ${contractId}::uuid order by number`.execute(database.db);
  return rows.map(({ id }) => id);
}
interface Charge {
  id: string;
  txid: string;
  value: number;
  status: string;
  brCode: string;
  receipts: { id: string; outcome: string }[];
}
const charge = async (ids: readonly string[]) =>
  (await call(app, CHARGE, { body: { installmentIds: ids, storeId: shop.storeId }, ...signedIn })).body as Charge;
const show = async (id: string) =>
  (await call(app, 'GET /coordinator/pix/charges/{id}', { params: { id }, ...signedIn })).body as Charge;
const payInInbox = (txid: string, value?: number) =>
  call(app, 'POST /inbox/pix-charges/{txid}/pay', { params: { txid }, body: value === undefined ? {} : { value } });

test('a charge: out of order, paid, unknown, of another total, in a wrong store, by another role', async () => {
  const [first = '', second = ''] = await givenInstallments();
  const ask = (ids: string[], over: object = {}) => ({ body: { installmentIds: ids, storeId: shop.storeId, ...over } });
  await expectRefusal(CHARGE, ask([second]), 'PREVIOUS_INSTALLMENT_IS_PENDING', 'Parcela anterior em aberto.');
  await expectRefusal(CHARGE, ask([newId()]), 'INSTALLMENT_NOT_FOUND', 'Parcela não encontrada.');
  const changed = 'O valor a pagar mudou desde a consulta. Confira o novo total.';
  await expectRefusal(CHARGE, ask([first], { expectedTotal: 1 }), 'PAYMENT_TOTAL_CHANGED', changed);
  await expectRefusal(CHARGE, ask([first], { storeId: newId() }), 'STORE_NOT_FOUND', 'Loja não encontrada');
  const closed = await givenStore(database.db, shop.retailerId, { isActive: false });
  await expectRefusal(
    CHARGE,
    ask([first], { storeId: closed }),
    'DEACTIVATED_STORE',
    'Loja inativada. Configure uma loja',
  );
  const silent = await givenStore(database.db, shop.retailerId, { canReceivePayments: false });
  const notHere = 'A loja selecionada não está habilitada a receber pagamentos.';
  await expectRefusal(CHARGE, ask([first], { storeId: silent }), 'STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS', notHere);
  const promoter = staff.promoter.token;
  const noCashier = 'Operador não possui permissão para este acesso';
  await expectRefusal(CHARGE, { ...ask([first]), token: promoter }, 'OPERATOR_IS_NOT_CASHIER', noCashier);
  await sql`update installments set renegotiation_id = ${newId()}::uuid where id = ${first}::uuid`.execute(database.db);
  const agreed = 'Parcela em renegociação. Receba as parcelas do acordo.';
  await expectRefusal(CHARGE, ask([first]), 'INSTALLMENT_IN_RENEGOTIATION', agreed);
  await sql`update installments set renegotiation_id = null where id = ${first}::uuid`.execute(database.db);
  await payInInbox((await charge([first])).txid);
  await expectRefusal(CHARGE, ask([first, second]), 'ALREADY_PAID', 'Parcela já foi paga.');
});

test('the sixth message to one phone in a quarter of an hour is too many', async () => {
  const ids = await givenInstallments();
  for (let sends = 0; sends < 4; sends += 1) await charge(ids.slice(0, 1));
  const ask = { body: { installmentIds: ids.slice(0, 1), storeId: shop.storeId } };
  const wait = 'Muitas tentativas. Aguarde um momento e tente novamente.';
  await expectRefusal(CHARGE, ask, 'TOO_MANY_REQUESTS', wait);
});

test('cancelling and handing back: unknown, paid, without a credit, twice', async () => {
  const cancel = 'POST /coordinator/pix/charges/{id}/cancel';
  await expectRefusal(cancel, {}, 'PIX_CHARGE_NOT_FOUND', 'Cobrança Pix não encontrada.');
  const { id, txid, value } = await charge((await givenInstallments()).slice(0, 1));
  await payInInbox(txid);
  await expectRefusal(
    cancel,
    { params: { id } },
    'PIX_CHARGE_ALREADY_SETTLED',
    'O cliente já pagou esta cobrança Pix.',
  );

  const refund = 'POST /coordinator/pix/receipts/{id}/refund';
  const manager = staff.manager.token;
  const ask = (receipt: string, by = manager) => ({
    params: { id: receipt },
    body: { reason: 'devolvido no caixa' },
    token: by,
  });
  const forbidden = 'Você não tem permissão para esta ação.';
  await expectRefusal(refund, ask(newId(), signedIn.token), 'FORBIDDEN', forbidden);
  await expectRefusal(refund, ask(newId()), 'PIX_RECEIPT_NOT_FOUND', 'Pix recebido não encontrado.');
  const exact = (await show(id)).receipts[0]?.id ?? '';
  await expectRefusal(refund, ask(exact), 'PIX_WITHOUT_CREDIT', 'Este Pix não deixou crédito a devolver.');
  await payInInbox(txid, value + 5_000);
  const left = (await show(id)).receipts[1]?.id ?? '';
  expect((await call(app, refund, ask(left))).status).toBe(200);
  await expectRefusal(refund, ask(left), 'PIX_ALREADY_REFUNDED', 'O crédito deste Pix já foi devolvido.');
});

describe("the bank's notice over HTTP", () => {
  const bank = () => bankOf(platform);
  const send = (body: string, over: Record<string, string> = {}, at = clock.now()) => {
    const { timestamp, signature } = signMessage(bank().webhookSecret, body, at);
    const headers = { 'content-type': 'application/json', 'x-pix-timestamp': timestamp, 'x-pix-signature': signature };
    return app.inject({ method: 'POST', url: '/webhooks/pix', payload: body, headers: { ...headers, ...over } });
  };
  const noticeOf = ({ txid, value }: Charge, endToEndId = newEndToEndId()) =>
    JSON.stringify({ txid, endToEndId, value, paidAt: clock.now().toISOString() });

  test('signed by the bank it settles the charge, and again answers the same', async () => {
    const made = await charge((await givenInstallments()).slice(0, 1));
    // Spaces are part of what was signed.
    const notice = `  ${noticeOf(made)}\n`;
    const first = await send(notice);
    expect([first.statusCode, first.json()]).toEqual([200, { endToEndId: expect.any(String), outcome: 'SETTLED' }]);
    const before = await written();
    const again = await send(notice);
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(await written()).toEqual(before);
    expect(await show(made.id)).toMatchObject({ status: 'SETTLED', receipts: [{ outcome: 'SETTLED' }] });
  });

  test('signed otherwise, too old, too new, changed or not at all it writes nothing', async () => {
    const made = await charge((await givenInstallments()).slice(0, 1));
    const notice = noticeOf(made);
    const before = await written();
    const minutes = (count: number) => new Date(clock.now().getTime() + count * 60_000);
    const other = signMessage('another secret', notice, clock.now()).signature;
    const stale = signMessage(bank().webhookSecret, notice, minutes(-6));
    const answers = [
      await send(notice, { 'x-pix-signature': other }),
      await send(notice, { 'x-pix-signature': '' }),
      await send(notice, { 'x-pix-timestamp': '' }),
      await send(notice, { 'x-pix-timestamp': 'NaN' }),
      await send(notice, {}, minutes(-6)),
      await send(notice, {}, minutes(6)),
      // A new timestamp on an old signature.
      await send(notice, { 'x-pix-signature': stale.signature }),
      await app.inject({ method: 'POST', url: '/webhooks/pix', payload: JSON.parse(notice) as object }),
      await app.inject({ method: 'POST', url: '/webhooks/pix' }),
      await send('{', { 'x-pix-signature': other }),
    ];
    const signed = signMessage(bank().webhookSecret, notice, clock.now());
    answers.push(await send(notice.replace(String(made.value), '1'), { 'x-pix-signature': signed.signature }));
    expect(answers.map(({ statusCode, json }) => [statusCode, json<{ code: string }>().code])).toEqual(
      answers.map(() => [401, 'UNAUTHORIZED']),
    );
    expect(await written()).toEqual(before);
    expect((await send(notice, {}, minutes(-5))).statusCode).toBe(200);
  });

  test('genuine but without sense it is a bad request', async () => {
    const made = await charge((await givenInstallments()).slice(0, 1));
    const before = await written();
    const bodies = [
      '{',
      '[]',
      '""',
      '',
      noticeOf({ ...made, value: 0 }),
      noticeOf({ ...made, value: 0.001 }),
      noticeOf(made, 'E1'),
    ];
    for (const body of bodies) expect((await send(body)).statusCode).toBe(400);
    expect(await written()).toEqual(before);
  });
});

describe('the inbox', () => {
  test('shows a charge and pays it, whole or another value, as its BR Code names it', async () => {
    const made = await charge((await givenInstallments()).slice(0, 1));
    const [, txid = ''] = /62\d\d05\d\d(\w{25})6304/.exec(made.brCode) ?? [];
    expect(made.txid.startsWith(txid)).toBe(true);
    const shown = await call(app, 'GET /inbox/pix-charges/{txid}', { params: { txid } });
    expect(shown.body).toMatchObject({ txid: made.txid, value: made.value, status: 'ACTIVE', receipts: [] });
    expect((await payInInbox(txid, 1)).body).toMatchObject({ outcome: 'APPLIED' });
    const after = await call(app, 'GET /inbox/pix-charges/{txid}', { params: { txid } });
    expect(after.body).toMatchObject({ status: 'SETTLED', receipts: [{ value: 1, outcome: 'APPLIED' }] });
  });

  test('is not there with another bank', async () => {
    const routesOf = (served: Platform) => pixRoutes(served, ports, testPix);
    const real = await testServer(platform, routesOf, fakeAuthenticate({}));
    const { txid } = await charge((await givenInstallments()).slice(0, 1));
    const asked = [
      await call(real, 'GET /inbox/pix-charges/{txid}', { params: { txid } }),
      await call(real, 'POST /inbox/pix-charges/{txid}/pay', { params: { txid }, body: {} }),
    ];
    expect(asked.map(({ code }) => code)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    await real.close();
  });

  test('without a bank no charge is made, and trying again is safe', async () => {
    const routesOf = (served: Platform) =>
      pixRoutes(served, ports, bankOf(served, { NODE_ENV: 'production', EMBEDDED: 'true' }));
    const bankless = await testServer(platform, routesOf, fakeAuthenticate({ cashier: shop.actor }));
    const ask = {
      body: { installmentIds: (await givenInstallments()).slice(0, 1), storeId: shop.storeId },
      key: newId(),
    };
    const down = await call(bankless, CHARGE, { ...ask, token: 'cashier' });
    expect([down.code, down.message]).toEqual(['SERVICE_UNAVAIBLE', 'Serviço/Sistema indisponível. Tente mais tarde']);
    const other = { ...ask, body: { ...ask.body, expectedTotal: 1 } };
    expect((await call(bankless, CHARGE, { ...other, token: 'cashier' })).code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await call(app, CHARGE, { ...ask, ...signedIn })).body).toMatchObject({ status: 'ACTIVE' });
    await bankless.close();
  });
});
