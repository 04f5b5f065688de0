import { useNavigate } from '@tanstack/react-router';
import { LostAnswerDialog } from '../../../domain/counter/lost-answer-dialog.tsx';
import { ReceiptLink } from '../../../domain/counter/receipt-link.tsx';
import { counterTexts } from '../../../domain/counter/texts.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { paymentReceiptsPath } from '../../../domain/payments/payment-calls.ts';
import { PixWaiting } from '../../../domain/payments/pix-waiting.tsx';
import { pixTexts } from '../../../domain/payments/texts.ts';
import { SendReceiptButton } from '../../../domain/receipts/send-receipt.tsx';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { FullScreenLoader } from '../../../ui/feedback/full-screen-loader.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { doneTexts } from '../texts.ts';
import { amountPixTexts as texts } from './texts.ts';
import type { AmountPix, useAmountPix } from './use-amount-pix.ts';

interface AmountPixOutcomeProps {
  contractNumber: string;
  pix: ReturnType<typeof useAmountPix>;
}

/** A charge from its making to its money: its code, what came, or that nobody knows yet. */
export function AmountPixOutcome({ contractNumber, pix }: AmountPixOutcomeProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const { state } = pix;
  const cancel = async () => {
    const error = await pix.cancel();
    if (error !== undefined) toast.show({ kind: 'danger', text: errorText(error, brandName(), 'payments') });
  };
  switch (state.step) {
    case 'idle':
    case 'refused':
      return null;
    case 'charging':
      return <FullScreenLoader text={pixTexts.charging} />;
    case 'finding':
      return <FullScreenLoader text={pixTexts.finding} />;
    case 'unfound':
      return (
        <LostAnswerDialog
          title={texts.unfound}
          backText={counterTexts.back}
          onBack={pix.forget}
          actText={counterTexts.checkNow}
          onAct={() => void pix.find()}
        >
          <p>{pixTexts.mayBePaid}</p>
        </LostAnswerDialog>
      );
    case 'unknown':
      return (
        <LostAnswerDialog
          title={pixTexts.unknown}
          actText={counterTexts.checkNow}
          onAct={() => void pix.charge(state.ask)}
        >
          <p>{texts.unknownMeaning}</p>
        </LostAnswerDialog>
      );
    case 'waiting':
      return (
        <PixWaiting
          charge={state.charge}
          isCanceling={state.isCanceling}
          leaveMeaning={texts.leaving}
          onCancel={() => void cancel()}
          onServeAnother={() => void navigate({ to: '/caixa/pagamentos', state: {} })}
        />
      );
    case 'over':
      return <Banner kind="attention" isLive title={pixTexts.over} />;
    case 'received':
      return <Received state={state} contractNumber={contractNumber} />;
  }
}

function Received({ state, contractNumber }: { state: AmountPix & { step: 'received' }; contractNumber: string }) {
  const { value, outcome, appliedValue, unappliedValue, paymentId } = state.receipt;
  return (
    <Banner
      kind={outcome === 'SETTLED' ? 'success' : 'attention'}
      isLive
      title={texts.received(formatReais(value), contractNumber)}
      actions={
        paymentId === null ? undefined : (
          <>
            <ReceiptLink href={paymentReceiptsPath([paymentId])} text={doneTexts.receipt} isMain />
            <SendReceiptButton receipts={{ kind: 'PAYMENT', ids: [paymentId] }} />
          </>
        )
      }
    >
      {outcome === 'SETTLED' ? null : pixTexts.other(appliedValue, unappliedValue)}
    </Banner>
  );
}
