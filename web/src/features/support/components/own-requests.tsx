import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '@balcao/contract/kernel';
import { useCloseOwn } from '../../../domain/support/support-notice.tsx';
import { listOwn } from '../../../domain/support/support-calls.ts';
import { texts as shared } from '../../../domain/support/texts.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { helpTexts as texts, statusTexts } from '../texts.ts';

/** What one asked and what was answered, newest first. */
export function OwnRequests() {
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.ownSupport(),
    queryFn: ({ signal }) => listOwn(signal),
  });
  const close = useCloseOwn();
  if (error)
    return (
      <EmptyState
        title={errorText(error, brandName())}
        actions={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}
      />
    );
  if (!data) return <SkeletonRows label={texts.loading} rows={2} />;
  if (data.length === 0) return <p className="support-soft">{texts.none}</p>;
  return (
    <ul className="support-own" aria-label={texts.mine}>
      {data.map((request) => (
        <li key={request.id}>
          <p className="support-own-head">
            <strong>{request.subject}</strong>
            <StatusBadge {...statusTexts[request.status]} />
          </p>
          <p>{request.text}</p>
          <p className="support-soft">{formatDateTime(request.askedAt)}</p>
          {request.answer === null ? null : (
            <blockquote className="support-answer">
              <p className="support-soft">{shared.by(request.claimedBy?.name ?? '')}</p>
              <p>{request.answer}</p>
            </blockquote>
          )}
          {request.status === 'ANSWERED' ? (
            <Button
              busyText={close.isPending && close.variables === request.id ? shared.closing : undefined}
              onClick={() => close.mutate(request.id)}
            >
              {shared.solved}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
