import {
  BLOCKED_BY_HAND,
  type BorrowerStatus,
  type CentrePage,
  type CentreRestriction,
  type LimitBlock,
} from '@balcao/contract';

/** What decides where a customer who was looked up is served. */
export interface Standing {
  /** A reevaluation of the registration is due, and the store is on the safe list for it. */
  shouldReevaluate: boolean;
  status: BorrowerStatus;
  isPurchaseDisabled: boolean;
  limitBlock: LimitBlock | null;
  lateDays: number;
}

export interface Served {
  page: CentrePage;
  restriction: CentreRestriction | null;
}

const restricting: Readonly<Partial<Record<BorrowerStatus, CentreRestriction>>> = {
  DENIED: 'NOT_APPROVED',
  PRE_APPROVED: 'UNDER_EVALUATION',
  UNDER_ANALYSIS: 'UNDER_EVALUATION',
  MANUAL_ANALYSIS: 'UNDER_EVALUATION',
};

/** The registration is still being filled in. */
const isOpen = (status: BorrowerStatus) => status === 'INCOMPLETE';

const restricted = (restriction: CentreRestriction): Served => ({ page: 'RESTRICTION', restriction });

/**
 * Where a customer is served, in the order of the registration spec, section 4: a reevaluation that is due, an open
 * registration, a status that restricts, what blocks, and else the customer's page. Who is blocked by hand reads that
 * before what is late: paying would not open the limit.
 */
export function whereServed(of: Standing): Served {
  if (of.shouldReevaluate) return { page: 'REEVALUATION', restriction: null };
  if (isOpen(of.status)) return { page: 'APPLICATION', restriction: null };
  const byStatus = restricting[of.status];
  if (byStatus) return restricted(byStatus);
  if (of.isPurchaseDisabled || of.limitBlock === BLOCKED_BY_HAND) return restricted('PURCHASE_BLOCKED');
  if (of.lateDays > 0 || of.limitBlock !== null) return restricted('LIMIT_BLOCKED');
  return { page: 'BORROWER', restriction: null };
}
