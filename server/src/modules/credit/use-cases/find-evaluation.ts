import { maskCpf } from '@balcao/contract';
import { sql } from '../../../kernel/db/sql.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerIdFact, grantFact } from '../../borrowers/index.ts';
import { checkStore, storeFact } from '../../retailers/index.ts';
import { evaluationOf } from '../evaluations/facts.ts';
import { incentiveFact } from '../incentives/facts.ts';
import { shownRule } from '../incentives/shown-rule.ts';
import { arrearsFact, limitFact } from '../limit/facts.ts';
import type { CreditPorts } from '../ports.ts';
import {
  creditEvaluations,
  type EvaluationDecision,
  type EvaluationProduct,
  type EvaluationStatus,
} from '../tables.ts';
import { type ShownEvaluation, shownEvaluation } from '../views.ts';

export interface EvaluationSearch {
  /** CPF, eleven digits. */
  document: string;
  storeId: string;
  sourceProduct: EvaluationProduct | undefined;
  status: EvaluationStatus;
  /** Any decision when left out. */
  results: readonly EvaluationDecision[] | undefined;
}

/** The newest evaluation of a customer in a store that is in this state now: ACCEPTED is one whose time is not over. */
export async function findEvaluation(
  platform: Platform,
  ports: CreditPorts,
  actor: Actor,
  ask: EvaluationSearch,
): Promise<ShownEvaluation> {
  const now = platform.clock.now();
  const today = dayIn(actor.zone, now);
  const id = sql.ref('b.id');
  const state = sql`case when evaluation_f.status in ('CREATED', 'ACCEPTED') and evaluation_f.expires_at <= ${now}::timestamptz
    then 'EXPIRED' else evaluation_f.status end`;
  const product = ask.sourceProduct ?? null;
  const results = ask.results ? JSON.stringify(ask.results) : null;
  const { retailerId } = actor;
  const evaluation = evaluationOf(sql`
    from ${creditEvaluations.sql} evaluation_f
    where evaluation_f.borrower_id = b.id and evaluation_f.store_id = ${ask.storeId}::uuid
      and evaluation_f.retailer_id = ${retailerId}::uuid and ${state} = ${ask.status}::text
      and (${product}::text is null or evaluation_f.source_product = ${product}::text)
      and (${results}::jsonb is null or ${results}::jsonb ? evaluation_f.decision)
    order by evaluation_f.created_at desc, evaluation_f.id desc limit 1`);
  const place = { retailerId, storeId: ask.storeId };
  const shape = {
    store: storeFact(retailerId, ask.storeId),
    isGranted: grantFact(actor, id, now),
    evaluation,
    limit: limitFact(id),
    arrears: arrearsFact(ports, id, today),
    rule: incentiveFact(place, today, 'SALE'),
  };
  const borrower = sql`from (select ${borrowerIdFact(platform.secrets, ask.document)} as id) b`;
  const row = await rowOf(platform.db, select(shape, borrower));
  if (!row?.isGranted) refuse('BORROWER_NOT_FOUND');
  const store = checkStore(row.store);
  if (!row.evaluation) refuse('EVALUATION_NOT_FOUND');
  const { evaluation: found, limit, arrears } = row;
  const rule = await shownRule(platform, place, row.rule);
  const setting = { document: maskCpf(ask.document), storeName: store.name, limit, arrears, rule };
  return shownEvaluation(found, setting, { now, today });
}
