import type { Cents, CivilDate, LimitBlock } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { sql, type Template } from '../../../kernel/db/sql.ts';
import type { Lock } from '../../../kernel/act/lock.ts';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { fact, isTrue, known } from '../../../kernel/db/select.ts';
import { type FactOf, pick } from '../../../kernel/db/table.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { CreditPorts } from '../ports.ts';
import { type FittingPurchase, insufficientLimit, missingLimit } from '../rules/insufficient-limit.ts';
import { creditLimits } from '../tables.ts';
import { type LimitPlace, raisedFact } from './increases.ts';
import { blockFromDaysLate, blockRules, blocksWithAgreement } from './block-rules.ts';

const shape = pick(
  creditLimits.fact('limit_f'),
  'totalCents',
  'usedCents',
  'isBlocked',
  'blockedUntil',
  'version',
  'attributedAt',
);

/** The limit row as other modules decide on it. `version` must still hold when they write. */
export type LimitFact = Pick<FactOf<typeof creditLimits>, keyof typeof shape> & {
  /** Added for the day in the retailer that asks; absent where no place was said. */
  raisedCents?: Cents;
};

/** What the customer owes elsewhere, as far as it blocks the limit by the policy of the day. */
export interface ArrearsFact {
  /** An installment late for as many days as block. */
  hasOverdue: boolean;
  /** An agreement with payments still to come, where agreements block. */
  hasOpenRenegotiation: boolean;
}

/** Scalar subquery: arrears of a borrower on a business day: an agreement blocks in the place of what is in it. Never null. */
export function arrearsFact(
  ports: Pick<CreditPorts, 'hasOverdueFact' | 'hasOpenAgreementFact'>,
  borrowerId: string | Template,
  today: CivilDate,
): Template<ArrearsFact> {
  const hasOverdue = ports.hasOverdueFact(borrowerId, today, blockFromDaysLate);
  const hasOpenRenegotiation = isTrue(sql`${blocksWithAgreement} and ${ports.hasOpenAgreementFact(borrowerId)}`);
  // A subquery: in a list of limits the planner would otherwise hash what all customers owe.
  return known(fact({ hasOverdue, hasOpenRenegotiation }, sql`from ${blockRules(today)}`));
}

/** Scalar subquery: the limit of a borrower as a `LimitFact`, null when there is none; of a place, with what is added there today. */
export function limitFact(borrowerId: string | Template, place?: LimitPlace): Template<LimitFact | null> {
  const all = place ? { ...shape, raisedCents: raisedFact(borrowerId, place) } : shape;
  return fact(all, sql`from ${creditLimits.sql} limit_f where limit_f.borrower_id = ${borrowerId}::uuid`);
}

/**
 * Why the limit cannot be used on a day; the operator's block outweighs what the customer owes, and is over after its
 * last day whether the day close lifted it or not.
 */
export function blockOf(limit: LimitFact, arrears: ArrearsFact, today: CivilDate): LimitBlock | null {
  const isOver = limit.blockedUntil !== null && limit.blockedUntil < today;
  if (limit.isBlocked && !isOver) return 'MANUALLY_BLOCKED';
  if (arrears.hasOverdue) return 'OVERDUE_INSTALLMENTS';
  return arrears.hasOpenRenegotiation ? 'OPEN_RENEGOTIATIONS' : null;
}

/** What may still be used, never below zero. */
export function availableCents(limit: Pick<LimitFact, 'totalCents' | 'usedCents' | 'raisedCents'>): Cents {
  return cents(Math.max(0, totalHereCents(limit) - limit.usedCents));
}

/** The total limit with what is added to it for the day. */
export const totalHereCents = ({ totalCents, raisedCents }: Pick<LimitFact, 'totalCents' | 'raisedCents'>): Cents =>
  cents(totalCents + (raisedCents ?? 0));

export interface LimitAsk {
  /** Business day of the purchase. */
  today: CivilDate;
  /** Finds what would fit; null when nothing is sold. Absent where the value is not to be changed any more. */
  fitting?: () => FittingPurchase | null;
}

/**
 * Checks that a purchase fits the limit.
 * @throws Refusal LIMIT_NOT_FOUND, MANUALLY_BLOCKED, OVERDUE_INSTALLMENTS, OPEN_RENEGOTIATIONS, or INSUFFICIENT_LIMIT
 * with what is missing and, of a purchase that may still change, what would fit: see {@link insufficientLimit}.
 */
export function checkLimit(
  limit: LimitFact | null,
  arrears: ArrearsFact,
  takenCents: Cents,
  { today, fitting }: LimitAsk,
): LimitFact {
  if (!limit) refuse('LIMIT_NOT_FOUND');
  const block = blockOf(limit, arrears, today);
  if (block) refuse(block);
  const available = availableCents(limit);
  if (takenCents > available) {
    const details = fitting ? insufficientLimit(available, takenCents, fitting()) : missingLimit(available, takenCents);
    refuse('INSUFFICIENT_LIMIT', { details });
  }
  return limit;
}

/** Name of the fragment that holds the version: the only one whose miss is tried again behind {@link borrowerLock}. */
export const LIMIT_MOVE = 'limit_move';

/**
 * Moves the used limit (positive: a purchase; negative: a payment). Holds only while the row is at the version the
 * decision was made on, so that every fact of this borrower is still true; it comes first in a guarded write.
 */
export function moveLimitFragment(move: { borrowerId: string; cents: Cents; version: number }): Fragment {
  return part(
    LIMIT_MOVE,
    sql`update credit_limits set used_cents = used_cents + ${move.cents}::bigint, version = version + 1
      where borrower_id = ${move.borrowerId}::uuid and version = ${move.version}::bigint`,
  );
}

/** The lock of everything that moves a borrower's money: the limit row, held by the version that {@link moveLimitFragment} tests. */
export function borrowerLock(borrowerId: string | (() => Promise<string | null>)): Lock {
  return {
    fragment: LIMIT_MOVE,
    async row() {
      const id = typeof borrowerId === 'string' ? borrowerId : await borrowerId();
      return sql`select 1 from credit_limits where borrower_id = ${id}::uuid for update`;
    },
  };
}
