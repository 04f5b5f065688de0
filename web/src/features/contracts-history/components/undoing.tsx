import { useSentOnce } from '../../../domain/sending/use-sent-once.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import type { Counter } from '../../../domain/counter/use-counter.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { isStanding, type PaymentOfHistory, type UndoAsk, type Undone, undoPayment } from '../calls.ts';
import { undoTexts as texts } from '../texts.ts';
import { LostOutcome } from './lost-outcome.tsx';
import { UndoDialog } from './undo-dialog.tsx';

const TOAST_MS = 5_000;

interface UndoingProps {
  contractId: string;
  counter: Counter;
  /** What is asked to be taken back. */
  payment: PaymentOfHistory | null;
  onClose: () => void;
  onAnswered: () => void;
}

/** What becomes of a payment that is taken back: asked for, done once whatever happens to the answer, and told. */
export function Undoing({ contractId, counter, payment, onClose, onAnswered }: UndoingProps) {
  const toast = useToast();
  const { state, send, check, forget } = useSentOnce<UndoAsk, Undone>({
    name: 'undo',
    operatorId: counter.operatorId,
    send: async (ask) => {
      const undone = await undoPayment(ask);
      toast.show({ kind: 'success', text: texts.done(formatReais(ask.total)), ms: TOAST_MS });
      return undone;
    },
    isUntouched: isStanding,
    onAnswered,
  });
  const { storeId } = counter;
  return (
    <>
      <LostOutcome
        state={state}
        texts={texts}
        notDoneMeaning={({ total }) => texts.notDoneMeaning(formatReais(total))}
        onSend={(ask) => void send(ask)}
        onCheck={check}
        onForget={forget}
      />
      {state.step === 'refused' && payment === null ? (
        <Banner kind="danger" isLive>
          {errorText(state.error, brandName())}
        </Banner>
      ) : null}
      {payment !== null && storeId !== null ? (
        <UndoDialog
          payment={payment}
          onSend={async (said) => {
            const refusal = await send({ paymentId: payment.id, contractId, total: payment.total, storeId, ...said });
            if (refusal === undefined) return;
            // The dialog says it.
            forget();
            throw refusal;
          }}
          storeId={storeId}
          onClose={onClose}
        />
      ) : null}
    </>
  );
}
