import type { Db } from '../../../kernel/db/database.ts';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { pick } from '../../../kernel/db/table.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { sha256 } from '../../../kernel/secrets.ts';
import { loginStep } from '../rules/limits.ts';
import { loginSteps, operators } from '../tables.ts';

const s = loginSteps.row('s');
const o = operators.row('o');

/** Who owes the second factor by a challenge; undefined for a challenge nobody was given. */
export function findLoginStep(db: Db, challenge: string) {
  const from = sql`from ${loginSteps.sql} s join ${operators.sql} o on o.retailer_id = s.retailer_id and o.id = s.operator_id
    where s.challenge_hash = ${sha256(challenge)}::text`;
  const shape = { ...pick(s, 'retailerId', 'operatorId', 'enteredBy'), ...pick(o, 'email', 'storeId', 'passwordHash') };
  return rowOf(db, select(shape, from));
}

export type LoginStepRow = NonNullable<Awaited<ReturnType<typeof findLoginStep>>>;

/** A try at the second factor, while it may be tried: the row it tests is the one it writes. Misses with LOGIN_STEP_OVER. */
export function stepGuessFragment(challenge: string, isRight: boolean, now: Date): Fragment {
  const change = isRight ? sql`used_at = ${now}::timestamptz` : sql`attempts = attempts + 1`;
  const guess = sql`update ${loginSteps.sql} set ${change} where challenge_hash = ${sha256(challenge)}::text
    and used_at is null and expires_at > ${now}::timestamptz and attempts < ${loginStep.attempts}::int`;
  return { ...part('login_step', guess), refusal: new Refusal('LOGIN_STEP_OVER') };
}
