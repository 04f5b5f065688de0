import { addDays, cents, type CivilDate } from '@balcao/credit-math';
import { dayIn } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/database.ts';
import type { Platform } from '../../kernel/platform.ts';
import { type Bookkeeper, lenderOf, type Sold } from '../../modules/accounting/testing/lender.ts';
import { addRecord } from '../../modules/accounting/use-cases/records.ts';
import { givenPolicyDocument } from '../../modules/policies/testing.ts';
import type { SetClock } from '../platform.ts';
import { givenShop, type Shop } from '../shop.ts';
import { billingsOf, paidOf } from './billed.ts';
import { groupedBy } from './compare.ts';
import { beginningOf, daysOf, type MonthFile, type MonthInput, spanOf, ZONE } from './file.ts';
import { paymentsOf, taxOf } from './payments.ts';
import { plansOf } from './plans.ts';
import { termsOf } from './settlements.ts';

interface Counter {
  database: { db: Db };
  platform: Platform;
  clock: SetClock;
}
type Lender = ReturnType<typeof lenderOf>;

/** All that the acts of a month need. */
interface House {
  counter: Counter;
  month: MonthFile;
  last: CivilDate;
  lender: Lender;
  ana: Bookkeeper;
  shops: ReadonlyMap<string, Shop>;
  sold: Map<string, Sold>;
}
interface Happening {
  at: string;
  does: () => Promise<unknown>;
}

const noon = (day: string) => `${day}T15:00:00Z`;
const dayOf = (at: string) => dayIn(ZONE, new Date(at));
/** Boletos are made out two weeks ahead, where nothing before them is owed still. */
const AHEAD_DAYS = 14;

function known<T>(found: T | undefined, name: string): T {
  if (found === undefined) throw new Error(`nothing is known of ${name}`);
  return found;
}

type RecordKind = 'FUNDING' | 'BANK_FEE' | 'IOF_REMITTANCE';
const recorded = ({ counter, ana }: House, kind: RecordKind, on: string, amount: number, periodStart?: string) => ({
  at: noon(on),
  does: () =>
    addRecord(counter.platform, ana.keyed(), {
      kind,
      on,
      amount: cents(amount),
      note: 'mês de referência',
      periodStart,
    }),
});

function salesOf({ month: { input }, lender, shops, sold }: House): Happening[] {
  const buyers = new Map<string, string>();
  return input.contracts.map((contract) => ({
    at: contract.soldAt,
    async does() {
      const { id, borrower, retailer, lender: lenderType, net, rate, count, soldAt, firstDue } = contract;
      const shop = known(shops.get(retailer), retailer);
      const mdrRate = lenderType === 'STORE_OWN' ? '0' : known(input.retailers[retailer], retailer).mdr;
      const plans = [{ dueDateRule: 'MONTHLY' as const, rateMonthly: rate, counts: [count] }];
      await lender.lends(shop, { lenderType, mdrRate, plans }, dayOf(soldAt).slice(0, 8).concat('01'));
      const buyer = buyers.get(borrower);
      const sale = await lender.sell(shop, soldAt, { cents: net, count, firstDue, buyer });
      buyers.set(borrower, sale.borrowerId);
      sold.set(id, sale);
    },
  }));
}

/** The day a boleto is made out: ahead of its due date, and after what is owed before it was paid. */
function issuedOn(input: MonthInput, payment: MonthInput['payments'][number]): string {
  const contract = known(
    plansOf(input).find(({ id }) => id === payment.contract),
    payment.contract,
  );
  const { installments, soldOn } = contract;
  const dueOn = known(installments.find(({ number }) => number === payment.installment)?.dueOn, payment.id);
  const before = installments
    .filter(({ number }) => number < payment.installment)
    .map(({ paidOn }) => paidOn ?? soldOn);
  const days = [soldOn, ...before, addDays(dueOn, -AHEAD_DAYS)].toSorted();
  const latest = days.at(-1) ?? dueOn;
  return latest < payment.paidOn ? latest : payment.paidOn;
}

function paymentsIn(house: House): Happening[] {
  const { month, lender, sold } = house;
  const { input } = month;
  const done = new Map(paymentsOf(input).map((one) => [one.id, one]));
  return input.payments.flatMap((payment): Happening[] => {
    const { id, contract, paidOn, method } = payment;
    const { received, creditedOn } = known(done.get(id), id);
    const of = () => known(sold.get(contract), contract);
    if (method === 'STORE_CASH') return [{ at: noon(paidOn), does: () => lender.payCash(of()) }];
    if (method === 'PIX') return [{ at: noon(paidOn), does: () => lender.payPix(of(), received) }];
    let boleto = '';
    const fee = creditedOn === undefined ? [] : [recorded(house, 'BANK_FEE', creditedOn, input.feePerBoleto)];
    const paid: Happening[] = [
      { at: `${issuedOn(input, payment)}T15:30:00Z`, does: async () => (boleto = await lender.issueBoleto(of())) },
      { at: `${paidOn}T15:45:00Z`, does: () => lender.payBoleto(boleto, received) },
    ];
    return paid.concat(fee);
  });
}

