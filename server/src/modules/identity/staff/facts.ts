import { asSystem } from '../../../kernel/row-security/scope.ts';
import { quotaSpentBy } from '../../../kernel/act/quota.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { isAmong, rowOf, rowsOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { pick } from '../../../kernel/db/table.ts';
import type { Secrets } from '../../../kernel/secrets.ts';
import { storeFact, storeNameFact } from '../../retailers/index.ts';
import { FAILURES_COUNT_SECONDS, loginCodes, strangers } from '../rules/limits.ts';
import { loginFailures, operatorIdentifiers, operators } from '../tables.ts';

const o = operators.row('o');
const colleagueShape = {
  ...o,
  storeName: storeNameFact(sql.ref('o.retailer_id'), sql.ref('o.store_id')),
};

/** Operators of a retailer, or of one of its stores, active or not; in no order. */
export function findStaff(db: Db, retailerId: string, storeId: string | undefined) {
  const inStore = storeId === undefined ? sql`true` : sql`o.store_id = ${storeId}::uuid`;
  return rowsOf(
    db,
    select(colleagueShape, sql`from ${operators.sql} o where o.retailer_id = ${retailerId}::uuid and ${inStore}`),
  );
}

/** One operator, and the store they are to work in when one is named. */
export function findColleague(db: Db | Tx, retailerId: string, id: string, storeId: string | null) {
  return rowOf(
    db,
    select(
      { ...colleagueShape, newStore: storeFact(retailerId, storeId) },
      sql`from ${operators.sql} o where o.retailer_id = ${retailerId}::uuid and o.id = ${id}::uuid`,
    ),
  );
}

export type ColleagueRow = Awaited<ReturnType<typeof findStaff>>[number];

/** Which of these name an operator somewhere already: a retailer cannot see the others' rows, and must not meet them. */
export async function takenIdentifiers(db: Db, values: readonly string[]): Promise<ReadonlySet<string>> {
  const asked = sql`select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb)`;
  const rows = await asSystem('staff-identifiers', () =>
    rowsOf(
      db,
      select(
        pick(operatorIdentifiers.row('i'), 'value'),
        sql`from ${operatorIdentifiers.sql} i where i.value in (${asked})`,
      ),
    ),
  );
  return new Set(rows.map(({ value }) => value));
}

const quotas = [strangers.account, loginCodes.wrong];

/** Wrong passwords that still count against an e-mail, and what keeps its owner out. Run it as the system. */
export async function findLoginState({ db, secrets }: { db: Db | Tx; secrets: Secrets }, email: string, now: Date) {
  const accounts = secrets.hashes('login-email', email);
  const counted = addSeconds(now, -FAILURES_COUNT_SECONDS);
  const f = loginFailures.row('f');
  const rows = await rowsOf(
    db,
    select(
      pick(f, 'emailHash', 'failures', 'lockedUntil'),
      sql`from ${loginFailures.sql} f where ${isAmong(f.accountHash, accounts)} and f.failures > 0
        and f.last_at > ${counted}::timestamptz`,
    ),
  );
  const spent = [];
  for (const quota of quotas)
    for (const subject of await quotaSpentBy(db, quota, [...accounts, ...rows.map(({ emailHash }) => emailHash)], now))
      spent.push({ quota, subject });
  return {
    failedTries: rows.reduce((sum, { failures }) => sum + failures, 0),
    counts: rows.map(({ emailHash }) => emailHash),
    isLocked: spent.length > 0 || rows.some(({ lockedUntil }) => lockedUntil !== null && lockedUntil > now),
    spent,
  };
}
