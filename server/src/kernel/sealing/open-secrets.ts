import type { Db, Tx } from '../db/database.ts';
import { rowsOf, select } from '../db/select.ts';
import { sql } from '../db/sql.ts';
import { pick } from '../db/table.ts';
import { secretCanaries } from '../db/tables.ts';
import { withTransaction } from '../db/transaction.ts';
import { asSystem } from '../row-security/scope.ts';
import { createSecrets, type Secrets } from '../secrets.ts';
import { UserError } from '../user-error.ts';
import { rowsAfter } from './rows.ts';
import type { SealedTable } from './sealed-table.ts';

export interface GivenSecrets {
  current: string;
  other: string | undefined;
}

/** The data is sealed with a secret that was not given. */
export class WrongSecret extends UserError {
  constructor() {
    super(
      'BALCAO_SECRET is not the secret that this database is sealed with: customers could not be read, nor found. Start ' +
        'with that one; to change it, give both (BALCAO_OTHER_SECRET) as the README says.',
    );
  }
}

/** What a secret makes of one known text: a row of it says that data may be sealed with this secret. */
export const canaryOf = (secret: string): string => createSecrets(secret).hash('canary', 'balcao');

/**
 * The secrets of a server, once every canary of the database is known to be of one of them; the first start leaves its
 * canary. A secret that was retired is not used any more, also where it is still given.
 * @throws WrongSecret
 */
export function openSecrets(db: Db, given: GivenSecrets, tables: readonly SealedTable[]): Promise<Secrets> {
  return asSystem('secrets', () => withTransaction(db, (tx) => check(tx, given, tables)));
}

async function check(tx: Tx, { current, other }: GivenSecrets, tables: readonly SealedTable[]): Promise<Secrets> {
  await sql`lock table ${secretCanaries.sql} in exclusive mode`.execute(tx);
  const kept = await rowsOf(
    tx,
    select(pick(secretCanaries.row('c'), 'canary', 'retiredAt'), sql`from ${secretCanaries.sql} c`),
  );
  const canaries = [current, ...(other === undefined ? [] : [other])].map(canaryOf);
  if (kept.some(({ canary, retiredAt }) => retiredAt === null && !canaries.includes(canary))) throw new WrongSecret();
  const secrets = createSecrets(current, other);
  if (kept.length === 0 && !(await opensSamples(tx, secrets, tables))) throw new WrongSecret();
  const [ofCurrent, ofOther] = canaries;
  await sql`insert into ${secretCanaries.sql} (canary) values (${ofCurrent}::text)
    on conflict (canary) do update set retired_at = null where secret_canaries.retired_at is not null`.execute(tx);
  if (ofOther === undefined) return secrets;
  if (kept.some(({ canary, retiredAt }) => canary === ofOther && retiredAt !== null)) return createSecrets(current);
  await sql`insert into ${secretCanaries.sql} (canary) values (${ofOther}::text) on conflict do nothing`.execute(tx);
  return secrets;
}

/** Data of a version that left no canary: whether a row of each table opens. */
async function opensSamples(tx: Tx, secrets: Secrets, tables: readonly SealedTable[]): Promise<boolean> {
  for (const table of tables) {
    const sealed = (await rowsAfter(tx, table, null, 1)).flatMap((row) => Object.values(row.sealed));
    if (!sealed.every((text) => opens(secrets, text))) return false;
  }
  return true;
}

/** Whether a sealed text is of these secrets; an empty one is nothing sealed. */
export function opens(secrets: Secrets, sealed: string): boolean {
  try {
    return sealed === '' || secrets.decrypt(sealed) !== '\0';
  } catch {
    return false;
  }
}
