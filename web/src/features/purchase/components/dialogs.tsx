import { FullScreenLoader } from '../../../ui/feedback/full-screen-loader.tsx';
import { selectedProposal } from '../machine/context.ts';
import type { Purchase } from '../use-purchase.ts';
import { ConfirmStoreDialog } from '../../../domain/counter/confirm-store-dialog.tsx';
import { ConfirmPurchaseDialog } from './confirm-purchase-dialog.tsx';
import { Verifying } from './verifying.tsx';
import { LostAnswerDialog } from '../../../domain/counter/lost-answer-dialog.tsx';
import { counterTexts } from '../../../domain/counter/texts.ts';
import { codeTexts, lostTexts, texts } from '../texts.ts';

interface PurchaseDialogsProps {
  purchase: Purchase;
  analystWhatsapp: string | null;
}

/** Everything that covers the purchase, by the state of its statechart. */
export function PurchaseDialogs({ purchase, analystWhatsapp }: PurchaseDialogsProps) {
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
      <ConfirmPurchaseDialog
        open={snapshot.matches('confirming')}
        proposal={selectedProposal(snapshot.context)}
        fee={snapshot.context.offer?.customerFeeValue ?? 0}
        onConfirm={() => send({ type: 'CONFIRM' })}
        onCancel={() => send({ type: 'CANCEL' })}
      />
      {snapshot.matches('creatingVerification') ? <FullScreenLoader text={codeTexts.opening} /> : null}
      {snapshot.matches('verifying') ? <Verifying purchase={purchase} analystWhatsapp={analystWhatsapp} /> : null}
      {isConcluding ? <FullScreenLoader text={texts.makingReceipt} /> : null}
      {snapshot.matches('checkingOutcome') ? <FullScreenLoader text={lostTexts.checking} /> : null}
      <LostOutcome purchase={purchase} />
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
