import { FullScreenLoader } from '../../../ui/feedback/full-screen-loader.tsx';
import { selectedProposal } from '../machine/context.ts';
import type { Purchase } from '../use-purchase.ts';
import { ConfirmStoreDialog } from '../../../domain/counter/confirm-store-dialog.tsx';
import { ConfirmPurchaseDialog } from './confirm/confirm-purchase-dialog.tsx';
import { ConfirmDeviceDialog } from './device/confirm-device-dialog.tsx';
import { DownPaymentApproval } from './fit/down-payment-approval.tsx';
import { LockDialog } from './device/lock-dialog.tsx';
import { Verifying } from './verifying.tsx';
import { LostAnswerDialog } from '../../../domain/counter/lost-answer-dialog.tsx';
import { counterTexts } from '../../../domain/counter/texts.ts';
import { codeTexts, lostTexts, texts } from '../texts.ts';

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
      <Confirming purchase={purchase} brand={brand} />
      {snapshot.matches('creatingVerification') ? <FullScreenLoader text={codeTexts.opening} /> : null}
      {snapshot.matches('verifying') ? <Verifying purchase={purchase} analystWhatsapp={analystWhatsapp} /> : null}
      {snapshot.matches('locking') ? <LockDialog purchase={purchase} /> : null}
      {isConcluding ? <FullScreenLoader text={texts.makingReceipt} /> : null}
      {snapshot.matches('checkingOutcome') ? <FullScreenLoader text={lostTexts.checking} /> : null}
      <LostOutcome purchase={purchase} />
      <DownPaymentApproval purchase={purchase} />
    </>
  );
}

function Confirming({ purchase: { snapshot, send }, brand }: Pick<PurchaseDialogsProps, 'purchase' | 'brand'>) {
  const { device, offer } = snapshot.context;
  const proposal = selectedProposal(snapshot.context);
  if (!snapshot.matches('confirming') || !offer || !proposal) return null;
  const answers = { onConfirm: () => send({ type: 'CONFIRM' }), onCancel: () => send({ type: 'CANCEL' }) };
  if (!device) return <ConfirmPurchaseDialog offer={offer} proposal={proposal} {...answers} />;
  return (
    <ConfirmDeviceDialog
      offer={offer}
      proposal={proposal}
      device={device}
      brand={brand}
      onVerified={(imei) => send({ type: 'IMEI_VERIFIED', imei })}
      {...answers}
    />
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
