import { formatDateTime } from '@balcao/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { ReceiptLink } from '../../../domain/counter/receipt-link.tsx';
import type { Counter } from '../../../domain/counter/use-counter.ts';
import { useSentOnce } from '../../../domain/sending/use-sent-once.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { Money } from '../../../ui/data/money.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { isUntouched, type ReturnAsk, type ReturnDone, returnOptions, returnReceiptPath, sendReturn } from './calls.ts';
import { ReturnDialog } from './return-dialog.tsx';
import { ReturnOutcome } from './return-outcome.tsx';
import { reasonTexts, returnDoneTexts as texts } from './texts.ts';

interface ReturnsProps {
  contract: { id: string; number: string };
  counter: Counter;
  isAsked: boolean;
  onClose: () => void;
  onAnswered: () => void;
}

/** What becomes of a purchase that is undone: asked for, done once, and told. */
export function Returns({ contract, counter, isAsked, onClose, onAnswered }: ReturnsProps) {
  const { state, send, check, forget } = useSentOnce<ReturnAsk, ReturnDone>({
    name: 'return',
    operatorId: counter.operatorId,
    send: sendReturn,
    isUntouched,
    onAnswered,
  });
  const { storeId } = counter;
  const isAsking = state.step === 'idle' || state.step === 'sending' || state.step === 'refused';
  return (
    <>
      <ReturnOutcome state={state} onSend={(ask) => void send(ask)} onCheck={check} onForget={forget} />
      {state.step === 'refused' && !isAsked ? (
        <Banner kind="danger" isLive>
          {errorText(state.error, brandName())}
        </Banner>
      ) : null}
      {isAsked && isAsking && storeId !== null ? (
        <ReturnDialog
          contract={contract}
          storeId={storeId}
          isSending={state.step === 'sending'}
          onSend={async (ask) => {
            const refusal = await send(ask);
            if (refusal === undefined) onClose();
            return refusal;
          }}
          onClose={onClose}
        />
      ) : null}
    </>
  );
}

/** Cancellations and returns of a contract, the last first. */
export function ReturnsDone({ contractId }: { contractId: string }) {
  const { data } = useQuery({
    queryKey: queryKeys.returnOptionsOf(contractId),
    queryFn: () => returnOptions(contractId),
    staleTime: 0,
    retry: false,
  });
  if (!data || data.done.length === 0) return null;
  return (
    <section className="history-part" aria-labelledby="history-returns">
      <h3 id="history-returns">{texts.history}</h3>
      <ol className="history-payments">
        {data.done.map((one) => (
          <li key={one.id}>
            <div className="history-payment-what">
              <p>
                <strong>
                  <Money reais={one.value} />
                </strong>{' '}
                {one.refund > 0 ? texts.refunded(one.refund) : null}
              </p>
              <p className="history-soft">
                {texts.line(reasonTexts[one.reason], formatDateTime(one.canceledAt), one.storeName, one.operatorName)}
              </p>
              {one.approverName === null ? null : <p className="history-soft">{texts.approvedBy(one.approverName)}</p>}
              {one.note === null ? null : <p className="history-soft">{one.note}</p>}
            </div>
            <div className="history-payment-acts">
              <ReceiptLink href={returnReceiptPath(contractId)} text={texts.receipt} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