function billingsIn(house: House): Happening[] {
  const { month, last, lender, shops } = house;
  return billingsOf(month.input, last).flatMap((billing): Happening[] => {
    const { retailer, startDate, history } = billing;
    const shop = known(shops.get(retailer), retailer);
    const again = history.filter(({ status }) => status === 'Segunda Via');
    const paid = paidOf(billing);
    const asked: Happening[] = again.map(({ on }) => ({ at: noon(on), does: () => lender.reissue(shop, startDate) }));
    if (!paid) return asked;
    return asked.concat([
      { at: noon(paid.on), does: () => lender.payBilling(shop, startDate, paid.value) },
      recorded(house, 'BANK_FEE', paid.creditedOn, month.input.feePerBoleto),
    ]);
  });
}

function othersIn(house: House): Happening[] {
  const { counter, month, last, lender, shops, sold } = house;
  const { input } = month;
  const retailerOf = (contract: string) =>
    known(
      input.contracts.find(({ id }) => id === contract),
      contract,
    ).retailer;
  const agreed = groupedBy(input.anticipations, ({ on, contract }) => `${on} ${retailerOf(contract)}`);
  return [
    ...input.funding.map(({ on, value }) => recorded(house, 'FUNDING', on, value)),
    ...input.returns.map(({ contract, on, value }) => ({
      at: noon(on),
      does: () => lender.giveBack(known(sold.get(contract), contract), value),
    })),
    ...[...agreed.values()].flatMap((all) => {
      const [one] = all;
      if (!one) return [];
      const retailer = retailerOf(one.contract);
      const document = { ...termsOf(input, retailer), anticipationRateMonthly: one.monthlyRate };
      const does = async () => {
        const shop = known(shops.get(retailer), retailer);
        await agree(counter.database.db, shop, one.on, document);
        const { count } = await lender.anticipate(shop);
        if (count !== all.length)
          throw new Error(`${one.id}: all ${count} sales that wait are brought forward at once`);
      };
      return [{ at: noon(one.on), does }];
    }),
    ...taxOf(month, last)
      .filter(({ remitted }) => remitted)
      .map(({ start, remitBy, value }) => recorded(house, 'IOF_REMITTANCE', remitBy, value, start)),
  ];
}

const agree = (db: Db, { retailerId }: Shop, validFrom: string, document: object) =>
  givenPolicyDocument(db, { kind: 'settlement', retailerId, validFrom, document });

/**
 * Lives through all of a month's file by what people do, each day from the first one on, and the night after the last.
 * The clock is left there.
 */
export async function liveMonth(counter: Counter, month: MonthFile) {
  const { input } = month;
  const { last } = spanOf(month);
  const beginning = beginningOf(input);
  counter.clock.set(noon(beginning));
  const lender = lenderOf(counter);
  const shops = new Map<string, Shop>();
  for (const retailer of Object.keys(input.retailers)) {
    const shop = await givenShop(counter.platform);
    shops.set(retailer, shop);
    await agree(counter.database.db, shop, '2020-01-01', termsOf(input, retailer));
  }
  const [anyShop] = shops.values();
  const ana = await lender.bookkeeper(known(anyShop, 'retailers'), 'ANA');
  const sold = new Map<string, Sold>();
  const house: House = { counter, month, last, lender, ana, shops, sold };
  const happenings = [...salesOf(house), ...paymentsIn(house), ...billingsIn(house), ...othersIn(house)]
    .filter(({ at }) => dayOf(at) <= last)
    .toSorted((a, b) => a.at.localeCompare(b.at));
  for (const day of daysOf(beginning, addDays(last, 1))) await liveDay(house, day, happenings);
  return { lender, ana, shops, sold };
}

async function liveDay({ counter: { clock }, lender, ana, shops }: House, day: string, all: readonly Happening[]) {
  const ofDay = all.filter(({ at }) => at.startsWith(day));
  const live = async (some: readonly Happening[]) => {
    for (const { at, does } of some) {
      clock.set(at);
      await does();
    }
  };
  // In Manaus it is still the day before, whose sales are paid on this one.
  await live(ofDay.filter(({ at }) => at < `${day}T04:30`));
  await lender.begin(day);
  await live(ofDay.filter(({ at }) => at >= `${day}T04:30`));
  clock.set(`${day}T22:00:00Z`);
  for (const shop of shops.values()) await lender.finishBatches(ana, shop);
}
