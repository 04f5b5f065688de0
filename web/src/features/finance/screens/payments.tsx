import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { texts } from '../texts.ts';

/** What the retailer has to pay. */
export function BillingPayments() {
  return <EmptyState title={texts.toCome} />;
}
