import type { Db, Tx } from '../../../kernel/db/database.ts';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { rowOf, rowsOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { NewRow } from '../../../kernel/db/table.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import { payouts } from '../tables.ts';
import type { PayoutState } from './ports.ts';

const p = payouts.row('p');

export type Payout = NonNullable<Awaited<ReturnType<typeof findPayout>>>;

export const findPayout = (db: Db | Tx, id: string) =>
  rowOf(db, select(p, sql`from ${payouts.sql} p where p.id = ${id}::uuid`));

/** Those that the bank is to be told or asked now, the oldest first. */
export const duePayouts = (db: Db | Tx, now: Date, most: number) =>
  rowsOf(
    db,
    select(
      p,
      sql`from ${payouts.sql} p where p.status in ('REQUESTED', 'ACCEPTED') and p.due_at <= ${now}::timestamptz
        order by p.due_at, p.id limit ${sql.lit(most)}`,
    ),
  );

export const payoutFragment = (row: NewRow<typeof payouts>): Fragment => part('payout', insertOne(payouts, row));

/** Claims a payout for one worker until `nextAt`; misses when another one was first. */
export const claimedPayoutFragment = ({ id, dueAt }: Pick<Payout, 'id'> & { dueAt: Date }, nextAt: Date): Fragment =>
  part(
    'claimed_payout',
    sql`update ${payouts.sql} set due_at = ${nextAt}::timestamptz
      where id = ${id}::uuid and due_at = ${dueAt}::timestamptz and status in ('REQUESTED', 'ACCEPTED')`,
  );

export const acceptedPayoutFragment = (id: string): Fragment => ({
  ...part(
    'accepted_payout',
    sql`update ${payouts.sql} set status = 'ACCEPTED' where id = ${id}::uuid and status = 'REQUESTED'`,
  ),
  rows: 'any',
});

/** The bank has it; whether it took it already may be noted while its answer is read. */
export const underWay: readonly Payout['status'][] = ['REQUESTED', 'ACCEPTED'];

/** What the bank said of a payout that stands as one of `before`. */
export const answeredPayoutFragment = (
  id: string,
  before: readonly Payout['status'][],
  said: Exclude<PayoutState, { status: 'PROCESSING' }>,
  at: Date,
): Fragment =>
  part(
    'answered_payout',
    sql`update ${payouts.sql} set status = ${said.status}::text, answered_at = ${at}::timestamptz,
        end_to_end_id = coalesce(${said.endToEndId ?? null}::text, end_to_end_id), reason = ${said.reason ?? null}::text
      where id = ${id}::uuid and status = any(${before}::text[])`,
  );
