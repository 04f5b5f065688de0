import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useLedTo } from '../../../domain/desk/item-in-navigation.ts';
import { ListPager } from '../../../domain/lists/list-pager.tsx';
import { useList } from '../../../domain/lists/use-list.ts';
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
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { claim } from '../calls.ts';
import { ChangeCard } from '../components/change-card.tsx';
import { DecisionDialog } from '../components/decision-dialog.tsx';
import { type PhoneChange, texts } from '../texts.ts';
import '../phone-changes.css';

const statuses = ['WAITING', 'APPROVED', 'REFUSED'] as const;
const tabs = statuses.map((key) => ({ key, label: texts[key] }));
const statusOf = (text: string | undefined) => statuses.find((status) => status === text) ?? 'WAITING';
const shape = { name: 'phone-changes', filters: ['status'], sorts: ['askedAt'] } as const;

/** Requests for another phone: what waits, the oldest first, and what was decided. */
export function PhoneChanges() {
  const session = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const [deciding, setDeciding] = useState<PhoneChange>();
  const [takingId, setTakingId] = useState<string>();
  const list = useList<PhoneChange, 'status', 'askedAt'>(shape, ({ filters, sort, cursor }, signal) =>
    call('GET /coordinator/phone-changes', {
      query: { status: statusOf(filters.status), sort, ...(cursor !== undefined && { cursor }) },
      signal,
    }),
  );
  const status = statusOf(list.filters.status);
  useShortcut({
    key: 'Escape',
    label: texts.backToMenu,
    run: () => void navigate({ to: '/', search: { menu: true } }),
  });
  const analyse = async (change: PhoneChange) => {
    // One at a time: a second one taken would be kept from the others with nobody looking at it.
    if (takingId !== undefined) return;
    setTakingId(change.id);
    try {
      setDeciding(await claim(change));
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
    (change) => void analyse(change),
  );
  const close = () => {
    setDeciding(undefined);
    list.refresh();
  };

  return (
    <CounterLayout title={texts.title} back={<BackLink to="/">{texts.menu}</BackLink>}>
      <Tabs
        label={texts.tabs}
        tabs={tabs}
        current={status}
        onChange={(key) => list.setFilter('status', key === 'WAITING' ? '' : key)}
      >
        {list.failure ? (
          <EmptyState
            title={list.failure.text}
            actions={<Button onClick={list.failure.retry}>{texts.tryAgain}</Button>}
          />
        ) : list.isLoading || list.isStale ? (
          <SkeletonRows label={texts.loading} rows={3} />
        ) : list.rows.length === 0 ? (
          <EmptyState title={texts.none[status]}>{texts.noneHint[status]}</EmptyState>
        ) : (
          <ul className="phone-changes" aria-label={texts[status]}>
            {list.rows.map((change) => (
              <ChangeCard
                key={change.id}
                change={change}
                userId={session?.user.id ?? ''}
                isTaking={takingId === change.id}
                onAnalyse={() => void analyse(change)}
              />
            ))}
          </ul>
        )}
      </Tabs>
      <ListPager list={list} />
      {deciding ? <DecisionDialog change={deciding} onClose={close} /> : null}
    </CounterLayout>
  );
}
