import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ReasonDialog } from '../../../domain/reasons/reason-dialog.tsx';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { type KindInfo, type Policy, usePolicyActs } from '../policy-calls.ts';
import { mayEnter } from '../rules/lines.ts';
import { texts } from '../texts.ts';

/** What may be done with a policy: a newer one from it, the former one back, withdrawn, or approved. */
export function PolicyActs({ policy, kind }: { policy: Policy; kind: KindInfo }) {
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { withdraw, approve } = usePolicyActs();
  const session = useSession();
  const toast = useToast();
  const { id, status, supersedes } = policy;
  if (kind.scopes.length === 0) return null;
  const isMine = mayEnter(kind, policy);
  const isOwn = policy.author.operatorId === session?.user.id;
  const hasNotBegun = status === 'FUTURE' || status === 'WAITING';
  const approveIt = () =>
    approve.mutate(id, { onSuccess: () => toast.show({ kind: 'success', text: texts.approved }) });
  return (
    <>
      {approve.error ? (
        <Banner kind="danger" isLive>
          {errorText(approve.error, brandName())}
        </Banner>
      ) : null}
      {status === 'WAITING' && isMine && isOwn ? <Banner kind="info">{texts.ownWaits}</Banner> : null}
      <div className="policy-acts">
        {status === 'WAITING' && isMine && !isOwn ? (
          <Button kind="primary" onClick={approveIt} busyText={approve.isPending ? texts.approving : undefined}>
            {texts.approve}
          </Button>
        ) : null}
        <Link to="/politicas/nova" search={{ de: id }} className="button button-secondary">
          {isMine ? texts.change : texts.copy}
        </Link>
        {isMine && supersedes !== null && (status === 'IN_FORCE' || status === 'FUTURE') ? (
          <Link to="/politicas/nova" search={{ de: supersedes, desfaz: id }} className="button button-secondary">
            {texts.undo}
          </Link>
        ) : null}
        {isMine && hasNotBegun ? <Button onClick={() => setWithdrawing(true)}>{texts.withdraw}</Button> : null}
      </div>
      {isWithdrawing ? (
        <ReasonDialog
          title={texts.withdrawTitle}
          confirm={texts.withdraw}
          busyText={texts.withdrawing}
          cancel={texts.cancel}
          label={texts.reason}
          hint={texts.withdrawHint}
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
