import { type RouteName, type RouteShape, type Role, roles, routes } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import type { FastifyInstance } from 'fastify';
import { sql } from '../../kernel/db/sql.ts';
import { assemble, dayCloseSteps, readAppConfig } from '../../app.ts';
import { sealAudit } from '../../kernel/audit/chain.ts';
import { asOperator } from '../../kernel/act/principal.ts';
import { closeDay } from '../../kernel/day-close/close-day.ts';
import { runDueJobs } from '../../kernel/jobs/worker.ts';
import type { Platform } from '../../kernel/platform.ts';
import { givenWorld, type World } from '../../invariants/testing/world.ts';
import { givenApplication } from '../../modules/applications/testing.ts';
import { completeCpf } from '../../modules/borrowers/index.ts';
import { givenPolicy } from '../../testing/products.ts';
import { priceProposals } from '../../modules/contracts/index.ts';
import { givenFailedMessage } from '../../modules/notifications/testing.ts';
import { givenQrPurchase, givenStoreRequest } from '../../modules/qr-purchases/testing.ts';
import { givenPurchaseCall } from '../../modules/contracts/testing/purchase-calls.ts';
import { givenLimitRequest, givenPayout, givenWaitingRequest } from '../../modules/credit/testing.ts';
import { givenCreditDecision } from '../../modules/decisions/testing/decisions.ts';
import { givenPhoneChange } from '../../modules/data-updates/testing.ts';
import { givenWaiting } from '../../modules/invoices/testing.ts';
import { givenHoliday } from '../../modules/network/testing.ts';
import { givenBilling } from '../../modules/billings/testing.ts';
import { givenCareRequest } from '../../modules/care/testing.ts';
import { givenCashSession } from '../../modules/cash/testing.ts';
import { givenLayerVersion } from '../../modules/retailers/testing.ts';
import { drainProjections } from '../../modules/projection/index.ts';
import { givenAgreementHoldings } from '../../modules/renegotiation/testing/holdings.ts';
import { givenSupportRequest } from '../../modules/support/testing.ts';
import { givenBatch } from '../../modules/transfers/testing.ts';
import type { Holdings, Row } from '../../testing/access-row.ts';
import { call, type Colleague, givenApi, givenStaff } from '../../testing/counter.ts';
import { type SetClock, silentLog } from '../../testing/platform.ts';
import { givenCustomer, givenSale, givenShop, grant, ports, type Shop } from '../../testing/shop.ts';

const rows = Object.values(
  import.meta.glob<object>('../../modules/**/testing/access.ts', { eager: true, import: 'access' }),
);
const matrix = Object.assign({}, ...rows) as Record<RouteName, Row>;
const config = readAppConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '0' });

