import type { Cents, CivilDate, IncentiveCategory } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { sql, type Template } from '../../../kernel/db/sql.ts';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import { newId } from '../../../kernel/ids.ts';
import { type IncentiveEvent, incentives } from '../tables.ts';
import type { AccruedIncentive } from './facts.ts';

interface IncentiveSubject {
  event: IncentiveEvent;
  retailerId: string;
  borrowerId: string;
  /** The contract of a sale, or the borrower who was registered. */
  subjectId: string;
  at: Date;
  /** Business day in the retailer's zone. */
  on: CivilDate;
}

export interface IncentiveAccrual extends IncentiveSubject {
  storeId: string;
  operatorId: string;
  rule: { id: string; category: IncentiveCategory };
  /** What it was counted on; zero for a registration. */
  baseCents: Cents;
  cents: Cents;
}

export interface IncentiveReversal extends IncentiveSubject {
  accrued: AccruedIncentive;
  /** How much of it is taken back, positive, at most what is left. */
  cents: Cents;
}

/**
 * What an operator earned, as part of the write of the sale; nothing to write when it is nothing. One accrual a
 * subject and event: a second misses, fragment 'incentive_accrual'. The caller posts `incentivePostings(cents)`.
 */
export function accrueIncentiveFragments(accrual: IncentiveAccrual): Fragment[] {
  if (accrual.cents === 0) return [];
  const { storeId, operatorId, rule, baseCents } = accrual;
  const earner = { storeId, operatorId, ruleId: rule.id, category: rule.category, baseCents };
  return [part('incentive_accrual', entryOf(accrual, earner, { entry: 'ACCRUAL', amountCents: accrual.cents }))];
}

/**
 * Takes an accrual back, whole or in part, as part of the write that cancels its sale: the lock of the borrower keeps
 * `accrued` true until then. Nothing to write for no cents. The caller posts `incentivePostings(-cents)`.
 */
export function reverseIncentiveFragments(reversal: IncentiveReversal): Fragment[] {
  if (reversal.cents === 0) return [];
  const taken = { entry: 'REVERSAL', amountCents: cents(0 - reversal.cents) } as const;
  return [part('incentive_reversal', entryOf(reversal, reversal.accrued, taken))];
}

type Earner = Omit<AccruedIncentive, 'accruedCents' | 'reversedCents'>;

function entryOf(
  { event, retailerId, borrowerId, subjectId, at, on }: IncentiveSubject,
  { storeId, operatorId, ruleId, category, baseCents }: Earner,
  move: { entry: 'ACCRUAL' | 'REVERSAL'; amountCents: Cents },
): Template {
  const earned = { storeId, operatorId, ruleId, category, baseCents };
  const row = { retailerId, id: newId(), event, borrowerId, subjectId, at, onDay: on, ...earned, ...move };
  return sql`${insertOne(incentives, row)}
    on conflict (retailer_id, subject_id, event) where entry = 'ACCRUAL' do nothing`;
}
