import { type RouteName, type RouteShape, routes } from '@balcao/contract';
import { sql } from '../kernel/db/sql.ts';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { sealAudit } from '../kernel/audit/chain.ts';
import { givenIncentiveRule, givenLimitRequest } from '../modules/credit/testing.ts';
import { arrive, givenCharged } from '../modules/pix/testing.ts';
import { testEntry } from '../modules/policies/testing/entry.ts';
import { givenAgreement, givenRenegotiationPolicy } from '../modules/renegotiation/testing.ts';
import { deskOf, givenInstallments } from '../modules/payments/testing/desk.ts';
import { call } from '../testing/counter.ts';
import { grant } from '../testing/shop.ts';
import { prepareCounter } from '../testing/prepare-counter.ts';
import { careWords } from './testing/care-words.ts';
import { creditWords } from './testing/credit-words.ts';
import { deskWords } from './testing/desk-words.ts';
import { moneyWords } from './testing/money-words.ts';
import { asProvider, networkWords, staffWords, wordsIn, type WordsAct } from './testing/staff-words.ts';
import { tillWords } from './testing/till-words.ts';

const SOLD = '2026-06-22T15:00:00Z';
const TODAY = '2026-11-23T15:00:00Z';
/** A CPF that somebody may type where it does not belong. */
const TYPED = 'cliente pediu na loja, CPF 529.982.247-25';

const { database, platform, clock, shop, staff, app } = prepareCounter({ at: TODAY });

beforeAll(() => givenRenegotiationPolicy(platform, shop));

/** A customer with a sale, looked up by the analyst too. */
async function customer() {
  const sale = await givenInstallments(platform, shop);
  const { operatorId } = staff.analyst;
  await grant(platform, { ...shop, actor: { ...shop.actor, operatorId } }, sale.borrowerId);
  return sale;
}

/** What the shop's cashier earned by a sale, closed by one analyst and paid by another. */
async function givenPaidPayout(): Promise<string> {
  const pixKey = 'caixa@teste.example';
  await givenIncentiveRule(database.db, { retailerId: shop.retailerId });
  await sql`update operators set pix_key = ${pixKey} where id = ${shop.actor.operatorId}::uuid`.execute(database.db);
  clock.set(SOLD);
  await customer();
  clock.set(TODAY);
  const month = { body: { month: SOLD.slice(0, 7) }, token: staff.analyst.token };
  const closed = await call(app, 'POST /incentives/payouts', month);
  const [{ id }] = (closed.body as { items: [{ id: string }] }).items;
  const payment = { body: { payouts: [{ id, pixKey }] }, token: staff.retailer_analyst.token };
  await call(app, 'POST /incentives/payouts/pay', payment);
  return id;
}

const flag = (isOn: boolean) => ({ flags: { cashierLimitDisplay: isOn } });

const counter = () => ({ platform, app, shop, staff });