/** Ids of the world for each call of the access matrix, and a customer of their own. */
async function holdingsOf(platform: Platform, shop: Shop, world: World): Promise<Holdings> {
  const cpf = completeCpf('529982247');
  const sealed = platform.secrets.encrypt(cpf);
  await sql`update operators set cpf_sealed = ${sealed} where cpf_sealed = ''`.execute(platform.db);
  const borrowerId = await givenCustomer(platform, shop, { cpf, limitCents: 10_000_000 });
  const contractId = await givenSale(platform, shop, borrowerId, { cents: 60_000, count: 6 });
  const found = await sql<Record<'installmentId' | 'entryId' | 'paymentId' | 'pixChargeId' | 'pixReceiptId', string>>`
    select (select id from installments where borrower_id = ${borrowerId}::uuid and number = 1) as "installmentId",
      m.id as "entryId", m.payment_id as "paymentId", r.charge_id as "pixChargeId", r.id as "pixReceiptId"
    from payment_items m, pix_receipts r where m.borrower_id = ${world.paid.borrowerId}::uuid
      and r.borrower_id = ${world.pix.borrowerId}::uuid order by m.id, r.id limit 1`.execute(platform.db);
  const [ids] = found.rows;
  if (!ids) throw new Error('the world holds no payment and no Pix');
  const { proposalId } = world.offered;
  const ask = { borrowerId, principal: cents(10_000), storeId: shop.storeId };
  const offer = await priceProposals(platform, ports, asOperator(shop.actor), ask);
  const agreement = await givenAgreementHoldings(platform, shop, { borrowerId, contractId, entryId: ids.entryId });
  const limitRequestId = await givenLimitRequest(platform, shop, borrowerId, {
    fromCents: 10_000_000,
    toCents: 11_000_000,
  });
  const policyId = await givenPolicy(platform, shop, { sourceProduct: 'SMARTPHONE_SALE' });
  const localHolidayId = await givenHoliday(platform, shop);
  const layerVersionId = await givenLayerVersion(platform, shop);
  const own = {
    localHolidayId,
    cashSessionId: await givenCashSession(platform, shop),
    supportRequestId: await givenSupportRequest(platform, shop),
    layerVersionId,
    shop,
    colleagueId: shop.actor.operatorId,
    borrowerId,
    cpf,
    contractId,
    agreement,
    extraCredit: await givenWaitingRequest(platform, shop, borrowerId),
    freeExtraCredit: await givenWaitingRequest(platform, shop, borrowerId),
    payoutId: await givenPayout(platform, shop),
    limitRequestId,
    purchaseCall: await givenPurchaseCall(platform, shop, { borrowerId, offer, nth: 1 }),
    freePurchaseCall: await givenPurchaseCall(platform, shop, { borrowerId, offer, nth: 2 }),
    application: await givenApplication(platform, shop),
    freeApplication: await givenApplication(platform, shop),
    phoneChange: await givenPhoneChange(platform, shop),
    freePhoneChange: await givenPhoneChange(platform, shop),
    policyId,
    transferBatchId: await givenBatch(platform, shop),
    creditDecisionId: await givenCreditDecision(platform, { borrowerId, shop }),
    careRequest: await givenCareRequest(platform, shop.retailerId, borrowerId),
    messageId: await givenFailedMessage(platform, { retailerId: shop.retailerId }),
    qrPurchaseId: await givenQrPurchase(platform, shop),
    storeRequestId: await givenStoreRequest(platform, shop),
    ...(await givenWaiting(platform, shop, borrowerId)),
    ...(await givenBilling(platform, shop)),
  };
  return { ...own, ...ids, proposalId, askedProposalId: proposalId };
}

/** Each route once, by somebody who may call it; signing out comes last. Returns how many succeeded. */
async function callEveryRoute(app: FastifyInstance, of: Holdings, staff: Record<Role, Colleague>): Promise<number> {
  let succeeded = 0;
  const names = (Object.keys(routes) as RouteName[]).toSorted(
    (a, b) => Number(a.endsWith('/logout')) - Number(b.endsWith('/logout')),
  );
  for (const name of names) {
    const { access }: RouteShape = routes[name];
    const role = typeof access === 'string' ? 'cashier' : (access.find((each) => each === 'cashier') ?? access[0]);
    const { status } = await call(app, name, { ...matrix[name].ask(of), token: staff[role ?? 'cashier'].token });
    if (status < 400) succeeded += 1;
  }
  return succeeded;
}

/**
 * What a shop lives in half a year: sales, payments, returns, Pix, devices and agreements by the use cases, every route
 * over HTTP, all jobs, the close of each day and the seal of the audit. Returns how many routes answered with success.
 */
export async function representativeRun(platform: Platform, clock: SetClock): Promise<number> {
  const shop = await givenShop(platform);
  const world = await givenWorld(platform, clock, shop);
  const app = await givenApi(platform);
  const staff = await givenStaff(platform, shop);
  const own = await holdingsOf(platform, shop, world);
  for (const role of roles) {
    await grant(platform, { ...shop, actor: { ...shop.actor, operatorId: staff[role].operatorId } }, own.borrowerId);
  }
  const succeeded = await callEveryRoute(app, own, staff);
  const { handlers, chores } = assemble(platform, config);
  const deps = { db: platform.db, clock, log: silentLog, handlers, batch: 100 };
  while ((await runDueJobs(deps)) > 0);
  for (const now of ['2026-11-24T15:00:00Z', '2027-03-01T15:00:00Z']) {
    clock.set(now);
    await closeDay({ ...deps, steps: dayCloseSteps });
    while ((await runDueJobs(deps)) > 0);
  }
  for (const chore of chores) await chore();
  await drainProjections(platform);
  await sealAudit(platform.db);
  await app.close();
  return succeeded;
}
