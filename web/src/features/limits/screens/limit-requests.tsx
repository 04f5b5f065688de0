import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useBackToQueue } from '../../../domain/desk/item-in-navigation.ts';
import { WaitingList, WaitingPage } from '../../../domain/desk/waiting-list.tsx';
import { useList } from '../../../domain/lists/use-list.ts';
import { call } from '../../../lib/api/call.ts';
import { useSession } from '../../../lib/session/session.ts';
import { DecisionDialog } from '../components/decision-dialog.tsx';
import { RequestCard } from '../components/request-card.tsx';
import { type LimitRequest, REQUESTS } from '../requests.ts';
import { customerTexts, texts } from '../texts.ts';
import '../limits.css';

const shape = { name: REQUESTS, filters: [], sorts: ['askedAt'] } as const;

/** Changes of limits that wait for a second person, the oldest first. */
export function LimitRequests() {
  const session = useSession();
  const [deciding, setDeciding] = useState<{ request: LimitRequest; isApproved: boolean }>();
  const list = useList<LimitRequest, never, 'askedAt'>(shape, ({ sort, cursor }, signal) =>
    call('GET /coordinator/limit-requests', { query: { sort, ...(cursor !== undefined && { cursor }) }, signal }),
  );
  const backToQueue = useBackToQueue();
  const close = () => {
    setDeciding(undefined);
    list.refresh();
  };
  return (
    <WaitingPage
      title={texts.title}
      list={list}
      dialog={
        deciding ? (
          <DecisionDialog {...deciding} onDecided={() => backToQueue(deciding.request.id)} onClose={close} />
        ) : null
      }
    >
      <p>
        <Link className="button" to="/limites/cliente">
          {customerTexts.open}
        </Link>
      </p>
      <WaitingList
        list={list}
        className="limit-requests"
        texts={texts}
        renderCard={(request) => (
          <RequestCard
            key={request.id}
            request={request}
            isOwn={request.askedBy.id === session?.user.id}
            isHeldElsewhere={request.claim !== null && request.claim.by.id !== session?.user.id}
            onDecide={(isApproved) => setDeciding({ request, isApproved })}
          />
        )}
      />
    </WaitingPage>
  );
}
