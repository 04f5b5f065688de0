import { addDays, type CivilDate } from '@balcao/credit-math';
import { sql } from '../../kernel/db/sql.ts';
import type { Db } from '../../kernel/db/database.ts';
import { newId } from '../../kernel/ids.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { askLimit, type Counter } from './counter.ts';
import type { DemonstrationCustomer } from './customers.ts';
import type { Happening } from './happenings.ts';
import { operatorOf, storeOf } from './shops.ts';

const REASON = 'Suspeita de uso por outra pessoa';
const noon = (day: CivilDate) => new Date(`${day}T16:00:00Z`);

/** The limit of a customer as it stands today, with how it came to be. Customers without a limit get none. */
export async function addLimit(db: Db, customer: DemonstrationCustomer, today: CivilDate): Promise<void> {
  const steps = customer.limit.map((step, index) => ({
    id: newId(),
    at: noon(addDays(today, -step.daysAgo)),
    from: customer.limit[index - 1]?.cents ?? null,
    to: step.cents,
    reason: step.reason,
  }));
  const last = steps.at(-1);
  if (!last) return;
  await sql`
    with attributed as (
      insert into credit_limits (borrower_id, total_cents, attributed_at)
      values (${customer.id}::uuid, ${last.to}::bigint, ${last.at}::timestamptz))
    insert into credit_limit_changes (borrower_id, id, at, operator_id, from_cents, to_cents, reason)
    select ${customer.id}::uuid, id, at, null, "from", "to", reason
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
      as step(id uuid, at timestamptz, "from" bigint, "to" bigint, reason text)`.execute(db);
}

/** Blocks by hand, after their purchases: what was bought before stays owed. */
export async function blockLimits(
  db: Db,
  customers: readonly DemonstrationCustomer[],
  today: CivilDate,
): Promise<void> {
  const { retailer } = storeOf('centro');
  const analyst = operatorOf(retailer.key, 'analyst');
  for (const { id } of customers.filter(({ isBlocked }) => isBlocked)) {
    await sql`
      with blocked as (
        update credit_limits set is_blocked = true, block_reason = ${REASON}::text, version = version + 1
        where borrower_id = ${id}::uuid)
      insert into credit_limit_blocks (borrower_id, id, reason, blocked_on, note, blocked_by, blocked_by_name, blocked_by_retailer_id)
      values (${id}::uuid, ${newId()}::uuid, 'MANUALLY_BLOCKED', ${today}::date, ${REASON}::text,
        ${analyst.id}::uuid, ${analyst.name}::text, ${retailer.id}::uuid)`.execute(db);
  }
}

/** A raise that an analyst asked for just now, and that waits for a second person; none for whose limit stays. */
export function limitHappenings(
  counter: Counter,
  { id, cpf, asksLimit }: DemonstrationCustomer,
  now: Date,
): Happening[] {
  if (!asksLimit) return [];
  const run = async () => {
    await askLimit(counter, { ...storeOf('centro'), role: 'analyst', borrowerId: id, cpf, ...asksLimit });
    return [];
  };
  return [{ at: addSeconds(now, -60), run }];
}
