import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { type BadgeTone, StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import type { Coupon } from '../calls.ts';
import { customerTexts as texts, historyText, termsText } from '../texts.ts';

const tones: Record<Coupon['status'], BadgeTone> = {
  ISSUED: 'info',
  USED: 'success',
  EXPIRED: 'neutral',
  WITHDRAWN: 'neutral',
};

interface CouponListProps {
  coupons: readonly Coupon[];
  onWithdraw: (coupon: Coupon) => void;
}

/** Coupons of a customer, how each came to be and what became of it. */
export function CouponList({ coupons, onWithdraw }: CouponListProps) {
  return (
    <section aria-labelledby="coupons-of">
      <h2 id="coupons-of">{texts.list}</h2>
      {coupons.length === 0 ? <p>{texts.none}</p> : null}
      <ul className="campaigns">
        {coupons.map((coupon) => {
          const terms = termsText(coupon, formatReais);
          return (
            <li key={coupon.id} className="campaign">
              <div className="campaign-head">
                <strong>{terms}</strong>
                <StatusBadge tone={tones[coupon.status]} text={texts.statuses[coupon.status]} />
              </div>
              <p className="campaign-by">{historyText(coupon)}</p>
              {coupon.status === 'ISSUED' ? (
                <div className="campaign-acts">
                  <Button kind="quiet" aria-label={texts.withdrawOf(terms)} onClick={() => onWithdraw(coupon)}>
                    {texts.withdraw}
                  </Button>
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
