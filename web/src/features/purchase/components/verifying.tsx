import { planText } from '../../../domain/contracts/texts.ts';
import { totalWithFee } from '../../../domain/contracts/totals.ts';
import { totalText } from '../../../domain/counter/texts.ts';
import { ServeAnother } from '../../../domain/counter/serve-another.tsx';
import { selectedProposal } from '../machine/context.ts';
import { isByFace } from '../rules/verification-kind.ts';
import { abandonTexts, codeTexts, leftTexts } from '../texts.ts';
import type { Purchase } from '../use-purchase.ts';
import { AbandonDialog } from './abandon-dialog.tsx';
import { CodeDialog } from './code/dialog.tsx';
import { DeniedDialog } from './denied-dialog.tsx';
import { FaceDialog } from './face/dialog.tsx';

interface VerifyingProps {
  purchase: Purchase;
  analystWhatsapp: string | null;
}

/** What the customer is asked to authorise with: a code, a face, or what an analyst says. */
export function Verifying({ purchase, analystWhatsapp }: VerifyingProps) {
  const { snapshot, send, sell } = purchase;
  const { verification, resendReadyAt, offer, isFaceMissed, refusal } = snapshot.context;
  if (!verification) return null;
  const fee = offer?.customerFeeValue ?? 0;
  const proposal = selectedProposal(snapshot.context);
  const isIn = (
    verifying:
      | 'waitingCode'
      | 'looking'
      | 'checkingCode'
      | 'askingStatus'
      | 'resendingCode'
      | 'confirmingFace'
      | 'requestingAnalyst'
      | 'withdrawing',
  ) => snapshot.matches({ verifying });
  const shared = {
    verification,
    resendReadyAt,
    onResend: (channel: typeof verification.communicationChannel) => send({ type: 'RESEND', channel }),
    onCancel: () => send({ type: 'CANCEL' }),
    meanwhile: (
      <ServeAnother
        meaning={leftTexts.meaning}
        isBusy={!isIn('waitingCode') && !isIn('looking')}
        onLeave={() => send({ type: 'SERVE_ANOTHER' })}
      />
    ),
  };
  if (verification.status === 'DENIED') return <DeniedDialog onClose={shared.onCancel} />;
  if (isByFace(verification)) {
    return (
      <FaceDialog
        {...shared}
        wait={
          isIn('confirmingFace')
            ? 'confirming'
            : isIn('requestingAnalyst')
              ? 'asking'
              : isIn('resendingCode')
                ? 'sending'
                : null
        }
        isMissed={isFaceMissed}
        onConfirm={() => send({ type: 'CONFIRM_FACE' })}
        onAskAnalyst={() => send({ type: 'ASK_ANALYST' })}
      />
    );
  }
  // A device is locked before it is sold.
  const goesOn = offer?.sourceProduct === 'SMARTPHONE_SALE';
  const isChecking = isIn('checkingCode') || isIn('askingStatus');
  return (
    <>
      <CodeDialog
        {...shared}
        wait={isChecking ? 'checking' : isIn('resendingCode') ? 'sending' : isIn('withdrawing') ? 'closing' : null}
        isVerified={verification.wasVerified}
        refusalText={refusal?.message ?? null}
        planText={proposal ? codeTexts.plan(planText(proposal), totalText(totalWithFee(proposal, fee), fee)) : ''}
        analystWhatsapp={analystWhatsapp}
        goesOn={goesOn}
        onCheck={(code) => send({ type: 'CHECK_CODE', code })}
        onFinish={() => (goesOn ? send : sell)({ type: 'FINISH' })}
      />
      <AbandonDialog
        open={snapshot.matches({ verifying: 'abandoning' })}
        leaveText={abandonTexts.cancelPurchase}
        onStay={() => send({ type: 'CANCEL' })}
        onLeave={() => send({ type: 'ABANDON' })}
      />
    </>
  );
}
