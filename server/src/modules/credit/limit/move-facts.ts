import type { Cents } from '@balcao/contract';
import type { Moment } from '../../../kernel/act/act.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { cast, factList, isTrue, rowOf, select, type ShapeOf } from '../../../kernel/db/select.ts';
import { sql, type Template } from '../../../kernel/db/sql.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerFact, grantFact } from '../../borrowers/index.ts';
import { policyFact } from '../../policies/index.ts';
import { isProviderFact, retailerFact } from '../../retailers/index.ts';
import type { CreditPorts } from '../ports.ts';
import type { LimitMove } from '../rules/second-person.ts';
import { creditLimitBlocks, creditLimitChanges } from '../tables.ts';
import { arrearsFact, limitFact } from './facts.ts';

const STANDARD = { variant: 'STANDARD' } as const;
const changes = creditLimitChanges.fact('change_f');

/** What every move of a customer's limit is decided on, for a query of its own. */
export function moveFacts(
  ports: CreditPorts,
  { borrowerId, retailerId, zone }: { borrowerId: string | Template; retailerId: string | Template; zone: string },
  today: Moment['today'],
) {
  const earlier = {
    fromCents: changes.fromCents,
    on: cast('date', sql`(change_f.at at time zone ${zone}::text)`),
    isApproved: isTrue(sql`change_f.approved_by is not null`),
  };
  return {
    limit: limitFact(borrowerId),
    arrears: arrearsFact(ports, borrowerId, today),
    /** Whether the history has an open row of a block by hand. */
    isRecorded: isTrue(sql`exists (
      select 1 from ${creditLimitBlocks.sql} b
      where b.borrower_id = ${borrowerId}::uuid and b.reason = 'MANUALLY_BLOCKED' and b.unblocked_on is null)`),
    isShared: ports.isServedElsewhereFact(borrowerId, retailerId),
    limits: policyFact('limits', STANDARD, today),
    earlier: factList(
      earlier,
      sql`from ${creditLimitChanges.sql} change_f where change_f.borrower_id = ${borrowerId}::uuid
        order by change_f.at desc, change_f.id desc limit 100`,
    ),
  };
}

/** Who may move a limit alone, and where they work. */
export const moverFacts = ({ retailerId }: Actor, today: Moment['today']) => houseFacts(retailerId, today);

/** What somebody who looked a customer up may do with the limit, for a query of its own; give what it says to `foundMover`. */
export const moverShape = (
  ports: CreditPorts,
  { actor, borrowerId }: { actor: Actor; borrowerId: string },
  { now, today }: Moment,
) => ({
  isGranted: grantFact(actor, borrowerId, now),
  borrower: borrowerFact(borrowerId),
  ...moveFacts(ports, { ...actor, borrowerId }, today),
  ...moverFacts(actor, today),
});

/** @throws Refusal BORROWER_NOT_FOUND, LIMIT_NOT_FOUND. */
export function foundMover<Row extends ShapeOf<ReturnType<typeof moverShape>>>(row: Row | undefined) {
  if (!row?.isGranted || !row.borrower || !row.retailer) refuse('BORROWER_NOT_FOUND');
  const { borrower, retailer, limit } = row;
  if (!limit) refuse('LIMIT_NOT_FOUND');
  return { ...row, borrower, retailer, limit };
}

/** {@link moverShape} on a read of its own. @throws Refusal of {@link foundMover}. */
export const readMover = async (db: Db | Tx, ...asked: Parameters<typeof moverShape>) =>
  foundMover(await rowOf(db, select(moverShape(...asked))));

/** The same of a retailer: whose rules a move, or a request for one, is under. */
export const houseFacts = (retailerId: string, today: Moment['today']) => ({
  isOfProvider: isProviderFact(retailerId),
  retailer: retailerFact(retailerId),
  providerRules: policyFact('limit-changes', STANDARD, today),
  // The nearest: the provider's again where the retailer says nothing.
  retailerRules: policyFact('limit-changes', { ...STANDARD, retailerId }, today),
});

/** @throws Refusal LIMIT_ABOVE_MAXIMUM for a raise above what no two persons may give. */
export function checkMaximum(
  move: LimitMove,
  { limit, limits }: { limit: { totalCents: Cents }; limits: { maximumCents: Cents } | null },
): void {
  if (move.kind !== 'TOTAL' || !limits || move.toCents <= limits.maximumCents) return;
  if (move.toCents > limit.totalCents) {
    refuse('LIMIT_ABOVE_MAXIMUM', { details: { maximumLimit: limits.maximumCents } });
  }
}