/** Every act that takes words of whoever does it, by its route and the field they are typed in. */
const acts: Record<string, WordsAct> = {
  ...staffWords(counter, TYPED),
  ...networkWords(counter, TYPED),
  ...creditWords(
    () => ({ platform, app, shop, analyst: staff.analyst, customer: async () => (await customer()).borrowerId }),
    TYPED,
  ),
  ...careWords(() => ({ platform, shop, analyst: staff.analyst }), TYPED),
  ...deskWords(() => ({ platform, app, shop, analyst: staff.analyst }), TYPED),
  ...moneyWords(() => ({ platform, shop }), TYPED),
  ...tillWords(counter, TYPED),
  'POST /coordinator/payments/{id}/undo reason': {
    owner: 'payment_undos.reason',
    ask: async () => {
      const { ids } = await customer();
      const [paid] = await deskOf(platform, shop).pay(ids.slice(0, 1));
      return { params: { id: paid?.paymentId ?? '' }, body: { reason: TYPED, storeId: shop.storeId } };
    },
  },
  'POST /coordinator/contracts/{id}/cancellation note': {
    owner: 'contract_cancellations.note',
    ask: async () => ({
      params: { id: (await customer()).contractId },
      body: { reason: 'OPERATOR_MISTAKE', note: TYPED, storeId: shop.storeId },
    }),
  },
  'POST /coordinator/renegotiations/{id}/break reason': {
    owner: 'renegotiations.end_reason',
    ask: async () => {
      clock.set(SOLD);
      const { borrowerId, contractId } = await customer();
      clock.set(TODAY);
      const { id } = await givenAgreement(platform, shop, borrowerId, { contractIds: [contractId], count: 3 });
      return { params: { id }, body: { reason: TYPED } };
    },
  },
  'POST /incentives/payouts/{id}/return reason': {
    owner: 'incentive_payouts.return_reason',
    ask: async () => ({ params: { id: await givenPaidPayout() }, body: { reason: TYPED } }),
  },
  'POST /coordinator/pix/receipts/{id}/refund reason': {
    owner: 'pix_refunds.reason',
    ask: async () => {
      const { charge } = await givenCharged(platform, shop);
      await arrive(platform, { txid: charge.txid, value: 90_000 });
      const found = await sql<{ id: string }>`
        select r.id from pix_receipts r join pix_charges c on c.borrower_id = r.borrower_id and c.id = r.charge_id
        where c.txid = ${charge.txid}`.execute(database.db);
      return { params: { id: found.rows[0]?.id ?? '' }, body: { reason: TYPED } };
    },
  },
  'PATCH /coordinator/borrowers/{id}/limit reason': {
    owner: 'credit_limit_changes.reason',
    ask: async () => ({
      params: { id: (await customer()).borrowerId },
      body: { totalLimit: 2_000, reason: TYPED },
    }),
  },
  'PATCH /coordinator/borrowers/{id}/limit/block reason': {
    owner: 'credit_limit_blocks.note',
    ask: async () => ({
      params: { id: (await customer()).borrowerId },
      body: { isBlocked: true, reason: TYPED },
    }),
  },
  'PATCH /coordinator/borrowers/{id}/purchases reason': {
    owner: 'purchase_switches.reason',
    ask: async () => ({
      params: { id: (await customer()).borrowerId },
      body: { isDisabled: true, reason: TYPED },
    }),
  },
  'PATCH /coordinator/limit-requests/{id} reason': {
    owner: 'limit_requests.decision_reason',
    ask: async () => {
      const id = await givenLimitRequest(platform, shop, (await customer()).borrowerId);
      return { params: { id }, body: { isApproved: false, reason: TYPED } };
    },
  },
  'POST /configurations/layers reason': {
    owner: 'configuration_versions.reason',
    ask: async () => ({ body: { scope: 'RETAILER', document: flag(true), reason: TYPED, basedOn: 0 } }),
  },
  'POST /configurations/layers/versions/{id}/undo reason': {
    owner: 'configuration_versions.reason',
    ask: async () => {
      const body = { scope: 'STORE', storeId: shop.storeId, document: flag(true), reason: 'Piloto', basedOn: 0 };
      const entered = await call(app, 'POST /configurations/layers', { body, token: staff.analyst.token });
      return { params: { id: (entered.body as { id: string }).id }, body: { reason: TYPED } };
    },
  },
  'POST /policies reason': {
    owner: 'policy_documents.reason',
    ask: async () => ({ body: { ...testEntry, reason: TYPED } }),
  },
  'POST /policies/{id}/withdraw reason': {
    owner: 'policy_documents.withdrawal_reason',
    ask: async () => {
      const document = { ...testEntry, variant: 'SMARTPHONE_SALE' };
      const { body } = await call(app, 'POST /policies', { body: document, token: staff.analyst.token });
      return { params: { id: (body as { id: string }).id }, body: { reason: TYPED } };
    },
  },
};

