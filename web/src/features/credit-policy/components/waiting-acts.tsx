import { useState } from 'react';
import { ReasonDialog } from '../../../domain/reasons/reason-dialog.tsx';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { type PolicyHead, useCreditActs } from '../calls.ts';
import { texts } from '../texts.ts';

/** What a second person does with a policy that waits, and its author not. */
export function WaitingActs({ policy: { id, author, status } }: { policy: PolicyHead }) {
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { approve, withdraw } = useCreditActs();
  const session = useSession();
  const toast = useToast();
  if (status !== 'WAITING' && status !== 'FUTURE') return null;
  const isOwn = author.operatorId === session?.user.id;
  const approveIt = () =>
    approve.mutate(id, { onSuccess: () => toast.show({ kind: 'success', text: texts.approved }) });
  return (
    <>
      {approve.error ? (
        <Banner kind="danger" isLive>
          {errorText(approve.error, brandName())}
        </Banner>
      ) : null}
      {status === 'WAITING' && isOwn ? <Banner kind="info">{texts.ownWaits}</Banner> : null}
      {status === 'WAITING' && !isOwn ? (
        <Button kind="primary" onClick={approveIt} busyText={approve.isPending ? texts.approving : undefined}>
          {texts.approve}
        </Button>
      ) : null}
      <Button onClick={() => setWithdrawing(true)}>{texts.withdraw}</Button>
      {isWithdrawing ? (
        <ReasonDialog
          title={texts.withdrawTitle}
          confirm={texts.withdraw}
          busyText={texts.withdrawing}
          cancel={texts.keep}
          label={texts.reason}
          hint={texts.reasonHint}
          kind="danger"
          onClose={() => setWithdrawing(false)}
          onSend={async (reason) => {
            await withdraw.mutateAsync({ id, reason });
            toast.show({ kind: 'success', text: texts.withdrawn });
          }}
        >
          <p>{texts.withdrawText}</p>
        </ReasonDialog>
      ) : null}
    </>
  );
}
