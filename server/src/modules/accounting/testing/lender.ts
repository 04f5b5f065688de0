import type { PolicyInput } from '@balcao/contract';
import { addDays, addMonths, cents, civilDate } from '@balcao/credit-math';
import { asOperator, type Keyed } from '../../../kernel/act/principal.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { prepareCounter } from '../../../testing/prepare-counter.ts';
import { centsIfAny } from '../../../testing/in-cents.ts';
import { testBank } from '../../../testing/papers/boleto-bank.ts';
import { by, givenCustomer, givenSale, grant, paymentsPorts, type Shop } from '../../../testing/shop.ts';
import { arriveFor, billingsOf, closeBillingDays, registerAll, reissueBilling } from '../../billings/testing.ts';
import { cancelContract } from '../../cancellation/index.ts';
import { testPolicy } from '../../contracts/testing.ts';
import { givenOperator } from '../../identity/testing.ts';
import { allowInvoices, arrive as arriveBoleto, issueNext } from '../../invoices/testing.ts';
import { deskOf } from '../../payments/testing/desk.ts';
import { arrive as arrivePix, givenPixCharge } from '../../pix/testing.ts';
import { givenPolicyDocument } from '../../policies/testing.ts';
import { givenRetailer } from '../../retailers/testing.ts';
import { anticipateSales, closeTransfers, finishAll, quoteAnticipation } from '../../transfers/testing.ts';
import { accrue } from '../close-steps/accrue.ts';

type Counter = Pick<ReturnType<typeof prepareCounter>, 'platform' | 'clock'> & { database: { db: Db } };

/** An analyst of the provider. */
export interface Bookkeeper {
  actor: Shop['actor'];
  keyed: (key?: string) => Keyed;
}

/** Sales of a lender's shops. */
function salesOf({ database, platform, clock }: Counter) {
  const lends = (shop: Shop, policy: Partial<PolicyInput<'pricing'>>, validFrom: string) =>
    givenPolicyDocument(database.db, {
      kind: 'pricing',
      retailerId: shop.retailerId,
      validFrom,
      document: { ...testPolicy, customerFeeRate: '0', ...policy },
    });

  const served = new Set<string>();
  const sell = async (
    shop: Shop,
    at: string,
    { firstDue, buyer, ...sale }: { cents: number; count: number; firstDue: string; buyer?: string | undefined },
  ) => {
    clock.set(at);
    // A month after the sale, or on the customer's own day.
    const isUsual = addMonths(dayIn(shop.actor.zone, clock.now()), 1) === firstDue;
    const billDueDay = isUsual ? null : Number(firstDue.slice(8));
    const isHighRecurrence = !isUsual;
    const borrowerId =
      buyer ?? (await givenCustomer(platform, shop, { limitCents: 90_000_000, billDueDay, isHighRecurrence }));
    if (buyer !== undefined) {
      await sql`update borrowers set bill_due_day = ${billDueDay}::integer, is_high_recurrence = ${isHighRecurrence}
        where id = ${buyer}::uuid`.execute(database.db);
      if (!served.has(`${shop.retailerId} ${buyer}`)) await grant(platform, shop, buyer);
    }
    served.add(`${shop.retailerId} ${borrowerId}`);
    return { shop, borrowerId, contractId: await givenSale(platform, shop, borrowerId, sale) };
  };
  return { lends, sell };
}
export type Sold = Awaited<ReturnType<ReturnType<typeof salesOf>['sell']>>;

