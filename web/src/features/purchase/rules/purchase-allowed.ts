import type { Borrower } from '../../../domain/borrowers/borrower.ts';

/** Why a known customer cannot buy now. */
export type PurchaseObstacle =
  | 'phone-not-verified'
  | 'purchase-disabled'
  | 'denied'
  | 'incomplete'
  | 'manual-analysis'
  | 'under-analysis';

type Registration = Pick<Borrower, 'borrowerStatus' | 'phoneStatus' | 'borrowerSettings'>;

const obstacleOfStatus = {
  DENIED: 'denied',
  INCOMPLETE: 'incomplete',
  MANUAL_ANALYSIS: 'manual-analysis',
  UNDER_ANALYSIS: 'under-analysis',
  PRE_APPROVED: 'under-analysis',
} as const;

/** Everything that stands between the customer and a purchase, in the order it is shown. */
export function purchaseObstacles(borrower: Registration): readonly PurchaseObstacle[] {
  const obstacles: PurchaseObstacle[] = [];
  if (borrower.phoneStatus !== null && borrower.phoneStatus !== 'VERIFIED') obstacles.push('phone-not-verified');
  if (borrower.borrowerSettings.disablePurchase) obstacles.push('purchase-disabled');
  if (borrower.borrowerStatus !== null && borrower.borrowerStatus !== 'APPROVED') {
    obstacles.push(obstacleOfStatus[borrower.borrowerStatus]);
  }
  return obstacles;
}

/** Status absent or approved, phone absent or verified, and purchases not disabled (cashier spec 4.2). */
export function isPurchaseAllowed(borrower: Registration): boolean {
  return purchaseObstacles(borrower).length === 0;
}
