import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useLedTo } from '../../../domain/desk/item-in-navigation.ts';
import { ListPager } from '../../../domain/lists/list-pager.tsx';
import { useList } from '../../../domain/lists/use-list.ts';
import { useRefreshing } from '../../../domain/lists/use-refreshing.ts';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { useShortcut } from '../../../ui/keyboard/shortcuts.ts';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { claim } from '../calls.ts';
import { CallCard } from '../components/call-card.tsx';
import { CallDialog } from '../components/call-dialog.tsx';
import { type PurchaseCall, type TakenCall, texts } from '../texts.ts';
import '../purchase-calls.css';

const shape = { name: 'purchase-calls', filters: [], sorts: ['askedAt'] } as const;

/** Purchases that wait for an analyst's call, the oldest first. */
export function PurchaseCalls() {
  const session = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const [taken, setTaken] = useState<TakenCall>();
  const [takingId, setTakingId] = useState<string>();
  const list = useList<PurchaseCall, never, 'askedAt'>(shape, ({ sort, cursor }, signal) =>
    call('GET /coordinator/purchase-calls', { query: { sort, ...(cursor !== undefined && { cursor }) }, signal }),
  );
  useRefreshing(list.refresh, list.failure === undefined);
  const isOver = taken !== undefined && !list.rows.some(({ proposalId }) => proposalId === taken.proposalId);
  useShortcut({
    key: 'Escape',
    label: texts.backToMenu,
    run: () => void navigate({ to: '/', search: { menu: true } }),
  });
  const take = async (one: PurchaseCall) => {
    // One at a time: a second one taken would be kept from the others with nobody calling.
    if (takingId !== undefined) return;
    setTakingId(one.proposalId);
    try {
      setTaken(await claim(one));
    } catch (error) {
      toast.show({ kind: 'danger', text: errorText(error, brandName()) });
      list.refresh();
    } finally {
      setTakingId(undefined);
    }
  };
  useLedTo(
    list.rows,
    ({ proposalId }) => proposalId,
    (one) => void take(one),
  );
  const close = () => {
    setTaken(undefined);
    list.refresh();
  };

  return (
    <CounterLayout title={texts.title} back={<BackLink to="/">{texts.menu}</BackLink>}>
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
        <ul className="purchase-calls" aria-label={texts.list}>
          {list.rows.map((one) => (
            <CallCard
              key={one.proposalId}
              call={one}
              userId={session?.user.id ?? ''}
              isTaking={takingId === one.proposalId}
              onTake={() => void take(one)}
            />
          ))}
        </ul>
      )}
      <ListPager list={list} />
      {taken ? <CallDialog call={taken} isOver={isOver} onClose={close} /> : null}
    </CounterLayout>
  );
}
