import { useRef, useState } from 'react';
import { useBackToQueue, useLedTo } from '../../../domain/desk/item-in-navigation.ts';
import { deskTexts } from '../../../domain/desk/texts.ts';
import { ReasonDialog } from '../../../domain/reasons/reason-dialog.tsx';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { type CareRequest, sendDecision, useCareRequests } from '../calls.ts';
import { askedByText, heldText, texts, whatText } from '../texts.ts';

interface Deciding {
  request: CareRequest;
  isApproved: boolean;
}

/** What waits for a second person, the oldest first. */
export function WaitingRequests({ onDone }: { onDone: () => void }) {
  const list = useCareRequests();
  const [deciding, setDeciding] = useState<Deciding>();
  const cards = useRef<HTMLUListElement>(null);
  const backToQueue = useBackToQueue();
  useLedTo({
    rows: list.data?.items ?? [],
    isLoading: list.data === undefined || list.isFetching,
    idOf: ({ id }) => id,
    open: ({ id }) => cards.current?.querySelector<HTMLElement>(`[data-request="${id}"]`)?.focus(),
    // The list has all that waits.
    openUnseen: () => undefined,
  });
  return (
    <section className="care-part">
      <h2>{texts.waiting}</h2>
      {list.isLoading ? <SkeletonRows label={texts.loading} rows={2} /> : null}
      {list.error ? (
        <EmptyState
          title={errorText(list.error, brandName())}
          actions={<Button onClick={() => void list.refetch()}>{deskTexts.tryAgain}</Button>}
        />
      ) : null}
      {list.data?.items.length === 0 ? (
        <EmptyState title={texts.noneWaiting}>{texts.noneWaitingHint}</EmptyState>
      ) : null}
      <ul ref={cards} className="care-requests">
        {list.data?.items.map((request) => (
          <RequestCard
            key={request.id}
            request={request}
            onDecide={(isApproved) => setDeciding({ request, isApproved })}
          />
        ))}
      </ul>
      {deciding ? (
        <DecisionDialog
          {...deciding}
          onDone={() => {
            onDone();
            backToQueue(deciding.request.id);
          }}
          onClose={() => setDeciding(undefined)}
        />
      ) : null}
    </section>
  );
}

function RequestCard({ request, onDecide }: { request: CareRequest; onDecide: (isApproved: boolean) => void }) {
  const userId = useSession()?.user.id;
  const { askedBy, claim } = request;
  return (
    <li className="care-request" data-request={request.id} tabIndex={-1}>
      <h3>{request.borrowerName}</h3>
      <p>
        <strong>{whatText(request)}</strong>
      </p>
      <p>
        {texts.reason}: {request.reason}
      </p>
      <p className="care-soft">{askedByText(request)}</p>
      {askedBy?.id === userId ? (
        <p className="care-soft">{texts.own}</p>
      ) : claim && claim.by.id !== userId ? (
        <StatusBadge tone="info" icon="person" text={heldText(claim.by.name)} />
      ) : (
        <div className="care-acts">
          <Button onClick={() => onDecide(false)}>{texts.refuse}</Button>
          <Button kind="primary" onClick={() => onDecide(true)}>
            {texts.approve}
          </Button>
        </div>
      )}
    </li>
  );
}

function DecisionDialog({
  request,
  isApproved,
  onDone,
  onClose,
}: Deciding & { onDone: () => void; onClose: () => void }) {
  const toast = useToast();
  const send = async (reason: string) => {
    await sendDecision(request, isApproved, reason);
    toast.show({ kind: 'success', text: isApproved ? texts.approved : texts.refused });
    onDone();
  };
  return (
    <ReasonDialog
      title={isApproved ? texts.approveTitle : texts.refuseTitle}
      confirm={isApproved ? texts.approve : texts.refuse}
      busyText={texts.deciding}
      kind={isApproved ? 'danger' : 'primary'}
      cancel={texts.cancel}
      label={texts.reason}
      hint={texts.reasonHint}
      onSend={send}
      onClose={onClose}
    >
      <p>
        <strong>{request.borrowerName}</strong>
        <br />
        {whatText(request)}
      </p>
    </ReasonDialog>
  );
}
