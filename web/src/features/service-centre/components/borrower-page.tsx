import { CustomerActions } from '../../../domain/borrowers/actions/customer-actions.tsx';
import { couponTerms, couponTitle } from '../../../domain/borrowers/coupon-words.ts';
import type { LimitAsked } from '../../../domain/borrowers/borrower.ts';
import { askedTexts } from '../../../domain/borrowers/texts.ts';
import { categoryText, incentiveText } from '../../../domain/incentives/incentive-words.ts';
import { useCounter } from '../../../domain/counter/use-counter.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { Banner, type Tone } from '../../../ui/feedback/banner.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { CentreCustomer } from '../calls.ts';
import { borrowerTexts, texts } from '../texts.ts';
import { CustomerHead } from './customer-head.tsx';

interface BorrowerPageProps {
  customer: CentreCustomer;
  /** Digits. */
  document: string;
  onClose: () => void;
}

/** A customer who may buy: how much, what the seller earns, and what may be done. */
export function BorrowerPage({ customer, document, onClose }: BorrowerPageProps) {
  const { offersExtraCredit } = useCounter();
  const { borrower, credit, coupon, operator, status, options, limitAsked } = customer;
  return (
    <>
      <CustomerHead title={borrower.name} borrower={borrower} />
      {operator ? <Incentive operator={operator} category={credit.incentiveCategory} /> : null}
      <section className="centre-available" aria-labelledby="centre-available">
        <h2 id="centre-available">{borrowerTexts.available}</h2>
        {credit.limit === null ? (
          <p>{borrowerTexts.noLimit}</p>
        ) : (
          <p className="centre-figure">
            <Money reais={credit.availableLimit} />
          </p>
        )}
      </section>
      {limitAsked ? <Asked {...limitAsked} /> : null}
      {coupon ? (
        <section className="centre-coupon">
          <Icon name="receipt" />
          <div>
            <h2>{couponTitle(coupon)}</h2>
            {couponTerms(coupon).map((term) => (
              <p key={term}>{term}</p>
            ))}
          </div>
        </section>
      ) : null}
      <CustomerActions
        customer={{ borrowerId: borrower.id, status, options }}
        document={document}
        simulation={{ simulationFlowStartedFrom: 'cv_' }}
        offersSuperCompra={offersExtraCredit}
      />
      <p>
        <Button icon="close" onClick={onClose}>
          {texts.close}
        </Button>
      </p>
    </>
  );
}

const askedTones: Readonly<Record<LimitAsked['status'], Tone>> = {
  WAITING: 'info',
  APPROVED: 'success',
  REFUSED: 'attention',
  EXPIRED: 'attention',
};

/** What became of a request for more limit: whoever asked in the calculator may not open the till. */
function Asked({ status, toLimit }: LimitAsked) {
  const { title, text } = askedTexts[status];
  return (
    <Banner kind={askedTones[status]} title={title}>
      {text(formatReais(toLimit))}
    </Banner>
  );
}

interface IncentiveProps {
  operator: NonNullable<CentreCustomer['operator']>;
  category: CentreCustomer['credit']['incentiveCategory'];
}

function Incentive({ operator, category }: IncentiveProps) {
  return (
    <Banner kind="success" title={borrowerTexts.earns(incentiveText(operator))}>
      {category === null ? null : categoryText(category)}
    </Banner>
  );
}
