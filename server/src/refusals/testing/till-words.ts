import type { RouteName } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { asOperator } from '../../kernel/act/principal.ts';
import { sql } from '../../kernel/db/sql.ts';
import { tillOf } from '../../modules/cash/testing.ts';
import { priceProposals } from '../../modules/contracts/index.ts';
import { givenPurchaseCall } from '../../modules/contracts/testing/purchase-calls.ts';
import { givenWaiting } from '../../modules/invoices/testing.ts';
import { givenInstallments } from '../../modules/payments/testing/desk.ts';
import { givenProduct, nextImei, scriptedLock } from '../../modules/smartphone-sale/testing.ts';
import { type Ask, call } from '../../testing/counter.ts';
import { authorise, givenDeviceOffer, givenLockedDevice } from '../../testing/device-sale.ts';
import { givenPolicy } from '../../testing/products.ts';
import { accept, givenCustomer, ports } from '../../testing/shop.ts';
import type { Counter, WordsAct } from './staff-words.ts';

/** Acts on drawers, boletos, purchases that wait for a call, and devices. */
export const tillWords = (of: () => Counter, TYPED: string): Record<string, WordsAct> => ({
  ...drawerWords(of, TYPED),
  ...waitingWords(of, TYPED),
  ...catalogueWords(of, TYPED),
});

function drawerWords(of: () => Counter, TYPED: string): Record<string, WordsAct> {
  const till = () => {
    const { platform, shop, staff } = of();
    const { operatorId } = staff.analyst;
    return tillOf(platform, { storeId: shop.storeId, actor: { ...shop.actor, operatorId, role: 'analyst' } });
  };
  const open = async () => (await till().show()).session?.id ?? (await till().open()).id;
  return {
    'POST /coordinator/cash/sessions/{id}/moves reason': {
      owner: 'cash_moves.reason',
      ask: async () => ({ params: { id: await open() }, body: { kind: 'SUPPLY', amount: 1, reason: TYPED } }),
    },
    'POST /coordinator/cash/sessions/{id}/close reason': {
      owner: 'cash_sessions.reason',
      ask: async () => {
        const id = await open();
        await till().countSum(id, 1);
        return { params: { id }, body: { counted: 0.01, reason: TYPED } };
      },
    },
  };
}

/** What waits for a person. */
function waitingWords(of: () => Counter, TYPED: string): Record<string, WordsAct> {
  return {
    'PATCH /coordinator/purchase-calls/{borrowerId}/{proposalId} reason': {
      owner: 'purchase_calls.decision_reason',
      ask: async () => {
        const { platform, app, shop, staff } = of();
        const borrowerId = await givenCustomer(platform, shop);
        const wanted = { borrowerId, principal: cents(10_000), storeId: shop.storeId };
        const offer = await priceProposals(platform, ports, asOperator(shop.actor), wanted);
        const params = { ...(await givenPurchaseCall(platform, shop, { borrowerId, offer, nth: 0 })) };
        const claim = 'POST /coordinator/purchase-calls/{borrowerId}/{proposalId}/claim';
        await call(app, claim, { params, token: staff.analyst.token });
        return { params, body: { isApproved: false, reason: TYPED } };
      },
    },
    'POST /coordinator/invoices/payments/{id}/decide reason': {
      owner: 'boleto_payments.reason',
      ask: async () => {
        const { platform, shop } = of();
        const { borrowerId } = await givenInstallments(platform, shop);
        const { boletoPaymentId: id } = await givenWaiting(platform, shop, borrowerId);
        return { params: { id }, body: { decision: 'RETURN', reason: TYPED } };
      },
    },
    'POST /smartphone-sale/devices/{contractId}/settle reason': {
      owner: 'contract_devices.settlement_reason',
      ask: async () => {
        const { platform, shop } = of();
        await givenPolicy(platform, shop, { sourceProduct: 'SMARTPHONE_SALE' });
        const productId = await givenProduct(platform, shop.retailerId);
        const borrowerId = await givenCustomer(platform, shop, { limitCents: 500_000 });
        const { contractId, proposalId } = await givenDeviceOffer(platform, shop, borrowerId, { productId });
        await givenLockedDevice(platform, scriptedLock(), shop, { contractId, productId, imei: nextImei() });
        await authorise(platform, shop, proposalId);
        await accept(platform, shop, proposalId);
        // It came off, and cannot be put on again.
        await sql`delete from device_bindings where contract_id = ${contractId}::uuid`.execute(platform.db);
        await sql`
          update contract_devices set status = 'RELEASED', released_at = now(), lock_message = 'Registrado em outra conta'
          where contract_id = ${contractId}::uuid`.execute(platform.db);
        return { params: { contractId }, body: { act: 'LEAVE_UNLOCKED', reason: TYPED } };
      },
    },
  };
}

const phone = { manufacturer: 'Samsung', model: 'Galaxy A06', description: '' };
const price = {
  storeId: null,
  validFrom: '2099-01-01',
  validUntil: null,
  price: 899,
  downPayment: 149,
  maxDownPaymentRate: null,
  minPriceRate: 1,
  maxAmount: null,
};
const PRODUCTS = 'POST /smartphone-sale/catalogue/products';
const CHANGE = 'PUT /smartphone-sale/catalogue/products/{id}';
const OFFERS = 'POST /smartphone-sale/catalogue/products/{id}/offers';
const WITHDRAW = 'POST /smartphone-sale/catalogue/offers/{id}/withdraw';

function catalogueWords(of: () => Counter, TYPED: string): Record<string, WordsAct> {
  const made = async (name: RouteName, ask: Ask) => {
    const { body } = await call(of().app, name, { ...ask, token: of().staff.analyst.token });
    return { params: { id: (body as { id: string }).id } };
  };
  const product = () => made(PRODUCTS, { body: phone });
  return {
    [`${PRODUCTS} model`]: {
      owner: 'device_products.model',
      ask: async () => ({ body: { ...phone, model: TYPED } }),
    },
    [`${PRODUCTS} description`]: {
      owner: 'device_products.description',
      ask: async () => ({ body: { ...phone, description: TYPED } }),
    },
    [`${CHANGE} model`]: {
      owner: 'device_products.model',
      ask: async () => ({ ...(await product()), body: { ...phone, model: TYPED, isActive: true } }),
    },
    [`${CHANGE} description`]: {
      owner: 'device_products.description',
      ask: async () => ({ ...(await product()), body: { ...phone, description: TYPED, isActive: true } }),
    },
    [`${OFFERS} reason`]: {
      owner: 'device_offers.reason',
      ask: async () => ({ ...(await product()), body: { ...price, reason: TYPED } }),
    },
    [`${WITHDRAW} reason`]: {
      owner: 'device_offers.withdrawal_reason',
      ask: async () => ({
        ...(await made(OFFERS, { ...(await product()), body: { ...price, reason: 'Tabela' } })),
        body: { reason: TYPED },
      }),
    },
  };
}
