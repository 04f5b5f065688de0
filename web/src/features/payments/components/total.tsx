import { formatReais } from '../../../domain/money/format-reais.ts';
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
  /** Reais taken off what is selected, for being paid early. */
  discount: number;
  count: number;
  busyText: string | undefined;
  onPay: () => void;
}

/** What will be received, and the act. It stays in sight, however long the list. */
export function PaymentTotal({ total, fees, discount, count, busyText, onPay }: PaymentTotalProps) {
  const isSelected = count > 0;
  // With nothing selected there is no total, only what is open besides (ruling C29).
  const label = isSelected ? counterTexts.totalToPay : texts.openFee;
  return (
    <section className="payment-total" aria-label={isSelected || fees > 0 ? label : texts.noneSelected}>
      <div className="payment-total-figures">
        {isSelected || fees > 0 ? (
          <>
            <p className="payment-total-label">{label}</p>
            <p className={isSelected ? 'payment-total-figure' : 'payment-total-fee'}>
              <Money reais={isSelected ? total : fees} />
            </p>
          </>
        ) : null}
        <p className="payment-total-note">
          {isSelected ? texts.selected(count) : texts.noneSelected}
          {discount > 0 ? texts.discountTaken(formatReais(discount)) : ''}
          {isSelected && fees > 0 ? texts.feeIncluded : ''}
        </p>
      </div>
      <Button kind="primary" disabled={!isSelected} busyText={busyText} onClick={onPay}>
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
