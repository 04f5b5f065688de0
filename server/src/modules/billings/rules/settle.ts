import type { Cents, CivilDate } from '@balcao/contract';
import { addDays, cents, isBankBusinessDay, nextBankBusinessDay, sumCents } from '@balcao/credit-math';
import type { BillingFact, InvoiceFact } from '../tables.ts';

type Billing = Pick<BillingFact, 'amountCents' | 'paidCents' | 'paidFineCents' | 'paidMoraCents'>;
type Invoice = Pick<InvoiceFact, 'fineCents' | 'moraCents' | 'dueOn'>;

export interface Spent {
  fineCents: Cents;
  moraCents: Cents;
  /** Of the payments that the billing asks for. */
  baseCents: Cents;
  /** It did not ask for this. */
  waitingCents: Cents;
  isPaid: boolean;
}

/** What a billing still asks for with one of its boletos. */
export function owedOf({ amountCents, paidCents, paidFineCents, paidMoraCents }: Billing, asked: Invoice) {
  const baseCents = cents(amountCents - paidCents);
  const charge = (of: number, paid: number) => cents(baseCents > 0 ? Math.max(0, of - paid) : 0);
  return {
    fineCents: charge(asked.fineCents, paidFineCents),
    moraCents: charge(asked.moraCents, paidMoraCents),
    baseCents,
  };
}

/** What `most` cents pay of a billing at once: no more than it still asks for. */
export function setOff(billing: Billing, standing: Invoice, most: Cents): Spent {
  const valueCents = cents(Math.min(most, sumCents(Object.values(owedOf(billing, standing)))));
  return settle(billing, { paid: standing, standing }, { valueCents, on: standing.dueOn, bankHolidays: [] });
}

/** The last due day that can be paid no more once a day begins: what is due on a day without banks is paid on the next with them. */
export function overdueThrough(day: CivilDate, bankHolidays: ReadonlySet<CivilDate>): CivilDate {
  let last = addDays(day, -1);
  while (!isBankBusinessDay(last, bankHolidays)) last = addDays(last, -1);
  return last;
}

/**
 * What money for a billing is spent on: the fine, the interest of late days, then the payments. Paid in time, a boleto
 * asks for no more than it said, whatever was issued before the bank told of it. What is more than is owed waits.
 */
export function settle(
  billing: Billing,
  { paid, standing }: { paid: Invoice; standing: Invoice },
  { valueCents, on, bankHolidays }: { valueCents: Cents; on: CivilDate; bankHolidays: readonly CivilDate[] },
): Spent {
  const isInTime = on <= nextBankBusinessDay(paid.dueOn, new Set(bankHolidays));
  const owed = owedOf(billing, isInTime ? paid : standing);
  let rest: number = valueCents;
  const take = (most: Cents): Cents => {
    const taken = Math.min(rest, most);
    rest -= taken;
    return cents(taken);
  };
  const [fineCents, moraCents, baseCents] = [take(owed.fineCents), take(owed.moraCents), take(owed.baseCents)];
  return { fineCents, moraCents, baseCents, waitingCents: cents(rest), isPaid: baseCents === owed.baseCents };
}
