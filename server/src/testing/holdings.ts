import type { RouteName } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import type { FastifyInstance } from 'fastify';
import { sql } from '../kernel/db/sql.ts';
import { asOperator } from '../kernel/act/principal.ts';
import { newId } from '../kernel/ids.ts';
import type { Platform } from '../kernel/platform.ts';
import { givenApplication } from '../modules/applications/testing.ts';
import { completeCpf } from '../modules/borrowers/index.ts';
import { givenCareRequest } from '../modules/care/testing.ts';
import { givenBilling } from '../modules/billings/testing.ts';
import { givenCashSession } from '../modules/cash/testing.ts';
import { priceProposals } from '../modules/contracts/index.ts';
import { givenPurchaseCall } from '../modules/contracts/testing/purchase-calls.ts';
import { givenLimitRequest, givenPayout, givenWaitingRequest } from '../modules/credit/testing.ts';
import { givenPhoneChange } from '../modules/data-updates/testing.ts';
import { givenCreditDecision } from '../modules/decisions/testing/decisions.ts';
import { givenLayerVersion } from '../modules/retailers/testing.ts';
import { givenOperator } from '../modules/identity/testing.ts';
import { givenWaiting } from '../modules/invoices/testing.ts';
import { givenMessage } from '../modules/notifications/testing.ts';
import { givenHoliday } from '../modules/network/testing.ts';
import { arrive, givenPixCharge } from '../modules/pix/testing.ts';
import { givenQrPurchase, givenStoreRequest } from '../modules/qr-purchases/testing.ts';
import { givenAgreementHoldings } from '../modules/renegotiation/testing/holdings.ts';
import { givenSupportRequest } from '../modules/support/testing.ts';
import { givenBatch } from '../modules/transfers/testing.ts';
import type { Holdings, Row } from './access-row.ts';
import { call, givenSession } from './counter.ts';
import { givenPolicy } from './products.ts';
import { givenCustomer, givenSale, ports, type Shop } from './shop.ts';

/** Rows of each module, found by their place. */
export const accessRows = Object.values(
  import.meta.glob<object>('../modules/**/testing/access.ts', { eager: true, import: 'access' }),
);
/** One row for each route. */
export const accessMatrix = Object.assign({}, ...accessRows) as Record<RouteName, Row>;

/** What a shop may have, all of one customer whose CPF begins with `nine` digits; prepared through the API where it can be. */
export async function givenHoldings(
  { platform, app }: { platform: Platform; app: FastifyInstance },
  shop: Shop,
  nine: string,
): Promise<Holdings> {
  const cpf = completeCpf(nine);
  const picture = { contentType: 'image/png', bytes: new Uint8Array([1, 2, 3]) } as const;
  const customer = { cpf, limitCents: 10_000_000, portrait: picture, documentPhoto: picture };
  const borrowerId = await givenCustomer(platform, shop, customer);
  const contractId = await givenSale(platform, shop, borrowerId, { cents: 60_000, count: 6 });
  const sealed = platform.secrets.encrypt(cpf);
  await sql`update operators set cpf_sealed = ${sealed} where id = ${shop.actor.operatorId}::uuid`.execute(platform.db);
  const cashier = await givenSession(platform, shop.retailerId, shop.actor.operatorId);
  const list = await call(app, 'GET /coordinator/contracts/installments', { query: { borrowerId }, token: cashier });
  const { installments } = list.body as { installments: { id: string }[] };
  const paid = await call(app, 'POST /coordinator/contracts/installments/{id}/payment', {
    params: { id: installments[0]?.id ?? '' },
    body: { storeId: shop.storeId },
    token: cashier,
  });
  const ask = { borrowerId, principal: cents(10_000), storeId: shop.storeId };
  const offer = await priceProposals(platform, ports, asOperator(shop.actor), ask);
  const asked = await priceProposals(platform, ports, asOperator(shop.actor), ask);
  const askedProposalId = asked.proposals[0]?.id ?? '';
  await call(app, 'POST /origination-code', { body: { proposalId: askedProposalId }, token: cashier });
  const charge = await givenPixCharge(platform, shop, [installments[1]?.id ?? '']);
  await arrive(platform, { txid: charge.txid, value: 1 });
  const receipts = await call(app, 'GET /coordinator/pix/receipts', { query: { borrowerId }, token: cashier });
  const entryId = (paid.body as { id: string }[])[0]?.id ?? '';
  return {
    shop,
    colleagueId: await givenOperator(platform, { retailerId: shop.retailerId, storeId: shop.storeId }),
    borrowerId,
    cpf,
    contractId,
    proposalId: offer.proposals[0]?.id ?? '',
    askedProposalId,
    installmentId: installments[1]?.id ?? '',
    entryId,
    paymentId: (paid.body as { paymentId: string }[])[0]?.paymentId ?? '',
    pixChargeId: charge.id,
    pixReceiptId: (receipts.body as { id: string }[])[0]?.id ?? '',
    ...(await givenWaiting(platform, shop, borrowerId)),
    ...(await givenBilling(platform, shop)),
    agreement: await givenAgreementHoldings(platform, shop, { borrowerId, contractId, entryId }),
    extraCredit: await givenWaitingRequest(platform, shop, borrowerId),
    freeExtraCredit: await givenWaitingRequest(platform, shop, borrowerId),
    payoutId: await givenPayout(platform, shop),
    limitRequestId: await givenLimitRequest(platform, shop, borrowerId, { fromCents: 10_000_000, toCents: 11_000_000 }),
    purchaseCall: await givenPurchaseCall(platform, shop, { borrowerId, offer, nth: 1 }),
    freePurchaseCall: await givenPurchaseCall(platform, shop, { borrowerId, offer, nth: 2 }),
    application: await givenApplication(platform, shop),
    freeApplication: await givenApplication(platform, shop),
    phoneChange: await givenPhoneChange(platform, shop),
    freePhoneChange: await givenPhoneChange(platform, shop),
    careRequest: await givenCareRequest(platform, shop.retailerId, borrowerId),
    layerVersionId: await givenLayerVersion(platform, shop),
    localHolidayId: await givenHoliday(platform, shop),
    cashSessionId: await givenCashSession(platform, shop),
    supportRequestId: await givenSupportRequest(platform, shop),
    messageId: await givenMessage(platform, { retailerId: shop.retailerId }),
    qrPurchaseId: await givenQrPurchase(platform, shop),
    storeRequestId: await givenStoreRequest(platform, shop),
    policyId: await givenPolicy(platform, shop, { sourceProduct: 'SMARTPHONE_SALE' }),
    transferBatchId: await givenBatch(platform, shop),
    creditDecisionId: await givenCreditDecision(platform, { borrowerId, shop }),
  };
}

/** The same with ids that nobody has. */
export function unknownHoldings(of: Holdings): Holdings {
  const fresh = (value: unknown, key?: string): unknown => {
    if (key === 'cpf') return completeCpf('222333444');
    if (typeof value === 'string') return /^[\da-f]{8}-/.test(value) ? newId() : value;
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fresh(inner, name)]));
  };
  return fresh(of) as Holdings;
}
