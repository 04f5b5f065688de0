import { formatDateTime } from '@balcao/contract/kernel';
import { useState } from 'react';
import type { Borrower } from '../../../domain/borrowers/borrower.ts';
import type { Counter } from '../../../domain/counter/use-counter.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import type { PaymentOfHistory } from '../calls.ts';
import { type ContractInHistory, isPayable } from '../rules/contracts.ts';
import { texts } from '../texts.ts';
import type { useHistory } from '../use-history.ts';
import { useReceiving } from '../use-receiving.ts';
import { AmountPixOutcome } from '../amount-pix/amount-pix.tsx';
import { useAmountPix } from '../amount-pix/use-amount-pix.ts';
import { AmountDialog } from './amount-dialog.tsx';
import { ContractPapers } from './contract-papers.tsx';
import { Installments } from './installments.tsx';
import { Payments } from './payments.tsx';
import { PayoffDialog } from './payoff-dialog.tsx';
import { ReceivingOutcome } from './receiving-outcome.tsx';
import { Returns, ReturnsDone } from '../returns/returns.tsx';
import { returnTexts } from '../returns/texts.ts';
import { Undoing } from './undoing.tsx';

interface ContractPaperProps {
  contract: ContractInHistory;
  customer: Borrower;
  counter: Counter;
  history: ReturnType<typeof useHistory>;
}

type Asked = { kind: 'payoff' | 'amount' | 'return' } | { kind: 'undo'; payment: PaymentOfHistory } | null;

/** One contract: installments, what was received, and what may be done; prints as the customer's statement. */
export function ContractPaper({ contract, customer, counter, history }: ContractPaperProps) {
  const [asked, setAsked] = useState<Asked>(null);
  const [openedAt] = useState(() => new Date().toISOString());
  const { state, send, check, forget } = useReceiving(counter.operatorId, history.refresh);
  const pix = useAmountPix(counter.operatorId, contract.id, history.refresh);
  const { storeId } = counter;
  const close = () => {
    setAsked(null);
    if (state.step === 'refused') forget();
    if (pix.state.step === 'refused') pix.forget();
  };
  const forgetAnswers = () => {
    forget();
    pix.forget();
  };
  // What was received before is said until something else is done.
  const ask = (next: Asked) => {
    forgetAnswers();
    setAsked(next);
  };
  const refused = state.step === 'refused' ? state : pix.state.step === 'refused' ? pix.state : undefined;
  const dialog = {
    contract,
    failure: refused && errorText(refused.error, brandName(), 'payments'),
    isSending: state.step === 'sending',
    onReceive: (amount: number, expectedRemaining: number) => {
      if (storeId === null) return;
      void send({ contractId: contract.id, contractNumber: contract.number, storeId, amount, expectedRemaining });
    },
    onPix: (amount: number, expectedRemaining: number) => {
      if (storeId !== null) void pix.charge({ contractId: contract.id, storeId, amount, expectedRemaining });
    },
    onClose: close,
  };
  const isAsking =
    (state.step === 'idle' || state.step === 'sending' || state.step === 'refused') &&
    (pix.state.step === 'idle' || pix.state.step === 'refused');
  return (
    <article className="history-paper" aria-label={texts.contract(contract.number)}>
      <ReceivingOutcome state={state} onSend={(amount) => void send(amount)} onCheck={check} onForget={forget} />
      <AmountPixOutcome contractNumber={contract.number} pix={pix} />
      <Returns
        contract={contract}
        counter={counter}
        isAsked={asked?.kind === 'return'}
        onClose={close}
        onAnswered={history.refresh}
      />
      <header className="history-paper-header">
        <h2>{texts.contract(contract.number)}</h2>
        <p className="history-print-only">
          {customer.name} · {customer.cpf} · {counter.storeName} · {texts.printedAt(formatDateTime(openedAt))}
        </p>
        <div className="history-acts">
          {isPayable(contract) ? (
            <>
              <Button kind="primary" onClick={() => ask({ kind: 'payoff' })}>
                {texts.payOff}
              </Button>
              <Button onClick={() => ask({ kind: 'amount' })}>{texts.other}</Button>
            </>
          ) : null}
          {contract.standing === 'CANCELED' ? null : (
            <Button onClick={() => ask({ kind: 'return' })}>{returnTexts.open}</Button>
          )}
          <Button icon="receipt" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </div>
      </header>
      {contract.due > 0 && !isPayable(contract) ? <p className="history-soft">{texts.inAgreement}</p> : null}
      {/* The table is a region of this name already. */}
      <div className="history-part">
        <h3>{texts.installments}</h3>
        <Installments installments={contract.installments} />
      </div>
      <section className="history-part" aria-labelledby="history-payments">
        <h3 id="history-payments">{texts.payments}</h3>
        <PaymentsOrWait history={history} onUndo={(payment) => ask({ kind: 'undo', payment })} />
      </section>
      <ContractPapers contractId={contract.id} isOpen={contract.due > 0} />
      <ReturnsDone contractId={contract.id} />
      {asked?.kind === 'payoff' && isAsking ? <PayoffDialog {...dialog} /> : null}
      {asked?.kind === 'amount' && isAsking ? <AmountDialog {...dialog} onSee={forgetAnswers} /> : null}
      <Undoing
        contractId={contract.id}
        counter={counter}
        payment={asked?.kind === 'undo' ? asked.payment : null}
        onClose={close}
        onAnswered={history.refresh}
      />
    </article>
  );
}

function PaymentsOrWait({
  history: { payments },
  onUndo,
}: Pick<ContractPaperProps, 'history'> & { onUndo: (payment: PaymentOfHistory) => void }) {
  if (payments.data) return <Payments payments={payments.data} onUndo={onUndo} />;
  if (!payments.error) return <SkeletonRows label={texts.loading} rows={3} />;
  return (
    <EmptyState
      title={errorText(payments.error, brandName(), 'payments')}
      actions={<Button onClick={() => void payments.refetch()}>{texts.tryAgain}</Button>}
    />
  );
}
