import { formatDateTime } from '@balcao/contract/kernel';
import { errorText } from '../../../../lib/api/error.ts';
import { brandName } from '../../../../lib/brand/public-configuration.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../../ui/feedback/skeleton-rows.tsx';
import type { RetailerCalls } from '../../network-calls.ts';
import { differenceText, kindTexts, texts } from '../../texts.ts';

/** Who changed what of the retailer and its stores, the newest first. */
export function RetailerHistory({ history }: { history: RetailerCalls['history'] }) {
  if (history.error)
    return (
      <EmptyState
        title={errorText(history.error, brandName())}
        actions={<Button onClick={() => void history.refetch()}>{texts.tryAgain}</Button>}
      />
    );
  if (!history.data) return <SkeletonRows label={texts.loading} rows={3} />;
  if (history.data.items.length === 0) return <EmptyState title={texts.noHistory} />;
  return (
    <ol className="network-history">
      {history.data.items.map(({ id, storeName, kind, reason, difference, author, changedAt }) => (
        <li key={id}>
          <time dateTime={changedAt}>{formatDateTime(changedAt)}</time>
          <strong>{`${kindTexts[kind]}${storeName === null ? '' : `: ${storeName}`}`}</strong>
          <span className="network-note">{author}</span>
          {difference.length === 0 ? null : (
            <ul>
              {difference.map((change) => (
                <li key={change.field}>{differenceText(change)}</li>
              ))}
            </ul>
          )}
          {reason === null ? null : <p>{reason}</p>}
        </li>
      ))}
    </ol>
  );
}
