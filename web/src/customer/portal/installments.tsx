import { formatDate, sumReais } from '@balcao/contract/kernel';
import { useState } from 'react';
import { formatReais } from '../../domain/money/format-reais.ts';
import { InstallmentBadge } from '../../domain/payments/installment-badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Money } from '../../ui/data/money.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Agree } from './agree.tsx';
import { isOpen, marksOf } from './marks.ts';
import { Pay } from './pay.tsx';
import { agreementPayableOf, type Payable, payableOf, totalOf } from './payable.ts';
import { LoadedPart } from './portal-page.tsx';
import { callOwn } from './session.ts';
import { type Installment, type Purchase, type Purchases, texts } from './texts.ts';
import { useLoaded } from './use-loaded.ts';

const own = texts.installments;
const load = () => callOwn('GET /portal/purchases');

/** What is open, by purchase, and the ways to pay it. */
export function InstallmentsPart() {
  const [loaded, again] = useLoaded(load);
  const [paying, setPaying] = useState<Payable>();
  const [agreeing, setAgreeing] = useState<string>();
  const back = () => {
    setPaying(undefined);
    setAgreeing(undefined);
    again();
  };
  if (paying) return <Pay {...paying} onBack={back} onPaid={back} />;
  if (agreeing) return <Agree contractId={agreeing} onBack={back} />;
  return (
    <>
      <h1>{own.title}</h1>
      <LoadedPart of={loaded} onAgain={again}>
        {({ asOf, purchases, agreementPayments, ...fees }) => {
          const open = purchases.filter(({ installments }) => installments.some(isOpen));
          if (open.length === 0) return <p className="customer-lead">{own.none}</p>;
          return (
            <>
              <p className="customer-lead">{own.lead(asOf)}</p>
              <AgreementPayments payments={agreementPayments} fees={fees} onPay={setPaying} />
              {open.map((purchase) => (
                <OpenPurchase
                  key={purchase.id}
                  purchase={purchase}
                  fees={fees}
                  onPay={setPaying}
                  onAgree={setAgreeing}
                />
              ))}
            </>
          );
        }}
      </LoadedPart>
    </>
  );
}

interface AgreementPaymentsProps extends Pick<OpenPurchaseProps, 'fees' | 'onPay'> {
  payments: Purchases['agreementPayments'];
}

/** What agreements owe, an agreement each: the first of it is paid next. */
function AgreementPayments({ payments, fees, onPay }: AgreementPaymentsProps) {
  const numbers = [...new Set(payments.map(({ renegotiationNumber }) => renegotiationNumber))];
  return numbers.map((number) => {
    const owed = payments.filter(({ renegotiationNumber }) => renegotiationNumber === number);
    const [next] = owed;
    const payable = next && agreementPayableOf(next, fees);
    return (
      <section key={number} className="portal-part" aria-label={`${own.agreementTitle} ${number}`}>
        <h2>{own.agreementTitle}</h2>
        <ul className="portal-list">
          {owed.map(({ id, order, numberOfPayments, dueDate, paymentDue }) => (
            <li key={id}>
              <span>
                {formatDate(dueDate)}
                <br />
                <span className="portal-soft">{texts.home.agreement(order, numberOfPayments, number)}</span>
              </span>
              <span className="portal-end">
                <Money reais={paymentDue} />
              </span>
            </li>
          ))}
        </ul>
        {payable ? (
          <Button kind="primary" isWide onClick={() => onPay(payable)}>
            {own.agreementNext(formatReais(totalOf(payable)))}
          </Button>
        ) : null}
      </section>
    );
  });
}

interface OpenPurchaseProps {
  purchase: Purchase;
  fees: Pick<Purchases, 'fees' | 'feesToCome'>;
  onPay: (payable: Payable) => void;
  onAgree: (contractId: string) => void;
}

function OpenPurchase({ purchase, fees, onPay, onAgree }: OpenPurchaseProps) {
  const { id: contractId, number, storeName, isAgreed, payoffTotal } = purchase;
  const open = purchase.installments.filter(isOpen);
  const [next] = open;
  const saved = sumReais(open.map(({ earlyPaymentDiscount }) => earlyPaymentDiscount));
  return (
    <section className="portal-part" aria-label={own.contract(number)}>
      <h2>{own.of(storeName)}</h2>
      <p className="portal-soft">{own.contract(number)}</p>
      <ul className="portal-list">
        {open.map((installment) => (
          <Row key={installment.id} installment={installment} />
        ))}
      </ul>
      {isAgreed || !next ? (
        <Banner kind="info">{own.agreed}</Banner>
      ) : (
        <>
          <Button kind="primary" isWide onClick={() => onPay(payableOf([next], fees, contractId))}>
            {own.next(formatReais(next.paymentDue))}
          </Button>
          {open.length > 1 ? (
            <Button isWide onClick={() => onPay(payableOf(open, fees))}>
              {own.payoff(formatReais(payoffTotal))}
            </Button>
          ) : null}
          {marksOf(open).late > 0 ? (
            <Button isWide onClick={() => onAgree(contractId)}>
              {texts.agree.open}
            </Button>
          ) : null}
          {saved > 0 ? <p className="portal-soft">{own.saves(formatReais(saved))}</p> : null}
        </>
      )}
    </section>
  );
}

function Row({ installment }: { installment: Installment }) {
  const { installmentOrder, numberOfInstallments, dueDate, paymentDue, discount, interest, status } = installment;
  return (
    <li>
      <span>
        {formatDate(dueDate)} <InstallmentBadge status={status} />
        <br />
        <span className="portal-soft">{own.order(installmentOrder, numberOfInstallments)}</span>
      </span>
      <span className="portal-end">
        <Money reais={paymentDue} />
        {discount > 0 ? <span className="portal-soft portal-line">{own.discount(formatReais(discount))}</span> : null}
        {interest > 0 ? <span className="portal-soft portal-line">{own.charges(formatReais(interest))}</span> : null}
      </span>
    </li>
  );
}
