import { type CivilDate, type CreditSheet, creditSheet } from '@balcao/contract';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { fact, rowOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { pick } from '../../kernel/db/table.ts';
import { sha256 } from '../../kernel/digest.ts';
import { policyDocumentFact, policyFact, type PolicyFact } from '../policies/index.ts';
import { type Arm, armOf } from './rules/arm.ts';
import { type CompiledPolicy, compileSheet } from './rules/evaluate.ts';
import { creditDecisions } from './tables.ts';

/** A policy that decides on a customer, and which it is. */
export interface DecisionPolicy extends CompiledPolicy {
  id: string;
  version: string;
  /** SHA-256 of the sheet. */
  hash: string;
  arm: Arm;
  /** The experiment that runs; null without one. */
  experimentId: string | null;
}

/** JSON with the keys in order: the database keeps documents in an order of its own. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

export const sheetHash = (sheet: CreditSheet): string => sha256(canonical(sheet));

/** The sheet of a document in force. */
export const sheetOf = (found: PolicyFact<'credit'>): CreditSheet => creditSheet.strip().parse(found);

const named = (found: PolicyFact<'credit'>, arm: Arm, experimentId: string | null): DecisionPolicy => {
  const sheet = sheetOf(found);
  return {
    ...compileSheet(sheet),
    id: found.id,
    version: sheet.version,
    hash: sheetHash(sheet),
    arm,
    experimentId,
  };
};

/**
 * The policy that decides on a customer on a day: the champion's, or the challenger's for its share. Whoever was decided
 * on in an experiment stays in its arm, whatever its share has become. Null when nobody has published one: a person decides then.
 */
export async function decisionPolicyFor(
  db: Db | Tx,
  { borrowerId, on }: { borrowerId: string; on: CivilDate },
): Promise<DecisionPolicy | null> {
  const last = pick(creditDecisions.fact('last_f'), 'arm', 'experimentId');
  const found = await rowOf(
    db,
    select({
      champion: policyFact('credit', { variant: 'STANDARD' }, on),
      challenger: policyFact('credit', { variant: 'CHALLENGER' }, on),
      last: fact(
        last,
        sql`from ${creditDecisions.sql} last_f where last_f.borrower_id = ${borrowerId}::uuid
          and last_f.experiment_id is not null order by last_f.at desc, last_f.id desc limit 1`,
      ),
    }),
  );
  if (!found?.champion) return null;
  const { champion, challenger } = found;
  const experiment = challenger?.experiment;
  if (!challenger || !experiment) return named(champion, 'CHAMPION', null);
  const held = found.last?.experimentId === experiment.id ? found.last.arm : null;
  const arm = held ?? armOf(experiment, borrowerId);
  return named(arm === 'CHALLENGER' ? challenger : champion, arm, experiment.id);
}

/** The policy of a decision, whatever has held since; null when it is gone. */
export async function policyByIdOf(db: Db | Tx, id: string): Promise<CompiledPolicy | null> {
  const found = await rowOf(db, select({ document: policyDocumentFact('credit', id) }));
  return found?.document ? compileSheet(creditSheet.parse(found.document)) : null;
}
