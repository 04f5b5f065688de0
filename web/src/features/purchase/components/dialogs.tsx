import { planText } from '../../../domain/contracts/texts.ts';
import { totalWithFee } from '../../../domain/contracts/totals.ts';
import { FullScreenLoader } from '../../../ui/feedback/full-screen-loader.tsx';
import { selectedProposal } from '../machine/context.ts';
import type { Purchase } from '../use-purchase.ts';
import { AbandonDialog } from './abandon-dialog.tsx';
import { CodeDialog } from './code/dialog.tsx';
import { ConfirmStoreDialog } from '../../../domain/counter/confirm-store-dialog.tsx';
import { ConfirmPurchaseDialog } from './confirm-purchase-dialog.tsx';
import { ConfirmDeviceDialog } from './device/confirm-device-dialog.tsx';
import { LockDialog } from './device/lock-dialog.tsx';
import { LostAnswerDialog } from '../../../domain/counter/lost-answer-dialog.tsx';
import { counterTexts, totalText } from '../../../domain/counter/texts.ts';
import { abandonTexts, codeTexts, lostTexts, texts } from '../texts.ts';

interface PurchaseDialogsProps {
  purchase: Purchase;
  analystWhatsapp: string | null;
  /** The provider's name, as the sentences quote it. */
  brand: string;
}

/** Everything that covers the purchase, by the state of its statechart. */
export function PurchaseDialogs({ purchase, analystWhatsapp, brand }: PurchaseDialogsProps) {
  const { snapshot, send } = purchase;
  const isConcluding = snapshot.matches('accepting') || snapshot.matches('finished');
  return (
    <>
      {snapshot.matches('confirmingStore') ? (
        <ConfirmStoreDialog
          storeName={snapshot.context.store?.name}
          onConfirm={() => send({ type: 'CONFIRM' })}
          onRefuse={() => send({ type: 'CANCEL' })}
        />
      ) : null}
      <ConfirmingDevice purchase={purchase} brand={brand} />
      <ConfirmPurchaseDialog
        open={snapshot.matches('confirming') && snapshot.context.device === null}
        proposal={selectedProposal(snapshot.context)}
        fee={snapshot.context.offer?.customerFeeValue ?? 0}
        onConfirm={() => send({ type: 'CONFIRM' })}
        onCancel={() => send({ type: 'CANCEL' })}
      />
      {snapshot.matches('creatingVerification') ? <FullScreenLoader text={codeTexts.opening} /> : null}
      {snapshot.matches('verifying') ? <Verifying purchase={purchase} analystWhatsapp={analystWhatsapp} /> : null}
      {snapshot.matches('locking') ? <LockDialog purchase={purchase} /> : null}
      {isConcluding ? <FullScreenLoader text={texts.makingReceipt} /> : null}
      {snapshot.matches('checkingOutcome') ? <FullScreenLoader text={lostTexts.checking} /> : null}
      <LostOutcome purchase={purchase} />
    </>
  );
}

function ConfirmingDevice({ purchase: { snapshot, send }, brand }: Pick<PurchaseDialogsProps, 'purchase' | 'brand'>) {
  const { device, offer } = snapshot.context;
  const proposal = selectedProposal(snapshot.context);
  if (!snapshot.matches('confirming') || !device || !offer || !proposal) return null;
  return (
    <ConfirmDeviceDialog
      offer={offer}
      proposal={proposal}
      device={device}
      brand={brand}
      onVerified={(imei) => send({ type: 'IMEI_VERIFIED', imei })}
      onConfirm={() => send({ type: 'CONFIRM' })}
      onCancel={() => send({ type: 'CANCEL' })}
    />
  );
}

function Verifying({ purchase, analystWhatsapp }: Omit<PurchaseDialogsProps, 'brand'>) {
  const { snapshot, send, sell } = purchase;
  const { verification, resendReadyAt, offer } = snapshot.context;
  const fee = offer?.customerFeeValue ?? 0;
  const proposal = selectedProposal(snapshot.context);
  if (!verification) return null;
  const isChecking = snapshot.matches({ verifying: 'checkingCode' }) || snapshot.matches({ verifying: 'askingStatus' });
  const isSending = snapshot.matches({ verifying: 'resendingCode' });
  return (
    <>
      <CodeDialog
        verification={verification}
        resendReadyAt={resendReadyAt}
        wait={isChecking ? 'checking' : isSending ? 'sending' : null}
        isVerified={verification.wasVerified}
        refusalText={snapshot.context.refusal?.message ?? null}
        planText={proposal ? codeTexts.plan(planText(proposal), totalText(totalWithFee(proposal, fee), fee)) : ''}
        analystWhatsapp={analystWhatsapp}
        onCheck={(code) => send({ type: 'CHECK_CODE', code })}
        onResend={(channel) => send({ type: 'RESEND', channel })}
        goesOn={snapshot.context.device !== null}
        onFinish={() => (snapshot.context.device ? send : sell)({ type: 'FINISH' })}
        onCancel={() => send({ type: 'CANCEL' })}
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

function LostOutcome({ purchase: { snapshot, send, sell } }: { purchase: Purchase }) {
  if (snapshot.matches('outcomeUnknown')) {
    return (
      <LostAnswerDialog
        title={lostTexts.unknown}
        waitText={counterTexts.askingAgain}
        actText={counterTexts.checkNow}
        onAct={() => send({ type: 'RETRY' })}
      >
        <p>{lostTexts.unknownMeaning}</p>
      </LostAnswerDialog>
    );
  }
  if (!snapshot.matches('notConcluded')) return null;
  return (
    <LostAnswerDialog
      title={lostTexts.notConcluded}
      backText={counterTexts.back}
      onBack={() => send({ type: 'CANCEL' })}
      actText={counterTexts.tryAgain}
      onAct={() => sell({ type: 'RETRY' })}
    >
      <p>{lostTexts.notConcludedMeaning}</p>
    </LostAnswerDialog>
  );
}
