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
import { claim, type ExtraCreditRequest, type TakenRequest } from '../calls.ts';
import { RequestCard } from '../components/request-card.tsx';
import { RequestDialog } from '../components/request-dialog.tsx';
import { texts } from '../texts.ts';
import '../extra-credit.css';

const shape = { name: 'extra-credit', filters: [], sorts: ['askedAt'] } as const;

/** Requests for extra credit that wait for an analyst, the oldest first. */
export function ExtraCredit() {
  const session = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const [taken, setTaken] = useState<TakenRequest>();
  const [takingId, setTakingId] = useState<string>();
  const list = useList<ExtraCreditRequest, never, 'askedAt'>(shape, ({ sort, cursor }, signal) =>
    call('GET /coordinator/extra-credit', { query: { sort, ...(cursor !== undefined && { cursor }) }, signal }),
  );
  useRefreshing(list.refresh, taken === undefined && list.failure === undefined);
  useShortcut({
    key: 'Escape',
    label: texts.backToMenu,
    run: () => void navigate({ to: '/', search: { menu: true } }),
  });
  const take = async (one: ExtraCreditRequest) => {
    // One at a time: a second one taken would be kept from the others with nobody deciding.
    if (takingId !== undefined) return;
    setTakingId(one.id);
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
    ({ id }) => id,
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
        <ul className="extra-credit-requests" aria-label={texts.list}>
          {list.rows.map((one) => (
            <RequestCard
              key={one.id}
              request={one}
              userId={session?.user.id ?? ''}
              isTaking={takingId === one.id}
              onTake={() => void take(one)}
            />
          ))}
        </ul>
      )}
      <ListPager list={list} />
      {taken ? <RequestDialog request={taken} onClose={close} /> : null}
    </CounterLayout>
  );
}
