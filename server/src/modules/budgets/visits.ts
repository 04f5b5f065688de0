import { addSeconds } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/database.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { NewRow, RowOf } from '../../kernel/db/table.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { Refusal, refuse } from '../../kernel/refusal.ts';
import { type Secrets, sha256 } from '../../kernel/secrets.ts';
import { VISIT_SECONDS, visitCode } from './rules/limits.ts';
import { budgetVisits } from './tables.ts';

export type Visit = RowOf<typeof budgetVisits>;
type Visitor = Pick<NewRow<typeof budgetVisits>, 'retailerId' | 'storeId' | 'phoneSealed' | 'countedAs' | 'codeHash'>;

/** Keyed hash of a code, bound to the key of the page that asked for it. */
export const codeHash = (secrets: Secrets, key: string, code: string): string =>
  secrets.hash('budget-code', `${key}:${code}`);

/** Whom codes and budgets of a phone are counted as. */
export const countedAs = (secrets: Secrets, phone: string): string => secrets.hash('budget-phone', phone);

export function newVisitFragment(key: string, visitor: Visitor, now: Date): Fragment {
  const codeEndsAt = addSeconds(now, visitCode.validSeconds);
  const row = { ...visitor, keyHash: sha256(key), codeEndsAt, endsAt: addSeconds(now, VISIT_SECONDS) };
  return part('budget_visit', insertOne(budgetVisits, row));
}

/** A visit that goes on. @throws Refusal BUDGET_VISIT_OVER. */
export async function findVisit(db: Db, key: string, now: Date): Promise<Visit> {
  const from = sql`from ${budgetVisits.sql} v where v.key_hash = ${sha256(key)}::text`;
  const visit = await rowOf(db, select(budgetVisits.row('v'), from));
  return !visit || visit.endsAt <= now ? refuse('BUDGET_VISIT_OVER') : visit;
}

/** A visit whose phone a code proved. @throws Refusal BUDGET_VISIT_OVER, also before that. */
export async function findProven(db: Db, key: string, now: Date): Promise<Visit> {
  const visit = await findVisit(db, key, now);
  return visit.provenAt === null ? refuse('BUDGET_VISIT_OVER') : visit;
}

/** A guess, while there is one left: the row it tests is the one it writes. Misses with BUDGET_CODE_WRONG. */
export function guessFragment(key: string, isRight: boolean, now: Date): Fragment {
  const set = isRight ? sql`proven_at = ${now}::timestamptz` : sql`attempts = attempts + 1`;
  const guess = sql`update ${budgetVisits.sql} set ${set} where key_hash = ${sha256(key)}::text and proven_at is null
    and code_ends_at > ${now}::timestamptz and attempts < ${visitCode.attempts}::int`;
  return { ...part('budget_guess', guess), refusal: new Refusal('BUDGET_CODE_WRONG') };
}
