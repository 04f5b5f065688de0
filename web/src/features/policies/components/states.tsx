import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { texts } from '../texts.ts';

/** While what the page needs is on its way, or did not come. */
export function PolicyStates({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!error) return <SkeletonRows label={texts.loading} rows={6} />;
  return (
    <EmptyState title={errorText(error, brandName())} actions={<Button onClick={onRetry}>{texts.tryAgain}</Button>} />
  );
}
