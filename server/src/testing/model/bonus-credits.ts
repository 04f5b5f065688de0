import { sql } from '../../kernel/db/sql.ts';
import { presentValue } from '../lives/reference/integers.ts';
import { daysFrom } from './calendar.ts';
import { terms } from './counter-rows.ts';
import type { Contract, Customer } from './model.ts';
import type { Till } from './till.ts';

interface Row {
  id: string;
  interest: number;
  /** Interest that standing payments took from the customer though a bonus was meant to pay it, and what it gave back. */
  lost: number;
  credit: number;
}

/** What standing payments settled of a customer's installments with a bonus. */
async function creditsOf(till: Till, { id }: Customer): Promise<Map<string, Row>> {
  const { rows } = await sql<Row>`
    select i.id, i.interest_cents as interest, coalesce(sum(t.interest_cents - t.bonus_cents), 0)::bigint as lost,
      coalesce(sum(t.retailer_credit_cents), 0)::bigint as credit
    from installments i left join payment_items t on t.borrower_id = i.borrower_id and t.installment_id = i.id and not exists (
      select 1 from payment_undos u where u.borrower_id = t.borrower_id and u.payment_id = t.payment_id)
    where i.borrower_id = ${id}::uuid and i.bonus_cents > 0 group by i.borrower_id, i.id`.execute(till.world.db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What the books hold of interest that the retailer paid for a customer. */
async function bookedOf(till: Till, { id }: Customer): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::bigint as cents from journal_lines
    where borrower_id = ${id}::uuid and account = 'retailer_interest_income'`.execute(till.world.db);
  return rows[0]?.cents ?? 0;
}

/** What the retailer paid at the sale for an installment: what it was worth less then, paid in time. */
const paidByRetailer = ({ countedFrom }: Contract, { due, principal }: Contract['installments'][number]): number =>
  principal - presentValue(principal, terms.bonusRate, daysFrom(countedFrom, due));

/**
 * Expects that the retailer got back what it paid for bonuses that were lost, a share rounded down of each installment,
 * and that the books keep the rest of it, and nothing of what was returned whole.
 */
export async function checkCredits(till: Till, customer: Customer): Promise<void> {
  const sold = till.model.contracts.filter((one) => one.customer === customer && one.store === 'bonus');
  const kept = sold.filter(({ state }) => state === 'ACCEPTED');
  const found = await creditsOf(till, customer);
  for (const contract of sold) {
    for (const row of contract.installments.filter(({ id, isShrunk }) => found.has(id) && !isShrunk)) {
      const { interest = 0, lost = 0, credit = 0 } = found.get(row.id) ?? {};
      const expected = interest === 0 ? 0 : Math.floor((paidByRetailer(contract, row) * Math.max(0, lost)) / interest);
      till.same(`credit of installment ${row.number} to the retailer`, credit, expected);
    }
  }
  // Shares of a return in part are rounded where the model does not count them.
  if (kept.some(({ returned }) => returned > 0)) return;
  const plan = kept.flatMap((contract) => contract.installments.map((row) => ({ contract, row })));
  const paid = plan.reduce((sum, { contract, row }) => sum + paidByRetailer(contract, row), 0);
  const credited = plan.reduce((sum, { row }) => sum + (found.get(row.id)?.credit ?? 0), 0);
  till.same(`interest kept of ${customer.name}'s bonuses`, 0 - (await bookedOf(till, customer)), paid - credited);
}
