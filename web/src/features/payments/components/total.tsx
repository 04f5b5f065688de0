import { Button } from '../../../ui/button/button.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { counterTexts } from '../../../domain/counter/texts.ts';
import { texts } from '../texts.ts';
import './total.css';

interface PaymentTotalProps {
  /** Reais, open fees included. */
  total: number;
  /** Reais of the open fees in it. */
  fees: number;
  count: number;
  busyText: string | undefined;
  onPay: () => void;
}

/** What will be received, and the act. It stays in sight, however long the list. */
export function PaymentTotal({ total, fees, count, busyText, onPay }: PaymentTotalProps) {
  return (
    <section className="payment-total" aria-label={counterTexts.totalToPay}>
      <div className="payment-total-figures">
        <p className="payment-total-label">{counterTexts.totalToPay}</p>
        <p className="payment-total-figure">
          <Money reais={total} />
        </p>
        <p className="payment-total-note">
          {count === 0 ? texts.noneSelected : texts.selected(count)}
          {fees > 0 ? texts.feeIncluded : ''}
        </p>
      </div>
      <Button kind="primary" disabled={count === 0} busyText={busyText} onClick={onPay}>
        {texts.pay}
      </Button>
    </section>
  );
}

/** What the asterisk stands for. */
export function FeeNote({ fees }: { fees: number }) {
  return fees > 0 ? (
    <p className="payment-total-note">
      * <Money reais={fees} /> {texts.feeNote}
    </p>
  ) : null;
}
