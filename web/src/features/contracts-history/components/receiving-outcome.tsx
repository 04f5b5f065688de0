import { Link } from '@tanstack/react-router';
import { ReceiptLink } from '../../../domain/counter/receipt-link.tsx';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { paymentReceiptsPath } from '../../../domain/payments/payment-calls.ts';
import { SendReceiptButton } from '../../../domain/receipts/send-receipt.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import type { AmountAsk } from '../calls.ts';
import { doneTexts as texts } from '../texts.ts';
import type { Receiving } from '../use-receiving.ts';
import { LostOutcome } from './lost-outcome.tsx';

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
  return (
    <LostOutcome
      state={state}
      texts={{ ...texts, notDone: texts.notReceived }}
      notDoneMeaning={(ask) => texts.notReceivedMeaning(formatReais(ask.amount), ask.contractNumber)}
      onSend={onSend}
      onCheck={onCheck}
      onForget={onForget}
    />
  );
}