/** What customers do with what they bought. */
function debtsOf({ platform }: Counter) {
  const giveBack = ({ shop, contractId }: Sold, value?: number) =>
    cancelContract(platform, paymentsPorts, by({ actor: { ...shop.actor, role: 'analyst' } }, 'POST /cancellation'), {
      contractId,
      reason: 'RETURN_OF_GOODS',
      value: centsIfAny(value),
      storeId: shop.storeId,
    });

  const nextOf = async ({ shop, borrowerId, contractId }: Sold) => {
    const next = (await deskOf(platform, shop).open(borrowerId)).find((one) => one.contractId === contractId);
    if (!next) throw new Error('nothing is owed');
    return next;
  };
  const payCash = async (sold: Sold) => deskOf(platform, sold.shop).pay([(await nextOf(sold)).id]);
  async function payPix(sold: Sold, value: number) {
    const charge = await givenPixCharge(platform, sold.shop, [(await nextOf(sold)).id]);
    return arrivePix(platform, { txid: charge.txid, value });
  }
  async function issueBoleto(sold: Sold) {
    await allowInvoices(platform, sold.shop);
    const { shop, borrowerId, contractId } = sold;
    const bank = testBank(platform);
    return (await issueNext(platform, bank, asOperator(shop.actor), { borrowerId, contractId })).nossoNumero;
  }
  const payBoleto = (nossoNumero: string, value: number) => arriveBoleto(platform, { nossoNumero, value });
  return { giveBack, payCash, payPix, issueBoleto, payBoleto };
}

/** What shops and their lender do with each other. */
function retailersOf({ platform }: Counter) {
  const office = ({ actor }: Shop) => ({ ...actor, role: 'retailer_analyst' as const });
  async function anticipate(shop: Shop) {
    const { discount } = await quoteAnticipation(platform, office(shop), shop.retailerId);
    return anticipateSales(platform, by({ actor: office(shop) }, 'POST /anticipation'), shop.retailerId, {
      discount: cents(discount),
    });
  }
  /** The billing of a shop's week that begins on a day. */
  async function weekOf(shop: Shop, startDate: string) {
    const found = (await billingsOf(platform, shop)).find(({ billing }) => billing.startDate === startDate);
    if (!found) throw new Error(`nothing is billed of the week of ${startDate}`);
    return found;
  }
  async function payBilling(shop: Shop, startDate: string, value: number) {
    const billing = await weekOf(shop, startDate);
    await arriveFor(platform, { nossoNumero: billing.invoices.at(-1)?.nossoNumero ?? '', value });
  }
  async function reissue(shop: Shop, startDate: string) {
    const { id } = (await weekOf(shop, startDate)).billing;
    const asked = by({ actor: office(shop) }, 'POST /billings/{id}/reissue');
    await reissueBilling(platform, asked, { id, retailerId: undefined });
    await registerAll(platform);
  }
  const finishBatches = (who: Bookkeeper, shop: Shop) => finishAll(platform, who, shop);
  return { anticipate, payBilling, reissue, finishBatches };
}

/** How a lender's days go by, as tests say it. */
export function lenderOf(counter: Counter) {
  const { database, platform, clock } = counter;
  async function bookkeeper(shop: Shop, name: string): Promise<Bookkeeper> {
    const { rows } = await sql<{ id: string }>`select id from retailers where is_provider`.execute(database.db);
    const provider = rows[0]?.id ?? (await givenRetailer(database.db, { isProvider: true }));
    const operatorId = await givenOperator(platform, { retailerId: provider, role: 'analyst', name });
    const actor = { ...shop.actor, retailerId: provider, operatorId, name, role: 'analyst' as const };
    return { actor, keyed: (key?: string): Keyed => by({ actor }, 'POST /books', key) };
  }

  /** What the days' close does of the books alone, of each of these days; a page has two customers. */
  async function accrueDay(day: string, limit = 2): Promise<number> {
    let cursor: string | null = null;
    let rows = 0;
    do {
      const done: { rows: number; cursor: string | null } = await accrue.run(database.db, {
        day: civilDate(day),
        now: clock.now(),
        cursor,
        limit,
      });
      ({ cursor } = done);
      rows += done.rows;
    } while (cursor !== null);
    return rows;
  }

  /** A day begins: what is owed retailers and billed to them, and what the day before earned. */
  async function begin(day: string): Promise<void> {
    clock.set(`${day}T04:30:00Z`);
    await closeTransfers(platform, civilDate(day));
    await closeBillingDays(platform);
    await registerAll(platform);
    await accrueDay(day);
  }

  const daysOf = (from: string, to: string) => {
    const days: string[] = [];
    for (let day = civilDate(from); day <= to; day = addDays(day, 1)) days.push(day);
    return days;
  };
  return { bookkeeper, accrueDay, begin, daysOf, ...salesOf(counter), ...debtsOf(counter), ...retailersOf(counter) };
}
