import { Link } from '@tanstack/react-router';
import { LostAnswerDialog } from '../../../domain/counter/lost-answer-dialog.tsx';
import { ReceiptLink } from '../../../domain/counter/receipt-link.tsx';
import { counterTexts } from '../../../domain/counter/texts.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { paymentReceiptsPath } from '../../../domain/payments/payment-calls.ts';
import { SendReceiptButton } from '../../../domain/receipts/send-receipt.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { FullScreenLoader } from '../../../ui/feedback/full-screen-loader.tsx';
import type { AmountAsk } from '../calls.ts';
import { doneTexts as texts } from '../texts.ts';
import type { Receiving } from '../use-receiving.ts';

interface OutcomeProps {
  state: Receiving;
  onSend: (ask: AmountAsk) => void;
  onCheck: (ask: AmountAsk) => void;
  onForget: () => void;
}

/** What became of an amount that was sent: received with its receipt, or not known yet. */
export function ReceivingOutcome({ state, onSend, onCheck, onForget }: OutcomeProps) {
  if (state.step === 'done') {
    const { ask, answer: paid } = state;
    return (
      <Banner
        kind="success"
        isLive
        title={texts.received(ask.amount, ask.contractNumber)}
        actions={
          <>
            <ReceiptLink href={paymentReceiptsPath([paid.paymentId])} text={texts.receipt} isMain />
            <SendReceiptButton receipts={{ kind: 'PAYMENT', ids: [paid.paymentId] }} />
            <Link className="button" to="/caixa/pagamentos" state={{}}>
              {texts.next}
            </Link>
          </>
        }
      >
        {paid.openInstallments === 0 ? texts.paidOff : texts.left(formatReais(paid.remainingPayoff))}
      </Banner>
    );
  }
  if (state.step === 'checking') return <FullScreenLoader text={texts.checking} />;
  if (state.step === 'unknown') {
    return (
      <LostAnswerDialog
        title={texts.unknown}
        waitText={counterTexts.askingAgain}
        actText={counterTexts.checkNow}
        onAct={() => onCheck(state.ask)}
      >
        <p>{texts.unknownMeaning}</p>
      </LostAnswerDialog>
    );
  }
  if (state.step !== 'notDone') return null;
  return (
    <LostAnswerDialog
      title={texts.notReceived}
      backText={counterTexts.back}
      onBack={onForget}
      actText={counterTexts.tryAgain}
      onAct={() => onSend(state.ask)}
    >
      <p>{texts.notReceivedMeaning(formatReais(state.ask.amount), state.ask.contractNumber)}</p>
    </LostAnswerDialog>
  );
}
