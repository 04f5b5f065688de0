import { useTaken } from '../../../domain/desk/use-taken.ts';
import { WaitingList, WaitingPage } from '../../../domain/desk/waiting-list.tsx';
import { useList } from '../../../domain/lists/use-list.ts';
import { call } from '../../../lib/api/call.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
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
  const list = useList<PhoneChange, 'status', 'askedAt'>(shape, ({ filters, sort, cursor }, signal) =>
    call('GET /coordinator/phone-changes', {
      query: { status: statusOf(filters.status), sort, ...(cursor !== undefined && { cursor }) },
      signal,
    }),
  );
  const status = statusOf(list.filters.status);
  const { taken, isTaking, take, close, decided } = useTaken(list, {
    idOf: ({ id }) => id,
    claim,
    keyOf: ({ ownerId, id }) => ({ personId: ownerId, id }),
  });
  const said = { ...texts, list: texts[status], none: texts.none[status], noneHint: texts.noneHint[status] };
  return (
    <WaitingPage
      title={texts.title}
      list={list}
      dialog={taken ? <DecisionDialog change={taken} onDecided={decided} onClose={close} /> : null}
    >
      <Tabs
        label={texts.tabs}
        tabs={tabs}
        current={status}
        onChange={(key) => list.setFilter('status', key === 'WAITING' ? '' : key)}
      >
        <WaitingList
          list={list}
          isWaiting={list.isStale}
          className="phone-changes"
          texts={said}
          renderCard={(change) => (
            <ChangeCard
              key={change.id}
              change={change}
              userId={session?.user.id ?? ''}
              isTaking={isTaking(change)}
              onAnalyse={() => take(change)}
            />
          )}
        />
      </Tabs>
    </WaitingPage>
  );
}
