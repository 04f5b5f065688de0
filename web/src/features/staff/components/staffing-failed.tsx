import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { texts } from '../texts.ts';

interface StaffingFailedProps {
  query: { error: unknown; refetch: () => unknown };
}

/** What a screen needs did not come. */
export const StaffingFailed = ({ query }: StaffingFailedProps) => (
  <EmptyState
    title={errorText(query.error, brandName())}
    actions={<Button onClick={() => void query.refetch()}>{texts.tryAgain}</Button>}
  />
);
