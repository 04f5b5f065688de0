import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ListPager } from '../../../domain/lists/list-pager.tsx';
import { useList } from '../../../domain/lists/use-list.ts';
import { call } from '../../../lib/api/call.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { useShortcut } from '../../../ui/keyboard/shortcuts.ts';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { DecisionDialog } from '../components/decision-dialog.tsx';
import { RequestCard } from '../components/request-card.tsx';
import { type LimitRequest, REQUESTS } from '../requests.ts';
import { customerTexts, texts } from '../texts.ts';
import '../limits.css';

const shape = { name: REQUESTS, filters: [], sorts: ['askedAt'] } as const;

/** Changes of limits that wait for a second person, the oldest first. */
export function LimitRequests() {
  const session = useSession();
  const navigate = useNavigate();
  const [deciding, setDeciding] = useState<{ request: LimitRequest; isApproved: boolean }>();
  const list = useList<LimitRequest, never, 'askedAt'>(shape, ({ sort, cursor }, signal) =>
    call('GET /coordinator/limit-requests', { query: { sort, ...(cursor !== undefined && { cursor }) }, signal }),
  );
  useShortcut({
    key: 'Escape',
    label: texts.backToMenu,
    run: () => void navigate({ to: '/', search: { menu: true } }),
  });
  const close = () => {
    setDeciding(undefined);
    list.refresh();
  };

  return (
    <CounterLayout title={texts.title} back={<BackLink to="/">{texts.menu}</BackLink>}>
      <p>
        <Link className="button" to="/limites/cliente">
          {customerTexts.open}
        </Link>
      </p>
      {list.failure ? (
        <EmptyState
          title={list.failure.text}
          actions={<Button onClick={list.failure.retry}>{texts.tryAgain}</Button>}
        />
      ) : list.isLoading ? (
        <SkeletonRows label={texts.loading} rows={3} />
      ) : list.rows.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
      ) : (
        <ul className="limit-requests" aria-label={texts.list}>
          {list.rows.map((request) => (
            <RequestCard
              key={request.id}
              request={request}
              isOwn={request.askedBy.id === session?.user.id}
              isHeldElsewhere={request.claim !== null && request.claim.by.id !== session?.user.id}
              onDecide={(isApproved) => setDeciding({ request, isApproved })}
            />
          ))}
        </ul>
      )}
      <ListPager list={list} />
      {deciding ? <DecisionDialog {...deciding} onClose={close} /> : null}
    </CounterLayout>
  );
}
