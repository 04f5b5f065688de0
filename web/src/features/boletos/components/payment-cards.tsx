import { Money } from '../../../ui/data/money.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import type { DecidedPayment, Decision, WaitingPayment } from '../calls.ts';
import {
  actOf,
  askedText,
  decidedText,
  differenceText,
  nameOf,
  paidText,
  paysText,
  texts,
  whereText,
  whyTexts,
} from '../texts.ts';

/** One payment that waits, with what may be done about it. */
export function WaitingCard({ payment, onDecide }: { payment: WaitingPayment; onDecide: (act: Decision) => void }) {
  const { badge, sentence } = whyTexts[payment.why];
  return (
    <li className="boletos-card">
      <div className="boletos-head">
        <h2>{nameOf(payment)}</h2>
        <StatusBadge tone="attention" text={badge} icon="alert" />
      </div>
      <PaymentFacts payment={payment} />
      <p>{sentence}</p>
      <p className="boletos-note">{whereText(payment)}</p>
      <div className="boletos-acts">
        <Button aria-label={actOf(texts.giveBack, payment)} onClick={() => onDecide('RETURN')}>
          {texts.giveBack}
        </Button>
        {payment.pays.length === 0 ? null : (
          <Button kind="primary" aria-label={actOf(texts.apply, payment)} onClick={() => onDecide('APPLY')}>
            {texts.apply}
          </Button>
        )}
      </div>
    </li>
  );
}

/** What came, what was asked for, and what it would pay. */
export function PaymentFacts({ payment }: { payment: WaitingPayment }) {
  const difference = differenceText(payment);
  return (
    <dl className="boletos-facts">
      <dt>{texts.paid}</dt>
      <dd>
        <strong>
          <Money reais={payment.value} />
        </strong>
        , {paidText(payment)}
      </dd>
      {payment.expectedValue === null ? null : (
        <>
          <dt>{texts.asked}</dt>
          <dd>{askedText(payment)}</dd>
        </>
      )}
      {difference === null ? null : (
        <>
          <dt>{texts.difference}</dt>
          <dd>{difference}</dd>
        </>
      )}
      {payment.owedValue === null ? null : (
        <>
          <dt>{texts.owed}</dt>
          <dd>
            <Money reais={payment.owedValue} />
          </dd>
        </>
      )}
      <dt>{texts.pays}</dt>
      <dd>{payment.pays.length === 0 ? texts.onlyBack : paysText(payment)}</dd>
    </dl>
  );
}

/** What somebody decided: who, when and why. */
export function DecidedCard({ payment }: { payment: DecidedPayment }) {
  return (
    <li className="boletos-card">
      <div className="boletos-head">
        <h2>{nameOf(payment)}</h2>
        <StatusBadge
          tone={payment.outcome === 'APPLIED' ? 'success' : 'neutral'}
          text={texts.outcomes[payment.outcome]}
        />
      </div>
      <p>
        <strong>
          <Money reais={payment.value} />
        </strong>
        , {paidText(payment)}
      </p>
      <p>{decidedText(payment)}</p>
    </li>
  );
}
