import { useTaken } from '../../../domain/desk/use-taken.ts';
import { WaitingList, WaitingPage } from '../../../domain/desk/waiting-list.tsx';
import { useList } from '../../../domain/lists/use-list.ts';
import { useRefreshing } from '../../../domain/lists/use-refreshing.ts';
import { call } from '../../../lib/api/call.ts';
import { useSession } from '../../../lib/session/session.ts';
import { claim } from '../calls.ts';
import { CallCard } from '../components/call-card.tsx';
import { CallDialog } from '../components/call-dialog.tsx';
import { type PurchaseCall, texts } from '../texts.ts';
import '../purchase-calls.css';

const shape = { name: 'purchase-calls', filters: [], sorts: ['askedAt'] } as const;

/** Purchases that wait for an analyst's call, the oldest first. */
export function PurchaseCalls() {
  const session = useSession();
  const list = useList<PurchaseCall, never, 'askedAt'>(shape, ({ sort, cursor }, signal) =>
    call('GET /coordinator/purchase-calls', { query: { sort, ...(cursor !== undefined && { cursor }) }, signal }),
  );
  useRefreshing(list.refresh, list.failure === undefined);
  const { taken, hasLeft, isTaking, take, close, decided } = useTaken(list, {
    idOf: ({ proposalId }) => proposalId,
    claim,
    keyOf: ({ ownerId, id }) => ({ borrowerId: ownerId, proposalId: id }),
  });
  return (
    <WaitingPage
      title={texts.title}
      list={list}
      dialog={taken ? <CallDialog call={taken} isOver={hasLeft} onDecided={decided} onClose={close} /> : null}
    >
      <WaitingList
        list={list}
        className="purchase-calls"
        texts={texts}
        renderCard={(one) => (
          <CallCard
            key={one.proposalId}
            call={one}
            userId={session?.user.id ?? ''}
            isTaking={isTaking(one)}
            onTake={() => take(one)}
          />
        )}
      />
    </WaitingPage>
  );
}
