import { Link } from '@tanstack/react-router';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { paymentReceiptsPath } from '../../../domain/payments/payment-calls.ts';
import { SendReceipt } from '../../../domain/receipts/send-receipt.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Cupom } from '../../../ui/layout/cupom-strip.tsx';
import type { PaymentDone as Done } from '../machine/context.ts';
import { ReceiptLink } from '../../../domain/counter/receipt-link.tsx';
import { counterTexts, installmentsText } from '../../../domain/counter/texts.ts';
import type { Counter } from '../../../domain/counter/use-counter.ts';
import { cupomTexts, doneTexts, texts } from '../texts.ts';
import '../../../domain/counter/finished-acts.css';

/** The money was received: here are the receipts. */
export function PaymentDone({ done, onNext }: { done: Done; onNext: () => void }) {
  return (
    <>
      <Banner kind="success" isLive>
        {doneTexts.received(done.count, formatReais(done.total))}
      </Banner>
      {done.missing ? (
        <Banner kind="attention" title={doneTexts.missing(done.missing)}>
          {doneTexts.missingMeaning}
        </Banner>
      ) : null}
      <div className="finished-acts">
        <ReceiptLink href={paymentReceiptsPath(done.entryIds, done.isAgreement)} text={doneTexts.showReceipts} isMain />
        <Button onClick={onNext}>{texts.startAgain}</Button>
        <Link className="button" to="/caixa">
          {doneTexts.backToTill}
        </Link>
      </div>
      <SendReceipt receipts={{ kind: 'PAYMENT', ids: done.entryIds }} />
    </>
  );
}

interface DoneCupomProps {
  counter: Counter;
  done: Done;
  maskedCpf: string;
}

/** The paper at its end: what was received. */
export function DoneCupom({ counter, done, maskedCpf }: DoneCupomProps) {
  return (
    <Cupom
      title={cupomTexts.title}
      sections={[
        {
          key: 'store',
          rows: [
            { label: counterTexts.store, value: counter.storeName ?? '' },
            { label: counterTexts.operator, value: counter.operatorName },
          ],
        },
        {
          key: 'paid',
          rows: [
            { label: counterTexts.cpfOfCustomer, value: maskedCpf },
            { label: cupomTexts.received, value: installmentsText(done.count) },
          ],
        },
      ]}
      total={{ label: cupomTexts.totalReceived, value: formatReais(done.total) }}
    />
  );
}
