import type { CreditDecisionKind, CreditEffect, CreditGrade, CreditReasonCode } from '@balcao/contract';
import { cents, date, instant, integer, json, nullable, text, uuid } from '../../kernel/db/columns.ts';
import { table } from '../../kernel/db/table.ts';
import type { Arm } from './rules/arm.ts';
import type { CreditResult } from './rules/result.ts';

/** What was decided, by which policy and on which facts. Never updated. */
export const creditDecisions = table('credit_decisions', 'credit', {
  borrowerId: uuid('borrower_id'),
  id: uuid('id'),
  /** Of who asked; the store and the operator where one did. */
  retailerId: uuid('retailer_id'),
  storeId: nullable(uuid('store_id')),
  operatorId: nullable(uuid('operator_id')),
  kind: text<CreditDecisionKind>('kind'),
  policyId: uuid('policy_id'),
  policyVersion: text('policy_version'),
  policyHash: text('policy_hash'),
  arm: text<Arm>('arm'),
  /** The experiment that a challenger was running then; null without one. */
  experimentId: nullable(text('experiment_id')),
  evaluatorVersion: integer('evaluator_version'),
  outcome: text<CreditEffect>('outcome'),
  decision: text<CreditResult['decision']>('decision'),
  codes: json<CreditReasonCode[]>('codes'),
  points: integer('points'),
  grade: text<CreditGrade>('grade'),
  pdBp: integer('pd_bp'),
  limitCents: cents('limit_cents'),
  /** JSON of `DecidedFacts`, and of `CreditResult`: replaying the first gives the second to the byte. */
  factsSealed: text('facts_sealed'),
  resultSealed: text('result_sealed'),
  latencyMs: integer('latency_ms'),
  at: instant('at'),
});

export type BureauPurpose = 'CREDIT_GRANTING';

/** What the bureau said of a customer, one query a day and purpose. No request reads it. */
export const bureauReports = table('bureau_reports', {
  borrowerId: uuid('borrower_id'),
  purpose: text<BureauPurpose>('purpose'),
  askedOn: date('asked_on'),
  /** ASKED while the bureau has not answered, or whoever asked has died. */
  status: text<'ASKED' | 'ANSWERED' | 'FAILED'>('status'),
  attempts: integer('attempts'),
  askedAt: instant('asked_at'),
  provider: text('provider'),
  /** JSON of the answer; null until there is one. */
  reportSealed: nullable(text('report_sealed')),
});
