import { addDays, cents, type CivilDate } from '@balcao/credit-math';
import { sql } from '../../kernel/db/sql.ts';
import { cast, rowsOf, select } from '../../kernel/db/select.ts';
import type { Db } from '../../kernel/db/database.ts';
import type { Platform } from '../../kernel/platform.ts';
import { addPolicy } from '../../modules/policies/index.ts';
import type { RenegotiationPolicy } from '../../modules/renegotiation/index.ts';
import { agree, type Counter, receiveAgreed } from './counter.ts';
import { customer, type DemonstrationCustomer } from './customers.ts';
import { fixedId } from './fixed-ids.ts';
import type { Happening } from './happenings.ts';
import { IN_FORCE_FOR_DAYS, REASON } from './policies.ts';
import { storeOf } from './shops.ts';

/** From ten days late; the later, the more of the charges is forgiven. */
const policy: RenegotiationPolicy = {
  minimumDaysLate: 10,
  discounts: [
    { fromDaysLate: 30, chargesDiscountRate: '0.3' },
    { fromDaysLate: 60, chargesDiscountRate: '0.5' },
    { fromDaysLate: 120, chargesDiscountRate: '0.8' },
  ],
  counts: [1, 2, 3, 4, 6, 10],
  rateMonthly: '0.02',
  minimumPaymentCents: cents(3_000),
  firstDueInDays: 30,
  breakAfterDaysLate: 30,
  lateFineRate: '0.02',
  lateInterestMonthlyRate: '0.01',
};

/** Customers whose late purchases are in an agreement. */
export const agreed: readonly DemonstrationCustomer[] = [
  customer(30, {
    name: 'Sebastião Moura',
    face: 47,
    purchases: [{ store: 'centro', daysAgo: 170, cents: 90_000, count: 6, paid: [] }],
    agreement: { daysAgo: 65, count: 4, paid: 1 },
    shows: 'renegociação em 4 parcelas: uma paga, uma em atraso, duas a vencer',
  }),
];

/** How late debts may be renegotiated, in every store. */
export async function addRenegotiationPolicy(platform: Platform, today: CivilDate): Promise<void> {
  await addPolicy(platform, {
    id: fixedId('policy', 100),
    kind: 'renegotiation',
    variant: 'STANDARD',
    validFrom: addDays(today, -IN_FORCE_FOR_DAYS),
    document: policy,
    reason: REASON,
  });
}

async function contractsOf(db: Db, borrowerId: string): Promise<string[]> {
  const open = sql`from installments where borrower_id = ${borrowerId}::uuid and status = 'OPEN' group by contract_id`;
  const found = await rowsOf(db, select({ id: cast('uuid', sql`contract_id`) }, open));
  return found.map(({ id }) => id);
}

const middayOf = (day: string) => new Date(`${day}T17:30:00Z`);

/** A customer's agreement at Loja Centro and the payments made in time; none for who never needed one. */
export function agreementHappenings(
  counter: Counter,
  { agreement, id: borrowerId, cpf }: DemonstrationCustomer,
  today: CivilDate,
): Happening[] {
  if (!agreement) return [];
  const where = { ...storeOf('centro'), role: 'cashier' as const, cpf };
  const run = async (): Promise<Happening[]> => {
    const contractIds = await contractsOf(counter.platform.db, borrowerId);
    const payments = await agree(counter, { ...where, borrowerId, contractIds, count: agreement.count });
    return payments.slice(0, agreement.paid).map(({ id, dueOn }) => ({
      at: middayOf(dueOn),
      run: async () => {
        await receiveAgreed(counter, { ...where, id });
        return [];
      },
    }));
  };
  return [{ at: middayOf(addDays(today, -agreement.daysAgo)), run }];
}
