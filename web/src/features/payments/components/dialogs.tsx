import { FullScreenLoader } from '../../../ui/feedback/full-screen-loader.tsx';
import type { Payment } from '../use-payment.ts';
import { ConfirmStoreDialog } from '../../../domain/counter/confirm-store-dialog.tsx';
import { LostAnswerDialog } from '../../../domain/counter/lost-answer-dialog.tsx';
import { PaymentConfirmation } from './confirmation.tsx';
import { counterTexts } from '../../../domain/counter/texts.ts';
import { PixWaiting } from '../../../domain/payments/pix-waiting.tsx';
import { pixTexts } from '../../../domain/payments/texts.ts';
import { leftTexts, lostTexts, texts } from '../texts.ts';

/** Everything that covers the payment, by the state of its statechart. */
export function PaymentDialogs({ payment }: { payment: Payment }) {
  const { snapshot, send } = payment;
  return (
    <>
      {snapshot.matches('confirmingStore') ? (
        <ConfirmStoreDialog
          storeName={snapshot.context.store?.name}
          onConfirm={() => send({ type: 'CONFIRM' })}
          onRefuse={() => send({ type: 'CANCEL' })}
        />
      ) : null}
      {snapshot.matches('waitingConfirmation') ? <PaymentConfirmation payment={payment} /> : null}
      {snapshot.matches('chargingPix') ? <FullScreenLoader text={pixTexts.charging} /> : null}
      {snapshot.matches('findingPix') ? <FullScreenLoader text={pixTexts.finding} /> : null}
      {snapshot.context.pix ? (
        <PixWaiting
          charge={snapshot.context.pix}
          isCanceling={snapshot.matches('cancelingPix')}
          leaveMeaning={leftTexts.meaning}
          onCancel={() => send({ type: 'CANCEL' })}
          onServeAnother={() => send({ type: 'SERVE_ANOTHER' })}
        />
      ) : null}
      {snapshot.matches('paying') ? <FullScreenLoader text={texts.makingReceipts} /> : null}
      {snapshot.matches('checkingPayment') ? <FullScreenLoader text={lostTexts.checking} /> : null}
      <LostPayment payment={payment} />
    </>
  );
}

function LostPayment({ payment: { snapshot, send } }: { payment: Payment }) {
  if (snapshot.matches('chargeUnknown')) {
    return (
      <LostAnswerDialog
        title={pixTexts.unknown}
        backText={counterTexts.back}
        onBack={() => send({ type: 'CANCEL' })}
        actText={counterTexts.checkNow}
        onAct={() => send({ type: 'RETRY' })}
      >
        <p>{pixTexts.mayBePaid}</p>
        <p>{pixTexts.unknownMeaning}</p>
      </LostAnswerDialog>
    );
  }
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
  if (!snapshot.matches('notReceived')) return null;
  return (
    <LostAnswerDialog
      title={lostTexts.notReceived}
      backText={counterTexts.back}
      onBack={() => send({ type: 'CANCEL' })}
      actText={counterTexts.tryAgain}
      onAct={() => send({ type: 'RETRY' })}
    >
      <p>{lostTexts.notReceivedMeaning}</p>
    </LostAnswerDialog>
  );
}
