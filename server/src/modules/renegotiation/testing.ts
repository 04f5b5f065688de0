import type { PolicyInput } from '@balcao/contract';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { beforeAll } from 'vitest';
import type { SetClock } from '../../kernel/clock.ts';
import { asOperator } from '../../kernel/act/principal.ts';
import type { Platform } from '../../kernel/platform.ts';
import { by, CODE, givenCustomer, givenSale, paymentsPorts, type Shop } from '../../testing/shop.ts';
import { givenPolicyDocument } from '../policies/testing.ts';
import { listInstallments, payInstallments } from '../payments/index.ts';
import { testRenegotiationPolicy } from './testing/policy.ts';
import { acceptAgreement } from './use-cases/accept-agreement.ts';
import { breakAgreement } from './use-cases/break-agreement.ts';
import { listAgreementPayments } from './use-cases/list-agreement-payments.ts';
import { payAgreement } from './use-cases/pay-agreement.ts';
import { requestAgreementCode } from './use-cases/request-agreement-code.ts';
import { showAgreement } from './use-cases/show-agreement.ts';
import { simulateAgreement } from './use-cases/simulate-agreement.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { prepared } from '../../testing/prepared.ts';
import { centsIfAny } from '../../testing/in-cents.ts';

/** The policy of a retailer, in force since long ago. */
export async function givenRenegotiationPolicy(
  platform: Platform,
  { retailerId }: Pick<Shop, 'retailerId'>,
  over: Partial<PolicyInput<'renegotiation'>> = {},
): Promise<void> {
  const document = { ...testRenegotiationPolicy, ...over };
  await givenPolicyDocument(platform.db, { kind: 'renegotiation', retailerId, document });
}

/** What a shop's cashier does with agreements, each under a fresh key unless one is given. */
export function counterOf(platform: Platform, shop: Shop) {
  const { actor, storeId } = shop;
  return {
    simulate: (borrowerId: string, contractIds: string[]) =>
      simulateAgreement(platform, asOperator(actor), { borrowerId, storeId, contractIds }),
    sendCode: (renegotiationId: string, optionId: string, key?: string, code = CODE) =>
      requestAgreementCode(platform, () => code, by(shop, 'POST /code', key), {
        renegotiationId,
        optionId,
      }),
    accept: (renegotiationId: string, optionId: string, key?: string, code = CODE) =>
      acceptAgreement(platform, by(shop, 'POST /x/accept', key), {
        renegotiationId,
        optionId,
        code,
        storeId,
      }),
    payments: async (borrowerId: string) => (await listAgreementPayments(platform, actor, { borrowerId })).payments,
    pay: (id: string, options: { key?: string; expectedTotal?: number; storeId?: string } = {}) =>
      payAgreement(platform, paymentsPorts, by(shop, 'POST /coordinator/renegotiations/payments', options.key), {
        id,
        storeId: options.storeId ?? storeId,
        expectedTotal: centsIfAny(options.expectedTotal),
      }),
    show: (renegotiationId: string) => showAgreement(platform, actor, renegotiationId),
    breakUp: (renegotiationId: string, key?: string, reason = 'Pedido do cliente') =>
      breakAgreement(platform, by(shop, 'POST /break', key), { renegotiationId, reason }),
  };
}

export interface GivenAgreement {
  id: string;
  optionId: string;
  /** Payments of it, lowest number first. */
  paymentIds: string[];
}

/** An accepted agreement of `count` payments on contracts of a customer. */
export async function givenAgreement(
  platform: Platform,
  shop: Shop,
  borrowerId: string,
  { contractIds, count }: { contractIds: string[]; count: number },
): Promise<GivenAgreement> {
  const counter = counterOf(platform, shop);
  const offer = await counter.simulate(borrowerId, contractIds);
  const option = offer.options.find((one) => one.numberOfPayments === count);
  if (!option) throw new Error(`no option of ${count} payments`);
  await counter.sendCode(offer.id, option.id);
  await counter.accept(offer.id, option.id);
  const payments = await counter.payments(borrowerId);
  const own = payments.filter((payment) => payment.renegotiationId === offer.id);
  return { id: offer.id, optionId: option.id, paymentIds: own.map((payment) => payment.id) };
}

const SOLD = '2026-06-22T15:00:00Z';
/** Four of six installments are overdue, the oldest since 22/07/2026. */
const TODAY = '2026-11-23T15:00:00Z';

/** A shop with a policy on a database of its own for the tests of one file; the books must hold after them. */
export function prepareAgreements() {
  const { clock, platform, shop } = prepareCounter({ at: SOLD });
  beforeAll(() => givenRenegotiationPolicy(platform, shop));
  const bench = { clock, platform, shop, counter: prepared(() => counterOf(platform, shop)) };
  return {
    ...bench,
    ...readersOf(bench),
    lateCustomer: () => lateCustomer(bench),
    /** A late customer's agreement of so many payments. */
    agreed: async (count = 3) => {
      const customer = await lateCustomer(bench);
      const choice = { contractIds: [customer.contractId], count };
      return { ...(await givenAgreement(bench.platform, bench.shop, customer.borrowerId, choice)), ...customer };
    },
  };
}

interface AgreementBench {
  clock: SetClock;
  platform: Platform;
  shop: Shop;
  counter: ReturnType<typeof counterOf>;
}

/** A customer with a sale of five months ago in six installments, nothing paid; today is set. */
async function lateCustomer({ clock, platform, shop }: AgreementBench) {
  clock.set(SOLD);
  const borrowerId = await givenCustomer(platform, shop);
  const contractId = await givenSale(platform, shop, borrowerId, { cents: 60_000, count: 6 });
  clock.set(TODAY);
  return { borrowerId, contractId };
}

function readersOf(bench: AgreementBench) {
  const one = async <T>(query: Template<T>) => (await query.execute(bench.platform.db)).rows[0];
  const listed = async (borrowerId: string, status?: 'OPEN') =>
    (await listInstallments(bench.platform, bench.shop.actor, { borrowerId, status })).installments;
  return {
    one,
    listed,
    open: (borrowerId: string) => listed(borrowerId, 'OPEN'),
    usedCents: async (borrowerId: string) =>
      (await one(sql<{ n: number }>`select used_cents as n from credit_limits where borrower_id = ${borrowerId}::uuid`))
        ?.n,
    auditsOf: async (subject: string) => {
      const found = sql<{ actions: string[] }>`
        select array_agg(action order by at, id) as actions from audit_entries where subject = ${subject}`;
      return (await one(found))?.actions;
    },
    payInstallments: (ids: string[]) =>
      payInstallments(bench.platform, paymentsPorts, by(bench.shop, 'POST /pay'), {
        installmentIds: ids,
        storeId: bench.shop.storeId,
        expectedTotal: undefined,
      }),
  };
}
