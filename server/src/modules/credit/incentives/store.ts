import { type RawBuilder, sql } from 'kysely';
import type { Fragment } from '../../../kernel/db/guarded-write.ts';
import { newId } from '../../../kernel/ids.ts';
import type { AccruedIncentive, IncentiveCategory, IncentiveEvent } from './facts.ts';

interface IncentiveSubject {
  event: IncentiveEvent;
  retailerId: string;
  borrowerId: string;
  /** The contract of a sale, or the borrower who was registered. */
  subjectId: string;
  at: Date;
  /** Business day in the retailer's zone. */
  on: string;
}

export interface IncentiveAccrual extends IncentiveSubject {
  storeId: string;
  operatorId: string;
  rule: { id: string; category: IncentiveCategory };
  /** What it was counted on, cents; zero for a registration. */
  baseCents: number;
  cents: number;
}

export interface IncentiveReversal extends IncentiveSubject {
  accrued: AccruedIncentive;
  /** How much of it is taken back, positive cents, at most what is left. */
  cents: number;
}

/**
 * What an operator earned, as part of the write of the sale; nothing to write when it is nothing. One accrual a
 * subject and event: a second misses, fragment 'incentive_accrual'. The caller posts `incentivePostings(cents)`.
 */
export function accrueIncentiveFragments(accrual: IncentiveAccrual): Fragment[] {
  if (accrual.cents === 0) return [];
  const { storeId, operatorId, rule, baseCents, cents } = accrual;
  const by = { storeId, operatorId, ruleId: rule.id, category: rule.category, baseCents };
  return [rowFragment('incentive_accrual', 'ACCRUAL', accrual, by, cents)];
}

/**
 * Takes an accrual back, whole or in part, as part of the write that cancels its sale: the lock of the borrower keeps
 * `accrued` true until then. Nothing to write for no cents. The caller posts `incentivePostings(-cents)`.
 */
export function reverseIncentiveFragments(reversal: IncentiveReversal): Fragment[] {
  if (reversal.cents === 0) return [];
  return [rowFragment('incentive_reversal', 'REVERSAL', reversal, reversal.accrued, 0 - reversal.cents)];
}

type Earner = Omit<AccruedIncentive, 'accruedCents' | 'reversedCents'>;

function rowFragment(
  name: string,
  entry: 'ACCRUAL' | 'REVERSAL',
  { event, retailerId, borrowerId, subjectId, at, on }: IncentiveSubject,
  by: Earner,
  cents: number,
): Fragment {
  const statement: RawBuilder<unknown> = sql`
    insert into incentives (retailer_id, id, entry, event, store_id, operator_id, borrower_id, subject_id, rule_id, category,
      base_cents, amount_cents, at, on_day)
    values (${retailerId}::uuid, ${newId()}::uuid, ${entry}::text, ${event}::text, ${by.storeId}::uuid,
      ${by.operatorId}::uuid, ${borrowerId}::uuid, ${subjectId}::uuid, ${by.ruleId}::uuid, ${by.category}::text,
      ${by.baseCents}::bigint, ${cents}::bigint, ${at}::timestamptz, ${on}::date)
    on conflict (retailer_id, subject_id, event) where entry = 'ACCRUAL' do nothing
    returning 1`;
  return { name, rows: 1, statement };
}
