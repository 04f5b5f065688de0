import type { Wire } from '@balcao/contract';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { purchaseReceiptPath } from '../../../domain/contracts/contract-calls.ts';
import { acceptedOf } from '../../../domain/contracts/offer.ts';
import { planText } from '../../../domain/contracts/texts.ts';
import { ReceiptLink } from '../../../domain/counter/receipt-link.tsx';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { QrPurchase } from '../qr-calls.ts';
import { texts } from '../texts.ts';
import '../../../domain/counter/finished-acts.css';

interface ResultStepProps {
  purchase: QrPurchase;
  sale: Wire<'GET /coordinator/contracts'>['answer'][number];
  onAnother: () => void;
}

/** QR completion message delay (cashier spec, section 9). */
const FINISHING_MS = 2_000;

/** The sale stands: what is to be taken at the till, the label, and back. */
export function ResultStep({ purchase, sale, onAnother }: ResultStepProps) {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setDone, FINISHING_MS, true);
    return () => clearTimeout(timer);
  }, []);
  const signed = acceptedOf(sale);
  const rest = Math.round((purchase.value - sale.principal) * 100) / 100;
  return (
    <div className="qr-result">
      <p className="qr-figure">{formatReais(purchase.value)}</p>
      <p role="status" className="qr-result-state">
        <Icon name={isDone ? 'checkCircle' : 'clock'} /> {isDone ? texts.finished : texts.finishing}
      </p>
      {rest > 0 ? (
        <Banner kind="attention" title={texts.collect(rest)} isLive>
          {texts.collectMeaning(sale.principal)}
        </Banner>
      ) : null}
      <p>
        <strong>{sale.borrowerName}</strong>
        {signed
          ? ` · ${planText({ numberOfInstallments: signed.installments, installmentValue: signed.installmentValue })}`
          : null}
        {` · ${sale.number}`}
      </p>
      <div className="finished-acts">
        {isDone ? (
          <>
            <ReceiptLink href={`/render/${purchase.id}/qr-labels`} text={texts.print} isMain />
            <ReceiptLink href={purchaseReceiptPath(sale.id)} text={texts.receipt} />
            <Button onClick={onAnother}>{texts.another}</Button>
            <Link className="button" to="/caixa">
              {texts.back}
            </Link>
          </>
        ) : (
          <>
            <Button kind="primary" disabled>
              {texts.print}
            </Button>
            <Button disabled>{texts.back}</Button>
          </>
        )}
      </div>
    </div>
  );
}
