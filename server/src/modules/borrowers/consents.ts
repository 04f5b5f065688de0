import type { ConsentPurpose } from '@balcao/contract';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { type Fragment, numbered, part } from '../../kernel/db/guarded-write.ts';
import { isTrue, rowOf, rowsOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { RowOf } from '../../kernel/db/table.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { newId } from '../../kernel/ids.ts';
import { customerConsents } from './tables.ts';

export type ConsentRow = RowOf<typeof customerConsents>;

/** What a customer agrees to at once; what stands already stays with its date. */
export const consentFragments = (
  of: { borrowerId: string; retailerId: string },
  purposes: readonly ConsentPurpose[],
  now: Date,
): Fragment[] =>
  purposes.flatMap((purpose, index) => {
    const row = { ...of, id: newId(), purpose, givenAt: now };
    const given = sql`${insertOne(customerConsents, row)} on conflict (borrower_id, purpose) where withdrawn_at is null do nothing`;
    return numbered([{ ...part('consent', given), rows: 'any' }], index);
  });

/** What a customer agreed to, the newest first. */
export const consentsOf = (db: Db | Tx, borrowerId: string): Promise<ConsentRow[]> =>
  rowsOf(
    db,
    select(
      customerConsents.row('c'),
      sql`from ${customerConsents.sql} c where c.borrower_id = ${borrowerId}::uuid order by c.given_at desc, c.purpose`,
    ),
  );

/** Whether a customer withdrew a consent and gave none since. */
export async function hasWithdrawn(db: Db | Tx, borrowerId: string, purpose: ConsentPurpose): Promise<boolean> {
  const some = (condition: ReturnType<typeof sql>) => sql`exists (select 1 from ${customerConsents.sql} c
    where c.borrower_id = ${borrowerId}::uuid and c.purpose = ${purpose}::text and c.withdrawn_at is ${condition})`;
  const found = await rowOf(
    db,
    select({ isWithdrawn: isTrue(sql`${some(sql`not null`)} and not ${some(sql`null`)}`) }),
  );
  return found?.isWithdrawn ?? false;
}

/** Misses, as 'withdrawn_consent', once it is withdrawn. */
export const withdrawConsentFragment = (
  key: { borrowerId: string; consentId: string },
  operatorId: string | null,
  now: Date,
): Fragment =>
  part(
    'withdrawn_consent',
    sql`update ${customerConsents.sql} set withdrawn_at = ${now}::timestamptz, withdrawn_by = ${operatorId}::uuid
      where borrower_id = ${key.borrowerId}::uuid and id = ${key.consentId}::uuid and withdrawn_at is null`,
  );
