import { sql } from '../../../kernel/db/sql.ts';
import type { Day } from '../calendar.ts';
import type { Till } from '../till.ts';

/** The batch that was made of a day. @throws Error when there is none. */
export async function batchIdOf({ world }: Till, day: Day): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from transfer_batches where on_day = ${day}::date and reversed_at is null`.execute(world.db);
  const [found] = rows;
  if (!found) throw new Error(`no batch of ${day} was made`);
  return found.id;
}

/** Batches as the database has them, in one line each. */
export async function batchLines({ world }: Till): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', id, on_day, status, 'sales', originations_count,
      'cents', principal_cents - fee_cents + discount_cents + adjusted_cents, 'brought', brought_cents, 'off', set_off_cents, 'paid', paid_cents,
      'carried', carried_cents, 'held', held_at is not null, 'reversed', reversed_at is not null,
      'file', coalesce(remittance_number, 0), 'pix', coalesce(payout_id::text, '0')) as line
    from transfer_batches order by on_day, made_at, id`.execute(world.db);
  return rows.map(({ line }) => line);
}

interface Sums {
  carried: number;
  waiting: string[];
  payouts: string[];
  accounts: Record<string, number>;
}

/** What is left for the next batch, what is in none, and what entries about the retailer moved. */
export async function sumsOf({ world }: Till): Promise<Sums | undefined> {
  const { rows } = await sql<Sums>`
    select coalesce((select sum(carried_cents) from transfer_heads), 0)::bigint as carried,
      (select coalesce(jsonb_agg(concat_ws(' ', id, due_on, amount_cents)), '[]'::jsonb) from transfer_items where batch_id is null) as waiting,
      (select coalesce(jsonb_agg(concat_ws(' ', id, batch_id, amount_cents,
        case when status in ('REQUESTED', 'ACCEPTED') then 'ASKED' else status end)), '[]'::jsonb) from payouts) as payouts,
      (select coalesce(jsonb_object_agg(account, cents), '{}'::jsonb) from (
        select account, sum(amount_cents) as cents from retailer_lines group by account) s) as accounts`.execute(
    world.db,
  );
  return rows[0];
}