/** What else is a text without a form and kept nowhere as it is: who signs in or approves, secrets, pictures, what is sealed, a preview. */
const nowhere = [
  'PATCH /borrowers/{id} name',
  'PATCH /online-application/data name',
  'POST /application-engine/application/review text',
  'POST /online-application/review text',
  'POST /portal/decision/review text',
  'POST /auth/operators password',
  'POST /auth/operators username',
  'POST /auth/operators/code username',
  'POST /auth/operators/code/verify username',
  'POST /auth/operators/password newPassword',
  'POST /auth/operators/password username',
  'POST /auth/unlock password',
  'POST /backofficeOriginations/returns content',
  'POST /backofficeOriginations/returns fileName',
  'POST /backofficeReconciliation/statements contentBase64',
  'POST /backofficeReconciliation/statements fileName',
  'POST /biometry/application/process imageBase64',
  'POST /coordinator/approvals password',
  'POST /coordinator/approvals username',
  'POST /coordinator/operator-sheets content',
  'POST /coordinator/operator-sheets name',
  'POST /coordinator/operators password',
  'POST /coordinator/payment-codes/find code',
  'POST /datalake-acesso/biometry/borrowers/{id} imageBase64',
  'POST /datalake-acesso/biometry/borrowers/{id}/document/{side} imageBase64',
  'POST /datalake-acesso/biometry/borrowers/{id}/document-text imageBase64',
  'POST /inbox/chat text',
  'POST /online-application/document-text imageBase64',
  'POST /online-application/document/{side} imageBase64',
  'POST /online-application/face imageBase64',
  'POST /online-application/liveness imageBase64',
  'POST /policies/preview reason',
  'POST /webhooks/chat messageId',
  'POST /webhooks/chat text',
  'POST /webhooks/payouts reason',
  'POST /users/me/second-factor/passkeys/offer password',
  'POST /users/me/second-factor/recovery-codes password',
  'POST /users/me/second-factor/removal password',
  'POST /users/me/second-factor/totp password',
  'PUT /coordinator/operators/{id} password',
  'PUT /users/me/password currentPassword',
  'PUT /users/me/password newPassword',
  'PUT /users/me/pin password',
];

function objectOf(body: unknown, name: string): z.ZodObject {
  if (!(body instanceof z.ZodObject)) throw new Error(`the body of ${name} is no object`);
  return body;
}

/** 'ROUTE field' of every field of a body that takes these words as they are. */
function freeTexts(): string[] {
  return Object.entries<RouteShape>(routes).flatMap(([name, { body }]) => {
    if (!body) return [];
    const bodies = body instanceof z.ZodDiscriminatedUnion ? body.options : [body];
    const fields = new Map(bodies.flatMap((one) => Object.entries<z.ZodType>(objectOf(one, name).shape)));
    return [...fields].flatMap(([field, schema]) => (schema.safeParse(TYPED).success ? [`${name} ${field}`] : []));
  });
}

test('every text that people type is known here', () => {
  expect(freeTexts().toSorted()).toEqual([...Object.keys(acts), ...nowhere].toSorted());
});

test.each(Object.entries(acts))('%s stays in the row that owns it, never in what is sealed', async (act, one) => {
  const within = <T>(work: () => Promise<T>) => (one.isProviders ? asProvider(platform, shop, work) : work());
  await within(async () => {
    const ask = await one.ask();
    const before = await entries();
    const kept = async () => (await wordsIn(platform, one.owner)).filter((word) => word === TYPED).length;
    const keptBefore = await kept();
    const name = act.slice(0, act.lastIndexOf(' ')) as RouteName;
    const { status, code } = await call(app, name, { ...ask, token: staff.analyst.token });
    expect([code, Math.floor(status / 100)]).toEqual([undefined, 2]);
    expect(await kept()).toBe(keptBefore + 1);
    expect(await entries()).toBeGreaterThan(before);
  });
  await sealAudit(database.db);
  const sealed = await sql`
    select action from audit_entries e where strpos(e::text, '529.982.247-25') > 0`.execute(database.db);
  expect(sealed.rows).toEqual([]);
});

async function entries(): Promise<number> {
  const found = await sql<{ count: number }>`select count(*)::integer as count from audit_entries`.execute(database.db);
  return found.rows[0]?.count ?? 0;
}
