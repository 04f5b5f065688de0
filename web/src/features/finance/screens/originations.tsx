import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { texts } from '../texts.ts';

/** What the retailer has to receive. */
export function Originations() {
  return <EmptyState title={texts.toCome} />;
}
