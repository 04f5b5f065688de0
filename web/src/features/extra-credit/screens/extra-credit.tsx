import { useTaken } from '../../../domain/desk/use-taken.ts';
import { WaitingList, WaitingPage } from '../../../domain/desk/waiting-list.tsx';
import { useList } from '../../../domain/lists/use-list.ts';
import { useRefreshing } from '../../../domain/lists/use-refreshing.ts';
import { call } from '../../../lib/api/call.ts';
import { useSession } from '../../../lib/session/session.ts';
import { claim, type ExtraCreditRequest } from '../calls.ts';
import { RequestCard } from '../components/request-card.tsx';
import { RequestDialog } from '../components/request-dialog.tsx';
import { texts } from '../texts.ts';
import '../extra-credit.css';

const shape = { name: 'extra-credit', filters: [], sorts: ['askedAt'] } as const;

/** Requests for extra credit that wait for an analyst, the oldest first. */
export function ExtraCredit() {
  const session = useSession();
  const list = useList<ExtraCreditRequest, never, 'askedAt'>(shape, ({ sort, cursor }, signal) =>
    call('GET /coordinator/extra-credit', { query: { sort, ...(cursor !== undefined && { cursor }) }, signal }),
  );
  const { taken, isTaking, take, close, decided } = useTaken(list, {
    idOf: ({ id }) => id,
    claim,
    keyOf: ({ ownerId, id }) => ({ borrowerId: ownerId, id }),
  });
  useRefreshing(list.refresh, taken === undefined && list.failure === undefined);
  return (
    <WaitingPage
      title={texts.title}
      list={list}
      dialog={taken ? <RequestDialog request={taken} onDecided={decided} onClose={close} /> : null}
    >
      <WaitingList
        list={list}
        className="extra-credit-requests"
        texts={texts}
        renderCard={(one) => (
          <RequestCard
            key={one.id}
            request={one}
            userId={session?.user.id ?? ''}
            isTaking={isTaking(one)}
            onTake={() => take(one)}
          />
        )}
      />
    </WaitingPage>
  );
}
