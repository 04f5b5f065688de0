import type { ApplicationStatus, BorrowerStatus } from '@balcao/contract';
import type { ApplicationRow, PreDecision } from '../tables.ts';

const ofPreDecision: Record<PreDecision, ApplicationStatus> = {
  APPROVED: 'PRE_APPLICATION_APPROVED',
  DENIED: 'PRE_APPLICATION_DENIED',
  CONTINUE: 'PRE_APPLICATION_CONTINUE',
};

/** Where a customer's registration stands: of an open one, what the pre-decision said. */
export function statusOf(
  borrower: BorrowerStatus,
  newest: Pick<ApplicationRow, 'status' | 'preDecision'> | undefined,
): ApplicationStatus {
  if (borrower !== 'INCOMPLETE') return borrower;
  const said = newest?.status === 'OPEN' ? newest.preDecision : null;
  return said === null || said === undefined ? 'INCOMPLETE' : ofPreDecision[said];
}

const DAY_MS = 24 * 60 * 60 * 1_000;
/** A denial stands for so long. */
const DENIAL_DAYS = 30;

/** Whether a denial is so old that the customer may be decided anew. */
const isDenialOver = (deniedAt: Date, now: Date): boolean => now.getTime() - deniedAt.getTime() >= DENIAL_DAYS * DAY_MS;

/** Whether a pre-decision is to be asked for: there is none that counts. */
export function needsPreDecision(
  newest: Pick<ApplicationRow, 'status' | 'preDecision' | 'preDecidedAt'> | undefined,
  isPhoneVerified: boolean,
  now: Date,
): boolean {
  if (newest?.status !== 'OPEN' || !isPhoneVerified) return false;
  const { preDecision, preDecidedAt } = newest;
  if (preDecision === null || preDecidedAt === null) return true;
  return preDecision === 'DENIED' && isDenialOver(preDecidedAt, now);
}

/** Whether a customer may be decided anew: denied long enough ago, with nothing running. */
export const shouldReevaluate = (
  borrower: BorrowerStatus,
  newest: Pick<ApplicationRow, 'status' | 'decidedAt'> | undefined,
  now: Date,
): boolean =>
  borrower === 'DENIED' &&
  (newest === undefined ||
    (newest.status === 'DENIED' && newest.decidedAt !== null && isDenialOver(newest.decidedAt, now)));

type Reviewed = Pick<ApplicationRow, 'status' | 'preDecision' | 'decidedBy' | 'reviewAskedAt' | 'preReviewedBy'>;

/** Denied before data and photographs, in whatever state of a review. */
export const isPreDenied = ({ status, preDecision }: Pick<Reviewed, 'status' | 'preDecision'>): boolean =>
  (status === 'OPEN' || status === 'MANUAL_ANALYSIS') && preDecision === 'DENIED';

/** A person let it go on against the rules, which never have the last word on it then. */
export const isLifted = ({ preDecision, preReviewedBy }: Pick<Reviewed, 'preDecision' | 'preReviewedBy'>): boolean =>
  preDecision === 'CONTINUE' && preReviewedBy !== null;

/** A denial that no person made, and that nobody was asked to look at (LGPD, article 20). */
export const mayAskReview = (newest: Reviewed | undefined): boolean =>
  newest !== undefined &&
  newest.reviewAskedAt === null &&
  ((newest.status === 'DENIED' && newest.decidedBy === null) || (newest.status === 'OPEN' && isPreDenied(newest)));

/** Where the review of a denial stands for its customer; null where nothing was denied. */
export function reviewState(
  newest: Reviewed | undefined,
): 'AVAILABLE' | 'WAITING' | 'ANSWERED' | 'LIFTED' | 'BY_PERSON' | null {
  if (newest === undefined) return null;
  if (mayAskReview(newest)) return 'AVAILABLE';
  const { status, reviewAskedAt } = newest;
  if (status === 'DENIED') return reviewAskedAt === null ? 'BY_PERSON' : 'ANSWERED';
  if (status === 'OPEN' && reviewAskedAt !== null) return isLifted(newest) ? 'LIFTED' : 'ANSWERED';
  return reviewAskedAt !== null && status === 'MANUAL_ANALYSIS' ? 'WAITING' : null;
}
