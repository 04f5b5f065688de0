import { type CreditFactName, creditFacts, type FactValue, type Handled, wholeCents } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { isProviderFact } from '../../retailers/index.ts';
import { policyByIdOf } from '../policy.ts';
import { openRecord, replays } from '../record.ts';
import { explain } from '../rules/explain.ts';
import { factText } from '../rules/fact-text.ts';
import type { CreditResult } from '../rules/result.ts';
import { creditDecisions } from '../tables.ts';

type Answer = Handled<'GET /credit-decisions/{id}'>['answer'];

const BP = 10_000;

/** What identifies or describes the person stays closed; what a rule compares is shown. */
const masked: ReadonlySet<CreditFactName> = new Set(['applicant.incomeCents', 'bureau.incomeEstimateCents']);
const textOf = (fact: CreditFactName, value: FactValue): string =>
  value !== null && masked.has(fact) ? '•••' : factText(fact, value);
const titleOf = (fact: CreditFactName): string => creditFacts[fact].title;

const termsOf = (of: CreditResult['terms']): Answer['terms'] => ({
  usableIncome: wholeCents(of.usableIncomeCents),
  monthlyDebt: wholeCents(of.monthlyDebtCents),
  capacity: wholeCents(of.capacityCents),
  months: of.months,
  firstCap: wholeCents(of.firstCapCents),
  growthPct: of.growthPct,
});

/**
 * The record of a decision, for analysts of the retailer that asked and the provider's.
 * @throws Refusal CREDIT_DECISION_NOT_FOUND, also for another retailer's.
 */
export async function showCreditDecision(
  { db, secrets }: Platform,
  { retailerId }: Actor,
  id: string,
): Promise<Answer> {
  const from = sql`from ${creditDecisions.sql} d where d.id = ${id}::uuid
    and (d.retailer_id = ${retailerId}::uuid or ${isProviderFact(retailerId)})`;
  const row = (await rowOf(db, select(creditDecisions.row('d'), from))) ?? refuse('CREDIT_DECISION_NOT_FOUND');
  const { decided, result } = openRecord(secrets, row);
  const policy = await policyByIdOf(db, row.policyId);
  const told = explain(row.codes);
  return {
    id: row.id,
    borrowerId: row.borrowerId,
    kind: row.kind,
    at: row.at.toISOString(),
    outcome: row.outcome,
    decision: row.decision,
    codes: told.staff.map(({ code, text }) => ({ code, staff: text })),
    told: told.sentences,
    sources: told.sources,
    points: row.points,
    grade: row.grade,
    defaultRate: row.pdBp / BP,
    limit: row.limitCents,
    terms: termsOf(result.terms),
    policy: { id: row.policyId, version: row.policyVersion, hash: row.policyHash, arm: row.arm },
    evaluatorVersion: row.evaluatorVersion,
    replays: policy !== null && replays(policy, secrets, row),
    bureau: decided.sources.bureau,
    rules: result.trace.knockouts.map(({ seen, ...rule }) => ({
      ...rule,
      seen: seen.map(([fact, value]) => ({ fact: titleOf(fact), saw: textOf(fact, value) })),
    })),
    scorecard: result.trace.scorecard.map(({ id: of, fact, points, best }) => ({
      id: of,
      fact: titleOf(fact),
      points,
      best,
    })),
  };
}
