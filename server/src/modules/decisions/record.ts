import { type CreditDecisionKind, type CreditFacts, wholeCents } from '@balcao/contract';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import type { RowOf } from '../../kernel/db/table.ts';
import { insertOne } from '../../kernel/db/write.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { DecisionPolicy } from './policy.ts';
import { type CompiledPolicy, evaluate, EVALUATOR_VERSION } from './rules/evaluate.ts';
import type { CreditResult } from './rules/result.ts';
import { creditDecisions } from './tables.ts';

/** Where facts came from, and of when they are. */
export interface FactSource {
  provider: string;
  queryId: string | null;
  asOf: string | null;
}

/** What a decision was made on. */
export interface DecidedFacts {
  facts: CreditFacts;
  sources: { bureau: FactSource | null };
}

export interface DecisionToRecord extends DecidedFacts {
  id: string;
  borrowerId: string;
  retailerId: string;
  storeId: string | null;
  operatorId: string | null;
  policy: DecisionPolicy;
  result: CreditResult;
  at: Date;
  /** How long it took, the bureau's answer with it. */
  latencyMs: number;
}

const kindOf = ({ request }: CreditFacts): CreditDecisionKind => request?.kind ?? 'REGISTRATION';

/** The record of a decision, one row, named 'credit_decision': a part of the write that the decision leads to. */
export function recordDecision(secrets: Pick<Secrets, 'encrypt'>, decided: DecisionToRecord): Fragment {
  const { policy, result, facts, sources, id, borrowerId, retailerId, storeId, operatorId, at, latencyMs } = decided;
  const { outcome, decision, codes, points, grade, pdBp } = result;
  return part(
    'credit_decision',
    insertOne(creditDecisions, {
      id,
      borrowerId,
      retailerId,
      storeId,
      operatorId,
      at,
      latencyMs,
      outcome,
      decision,
      codes,
      points,
      grade,
      pdBp,
      kind: kindOf(facts),
      policyId: policy.id,
      policyVersion: policy.version,
      policyHash: policy.hash,
      arm: policy.arm,
      experimentId: policy.experimentId,
      evaluatorVersion: EVALUATOR_VERSION,
      limitCents: wholeCents(result.limitCents),
      factsSealed: secrets.encrypt(JSON.stringify({ facts, sources } satisfies DecidedFacts)),
      resultSealed: secrets.encrypt(JSON.stringify(result)),
    }),
  );
}

type Sealed = Pick<RowOf<typeof creditDecisions>, 'factsSealed' | 'resultSealed'>;

/** Opens a record. */
export function openRecord(secrets: Pick<Secrets, 'decrypt'>, { factsSealed, resultSealed }: Sealed) {
  return {
    decided: JSON.parse(secrets.decrypt(factsSealed)) as DecidedFacts,
    result: JSON.parse(secrets.decrypt(resultSealed)) as CreditResult,
  };
}

/** Whether a record says what its policy decides on its facts today, to the byte. */
export function replays(policy: CompiledPolicy, secrets: Pick<Secrets, 'decrypt'>, sealed: Sealed): boolean {
  const { facts } = openRecord(secrets, sealed).decided;
  return JSON.stringify(evaluate(policy, facts)) === secrets.decrypt(sealed.resultSealed);
}
